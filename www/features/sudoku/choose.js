// The dialog for choosing a sudoku: samples as small pictures, empty grids of every size, and the generator.

import { facts } from "../../facts.js";
import { byId, element } from "../../lib/dom.js";
import { drawPicture } from "../../boards/sudoku/picture.js";
import { fromText, SHAPES } from "../../boards/sudoku/shape.js";
import { Make } from "./generator.js";
import { t } from "../../text/sudoku.js";
import { groups, noteOf, rulesOfSample, titleOf } from "./samples.js";
import { dialogOf } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("./samples.js").Sample} Sample */

const PICTURE = 96;

export class Choose {
  #dialog = dialogOf("choose");
  #body = byId("choose-body", HTMLElement);
  /** @type {(() => void)[]} */
  #draw = [];
  #chosen;

  /**
   * @param {(sample: Sample) => void} chosen
   * @param {(givens: string) => void} blank called with an empty grid
   * @param {() => import("../../core/engine.js").Engine} makeEngine
   */
  constructor(chosen, blank, makeEngine) {
    this.#chosen = chosen;
    const make = new Make(makeEngine, (givens, rules, asWished) => {
      // Otherwise the dialog stays open, because it shows why there are more givens.
      if (asWished) this.#dialog.close();
      chosen({ title: "madeHere", singles: "on", givens, rules: rules?.keys.map((pair) => pair.join("=")).join("&") });
    });
    this.#dialog.addEventListener("close", () => make.cancel());
    byId("choose-open", HTMLButtonElement).addEventListener("click", () => this.#open());
    for (const { size } of SHAPES) {
      const button = element("button", { type: "button", class: "button" }, t("sizeOf", { size }));
      button.addEventListener("click", () => {
        this.#dialog.close();
        blank(".".repeat(size * size));
      });
      byId("choose-empty", HTMLElement).append(button);
    }
  }

  #open() {
    if (this.#draw.length === 0) {
      this.#body.prepend(
        ...groups.flatMap(({ title, statement, history, samples }) => [
          element("h3", {}, t(title)),
          ...(statement && history ? [element("p", { class: "quiet" }, t(statement), " ", t(history))] : []),
          element("div", { class: "samples" }, ...samples.map((sample) => this.#card(sample))),
        ]),
      );
    }
    lay(this.#dialog);
    for (const draw of this.#draw) draw();
  }

  /** @param {Sample} sample */
  #card(sample) {
    const { givens } = sample;
    const canvas = element("canvas", { class: "sample-picture", "aria-hidden": "true" });
    const words = element("span", { class: "note" }, noteOf(sample));
    const title = element("b", {}, titleOf(sample));
    const card = element("button", { type: "button", class: "sample" }, canvas, title, " ", words);
    card.addEventListener("click", () => {
      this.#dialog.close();
      this.#chosen(sample);
    });
    const read = fromText(givens);
    if (!read) return card;
    const shape = { ...read.shape, rules: rulesOfSample(sample) };
    this.#draw.push(() => drawPicture(canvas, PICTURE, shape, read.cells, null, facts.colours.peek()));
    return card;
  }
}
