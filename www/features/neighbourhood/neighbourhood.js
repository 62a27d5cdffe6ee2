// The feature for a board's moves beside the thermometer. At rest each dot is one move: pointing at it marks its cells,
// and pressing it makes the move. While a run plays slowly, the dot of the present move has a ring. At higher speeds
// the dots show a running mean, so that they do not flicker.

import { facts } from "../../facts.js";
import { paint } from "../../lib/canvas.js";
import { clock } from "../../lib/clock.js";
import { byId, element } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { numberName, wordsOf } from "../../boards/names.js";
import { shareOf, temperatureScaleOf } from "../../lib/temperature-scale.js";
import { Timer } from "../../lib/timer.js";
import english from "../../text/en/neighbourhood.js";
import { t as ofRun } from "../../text/run.js";
import { texts } from "../../text/text.js";
import { MOST_NEIGHBOURS } from "../../run/opening.js";
import { blended, countsOf, listed, rowsOf } from "./dots.js";
import { Frozen } from "./frozen.js";
import { Labels, inPercent } from "./labels.js";
import { drawGroups, drawLevel, drawRing, groupsOf } from "./painting.js";
import { acceptanceOf } from "./rules.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../contract.js").House} House */
/** @typedef {import("../../core/types.js").Neighbourhood} Moves */
/** @typedef {import("../../core/types.js").Progress} Progress */
/** @typedef {import("./dots.js").Counts} Counts */
/** @typedef {import("./painting.js").Dot} Dot */

/**
 * The drawn moves: the moves of one board, or the mean of many boards.
 * @typedef {{ run: Run, moves: Moves, progress: Progress, mean: Counts | null, ring: [number, number] | null }} Shown
 */

const t = texts("neighbourhood", english);

/**
 * Speeds in moves a second: below the first the dot of each move has a ring; above the second no dot is a single move.
 */
const RINGED = 6;
const SINGLE = 12;
/** Milliseconds between two boards of a mean, and the weight of the last board. */
const EVERY = 200;
const WEIGHT = 0.28;
/**
 * The maximum milliseconds that an accepted move is shown on the board before it, and the duration at one move a
 * second.
 */
const LEFT_FOR = 450;
const LEFT_SHARE = 600;
/** The size of the slider's thumb in pixels, as in thermometer.css; the axis ends half a thumb from the edge. */
const THUMB = 18;
/** The room in pixels for the labels below the pile and beside the lowest row. */
const WORDS = 42;
const LABEL = 52;
/** The distance in pixels within which the pointer selects a dot. */
const NEAR = 8;

export class Neighbourhood {
  #tube = byId("tube", HTMLElement);
  #canvas = element("canvas");
  #labels = new Labels();
  /** The cue at a frozen board: the level where raising the temperature must begin. */
  #cue = element("span", { class: "neighbours-cue none", "aria-hidden": "true" });
  #frame = element("span", { class: "neighbours" }, this.#canvas, ...this.#labels.nodes);
  /** The size of the canvas in pixels; 0 while it is hidden. */
  #size = { width: 0, height: 0 };
  /**
   * The axis of a run; null until it is recomputed.
   * @type
   * {{ run: Run, frame: ReturnType<Neighbourhood["frame"]>,
   *   scale: import("../../lib/temperature-scale.js").TemperatureScale, rows: import("./dots.js").Row[] } | null}
   */
  #axis = null;
  #frozen;
  #house;
  /** @type {Shown | null} */
  #shown = null;
  /** True if the dots must be drawn. */
  #due = false;
  /** The time of the last board with its moves. */
  #seenAt = -Infinity;
  /** The board after an accepted move, while the move is still shown on the board before it. @type {Shown | null} */
  #next = null;
  #later = new Timer(() => this.#come());
  /** The positions of single moves. @type {Dot[]} */
  #dots = [];
  /** The dot under the pointer. @type {Dot | null} */
  #pointed = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#frozen = new Frozen((after) => house.ask("ledOut", { after }));
    this.#tube.append(this.#frame, this.#cue);
    byId("temperature-value", HTMLElement).after(this.#labels.head);
    byId("temperature", HTMLInputElement).setAttribute("aria-describedby", this.#labels.said.id);
    this.#canvas.addEventListener("pointermove", (event) => this.#point(event.pointerType === "touch" ? null : event));
    this.#canvas.addEventListener("pointerleave", () => this.#point(null));
    this.#canvas.addEventListener("click", () => this.#press());
    new ResizeObserver(() => this.#measure()).observe(this.#frame);
    on(facts.colours, () => this.#draw());
  }

  wants() {
    const due = this.#size.width > 0 && clock() - this.#seenAt >= EVERY;
    return { neighbours: this.#house.player.rate <= SINGLE || due ? MOST_NEIGHBOURS : 0 };
  }

  /** @param {Run} run */
  begun(run) {
    this.seen(run);
  }

  /** @param {Run} run */
  seen(run) {
    const speed = this.#house.player.rate;
    const { neighbourhood: moves, progress } = run.snapshot;
    if (moves === undefined) {
      // The sentence about a frozen board must match the dots, so their board is requested at once.
      if (isFrozen(progress) !== (this.#shown !== null && isFrozen(this.#shown.progress))) this.#seenAt = -Infinity;
      return;
    }
    this.#seenAt = clock();
    const before = this.#shown;
    this.#later.stop();
    this.#due = true;
    this.#next = null;
    if (!moves) {
      this.#shown = null;
      return;
    }
    const { last } = progress;
    const rung = speed > 0 && speed < RINGED && last;
    this.#shown = { run, moves, progress, mean: null, ring: rung && !last.accepted ? last.cells : null };
    if (speed > SINGLE && !isFrozen(progress)) {
      const counts = countsOf(moves, this.#axisOf(run).rows);
      this.#shown.mean = blended(before?.run === run ? before.mean : null, counts, WEIGHT);
    } else if (rung && last.accepted && before?.run === run && before.progress.moves === progress.moves - 1) {
      this.#next = this.#shown;
      this.#shown = { ...before, mean: null, ring: last.cells };
      this.#later.after(Math.min(LEFT_FOR, LEFT_SHARE / speed));
    }
    this.#pointed = null;
  }

  #come() {
    this.#shown = this.#next;
    this.#next = null;
    this.#draw();
  }

  /** Draws the last board if it has not been drawn, or if its axis has changed. */
  figures() {
    const { run } = this.#shown ?? {};
    if (this.#due || (run && this.#axis !== this.#axisOf(run))) this.#draw();
  }

  /** @param {Run} run */
  tell(run) {
    this.#frozen.see(run);
  }

  /** Returns the cells of the move under the pointer. */
  pair() {
    const cells = this.#cells;
    return cells && { cells, accepted: true };
  }

  /**
   * Returns the sentence about the move under the pointer, or about a frozen board; otherwise null.
   * @param {Run} run
   */
  says(run) {
    const { playing, speed } = this.#house.player;
    const other = !run.annealing || facts.view.value === "learn" || run.over || run.remark !== "";
    if (other || playing === "replaying") return null;
    const resting = playing === "resting";
    const pointed = resting ? this.#pointedInWords(run) : "";
    if (pointed !== "") return { kind: "pointed", text: pointed };
    if (resting && facts.mode.value === "all") return null;
    const frozen = this.#frozen.says(run, Number.isFinite(speed) ? speed : resting ? null : run.recent.rate);
    return frozen && resting && run.touched ? { ...frozen, text: `${frozen.text} ${ofRun("touched")}` } : frozen;
  }

  /** @returns {[number, number] | null} */
  get #cells() {
    const [dot, moves] = [this.#pointed, this.#shown?.moves];
    return dot && moves ? [moves.cells[dot.move], moves.other[dot.move]] : null;
  }

  /** Describes the move under the pointer; empty without one. @param {Run} run */
  #pointedInWords(run) {
    const [cells, shown] = [this.#cells, this.#shown];
    if (!cells || !this.#pointed || shown?.run !== run) return "";
    const delta = shown.moves.delta[this.#pointed.move];
    const { puzzle } = run.setup;
    const { board } = run.snapshot;
    const [a, b] =
      wordsOf(puzzle).pointed?.(puzzle, board, cells) ?? cells.map((cell) => numberName(puzzle, board[cell]));
    const p = acceptanceOf(run)(delta);
    const values = { a, b, n: Math.abs(delta), t: figures(shown.progress.temperature), p: inPercent(p) };
    const rise = p === 1 ? "pointedOpen" : p === 0 ? "pointedShut" : "pointedWorse";
    const key = delta < 0 ? "pointedBetter" : delta === 0 ? "pointedEqual" : rise;
    return `${t(key, values)} ${t("press")}`;
  }

  /** @param {PointerEvent | null} event */
  #point(event) {
    const near = event && this.#dotAt(event.offsetX, event.offsetY);
    if (near === this.#pointed) return;
    this.#pointed = near;
    this.#canvas.style.cursor = near ? "pointer" : "";
    this.#draw();
    this.#house.look();
  }

  /** @param {number} x @param {number} y */
  #dotAt(x, y) {
    let [nearest, least] = [/** @type {Dot | null} */ (null), NEAR];
    for (const dot of this.#dots) {
      const far = Math.hypot(dot.x - x, dot.y - y);
      if (far < least) [nearest, least] = [dot, far];
    }
    return nearest;
  }

  #press() {
    const cells = this.#cells;
    const puzzle = facts.run.value?.setup.puzzle;
    if (!cells || !puzzle) return;
    this.#house.playback.intervene(wordsOf(puzzle).made?.(puzzle, cells) ?? `s${cells[0]}-${cells[1]}`, puzzle);
  }

  #measure() {
    const { width, height } = this.#canvas.getBoundingClientRect();
    this.#size = { width, height };
    this.#axis = null;
    this.#draw();
  }

  /** Computes the position of the axis on the canvas. */
  frame() {
    const { width, height } = this.#size;
    const lying = width > height;
    const [length, depth] = lying ? [width, height] : [height, width];
    const bulb = parseFloat(getComputedStyle(this.#tube).getPropertyValue("--bulb")) || 0;
    const [spacing, radius] = lying || length < 300 ? [6.2, 2.4] : length > 680 ? [10.4, 4.2] : [8.6, 3.4];
    const [begin, end] = [bulb + THUMB / 2, length - THUMB / 2];
    return { lying, length, depth, begin, end, spacing, radius, pile: lying ? spacing : WORDS };
  }

  /** Returns the axis of a run, recomputed when its highest temperature becomes known. @param {Run} run */
  #axisOf(run) {
    const scale = temperatureScaleOf(run);
    if (this.#axis?.run !== run || this.#axis.scale.high !== scale.high) {
      const known = Number.isFinite(scale.high);
      const frame = this.frame();
      this.#axis = { run, frame, scale, rows: known ? rowsOf(frame, scale) : [] };
    }
    return this.#axis;
  }

  #draw() {
    this.#due = false;
    const shown = this.#shown;
    this.#frame.classList.toggle("none", !shown);
    this.#labels.head.classList.toggle("none", !shown);
    if (!shown) return;
    const { run, moves, mean, progress, ring } = shown;
    const { frame, scale, rows } = this.#axisOf(run);
    if (!Number.isFinite(scale.high)) return;
    const counts = mean?.rows.length === rows.length ? mean : countsOf(moves, rows);
    const lists = mean ? null : listed(moves, rows);
    const probability = acceptanceOf(run);
    const label = Math.round(counts.better) === 0 ? LABEL : 0;
    const groups = groupsOf({ frame, rows, counts, lists, probability, label });
    const lowest = groups.find(({ tint }) => tint === "worse");
    const frozen = isFrozen(progress);
    const level = shareOf(scale, progress.temperature);
    this.#cue.classList.toggle("none", !frozen);
    if (frozen) this.#cue.style.setProperty("--at", String(level));
    const dots = mean ? [] : groups.flatMap(({ dots }) => dots);
    this.#dots = ring ? [] : dots;
    const { width, height } = this.#size;
    paint(this.#canvas, width, height, (pen) => {
      if (run.value("cooling") !== "") drawLevel(pen, frame, level, facts.colours.peek().temperature);
      drawGroups(pen, groups, facts.colours.peek(), frame.radius);
      const rung = ring ? dots.find((dot) => isOf(dot, moves, ring)) : this.#pointed;
      if (rung) drawRing(pen, rung, facts.colours.peek().ink, frame.radius);
      else if (frozen && lowest) drawRing(pen, lowest.dots[0], facts.colours.peek().worse, frame.radius);
    });
    const least = leastOf(moves, counts, rows, mean !== null);
    const { high } = scale;
    this.#labels.tell({ moves, counts, least, p: probability(least), lowest, high, over: run.over, exact: !mean });
  }
}

/**
 * Finds the smallest change above 0; Infinity without one.
 * @param {Moves} moves
 * @param {Counts} counts
 * @param {import("./dots.js").Row[]} rows
 * @param {boolean} mean
 */
const leastOf = ({ delta }, counts, rows, mean) =>
  mean
    ? (rows.find((_, row) => Math.round(counts.rows[row]) > 0)?.from ?? Infinity)
    : delta.reduce((least, change) => (change > 0 && change < least ? change : least), Infinity);

/**
 * Checks whether a dot is the move between two cells.
 * @param {Dot} dot
 * @param {Moves} moves
 * @param {[number, number]} of
 */
const isOf = ({ move }, { cells, other }, [a, b]) =>
  (cells[move] === a && other[move] === b) || (cells[move] === b && other[move] === a);

/** @param {Progress} progress */
const isFrozen = ({ frozen }) => typeof frozen === "number";

export default (/** @type {House} */ house) => new Neighbourhood(house);
