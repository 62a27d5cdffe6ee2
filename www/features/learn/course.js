// The course: its parts with their stops in order, and the figures of a lesson in the picture of each stop. The values
// of these figures are in made.js, which is generated from the lessons.

import { ESSAY } from "./lessons.js";

/** @typedef {typeof import("./lessons.js").LESSONS[number] | typeof ESSAY} Stop */
/**
 * The kind of a picture: bars; bars of solved runs; a curve with its lowest or highest point marked; or numbers in a
 * row. The kind "dots" has a dot for each run, with the first ones marked.
 * @typedef {"bars" | "solved" | "curve" | "peak" | "numbers" | "dots"} Kind
 */

/** @type {{ name: "what" | "why" | "fast" | "search", stops: Stop[] }[]} */
export const PARTS = [
  { name: "what", stops: ["energy", "worse", "temperature", "greed", ESSAY] },
  { name: "why", stops: ["why", "landscape", "cooling", "cooling-wins", "where-slowly"] },
  { name: "fast", stops: ["neighbourhood", "restarts", "few-runs", "symmetry", "givens"] },
  { name: "search", stops: ["astar", "oracle", "counting", "published"] },
];

/** All stops in order. */
export const STOPS = PARTS.flatMap(({ stops }) => stops);

/**
 * The kind of each picture, with claims of its lesson or single values of them.
 * @type {Record<Stop, [Kind, ...string[]]>}
 */
export const PICTURES = {
  energy: ["numbers", "energies"],
  worse: ["solved", "solved"],
  temperature: ["curve", "cost"],
  greed: ["solved", "wins"],
  essay: ["curve", "zone"],
  why: ["bars", "law"],
  landscape: ["numbers", "boards.1", "traps.1"],
  cooling: ["solved", "solved"],
  "cooling-wins": ["solved", "held", "cooled"],
  "where-slowly": ["curve", "held"],
  neighbourhood: ["bars", "gap"],
  restarts: ["bars", "speedup", "cooled"],
  "few-runs": ["numbers", "median", "mean"],
  symmetry: ["numbers", "three"],
  givens: ["peak", "median"],
  astar: ["bars", "nodes"],
  oracle: ["bars", "octa", "prunes"],
  counting: ["numbers", "estimate"],
  published: ["dots", "differ"],
};
