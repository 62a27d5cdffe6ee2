// The buttons for presenting to a group: in the dialog for sharing, below a lesson, and below a task.

import { element } from "../../lib/dom.js";
import { withKey } from "../../lib/keys.js";
import { t } from "./texts.js";

/** The way of presenting: on a wall, on paper, or as a card. @typedef {"present" | "print" | "card"} Way */

/** @param {{ worksheet?: boolean, small?: boolean }} [how] how `worksheet` if the printed sheet is one */
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

/** Makes the same buttons, folded up. @param {boolean} [worksheet] */
export const folded = (worksheet = true) =>
  element(
    "details",
    { class: "for-many" },
    element("summary", {}, t("forMany")),
    element("div", { class: "for-many-ways row" }, ...ways({ worksheet, small: true })),
  );
