// The pictures of an experiment, each a function of the statistics.

import { seriesOf } from "../series.js";
import { countAxis, frame, label, logAxis, shareAxis } from "./frame.js";
import { shapeAt } from "./marks.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./marks.js").Point} Point */
/** @typedef {import("./marks.js").Picture} Picture */
/** @typedef {{ width: number, height: number }} Size */

const BAND = 0.1;
const THICK = 2;
/** More energies than this are not told apart: the last bar is of all above. */
const MOST_BARS = 16;

/** The share of runs solved over the moves, with its band. @param {Summary} summary @param {Size} size @returns {Picture} */
export function runLengths({ settings, budget }, size) {
  const solved = settings.flatMap(({ ecdf }) => ecdf.map(({ moves }) => moves));
  // Zero stands at the left end: singles alone can solve a sudoku.
  const least = Math.max(1, Math.min(budget, ...solved));
  const names = settings.map(({ name }) => name);
  const plot = frame(size, logAxis(least, budget, "moves"), shareAxis("runs solved"), names, "line");
  settings.forEach(({ ecdf, half_width, runs }, place) => {
    if (runs === 0) return;
    const { colour, dash, shape } = seriesOf(place);
    const steps = [{ moves: 0, share: 0 }, ...ecdf];
    const corners = (/** @type {(share: number) => number} */ of) =>
      steps.flatMap(({ moves, share }, i) => {
        const end = steps[i + 1]?.moves ?? budget;
        const y = plot.y(of(share));
        return /** @type {Point[]} */ ([
          [plot.x(moves), y],
          [plot.x(end), y],
        ]);
      });
    const low = corners((share) => Math.max(0, share - half_width));
    const high = corners((share) => Math.min(1, share + half_width));
    for (const points of [high, low]) plot.marks.push({ kind: "line", points, colour, width: 1 });
    plot.marks.push({ kind: "area", points: [...high, ...[...low].reverse()], colour, opacity: BAND });
    plot.marks.push({ kind: "line", points: corners((share) => share), colour, width: THICK, dash });
    const last = steps[steps.length - 1].share;
    plot.marks.push(shapeAt(shape, plot.right, plot.y(last), 4, colour));
  });
  return { ...size, title: `Run-length distributions of ${names.join(", ")}`, marks: plot.marks };
}

/** TTS(99) over the cut-off, the best one marked. @param {Summary} summary @param {Size} size @returns {Picture} */
export function timesToSolution({ settings, budget }, size) {
  const points = settings.flatMap(({ tts }) => tts.filter(({ cutoff }) => cutoff > 0));
  const [least, most] = [Math.min(budget, ...points.map((p) => p.moves)), Math.max(10, ...points.map((p) => p.moves))];
  const across = logAxis(Math.min(budget, ...points.map((p) => p.cutoff)), budget, "restart cut-off, moves");
  const names = settings.map(({ name }) => name);
  const plot = frame(size, across, logAxis(least, most, "moves to be 99 % sure"), names, "line");
  settings.forEach(({ tts, best_cutoff }, place) => {
    const { colour, dash, shape } = seriesOf(place);
    const line = tts
      .filter(({ cutoff }) => cutoff > 0)
      .map((p) => /** @type {Point} */ ([plot.x(p.cutoff), plot.y(p.moves)]));
    plot.marks.push({ kind: "line", points: line, colour, width: THICK, dash });
    if (!best_cutoff || best_cutoff.cutoff === 0) return;
    const [x, y] = [plot.x(best_cutoff.cutoff), plot.y(best_cutoff.moves)];
    plot.marks.push(shapeAt("circle", x, y, 8, "panel"), shapeAt(shape, x, y, 6, colour));
  });
  if (points.length === 0) plot.marks.push(...nothing(plot, "For one puzzle, and ten solved runs of a setting."));
  return { ...size, title: `TTS(99) over the restart cut-off of ${names.join(", ")}`, marks: plot.marks };
}

/** No letter is wider, on average. */
const LETTER = 7;
const LINE = 18;

/** Words where there is nothing to draw, in as many lines as they take. @param {import("./frame.js").Frame} plot @param {string} text */
function nothing({ left, right, top, bottom }, text) {
  const most = Math.max(8, Math.floor((right - left) / LETTER));
  const lines = text.match(new RegExp(`.{1,${most}}(?= |$)`, "g")) ?? [text];
  const first = (top + bottom - (lines.length - 1) * LINE) / 2;
  return lines.map((line, i) => label((left + right) / 2, first + i * LINE, line.trim(), "middle"));
}

/** How many unsolved runs ended at each energy. @param {Summary} summary @param {Size} size @returns {Picture} */
export function finalEnergies({ settings }, size) {
  const all = [...new Set(settings.flatMap(({ stuck }) => stuck.map(({ energy }) => energy)))].sort((a, b) => a - b);
  const bars = all.slice(0, MOST_BARS);
  const count = (/** @type {Summary["settings"][0]} */ { stuck }, /** @type {number} */ bar) =>
    stuck
      .filter(({ energy }) => energy === bars[bar] || (bar === bars.length - 1 && energy > bars[bar]))
      .reduce((sum, { runs }) => sum + runs, 0);
  const most = Math.max(1, ...settings.flatMap((setting) => bars.map((_, bar) => count(setting, bar))));
  const ticks = bars.map((energy, bar) => ({
    at: bar + 0.5,
    text: bar === MOST_BARS - 1 && all.length > MOST_BARS ? `≥${energy}` : String(energy),
  }));
  const across = { from: 0, to: Math.max(1, bars.length), log: false, label: "energy at the end", ticks };
  const names = settings.map(({ name }) => name);
  const plot = frame(size, across, countAxis(most, "unsolved runs"), names, "box");
  const wide = 0.8 / settings.length;
  settings.forEach((setting, place) => {
    const { colour, shape } = seriesOf(place);
    for (const bar of bars.keys()) {
      const runs = count(setting, bar);
      if (runs === 0) continue;
      const [from, to] = [plot.x(bar + 0.1 + place * wide) + 0.5, plot.x(bar + 0.1 + (place + 1) * wide) - 0.5];
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
  if (bars.length === 0) {
    const made = settings.some(({ runs }) => runs > 0);
    plot.marks.push(...nothing(plot, made ? "There are no unsolved runs." : "No runs yet."));
  }
  return { ...size, title: `Final energies of the unsolved runs of ${names.join(", ")}`, marks: plot.marks };
}

/**
 * The share solved of each group of puzzles, with Wilson's interval.
 * @param {Summary} summary
 * @param {string[]} groups
 * @param {Size} size
 * @returns {Picture}
 */
export function solvedByGroup({ settings }, groups, size) {
  const ticks = groups.map((text, at) => ({ at, text: groups.length > 4 ? text.replace(/^.*p=/, "") : text }));
  const kept = groups.every((text) => text.includes("p="));
  const across = { from: -0.5, to: groups.length - 0.5, log: false, label: kept ? "share of givens" : "puzzle", ticks };
  const names = settings.map(({ name }) => name);
  const plot = frame(size, across, shareAxis("runs solved"), names, kept ? "line" : "box");
  settings.forEach((setting, place) => {
    const { colour, dash, shape } = seriesOf(place);
    const shift = (place - (settings.length - 1) / 2) * 0.12;
    /** @type {Point[]} */
    const line = [];
    setting.groups.forEach(({ runs, solved, success }, group) => {
      if (!success) return;
      const [x, y] = [plot.x(group + shift), plot.y(solved / runs)];
      line.push([x, y]);
      const ends = /** @type {Point[]} */ ([
        [x, plot.y(success.low)],
        [x, plot.y(success.high ?? 1)],
      ]);
      plot.marks.push({ kind: "line", points: ends, colour, width: 1.25 }, shapeAt(shape, x, y, 4.5, colour));
    });
    if (kept) plot.marks.push({ kind: "line", points: line, colour, width: 1.5, dash });
  });
  return { ...size, title: `Runs solved by puzzle of ${names.join(", ")}`, marks: plot.marks };
}
