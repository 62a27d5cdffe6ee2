// What a learner tries alone: the run that is open, or a link from elsewhere, is replayed, and nothing else is believed.

import { element, setText } from "../../lib/dom.js";
import { inWords } from "../../text/core.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Exercise} Exercise */

/** Milliseconds of one answer. */
const SLICE = 30;

/**
 * @param {Exercise} exercise
 * @param {object} page
 * @param {() => import("../../core/engine.js").Engine} page.engine
 * @param {() => string} page.link of the run that is open
 * @param {(link: string) => string} page.url
 * @param {() => void} page.again sets up the start once more
 * @param {() => void} page.passed
 */
export function exerciseOf(exercise, { engine, link, url, again, passed }) {
  const check = element("button", { type: "button", class: "button primary" }, t("checkRun"));
  const begin = element("button", { type: "button", class: "button" }, t("startAgain"));
  const open = element("a", { class: "button", href: url(exercise.start) }, t("openInRun"));
  const field = element("input", { type: "text", autocomplete: "off", spellcheck: "false", id: "exercise-link" });
  const verdict = element("p", { class: "reply", role: "status" });
  const form = element(
    "form",
    { class: "exercise-link" },
    element("label", { for: "exercise-link" }, t("orPaste")),
    field,
    element("button", { type: "submit", class: "button small" }, t("checkLink")),
  );
  let count = 0;

  /** @param {string} of */
  async function examine(of) {
    const mine = ++count;
    check.disabled = true;
    delete verdict.dataset.right;
    setText(verdict, t("checking"));
    const done = await verdictOf(engine(), exercise, of, (made, runs) => {
      if (mine === count) setText(verdict, t("checkingRuns", { made, n: runs }));
    });
    if (mine !== count) return;
    check.disabled = false;
    verdict.dataset.right = String(done.passed);
    setText(verdict, `${t(done.passed ? "passedWord" : "notYet")} ${done.words}`);
    if (done.passed) passed();
  }

  check.addEventListener("click", () => examine(link()));
  begin.addEventListener("click", again);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) examine(field.value.trim());
  });
  return element(
    "div",
    { class: "exercise" },
    element("p", { class: "exercise-buttons" }, check, begin, open),
    verdict,
    form,
  );
}

/**
 * @param {import("../../core/engine.js").Engine} engine
 * @param {Exercise} exercise
 * @param {string} link
 * @param {(made: number, runs: number) => void} far
 */
async function verdictOf(engine, exercise, link, far) {
  const refused = await engine.ask("openExam", { exercise: JSON.stringify(exercise), link });
  if (refused) return { passed: false, words: inWords(refused.message) };
  for (;;) {
    const { made, runs, verdict } = await engine.ask("examStep", { milliseconds: SLICE });
    if (verdict) return { passed: verdict.passed, words: inWords(verdict.reached) };
    if (runs > 1) far(made, runs);
  }
}
