// A ball on a drawn landscape: the only picture of the essay without a real problem.

import { element } from "../../lib/dom.js";
import { figures, percent } from "../../lib/format.js";
import { paint } from "../../lib/canvas.js";
import { accepts, draws } from "./draws.js";
import { t } from "./texts.js";

/** The hills and dips: positions from 0 to 1, and their heights. Between two of them the land is half a wave. */
const LAND = [
  [0, 10],
  [0.12, 3],
  [0.2, 5.4],
  [0.3, 1.9],
  [0.4, 6.2],
  [0.49, 3.6],
  [0.56, 5],
  [0.7, 0],
  [0.82, 5.6],
  [0.9, 2.6],
  [1, 10],
];
const TALLEST = 10;
/** The maximum step, and the number of steps per frame. */
const STEP = 0.025;
const A_FRAME = 8;
/**
 * The number of stretches for counting the ball's time, and the decay of a count at each step, so that the last 5,000
 * steps count.
 */
const STRETCHES = 100;
const KEPT = 1 - 1 / 5000;
/** The number of steps before the ball is visible, so that it has found the places where it stays. */
const BEFORE = 26_000;
/** The number of last positions drawn faintly. */
const TRAIL = 10;
/** Room in pixels at the left, above the land, below it, and for the bars of counts. */
const [LEFT, TOP, BELOW, BARS] = [34, 20, 26, 30];

/** Returns the height of the land. @param {number} place from 0 to 1 */
export function heightAt(place) {
  const to = Math.max(
    1,
    LAND.findIndex(([at]) => at >= place),
  );
  const [[a, low], [b, high]] = [LAND[to - 1], LAND[to]];
  return low + ((high - low) * (1 - Math.cos((Math.PI * (place - a)) / (b - a)))) / 2;
}

export class Ball {
  /**
   * The useful temperatures are 1 to 2: the ball finds the deepest dip within 10,000 steps, and spends at least half of
   * its time there, on average.
   */
  scale = { low: 0.1, high: 20, useful: /** @type {[number, number]} */ ([1, 2]) };
  node = element("canvas", { class: "essay-ball", "aria-hidden": "true" });
  /** The position of the ball, from 0 to 1. */
  at = 0.12;
  #random;
  /** @type {number[]} */
  #trail = [];
  #counts = new Float64Array(STRETCHES);

  /** @param {number} [seed] */
  constructor(seed = 11) {
    this.#random = draws(seed);
  }

  /** Makes a step. @param {number} temperature */
  move(temperature) {
    const to = this.at + (2 * this.#random() - 1) * STEP;
    if (to > 0 && to < 1 && accepts(heightAt(to) - heightAt(this.at), temperature, this.#random)) this.at = to;
    for (let i = 0; i < STRETCHES; i++) this.#counts[i] *= KEPT;
    this.#counts[Math.floor(this.at * STRETCHES)]++;
  }

  /** Lets the ball settle at a temperature. @param {number} temperature */
  settle(temperature) {
    for (let step = 0; step < BEFORE; step++) this.move(temperature);
  }

  /** Makes the steps of a frame. @param {number} temperature */
  step(temperature) {
    for (let i = 0; i < A_FRAME; i++) this.move(temperature);
    this.#trail = [...this.#trail, this.at].slice(-TRAIL);
  }

  /**
   * @param {number} temperature @param {import("../../lib/colours.js").Colours} colours @returns {string} the caption
   */
  draw(temperature, colours) {
    const { clientWidth: width, clientHeight: height } = this.node;
    const base = height - BELOW - BARS;
    const x = (/** @type {number} */ place) => LEFT + place * (width - LEFT - 6);
    const y = (/** @type {number} */ energy) => base - (energy / TALLEST) * (base - TOP);
    paint(this.node, width, height, (pen) => {
      pen.font = `12px ${colours.text}`;
      pen.textAlign = "right";
      for (let energy = 0; energy < TALLEST; energy += 2) {
        pen.fillStyle = colours.hairline;
        pen.fillRect(LEFT, Math.round(y(energy)), width - LEFT, 1);
        pen.fillStyle = colours.quiet;
        pen.fillText(figures(energy), LEFT - 8, y(energy) + 4);
      }
      pen.textAlign = "left";
      pen.fillText(t("energy"), 0, 12);
      pen.textAlign = "center";
      pen.fillText(t("timeSpent"), (LEFT + width) / 2, height - 6);
      const most = Math.max(...this.#counts);
      pen.fillStyle = colours.best;
      for (const [i, n] of this.#counts.entries()) {
        const high = most > 0 ? (n / most) * (BARS - 4) : 0;
        pen.fillRect(x(i / STRETCHES), base + BARS - high, (width - LEFT) / STRETCHES - 1, high);
      }
      pen.strokeStyle = colours.ink;
      pen.lineWidth = 2.5;
      pen.beginPath();
      for (let i = 0; i <= 400; i++) pen.lineTo(x(i / 400), y(heightAt(i / 400)));
      pen.stroke();
      pen.fillStyle = colours.ink;
      for (const [i, place] of [...this.#trail, this.at].entries()) {
        const last = i === this.#trail.length;
        pen.globalAlpha = last ? 1 : (0.2 * i) / TRAIL;
        pen.beginPath();
        pen.arc(x(place), y(heightAt(place)) - 10, last ? 10 : 8, 0, 7);
        pen.fill();
      }
      // The temperature drawn as a height.
      const [left, foot] = [x(this.at) + 18, y(heightAt(this.at))];
      const top = y(heightAt(this.at) + temperature);
      const head = Math.max(4, top);
      pen.fillStyle = colours.temperature;
      pen.fillRect(left - 3, head, 6, foot - head);
      pen.fillRect(left - 8, foot - 1, 16, 2.5);
      if (top === head) pen.fillRect(left - 8, head - 1, 16, 2.5);
      else {
        // The arrow continues above the picture.
        pen.beginPath();
        pen.moveTo(left - 8, head + 9);
        pen.lineTo(left, head - 3);
        pen.lineTo(left + 8, head + 9);
        pen.fill();
      }
      pen.font = `600 16px ${colours.display}`;
      pen.fillText("T", left + 16, (head + foot) / 2 + 5);
    });
    const [from, to] = this.scale.useful;
    const [share, five] = [1, 5].map((step) => percent(Math.exp(-step / temperature)));
    const how = t(temperature < from ? "ballCold" : temperature > to ? "ballHot" : "ballWarm");
    return t("ball", { t: figures(temperature), share, percent: five, how });
  }
}
