// A question whose answer is a number with its unit, chosen by a slider.

import { element, setText } from "../../../lib/dom.js";
import { figures } from "../../../lib/format.js";
import { shareOf, valueAt } from "../scale.js";
import { t } from "../texts.js";

/** @typedef {import("./question.js").Asked} Asked */

/** Formats a number with its unit. @param {import("../types.js").Axis} axis @param {number} value */
export const withUnit = ({ unit }, value) => (unit ? `${figures(value)} ${unit}` : figures(value));

/**
 * @param {import("../types.js").Slider} question
 * @param {string} label
 * @param {() => void} answered
 * @returns {Asked}
 */
export function number({ axis, step }, label, answered) {
  const steps = Math.round(axis.log ? step * Math.log10(axis.to / axis.from) : (axis.to - axis.from) / step);
  const slider = element("input", {
    type: "range",
    class: "slider",
    min: "0",
    max: String(steps),
    value: "0",
    "aria-label": label,
  });
  const output = element("output", { class: "slider-value" });
  const value = () => Number(valueAt(axis, Number(slider.value) / steps).toPrecision(axis.log ? 2 : 6));
  let moved = false;
  const show = () => {
    const words = withUnit(axis, value());
    setText(output, moved ? words : t("moveSlider"));
    slider.setAttribute("aria-valuetext", moved ? words : t("moveSlider"));
  };
  const ends = element(
    "p",
    { class: "slider-ends", "aria-hidden": "true" },
    element("span", {}, figures(axis.from)),
    element("span", {}, axis.log ? t("logAxis", { label: axis.label }) : axis.label),
    element("span", {}, figures(axis.to)),
  );
  // The initial position of the slider also counts as an answer, once the slider has been touched.
  for (const type of ["input", "pointerdown", "keydown"]) {
    slider.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && event.key === "Tab") return;
      moved = true;
      show();
      answered();
    });
  }
  show();
  return {
    node: element("div", { class: "number" }, output, slider, ends),
    given: () => (moved ? value() : null),
    take(given) {
      if (typeof given !== "number") return;
      moved = true;
      slider.value = String(Math.round(shareOf(axis, given) * steps));
      show();
    },
  };
}
