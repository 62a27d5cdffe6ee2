// The view of a lesson's step: its text, question, task on the page, the values of its claims, and the buttons for
// moving through the lesson.

import { button, element, setText } from "../../lib/dom.js";
import { ExerciseView } from "./exercise.js";
import { runner } from "./claims.js";
import { asked } from "./questions/question.js";
import { awaited, checked, recalled } from "./recall.js";
import { formulaOf, inline, paragraphs, sourcesOf } from "./prose.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Given} Given */

/**
 * The parts of the page that a step needs.
 * @typedef {object} Page
 * @property {import("./claims.js").Claims} claims
 * @property {() => import("../../core/engine.js").Engine} engine
 * @property {() => string} runLink returns the link of the open run
 * @property {(key: string) => string} value returns the value of a setting of that run
 * @property {() => Promise<void>} settled resolves when all changes have been taken
 * @property {string | null} after the title of the next lesson
 * @property {Record<string, Given | null>} answers
 * @property {(name: string, given: Given | null) => void} answer stores an answer
 * @property {() => void} onward goes to the next step
 * @property {() => void} backward goes to the previous step
 * @property {() => void} again sets the scene up again
 * @property {(link: string) => void} passed records that the exercise is passed, by the run of a link
 * @property {() => Promise<string | null>} task returns the link of the exercise as a task
 */

/** The view of a step. */
export class StepView {
  title = element("h2", { class: "learn-title", tabindex: "-1" });
  #prose = element("div", { class: "prose" });
  #formula = element("div", { class: "formula" });
  /** The values in the step's text, as written last; null without values. @type {string | null} */
  #values = null;
  /** True if the text would reveal the result of runs that a learner has predicted but not made. */
  #tells = false;
  #reply = element("div", { role: "status" });
  #recall = element("div", { class: "recall" });
  #status = element("p", { class: "learn-status", role: "status" });
  #skip = button(t("noIdea"), { class: "link-button" }, () => this.#skipped());
  /** @type {import("./questions/question.js").Asked | null} */
  #question = null;
  #run;
  /** True if the question is a prediction, which a later step replies to. */
  #prediction;
  #answer;
  #onward;
  #lesson;
  #place;
  #step;
  #page;

  // A question may have any name, even `constructor`.
  #answerTo = (/** @type {string} */ name) =>
    Object.hasOwn(this.#page.answers, name) ? this.#page.answers[name] : undefined;

  #truth = (/** @type {string} */ name) => this.#page.claims.truth(name);

  /** Returns a value as computed here, or otherwise as stated by the lesson. @param {string} name */
  #valueOf = (name) => this.#truth(name)[0]?.value;

  /** @param {Lesson} lesson @param {number} place @param {Page} page */
  constructor(lesson, place, page) {
    this.#lesson = lesson;
    this.#place = place;
    this.#page = page;
    this.#step = lesson.steps[place];
    const { ask, until, formula, claims, exercise } = this.#step;
    const last = place === lesson.steps.length - 1;
    this.#prediction = !!ask && lesson.steps.slice(place + 1).some(({ recall }) => recall === ask.name);
    const answers = t(this.#prediction ? "predict" : "answer");
    this.#answer = button(answers, { class: "button primary" }, () => this.#answered());
    const leads = last && page.after ? t("nextLesson", { title: page.after }) : t(last ? "finish" : "next");
    this.#onward = button(leads, { class: "button" }, page.onward);
    if (formula) this.#formula.append(formulaOf(formula));
    this.#run = claims.length > 0 ? runner(page.claims, claims) : null;
    const backward = button(t("back"), { class: "link-button" }, page.backward);
    backward.hidden = place === 0;
    const again = button(t("setAgain"), { class: "link-button" }, page.again);
    const scene = lesson.steps.slice(0, place + 1).findLast(({ scene }) => scene)?.scene;
    again.hidden = !scene?.show.length || exercise !== null;
    const passed = (/** @type {string} */ link) => {
      page.passed(link);
      this.#ready(true);
    };
    this.#showRecall();
    this.#recall.addEventListener("toggle", () => this.#hide(), true);
    this.parts = [
      this.title,
      this.#prose,
      ...(formula ? [this.#formula] : []),
      ...(ask ? this.#asked(ask) : []),
      this.#recall,
      ...(this.#run ? [this.#run.node] : []),
      ...(exercise ? [new ExerciseView(exercise, { ...page, passed, valueOf: this.#valueOf }).node] : []),
      ...(last ? this.#sources() : []),
      this.#status,
      element("div", { class: "learn-buttons row" }, ...(ask ? [this.#answer] : []), this.#onward),
      element("div", { class: "learn-links row" }, backward, this.#skip, again),
    ];
    if (ask) return;
    this.#ready(!until && !this.#run && !exercise);
    this.#skip.hidden = true;
  }

  /** Reports the progress of the task. @param {string} words */
  far(words) {
    if (!this.#onward.classList.contains("primary")) setText(this.#status, words);
  }

  /** Reports that the task is done. */
  done() {
    if (this.#onward.classList.contains("primary")) return;
    setText(this.#status, t("doneThat"));
    this.#ready(true);
  }

  /** Shows the computed values. */
  found() {
    const { claims, ask, until } = this.#step;
    this.#showRecall();
    this.#run?.show();
    if (this.#run && claims.every((name) => this.#page.claims.has(name)) && !ask && !until) this.#ready(true);
  }

  /** Marks the button to press next. @param {boolean} ready whether the learner can continue */
  #ready(ready) {
    this.#onward.classList.toggle("primary", ready);
    if (!this.#step.ask) return;
    this.#answer.hidden = ready && !this.#prediction;
    this.#answer.classList.toggle("primary", !ready);
    this.#onward.hidden = !ready;
    this.#skip.hidden = !this.#prediction || ready;
  }

  /** Writes the text again if its values have changed. Otherwise it stays, because a term may be open in it. */
  #write() {
    const { title, text } = this.#step;
    if (this.#tells) {
      this.#values = null;
      return setText(this.title, t("runAndSee"));
    }
    const values = [...`${title}${text}`.matchAll(/\{([\w.-]+)\}/g)].map(([, name]) => this.#valueOf(name)).join();
    if (values === this.#values) return;
    this.#values = values;
    this.title.replaceChildren(...inline(title, this.#valueOf));
    this.#prose.replaceChildren(...paragraphs(text, this.#valueOf));
  }

  /** @param {import("./types.js").Question} ask */
  #asked(ask) {
    const before = this.#answerTo(ask.name);
    const answered = () => (this.#answer.disabled = question.given() === null);
    const question = (this.#question = asked(ask, this.title.textContent ?? "", answered));
    const isThere = before !== undefined && before !== null;
    if (isThere) question.take(before);
    answered();
    if (isThere && !this.#prediction) this.#check();
    this.#ready(this.#prediction ? before !== undefined : isThere);
    return [
      ...(ask.kind === "line" ? [element("p", { class: "quiet" }, t("drawHelp"))] : []),
      question.node,
      this.#reply,
      ...(this.#prediction ? [element("p", { class: "quiet" }, t("answerLater"))] : []),
    ];
  }

  /** Stores the answer, and shows whether it is right, unless a later step does so. */
  #check() {
    const { ask } = this.#step;
    const given = this.#question?.given() ?? null;
    if (!ask || given === null) return false;
    this.#page.answer(ask.name, given);
    if (this.#prediction) return true;
    const { right, node } = checked(ask, given, { truth: this.#truth, ran: true }, this.#valueOf);
    this.#reply.replaceChildren(node);
    return right;
  }

  #answered() {
    const right = this.#check();
    if (this.#prediction) return this.#page.onward();
    this.#ready(true);
    // After a wrong answer the learner may choose again, so the focus returns to the question.
    this.#answer.hidden = right;
    this.#answer.classList.toggle("primary", !right);
    this.#onward.classList.toggle("primary", right);
    (right ? this.#onward : this.#answer).focus();
  }

  #skipped() {
    if (this.#step.ask) this.#page.answer(this.#step.ask.name, null);
    this.#page.onward();
  }

  /** Shows the progress of the runs, unless the learner is reading the values stated by the lesson. */
  soFar() {
    if (!this.#recall.querySelector("[open]")) this.#showRecall();
  }

  #showRecall() {
    const { claims } = this.#page;
    const { steps } = this.#lesson;
    const { recall, claims: here } = this.#step;
    let joins = false;
    this.#tells = false;
    const parts = steps.slice(0, this.#place).flatMap(({ ask }, from) => {
      if (!ask) return [];
      // An option has no claim, so it counts as computed if all claims since the question are.
      const claimed = steps.slice(from, this.#place + 1).flatMap(({ claims }) => claims);
      const needed = ask.kind === "choose" ? claimed : [ask.truth.split(".")[0]];
      const made = needed.filter((name) => here.includes(name));
      const given = this.#answerTo(ask.name) ?? null;
      const ran = needed.every((name) => claims.has(name));
      const waits = made.some((name) => !claims.has(name));
      const reply = ask.name === recall ? recalled(ask, given, { truth: this.#truth, ran }, this.#valueOf) : null;
      // A line is shown beside its runs, even if a later step replies to it.
      const isOwn = given !== null && (reply ? waits : ask.kind === "line" && made.length > 0);
      if (!isOwn) return reply ? [reply] : [];
      joins ||= waits;
      this.#tells ||= waits && reply !== null;
      return [awaited(ask, given, ask.kind === "line" ? claims.soFar(ask.truth) : [], reply)];
    });
    this.#recall.replaceChildren(...parts, ...(joins ? [element("p", { class: "quiet" }, t("joinsLater"))] : []));
    this.#hide();
  }

  /** Hides the results until they exist, or the learner opens the values stated by the lesson. */
  #hide() {
    this.#tells &&= !this.#recall.querySelector("[open]");
    this.#prose.hidden = this.#formula.hidden = this.#tells;
    this.#write();
  }

  #sources() {
    const { sources } = this.#lesson;
    return sources.length > 0 ? [element("h3", {}, t("sources")), sourcesOf(sources)] : [];
  }
}
