// The view of an opened answer. Its run is computed again before a verdict is shown.

import { element, setText } from "../../lib/dom.js";
import { hereTo } from "../../lib/link.js";
import { checkedBy } from "./checker.js";
import { goalInWords } from "./goals.js";
import { t } from "./texts.js";

/** Describes the claim of an answer. @param {string | null} claimed as written in the link */
export function claimInWords(claimed) {
  const [what, score] = (claimed ?? "").split(":");
  const word = t(what === "passed" ? "claimed_passed" : "claimed_failed");
  return score === undefined ? word : t("claimedScore", { what: word, score: Number(score) });
}

/**
 * Makes the view.
 * @param {import("./types.js").AnswerShown | string} read the answer, or the reason why its link was rejected
 * @param {string} link
 * @param {{ makeEngine: () => import("../../core/engine.js").Engine }} page
 */
export function answerView(read, link, page) {
  const title = typeof read === "string" ? t("task") : t("answerTo", { title: read.task.title });
  const heading = element("h2", { class: "learn-title", tabindex: "-1" }, title);
  if (typeof read === "string") {
    const wrong = element("p", { role: "alert" }, t("answerRefused", { why: read }));
    return { title, parts: [heading, wrong], end: () => {} };
  }
  const { task, who, run, claimed } = read;
  const engine = page.makeEngine();
  let open = true;
  const verdict = element("p", { class: "reply", role: "status" }, t("checking"));
  const honest = element("p", {});
  const claim = claimed === null ? t("claimsNothing") : t("claims", { claim: claimInWords(claimed) });
  const handed = { answer: 1, file: "", line: 1, beside: "", link };
  const far = (/** @type {number} */ made, /** @type {number} */ n) => {
    if (n > 1) setText(verdict, t("checkingRuns", { made, n }));
  };
  checkedBy(engine, task.link, handed, () => open, far).then(
    (checked) => {
      if (!checked) return;
      const { row } = checked;
      verdict.dataset.right = String(row.verdict === "passed");
      verdict.replaceChildren(element("b", {}, t(row.verdict)), ` ${row.why}`);
      if (row.honest !== null) setText(honest, t(row.honest ? "claimHolds" : "claimFalse"));
    },
    () => open && setText(verdict, t("notChecked")),
  );
  return {
    title,
    parts: [
      heading,
      element("p", { class: "task-goal" }, goalInWords(task.exercise.goal)),
      element("p", {}, who ? t("answerBy", { who }) : t("answerByNobody"), " ", claim),
      verdict,
      honest,
      element("p", { class: "quiet" }, t("computedHere")),
      element(
        "div",
        { class: "learn-buttons row" },
        element("a", { class: "button", href: hereTo(run) }, t("openRun")),
        element("a", { class: "button", href: hereTo(task.link) }, t("openTask")),
      ),
    ],
    end: () => {
      open = false;
      engine.end();
    },
  };
}
