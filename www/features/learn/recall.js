// The recall of a prediction: the learner's answer beside the result, with a reply.

import { element } from "../../lib/dom.js";
import { withUnit } from "./questions/number.js";
import { lineInWords } from "./questions/line.js";
import { picture } from "./picture.js";
import { inline, said } from "./prose.js";
import { apart, shareOf } from "./scale.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Given} Given */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Finding} Finding */
/**
 * The results of a lesson's claims.
 * @typedef {object} Truth
 * @property {(place: string) => Finding[]} truth returns the values of a claim, or one of them: as computed here, or
 * otherwise as stated
 * @property {boolean} ran whether the values were computed here
 */
/** @typedef {(place: string) => number | undefined} ValueOf */

/**
 * @param {Question} question @param {Given | null} given @param {Truth} truth @param {ValueOf} valueOf @returns
 * {HTMLElement}
 */
export function recalled(question, given, truth, valueOf) {
  if (question.kind === "choose") return chosen(question, given, truth.ran, valueOf);
  return question.kind === "number" ? guessed(question, given, truth, valueOf) : drawn(question, given, truth, valueOf);
}

/**
 * Makes a prediction beside its runs: a line on axes that otherwise contain only the results so far. The reply follows
 * after the runs, or in a later step; the lesson's stated values can be opened earlier.
 * @param {Question} question
 * @param {Given} given
 * @param {Finding[]} soFar
 * @param {HTMLElement | null} stated the complete recall; null if a later step has it
 */
export function awaited(question, given, soFar, stated) {
  const own = () => {
    if (question.kind === "line") {
      const yours = Array.isArray(given) ? given : [];
      const words = element("p", { class: "visually-hidden" }, t("ownLine", { points: lineInWords(question, yours) }));
      return [axes(question, yours, soFar, true), words];
    }
    const answer = question.kind === "choose" ? question.options[Number(given)]?.text : withUnit(question.axis, +given);
    return [element("p", { class: "predicted" }, t("youPredicted", { answer }))];
  };
  const open = stated ? [element("details", {}, element("summary", {}, t("statedBefore")), stated)] : [];
  return element("div", {}, ...own(), ...open);
}

/**
 * Makes the axes of a line with the learner's drawing and the results.
 * @param {import("./types.js").Line} question
 * @param {number[] | null} yours
 * @param {Finding[]} findings
 * @param {boolean} ran
 */
function axes({ across, up, at }, yours, findings, ran) {
  const values = findings.map(({ value }) => (value === Infinity ? up.to : Number.isFinite(value) ? value : null));
  const intervals = findings.map(({ interval }) => interval);
  const own = { values: yours ?? [], kind: /** @type {const} */ ("yours"), name: t("yourLine") };
  const truth = { values, kind: /** @type {const} */ ("truth"), name: t(ran ? "whatCameOut" : "byLesson"), intervals };
  return picture(across, up, at, [...(yours ? [own] : []), ...(findings.length > 0 ? [truth] : [])]).node;
}

/**
 * Makes the reply to an answer.
 * @param {string} text @param {boolean} right @param {boolean} ran @param {ValueOf} valueOf
 * @param {"asLessonSays" | "near"} [as] the label of a right answer whose runs were not made
 */
function reply(text, right, ran, valueOf, as = "asLessonSays") {
  const head = element("b", {}, t(right ? (ran ? "asYouSaid" : as) : ran ? "otherwise" : "lessonSaysOtherwise"));
  return element("p", { class: "reply", "data-right": String(right) }, head, " ", ...inline(text, valueOf));
}

/**
 * @param {import("./types.js").Choose} question @param {Given | null} given @param {boolean} ran @param {ValueOf}
 * valueOf
 */
function chosen({ options }, given, ran, valueOf) {
  const rows = options.map(({ text, right }, place) => {
    const marks = [...(place === given ? [t("youSaid")] : []), ...(right ? [t(ran ? "itIsSo" : "byLesson")] : [])];
    const item = element("li", { "data-right": String(right), "data-yours": String(place === given) }, text);
    if (marks.length > 0) item.append(" ", element("span", { class: "tag" }, marks.join(" · ")));
    return item;
  });
  const picked = typeof given === "number" ? options[given] : undefined;
  const right = options.find((option) => option.right);
  const list = element("ul", { class: "recalled", role: "list" }, ...rows);
  const words = picked
    ? reply(picked.reply, picked.right, ran, valueOf)
    : element("p", { class: "reply" }, ...inline(right?.reply ?? "", valueOf));
  return element("div", {}, list, words);
}

/**
 * @param {import("./types.js").Slider} question @param {Given | null} given @param {Truth} truth @param {ValueOf}
 * valueOf
 */
function guessed(question, given, { truth, ran }, valueOf) {
  const { axis, near, close, low, high } = question;
  const finding = truth(question.truth)[0];
  const value = finding?.value ?? NaN;
  const mark = (/** @type {string} */ kind, /** @type {number} */ at, /** @type {string} */ text) => {
    const node = element("span", { class: `mark ${kind}` }, element("span", {}, text));
    node.style.setProperty("--at", String(shareOf(axis, at)));
    return node;
  };
  const bar = element("div", { class: "guess", "aria-hidden": "true" });
  if (finding?.interval) {
    const [from, to] = finding.interval.map((end) => shareOf(axis, end));
    const range = element("span", { class: "range" });
    range.style.setProperty("--from", String(from));
    range.style.setProperty("--to", String(to));
    bar.append(range);
  }
  bar.append(mark("truth", value, withUnit(axis, value)));
  const words = element("p", {}, t(ran ? "itIs" : "lessonSays", { value: withUnit(axis, value) }));
  if (typeof given !== "number") return element("div", {}, bar, words);
  bar.append(mark("yours", given, t("yourMark", { value: withUnit(axis, given) })));
  const isClose = apart(axis, given, value) <= near;
  const text = isClose ? close : given < value ? low : high;
  words.prepend(`${t("youSaidValue", { value: withUnit(axis, given) })} `);
  return element("div", {}, bar, words, reply(text, isClose, ran, valueOf, "near"));
}

/**
 * @param {import("./types.js").Line} question @param {Given | null} given @param {Truth} truth @param {ValueOf} valueOf
 */
function drawn(question, given, { truth, ran }, valueOf) {
  const { across, up, at, near, close, low, high } = question;
  const findings = truth(question.truth);
  const values = findings.map(({ value }) => (Number.isFinite(value) ? value : up.to));
  const yours = Array.isArray(given) ? given : null;
  const node = axes(question, yours, findings, ran);
  const lines = element(
    "details",
    {},
    element("summary", {}, t("inNumbers")),
    element(
      "p",
      {},
      t(ran ? "truthLine" : "lessonLine", {
        points: lineInWords(
          question,
          findings.map(({ value }) => value),
        ),
      }),
    ),
    ...(yours ? [element("p", {}, t("ownLine", { points: lineInWords(question, yours) }))] : []),
  );
  if (!yours) return element("div", {}, node, lines);
  const isClose = yours.every((value, i) => apart(up, value, values[i]) <= near);
  const off = yours.map((value, i) => shareOf(up, value) - shareOf(up, values[i]));
  const farthest = off.reduce((most, far, i) => (Math.abs(far) > Math.abs(off[most]) ? i : most), 0);
  // The reply to a line is chosen by the side with most of the wrong points; in a tie, by the farthest point.
  const wrong = off.filter((_, i) => apart(up, yours[i], values[i]) > near);
  const below = wrong.filter((far) => far < 0).length;
  const isLow = 2 * below === wrong.length ? off[farthest] < 0 : 2 * below > wrong.length;
  const came = findings[farthest].value;
  const place = { at: withUnit(across, at[farthest]), yours: withUnit(up, yours[farthest]) };
  const [reached, never] = ran
    ? /** @type {const} */ (["farthest", "farthestNever"])
    : /** @type {const} */ (["farthestByLesson", "farthestNeverByLesson"]);
  const where = Number.isFinite(came) ? t(reached, { ...place, truth: said(came) }) : t(never, place);
  const words = reply(isClose ? close : isLow ? low : high, isClose, ran, valueOf, "near");
  return element("div", {}, node, ...(isClose ? [] : [element("p", {}, where)]), words, lines);
}

/**
 * Makes the immediate reply to an answer that is no prediction.
 * @param {Question} question
 * @param {Given} given
 * @param {Truth} truth
 * @param {ValueOf} valueOf
 */
export function checked(question, given, truth, valueOf) {
  if (question.kind !== "choose") return { right: true, node: recalled(question, given, truth, valueOf) };
  const { right, reply: text } = question.options[Number(given)] ?? question.options[0];
  return {
    right,
    node: element(
      "p",
      { class: "reply", "data-right": String(right) },
      element("b", {}, t(right ? "yes" : "notQuite")),
      " ",
      ...inline(text, valueOf),
    ),
  };
}
