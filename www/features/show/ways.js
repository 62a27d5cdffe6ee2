// The buttons that lead to what is shown to many: where a run is shared, below a lesson, below a task.

import { element } from "../../lib/dom.js";
import { withKey } from "../../lib/keys.js";
import { t } from "./texts.js";

/** What is done: on a wall, on paper, as a card. @typedef {"present" | "print" | "card"} Way */

/** @param {{ worksheet?: boolean, small?: boolean }} [how] whether what is printed is a worksheet */
export function ways({ worksheet = false, small = false } = {}) {
  const made = /** @type {const} */ ([
    ["present", t("present")],
    ["print", t(worksheet ? "worksheet" : "print")],
    ["card", t("card")],
  ]).map(([way, words]) => {
    const button = element(
      "button",
      { type: "button", class: "button", "data-opens": "show", "data-what": way },
      words,
    );
    button.classList.toggle("small", small);
    return button;
  });
  made[0].setAttribute("aria-keyshortcuts", "B");
  made[0].title = withKey(t("presentTitle"), "B");
  return made;
}

/** The same, folded up. @param {boolean} [worksheet] */
export const folded = (worksheet = true) =>
  element(
    "details",
    { class: "for-many" },
    element("summary", {}, t("forMany")),
    element("div", { class: "for-many-ways row" }, ...ways({ worksheet, small: true })),
  );
