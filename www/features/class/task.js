// The view of a task for a learner: the question, the free settings, the check, the link of the answer, and earlier
// attempts.

import { copies } from "../../lib/copy.js";
import { button, element, enable, field, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { hereTo, valueIn } from "../../lib/link.js";
import { save } from "../../lib/save.js";
import { choiceOf } from "../../view/labels.js";
import { attemptsBy, isKnown, keepAttempt, keepNickname, meet, nicknameKept } from "./attempts.js";
import { checkedBy } from "./checker.js";
import { freeInWords, goalInWords, nameOf, settingInWords } from "./goals.js";
import { packs } from "../scorm/pack.js";
import { folded } from "../show/ways.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Task} Task */

/** Settings whose values are too long for a list. */
const LONG = ["givens", "map", "hand", "define"];

/**
 * Makes the question of a task, identical for learners and in the form's preview.
 * @param {Task} task
 * @param {"h2" | "h3"} level
 */
export function questionOf(task, level) {
  const paragraphs = task.ask.split("\n").filter((line) => line.trim() !== "");
  const locked = task.locked.map(([key, value]) => element("li", {}, settingInWords(key, value)));
  return [
    element(level, { class: "learn-title", tabindex: "-1" }, task.title),
    element("div", { class: "prose" }, ...paragraphs.map((line) => element("p", {}, line))),
    element("p", { class: "task-goal" }, goalInWords(task.exercise.goal)),
    element("p", {}, freeInWords(task)),
    ...(task.personal ? [element("p", { class: "quiet" }, t("seedFromName"))] : []),
    ...(locked.length > 0
      ? [element("details", {}, element("summary", {}, t("stays")), element("ul", { class: "locked" }, ...locked))]
      : []),
  ];
}

/** The view of a task beside its run. */
export class TaskView {
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  #latest = new Latest();
  #check = button(t("check"), { class: "button primary" }, () => {
    if (this.#check.getAttribute("aria-disabled") !== "true") this.#examine();
  });
  #stop = button(t("stop"), { class: "button", hidden: "" }, () => {
    this.#halt(t("stopped"));
    this.#check.focus();
  });
  #verdict = element("p", { class: "reply", role: "status" });
  #bar = element("progress", { "aria-label": t("checkProgress"), hidden: "" });
  #answer = element("input", { type: "text", readonly: "", id: "answer-link", spellcheck: "false" });
  #copy = button(t("copyAnswer"), { class: "button" });
  #ready = element("p", {});
  #handIn = element(
    "div",
    { class: "hand-in", hidden: "" },
    this.#ready,
    element("label", { for: "answer-link" }, t("answerLink")),
    element("div", { class: "row" }, this.#answer, this.#copy),
  );
  #list = element("div", { class: "attempts" });
  #kept = element(
    "details",
    { class: "kept" },
    element("summary", {}, t("attempts")),
    element("p", { class: "quiet" }, t("attemptsKept")),
    this.#list,
    button(t("saveAttempts"), { class: "button small" }, () => {
      const lines = attemptsBy(this.#task.link, this.who).map(({ answer }) => `${this.#page.url(answer)}\n`);
      save(new Blob(lines, { type: "text/plain" }), "answers.txt");
    }),
  );
  #asked = element("span", {}, t("somebodyHere"));
  #me = button(t("thatWasMe"), { class: "button small" }, () => this.#meets(false));
  #other = button(t("somebodyElse"), { class: "button small" }, () => this.#meets(true));
  #whose = element("p", { class: "whose row" }, this.#asked, this.#me, this.#other);
  /** The place of the settings on a phone, beside the check. */
  slot = element("div", { class: "task-settings" });
  #name;
  #task;
  #page;

  /**
   * @param {Task} task
   * @param {object} page
   * @param {() => import("../../core/engine.js").Engine} page.makeEngine
   * @param {import("../scorm/scorm.js").Scorm | null} page.platform the learning platform that receives passed answers
   * @param {(link: string) => string} page.url
   * @param {(text: string) => void} page.notCopied
   * @param {(who: string) => Promise<void>} page.begin sets the run up from its start
   * @param {(link: string) => Promise<void>} page.openRun
   * @param {() => string} page.runLink returns the link of the open run
   * @param {() => Promise<void>} page.settled resolves when all changes have been taken
   * @param {() => Promise<void>} page.mend opens the form with this task
   */
  constructor(task, page) {
    this.#task = task;
    this.#page = page;
    if (isKnown(task.link)) meet(false);
    this.#name = element("input", {
      type: "text",
      id: "task-who",
      maxlength: "40",
      // Otherwise the browser would suggest the names of other learners.
      autocomplete: "off",
      value: isKnown(task.link) ? nicknameKept() : "",
      ...(task.personal ? { required: "" } : {}),
    });
    this.#name.addEventListener("change", () => this.#named());
    copies(this.#copy, () => this.#answer.value, page.notCopied);
    this.#showAttempts();
    const again = button(t("again"), { class: "button" }, () => page.begin(this.who));
    // Links for the teacher who set the task.
    const teacher = folded();
    teacher.lastElementChild?.append(
      element("a", { class: "button small", href: hereTo(task.class_link) }, t("boardTitle")),
      button(t("mendTask"), { class: "button small" }, page.mend),
      ...packs(() => task),
    );
    this.title = task.title;
    this.parts = [
      element("p", { class: "learn-head row" }, element("span", { class: "quiet" }, t("task"))),
      ...questionOf(task, "h2"),
      field(t(task.personal ? "nickname" : "nicknameOptional"), this.#name),
      this.slot,
      element("div", { class: "learn-buttons row" }, this.#check, again, this.#stop),
      // The question about the learner's identity is below the buttons, because it appears and disappears while a name
      // is typed, and would otherwise move them.
      this.#whose,
      this.#bar,
      this.#verdict,
      this.#handIn,
      ...(page.platform ? [page.platform.node] : []),
      this.#kept,
      teacher,
    ];
  }

  get who() {
    return this.#name.value.trim().replace(/\s+/g, " ");
  }

  end() {
    this.#latest.end();
    this.#engine?.end();
    this.#engine = null;
  }

  #showAttempts() {
    const { link, exercise } = this.#task;
    const known = isKnown(link);
    const attempts = known ? attemptsBy(link, this.who) : [];
    this.#kept.hidden = attempts.length === 0;
    this.#asked.hidden = this.#me.hidden = known;
    this.#whose.hidden = known && this.who === "" && attempts.length === 0;
    const columns = exercise.change.filter((key) => !LONG.includes(key));
    const heads = [t("col_answer"), ...columns.map(nameOf), t("col_why"), t("col_run")];
    const rows = attempts.map(({ passed, why, run }, i) => {
      const label = `${t("openAttempt")}: ${t("attempt", { n: i + 1 })}`;
      const look = { class: "button small", "aria-label": label };
      const open = button(t("openAttempt"), look, () => this.#page.openRun(run));
      const values = columns.map((key) => [choiceOf(key, valueIn(run, key))]);
      const cells = [[String(i + 1)], ...values, outcome(passed ? "passed" : "failed", why), [open]];
      return element("tr", {}, ...cells.map((cell) => element("td", {}, ...cell)));
    });
    const head = element("tr", {}, ...heads.map((name) => element("th", { scope: "col" }, name)));
    this.#list.replaceChildren(element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)));
  }

  #named() {
    // A name typed before the question is answered shows whether this is the learner whose name is stored.
    if (!isKnown(this.#task.link)) meet(this.who.toLowerCase() !== nicknameKept().toLowerCase());
    keepNickname(this.who);
    this.#showAttempts();
    if (this.#task.personal) this.#page.begin(this.who);
  }

  /** Records the learner. @param {boolean} another whether the learner has changed */
  #meets(another) {
    meet(another);
    this.#halt("");
    delete this.#verdict.dataset.right;
    this.#handIn.hidden = true;
    this.#name.value = nicknameKept();
    this.#showAttempts();
    this.#name.focus();
    if (another || this.#task.personal) this.#page.begin(this.who);
  }

  /** Ends a check. @param {string} words */
  #halt(words) {
    this.end();
    this.#working(false, words);
  }

  /** @param {import("./types.js").AnswerVerdict} result @param {string} why */
  #say(result, why) {
    this.#verdict.dataset.right = String(result === "passed");
    this.#verdict.replaceChildren(...outcome(result, why));
  }

  /** @param {boolean} on @param {string} words */
  #working(on, words) {
    enable(this.#check, !on);
    this.#stop.hidden = !on;
    this.#bar.hidden = true;
    setText(this.#verdict, words);
  }

  async #examine() {
    const { makeEngine, settled, runLink } = this.#page;
    // Settings being typed are applied first.
    await settled();
    if (document.querySelector("#settings [aria-invalid=true]")) return this.#say("refused", t("settingRefused"));
    if (this.#task.personal && !this.who) {
      this.#name.focus();
      return this.#say("refused", t("nicknameFirst"));
    }
    const wanted = this.#latest.begin();
    this.#working(true, t("checking"));
    this.#handIn.hidden = true;
    delete this.#verdict.dataset.right;
    if (!this.#engine || this.#engine.lost) this.#engine = makeEngine();
    const handed = { answer: 1, file: "", line: 1, beside: this.who, link: runLink() };
    try {
      const checked = await checkedBy(this.#engine, this.#task.link, handed, wanted, (made, runs) => {
        if (runs < 2 || !wanted()) return;
        this.#bar.hidden = false;
        this.#bar.max = runs;
        this.#bar.value = made;
        setText(this.#verdict, t("checkingRuns", { made, n: runs }));
      });
      if (checked && wanted()) this.#take(checked);
    } catch {
      if (wanted()) this.#working(false, t("notChecked"));
    }
  }

  /** @param {import("./types.js").CheckedAnswer} checked */
  #take({ row: { verdict, why, run }, link }) {
    this.#working(false, "");
    this.#say(verdict, why);
    if (!link) return;
    const passed = verdict === "passed";
    if (!isKnown(this.#task.link)) meet(true);
    keepAttempt(this.#task.link, { passed, why, run, answer: link });
    this.#showAttempts();
    this.#answer.value = this.#page.url(link);
    setText(this.#ready, t(passed ? "answerReady" : "answerAnyway"));
    this.#copy.classList.toggle("primary", passed);
    this.#handIn.hidden = false;
    if (passed) this.#page.platform?.passed(1, link, 1);
  }
}

/** Formats a verdict and its reason. @param {import("./types.js").AnswerVerdict} verdict @param {string} why */
const outcome = (verdict, why) => [element("b", {}, t(verdict)), ` ${why}`];
