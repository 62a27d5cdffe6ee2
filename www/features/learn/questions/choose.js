// Makes a question with several answers, one of which is chosen.

import { element } from "../../../lib/dom.js";

/** @typedef {import("./question.js").Asked} Asked */

/**
 * @param {import("../types.js").Choose} question
 * @param {string} label
 * @param {() => void} answered
 * @returns {Asked}
 */
export function choose({ name, options }, label, answered) {
  const radios = options.map((_, place) =>
    element("input", { type: "radio", name: `lesson-${name}`, value: String(place) }),
  );
  const rows = options.map(({ text }, place) =>
    element("label", { class: "option" }, radios[place], element("span", {}, text)),
  );
  const node = element(
    "fieldset",
    { class: "options" },
    element("legend", { class: "visually-hidden" }, label),
    ...rows,
  );
  node.addEventListener("change", answered);
  return {
    node,
    given() {
      const place = radios.findIndex((radio) => radio.checked);
      return place < 0 ? null : place;
    },
    take(given) {
      const radio = typeof given === "number" ? radios[given] : undefined;
      if (radio) radio.checked = true;
    },
  };
}
