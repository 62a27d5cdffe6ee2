// A text that is pasted, or a file or text that is dropped, anywhere on the page: a puzzle, most likely.

import { t } from "../text/shell.js";

const OWN_PASTE = "input, textarea, select, dialog";
/** Where a text that is dropped goes into what is there; and the dialogs that take no sudoku. */
const OWN_DROP = "input, textarea:not(#import-text)";
const OTHERS = "dialog:not(#import)";

/** @param {{ text: (text: string, what: string) => void, file: (file: File) => void }} came */
export function listenForTexts({ text: came, file: fileCame }) {
  addEventListener("paste", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (target.closest(OWN_PASTE) || document.querySelector("dialog[open]") || text.trim() === "") return;
    event.preventDefault();
    came(text, t("pasted"));
  });
  const { classList, dataset } = document.documentElement;
  // The words that controls.css shows over the page: they do not stand in stylesheets.
  dataset.drop = t("dropIt");
  const files = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  const at = (/** @type {DragEvent} */ { target }) => (target instanceof Element ? target : document.body);
  addEventListener("dragover", (event) => {
    if (!files(event) && at(event).closest(OWN_DROP)) return;
    // A file that nobody takes would be opened by the browser instead of the page.
    event.preventDefault();
    if (!at(event).closest(OTHERS)) classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) classList.remove("dropping");
  });
  addEventListener("drop", (event) => {
    classList.remove("dropping");
    if (event.defaultPrevented || (!files(event) && at(event).closest(OWN_DROP))) return;
    event.preventDefault();
    if (at(event).closest(OTHERS)) return;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file) fileCame(file);
    else if (text.trim() !== "") came(text, t("dropped"));
  });
}
