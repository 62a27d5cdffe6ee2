// One step of a lesson as the learner sees it: what is asked, what is to be done, what came out, and the way on.

import { button, element, setText } from "../../lib/dom.js";
import { ExerciseView } from "./exercise.js";
import { runner } from "./claims.js";
import { asked } from "./questions/question.js";
import { checked, recalled } from "./recall.js";
import { formulaOf, inline, paragraphs } from "./prose.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Given} Given */

/**
 * @typedef {object} Page
 * @property {import("./claims.js").Claims} claims
 * @property {() => import("../../core/engine.js").Engine} engine
 * @property {(link: string) => string} url
 * @property {() => string} runLink of the run that is open
 * @property {(key: string) => string} value of a setting of that run
 * @property {() => Promise<void>} settled when what was changed has been taken
 * @property {{ title: string, url: string } | null} after the lesson that follows
 * @property {Record<string, Given | null>} answers
 * @property {(name: string, given: Given | null) => void} answer
 * @property {() => void} onward to the next step
 * @property {() => void} backward
 * @property {() => void} again sets the scene up once more
 * @property {() => void} passed the exercise
 * @property {() => Promise<string | null>} task the link of the task that the exercise is
 */

/** A step that is seen. */
export class StepView {
  title = element("h2", { class: "learn-title", tabindex: "-1" });
  #prose = element("div", { class: "prose" });
  /** The values in its words. */
  #values = "";
  #reply = element("div", { role: "status" });
  #recall = element("div", { class: "recall" });
  #status = element("p", { class: "learn-status", role: "status" });
  #skip = button(t("noIdea"), { class: "link-button" }, () => this.#skipped());
  /** @type {import("./questions/question.js").Asked | null} */
  #question = null;
  #run;
  /** A later step comes back to a prediction: nothing is said of it yet. */
  #prediction;
  #answer;
  #onward;
  #lesson;
  #place;
  #step;
  #page;

  // A question may be called as one pleases, also `constructor`.
  #answerTo = (/** @type {string} */ name) =>
    Object.hasOwn(this.#page.answers, name) ? this.#page.answers[name] : undefined;

  #truth = (/** @type {string} */ name) => this.#page.claims.truth(name);

  /** A value as it was computed here, else as the lesson states it. @param {string} name */
  #valueOf = (name) => this.#truth(name)[0]?.value;

  /** @param {Lesson} lesson @param {number} place @param {Page} page */
  constructor(lesson, place, page) {
    this.#lesson = lesson;
    this.#place = place;
    this.#page = page;
    this.#step = lesson.steps[place];
    const { ask, until, formula, recall, claims, exercise } = this.#step;
    const last = place === lesson.steps.length - 1;
    this.#prediction = !!ask && lesson.steps.slice(place + 1).some(({ recall }) => recall === ask.name);
    const answers = t(this.#prediction ? "predict" : "answer");
    this.#answer = button(answers, { class: "button primary" }, () => this.#answered());
    this.#onward = button(t(last ? "finish" : "next"), { class: "button" }, page.onward);
    this.#run = claims.length > 0 ? runner(page.claims, claims) : null;
    const backward = button(t("back"), { class: "link-button" }, page.backward);
    backward.hidden = place === 0;
    const again = button(t("setAgain"), { class: "link-button" }, page.again);
    again.hidden = !lesson.steps.slice(0, place + 1).some(({ scene }) => scene) || exercise !== null;
    const passed = () => {
      page.passed();
      this.#ready(true);
    };
    this.#write();
    this.#showRecall();
    this.parts = [
      this.title,
      this.#prose,
      ...(formula ? [element("div", { class: "formula" }, formulaOf(formula))] : []),
      ...(ask ? this.#asked(ask) : []),
      ...(recall ? [this.#recall] : []),
      ...(this.#run ? [this.#run.node] : []),
      ...(exercise ? [new ExerciseView(exercise, { ...page, passed }).node] : []),
      ...(last ? this.#sources() : []),
      this.#status,
      element("div", { class: "learn-buttons" }, ...(ask ? [this.#answer] : []), this.#onward),
      element("div", { class: "learn-links" }, backward, this.#skip, again),
    ];
    if (ask) return;
    this.#ready(!until && !this.#run && !exercise);
    this.#skip.hidden = true;
  }

  /** Says how much is done of what is asked for. @param {string} words */
  far(words) {
    if (!this.#onward.classList.contains("primary")) setText(this.#status, words);
  }

  /** Says that all is done that was asked for. */
  done() {
    if (this.#onward.classList.contains("primary")) return;
    setText(this.#status, t("doneThat"));
    this.#ready(true);
  }

  /** Shows what has been computed. */
  found() {
    const { claims, ask, until } = this.#step;
    this.#write();
    this.#showRecall();
    this.#run?.show();
    if (this.#run && claims.every((name) => this.#page.claims.has(name)) && !ask && !until) this.#ready(true);
  }

  /** Has what is to be pressed next stand out. @param {boolean} ready */
  #ready(ready) {
    this.#onward.classList.toggle("primary", ready);
    if (!this.#step.ask) return;
    this.#answer.hidden = ready && !this.#prediction;
    this.#answer.classList.toggle("primary", !ready);
    this.#onward.hidden = !ready;
    this.#skip.hidden = !this.#prediction || ready;
  }

  /** Writes words whose values have changed, and no others: a term may be open in them. */
  #write() {
    const { title, text } = this.#step;
    const values = [...`${title}${text}`.matchAll(/\{([\w.-]+)\}/g)].map(([, name]) => this.#valueOf(name)).join();
    if (this.title.firstChild && values === this.#values) return;
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

  /** Keeps the answer, and says whether it is right, unless that is seen later. */
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
    // Who is wrong may look and choose again.
    this.#answer.hidden = right;
    (right ? this.#onward : this.#answer).focus();
  }

  #skipped() {
    if (this.#step.ask) this.#page.answer(this.#step.ask.name, null);
    this.#page.onward();
  }

  #showRecall() {
    const { claims } = this.#page;
    const { steps } = this.#lesson;
    const from = steps.findIndex(({ ask }) => ask?.name === this.#step.recall);
    const of = steps[from]?.ask;
    if (!of) return;
    // An option has no claim of its own: it came out if all did that was claimed since it was asked.
    const claimed = steps.slice(from, this.#place + 1).flatMap(({ claims }) => claims);
    const ran = of.kind === "choose" ? claimed.every((name) => claims.has(name)) : claims.has(of.truth.split(".")[0]);
    const given = this.#answerTo(of.name) ?? null;
    this.#recall.replaceChildren(recalled(of, given, { truth: this.#truth, ran }, this.#valueOf));
  }

  /** The end of a lesson: its sources, and the lesson that follows. */
  #sources() {
    const list = this.#lesson.sources.map(({ text, link }) =>
      element("li", {}, link ? element("a", { href: link, rel: "noopener", target: "_blank" }, text) : text),
    );
    const sources = [element("h3", {}, t("sources")), element("ul", { class: "sources" }, ...list)];
    const { after } = this.#page;
    const next = after && element("a", { href: after.url }, t("nextLesson", { title: after.title }));
    return [...(list.length > 0 ? sources : []), ...(next ? [element("p", {}, next)] : [])];
  }
}
