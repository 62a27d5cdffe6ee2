// The pictures of an experiment, each a function of the statistics; null where there is nothing to be drawn.

import { count } from "../../../lib/format.js";
import { seriesOf } from "../series.js";
import { t } from "../texts.js";
import { titled } from "../titles.js";
import { countAxis, energyAxis, frame, logAxis, shareAxis } from "./frame.js";
import { shapeAt } from "../../../lib/pen.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../types.js").Unit} Unit */
/** A lesson counts moves. @typedef {Unit | "moves"} Counted */
/** @typedef {import("../scope.js").Drawn} Drawn */
/** @typedef {import("../../../lib/pen.js").Mark} Mark */
/** @typedef {import("../../../lib/pen.js").Point} Point */
/** @typedef {import("../../../lib/pen.js").Picture} Picture */
/** @typedef {{ width: number, height: number }} Size */

const BAND = 0.1;
const THICK = 2;
/** More energies than this are not distinguished: the last bar is of all above. */
const MOST_BARS = 16;
/** More bands would hide each other. */
const MOST_BANDS = 4;

/** What a cost is called on an axis. @param {Counted} unit */
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

/**
 * The share of runs solved over the cost, with its band.
 * @param {Drawn[]} settings
 * @param {Counted} unit
 * @param {Size} size
 * @param {import("../types.js").ListedRun[]} listed
 * @returns {Picture & { spots: import("./of-runs.js").Spot[] }}
 */
export function runLengths(settings, unit, size, listed) {
  const solved = settings.flatMap(({ ecdf }) => ecdf.map(({ cost }) => cost));
  // Zero stands at the left end: singles alone can solve a sudoku.
  const least = Math.max(1, Math.min(solved.length > 0 ? most(settings) : most(settings) / 100, ...solved));
  const plot = frame(size, logAxis(least, most(settings), costs(unit)), shareAxis(t("axisSolved")), settings, "line");
  for (const { place, ecdf, half_width, runs, budget } of settings) {
    if (runs === 0) continue;
    const { colour, dash, shape } = seriesOf(place);
    const steps = [{ cost: 0, share: 0 }, ...ecdf];
    const corners = (/** @type {(share: number) => number} */ of) =>
      steps.flatMap(({ cost, share }, i) => {
        const end = steps[i + 1]?.cost ?? budget;
        const y = plot.y(of(share));
        return /** @type {Point[]} */ ([
          [plot.x(cost), y],
          [plot.x(end), y],
        ]);
      });
    if (half_width > 0 && settings.length <= MOST_BANDS) {
      const low = corners((share) => Math.max(0, share - half_width));
      const high = corners((share) => Math.min(1, share + half_width));
      for (const points of [high, low]) plot.marks.push({ kind: "line", points, colour, width: 1 });
      plot.marks.push({ kind: "area", points: [...high, ...[...low].reverse()], colour, opacity: BAND });
    }
    plot.marks.push({ kind: "line", points: corners((share) => share), colour, width: THICK, dash });
    const last = steps[steps.length - 1].share;
    plot.marks.push(shapeAt(shape, plot.x(budget), plot.y(last), 4, colour));
    plot.end(place, plot.y(last));
  }
  const spots = listed.flatMap(({ run, setting, cost, solved }) => {
    const own = settings.find(({ place }) => place === setting);
    if (!own) return [];
    const share = own.ecdf.findLast((step) => step.cost <= cost)?.share ?? 0;
    return [{ run, x: plot.x(solved ? cost : own.budget), y: plot.y(share) }];
  });
  return { ...size, title: t("lengthsOf", { names: names(settings) }), marks: plot.finish(), spots };
}

/** @param {Drawn[]} settings */
const names = (settings) => settings.map(({ name }) => name);

/** TTS(99) over the cut-off, the best one marked. @param {Drawn[]} settings @param {Unit} unit @param {Size} size @returns {Picture | null} */
export function timesToSolution(settings, unit, size) {
  const points = settings.flatMap(({ tts }) => tts.filter(({ cutoff }) => cutoff > 0));
  if (points.length === 0) return null;
  const budget = most(settings);
  const [least, greatest] = [
    Math.min(budget, ...points.map((p) => p.cost)),
    Math.max(10, ...points.map((p) => p.cost)),
  ];
  const across = logAxis(
    Math.min(budget, ...points.map((p) => p.cutoff)),
    budget,
    t("axisCutoff", { unit: costs(unit) }),
  );
  const plot = frame(size, across, logAxis(least, greatest, t("axisSure", { unit: costs(unit) })), settings, "line");
  for (const { place, tts, best } of settings) {
    const { colour, dash, shape } = seriesOf(place);
    const line = tts
      .filter(({ cutoff }) => cutoff > 0)
      .map((p) => /** @type {Point} */ ([plot.x(p.cutoff), plot.y(p.cost)]));
    plot.marks.push({ kind: "line", points: line, colour, width: THICK, dash });
    if (!best || best.cutoff === 0) continue;
    const [x, y] = [plot.x(best.cutoff), plot.y(best.cost)];
    plot.marks.push(shapeAt("circle", x, y, 8, "panel"), shapeAt(shape, x, y, 6, colour));
  }
  return { ...size, title: t("timesOf", { names: names(settings) }), marks: plot.finish() };
}

/** The best energies within a budget: median and quartiles of all runs. @param {Drawn[]} settings @param {Unit} unit @param {Size} size @returns {Picture | null} */
export function withinBudgets(settings, unit, size) {
  const all = settings.flatMap(({ within_budgets }) => within_budgets);
  if (all.length === 0) return null;
  const up = energyAxis(Math.max(1, ...all.map(({ high }) => high)), t("axisBest"));
  const plot = frame(size, logAxis(1, most(settings), costs(unit)), up, settings, "line");
  for (const { place, within_budgets } of settings) {
    const { colour, dash } = seriesOf(place);
    const line = (/** @type {"low" | "median" | "high"} */ key) =>
      within_budgets.map((at) => /** @type {Point} */ ([plot.x(at.cost), plot.y(at[key])]));
    plot.marks.push({ kind: "area", points: [...line("high"), ...line("low").reverse()], colour, opacity: BAND });
    plot.marks.push({ kind: "line", points: line("median"), colour, width: THICK, dash });
    const last = within_budgets.at(-1);
    if (last) plot.end(place, plot.y(last.median));
  }
  return { ...size, title: t("budgetsOf", { names: names(settings) }), marks: plot.finish() };
}

/** What it costs to reach an energy: the expected running time. @param {Drawn[]} settings @param {Unit} unit @param {Size} size @returns {Picture | null} */
export function toTargets(settings, unit, size) {
  const reached = settings.flatMap(({ to_targets }) => to_targets.filter(({ ert }) => ert !== null && ert > 0));
  if (reached.length === 0) return null;
  const energies = [...new Set(reached.map(({ energy }) => energy))].sort((a, b) => b - a);
  const ticks = energies.map((energy, at) => ({ at, text: count(energy) }));
  const across = { from: -0.5, to: energies.length - 0.5, log: false, label: t("axisTarget"), ticks };
  const erts = reached.map(({ ert }) => Number(ert));
  const up = logAxis(Math.min(...erts), Math.max(10, ...erts), t("axisErt", { unit: costs(unit) }));
  const plot = frame(size, across, up, settings, "line");
  for (const { place, to_targets } of settings) {
    const { colour, dash, shape } = seriesOf(place);
    const line = to_targets
      .filter(({ energy, ert }) => ert !== null && ert > 0 && energies.includes(energy))
      .map(({ energy, ert }) => /** @type {Point} */ ([plot.x(energies.indexOf(energy)), plot.y(Number(ert))]));
    plot.marks.push({ kind: "line", points: line, colour, width: THICK, dash });
    for (const [x, y] of line) plot.marks.push(shapeAt(shape, x, y, 3, colour));
    const last = line.at(-1);
    if (last) plot.end(place, last[1]);
  }
  return { ...size, title: t("targetsOf", { names: names(settings) }), marks: plot.finish() };
}

/** How many unsolved runs ended at each energy. @param {Drawn[]} settings @param {Size} size @returns {Picture | null} */
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
  const across = { from: 0, to: Math.max(1, bars.length), log: false, label: t("axisEnergy"), ticks, names: true };
  const plot = frame(size, across, countAxis(highest, t("axisUnsolved")), settings, "box");
  const wide = 0.8 / settings.length;
  settings.forEach((setting, nth) => {
    const { colour, shape } = seriesOf(setting.place);
    for (const bar of bars.keys()) {
      const runs = runsAt(setting, bar);
      if (runs === 0) continue;
      const [from, to] = [plot.x(bar + 0.1 + nth * wide) + 0.5, plot.x(bar + 0.1 + (nth + 1) * wide) - 0.5];
      const [top, bottom] = [plot.y(runs), plot.y(0)];
      plot.marks.push({
        kind: "area",
        points: [
          [from, bottom],
          [from, top],
          [to, top],
          [to, bottom],
        ],
        colour,
        opacity: 0.85,
      });
      if (to - from > 9) plot.marks.push(shapeAt(shape, (from + to) / 2, Math.max(plot.top, top - 7), 3.2, colour));
    }
  });
  return { ...size, title: t("energiesOf", { names: names(settings) }), marks: plot.finish() };
}

/**
 * The share solved of each group of puzzles, with its interval.
 * @param {Summary} summary
 * @param {Size} size
 * @returns {Picture | null}
 */
export function solvedByGroup({ settings, groups, across: means }, size) {
  if (groups.length < 2 || !means) return null;
  const kept = groups.every((text) => text.includes("p="));
  const ticks = groups.map((text, at) => ({ at, text: kept ? text.replace(/^.*p=/, "") : titled(text) }));
  const across = {
    from: -0.5,
    to: groups.length - 0.5,
    log: false,
    label: t(kept ? "axisGivens" : "axisPuzzle"),
    ticks,
    names: !kept,
  };
  const all = settings.map(({ name }, place) => ({ name, place }));
  const plot = frame(size, across, shareAxis(t("axisSolved")), all, kept ? "line" : "box");
  means.settings.forEach((setting, place) => {
    const { colour, dash, shape } = seriesOf(place);
    const shift = (place - (settings.length - 1) / 2) * 0.12;
    /** @type {Point[]} */
    const line = [];
    setting.groups.forEach(({ runs, solved, success }, group) => {
      if (runs === 0 || solved === null) return;
      const [x, y] = [plot.x(group + shift), plot.y(solved / runs)];
      line.push([x, y]);
      const ends = /** @type {Point[]} */ ([
        [x, plot.y(success?.low ?? solved / runs)],
        [x, plot.y(success?.high ?? solved / runs)],
      ]);
      plot.marks.push({ kind: "line", points: ends, colour, width: 1.25 }, shapeAt(shape, x, y, 4.5, colour));
    });
    if (kept) plot.marks.push({ kind: "line", points: line, colour, width: 1.5, dash });
  });
  return { ...size, title: t("groupsOf", { names: settings.map(({ name }) => name) }), marks: plot.finish() };
}
