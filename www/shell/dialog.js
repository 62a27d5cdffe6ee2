// A dialog that floats over the page: its close button, and a press outside, close it.

import { byId } from "../lib/dom.js";

/** @param {string} id of the dialog; its close button is called the same with "-close" */
export const dialogOf = (id) => floating(byId(id, HTMLDialogElement), byId(`${id}-close`, HTMLButtonElement));

/** @param {HTMLDialogElement} dialog @param {HTMLButtonElement} close */
export function floating(dialog, close) {
  close.addEventListener("click", () => dialog.close());
  // A press on the backdrop is a press on the dialog itself, outside of what it holds.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
