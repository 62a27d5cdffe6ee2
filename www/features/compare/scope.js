// The scope of the results: one puzzle, or all puzzles, each with equal weight.

import { byId, element } from "../../lib/dom.js";
import { t } from "./texts.js";
import { titled } from "./titles.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("./types.js").Figures} Figures */
/** @typedef {import("./types.js").Curves} Curves */

/**
 * A setting in the form that pictures draw; its curves may be empty.
 * @typedef {{ place: number, name: string, budget: number, runs: number, ert: Mean | null } & Curves
 *   & { best: import("./types.js").Cutoff | null, floor: number }} Drawn
 */
/**
 * A mean with its 95 % interval; `low` is null without an interval. If only `high` is null, there is no upper bound.
 * @typedef {{ mean: number, low: number | null, high: number | null }} Mean
 */

/** The scope of all puzzles. */
export const ACROSS = -1;

export class Scope {
  #label = byId("compare-scope-label", HTMLElement);
  #select = byId("compare-scope", HTMLSelectElement);
  #names = "";
  #seen;

  /** @param {(puzzle: number) => void} seen */
  constructor(seen) {
    this.#seen = seen;
    this.#select.addEventListener("change", () => seen(this.puzzle));
  }

  /** The shown puzzle, or ACROSS. */
  get puzzle() {
    return Number(this.#select.value);
  }

  /** Chooses a puzzle. @param {number} puzzle */
  choose(puzzle) {
    this.#select.value = String(puzzle);
    this.#select.focus();
    this.#seen(puzzle);
  }

  /** Resets the scope for another experiment. @param {number} puzzles */
  begin(puzzles) {
    this.#names = "";
    const first = puzzles > 1 ? ACROSS : 0;
    this.#select.replaceChildren(element("option", { value: String(first) }, ""));
    this.#label.hidden = puzzles < 2;
  }

  /** @param {Summary} summary */
  show({ puzzles }) {
    const names = puzzles.map(({ name }) => name).join("\n");
    if (puzzles.length < 2 || names === this.#names) return;
    const chosen = this.#select.value;
    this.#names = names;
    const all = element("option", { value: String(ACROSS) }, t("acrossAll", { n: puzzles.length }));
    const each = puzzles.map(({ name }, place) => element("option", { value: String(place) }, titled(name)));
    this.#select.replaceChildren(all, ...each);
    this.#select.value = chosen;
  }
}

/**
 * Returns the unit of the axes: the unit of annealing if any setting anneals. Costs in another unit are not drawn.
 * @param {Summary} summary
 * @returns {Unit}
 */
export const unitOf = ({ settings }) => (settings.find(({ unit }) => draws(unit)) ?? settings[0])?.unit ?? "nodes";

/**
 * Checks whether runs with costs in a unit use random draws. A search makes the same run for every seed.
 * @param {Unit} unit
 */
export const draws = (unit) => unit !== "nodes" && unit !== "expansions";

/** @param {Figures} figures @returns {Mean | null} */
const meanOf = ({ ert, ert_interval }) =>
  ert === null ? null : { mean: ert, low: ert_interval?.low ?? null, high: ert_interval?.high ?? null };

/**
 * Returns a geometric mean.
 * @param {import("./types.js").Across | null} across the mean of logarithms
 * @returns {Mean | null}
 */
const meanAcross = (across) =>
  across && {
    mean: Math.exp(across.mean),
    low: across.interval && Math.exp(across.interval.low),
    high: typeof across.interval?.high === "number" ? Math.exp(across.interval.high) : null,
  };

/** Returns the drawn settings. @param {Summary} summary @param {number} puzzle @returns {Drawn[]} */
export function drawn(summary, puzzle) {
  const unit = unitOf(summary);
  const all = summary.settings.map(({ name, budget }, place) => {
    const figures = summary.puzzles[puzzle]?.settings[place];
    const ecdf = figures ? figures.ecdf : summary.across?.settings[place].ecdf;
    return {
      place,
      name,
      budget,
      runs: figures ? figures.runs : summary.puzzles.reduce((runs, { settings }) => runs + settings[place].runs, 0),
      ert: figures ? meanOf(figures) : meanAcross(summary.across?.settings[place].ln_ert ?? null),
      best: figures?.best_cutoff ?? null,
      tts: figures?.tts ?? [],
      ecdf: ecdf ?? [],
      // Runs of several puzzles are no sample of one distribution, so their curve has no band.
      half_width: figures?.half_width ?? 0,
      stuck: figures?.stuck ?? [],
      within_budgets: figures?.within_budgets ?? [],
      to_targets: figures?.to_targets ?? [],
      floor: summary.puzzles[puzzle]?.floor ?? 0,
    };
  });
  return all.filter(({ place }) => summary.settings[place].unit === unit);
}
