// One lane of a race: a setting, A* or the exact search, with a worker of its own, its board, its curve and its words.

import { element, setText } from "../../dom.js";
import { count, moves as movesInWords } from "../../format.js";
import { seriesOf } from "../series.js";
import { drawBoard, drawCurve } from "./picture.js";

/** @typedef {import("../../types.js").Puzzle} Puzzle */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {{ name: string, link: string, place: number, proves: boolean }} Entry */

const BLANK = 3;
/** Milliseconds of one answer. */
const SLICE = 12;
/** More points than a curve has pixels are thinned to half. */
const MOST_POINTS = 600;

export class Lane {
  moves = 0;
  over = false;
  /** The greatest value of its curve. */
  highest = 0;
  /** @type {import("./picture.js").Point[]} */
  #points = [];
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {import("./picture.js").Seen | null} */
  #seen = null;
  #searches = false;
  #board = element("canvas", { class: "lane-board", "aria-hidden": "true" });
  #curve = element("canvas", { class: "lane-curve", "aria-hidden": "true" });
  #curveWords = element("p", { class: "lane-axis" });
  #words = element("p", { class: "lane-words" });
  #engine;

  /**
   * @param {Entry} entry
   * @param {import("../../engine.js").Engine} engine
   */
  constructor(entry, engine) {
    this.entry = entry;
    this.#engine = engine;
    const swatch = element("span", { class: `setting-mark setting-${entry.place + 1}`, "aria-hidden": "true" });
    const title = element("h4", {}, swatch, entry.name);
    const parts = [title, this.#board, this.#words, this.#curve, this.#curveWords];
    this.node = element("section", { class: "lane", "aria-label": entry.name }, ...parts);
  }

  async open() {
    const { link, proves } = this.entry;
    const { setup, snapshot } = await this.#engine.ask("open", { link });
    this.#puzzle = setup.puzzle;
    this.#searches = setup.method === "search" || proves;
    if (proves) {
      await this.#engine.ask("openProof", { link });
      this.#seen = withoutNumbers(setup.puzzle, snapshot);
      this.#note(1);
    } else this.#see(snapshot);
    const what = proves ? "share of the tree left" : this.#searches ? "cells still blank" : "energy";
    setText(this.#curveWords, `${what} over ${proves ? "nodes" : this.#searches ? "expansions" : "moves"}`);
    this.#say("Ready.");
  }

  /** Goes on to this move, or as near as a slice lets it come. @param {number} target */
  async advance(target) {
    if (this.over || this.moves >= target) return;
    if (this.entry.proves) return this.#prove(target);
    this.#see(await this.#engine.ask("advance", { moves: target - this.moves, milliseconds: SLICE, trace: false }));
  }

  /** @param {number} target */
  async #prove(target) {
    const { proof, found } = await this.#engine.ask("stepProof", { nodes: target - this.moves, milliseconds: SLICE });
    this.moves = proof.nodes;
    this.#note(1 - proof.share);
    const [board] = found;
    if (board && this.#seen)
      this.#seen = { ...this.#seen, board, kinds: new Uint8Array(board.length), sums: await this.#sums() };
    this.over = proof.status !== "running";
    const ended = board ? "Solved" : "There is no solution, proved";
    this.#say(this.over ? `${ended} after ${count(this.moves)} nodes.` : `${count(this.moves)} nodes.`);
  }

  /** Of a solution every line has the sum that it should have, and a sudoku no repeats. */
  async #sums() {
    const puzzle = this.#puzzle;
    if (puzzle?.kind === "sums") return puzzle.lines.map(({ target }) => target);
    return new Int32Array(2 * (puzzle?.size ?? 0));
  }

  /** @param {Snapshot} snapshot */
  #see(snapshot) {
    const { status, moves, energy } = snapshot.progress;
    this.#seen = snapshot;
    this.moves = moves;
    this.over = status !== "running";
    const blanks = snapshot.kinds.reduce((sum, kind) => sum + Number(kind === BLANK), 0);
    this.#note(this.#searches ? blanks : energy);
    const unit = this.#searches ? `${count(moves)} expansions` : movesInWords(moves);
    if (status === "solved") this.#say(`Solved after ${unit}.`);
    else if (this.over) this.#say(`Not solved: stopped after ${unit}.`);
    else this.#say(this.#searches ? `${unit}, ${blanks} blank.` : `${unit}, energy ${count(energy)}.`);
  }

  /** @param {number} value */
  #note(value) {
    this.highest = Math.max(this.highest, value);
    this.#points.push({ moves: this.moves, value });
    if (this.#points.length > MOST_POINTS) this.#points = this.#points.filter((_, i) => i % 2 === 0);
  }

  /** @param {string} text */
  #say(text) {
    setText(this.#words, text);
  }

  /**
   * @param {{ moves: number, value: number }} most of all lanes
   * @param {import("../../colours.js").Colours} colours
   * @param {string} colour of the lane
   */
  draw(most, colours, colour) {
    if (this.#puzzle && this.#seen) drawBoard(this.#board, this.#puzzle, this.#seen, colours);
    const value = this.#searches ? this.highest : most.value;
    drawCurve(this.#curve, this.#points, { moves: most.moves, value }, colour, colours);
  }

  /** Whether its curve is of energy, as that of others. */
  get annealing() {
    return !this.#searches;
  }

  get colour() {
    return seriesOf(this.entry.place).colour;
  }

  end() {
    this.#engine.end();
  }
}

/**
 * The exact search has no board before it has a solution: the givens alone.
 * @param {Puzzle} puzzle
 * @param {Snapshot} snapshot
 */
function withoutNumbers(puzzle, { board, kinds, sums }) {
  const own = Uint8Array.from(kinds, (kind) => (kind === 1 ? 1 : BLANK));
  const numbers = Int32Array.from(board, (number, cell) => (own[cell] === 1 ? number : 0));
  return { board: numbers, kinds: own, sums: puzzle.kind === "sudoku" ? sums.map(() => 0) : sums };
}
