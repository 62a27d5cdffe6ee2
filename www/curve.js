// A small picture of the schedule: temperature over the moves of one anneal.

import { byId, setText } from "./dom.js";
import { figures, moves as inMoves } from "./format.js";
import { formulas } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 240;
const HEIGHT = 64;
const MARGIN = 3;

export class Curve {
  #picture = byId("curve", SVGSVGElement);
  #formula = byId("curve-formula", HTMLElement);
  #words = byId("curve-words", HTMLElement);
  #line = document.createElementNS(SVG, "polyline");

  constructor() {
    this.#line.setAttribute("class", "curve-line");
    this.#picture.replaceChildren(this.#line);
  }

  /**
   * @param {Float64Array} temperatures evenly from move 1
   * @param {number} moves up to this one
   * @param {string} cooling the schedule's name
   */
  show(temperatures, moves, cooling) {
    const first = temperatures[0];
    const last = temperatures[temperatures.length - 1];
    const high = Math.max(...temperatures);
    const points = Array.from(temperatures, (t, i) => {
      const x = MARGIN + (i / (temperatures.length - 1)) * (WIDTH - 2 * MARGIN);
      // A constant one stands in the middle, not on the upper edge.
      const share = high <= 0 ? 0 : first === last ? 0.5 : t / high;
      return `${x.toFixed(1)},${(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)).toFixed(1)}`;
    });
    this.#line.setAttribute("points", points.join(" "));
    setText(this.#formula, `T(k) = ${formulas[cooling] ?? cooling}`);
    setText(
      this.#words,
      first === last ? `${figures(first)} at every move` : `${figures(first)} to ${figures(last)} in ${inMoves(moves)}`,
    );
  }
}
