// A question whose answer is a line. The learner draws it on the plot's axes with a mouse or finger, or with arrow keys
// on its points, which are sliders.

import { element } from "../../../lib/dom.js";
import { figures } from "../../../lib/format.js";
import { HEIGHT, picture, x, y } from "../picture.js";
import { shareOf, valueAt } from "../scale.js";
import { t } from "../texts.js";
import { withUnit } from "./number.js";

/** @typedef {import("./question.js").Asked} Asked */

/** The step of a point by a key, as a fraction of the height. @type {Record<string, number>} */
const STEPS = { ArrowUp: 0.02, ArrowDown: -0.02, PageUp: 0.1, PageDown: -0.1, Home: -1, End: 1 };
/** Keys that move the focus to the next or previous point. @type {Record<string, number>} */
const ASIDE = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A spot on the plot: its horizontal position and its fraction of the height, both from 0 to 1.
 * @typedef {{ place: number, share: number }} Spot
 */

const within = (/** @type {number} */ share) => Math.min(1, Math.max(0, share));

/**
 * @param {import("../types.js").Line} question
 * @param {string} label
 * @param {() => void} answered
 * @returns {Asked}
 */
export function line({ across, up, at }, label, answered) {
  /** The heights of the points as fractions; null if nothing is drawn yet. @type {(number | null)[]} */
  let heights = at.map(() => null);
  const { node, space, svg } = picture(across, up, at, [{ values: [], kind: "yours", name: t("yourLine") }]);
  const points = at.map((place, i) => pointOf(across, place, (event) => move(i, event)));
  space.setAttribute("role", "group");
  space.setAttribute("aria-label", label);
  space.append(...points);

  const rounded = (/** @type {number} */ share) => Number(valueAt(up, share).toPrecision(3));

  function show() {
    const drawn = heights.map((share, i) => (share === null ? "" : `${x(across, at[i])},${(1 - share) * HEIGHT}`));
    svg.querySelector(".yours")?.setAttribute("points", drawn.filter((point) => point).join(" "));
    for (const [i, point] of points.entries()) {
      const share = heights[i];
      point.classList.toggle("undrawn", share === null);
      point.style.setProperty("top", `${(1 - (share ?? 0.5)) * 100}%`);
      point.setAttribute("aria-valuenow", String(Math.round((share ?? 0.5) * 100)));
      point.setAttribute("aria-valuetext", share === null ? t("notDrawn") : withUnit(up, rounded(share)));
    }
  }

  /** @param {typeof heights} now */
  function draw(now) {
    heights = now;
    show();
    answered();
  }

  /** @param {number} i @param {KeyboardEvent} event */
  function move(i, event) {
    const { key } = event;
    if (!(key in STEPS || key in ASIDE)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key in ASIDE) points[i + ASIDE[key]]?.focus();
    else draw(heights.with(i, within((heights[i] ?? 0.5) + STEPS[key])));
  }

  /** The last position of the pointer. @type {Spot | null} */
  let last = null;
  const drag = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const to = { place: (clientX - left) / width, share: within(1 - (clientY - top) / height) };
    const shares = at.map((value) => shareOf(across, value));
    const before = last ?? to;
    last = to;
    draw(dragged(heights, shares, before, to));
  };
  space.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    last = null;
    space.setPointerCapture(event.pointerId);
    drag(event);
  });
  space.addEventListener("pointermove", (event) => space.hasPointerCapture(event.pointerId) && drag(event));
  show();
  return {
    node,
    given: () => (heights.filter((share) => share !== null).length < 2 ? null : whole(heights).map(rounded)),
    take(given) {
      if (!Array.isArray(given) || given.length !== at.length) return;
      heights = given.map((value) => 1 - y(up, value) / HEIGHT);
      show();
    },
  };
}

/**
 * Makes a point of the line, as a slider.
 * @param {import("../types.js").Axis} across
 * @param {number} place
 * @param {(event: KeyboardEvent) => void} pressed
 */
function pointOf(across, place, pressed) {
  const point = element("span", {
    class: "draw-point",
    role: "slider",
    tabindex: "0",
    "aria-orientation": "vertical",
    "aria-label": t("pointAt", { label: across.label, value: withUnit(across, place) }),
    "aria-valuemin": "0",
    "aria-valuemax": "100",
  });
  point.style.setProperty("left", `${shareOf(across, place) * 100}%`);
  point.addEventListener("keydown", pressed);
  return point;
}

/**
 * Moves the point nearest to the pointer, and all points passed by the pointer, to the height of the pointer.
 * @param {(number | null)[]} heights
 * @param {number[]} shares the horizontal positions of the points
 * @param {Spot} from
 * @param {Spot} to
 */
function dragged(heights, shares, from, to) {
  const apart = shares.map((share) => Math.abs(share - to.place));
  const near = apart.indexOf(Math.min(...apart));
  return heights.map((height, i) => {
    if (i === near) return to.share;
    if (shares[i] < Math.min(from.place, to.place) || shares[i] > Math.max(from.place, to.place)) return height;
    const part = to.place === from.place ? 1 : (shares[i] - from.place) / (to.place - from.place);
    return from.share + part * (to.share - from.share);
  });
}

/**
 * Fills in missing points: interpolated between their neighbours, or at the height of the nearest point.
 * @param {(number | null)[]} heights
 * @returns {number[]}
 */
function whole(heights) {
  const known = (/** @type {number} */ i) => heights[i] !== null && heights[i] !== undefined;
  return heights.map((share, i) => {
    if (share !== null) return share;
    let [before, after] = [i, i];
    while (before >= 0 && !known(before)) before--;
    while (after < heights.length && !known(after)) after++;
    const [low, high] = [heights[before] ?? null, heights[after] ?? null];
    if (low === null || high === null) return low ?? high ?? 0;
    return low + ((high - low) * (i - before)) / (after - before);
  });
}

/** Describes a line. @param {import("../types.js").Line} question @param {number[]} values */
export const lineInWords = ({ across, up, at }, values) =>
  at.map((place, i) => t("pointIs", { at: withUnit(across, place), value: figures(values[i]), unit: up.unit }));
