// A small picture of the schedule in the settings: temperature over the moves of one anneal. For modified Lam, which
// sets no temperatures, it shows the target acceptance ratio. For parallel tempering, the replicas are steps from the
// coldest to the hottest.

import { claim, facts } from "../facts.js";
import { byId, setText, shape } from "../lib/dom.js";
import { figures } from "../lib/format.js";
import { horizon } from "../run/default-speed.js";
import { formulaOf, t } from "./labels.js";

/** @typedef {import("../run/run.js").Run} Run */

const WIDTH = 240;
const HEIGHT = 64;
const MARGIN = 3;
const POINTS = 400;

export class Curve {
  frame = byId("schedule-picture", HTMLElement);
  #picture = byId("curve", SVGSVGElement);
  #formula = byId("curve-formula", HTMLElement);
  #words = byId("curve-words", HTMLElement);
  #line = shape("polyline", { class: "curve-line" });

  #setPrediction = claim(facts.prediction);

  constructor() {
    this.#picture.replaceChildren(this.#line);
  }

  /**
   * Shows a run's schedule, and predicts its temperatures if they are known before the run begins.
   * @param {Run} run
   * @param {(what: { link: string, moves: number, points: number }) => Promise<Float64Array | null>} fetch
   */
  async predict(run, fetch) {
    const cooling = run.value("cooling");
    const [t0, t1] = [Number(run.value("t0")), Number(run.value("t1"))];
    run.hottest = Math.max(t0, 1e-9);
    const moves = horizon(run);
    /** @type {Float64Array | null} */
    let temperatures = null;
    if (run.setup.method === "tempering") this.#showLadder(t1, t0, Number(run.value("replicas")));
    else if (cooling === "lam") this.#showLam(t0, moves);
    else if (cooling === "") this.frame.hidden = true;
    else temperatures = await fetch({ link: run.setup.link, moves, points: POINTS });
    if (temperatures) {
      run.hottest = Math.max(temperatures[0], 1e-9);
      this.#show(temperatures, moves, cooling);
    }
    if (run === facts.run.peek() && run.annealing) this.#setPrediction({ run, temperatures, moves });
  }

  /**
   * @param {Float64Array} temperatures at equal distances from move 1 on
   * @param {number} moves the number of the last move
   * @param {string} cooling the schedule's name
   */
  #show(temperatures, moves, cooling) {
    const first = temperatures[0];
    const last = temperatures[temperatures.length - 1];
    const high = Math.max(...temperatures);
    // A constant temperature is drawn in the middle rather than on the upper edge.
    this.#draw(Array.from(temperatures, (t) => (high <= 0 ? 0 : first === last ? 0.5 : t / high)));
    setText(this.#formula, `T(k) = ${formulaOf(cooling)}`);
    const ends = { from: figures(first), to: figures(last), n: moves };
    setText(this.#words, first === last ? t("everyMove", { t: figures(first) }) : t("falling", ends));
  }

  /** @param {number} t0 the initial temperature of modified Lam @param {number} over the moves of its target */
  #showLam(t0, over) {
    this.#draw(Array.from({ length: POINTS }, (_, i) => lamTarget(i / (POINTS - 1))));
    setText(this.#formula, t("accepted"));
    setText(this.#words, t("steered", { from: figures(t0), n: over }));
  }

  /** @param {number} t1 the coldest @param {number} t0 the hottest @param {number} replicas */
  #showLadder(t1, t0, replicas) {
    const shares = Array.from({ length: replicas }, (_, i) => (t1 / t0) ** (1 - i / (replicas - 1)));
    this.#draw(shares.flatMap((share) => [share, share]));
    setText(this.#formula, t("ladder", { n: replicas }));
    setText(this.#words, t("fromTo", { from: figures(t1), to: figures(t0) }));
  }

  /** @param {number[]} shares fractions of the height; equal pairs make steps */
  #draw(shares) {
    this.frame.hidden = false;
    const steps =
      shares.length > 1 && shares.every((share, i) => share === shares[i - (i % 2)]) && shares.length < POINTS;
    const points = shares.map((share, i) => {
      const at = steps ? Math.ceil(i / 2) / (shares.length / 2) : i / (shares.length - 1);
      const x = MARGIN + at * (WIDTH - 2 * MARGIN);
      return `${x.toFixed(1)},${(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)).toFixed(1)}`;
    });
    this.#line.setAttribute("points", points.join(" "));
  }
}

/**
 * Computes the target acceptance ratio of modified Lam (Swartz 1993) in the same way as the core.
 * @param {number} x the fraction of the moves, 0 to 1
 */
function lamTarget(x) {
  if (x < 0.15) return 0.44 + 0.56 * 560 ** (-x / 0.15);
  return x < 0.65 ? 0.44 : 0.44 * 440 ** (-(x - 0.65) / 0.35);
}
