// The export dialog: the givens or the board of a sudoku as text, as a file, as a picture, or on another site.

import { facts } from "../../facts.js";
import { copies } from "../../lib/copy.js";
import { byId } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { unlessCrashed } from "../../core/engine.js";
import { save } from "../../lib/save.js";
import { t } from "../../text/sudoku.js";
import { pictureOf } from "../../boards/sudoku/picture.js";
import { toText } from "../../boards/sudoku/shape.js";
import { character } from "../../lib/digits.js";
import { dialogOf } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";

/**
 * The sudoku for export.
 * @typedef {object} Exported
 * @property {import("../../boards/sudoku/shape.js").Shape} shape
 * @property {number[]} givens
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number>} kinds
 * @property {string} url
 * @property {string} text the link of its givens and rules
 */

/** The addresses where other sites open a packed sudoku, by the id of the button. */
const SITES = {
  "export-fpuzzles": "https://f-puzzles.com/?load=",
  "export-sudokupad": "https://sudokupad.app/fpuzzles",
};
/** The side of a saved picture in pixels. */
const PICTURE = 1080;

export class Export {
  #dialog = dialogOf("export");
  #board = byId("export-board", HTMLInputElement);
  #copy = byId("export-copy", HTMLButtonElement);
  /** @type {HTMLButtonElement[]} */
  #sites = [];
  /** Givens and rules in the link format of f-puzzles and SudokuPad. */
  #packed = "";
  #what;
  #pack;
  /** Identifies the packing of the present grid: the result for an earlier one is dropped. */
  #packing = new Latest();

  /**
   * @param {() => Exported} what
   * @param {(text: string) => void} notCopied
   * @param {(act: () => Promise<void>) => void} soon runs an act when no change of the run is in progress
   * @param {(link: string) => Promise<string | null>} pack packs a link; null if the grid is too large for those sites
   */
  constructor(what, notCopied, soon, pack) {
    this.#what = what;
    this.#pack = pack;
    byId("export-open", HTMLButtonElement).addEventListener("click", () => this.#open());
    copies(this.#copy, () => toText(this.#cells), notCopied, soon);
    for (const [id, before] of Object.entries(SITES)) {
      const button = byId(id, HTMLButtonElement);
      this.#sites.push(button);
      copies(button, () => before + encodeURIComponent(this.#packed), notCopied, soon);
    }
    byId("export-sdk", HTMLButtonElement).addEventListener("click", () => soon(async () => this.#saveSdk()));
    byId("export-png", HTMLButtonElement).addEventListener("click", () => soon(async () => this.#savePng()));
  }

  /** The numbers to export: givens or board. */
  get #cells() {
    const { givens, board } = this.#what();
    return this.#board.checked ? board : givens;
  }

  #open() {
    const { shape, text } = this.#what();
    for (const button of this.#sites) button.hidden = true;
    const isLatest = this.#packing.begin();
    // If the worker crashed, which is reported, these sites are not offered.
    unlessCrashed(this.#pack(text)).then((packed) => {
      if (!isLatest()) return;
      this.#packed = packed ?? "";
      for (const button of this.#sites) button.hidden = packed === null;
    });
    // The button may still show "Copied". It will restore its label itself, so the label is left alone.
    const words = this.#copy.firstChild;
    if (words instanceof Text && /\d/.test(words.data)) words.data = t("copyAs", { n: shape.size ** 2 });
    lay(this.#dialog);
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
    const canvas = pictureOf(PICTURE, shape, cells, of, facts.colours.peek());
    canvas.toBlob((blob) => blob && save(blob, "sudoku.png"));
  }
}
