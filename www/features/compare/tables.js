// The tables of the results, with a column for each setting and a row for each statistic or puzzle, and the table of
// pairs of settings.

import { byId, element } from "../../lib/dom.js";
import { termButton } from "../../lib/term.js";
import { draws } from "./scope.js";
import { markOf } from "./series.js";
import { t } from "./texts.js";
import { timeWords } from "./times.js";
import { titled } from "./titles.js";
import {
  ENERGIES,
  OF_SEARCHES,
  STATISTICS,
  acrossFigures,
  acrossWords,
  budgetOf,
  pairWords,
  puzzleFigures,
} from "./words.js";

/** @typedef {import("./types.js").Summary} Summary */

export class Tables {
  #numbers = byId("compare-numbers", HTMLTableElement);
  #pairs = byId("compare-pairs", HTMLTableElement);
  #pairsFrame = byId("compare-pairs-frame", HTMLElement);
  #pairsFirst = byId("compare-pairs-first", HTMLElement);
  #pairsSolved = byId("compare-pairs-solved", HTMLElement);
  #pairsHelp = byId("compare-pairs-help", HTMLElement);
  #save = byId("compare-times", HTMLButtonElement);
  #words = byId("compare-settled", HTMLElement);
  #choose;

  /** @param {(puzzle: number) => void} choose called with the puzzle pressed in the table of all puzzles */
  constructor(choose) {
    this.#choose = choose;
  }

  /**
   * @param {Summary} summary
   * @param {number} puzzle
   * @param {import("./work.js").Time[]} times the wall times of the runs made here
   */
  show(summary, puzzle, times) {
    const { settings, rows, runs, aim } = summary;
    const aimless = aim === "budget";
    this.#pairsSolved.hidden = aimless;
    this.#pairsFirst.textContent = t(aimless ? "lowestEnergy" : "cost");
    const part = rows === 0 ? t("noSeed") : t("ofSome", { rows, n: runs });
    const placed = settings.some(({ unit }) => unit === "placements") ? t("placementsMean") : "";
    const made = rows === runs ? t("ofAll", { n: runs }) : part;
    this.#words.textContent = [made, placed, aimed(aim)].filter(Boolean).join(" ");
    const head = settings.map(({ name, unit }, place) =>
      element("th", { scope: "col" }, markOf(place), name, element("small", {}, t(unit))),
    );
    const corner = element("th", { scope: "col" }, t("corner"));
    this.#numbers.tHead?.replaceChildren(element("tr", {}, corner, ...head));
    const own = summary.puzzles[puzzle];
    const known = times.some(({ milliseconds }) => milliseconds > 0);
    this.#save.hidden = !known;
    const body = own
      ? this.#statistics(own, aimless ? ENERGIES : settings.some(({ unit }) => draws(unit)) ? STATISTICS : OF_SEARCHES)
      : this.#puzzles(summary, aimless);
    this.#numbers.tBodies[0].replaceChildren(budgetRow(summary), ...body, ...(known ? [timeRow(summary, times)] : []));
    const names = settings.map(({ name }) => name);
    // Pairs are compared only if there are runs.
    const across = rows === 0 ? [] : (summary.across?.pairs ?? []);
    const ofOne = rows === 0 ? [] : (own?.pairs ?? []);
    const pairs = own
      ? ofOne.map((pair) => ({ settings: pair.settings, cells: pairWords(pair, names, ofOne.length) }))
      : across.map((pair) => ({ settings: pair.settings, cells: acrossWords(pair, names, across.length, aimless) }));
    this.#pairsFrame.hidden = pairs.length === 0;
    this.#pairsHelp.textContent = t(helpOf(aimless, !own), {
      n: own?.settings[0]?.resamples ?? 0,
    });
    const shown = (/** @type {string[][]} */ [first, solved, better]) =>
      aimless ? [first, better] : [first, solved, better];
    this.#pairs.tBodies[0].replaceChildren(
      ...pairs.map(({ settings, cells }) => this.#pair(settings, shown(cells), names)),
    );
  }

  /**
   * @param {import("./types.js").PuzzleSummary} puzzle @param
   * {typeof ENERGIES | typeof STATISTICS | typeof OF_SEARCHES} statistics
   */
  #statistics({ settings }, statistics) {
    const ofMaps = settings.some(({ route_cost }) => route_cost !== undefined);
    const rows = statistics.filter(({ name }) => ofMaps || name !== "routeCost");
    return rows.map(({ name, term, value }) => {
      const title = element(
        "th",
        { scope: "row" },
        element("b", {}, termButton(term, t(name))),
        element("small", {}, t(`${name}Means`, { n: settings[0]?.resamples ?? 0 })),
      );
      return element("tr", {}, title, ...settings.map((setting) => cell(value(setting))));
    });
  }

  /**
   * Makes a row for each puzzle, and one for all puzzles.
   * @param {Summary} summary
   * @param {boolean} aimless whether there is no target, so that energies of several puzzles have no mean
   */
  #puzzles({ puzzles, across }, aimless) {
    const rows = puzzles.map(({ name, settings }, place) => {
      const open = element("button", { type: "button", class: "term" }, titled(name));
      open.addEventListener("click", () => this.#choose(place));
      const title = element("th", { scope: "row" }, element("b", {}, open));
      return element("tr", {}, title, ...settings.map((setting) => cell(puzzleFigures(setting))));
    });
    if (aimless) return rows;
    const costless = puzzles.filter(({ settings }) => settings.some(({ ert }) => ert === 0));
    const mean = element(
      "th",
      { scope: "row" },
      element("b", {}, t("allPuzzles")),
      element("small", {}, t("allPuzzlesMeans")),
      ...(costless.length > 0
        ? [element("small", {}, t("costless", { names: costless.map(({ name }) => titled(name)) }))]
        : []),
    );
    const all = (across?.settings ?? []).map((setting) => cell(acrossFigures(setting, puzzles.length)));
    return [element("tr", {}, mean, ...all), ...rows];
  }

  /** @param {[number, number]} settings @param {string[][]} cells @param {string[]} names */
  #pair(settings, cells, names) {
    const [a, b] = settings.map((place) => element("span", {}, markOf(place), names[place]));
    return element("tr", {}, element("th", { scope: "row" }, a, b), ...cells.map(cell));
  }
}

/** Returns the text key of the help on pairs. @param {boolean} aimless @param {boolean} across */
function helpOf(aimless, across) {
  if (aimless) return across ? "energyAcrossHelp" : "energyPairsHelp";
  return across ? "acrossHelp" : "pairsHelp";
}

/** Describes the aim for comparing runs, unless it is a solution. @param {import("./types.js").Aim | undefined} aim */
function aimed(aim) {
  if (aim === "budget") return t("aimless");
  return aim ? t("aimedAt", { energy: aim.energy }) : "";
}

/** Makes the row of budgets, because a larger budget solves more. @param {Summary} summary */
function budgetRow({ settings }) {
  const title = element("th", { scope: "row" }, element("b", {}, t("budget")), element("small", {}, t("budgetMeans")));
  return element("tr", {}, title, ...settings.map((setting) => cell(budgetOf(setting))));
}

/** Makes the row of wall times on this machine. @param {Summary} summary @param {import("./work.js").Time[]} times */
function timeRow({ settings }, times) {
  const title = element(
    "th",
    { scope: "row" },
    element("b", {}, t("wallTime")),
    element("small", {}, t("wallTimeMeans")),
  );
  const cells = settings.map(({ unit }, place) => cell(timeWords(times[place], unit)));
  return element("tr", { class: "of-words" }, title, ...cells);
}

/** @param {string[]} lines */
const cell = ([first, ...rest]) => element("td", {}, first, ...rest.map((line) => element("small", {}, line)));
