// A lane of a race: a setting, A* or the exact search, with its own worker, board, curve and words.

import { drawAsBoard, picture } from "../../../boards/picture.js";
import { fetchFace } from "../../../boards/problems.js";
import { element, setText } from "../../../lib/dom.js";
import { markOf, seriesOf } from "../series.js";
import { t } from "../texts.js";
import { drawCurve } from "./picture.js";

/** @typedef {import("../../../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../../../core/types.js").Snapshot} Snapshot */
/**
 * An entry of a race; `id` identifies it, because names may be alike.
 * @typedef {{ id: string, name: string, link: string, place: number, searches: boolean }} Entry
 */

/** The unit of a method's moves. @type {Record<string, import("../../../run/run.js").Unit>} */
const UNITS = {
  anneal: "move",
  tempering: "move",
  replicas: "move",
  rebuild: "step",
  search: "expansion",
  exact: "node",
};
const BLANK = 3;
/** Milliseconds per answer. */
const SLICE = 12;
/** The maximum number of points of a curve; beyond it, every second point is dropped. */
const MOST_POINTS = 600;

export class Lane {
  moves = 0;
  over = false;
  /** The highest value of the curve. */
  highest = 0;
  /** @type {import("./picture.js").Point[]} */
  #points = [];
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Snapshot | null} */
  #seen = null;
  #unit = UNITS.anneal;
  #board = element("canvas", { class: "lane-board", "aria-hidden": "true" });
  #curve = element("canvas", { class: "lane-curve", "aria-hidden": "true" });
  #curveWords = element("p", { class: "lane-axis" });
  #words = element("p", { class: "lane-words" });
  #engine;

  /**
   * @param {Entry} entry
   * @param {import("../../../core/engine.js").Engine} engine
   */
  constructor(entry, engine) {
    this.entry = entry;
    this.#engine = engine;
    const swatch = markOf(entry.place);
    const title = element("h4", {}, swatch, entry.name);
    const parts = [title, this.#board, this.#words, this.#curve, this.#curveWords];
    this.node = element("section", { class: "lane", "aria-label": entry.name }, ...parts);
  }

  async open() {
    const { setup, snapshot } = await this.#engine.ask("open", { link: this.entry.link });
    await fetchFace(setup.puzzle.kind);
    this.#puzzle = setup.puzzle;
    this.#unit = UNITS[setup.method] ?? UNITS.anneal;
    this.#see(snapshot);
    setText(this.#curveWords, t(this.mapped ? "curve_map" : `curve_${this.#unit}`));
    this.#say(t("ready"));
  }

  /** Continues to a move, or as far as a slice allows. @param {number} target */
  async advance(target) {
    if (this.over || this.moves >= target) return;
    this.#see(await this.#engine.ask("advance", { moves: target - this.moves, milliseconds: SLICE, trace: false }));
  }

  /** @param {Snapshot} snapshot */
  #see(snapshot) {
    const { status, moves, energy } = snapshot.progress;
    this.#seen = snapshot;
    this.moves = moves;
    this.over = status !== "running";
    const { frontier = 0, cost = null } = /** @type {Partial<import("../../../core/types.js").Searched>} */ (
      /** @type {unknown} */ (snapshot.progress)
    );
    const blanks = snapshot.kinds.reduce((sum, kind) => sum + Number(kind === BLANK), 0);
    this.#note(this.annealing ? Math.log10(1 + energy) : this.mapped ? frontier : blanks);
    const made = t(`made_${this.#unit}`, { n: moves });
    if (status === "solved" && this.mapped && cost !== null) this.#say(t("laneFound", { made, cost }));
    else if (status === "solved") this.#say(t("laneSolved", { made }));
    else if (status === "unsolvable") this.#say(t("laneExhausted", { made }));
    else if (this.over) this.#say(t("laneUnsolved", { made }));
    else if (this.annealing) this.#say(t("laneEnergy", { made, energy }));
    else this.#say(this.mapped ? t("laneFrontier", { made, n: frontier }) : t("laneBlank", { made, n: blanks }));
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
   * @param {{ moves: number, value: number }} most the highest values of all lanes
   * @param {import("../../../lib/colours.js").Colours} colours
   */
  draw(most, colours) {
    if (this.#puzzle && this.#seen)
      picture(this.#board, { puzzle: this.#puzzle, ...this.#seen }, colours, {}, drawAsBoard);
    const value = this.shares ? most.value : this.highest;
    drawCurve(this.#curve, this.#points, { moves: most.moves, value }, this.#colour, colours);
  }

  /** Reports whether the curve shows an energy. */
  get annealing() {
    return this.#unit === "move";
  }

  /** Reports whether the curve has the scale of other lanes: energy, or the frontier on a map. */
  get shares() {
    return this.annealing || this.mapped;
  }

  /** Reports whether the lane searches a map, which has no blank cells. */
  get mapped() {
    return this.#puzzle?.kind === "route";
  }

  get #colour() {
    return seriesOf(this.entry.place).colour;
  }

  end() {
    this.#engine.end();
  }
}
