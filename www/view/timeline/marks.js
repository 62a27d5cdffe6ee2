// The marks of a run's events along the timeline's slider: new bests above it, restarts and reheats below it,
// interventions across it. As on the plots, one mark represents several that are too close to be distinguished.

import { facts } from "../../facts.js";
import { paint } from "../../lib/canvas.js";
import { byId } from "../../lib/dom.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("../../core/types.js").Trace} Trace */

/** Half of the slider's thumb, where the track begins; all sizes are in pixels. */
const INSET = 9;
const APART = 3;
const TICK = 5;
const DOT = 1.75;

export class Marks {
  #canvas = byId("timeline-marks", HTMLCanvasElement);
  /** @type {Trace | null} */
  #trace = null;
  #head = 0;
  /** The size of the canvas in pixels of the page. */
  #size = { width: 0, height: 0 };

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.#canvas);
    on(facts.colours, () => this.#draw());
  }

  /** @param {Trace | null} trace @param {number} head the number of the run's last move */
  show(trace, head) {
    if (trace === this.#trace && head === this.#head) return;
    this.#trace = trace;
    this.#head = head;
    this.#draw();
  }

  #measure() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#size = { width, height };
    this.#draw();
  }

  #draw() {
    const { width, height } = this.#size;
    paint(this.#canvas, width, height, (context) => this.#drawMarks(context, width, height));
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height */
  #drawMarks(context, width, height) {
    if (!this.#trace?.restarts || this.#head === 0) return;
    const { move, best, restarts, reheats, hands } = this.#trace;
    const at = (/** @type {number} */ move) => INSET + (move / this.#head) * (width - 2 * INSET);
    const bests = move.filter((_, row) => row > 0 && best[row] < best[row - 1]);

    const { ink, temperature, best: bestColour, accent } = facts.colours.peek();
    context.fillStyle = ink;
    for (const x of thinned(restarts, at)) context.fillRect(x - 0.5, height - TICK, 1, TICK);
    context.fillStyle = temperature;
    for (const x of thinned(reheats, at)) context.fillRect(x - 1, height - TICK, 2, TICK);
    context.fillStyle = bestColour;
    for (const x of thinned(bests, at)) {
      context.beginPath();
      context.arc(x, DOT, DOT, 0, 2 * Math.PI);
      context.fill();
    }
    context.fillStyle = accent;
    for (const x of thinned(hands, at)) {
      context.beginPath();
      context.moveTo(x - 3, 0);
      context.lineTo(x + 3, 0);
      context.lineTo(x, 2 * TICK);
      context.fill();
    }
  }
}

/**
 * Yields the positions of marks, without the marks that are too close to the one before.
 * @param {Float64Array} moves
 * @param {(move: number) => number} at
 */
function* thinned(moves, at) {
  let last = -Infinity;
  for (const move of moves) {
    const x = at(move);
    if (x < last + APART) continue;
    last = x;
    yield x;
  }
}
