// The texts that a class has handed in: a pasted text, and chosen or dropped files. The files remain until the page is
// left, and the pasted text until the tab is closed.

import { button, element, setText, takeLongPaste } from "../../lib/dom.js";
import { recall, remember } from "../../lib/storage.js";
import { byPath, droppedFiles, nameIn } from "./files.js";
import { t } from "./texts.js";

/** @typedef {import("./files.js").PlacedFile} PlacedFile */

/** The maximum size of all texts that the core reads, in megabytes. */
const MOST_MEGABYTES = 8;
/** The maximum number of file names shown. */
const MOST_NAMES = 5;
/** The maximum number of characters pasted into the field; a longer text is treated like a file. */
const LONG_TEXT = 200_000;

/** The key of the pasted text in this tab's storage. */
const KEY = "classAnswers";
let pasted = recall(KEY, "sessionStorage") ?? "";
/** @type {[string, Uint8Array][]} */
let files = [];

/** The texts of a class, with the controls to add and remove them. */
export class HandedIn {
  text = element("textarea", { id: "class-answers", rows: "7", spellcheck: "false" });
  #chosen = element("p", { class: "quiet", role: "status" });
  #clear = button(t("clear"), { class: "button small" }, () => {
    this.#take([]);
    this.text.focus();
  });
  parts = [
    element("label", { for: "class-answers" }, t("answers")),
    this.text,
    element(
      "div",
      { class: "own-lesson row" },
      ...this.#chooser("class-files", "multiple", t("chooseFiles")),
      ...this.#chooser("class-folder", "webkitdirectory", t("chooseFolder")),
      this.#chosen,
      this.#clear,
    ),
  ];
  #say;

  /** @param {(words: string) => void} say reports the files that cannot be read */
  constructor(say) {
    this.#say = say;
    this.text.value = pasted;
    this.text.addEventListener("input", () => {
      pasted = this.text.value;
      remember(KEY, pasted || null, "sessionStorage");
    });
    takeLongPaste(this.text, LONG_TEXT, (long) => this.#take([...files, ["", new TextEncoder().encode(long)]]));
    this.#take(files);
  }

  /** The contents of all texts, with the names of their files. @returns {[string, Uint8Array][]} */
  get all() {
    const { value } = this.text;
    return value.trim() ? [["", new TextEncoder().encode(value)], ...files] : files;
  }

  /** @param {DragEvent} event */
  dropped(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    droppedFiles(event.dataTransfer).then((dropped) => this.#add(dropped));
  }

  /** @param {string} id @param {"multiple" | "webkitdirectory"} how @param {string} words */
  #chooser(id, how, words) {
    const input = element("input", { type: "file", id, [how]: "", class: "visually-hidden" });
    input.addEventListener("change", async () => {
      await this.#add([...(input.files ?? [])].map((file) => ({ path: nameIn(file), file })));
      input.value = "";
    });
    return [input, element("label", { for: id, class: "button small" }, words)];
  }

  /** Adds files in the order of their paths. @param {PlacedFile[]} placed */
  async #add(placed) {
    const list = placed.toSorted((a, b) => byPath(a.path, b.path));
    const size = list.reduce((sum, { file }) => sum + file.size, 0);
    if (size > MOST_MEGABYTES * 1024 * 1024) return this.#say(t("tooLarge", { n: MOST_MEGABYTES }));
    /** @type {string[]} */
    const unread = [];
    for (const { path, file } of list) {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) unread.push(path);
      else files = [...files, [path, new Uint8Array(bytes)]];
    }
    this.#say(unread.length > 0 ? t("unread", { n: unread.length, names: unread.slice(0, MOST_NAMES) }) : "");
    this.#take(files);
  }

  /** @param {typeof files} all */
  #take(all) {
    files = all;
    const names = files.slice(0, MOST_NAMES).map(([name]) => name);
    if (files.length > MOST_NAMES) names.push(t("more"));
    setText(this.#chosen, files.length > 0 ? t("chosenFiles", { n: files.length, names }) : "");
    this.#clear.hidden = files.length === 0;
  }
}
