// Takes pasted texts, and dropped files or texts, anywhere on the page, because they most likely contain a puzzle.

import { t } from "../text/shell.js";

/** Elements that handle a pasted text themselves. */
const OWN_PASTE = "input, textarea, select, dialog";
/** Elements that handle a dropped text themselves. */
const OWN_DROP = "input, textarea:not(#import-text)";
/** Dialogs that accept no sudoku. */
const OTHERS = "dialog:not(#import)";

/**
 * Listens for texts and files.
 * @param {{ text: (text: string, what: string) => void, file: (file: File) => void }} came called with each text or
 * file
 */
export function listenForTexts({ text: came, file: fileCame }) {
  addEventListener("paste", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (target.closest(OWN_PASTE) || document.querySelector("dialog[open]") || text.trim() === "") return;
    event.preventDefault();
    came(text, t("pasted"));
  });
  const { classList, dataset } = document.documentElement;
  // css/parts/page.css shows this text over the page; it is set here for translation.
  dataset.drop = t("dropIt");
  const files = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  const at = (/** @type {DragEvent} */ { target }) => (target instanceof Element ? target : document.body);
  addEventListener("dragover", (event) => {
    if (!files(event) && at(event).closest(OWN_DROP)) return;
    // Otherwise the browser would open the file in place of the page.
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
