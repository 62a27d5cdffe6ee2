// What leaves the page: the givens or the board as text, as a file, as a picture; the run as a link and as a QR code.

import { readColours } from "../../lib/colours.js";
import { copies } from "../../lib/copy.js";
import { byId, setText } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { pictureOf } from "../../boards/sudoku/picture.js";
import { character, toText } from "../../boards/sudoku/rules.js";
import { dialogOf } from "../../shell/dialog.js";

/**
 * @typedef {object} Shared
 * @property {import("../../boards/sudoku/rules.js").Shape} shape
 * @property {number[]} givens
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number>} kinds
 * @property {string} url
 */

/** A picture to keep, in pixels. */
const PICTURE = 1080;
const QR = 192;
/** Modules of white around a QR code, as its standard wants. */
const QUIET_ZONE = 4;

export class Share {
  #dialog = dialogOf("share");
  #board = byId("share-board", HTMLInputElement);
  #copy = byId("share-copy", HTMLButtonElement);
  #what;
  #soon;
  /** Counts the openings: only the last one's code is shown. */
  #opened = 0;
  #qrWords = byId("share-qr-words", HTMLElement).textContent ?? "";

  /**
   * @param {() => Shared} what
   * @param {(text: string) => void} notCopied
   * @param {(act: () => Promise<void>) => void} soon does it when no change of the run is under way
   */
  constructor(what, notCopied, soon) {
    this.#what = what;
    this.#soon = soon;
    byId("share-open", HTMLButtonElement).addEventListener("click", () => this.#open());
    copies(this.#copy, () => toText(this.#cells), notCopied, soon);
    copies(byId("share-link", HTMLButtonElement), () => what().url, notCopied, soon);
    byId("share-sdk", HTMLButtonElement).addEventListener("click", () => soon(async () => this.#saveSdk()));
    byId("share-png", HTMLButtonElement).addEventListener("click", () => soon(async () => this.#savePng()));
  }

  /** The numbers that were chosen. */
  get #cells() {
    const { givens, board } = this.#what();
    return this.#board.checked ? board : givens;
  }

  #open() {
    const { shape } = this.#what();
    // "Copied" may still stand there: then the words come back by themselves, and are as right as they were.
    const words = this.#copy.firstChild;
    if (words instanceof Text && /\d/.test(words.data)) words.data = `Copy as ${shape.size ** 2} characters`;
    this.#dialog.showModal();
    const mine = ++this.#opened;
    // The code of the run before would open that run.
    byId("share-qr", HTMLCanvasElement).hidden = true;
    this.#soon(async () => this.#show(mine));
  }

  /** The code of the run as it is now; nobody waits for it. @param {number} mine */
  #show(mine) {
    const canvas = byId("share-qr", HTMLCanvasElement);
    const caption = byId("share-qr-words", HTMLElement);
    codeOf(this.#what().url).then(
      (code) => {
        if (mine !== this.#opened) return;
        drawCode(canvas, code);
        setText(caption, this.#qrWords);
      },
      () => mine === this.#opened && setText(caption, "This link is too long for a QR code."),
    );
  }

  #saveSdk() {
    const { shape, url } = this.#what();
    const cells = Array.from(this.#cells, character);
    const rows = cells.flatMap((_, i) => (i % shape.size === 0 ? cells.slice(i, i + shape.size).join("") : []));
    const text = ["#DAnnealing Lab", `#U${url}`, ...rows, ""].join("\r\n");
    save(new Blob([text], { type: "text/plain" }), "sudoku.sdk");
  }

  #savePng() {
    const { shape, givens, board, kinds } = this.#what();
    const [cells, of] = this.#board.checked ? [board, kinds] : [givens, null];
    const canvas = pictureOf(PICTURE, shape, cells, of, readColours());
    canvas.toBlob((blob) => blob && save(blob, "sudoku.png"));
  }
}

/** @param {string} text */
async function codeOf(text) {
  const { generate } = await import("../../vendor/lean-qr.js");
  return generate(text);
}

/**
 * Black on white whatever the theme: cameras want it so. Every module is whole pixels wide.
 * @param {HTMLCanvasElement} canvas
 * @param {Awaited<ReturnType<typeof codeOf>>} code
 */
function drawCode(canvas, code) {
  const ratio = devicePixelRatio || 1;
  const across = code.size + 2 * QUIET_ZONE;
  const module = Math.max(1, Math.round((QR * ratio) / across));
  canvas.width = canvas.height = across * module;
  // As many pixels on the screen as it has: a scaled code has modules of two widths.
  canvas.style.width = canvas.style.height = `${canvas.width / ratio}px`;
  canvas.hidden = false;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000000";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) context.fillRect((x + QUIET_ZONE) * module, (y + QUIET_ZONE) * module, module, module);
    }
  }
}
