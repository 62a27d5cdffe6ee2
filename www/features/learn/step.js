// One step of a lesson as the learner sees it: what is asked, what is to be done, what came out, and the way on.

import { element, setText } from "../../lib/dom.js";
import { exerciseOf } from "./exercise.js";
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

/** Whether a later step comes back to a step's question: then it is a prediction, and nothing is said of it yet. @param {Lesson} lesson @param {number} place */
const isPrediction = ({ steps }, place) => {
  const name = steps[place].ask?.name;
  return name !== undefined && steps.slice(place + 1).some(({ recall }) => recall === name);
};

/** @param {Lesson} lesson @param {number} place @param {Page} page */
export function stepOf(lesson, place, page) {
  const step = lesson.steps[place];
  const { claims } = page;
  // A question may be called as one pleases, also `constructor`.
  const answerTo = (/** @type {string} */ name) => (Object.hasOwn(page.answers, name) ? page.answers[name] : undefined);
  // As it was computed here, else as the lesson states it.
  const valueOf = (/** @type {string} */ name) => claims.truth(name)[0]?.value;
  const prediction = isPrediction(lesson, place);
  const last = place === lesson.steps.length - 1;
  /** @type {HTMLElement[]} */
  const parts = [];

  const title = element("h2", { class: "learn-title", tabindex: "-1" });
  const prose = element("div", { class: "prose" });
  let values = "";
  /** Words whose values have changed, and no others: a term may be open in them. */
  const write = () => {
    const now = [...`${step.title}${step.text}`.matchAll(/\{([\w.-]+)\}/g)].map(([, name]) => valueOf(name)).join();
    if (title.firstChild && now === values) return;
    values = now;
    title.replaceChildren(...inline(step.title, valueOf));
    prose.replaceChildren(...paragraphs(step.text, valueOf));
  };
  write();
  parts.push(title, prose);
  if (step.formula) parts.push(element("div", { class: "formula" }, /** @type {any} */ (formulaOf(step.formula))));

  /** @type {import("./questions/question.js").Asked | null} */
  let question = null;
  const answerButton = element(
    "button",
    { type: "button", class: "button primary" },
    t(prediction ? "predict" : "answer"),
  );
  const skip = element("button", { type: "button", class: "link-button" }, t("noIdea"));
  const reply = element("div", { role: "status" });
  const onward = element("button", { type: "button", class: "button" }, last ? t("finish") : t("next"));
  const backward = element("button", { type: "button", class: "link-button" }, t("back"));
  const status = element("p", { class: "learn-status", role: "status" });
  backward.hidden = place === 0;

  /** What is to be pressed next stands out. @param {boolean} ready */
  const ready = (ready) => {
    onward.classList.toggle("primary", ready);
    if (step.ask) {
      answerButton.hidden = ready && !prediction;
      answerButton.classList.toggle("primary", !ready);
      onward.hidden = !ready;
      skip.hidden = !prediction || ready;
    }
  };

  if (step.ask) {
    const own = step.ask;
    const before = answerTo(own.name);
    question = asked(own, title.textContent ?? "", () => (answerButton.disabled = question?.given() === null));
    if (own.kind === "line") parts.push(element("p", { class: "quiet" }, t("drawHelp")));
    parts.push(question.node, reply);
    if (prediction) parts.push(element("p", { class: "quiet" }, t("answerLater")));
    if (before !== undefined && before !== null) question.take(before);
    answerButton.disabled = question.given() === null;
    const check = () => {
      const given = question?.given() ?? null;
      if (given === null) return false;
      page.answer(own.name, given);
      const truth = (/** @type {string} */ name) => claims.truth(name);
      const said = prediction ? null : checked(own, given, { truth, ran: true }, valueOf);
      if (said) reply.replaceChildren(said.node);
      return said === null || said.right;
    };
    answerButton.addEventListener("click", () => {
      const right = check();
      if (prediction) page.onward();
      else {
        ready(true);
        // Who is wrong may look and choose again.
        answerButton.hidden = right;
        (right ? onward : answerButton).focus();
      }
    });
    skip.addEventListener("click", () => {
      page.answer(own.name, null);
      page.onward();
    });
    ready(prediction && before !== undefined);
    if (!prediction && before !== undefined && before !== null) {
      check();
      ready(true);
    }
  }

  const recall = element("div", { class: "recall" });
  const showRecall = () => {
    const from = lesson.steps.findIndex(({ ask }) => ask?.name === step.recall);
    const of = lesson.steps[from]?.ask;
    if (!of) return;
    // An option has no claim of its own: it came out if all did that was claimed since it was asked.
    const claimed = lesson.steps.slice(from, place + 1).flatMap(({ claims }) => claims);
    const ran = of.kind === "choose" ? claimed.every((name) => claims.has(name)) : claims.has(of.truth.split(".")[0]);
    recall.replaceChildren(
      recalled(of, answerTo(of.name) ?? null, { truth: (name) => claims.truth(name), ran }, valueOf),
    );
  };
  if (step.recall) {
    parts.push(recall);
    showRecall();
  }

  const run = step.claims.length > 0 ? runner(claims, step.claims) : null;
  if (run) parts.push(run.node);
  if (step.exercise) {
    const { engine, url, runLink, value, settled, again, passed, task } = page;
    const done = () => {
      passed();
      ready(true);
    };
    parts.push(exerciseOf(step.exercise, { engine, url, link: runLink, value, settled, again, passed: done, task }));
  }
  if (last && lesson.sources.length > 0) {
    const list = lesson.sources.map(({ text, link }) =>
      element("li", {}, link ? element("a", { href: link, rel: "noopener", target: "_blank" }, text) : text),
    );
    parts.push(element("h3", {}, t("sources")), element("ul", { class: "sources" }, ...list));
  }

  if (last && page.after) {
    const { title, url } = page.after;
    parts.push(element("p", {}, element("a", { href: url }, t("nextLesson", { title }))));
  }

  onward.addEventListener("click", page.onward);
  backward.addEventListener("click", page.backward);
  if (!step.ask) ready(!step.until && !run && !step.exercise);
  const again = element("button", { type: "button", class: "link-button" }, t("setAgain"));
  again.hidden = !lesson.steps.slice(0, place + 1).some(({ scene }) => scene) || step.exercise !== null;
  again.addEventListener("click", page.again);
  parts.push(
    status,
    element("div", { class: "learn-buttons" }, ...(step.ask ? [answerButton] : []), onward),
    element("div", { class: "learn-links" }, backward, skip, again),
  );
  if (!step.ask) skip.hidden = true;

  return {
    parts,
    title,
    /** How much of what is asked for is done. @param {string} words */
    far(words) {
      if (!onward.classList.contains("primary")) setText(status, words);
    },
    /** What was asked for is done. */
    done() {
      if (onward.classList.contains("primary")) return;
      setText(status, t("doneThat"));
      ready(true);
    },
    /** Something has been computed. */
    found() {
      write();
      showRecall();
      run?.show();
      if (run && step.claims.every((name) => claims.has(name)) && !step.ask && !step.until) ready(true);
    },
  };
}
