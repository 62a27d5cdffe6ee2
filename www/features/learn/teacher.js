// The page for teachers: the questions of each lesson with the answers, the exercise with the reason why an answer
// passes, and the requirements. Everything is taken from the lessons.

import { button, element } from "../../lib/dom.js";
import { hereTo } from "../../lib/link.js";
import { findingsAt, statedIn } from "./claims.js";
import { STOPS } from "./course.js";
import { ESSAY } from "./lessons.js";
import { MINUTES } from "./made.js";
import { lessonText } from "./path.js";
import { linkOf } from "./place.js";
import { inline, paragraphs } from "./prose.js";
import { recalled } from "./recall.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./course.js").Stop} Stop */

/** @param {(stop: Stop) => Promise<Lesson | string>} read returns a lesson, or the reason why it is not available */
export function teacherPage(read) {
  const minutes = STOPS.reduce((sum, stop) => sum + MINUTES[stop], 0);
  const items = STOPS.map((stop, i) => {
    const answers = element("div", {});
    const shown = element("details", {}, element("summary", {}, t("answers")), answers);
    const show = async () => {
      if (answers.firstChild) return;
      const lesson = await read(stop);
      if (!answers.firstChild) answers.append(...(typeof lesson === "string" ? [lesson] : answersOf(lesson)));
    };
    shown.addEventListener("toggle", show);
    const title = element(
      "a",
      { href: hereTo(linkOf({ lesson: stop, text: "", step: 1 })) },
      lessonText(`${stop}_title`),
    );
    return element(
      "li",
      {},
      element("h3", {}, `${i + 1}. `, title),
      element("p", {}, lessonText(`${stop}_asks`)),
      element("p", { class: "quiet" }, t("minutes", { n: MINUTES[stop] }), " · ", t(`can_${stop}`)),
      ...(stop === ESSAY ? [] : [shown]),
    );
  });
  const list = element("ol", { role: "list", class: "teacher" }, ...items);
  const all = button(t("showAnswers"), { class: "button small" }, () => {
    for (const details of list.querySelectorAll("details")) details.open = true;
  });
  const link = (/** @type {string} */ to, /** @type {string} */ words) =>
    element("a", { class: "button small", href: hereTo(to) }, words);
  return [
    element("p", {}, element("a", { href: hereTo("learn") }, t("allLessons"))),
    element("h2", { class: "learn-title", tabindex: "-1" }, t("forTeachers")),
    element("p", { class: "learn-lead" }, t("teacherLead", { n: STOPS.length, minutes: t("minutes", { n: minutes }) })),
    element("p", { class: "learn-lead" }, t("teacherNeeds")),
    element("p", { class: "row" }, all, link("task", t("makeTask")), link("class", t("classBoard"))),
    list,
  ];
}

/** @param {Lesson} lesson */
function answersOf(lesson) {
  const truth = (/** @type {string} */ place) => findingsAt(place, (name) => statedIn(lesson, name));
  const valueOf = (/** @type {string} */ place) => truth(place)[0]?.value;
  return lesson.steps.flatMap(({ title, text, ask, exercise }) => {
    const question = element("h4", {}, ...inline(title, valueOf));
    if (ask) return [question, recalled(ask, null, { truth, ran: false }, valueOf)];
    if (exercise) return [question, ...paragraphs(`${text}\n\n${exercise.why ?? ""}`, valueOf)];
    return [];
  });
}
