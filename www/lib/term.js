// Terms of the glossary as buttons, which open the help at the term.

import { element } from "./dom.js";

/** @param {string} id of the glossary @param {string} label */
export const termButton = (id, label) =>
  element("button", { type: "button", class: "term", "data-opens": "help", "data-what": id }, label);
