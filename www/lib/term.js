// A term of the glossary where it is seen: a button that opens the help at it.

import { element } from "./dom.js";

/** @param {string} id of the glossary @param {string} label */
export const termButton = (id, label) =>
  element("button", { type: "button", class: "term", "data-opens": "help", "data-what": id }, label);
