// The pictures of an experiment, each a function of the statistics; null if there is nothing to draw.

import { ticksAt } from "../../../charts/ticks.js";
import { count, short } from "../../../lib/format.js";
import { line, rect } from "../../../lib/pen.js";
import { seriesOf } from "../series.js";
import { t } from "../texts.js";
import { titled } from "../titles.js";
import { countAxis, energyAxis, logAxis, picture, shareAxis, spot } from "./frame.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../types.js").Unit} Unit */
/** The unit on an axis; a lesson counts moves. @typedef {Unit | "moves"} Counted */
/** @typedef {import("../scope.js").Drawn} Drawn */
/** @typedef {import("./frame.js").Picture} Picture */
/** @typedef {import("./frame.js").Series} Series */
/** @typedef {import("./frame.js").Point} Point */
/** @typedef {import("./frame.js").Size} Size */

const BAND = 0.1;
const THICK = 2;
/** The maximum number of energies distinguished: the last bar covers all higher energies. */
const MOST_BARS = 16;
/** The maximum number of bands, because more would hide each other. */
const MOST_BANDS = 4;
/** The minimum width of a bar, in pixels, that shows its setting's mark. */
const ROOMY = 11;

/** Returns the axis label of a cost. @param {Counted} unit */
const costs = (unit) => t(AXES[unit]);
const AXES = /** @type {const} */ ({
  moves: "axisMoves",
  proposals: "axisProposals",
  placements: "axisPlacements",
  expansions: "axisExpansions",
  nodes: "axisNodes",
});
/** @param {Drawn[]} settings */
const most = (settings) => Math.max(1, ...settings.map(({ budget }) => budget));

/** @param {Drawn[]} settings */
const names = (settings) => settings.map(({ name }) => name);

/**
 * Makes the line of a setting.
 * @param {number} place
 * @param {Point[]} points
 * @param {number} [width]
 * @returns {Series}
 */
function lineOf(place, points, width = THICK) {
  const { colour, dash } = seriesOf(place);
  return { kind: "line", points, colour, width, dash };
}

/** Makes the band around a line. @param {number} place @param {Point[]} low @param {Point[]} high @returns {Series} */
const bandOf = (place, low, high) => ({
  kind: "area",
  points: [...high, ...[...low].reverse()],
  colour: seriesOf(place).colour,
  opacity: BAND,
});

/**
 * Draws the fraction of runs solved as a function of the cost, with its band.
 * @param {Drawn[]} settings
 * @param {Counted} unit
 * @param {Size} size
 * @param {import("../types.js").ListedRun[]} listed
 */
export function runLengths(settings, unit, size, listed) {
  const solved = settings.flatMap(({ ecdf }) => ecdf.map(({ cost }) => cost));
  // Zero is placed at the left end, because singles alone can solve a sudoku.
  const least = Math.max(1, Math.min(solved.length > 0 ? most(settings) : most(settings) / 100, ...solved));
  const [across, up] = [logAxis(least, most(settings), costs(unit)), shareAxis(t("axisSolved"))];
  /** @type {Series[]} */
  const series = [];
  const ends = [];
  for (const { place, ecdf, half_width, runs, budget } of settings) {
    if (runs === 0) continue;
    const steps = [{ cost: 0, share: 0 }, ...ecdf];
    const corners = (/** @type {(share: number) => number} */ of) =>
      steps.flatMap(({ cost, share }, i) =>
        [cost, steps[i + 1]?.cost ?? budget].map((end) => /** @type {Point} */ ([end, of(share)])),
      );
    if (half_width > 0 && settings.length <= MOST_BANDS) {
      const low = corners((share) => Math.max(0, share - half_width));
      const high = corners((share) => Math.min(1, share + half_width));
      for (const points of [high, low]) series.push({ kind: "line", points, colour: seriesOf(place).colour });
      series.push(bandOf(place, low, high));
    }
    const last = steps[steps.length - 1].share;
    series.push(lineOf(place, corners(Number)), spot(place, [budget, last], 4));
    ends.push({ place, at: last });
  }
  const spots = listed.flatMap(({ run, setting, cost, solved }) => {
    const own = settings.find(({ place }) => place === setting);
    const share = own?.ecdf.findLast((step) => step.cost <= cost)?.share ?? 0;
    return own ? [{ run, at: /** @type {Point} */ ([solved ? cost : own.budget, share]) }] : [];
  });
  return picture(size, {
    title: t("lengthsOf", { names: names(settings) }),
    across,
    up,
    settings,
    series,
    ends,
    spots,
  });
}

/**
 * Draws TTS(99) as a function of the cut-off, with the best one marked.
 * @param {Drawn[]} settings
 * @param {Unit} unit
 * @param {Size} size
 * @returns {Picture | null}
 */
export function timesToSolution(settings, unit, size) {
  const points = settings.flatMap(({ tts }) => tts.filter(({ cutoff }) => cutoff > 0));
  if (points.length === 0) return null;
  const budget = most(settings);
  const of = points.map(({ cost }) => cost);
  const cutoffs = points.map(({ cutoff }) => cutoff);
  const across = logAxis(Math.min(budget, ...cutoffs), budget, t("axisCutoff", { unit: costs(unit) }));
  const up = logAxis(Math.min(budget, ...of), Math.max(10, ...of), t("axisSure", { unit: costs(unit) }));
  const series = settings.flatMap(({ place, tts, best }) => {
    const there = tts.filter(({ cutoff }) => cutoff > 0);
    const line = lineOf(
      place,
      there.map(({ cutoff, cost }) => [cutoff, cost]),
    );
    if (!best || best.cutoff === 0) return [line];
    const at = /** @type {Point} */ ([best.cutoff, best.cost]);
    return [line, ringAt(at), spot(place, at, 6)];
  });
  return picture(size, { title: t("timesOf", { names: names(settings) }), across, up, settings, series });
}

/** Makes an empty ring around a mark. @param {Point} at @returns {Series} */
const ringAt = (at) => ({ kind: "shape", shape: "circle", at, r: 8, colour: "panel" });

/**
 * Draws the best energies within a budget: median and quartiles of all runs.
 * @param {Drawn[]} settings
 * @param {Unit} unit
 * @param {Size} size
 * @returns {Picture | null}
 */
export function withinBudgets(settings, unit, size) {
  const all = settings.flatMap(({ within_budgets }) => within_budgets);
  if (all.length === 0) return null;
  const across = logAxis(1, most(settings), costs(unit));
  const { floor } = settings[0];
  const label = floor === 0 ? t("axisBest") : t("axisBestAbove", { floor: count(floor) });
  const up = energyAxis(Math.max(1, ...all.map(({ high }) => high - floor)), label);
  const series = settings.flatMap(({ place, within_budgets }) => {
    const along = (/** @type {"low" | "median" | "high"} */ key) =>
      within_budgets.map((at) => /** @type {Point} */ ([at.cost, at[key] - floor]));
    return [bandOf(place, along("low"), along("high")), lineOf(place, along("median"))];
  });
  const ends = settings.flatMap(({ place, within_budgets }) =>
    within_budgets.slice(-1).map(({ median }) => ({ place, at: median - floor })),
  );
  return picture(size, { title: t("budgetsOf", { names: names(settings) }), across, up, settings, series, ends });
}

/**
 * Draws the cost of reaching each energy: the expected running time.
 * @param {Drawn[]} settings
 * @param {Unit} unit
 * @param {Size} size
 * @returns {Picture | null}
 */
export function toTargets(settings, unit, size) {
  const lines = settings.map(({ place, to_targets }) => ({
    place,
    reached: to_targets.flatMap(({ energy, ert }) => (ert !== null && ert > 0 ? [{ energy, ert }] : [])),
  }));
  const all = lines.flatMap(({ reached }) => reached);
  if (all.length === 0) return null;
  const energies = [...new Set(all.map(({ energy }) => energy))].sort((a, b) => b - a);
  const { floor } = settings[0];
  const texts = energies.map((energy) => (floor === 0 ? count(energy) : `+${short(energy - floor)}`));
  const ticks = ticksAt([...energies.keys()], texts);
  const label = floor === 0 ? t("axisTarget") : t("axisTargetAbove", { floor: count(floor) });
  const across = { from: -0.5, to: energies.length - 0.5, label, ticks };
  const erts = all.map(({ ert }) => ert);
  const up = logAxis(Math.min(...erts), Math.max(10, ...erts), t("axisErt", { unit: costs(unit) }));
  const series = lines.flatMap(({ place, reached }) => {
    const points = reached.map(({ energy, ert }) => /** @type {Point} */ ([energies.indexOf(energy), ert]));
    return [lineOf(place, points), ...points.map((at) => spot(place, at, 3))];
  });
  const ends = lines.flatMap(({ place, reached }) => reached.slice(-1).map(({ ert }) => ({ place, at: ert })));
  return picture(size, { title: t("targetsOf", { names: names(settings) }), across, up, settings, series, ends });
}

/**
 * Draws the number of unsolved runs that ended at each energy.
 * @param {Drawn[]} settings
 * @param {Size} size
 * @returns {Picture | null}
 */
export function finalEnergies(settings, size) {
  const all = [...new Set(settings.flatMap(({ stuck }) => stuck.map(({ energy }) => energy)))].sort((a, b) => a - b);
  if (all.length === 0) return null;
  const bars = all.slice(0, MOST_BARS);
  const runsAt = (/** @type {Drawn} */ { stuck }, /** @type {number} */ bar) =>
    stuck
      .filter(({ energy }) => energy === bars[bar] || (bar === bars.length - 1 && energy > bars[bar]))
      .reduce((sum, { runs }) => sum + runs, 0);
  const highest = Math.max(1, ...settings.flatMap((setting) => bars.map((_, bar) => runsAt(setting, bar))));
  const ticks = bars.map((energy, bar) => ({
    at: bar + 0.5,
    text: bar === MOST_BARS - 1 && all.length > MOST_BARS ? `≥${energy}` : String(energy),
  }));
  const across = { from: 0, to: bars.length, label: t("axisEnergy"), ticks, names: true };
  const wide = 0.8 / settings.length;
  const roomy = (wide * size.width) / bars.length > ROOMY;
  const series = settings.flatMap((setting, nth) =>
    [...bars.keys()].flatMap((bar) => {
      const runs = runsAt(setting, bar);
      if (runs === 0) return [];
      const { colour } = seriesOf(setting.place);
      const left = bar + 0.1 + nth * wide;
      const drawn = { ...rect({ left, right: left + 0.95 * wide, top: runs, bottom: 0 }, colour), opacity: 0.85 };
      return roomy ? [drawn, spot(setting.place, [left + wide / 2, runs], 3.2, -7)] : [drawn];
    }),
  );
  const title = t("energiesOf", { names: names(settings) });
  return picture(size, { title, across, up: countAxis(highest, t("axisUnsolved")), settings, boxes: true, series });
}

/**
 * Draws the fraction solved in each group of puzzles, with its interval.
 * @param {Summary} summary
 * @param {Size} size
 * @returns {Picture | null}
 */
export function solvedByGroup({ settings, groups, across: means }, size) {
  if (groups.length < 2 || !means) return null;
  const kept = groups.every((text) => text.includes("p="));
  const texts = groups.map((text) => (kept ? text.replace(/^.*p=/, "") : titled(text)));
  const label = t(kept ? "axisGivens" : "axisPuzzle");
  const ticks = ticksAt([...groups.keys()], texts);
  const across = { from: -0.5, to: groups.length - 0.5, label, ticks, names: !kept };
  const all = settings.map(({ name }, place) => ({ name, place }));
  const series = means.settings.flatMap((setting, place) => {
    const shift = (place - (settings.length - 1) / 2) * 0.12;
    /** @type {Point[]} */
    const points = [];
    const marks = setting.groups.flatMap(({ runs, solved, success }, group) => {
      if (runs === 0 || solved === null) return [];
      const [x, share] = [group + shift, solved / runs];
      points.push([x, share]);
      const { low, high } = success ?? { low: share, high: share };
      const interval = line([x, low ?? share], [x, high ?? share], seriesOf(place).colour);
      return [{ ...interval, width: 1.25 }, spot(place, [x, share], 4.5)];
    });
    return kept ? [...marks, lineOf(place, points, 1.5)] : marks;
  });
  const title = t("groupsOf", { names: all.map(({ name }) => name) });
  const up = shareAxis(t("axisSolved"));
  return picture(size, { title, across, up, settings: all, boxes: !kept, series });
}
