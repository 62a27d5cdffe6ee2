// The text form of a puzzle, which can be shown, typed, pasted, read from a file, and saved as a file.

import { copies } from "../../lib/copy.js";
import { byId, setText, takeLongPaste } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { t } from "../../text/editor.js";

/** The maximum number of bytes of a text: more than a puzzle of 400 points needs. */
const MOST_BYTES = 50_000;

export class Texts {
  #frame = byId("editor-text-frame", HTMLDetailsElement);
  #area = byId("editor-text", HTMLTextAreaElement);
  #said = byId("editor-text-said", HTMLElement);
  #file = byId("editor-file", HTMLInputElement);
  #link = byId("editor-copy-link", HTMLButtonElement);
  #read;
  /** True if a person has typed a text that was not read yet. */
  #typed = false;
  #url = "";
  #title = "puzzle";

  /**
   * @param {(text: string) => Promise<string | null>} read takes a text; returns the error in the text, or null
   * @param {(text: string) => void} notCopied
   * @param {(act: () => Promise<void> | void) => void} soon runs an act once the newest draft is shown
   */
  constructor(read, notCopied, soon) {
    this.#read = read;
    this.#area.addEventListener("input", () => (this.#typed = true));
    takeLongPaste(this.#area, MOST_BYTES, () => this.#refuseLarge(t("pasted")));
    byId("editor-read", HTMLButtonElement).addEventListener("click", () => this.#take(this.#area.value, t("theText")));
    byId("editor-import", HTMLButtonElement).addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => {
      const [file] = this.#file.files ?? [];
      if (file) this.#import(file);
      this.#file.value = "";
    });
    byId("editor-save", HTMLButtonElement).addEventListener("click", () => soon(() => this.#save()));
    copies(byId("editor-copy-text", HTMLButtonElement), () => this.#area.value, notCopied, soon);
    copies(this.#link, () => this.#url, notCopied, soon);
  }

  /** @param {string} text @param {string | null} url @param {string} title */
  show(text, url, title) {
    // A text that a person is typing, or has typed but not submitted, must not be replaced.
    if (!this.#typed && document.activeElement !== this.#area) this.#area.value = text;
    this.#url = url ?? "";
    this.#title = title;
    this.#link.disabled = url === null;
  }

  /** Reads a file dropped anywhere in the editor. @param {DragEvent} event */
  drop(event) {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    // The message about the file is in this part.
    this.#frame.open = true;
    this.#import(file);
  }

  /** @param {File} file */
  async #import(file) {
    if (file.size > MOST_BYTES) return this.#refuseLarge(file.name);
    await this.#take(await file.text(), file.name);
  }

  /** @param {string} what */
  #refuseLarge(what) {
    this.#say(t("tooLarge", { what }));
  }

  /** @param {string} text @param {string} what */
  async #take(text, what) {
    const wrong = await this.#read(text);
    this.#say(wrong === null ? t("readFrom", { what }) : t("notRead", { why: wrong }));
    if (wrong === null || this.#area.value === text) return;
    this.#area.value = text;
    this.#typed = true;
  }

  /** Discards a typed text and its message, because the draft has changed. */
  forget() {
    this.#typed = false;
    this.#say("");
  }

  /** @param {string} text */
  #say(text) {
    setText(this.#said, text);
  }

  #save() {
    const name = this.#title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "puzzle"; // prettier-ignore
    save(new Blob([this.#area.value], { type: "text/plain" }), `${name}.txt`);
  }
}
