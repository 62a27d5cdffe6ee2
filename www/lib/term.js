// A term of the glossary where it is seen: a button that opens the help at it.

import { element } from "./dom.js";

/** @param {string} id of the glossary @param {string} label */
export const termButton = (id, label) => element("button", { type: "button", class: "term", "data-term": id }, label);

/** Lets every such button, also one that comes later, call `explain`. @param {(term: string) => void} explain */
export function offerTerms(explain) {
  document.addEventListener("click", ({ target }) => {
    const id = target instanceof Element && target.closest("button[data-term]")?.getAttribute("data-term");
    if (id) explain(id);
  });
}
