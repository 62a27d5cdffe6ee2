// Texts of the settings: the name of each key of a link, a sentence of help, and the names of its choices. A key that
// the catalogue lacks is shown as it is.

import english from "../text/en/settings.js";
import { asWritten, texts } from "../text/text.js";

export const t = texts("settings", english);

/** @param {string} key @param {string} otherwise */
const known = (key, otherwise) => (key in english ? t(/** @type {keyof typeof english} */ (key)) : otherwise);

/** Names a setting. @param {string} key */
export const labelOf = (key) => known(key, key);

/**
 * Returns a sentence of help; for a temperature it depends on the other settings.
 * @param {import("../core/types.js").Field} field @param {import("../core/types.js").Field[]} fields all fields of the
 * run
 */
export function helpOf({ key, choices }, fields) {
  const valueOf = (/** @type {string} */ key) => fields.find((field) => field.key === key)?.value;
  const here = [valueOf("solver"), valueOf("cooling")].map((value) => known(`${key}Help_${value}`, ""));
  return here.find(Boolean) ?? known(ofMap(key, choices) ? `${key}_map` : `${key}Help`, "");
}

/**
 * Checks whether the choices belong to a map, which is searched and has other heuristics.
 * @param {string} key
 * @param {string[]} choices
 */
const ofMap = (key, choices) =>
  (key === "solver" && !choices.includes("anneal")) || (key === "heuristic" && !choices.includes("feasible"));

/** Names a choice, or formats a number in the language of the page. @param {string} key @param {string} value */
export const choiceOf = (key, value) => known(`${key}_${value}`, asWritten(value));

/**
 * Returns the formula of a schedule: the temperature of move k. Modified Lam has no formula.
 * @param {string} cooling the schedule's name
 */
export function formulaOf(cooling) {
  /** @type {Record<string, string>} */
  const formulas = {
    constant: "T0",
    fast: "T0 / (k + 1)",
    logarithmic: "T0 / ln(k + 1)",
    geometric: `T0 · ${t("rateInFormula")}ᵏ`,
    linear: `T0 − (T0 − T1) · k / ${t("lengthInFormula")}`,
    "lundy-mees": `T0 / (1 + k · ${t("rateInFormula")} · T0)`,
  };
  return formulas[cooling] ?? cooling;
}

/** The seeds of the four solutions that the published program found. */
export const publishedSeeds = ["540267", "123456", "10", "250"];
