// Everybody's settings and results in one plot: a mark for each answer that was run, across by one of the settings.

import { element, field, setText, shape } from "../../lib/dom.js";
import { count, figures } from "../../lib/format.js";
import { nameOf } from "./goals.js";
import { nameIn } from "./table.js";
import { t } from "./texts.js";
import { roundTicks } from "./ticks.js";

/** @typedef {import("./types.js").ClassRow} ClassRow */
/** @typedef {{ at: (value: string | number) => number, ticks: { at: number, label: string }[] }} Scale from 0 to 1 */

/** The least and the most: as wide as there is room, since words keep their size. */
const WIDTHS = [300, 860];
const HEIGHT = 300;
const SPACE = { left: 76, right: 16, top: 12, bottom: 40 };
/** From this ratio on an axis is logarithmic. */
const FAR = 30;
const RADIUS = 5;
/** In the place of a score. */
const NONE = "";

export class Picture {
  #across = element("select", { id: "class-across" });
  #said = element("p", { class: "quiet" });
  #frame = element("div", { class: "class-plot" });
  /** @type {ClassRow[]} */
  #rows = [];
  /** @type {import("./types.js").TaskGoal} */
  #goal = { kind: "solved", moves: 0 };
  /** Whether a person has chosen what is across. */
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
    // What was varied the most is shown first.
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
    const [x, y] = [scaleOf(drawn.map((row) => valueOf(row, key))), scores(drawn, goal)];
    const width = Math.min(WIDTHS[1], Math.max(WIDTHS[0], this.#frame.clientWidth));
    const [right, floor] = [width - SPACE.right, HEIGHT - SPACE.bottom];
    const svg = shape("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img" });
    svg.setAttribute("aria-label", `${t("pictureTitle")}. ${this.#said.textContent}`);
    const left = (/** @type {number} */ at) => SPACE.left + 12 + at * (right - SPACE.left - 24);
    const top = (/** @type {number} */ at) => floor - 12 - at * (floor - SPACE.top - 24);
    const level = (/** @type {number} */ y, /** @type {string} */ kind) =>
      shape("line", { x1: SPACE.left, x2: right, y1: y, y2: y, class: kind });
    for (const { at, label } of y.ticks)
      svg.append(level(top(at), "grid"), words(label, SPACE.left - 8, top(at) + 4, "end"));
    for (const { at, label } of x.ticks) {
      const line = shape("line", { x1: left(at), x2: left(at), y1: SPACE.top, y2: floor, class: "grid" });
      svg.append(line, words(label, left(at), floor + 16, "middle"));
    }
    const name = key ? nameOf(key) : t("acrossOrder");
    svg.append(words(name, (width + SPACE.left) / 2, HEIGHT - 6, "middle"));
    if (goal !== null && drawn.some(({ score }) => score !== null)) {
      const at = top(y.at(goal));
      svg.append(level(at, "goal"), words(t("goalHere"), right - 4, at - 5, "end"));
    }
    const said = (/** @type {ClassRow} */ row) => `${name} ${valueOf(row, key)}`;
    svg.append(...marksOf(drawn, said, (row) => [left(x.at(valueOf(row, key))), top(y.at(row.score ?? NONE))]));
    const up = t("up", { what: t(/** @type {any} */ (`scoreOf_${this.#goal.kind}`)) });
    const keys = [true, false].map((passed) => {
      const sample = shape("svg", { viewBox: "0 0 14 14", width: 14, height: 14, "aria-hidden": "true" });
      sample.append(markOf(passed, 7, 7));
      return element("span", {}, sample, t(passed ? "verdict_passed" : "verdict_failed"));
    });
    this.#frame.replaceChildren(element("p", { class: "plot-head" }, element("span", {}, up), ...keys), svg);
  }
}

/**
 * Draws equal answers as one mark, with their number beside it.
 * @param {ClassRow[]} rows
 * @param {(row: ClassRow) => string} said what is across
 * @param {(row: ClassRow) => [number, number]} at
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
    const mark = markOf(verdict === "passed", x, y);
    const title = shape("title");
    const result = t(`verdict_${verdict}`);
    title.textContent = own.map((row) => t("point", { who: nameIn(row), value: said(row), result })).join("\n");
    mark.append(title);
    return own.length > 1 ? [mark, words(`×${count(own.length)}`, x + RADIUS + 3, y - RADIUS, "start")] : [mark];
  });
}

/** A setting of an answer, as it is drawn; without a key its number. @param {ClassRow} row @param {string} key */
const valueOf = ({ settings, answer }, key) =>
  key ? settings.find(([own]) => own === key)?.[1] || t("without") : String(answer);

/** The score that a goal asks for; a budget is none. @param {import("./types.js").TaskGoal} goal */
function goalScore(goal) {
  if (goal.kind === "seeds") return goal.least;
  if (goal.kind === "count") return goal.count;
  return "most" in goal ? goal.most : null;
}

/** Scores, with a line of their own for those that have none. @param {ClassRow[]} rows @param {number | null} goal @returns {Scale} */
function scores(rows, goal) {
  const own = rows.flatMap(({ score }) => (score === null ? [] : [score]));
  const there = own.length > 0 && goal !== null ? [...own, goal] : own;
  if (own.length === rows.length) return numbers(there);
  const none = { at: 1, label: t("without") };
  if (there.length === 0) return { at: () => 1, ticks: [none] };
  const { at, ticks } = numbers(there);
  const lower = (/** @type {number} */ place) => place * 0.85;
  return {
    at: (value) => (value === NONE ? 1 : lower(at(value))),
    ticks: [...ticks.map(({ at, label }) => ({ at: lower(at), label })), none],
  };
}

/** A dot of those that passed, a cross of others. @param {boolean} passed @param {number} x @param {number} y */
function markOf(passed, x, y) {
  const group = shape("g", { class: passed ? "passed" : "failed" });
  if (passed) group.append(shape("circle", { cx: x, cy: y, r: RADIUS }));
  else {
    const [a, b, c, d] = [x - RADIUS, x + RADIUS, y - RADIUS, y + RADIUS];
    group.append(shape("path", { d: `M${a} ${c}L${b} ${d}M${a} ${d}L${b} ${c}` }));
  }
  return group;
}

/** @param {string} text @param {number} x @param {number} y @param {string} anchor */
function words(text, x, y, anchor) {
  const node = shape("text", { x, y, "text-anchor": anchor });
  node.textContent = text;
  return node;
}

/** Numbers in their order, words in the order of the alphabet. @param {string[]} values @returns {Scale} */
function scaleOf(values) {
  if (values.every((value) => value.trim() !== "" && Number.isFinite(Number(value))))
    return numbers(values.map(Number));
  const all = [...new Set(values)].sort();
  const at = (/** @type {string | number} */ value) => (all.indexOf(String(value)) + 0.5) / all.length;
  return { at, ticks: all.map((value) => ({ at: at(value), label: value })) };
}

/** @param {number[]} values @returns {Scale} */
function numbers(values) {
  const [min, max] = values.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  );
  const log = min > 0 && max / min >= FAR;
  const long = (/** @type {number} */ value) => (log ? Math.log10(value) : value);
  const span = long(max) - long(min);
  const at = (/** @type {string | number} */ value) => (span > 0 ? (long(Number(value)) - long(min)) / span : 0.5);
  const shown = span > 0 ? roundTicks(min, max, log, values.every(Number.isInteger)) : [min];
  return { at, ticks: shown.map((value) => ({ at: at(value), label: figures(value) })) };
}
