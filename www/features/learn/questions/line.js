// A line that is drawn on the plot's own axes: by mouse or finger, or with the arrow keys on its points, which are sliders.

import { element } from "../../../lib/dom.js";
import { figures } from "../../../lib/format.js";
import { HEIGHT, picture, x, y } from "../picture.js";
import { shareOf, valueAt } from "../scale.js";
import { t } from "../texts.js";
import { withUnit } from "./number.js";

/** @typedef {import("./question.js").Asked} Asked */

/** Of the height, for one press of an arrow key, and of Page Up or Down. */
const STEP = 0.02;
const LEAP = 0.1;

/**
 * @param {import("../types.js").Line} question
 * @param {string} label
 * @param {() => void} answered
 * @returns {Asked}
 */
export function line({ across, up, at }, label, answered) {
  /** Shares of the height; null where nothing is drawn yet. @type {(number | null)[]} */
  let heights = at.map(() => null);
  const { node, space, svg } = picture(across, up, at, [{ values: [], kind: "yours", name: t("yourLine") }]);
  const curve = svg.querySelector(".yours");
  const points = at.map((place, i) => {
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
    point.addEventListener("keydown", (event) => move(i, event));
    return point;
  });
  space.setAttribute("role", "group");
  space.setAttribute("aria-label", label);
  space.append(...points);

  const rounded = (/** @type {number} */ share) => Number(valueAt(up, share).toPrecision(3));

  function show() {
    const drawn = heights.flatMap((share, i) =>
      share === null ? [] : [`${x(across, at[i])},${(1 - share) * HEIGHT}`],
    );
    curve?.setAttribute("points", drawn.join(" "));
    for (const [i, point] of points.entries()) {
      const share = heights[i];
      point.classList.toggle("undrawn", share === null);
      point.style.setProperty("top", `${(1 - (share ?? 0.5)) * 100}%`);
      point.setAttribute("aria-valuenow", String(Math.round((share ?? 0.5) * 100)));
      point.setAttribute("aria-valuetext", share === null ? t("notDrawn") : withUnit(up, rounded(share)));
    }
  }

  /** @param {number} i @param {KeyboardEvent} event */
  function move(i, event) {
    const { key } = event;
    const now = heights[i] ?? 0.5;
    /** @type {Record<string, number>} */
    const to = {
      ArrowUp: now + STEP,
      ArrowDown: now - STEP,
      PageUp: now + LEAP,
      PageDown: now - LEAP,
      Home: 0,
      End: 1,
      ArrowRight: now,
      ArrowLeft: now,
    };
    if (!(key in to)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "ArrowRight" || key === "ArrowLeft") return points[i + (key === "ArrowRight" ? 1 : -1)]?.focus();
    heights[i] = Math.min(1, Math.max(0, to[key]));
    show();
    answered();
  }

  /** The point nearest to the pointer, and all that it has passed, go where it is. @type {{ place: number, share: number } | null} */
  let last = null;
  const draw = (/** @type {PointerEvent} */ event) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const place = (event.clientX - left) / width;
    const share = Math.min(1, Math.max(0, 1 - (event.clientY - top) / height));
    const from = last ?? { place, share };
    const shares = at.map((value) => shareOf(across, value));
    const near = shares.reduce(
      (best, own, i) => (Math.abs(own - place) < Math.abs(shares[best] - place) ? i : best),
      0,
    );
    for (const [i, own] of shares.entries()) {
      const between = own >= Math.min(from.place, place) && own <= Math.max(from.place, place);
      if (i === near) heights[i] = share;
      else if (between) {
        const part = place === from.place ? 1 : (own - from.place) / (place - from.place);
        heights[i] = from.share + part * (share - from.share);
      }
    }
    last = { place, share };
    show();
    answered();
  };
  space.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    last = null;
    space.setPointerCapture(event.pointerId);
    draw(event);
  });
  space.addEventListener("pointermove", (event) => space.hasPointerCapture(event.pointerId) && draw(event));
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

/** Points that were left out lie between their neighbours, or as high as the nearest. @param {(number | null)[]} heights @returns {number[]} */
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

/** How a line is said in words. @param {import("../types.js").Line} question @param {number[]} values */
export const lineInWords = ({ across, up, at }, values) =>
  at.map((place, i) => t("pointIs", { at: withUnit(across, place), value: figures(values[i]), unit: up.unit }));
