// The rungs of the ladder: for each a puzzle, the temperature at which annealing continues, and the seed of the first
// start. From the starts of rungs 2 to 4, always taking the best swap leads to a local minimum:
// tests/browser/ladder.spec.js.

import { valueIn } from "../../lib/link.js";
import { interventionsOf } from "../../run/interventions.js";
import { recall, remember } from "../../lib/storage.js";

/** @typedef {{ puzzle: string, temperature: number, seed: number }} Rung */

/** @type {Rung[]} */
export const RUNGS = [
  { puzzle: "triangle-3-9", temperature: 1, seed: 5 },
  { puzzle: "square-ring-12", temperature: 1, seed: 22 },
  { puzzle: "magic-13", temperature: 2.4, seed: 10 },
  { puzzle: "magic19", temperature: 1.15, seed: 23 },
];

const KEY = "ladder";
/** The keys of a run's link that a link of the ladder includes. */
const TAKEN = ["seed", "hand", "at"];

/** Returns the rung of a link, from 1; NaN if the link names an invalid one. @param {string} link */
export function rungIn(link) {
  const text = valueIn(link, "rung");
  return text === "" ? nextRung() : /^[1-4]$/.test(text) ? Number(text) : NaN;
}

/** Returns the link of the run on a rung. @param {string} link of the ladder @param {number} number of the rung */
export function runOf(link, number) {
  const { puzzle, temperature, seed } = RUNGS[number - 1];
  const taken = TAKEN.map((key) => [key, valueIn(link, key) || (key === "seed" ? String(seed) : "")]);
  const keys = taken.filter(([, value]) => value !== "").map(([key, value]) => `&${key}=${value}`);
  return `puzzle=${puzzle}&cooling=constant&t0=${temperature}${keys.join("")}`;
}

/**
 * Returns the link of the ladder with a run on it.
 * @param {number} number of the rung
 * @param {string} run the link of the run
 */
export function linkOf(number, run = "") {
  const keys = TAKEN.filter((key) => valueIn(run, key) !== "").map((key) => `&${key}=${valueIn(run, key)}`);
  return `ladder&rung=${number}${keys.join("")}`;
}

/** Counts the swaps by hand. @param {string} link of a run */
export const swapsIn = (link) =>
  interventionsOf(link).filter(({ after, intervention }) => after === 0 && intervention.startsWith("s")).length;

// ── progress ──

/**
 * Returns the minimum number of swaps that a person has needed to solve each rung.
 * @returns {Record<number, number>}
 */
export function solvedRungs() {
  try {
    const kept = Object.entries(JSON.parse(recall(KEY) ?? "{}"));
    return Object.fromEntries(kept.filter(([, swaps]) => Number.isInteger(swaps)));
  } catch {
    return {};
  }
}

/** Records that a person has solved a rung. @param {number} number @param {number} swaps */
export function keepSolved(number, swaps) {
  const kept = solvedRungs();
  kept[number] = Math.min(swaps, kept[number] ?? swaps);
  remember(KEY, JSON.stringify(kept));
}

/** Returns the first unsolved rung; the last one if all are solved. */
export function nextRung() {
  const solved = solvedRungs();
  return RUNGS.findIndex((_, i) => !(i + 1 in solved)) + 1 || RUNGS.length;
}
