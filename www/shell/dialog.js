// A dialog that floats over the page: its close button, and a press outside, close it.

import { byId, element } from "../lib/dom.js";

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

/**
 * Makes a dialog that has no markup of its own: a title with a button that closes it, and what stands below.
 * @param {string} name its class, and the beginning of its title's id
 * @param {{ title: string, close: string }} words
 * @param {Node[]} body
 * @param {Node[]} below what stands under the body, and does not scroll with it
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
