// A thousand runs of Magic 19 at the thermometer's temperature, made by the core while they are in view.

import { element, setAttribute, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { hereTo } from "../../lib/link.js";
import { Timer } from "../../lib/timer.js";
import { Pool } from "../compare/pool.js";
import { energyAxis, movesAxis } from "../runs/axes.js";
import { Dots } from "../runs/dots.js";
import { RUNS, experimentOf, madeOf } from "../runs/thousand.js";
import { t as ofRuns } from "../runs/texts.js";
import { t } from "./texts.js";

/** @typedef {import("../runs/thousand.js").Made} Made */

const GROUP = "puzzle=magic19";
const MOVES = 50_000;
/** Milliseconds that the thermometer must rest. */
const REST = 150;
const settingsOf = (/** @type {number} */ temperature) => `cooling=constant&t0=${temperature}&restart=none`;

export class Many {
  scale;
  #canvas = element("canvas", { class: "essay-many", "aria-hidden": "true" });
  #hit = element("b");
  #missed = element("b");
  link = element("a");
  node = element("div", {}, element("p", { class: "essay-halves" }, this.#hit, this.#missed), this.#canvas);
  /** The runs of each viewed temperature. @type {Map<number, Made[]>} */
  #kept = new Map();
  /** The temperature whose runs are being made. */
  #of = NaN;
  #wanted = NaN;
  /** The index of the marked run. */
  #marked = 19;
  #rest = new Timer(() => this.#begin());
  #pool;
  #dots;

  /**
   * @param {import("./essay.js").Page} page @param {[number, number] | null} useful temperatures @param {() => void}
   * changed
   */
  constructor({ makeEngine }, useful, changed) {
    this.scale = { low: 0.1, high: 20, useful };
    this.#pool = new Pool(
      () => makeEngine(() => {}),
      {
        rows: (rows) => {
          this.#kept.get(this.#of)?.push(...rows.map((row) => madeOf(row, { kind: "solve", known: null })));
          changed();
        },
        spent: () => {},
        over: changed,
        failed: changed,
      },
      true,
    );
    this.#dots = new Dots(
      this.#canvas,
      (place) => {
        this.#marked = place;
        changed();
      },
      changed,
    );
  }

  #begin() {
    this.#of = this.#wanted;
    const made = this.#kept.get(this.#of) ?? [];
    this.#kept.set(this.#of, made);
    const link = experimentOf({ group: GROUP, settings: settingsOf(this.#of), moves: MOVES, target: null });
    const there = new Set(made.map(({ place }) => place));
    this.#pool.start(
      { link, grids: "" },
      Array.from({ length: RUNS }, (_, place) => place).filter((place) => !there.has(place)),
    );
  }

  /** Pauses while the picture is out of view. @param {boolean} seen */
  see(seen) {
    if (!seen) this.#pool.pause();
    else if (this.#pool.begun) this.#pool.resume();
  }

  end() {
    this.#pool.cancel();
  }

  /** @param {number} temperature @param {import("../../lib/colours.js").Colours} colours */
  draw(temperature, colours) {
    if (this.#wanted !== temperature) {
      this.#wanted = temperature;
      this.#rest.after(REST);
    }
    const runs = this.#kept.get(temperature) ?? [];
    const hit = runs.filter(({ reached }) => reached);
    const missed = runs.filter(({ reached }) => !reached);
    this.#dots.draw(
      [
        { runs: hit.map(({ place, at }) => [place, at]), axis: movesAxis(MOVES) },
        { runs: missed.map(({ place, energy }) => [place, energy]), axis: energyAxis() },
      ],
      this.#marked,
      colours,
    );
    setText(this.#hit, runs.length > 0 ? ofRuns("hit_solve", { n: hit.length }) : "");
    setText(this.#missed, runs.length > 0 ? ofRuns("missed", { n: missed.length }) : "");
    const seed = this.#marked + 1;
    const one = runs.find(({ place }) => place === this.#marked);
    const ended = { energy: one?.energy ?? 0, moves: ofRuns("moves", { n: one?.at ?? 0 }) };
    const how = ofRuns(one ? (one.reached ? "oneSolved" : "oneMissed") : "oneWaits", ended);
    setText(this.link, t("watch", { seed, how }));
    setAttribute(this.link, "href", hereTo(`${GROUP}&${settingsOf(temperature)}&moves=${MOVES}&seed=${seed}`));
    if (runs.length === 0) return ofRuns("begins");
    const made = ofRuns("made", { n: runs.length });
    const moves = ofRuns("moves", { n: MOVES });
    return ofRuns("held_solve", { t: figures(temperature), reached: hit.length, made, moves });
  }
}
