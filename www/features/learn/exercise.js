// What a learner tries alone: the run that is open, or a link from elsewhere, is replayed, and nothing else is believed.

import { element, enable, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { inWords } from "../../text/core.js";
import { choiceOf, labelOf } from "../../view/labels.js";
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
 * @param {(key: string) => string} page.value of a setting of the run that is open
 * @param {() => Promise<void>} page.settled when what was changed has been taken
 * @param {() => void} page.again sets up the start once more
 * @param {() => void} page.passed
 * @param {() => Promise<string | null>} page.task the link of the task that the exercise is
 */
export function exerciseOf(exercise, { engine, link, url, value, settled, again, passed, task }) {
  const check = element("button", { type: "button", class: "button primary" }, t("checkRun"));
  const begin = element("button", { type: "button", class: "button" }, t("startAgain"));
  const open = element("a", { class: "button", href: url(exercise.start) }, t("openInRun"));
  const asTask = element("a", { class: "button", hidden: "" }, t("setAsTask"));
  const field = element("input", { type: "text", autocomplete: "off", spellcheck: "false", id: "exercise-link" });
  const verdict = element("p", { class: "reply", role: "status" });
  const form = element(
    "form",
    { class: "exercise-link" },
    element("label", { for: "exercise-link" }, t("orPaste")),
    field,
    element("button", { type: "submit", class: "button small" }, t("checkLink")),
  );
  const latest = new Latest();

  /** @param {string} of @param {string} [settings] what it is checked with, in words */
  async function examine(of, settings = "") {
    const isLatest = latest.begin();
    enable(check, false);
    delete verdict.dataset.right;
    setText(verdict, t("checking"));
    const done = await verdictOf(engine(), exercise, of, (made, runs) => {
      if (isLatest()) setText(verdict, t("checkingRuns", { made, n: runs }));
    });
    if (!isLatest()) return;
    enable(check, true);
    verdict.dataset.right = String(done.passed);
    setText(verdict, `${t(done.passed ? "passedWord" : "notYet")} ${done.words} ${settings}`.trim());
    if (done.passed) passed();
  }

  check.addEventListener("click", async () => {
    // What is typed is taken first.
    await settled();
    if (document.querySelector("#settings [aria-invalid=true]")) {
      verdict.dataset.right = "false";
      return setText(verdict, t("settingRefused"));
    }
    // A setting that does not apply has no value.
    const applied = exercise.change.filter((key) => value(key) !== "");
    const own = applied.map((key) => t("setTo", { name: labelOf(key), value: choiceOf(key, value(key)) }));
    examine(link(), own.length > 0 ? t("checkedWith", { settings: own }) : "");
  });
  begin.addEventListener("click", again);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) examine(field.value.trim());
  });
  const elsewhere = element(
    "details",
    {},
    element("summary", {}, t("fromElsewhere")),
    element("p", {}, open, " ", asTask),
    form,
  );
  // Few ask for it: its link is made when it is seen.
  elsewhere.addEventListener("toggle", async () => {
    const made = await task().catch(() => null);
    asTask.hidden = made === null;
    if (made !== null) asTask.href = url(made);
  });
  return element(
    "div",
    { class: "exercise" },
    element("p", { class: "exercise-buttons" }, check, begin),
    verdict,
    elsewhere,
  );
}

/**
 * @param {import("../../core/engine.js").Engine} engine
 * @param {Exercise} exercise
 * @param {string} link
 * @param {(made: number, runs: number) => void} far
 */
async function verdictOf(engine, exercise, link, far) {
  const refused = await engine.ask("openCheck", { exercise: JSON.stringify(exercise), link });
  if (refused) return { passed: false, words: inWords(refused.message) };
  for (;;) {
    const { made, runs, verdict } = await engine.ask("checkStep", { milliseconds: SLICE });
    if (verdict) return { passed: verdict.passed, words: inWords(verdict.reached) };
    if (runs > 1) far(made, runs);
  }
}
