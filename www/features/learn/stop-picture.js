// The picture of a stop: a small chart of its lesson's figures. It is only for the eye, because the lesson contains the
// figures in words.

import { shape } from "../../lib/dom.js";
import { count, figures } from "../../lib/format.js";
import { PICTURES } from "./course.js";
import { VALUES } from "./made.js";
import { t } from "./texts.js";

/** @typedef {import("./course.js").Stop} Stop */

const [WIDTH, HEIGHT] = [232, 86];
/** The room for the names at the left of bars, and for their values at the right. */
const [NAMES, NUMBERS] = [82, 52];
/** The number of dots per row, and the number of a lesson's runs drawn as dots. */
const A_ROW = 20;
const RUNS = 200;

const written = (/** @type {number} */ value) => (value < 100 ? figures(value) : count(value));
/**
 * @param {string} text @param {number} x @param {number} y @param {string} [kind] @param {"start" | "middle" | "end"}
 * [anchor]
 */
function words(text, x, y, kind = "", anchor = "start") {
  const made = shape("text", { x, y, class: kind, "text-anchor": anchor });
  made.textContent = text;
  return made;
}

/** @type {Record<import("./course.js").Kind, (values: number[], names: string[]) => Element[]>} */
const DRAWN = {
  bars: (values, names) => bars(values, names, "bar"),
  solved: (values, names) => bars(values, names, "right"),
  curve: (values, names) => curve(values, names, Math.min, "least"),
  peak: (values, names) => curve(values, names, Math.max, "peak"),
  numbers: (values, names) =>
    values.flatMap((value, i) => {
      const x = (i * WIDTH) / values.length;
      return [words(written(value), x, 46, values.length > 1 ? "large" : "largest"), words(names[i], x, 68, "quiet")];
    }),
  dots: ([n], [name]) => [
    ...Array.from({ length: RUNS / 2 }, (_, i) => {
      const at = { cx: 6 + (i % A_ROW) * 11.4, cy: 7 + Math.floor(i / A_ROW) * 13 };
      return shape("circle", { ...at, r: 4, class: i < n / 2 ? "missed" : "right" });
    }),
    words(name, 2, HEIGHT - 2, "quiet"),
  ],
};

/**
 * @param {number[]} all @param {string[]} names @param {(...values: number[]) => number} marked @param {string} kind
 * the kind of the mark
 */
function curve(all, [left, right], marked, kind) {
  const values = all.filter(Number.isFinite);
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.log);
  const spots = values.map((value, i) => [
    6 + (i / (all.length - 1)) * (WIDTH - 12),
    8 + (1 - (Math.log(value) - least) / (most - least)) * (HEIGHT - 34),
  ]);
  const [x, y] = spots[values.indexOf(marked(...values))];
  return [
    shape("polyline", { points: spots.join(" ") }),
    shape("circle", { cx: x, cy: y, r: 5, class: kind }),
    words(left, 4, HEIGHT - 2, "quiet"),
    words(right, WIDTH - 4, HEIGHT - 2, "quiet", "end"),
  ];
}

/** @param {number[]} values @param {string[]} names @param {string} kind */
function bars(values, names, kind) {
  const step = Math.min(26, HEIGHT / values.length);
  const most = Math.max(...values);
  return values.flatMap((value, i) => {
    const width = Math.max(2, (value / most) * (WIDTH - NAMES - NUMBERS));
    const y = i * step + (HEIGHT - step * values.length) / 2;
    return [
      words(names[i], NAMES - 8, y + step / 2 + 4, "quiet", "end"),
      shape("rect", { x: NAMES, y: y + 2, width, height: step - 6, class: kind }),
      words(written(value), NAMES + width + 6, y + step / 2 + 4),
    ];
  });
}

/** @param {Stop} stop */
export function stopPicture(stop) {
  const made = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" });
  made.append(...DRAWN[PICTURES[stop][0]](VALUES[stop], t(`names_${stop}`).split("|")));
  return made;
}
