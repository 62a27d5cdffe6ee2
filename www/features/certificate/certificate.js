// The dialog of a proof. It saves the proof's file, and checks that file or another one by code that searches nothing.
// Closing the dialog ends pending work.

import { clock, sleep } from "../../lib/clock.js";
import { button, element, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { fileName, save } from "../../lib/save.js";
import { makeDialog } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";
import { nodes } from "../../text/text.js";
import { t } from "../proof/texts.js";
import { Rejected, check } from "./check.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("./check.js").Proven} Proven */

/** Milliseconds of computing per slice. */
const SLICE = 10;
/** The maximum number of bytes written here, because some browsers keep no more. */
const MOST = 100e6;

class TooLong extends Error {}

export class Certificate {
  /** The proof written last. @type {{ link: string, bytes: Uint8Array<ArrayBuffer> } | null} */
  #written = null;
  #latest = new Latest();
  #words = element("p", {});
  #said = element("p", { role: "status" });
  #save = button(t("fileSave"), { class: "button small primary" }, () => this.#during(this.#saves));
  #link = "";
  #title = "";
  #dialog;
  #makeEngine;

  /** @param {() => Engine} makeEngine */
  constructor(makeEngine) {
    this.#makeEngine = makeEngine;
    const input = element("input", { type: "file", id: "proof-file", class: "visually-hidden" });
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      input.value = "";
      if (file) this.#during((isLatest) => this.#check(file.arrayBuffer(), isLatest, `${file.name}: `));
    });
    const own = () => this.#during((isLatest) => this.#check(this.#write(this.#link, isLatest), isLatest));
    const check = button(t("fileCheck"), { class: "button small" }, own);
    const open = element("label", { for: input.id, class: "button small" }, t("fileOpen"));
    const words = { title: t("file"), close: t("backToRun") };
    const actions = element("div", { class: "viewer-actions" }, check, input, open, this.#save);
    this.#dialog = makeDialog("certificate", words, [this.#words, this.#said], actions);
    this.#dialog.addEventListener("close", () => this.#latest.end());
  }

  /** Opens the dialog for a link's puzzle. @param {string} link @param {string} title @param {string} verdict */
  open(link, title, verdict) {
    this.#link = link;
    this.#title = title;
    setText(this.#words, verdict);
    setText(this.#said, t("fileWhy"));
    lay(this.#dialog);
    this.#save.focus();
  }

  /** Saves the proof. @param {() => boolean} isLatest */
  #saves = async (isLatest) => {
    const bytes = await this.#write(this.#link, isLatest);
    if (!isLatest()) return;
    save(new Blob([bytes], { type: "text/plain" }), `${fileName(this.#title)}-proof.txt`);
    this.#say(t("fileSaved", { n: bytes.length }), element("code", {}, "tools/check.py"));
  };

  /** @param {(isLatest: () => boolean) => Promise<void>} work */
  async #during(work) {
    const isLatest = this.#latest.begin();
    try {
      await work(isLatest);
    } catch (error) {
      if (!isLatest()) return;
      const why = error instanceof Error ? error.message : "?";
      if (error instanceof TooLong) setText(this.#said, t("fileLong", { n: MOST / 1e6 }));
      else if (!(error instanceof Rejected)) setText(this.#said, t("fileStopped", { why }));
      else setText(this.#said, t("fileRefused", { line: error.line, why: t(error.reason) }));
    }
  }

  /**
   * Writes the proof of a link's puzzle, unless it was written last.
   * @param {string} link @param {() => boolean} isLatest
   */
  async #write(link, isLatest) {
    if (this.#written?.link === link) return this.#written.bytes;
    const engine = this.#makeEngine();
    /** @type {string[]} */
    const parts = [];
    let size = 0;
    try {
      await engine.ask("prove", { link, limit: 0 });
      for (let status = "running"; status === "running" && isLatest();) {
        const { proof } = await engine.ask("proveStep", { milliseconds: SLICE });
        parts.push(proof.text ?? "");
        size += parts[parts.length - 1].length;
        if (size > MOST) throw new TooLong();
        status = proof.status;
        if (isLatest()) setText(this.#said, t("fileWriting", { percent: Math.floor(100 * proof.share) }));
      }
    } finally {
      engine.end();
    }
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    if (isLatest()) this.#written = { link, bytes };
    return bytes;
  }

  /**
   * @param {Promise<ArrayBuffer | Uint8Array>} from @param {() => boolean} isLatest @param {string} [name] of a file,
   * with a colon
   */
  async #check(from, isLatest, name = "") {
    const steps = check(new Uint8Array(await from));
    while (isLatest()) {
      const until = clock() + SLICE;
      let step = steps.next();
      while (!step.done && clock() < until) step = steps.next();
      if (step.done) return this.#proven(step.value, name);
      setText(this.#said, t("fileChecking", { percent: Math.floor(100 * step.value) }));
      await sleep(0);
    }
  }

  /** @param {Proven} proven @param {string} name of the file, with a colon */
  #proven({ link, solutions: n }, name) {
    const message = n === 0 ? t("fileNone") : n === 1 ? t("fileOne") : t("fileExactly", { n });
    const stated = link.startsWith("puzzle=sudoku&") ? "" : ` ${t("fileStated")}`;
    const puzzle = element("a", { href: `#${link}` }, t("filePuzzle"));
    puzzle.addEventListener("click", () => this.#dialog.close());
    this.#say(message + stated, puzzle, name);
  }

  /**
   * @param {string} message @param {HTMLElement} own the element that replaces its placeholder @param {string} [before]
   * words that are no message
   */
  #say(message, own, before = "") {
    this.#said.replaceChildren(before, nodes(message, [own]));
  }
}
