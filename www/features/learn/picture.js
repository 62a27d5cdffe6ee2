// The picture of a question about a line: axes for the learner's drawing. The answer uses the same picture, with the
// result beside it.

import { element, shape } from "../../lib/dom.js";
import { figures, short } from "../../lib/format.js";
import { shareOf, ticksOf } from "./scale.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Axis} Axis */
/**
 * @typedef {{ values: (number | null)[], kind: "yours" | "truth" | "goal" | "even", name: string, intervals?: ([number,
 *   number] | null)[] }} Curve
 */

/** The inner size of the picture. The labels around it are text of the page. */
export const WIDTH = 1000;
export const HEIGHT = 600;

/**
 * @param {Axis} across
 * @param {Axis} up
 * @param {number[]} at
 * @param {Curve[]} curves
 */
export function picture(across, up, at, curves) {
  const svg = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  for (const tick of ticksOf(up)) svg.append(line(0, WIDTH, y(up, tick), y(up, tick), "grid"));
  for (const tick of ticksOf(across)) svg.append(line(x(across, tick), x(across, tick), 0, HEIGHT, "grid"));
  for (const { values, kind, intervals } of curves) {
    for (const [i, interval] of (intervals ?? []).entries()) {
      if (interval)
        svg.append(line(x(across, at[i]), x(across, at[i]), y(up, interval[0]), y(up, interval[1]), "ends"));
    }
    const points = values.flatMap((value, i) => (value === null ? [] : [`${x(across, at[i])},${y(up, value)}`]));
    svg.append(shape("polyline", { points: points.join(" "), class: kind }));
  }
  const space = element("div", { class: "draw-space" }, svg);
  for (const tick of ticksOf(up)) space.append(tag("draw-y", "top", 1 - shareOf(up, tick), tickText(tick)));
  for (const tick of ticksOf(across)) space.append(tag("draw-x", "left", shareOf(across, tick), tickText(tick)));
  const named = (/** @type {Axis} */ { label, unit }) => (unit ? t("axisWithUnit", { label, unit }) : label);
  const key = curves.map(({ kind, name }) => element("span", { class: `key ${kind}` }, name));
  const head = element("figcaption", { class: "draw-head row" }, element("b", {}, named(up)), ...key);
  const foot = element("p", { class: "draw-foot" }, named(across));
  return { node: element("figure", { class: "draw" }, head, space, foot), space, svg };
}

const tickText = (/** @type {number} */ tick) => (tick >= 1e5 ? short(tick).replace(/[.,]0(?=\s)/, "") : figures(tick));

/** @param {Axis} axis @param {number} value */
export const x = (axis, value) => shareOf(axis, value) * WIDTH;
/** @param {Axis} axis @param {number} value */
export const y = (axis, value) => (1 - shareOf(axis, value)) * HEIGHT;

/** @param {number} x1 @param {number} x2 @param {number} y1 @param {number} y2 @param {string} kind */
const line = (x1, x2, y1, y2, kind) => shape("line", { x1, x2, y1, y2, class: kind });

/** @param {string} kind @param {"top" | "left"} side @param {number} at @param {string} text */
function tag(kind, side, at, text) {
  const node = element("span", { class: kind, "aria-hidden": "true" }, text);
  node.style.setProperty(side, `${at * 100}%`);
  return node;
}
