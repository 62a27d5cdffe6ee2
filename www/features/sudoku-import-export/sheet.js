// A dialog that floats over the page: its close button, and a press outside, close it. A leaf.

import { byId } from "../../lib/dom.js";

/** @param {string} id of the dialog; its close button is called the same with "-close" */
export function sheet(id) {
  const dialog = byId(id, HTMLDialogElement);
  byId(`${id}-close`, HTMLButtonElement).addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
