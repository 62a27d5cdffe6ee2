// A run on all boards of a triangle: the boards themselves, and the distribution of its time over their energies. The
// boards are computed by the core.

import { drawPicture } from "../../boards/picture.js";
import { paint } from "../../lib/canvas.js";
import { element } from "../../lib/dom.js";
import { figures, percent } from "../../lib/format.js";
import { drawBoards, drawLaw } from "../landscape/drawing.js";
import { doorsOf, lawOf, mapOf } from "../landscape/map.js";
import { standsInWords } from "../landscape/words.js";
import { accepts, draws } from "./draws.js";
import { t } from "./texts.js";

/** @typedef {import("../../lib/colours.js").Colours} Colours */

export const TRIANGLE = "puzzle=triangle-3-10";
/** The decay of an energy's count at each move, so that the last 10,000 moves count. */
const KEPT = 1 - 1e-4;
/** The frames per move while the boards are visible, and the moves per frame while energies are counted. */
const FRAMES = 14;
const MOVES = 60;
/** The number of moves before the pictures are visible, so that the run has settled. */
const BEFORE = 20_000;
/** The minimum total variation distance that makes the caption state that the run still follows the temperature. */
const FOLLOWS = 0.12;

/** The useful temperatures are 0.3 to 5: a solution takes at most twice the minimum number of moves. */
export const SCALE = { low: 0.1, high: 20, useful: /** @type {[number, number]} */ ([0.3, 5]) };

/** A run on the boards of a puzzle, with an arbitrary temperature at each move. */
export class Walk {
  #random = draws(5);
  #neighbours;
  /** The rank of the present board. */
  at = 77;
  /** True if the last move was accepted. */
  accepted = true;
  map;

  /** @param {import("../../core/types.js").Landscape} landscape */
  constructor(landscape) {
    this.map = mapOf(landscape);
    this.orders = landscape.orders;
    this.#neighbours = Array.from(landscape.energies.keys(), this.map.neighboursOf);
    /** The decayed count of moves at each energy. */
    this.counts = new Float64Array(this.map.levels[this.map.levels.length - 1][0] + 1);
  }

  /** Returns the fraction of the last moves that ended at an energy. @param {number} energy */
  shareOf(energy) {
    return (
      this.counts[energy] /
      Math.max(
        1,
        this.counts.reduce((sum, n) => sum + n),
      )
    );
  }

  /** @param {number} temperature */
  move(temperature) {
    const { energies } = this.map;
    const swaps = this.#neighbours[this.at];
    const to = swaps[Math.floor(this.#random() * swaps.length)];
    this.accepted = accepts(energies[to] - energies[this.at], temperature, this.#random);
    if (this.accepted) this.at = to;
    for (let energy = 0; energy < this.counts.length; energy++) this.counts[energy] *= KEPT;
    this.counts[energies[this.at]]++;
  }

  /** Lets the run settle at a temperature. @param {number} temperature */
  settle(temperature) {
    for (let move = 0; move < BEFORE; move++) this.move(temperature);
  }

  /** The numbers of the present board. */
  get board() {
    const cells = this.orders.length / this.map.energies.length;
    return Array.from(this.orders.subarray(this.at * cells, (this.at + 1) * cells), (order) => order + 1);
  }
}

export class Boards {
  scale = SCALE;
  #canvas = element("canvas", { class: "essay-boards" });
  #board = element("canvas", { class: "essay-triangle" });
  node = element("div", { class: "essay-landscape", "aria-hidden": "true" }, this.#board, this.#canvas);
  #frames = 0;
  /** The result of a requested swap, in words. */
  #alone = "";
  #walk;
  #puzzle;
  #movesAt;

  /**
   * @param {Walk} walk @param {import("../../core/types.js").Puzzle} puzzle
   * @param {(temperature: number) => { temperature: number, value: number }} movesAt returns the moves of a solution at
   * the nearest measured temperature
   */
  constructor(walk, puzzle, movesAt) {
    this.#walk = walk;
    this.#puzzle = puzzle;
    this.#movesAt = movesAt;
  }

  /** @param {number} temperature @param {boolean} alone whether this is one step on request */
  step(temperature, alone) {
    if (alone || this.#frames++ % FRAMES === 0) this.#walk.move(temperature);
    this.#alone = alone ? t(this.#walk.accepted ? "accepted" : "rejected") : "";
  }

  /** @param {number} temperature @param {Colours} colours */
  draw(temperature, colours) {
    const { map, at, board } = this.#walk;
    const doors = doorsOf(map, at, temperature);
    const size = (/** @type {HTMLCanvasElement} */ { clientWidth, clientHeight }) =>
      /** @type {const} */ ([clientWidth, clientHeight]);
    paint(this.#canvas, ...size(this.#canvas), (pen) =>
      drawBoards(pen, map, { at, doors, temperature }, colours, size(this.#canvas)),
    );
    const [width, height] = size(this.#board);
    paint(this.#board, width, height, (pen, sharp) =>
      drawPicture(pen, { width, height, sharp, small: true }, { puzzle: this.#puzzle, board }, colours),
    );
    const { temperature: near, value } = this.#movesAt(temperature);
    const moves = t("movesAt", { t: figures(near), moves: figures(value) });
    return `${this.#alone} ${standsInWords(map, at, doors, temperature)} ${moves}`.trim();
  }
}

export class Law {
  scale = SCALE;
  node = element("canvas", { class: "essay-law", "aria-hidden": "true" });
  #walk;

  /** @param {Walk} walk */
  constructor(walk) {
    this.#walk = walk;
  }

  /** @param {number} temperature */
  step(temperature) {
    for (let move = 0; move < MOVES; move++) this.#walk.move(temperature);
  }

  /** @param {number} temperature @param {Colours} colours */
  draw(temperature, colours) {
    const { map } = this.#walk;
    const { clientWidth, clientHeight } = this.node;
    const law = lawOf(map, temperature);
    const titles = /** @type {const} */ ([t("boards"), t("weight"), t("share")]);
    const counted = (/** @type {number} */ energy) => this.#walk.shareOf(energy);
    paint(this.node, clientWidth, clientHeight, (pen) =>
      drawLaw(pen, map, law, counted, temperature, colours, titles, [clientWidth, clientHeight]),
    );
    const apart = map.levels.reduce((sum, [energy]) => sum + Math.abs(counted(energy) - (law.get(energy) ?? 0)), 0);
    const shares = { share: percent(law.get(0) ?? 0), percent: percent(counted(0)) };
    return [t("law", { t: figures(temperature), ...shares }), apart / 2 > FOLLOWS ? t("follows") : ""]
      .filter(Boolean)
      .join(" ");
  }
}
