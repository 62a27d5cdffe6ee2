// The plot of all settings and results: a mark for each answer with a run, with one of the settings along the
// horizontal axis.

import { chart } from "../../charts/kernel.js";
import { roundTicks, ticksAt } from "../../charts/ticks.js";
import { element, field, setText } from "../../lib/dom.js";
import { count, figures } from "../../lib/format.js";
import { label, line, shapeAt, themed, toSvg } from "../../lib/pen.js";
import { nameOf } from "./goals.js";
import { nameIn } from "./table.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").ClassRow} ClassRow */
/** @typedef {import("../../charts/kernel.js").Axis} Axis */
/** @typedef {import("../../lib/pen.js").Point} Point */

/** The minimum and maximum widths; between them the plot fills the room, because the text keeps its size. */
const WIDTHS = [300, 860];
const HEIGHT = 300;
const SPACE = { left: 76, right: 16, top: 16, bottom: 44 };
/** The minimum ratio of values for a logarithmic axis. */
const FAR = 30;
const RADIUS = 5;
/** Fractions of an axis: the room beyond its values, and above that the row of answers without a score. */
const ROOM = 0.04;
const ABOVE = 0.18;

export class Picture {
  #across = element("select", { id: "class-across" });
  #said = element("p", { class: "quiet" });
  #frame = element("div", { class: "class-plot" });
  /** @type {ClassRow[]} */
  #rows = [];
  /** @type {import("./types.js").TaskGoal} */
  #goal = { kind: "solved", moves: 0 };
  /** True if a person has chosen the horizontal axis. */
  #chosen = false;
  node = element(
    "figure",
    { class: "class-picture", hidden: "" },
    element("figcaption", {}, element("b", {}, t("pictureTitle"))),
    field(t("across"), this.#across),
    this.#frame,
    this.#said,
  );

  constructor() {
    this.#across.addEventListener("change", () => {
      this.#chosen = true;
      this.#draw();
    });
  }

  /** @param {ClassRow[]} rows @param {import("./types.js").Task} task */
  show(rows, { exercise: { change, goal } }) {
    this.#rows = rows;
    this.#goal = goal;
    const names = [...change.filter((key) => key !== "givens"), ""];
    const values = (/** @type {string} */ key) => new Set(rows.map((row) => valueOf(row, key))).size;
    if ([...this.#across.options].map(({ value }) => value).join() !== names.join()) {
      this.#across.replaceChildren(...names.map((key) => new Option(key ? nameOf(key) : t("acrossOrder"), key)));
      this.#chosen = false;
    }
    // The setting that was varied most is shown first.
    if (!this.#chosen)
      this.#across.value = names.toSorted((a, b) => Number(!a) - Number(!b) || values(b) - values(a))[0];
    this.node.hidden = rows.length === 0;
    this.#draw();
  }

  #draw() {
    const key = this.#across.value;
    const drawn = this.#rows.filter(({ verdict }) => verdict !== "refused");
    setText(this.#said, drawn.length === 0 ? t("nothingToDraw") : t("pictureWords", { n: drawn.length }));
    if (drawn.length === 0) return this.#frame.replaceChildren();
    const goal = goalScore(this.#goal);
    const width = Math.min(WIDTHS[1], Math.max(WIDTHS[0], this.#frame.clientWidth));
    const box = { ...SPACE, right: width - SPACE.right, bottom: HEIGHT - SPACE.bottom };
    const name = key ? nameOf(key) : t("acrossOrder");
    const across = acrossOf(drawn.map((row) => valueOf(row, key)));
    const up = scoresOf(drawn, goal);
    const plot = chart(box, { ...across.axis, grid: true, label: name }, up.axis, []);
    if (goal !== null && drawn.some(({ score }) => score !== null)) {
      const y = plot.y(goal);
      plot.marks.push({ ...line([box.left, y], [box.right, y], "accent"), dash: [6, 4] });
      plot.marks.push(label(box.right - 4, y - 5, t("goalHere"), "end"));
    }
    const said = (/** @type {ClassRow} */ row) => `${name} ${valueOf(row, key)}`;
    const at = (/** @type {ClassRow} */ row) =>
      /** @type {Point} */ ([plot.x(across.at(valueOf(row, key))), plot.y(row.score ?? up.without)]);
    const title = `${t("pictureTitle")}. ${this.#said.textContent}`;
    const marks = [...plot.marks, ...marksOf(drawn, said, at)];
    const head = element("span", {}, t("up", { what: t(/** @type {any} */ (`scoreOf_${this.#goal.kind}`)) }));
    this.#frame.replaceChildren(
      element("p", { class: "plot-head row" }, head, keyOf(true), keyOf(false)),
      toSvg({ width, height: HEIGHT, title, marks }, themed, "var(--text-face)"),
    );
  }
}

/**
 * Draws equal answers as one mark, with their number beside it.
 * @param {ClassRow[]} rows
 * @param {(row: ClassRow) => string} said returns the value on the horizontal axis
 * @param {(row: ClassRow) => Point} at
 */
function marksOf(rows, said, at) {
  /** @type {Map<string, ClassRow[]>} */
  const places = new Map();
  for (const row of rows) {
    const place = `${row.verdict} ${said(row)} ${row.score}`;
    places.set(place, [...(places.get(place) ?? []), row]);
  }
  return [...places.values()].flatMap((own) => {
    const [{ verdict }] = own;
    const [x, y] = at(own[0]);
    const result = t(`verdict_${verdict}`);
    const title = own.map((row) => t("point", { who: nameIn(row), value: said(row), result })).join("\n");
    const mark = { ...markOf(verdict === "passed", x, y), title };
    return own.length > 1 ? [mark, label(x + RADIUS + 3, y - RADIUS, `×${count(own.length)}`, "start")] : [mark];
  });
}

/**
 * Makes a dot for an answer that passed, otherwise a cross.
 * @param {boolean} passed
 * @param {number} x
 * @param {number} y
 */
const markOf = (passed, x, y) =>
  passed ? shapeAt("circle", x, y, RADIUS, "right") : shapeAt("cross", x, y, 1.3 * RADIUS, "ink");

/** Makes the legend entry of a mark. @param {boolean} passed */
function keyOf(passed) {
  const sample = toSvg({ width: 14, height: 14, title: "", marks: [markOf(passed, 7, 7)] }, themed, "");
  sample.setAttribute("aria-hidden", "true");
  return element("span", {}, sample, t(passed ? "verdict_passed" : "verdict_failed"));
}

/**
 * Returns a setting of an answer for the plot, or the answer's number without a key.
 * @param {ClassRow} row
 * @param {string} key
 */
const valueOf = ({ settings, answer }, key) =>
  key ? settings.find(([own]) => own === key)?.[1] || t("without") : String(answer);

/** Returns the score that a goal requires; a budget is no score. @param {import("./types.js").TaskGoal} goal */
function goalScore(goal) {
  if (goal.kind === "seeds") return goal.least;
  if (goal.kind === "count") return goal.count;
  return "most" in goal ? goal.most : null;
}

/**
 * Makes the axis of scores, with a separate line for answers without a score.
 * @param {ClassRow[]} rows
 * @param {number | null} goal
 */
function scoresOf(rows, goal) {
  const own = rows.flatMap(({ score }) => (score === null ? [] : [score]));
  const axis = numbers(own.length > 0 && goal !== null ? [...own, goal] : own);
  if (own.length === rows.length) return { axis, without: NaN };
  const { from, to, scale, ticks = [] } = axis;
  const without = scale === "log" ? to * (to / from) ** ABOVE : to + ABOVE * (to - from);
  return { axis: { ...axis, to: without, ticks: [...ticks, { at: without, text: t("without") }] }, without };
}

/** Makes the horizontal axis: numbers in numerical order, words in alphabetical order. @param {string[]} values */
function acrossOf(values) {
  if (values.every((value) => value.trim() !== "" && Number.isFinite(Number(value))))
    return { axis: numbers(values.map(Number)), at: Number };
  const words = [...new Set(values)].sort();
  const axis = { from: -0.5, to: words.length - 0.5, ticks: ticksAt([...words.keys()], words) };
  return { axis, at: (/** @type {string} */ word) => words.indexOf(word) };
}

/** Makes an axis of numbers, with margins around them. @param {number[]} values @returns {Axis} */
function numbers(values) {
  if (values.length === 0) return { from: 0, to: 1 };
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const log = min > 0 && max / min >= FAR;
  const shown = max > min ? roundTicks(min, max, log, values.every(Number.isInteger)) : [min];
  const ticks = ticksAt(shown, shown.map(figures));
  if (log) return { from: min * (min / max) ** ROOM, to: max * (max / min) ** ROOM, scale: "log", ticks };
  const room = ROOM * (max - min) || 1;
  return { from: min - room, to: max + room, ticks };
}
