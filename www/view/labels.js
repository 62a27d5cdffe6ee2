// The settings in words: for each key of a link its name, a sentence of help, and the names of its choices. Keys that are missing
// in the catalogue show themselves as they are.

import english from "../text/en/settings.js";
import { texts } from "../text/text.js";

export const t = texts("settings", english);

/** @param {string} key @param {string} otherwise */
const known = (key, otherwise) => (key in english ? t(/** @type {keyof typeof english} */ (key)) : otherwise);

/** A setting's name. @param {string} key */
export const labelOf = (key) => known(key, key);

/** A sentence of help. @param {import("../core/types.js").Field} field */
export const helpOf = ({ key, choices }) => known(ofMap(key, choices) ? `${key}_map` : `${key}Help`, "");

/** Whether these are the choices of a map, which is searched and has other heuristics. @param {string} key @param {string[]} choices */
const ofMap = (key, choices) =>
  (key === "solver" && !choices.includes("anneal")) || (key === "heuristic" && !choices.includes("feasible"));

/** A choice's name. @param {string} key @param {string} value */
export const choiceOf = (key, value) => known(`${key}_${value}`, value);

/** Schedules as formulas: the temperature of move k; modified Lam follows an acceptance ratio. @type {Record<string, string>} */
export const formulas = {
  constant: "T0",
  fast: "T0 / (k + 1)",
  logarithmic: "T0 / ln(k + 1)",
  geometric: "T0 · rateᵏ",
  linear: "T0 − (T0 − T1) · k / length",
  "lundy-mees": "T0 / (1 + k · rate · T0)",
};

/** The seeds of the four solutions that the published program found. */
export const publishedSeeds = ["540267", "123456", "10", "250"];
