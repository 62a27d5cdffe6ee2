// The worksheet of a lesson: the questions, with room for answers, and the tasks. It does not contain the results.

import { element } from "../../../lib/dom.js";
import { figures } from "../../../lib/format.js";
import { picture } from "../../learn/picture.js";
import { inline, paragraphs } from "../../learn/prose.js";
import { withUnit } from "../../learn/questions/number.js";
import { addressOf } from "../../../lib/link.js";
import { t } from "../texts.js";
import { blank, footOf, headOf, nameLine } from "./parts.js";

/** @typedef {import("../../learn/types.js").Lesson} Lesson */
/** @typedef {import("../../learn/types.js").Step} Step */

/** @param {{ lesson: Lesson, number: number, link: string }} shown */
export function lessonSheet({ lesson, number, link }) {
  const url = addressOf(link);
  const title = number > 0 ? [element("p", { class: "paper-over" }, t("lesson", { n: number }))] : [];
  const steps = lesson.steps.filter(isAsked).map((step) => taskOf(step, lesson));
  return [
    headOf(lesson.title, [element("p", {}, lesson.asks), ...title, nameLine()], url, t("scanLesson")),
    element("ol", { class: "paper-steps" }, ...steps),
    footOf(url),
  ];
}

/** Checks whether a step requires writing. A step that shows results does not. @param {Step} step */
const isAsked = ({ ask, until, exercise, recall, claims }) =>
  !recall && (ask !== null || exercise !== null || (until !== null && !until.runs && claims.length === 0));

/** @param {Step} step @param {Lesson} lesson */
function taskOf(step, lesson) {
  const { ask, exercise, title, text } = step;
  const valueOf = (/** @type {string} */ name) =>
    lesson.claims[name.split(".")[0]]?.is[Number(name.split(".")[1] ?? 1) - 1];
  const later = ask !== null && lesson.steps.some(({ recall }) => recall === ask.name);
  const item = element(
    "li",
    {},
    element("h2", {}, ...inline(title, valueOf)),
    ...paragraphs(text, valueOf),
    ...(ask ? answerTo(ask, later) : []),
    ...(exercise ? [blank(t("tried"), true), blank(t("why"), true)] : []),
    ...(ask || exercise ? [] : [blank(t("sawWhat"), true)]),
  );
  // The explanation of a term works only on the screen.
  for (const button of item.querySelectorAll("button")) button.replaceWith(...button.childNodes);
  return item;
}

/**
 * @param {import("../../learn/types.js").Question} ask @param {boolean} later whether a later step shows what came out
 * @returns {Node[]}
 */
function answerTo(ask, later) {
  const cameOut = later ? [blank(t("cameOut"), true)] : [];
  if (ask.kind === "choose") {
    const options = ask.options.map(({ text }) => element("li", {}, text));
    return [element("ul", { class: "paper-options" }, ...options), ...cameOut];
  }
  if (ask.kind === "number") {
    const { axis } = ask;
    const range = t("between", { from: figures(axis.from), to: withUnit(axis, axis.to), label: axis.label });
    const line = element("div", { class: "paper-who" }, blank(t("yourNumber")), ...cameOut);
    return [element("p", { class: "quiet" }, range), line];
  }
  return [element("p", { class: "quiet" }, t("drawLine")), picture(ask.across, ask.up, ask.at, []).node];
}
