// Dialogs over the page. The close button closes a dialog, and so does a press outside of it.

import { byId, element } from "../lib/dom.js";

/**
 * Finds a dialog in the page's markup.
 * @param {string} id the id of the dialog; its close button has the same id with "-close"
 */
export const dialogOf = (id) => floating(byId(id, HTMLDialogElement), byId(`${id}-close`, HTMLButtonElement));

/**
 * Makes a button, and a press outside, close a dialog.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} close
 */
export function floating(dialog, close) {
  close.addEventListener("click", () => dialog.close());
  // The target of a press on the backdrop is the dialog itself rather than an element inside.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

/**
 * Makes a dialog without markup: a title, a button that closes the dialog, and a body.
 * @param {string} name the class of the dialog, and the beginning of its title's id
 * @param {{ title: string, close: string }} words
 * @param {Node[]} body
 * @param {Node[]} below elements under the body that do not scroll with it
 */
export function makeDialog(name, words, body, ...below) {
  const close = element("button", { type: "button", class: "button small" }, words.close);
  const id = `${name}-title`;
  const dialog = element(
    "dialog",
    { class: `help ${name}`, "aria-labelledby": id },
    element("div", { class: "help-head" }, element("h2", { id }, words.title), close),
    element("div", { class: `help-body ${name}-body` }, ...body),
    ...below,
  );
  document.body.append(dialog);
  return floating(dialog, close);
}
