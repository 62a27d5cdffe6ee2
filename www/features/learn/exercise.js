// The view of an exercise, which a learner solves alone. Its check replays the open run, or the run of a link from
// elsewhere.

import { button, element, enable, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { hereTo } from "../../lib/link.js";
import { inWords } from "../../text/core.js";
import { choiceOf, labelOf } from "../../view/labels.js";
import { paragraphs } from "./prose.js";
import { t } from "./texts.js";
import { Tries } from "./tries.js";

/** @typedef {import("./types.js").Exercise} Exercise */

/** Milliseconds per answer. */
const SLICE = 30;

/** An exercise with the check of its run. */
export class ExerciseView {
  #latest = new Latest();
  #check = button(t("checkRun"), { class: "button primary" }, () => this.#checkRun());
  #verdict = element("p", { class: "reply", role: "status" });
  #why = element("div", { class: "prose", hidden: "" });
  #tries;
  #exercise;
  #page;

  /**
   * @param {Exercise} exercise
   * @param {object} page
   * @param {() => import("../../core/engine.js").Engine} page.engine
   * @param {() => string} page.runLink returns the link of the open run
   * @param {(key: string) => string} page.value returns the value of a setting of the open run
   * @param {() => Promise<void>} page.settled resolves when all changes have been taken
   * @param {() => void} page.again sets the start up again
   * @param {(link: string) => void} page.passed takes the link of a passing run
   * @param {(place: string) => number | undefined} page.valueOf returns a claim's value
   * @param {() => Promise<string | null>} page.task returns the link of the exercise as a task
   */
  constructor(exercise, page) {
    this.#exercise = exercise;
    this.#page = page;
    this.#tries = new Tries(exercise);
    const begin = button(t("startAgain"), { class: "button" }, page.again);
    const buttons = element("p", { class: "exercise-buttons row" }, this.#check, begin);
    const said = [this.#verdict, this.#tries.node, this.#why];
    this.node = element("div", { class: "exercise" }, buttons, ...said, this.#elsewhere());
  }

  #elsewhere() {
    const { task, runLink } = this.#page;
    const open = element("a", { class: "button", href: hereTo(this.#exercise.start) }, t("openInRun"));
    // The link is updated just before use, so it contains the current settings.
    for (const way of /** @type {const} */ (["pointerdown", "focus", "contextmenu"]))
      open.addEventListener(way, () => (open.href = hereTo(runLink() || this.#exercise.start)));
    const asTask = element("a", { class: "button", hidden: "" }, t("setAsTask"));
    const link = element("input", { type: "text", autocomplete: "off", spellcheck: "false", id: "exercise-link" });
    const label = element("label", { for: "exercise-link" }, t("orPaste"));
    const check = element("button", { type: "submit", class: "button small" }, t("checkLink"));
    const form = element("form", { class: "exercise-link row" }, label, link, check);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (link.value.trim()) this.#examine(link.value.trim(), null);
    });
    const links = element("p", {}, open, " ", asTask);
    const node = element("details", {}, element("summary", {}, t("fromElsewhere")), links, form);
    // Few people need the task, so its link is made only when this part is opened.
    node.addEventListener("toggle", async () => {
      const made = await task().catch(() => null);
      asTask.hidden = made === null;
      if (made !== null) asTask.href = hereTo(made);
    });
    return node;
  }

  async #checkRun() {
    const { settled, value, runLink } = this.#page;
    // Settings being typed are applied first.
    await settled();
    if (document.querySelector("#settings [aria-invalid=true]")) return this.#say("false", t("settingRefused"));
    // A setting that does not apply has no value.
    const applied = this.#exercise.change.filter((key) => value(key) !== "");
    const settings = applied.map((key) => t("setTo", { name: labelOf(key), value: choiceOf(key, value(key)) }));
    this.#examine(runLink(), settings, Number(applied.map(value)[0]));
  }

  /**
   * Checks the run of a link.
   * @param {string} link
   * @param {string[] | null} settings the settings in words; null for a run from elsewhere
   * @param {number} [at] the value of the first setting
   */
  async #examine(link, settings, at = NaN) {
    const isLatest = this.#latest.begin();
    enable(this.#check, false);
    delete this.#verdict.dataset.right;
    setText(this.#verdict, t("checking"));
    const { passed, reached, refused } = await verdictOf(this.#page.engine(), this.#exercise, link, (made, runs) => {
      if (isLatest()) setText(this.#verdict, t("checkingRuns", { made, n: runs }));
    });
    if (!isLatest()) return;
    enable(this.#check, true);
    const known = settings?.length ? { settings } : null;
    const last = known ? t("checkedWith", known) : "";
    this.#say(String(passed), `${t(passed ? "passedWord" : "notYet")} ${inWords(reached)} ${last}`.trim());
    const name = known ? t("tryWith", known) : settings ? "" : t("tryOfLink");
    if (!refused) this.#tries.add({ name, at, reached, passed });
    this.#why.hidden = true;
    if (!passed) return;
    this.#explain();
    this.#page.passed(link);
  }

  /** Explains why an answer passes. The text is made once, because a term may be open in it. */
  #explain() {
    const { why } = this.#exercise;
    if (!why) return;
    if (!this.#why.firstChild)
      this.#why.append(element("h3", {}, t("whyPassed")), ...paragraphs(why, this.#page.valueOf));
    this.#why.hidden = false;
  }

  /** @param {string} right @param {string} words */
  #say(right, words) {
    this.#verdict.dataset.right = right;
    setText(this.#verdict, words);
  }
}

/**
 * Gets the verdict on a run.
 * @param {import("../../core/engine.js").Engine} engine
 * @param {Exercise} exercise
 * @param {string} link
 * @param {(made: number, runs: number) => void} far
 */
async function verdictOf(engine, exercise, link, far) {
  const refused = await engine.ask("openCheck", { exercise: JSON.stringify(exercise), link });
  if (refused) return { passed: false, reached: refused.message, refused: true };
  for (;;) {
    const { made, runs, verdict } = await engine.ask("checkStep", { milliseconds: SLICE });
    if (verdict) return { ...verdict, refused: false };
    if (runs > 1) far(made, runs);
  }
}
