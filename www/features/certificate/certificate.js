// A proof of the number of solutions: its file, and its check by code that searches nothing.

import { clock, sleep } from "../../lib/clock.js";
import { element, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { fileName, save } from "../../lib/save.js";
import { nodes } from "../../text/text.js";
import { t } from "../proof/texts.js";
import { Refused, check } from "./check.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("./check.js").Proven} Proven */

/** Milliseconds of computing at a time. */
const SLICE = 10;
/** The most bytes that are written here: some browsers keep no more. */
const MOST = 100e6;

class TooLong extends Error {}

export class Certificate {
  /** The proof that was written last. @type {{ link: string, bytes: Uint8Array<ArrayBuffer> } | null} */
  #written = null;
  #latest = new Latest();
  #said = element("p", { role: "status" });
  #makeEngine;

  /** @param {HTMLElement} row of the buttons @param {() => Engine} makeEngine */
  constructor(row, makeEngine) {
    this.#makeEngine = makeEngine;
    const input = element("input", { type: "file", id: "proof-file", class: "visually-hidden" });
    input.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      input.value = "";
      if (file) await this.#during((isLatest) => this.#check(file.arrayBuffer(), isLatest, `${file.name}: `));
    });
    const open = element("label", { for: input.id, class: "button small" }, t("fileOpen"));
    row.append(input, open, this.#said);
  }

  /** Whether something is under way. */
  busy = false;

  /** Ends what is under way, and says so if anything was. */
  cancel() {
    this.#latest.end();
    setText(this.#said, this.busy ? t("fileCancelled") : "");
    this.busy = false;
  }

  /** Saves the proof of a link's puzzle. @param {string} link @param {string} title */
  save = (link, title) =>
    this.#during(async (isLatest) => {
      const bytes = await this.#write(link, isLatest);
      if (!isLatest()) return;
      save(new Blob([bytes], { type: "text/plain" }), `${fileName(title)}-proof.txt`);
      this.#say(t("fileSaved", { n: bytes.length }), element("code", {}, "tools/check.py"));
    });

  /** Checks the proof of a link's puzzle. @param {string} link */
  check = (link) => this.#during((isLatest) => this.#check(this.#write(link, isLatest), isLatest));

  /** @param {(isLatest: () => boolean) => Promise<void>} work */
  async #during(work) {
    const isLatest = this.#latest.begin();
    this.busy = true;
    try {
      await work(isLatest);
    } catch (error) {
      if (!isLatest()) return;
      const why = error instanceof Error ? error.message : "?";
      if (error instanceof TooLong) setText(this.#said, t("fileLong", { n: MOST / 1e6 }));
      else if (!(error instanceof Refused)) setText(this.#said, t("fileStopped", { why }));
      else setText(this.#said, t("fileRefused", { line: error.line, why: t(error.reason) }));
    } finally {
      if (isLatest()) this.busy = false;
    }
  }

  /**
   * Writes the proof of a link's puzzle, if it is not the last one written.
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

  /** @param {Promise<ArrayBuffer | Uint8Array>} from @param {() => boolean} isLatest @param {string} [name] of a file, with a colon */
  async #check(from, isLatest, name = "") {
    const steps = check(new Uint8Array(await from));
    for (let step = steps.next(); isLatest(); step = steps.next()) {
      if (step.done) return this.#proven(step.value, name);
      const until = clock() + SLICE;
      while (!step.done && clock() < until) step = steps.next();
      if (step.done) return this.#proven(step.value, name);
      setText(this.#said, t("fileChecking", { percent: Math.floor(100 * step.value) }));
      await sleep(0);
    }
  }

  /** @param {Proven} proven @param {string} name of a file, with a colon */
  #proven({ link, solutions: n }, name) {
    const message = n === 0 ? t("fileNone") : n === 1 ? t("fileOne") : t("fileExactly", { n });
    const stated = link.startsWith("puzzle=sudoku&") ? "" : ` ${t("fileStated")}`;
    this.#say(`${name}${message}${stated}`, element("a", { href: `#${link}` }, t("filePuzzle")));
  }

  /** @param {string} message @param {HTMLElement} own in its place */
  #say(message, own) {
    this.#said.replaceChildren(nodes(message, [own]));
  }
}
