// The dialog with two solutions of one class side by side: the first one of the class, and the present one. The latter
// is rotated and mirrored until both look the same.

import { facts } from "../../facts.js";
import { element, setText } from "../../lib/dom.js";
import { makeDialog } from "../../shell/dialog.js";
import { picture } from "../../boards/picture.js";
import { symmetryInWords, undone } from "../proof/symmetry.js";
import { t } from "./texts.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../proof/moment.js").Moment} Moment */
/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */

export class Aligned {
  #first = element("canvas", { role: "img" });
  #this = element("canvas", { role: "img" });
  #names = [element("figcaption", {}), element("figcaption", {})];
  #turn = element("button", { type: "button", class: "button primary" });
  #dialog;
  /** @type {{ puzzle: Puzzle, moment: Moment } | null} */
  #shown = null;
  #turned = false;

  constructor() {
    const pictures = [this.#first, this.#this].map((canvas, i) => element("figure", {}, canvas, this.#names[i]));
    const actions = element("div", { class: "viewer-actions" }, this.#turn);
    this.#dialog = makeDialog("aligned", { title: t("alignedTitle"), close: t("close") }, pictures, actions);
    this.#turn.addEventListener("click", () => this.#show(!this.#turned));
    this.#this.addEventListener("transitionend", () => this.#settle());
  }

  /** @param {Puzzle} puzzle @param {Moment} moment the moment of a solution whose class was found before */
  open(puzzle, moment) {
    this.#shown = { puzzle, moment };
    lay(this.#dialog);
    picture(this.#first, { puzzle, board: moment.first.board }, facts.colours.peek());
    setText(this.#names[0], t("solutionNumber", { n: moment.number }));
    this.#first.setAttribute("aria-label", t("solutionNumber", { n: moment.number }));
    this.#show(false);
  }

  /** @param {boolean} turned */
  #show(turned) {
    if (!this.#shown) return;
    const { puzzle, moment } = this.#shown;
    const how = moment.how ?? { degrees: 0, mirrored: false };
    this.#turned = turned;
    const words = t(turned ? "thisTurned" : "thisOne", { how: symmetryInWords(how) });
    setText(this.#names[1], words);
    this.#this.setAttribute("aria-label", words);
    setText(this.#turn, t(turned ? "turnAgain" : "turnIt"));
    // The board is drawn in its original orientation. Then the picture is turned back: clockwise on the screen, which
    // CSS counts as positive.
    picture(this.#this, { puzzle, board: moment.board }, facts.colours.peek());
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#this.style.transition = turned && !still ? "transform 1.6s ease-in-out" : "none";
    this.#this.style.transform = turned ? `rotate(${how.degrees}deg) scaleX(${how.mirrored ? -1 : 1})` : "none";
    if (turned && still) this.#settle();
  }

  /** Draws the turned board with its numbers upright. */
  #settle() {
    if (!this.#shown || !this.#turned) return;
    const { puzzle, moment } = this.#shown;
    const board = moment.how && undone(puzzle, moment.board, moment.how);
    if (!board) return;
    this.#this.style.transition = "none";
    this.#this.style.transform = "none";
    picture(this.#this, { puzzle, board }, facts.colours.peek());
  }
}
