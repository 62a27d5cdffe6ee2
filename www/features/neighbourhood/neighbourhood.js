// The moves of the board beside the thermometer. At rest each dot is one move: pointing at it rings its cells, pressing it makes the
// move. While moves follow each other slowly the dot of this move is ringed. Where they are too fast for that, the dots are a running
// mean, so that they are calm.

import { paint } from "../../lib/canvas.js";
import { clock } from "../../lib/clock.js";
import { byId, element, setShown, setText } from "../../lib/dom.js";
import { figures, signed } from "../../lib/format.js";
import { numberName } from "../../lib/names.js";
import { shareOf, temperatureScaleOf } from "../../lib/temperature-scale.js";
import { Timer } from "../../lib/timer.js";
import english from "../../text/en/neighbourhood.js";
import { texts } from "../../text/text.js";
import { blended, countsOf, listed, rowsOf } from "./dots.js";
import { drawGroups, drawRing, groupsOf } from "./painting.js";
import { acceptanceOf } from "./rules.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Neighbourhood} Moves */
/** @typedef {import("../../core/types.js").Progress} Progress */
/** @typedef {import("./dots.js").Counts} Counts */
/** @typedef {import("./painting.js").Dot} Dot */

/**
 * What is drawn: the moves of a board after one of the run's, all of them as dots or as the mean of many boards.
 * @typedef {{ run: Run, moves: Moves, progress: Progress, mean: Counts | null, ring: [number, number] | null }} Shown
 */

const t = texts("neighbourhood", english);

/** Of more moves than these a sample is drawn. */
export const MOST_NEIGHBOURS = 4000;
/** Moves a second below which the dot of each is ringed, and above which no dot is a single move. */
const RINGED = 6;
const SINGLE = 12;
/** Milliseconds between two boards that are looked at where moves are faster, and the weight of the last one. */
const EVERY = 120;
const WEIGHT = 0.18;
/** Milliseconds for which the dot of an accepted move is seen on the board that it left, and as a share of the pause. */
const LEFT_FOR = 450;
const LEFT_SHARE = 600;
/** Milliseconds between two texts for screen readers. */
const SAID_EVERY = 1000;
/** Pixels, as in thermometer.css: at the ends of the track the axis is half of it away. */
const THUMB = 18;
/** Pixels that the words below the pile take, and those beside the lowest row. */
const WORDS = 42;
const LABEL = 52;
/** Pixels from a dot in which it is pointed at. */
const NEAR = 8;

export class Neighbourhood {
  #tube = byId("tube", HTMLElement);
  #slider = byId("temperature", HTMLInputElement);
  #canvas = element("canvas");
  #title = element("button", { type: "button", class: "term", "data-term": "neighbourhood" });
  /** What matters, where the thermometer lies and there is room for little. */
  #brief = element("b", { "aria-hidden": "true" });
  #sample = element("span", { hidden: "" });
  #head = element(
    "p",
    { class: "neighbours-head" },
    this.#title,
    this.#sample,
    element("span", {}, t("higher")),
    element("span", {}, t("fuller")),
    this.#brief,
  );
  #above = element("span", { class: "neighbours-above", "aria-hidden": "true" });
  #lowest = element("span", { class: "neighbours-lowest", "aria-hidden": "true" });
  #pile = element("b", { "aria-hidden": "true" });
  #why = element("small", { "aria-hidden": "true" });
  #said = element("span", { class: "visually-hidden", id: "neighbours-said" });
  /** Where the temperature is to be pulled. */
  #cue = element("span", { class: "neighbours-cue none", "aria-hidden": "true" });
  #frame = element(
    "span",
    { class: "neighbours" },
    this.#canvas,
    this.#above,
    this.#lowest,
    element("span", { class: "neighbours-pile" }, this.#pile, this.#why),
    this.#said,
  );
  #colours;
  #does;
  /** @type {Shown | null} */
  #shown = null;
  /** Whether something is to be drawn. */
  #due = false;
  #seenAt = -Infinity;
  #saidAt = -Infinity;
  /** The board that an accepted move came to, while that is ringed on the board that it left. @type {Shown | null} */
  #next = null;
  #later = new Timer(() => this.#come());
  /** Single moves, where they stand. @type {Dot[]} */
  #dots = [];
  /** The dot that is pointed at. @type {Dot | null} */
  #pointed = null;

  /**
   * @param {import("../../lib/colours.js").Colours} colours
   * @param {object} does
   * @param {(cells: [number, number]) => void} does.swap makes a move
   * @param {() => void} does.changed called when another move is pointed at
   */
  constructor(colours, does) {
    this.#colours = colours;
    this.#does = does;
    this.#tube.append(this.#frame, this.#cue);
    byId("temperature-value", HTMLElement).after(this.#head);
    this.#slider.setAttribute("aria-describedby", this.#said.id);
    this.#canvas.addEventListener("pointermove", (event) => this.#point(event.pointerType === "touch" ? null : event));
    this.#canvas.addEventListener("pointerleave", () => this.#point(null));
    this.#canvas.addEventListener("click", () => this.#press());
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
    document.fonts.ready.then(() => this.#draw());
  }

  /** @param {import("../../lib/colours.js").Colours} colours */
  recolour(colours) {
    this.#colours = colours;
    this.#draw();
  }

  /** The most moves that the next snapshot is to have with it; 0: none. @param {number} speed moves a second; 0: at rest */
  wanted(speed) {
    return speed <= SINGLE || clock() - this.#seenAt >= EVERY ? MOST_NEIGHBOURS : 0;
  }

  /** Takes in a snapshot of a run. @param {Run} run @param {number} speed moves a second; 0: at rest */
  see(run, speed) {
    const { neighbourhood: moves, progress } = run.snapshot;
    if (moves === undefined) {
      // What is said of a frozen board is of the board that is seen.
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
      const counts = countsOf(moves, this.#rows(run));
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

  /** Draws what was seen last, if it has not been drawn. */
  show() {
    if (this.#due) this.#draw();
  }

  /** The cells of the move that is pointed at. @returns {{ cells: [number, number], accepted: boolean } | null} */
  get pair() {
    const cells = this.#cells;
    return cells && { cells, accepted: true };
  }

  /** @returns {[number, number] | null} */
  get #cells() {
    const [dot, moves] = [this.#pointed, this.#shown?.moves];
    return dot && moves ? [moves.cells[dot.move], moves.other[dot.move]] : null;
  }

  /** What the move that is pointed at would do; nothing where none is. @param {Run} run */
  says(run) {
    const [cells, shown] = [this.#cells, this.#shown];
    if (!cells || !this.#pointed || shown?.run !== run) return "";
    const delta = shown.moves.delta[this.#pointed.move];
    const [a, b] = cells.map((cell) => numberName(run.setup.puzzle, run.snapshot.board[cell]));
    const p = acceptanceOf(run)(delta);
    const values = { a, b, n: Math.abs(delta), t: figures(shown.progress.temperature), p: chance(p) };
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
    this.#does.changed();
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
    if (cells) this.#does.swap(cells);
  }

  #frameNow() {
    const lying = this.#tube.clientWidth > this.#tube.clientHeight;
    const [length, depth] = lying
      ? [this.#tube.clientWidth, this.#frame.clientHeight]
      : [this.#tube.clientHeight, this.#frame.clientWidth];
    const bulb = parseFloat(getComputedStyle(this.#tube).getPropertyValue("--bulb")) || 0;
    const [spacing, radius] = lying || length < 300 ? [6.2, 2.4] : length > 680 ? [10.4, 4.2] : [8.6, 3.4];
    const [begin, end] = [bulb + THUMB / 2, length - THUMB / 2];
    return { lying, length, depth, begin, end, spacing, radius, pile: lying ? spacing : WORDS };
  }

  /** @param {Run} run */
  #rows(run) {
    return rowsOf(this.#frameNow(), temperatureScaleOf(run));
  }

  #draw() {
    this.#due = false;
    const shown = this.#shown;
    this.#frame.classList.toggle("none", !shown);
    this.#head.classList.toggle("none", !shown);
    if (!shown) return;
    const { run, moves, mean, progress } = shown;
    const frame = this.#frameNow();
    const scale = temperatureScaleOf(run);
    const rows = rowsOf(frame, scale);
    const counts = mean?.rows.length === rows.length ? mean : countsOf(moves, rows);
    const lists = mean ? null : listed(moves, rows);
    const probability = acceptanceOf(run);
    const stuck = Math.round(counts.better) === 0;
    const groups = groupsOf({ frame, rows, counts, lists, probability, label: stuck ? LABEL : 0 });
    const lowest = groups.find(({ tint }) => tint === "worse");
    const frozen = isFrozen(progress);
    this.#cue.classList.toggle("none", !frozen);
    this.#cue.style.setProperty("--at", String(shareOf(scale, progress.temperature)));
    this.#dots = mean || shown.ring ? [] : groups.flatMap(({ dots }) => dots);
    const { width, height } = this.#canvas.getBoundingClientRect();
    paint(this.#canvas, width, height, (pen) => {
      const along = frame.begin + (frame.end - frame.begin) * shareOf(scale, progress.temperature);
      pen.strokeStyle = this.#colours.temperature;
      pen.setLineDash([2, 3]);
      pen.lineWidth = 1.5;
      pen.beginPath();
      if (frame.lying) {
        pen.moveTo(along, 0);
        pen.lineTo(along, height);
      } else {
        pen.moveTo(0, height - along);
        pen.lineTo(width, height - along);
      }
      pen.stroke();
      pen.setLineDash([]);
      drawGroups(pen, groups, this.#colours, frame.radius);
      const rung = this.#ringed(groups.flatMap(({ dots }) => dots));
      if (rung) drawRing(pen, rung, this.#colours.ink, frame.radius);
      else if (frozen && lowest) drawRing(pen, lowest.dots[0], this.#colours.worse, frame.radius);
    });
    const least = lists
      ? Math.min(...moves.delta.filter((delta) => delta > 0))
      : (rows.find((_, row) => Math.round(counts.rows[row]) > 0)?.from ?? Infinity);
    this.#tell(
      run,
      counts,
      stuck,
      least,
      probability,
      groups.find(({ tint }) => tint === "worse"),
    );
  }

  /** The dot that wears a ring: that of this move, or the one that is pointed at. @param {Dot[]} dots */
  #ringed(dots) {
    const { ring, moves } = /** @type {Shown} */ (this.#shown);
    if (!ring) return this.#pointed;
    return dots.find(({ move }) => move >= 0 && ring.includes(moves.cells[move]) && ring.includes(moves.other[move]));
  }

  /**
   * @param {Run} run @param {Counts} counts @param {boolean} stuck @param {number} least
   * @param {(delta: number) => number} probability @param {import("./painting.js").Group | undefined} lowest
   */
  #tell(run, counts, stuck, least, probability, lowest) {
    const { moves } = /** @type {Shown} */ (this.#shown);
    const [better, equal, above] = [counts.better, counts.equal, counts.above].map(Math.round);
    const swaps = t("swaps", { n: moves.delta.length });
    const sample = t("sampled", { total: moves.total });
    setText(this.#title, swaps);
    setShown(this.#sample, moves.sampled);
    setText(this.#sample, sample);
    setText(this.#above, above > 0 ? t("above", { n: above, high: figures(temperatureScaleOf(run).high) }) : "");
    const known = Number.isFinite(least);
    const p = known ? chance(probability(least)) : "";
    this.#lowest.replaceChildren();
    if (stuck && known && lowest) {
      this.#lowest.replaceChildren(
        element("b", {}, signed(least)),
        ` ${probability(least) < 1e-4 ? t("nearlyNone") : p}`,
      );
      this.#lowest.style.setProperty("--along", `${lowest.along}px`);
      this.#lowest.style.setProperty("--away", `${lowest.end}px`);
    }
    const pile = stuck ? (equal > 0 ? "noneBetterButEqual" : "noneBetter") : equal > 0 ? "betterAndEqual" : "better";
    setText(this.#pile, t(pile, { n: pile === "better" ? better : equal, better, equal }));
    setText(this.#why, run.over ? "" : t(stuck ? "minimum" : "accepted"));
    setText(this.#brief, stuck && known ? t("lowest", { delta: signed(least) }) : t("better", { n: better }));
    const now = clock();
    if (now - this.#saidAt < SAID_EVERY && counts === this.#shown?.mean) return;
    this.#saidAt = now;
    const said = t("said", {
      swaps: moves.sampled ? t("saidSampled", { swaps, sample }) : swaps,
      better,
      equal,
      worse: moves.delta.length - better - equal,
    });
    setText(this.#said, known ? `${said} ${t("saidLowest", { delta: signed(least), p })}` : said);
  }
}

/** @param {Progress} progress */
const isFrozen = ({ frozen }) => typeof frozen === "number";

/** A probability: with two figures, and small ones by a bound. @param {number} p */
function chance(p) {
  if (p > 0 && p < 1e-4) return t("hardlyEver");
  return p >= 0.0995 || p === 0 ? `${Math.round(100 * p)} %` : `${figures(Number((100 * p).toPrecision(2)))} %`;
}
