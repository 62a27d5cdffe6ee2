// Pictures in which a run has a place of its own, or a setting has: runs in pairs, and the cost over a number that was varied.

import { figures } from "../../../lib/format.js";
import { labelOf } from "../../../view/labels.js";
import { seriesOf } from "../series.js";
import { t } from "../texts.js";
import { frame, logAxis, within } from "./frame.js";
import { label, shapeAt } from "../../../lib/pen.js";

/** @typedef {import("../types.js").ListedRun} ListedRun */
/** @typedef {import("../scope.js").Drawn} Drawn */
/** @typedef {import("../../../lib/pen.js").Picture} Picture */
/** @typedef {import("../../../lib/pen.js").Point} Point */
/** @typedef {{ width: number, height: number }} Size */
/** Where a run stands on a picture. @typedef {{ run: number, x: number, y: number }} Spot */

/** More points than this are not drawn: they would hide each other. */
const MOST_POINTS = 2000;

/**
 * The runs of two settings with the same seed: the cost of one over that of the other. An unsolved run stands at the budget.
 * @param {ListedRun[]} runs @param {[Drawn, Drawn]} pair @param {string} unit @param {Size} size
 * @returns {(Picture & { spots: Spot[] }) | null}
 */
export function inPairs(runs, [first, second], unit, size) {
  const of = (/** @type {Drawn} */ setting) => runs.filter((run) => run.setting === setting.place);
  const [across, up] = [of(first), of(second)];
  const pairs = across.slice(0, MOST_POINTS).map((run, nth) => /** @type {const} */ ([run, up[nth]]));
  const both = pairs.filter(([, other]) => other !== undefined);
  if (both.length === 0) return null;
  const least = Math.max(1, Math.min(...both.flat().map(({ cost }) => cost)));
  const axis = ({ name = "", budget = 1 }) => logAxis(least, budget, t("axisOf", { name, unit }));
  const plot = frame(size, axis(first), axis(second), [], "box");
  const end = Math.min(first.budget, second.budget);
  const diagonal = /** @type {Point[]} */ ([
    [plot.x(least), plot.y(least)],
    [plot.x(end), plot.y(end)],
  ]);
  plot.marks.push({ kind: "line", points: diagonal, colour: "edge", width: 1, dash: [4, 4] });
  /** @type {Spot[]} */
  const spots = [];
  for (const [a, b] of both) {
    const [x, y] = [plot.x(a.cost), plot.y(b.cost)];
    // In the colour of the one that did better; of neither where both are the same.
    const [costA, costB] = [a, b].map(({ cost, solved }) => (solved ? cost : Infinity));
    const better = costA === costB ? null : costA < costB ? first : second;
    const { colour, shape } = better
      ? seriesOf(better.place)
      : { colour: "quiet", shape: /** @type {const} */ ("circle") };
    plot.marks.push(shapeAt(shape, x, y, 3, colour));
    spots.push({ run: a.run, x, y }, { run: b.run, x, y });
  }
  return { ...size, title: t("pairsOf", { first: first.name, second: second.name }), marks: plot.finish(), spots };
}

/**
 * The expected running time over a number that was varied, with its interval.
 * @param {import("../varied.js").Varied} varied
 * @param {Drawn[]} settings
 * @param {string} unit
 * @param {Size} size
 * @param {{ n: number, of: number } | null} over so many of the puzzles, if it is a mean
 * @returns {Picture | null}
 */
export function byValue({ key, values }, settings, unit, size, over = null) {
  const points = values.flatMap(({ place, value }) => {
    const setting = settings.find((each) => each.place === place);
    return setting ? [{ value, setting }] : [];
  });
  const costs = points.flatMap(({ setting: { ert } }) =>
    ert ? [ert.mean, ert.low ?? ert.mean, ert.high ?? ert.mean] : [],
  );
  if (costs.length === 0) return null;
  const [low, high] = [points[0].value, points[points.length - 1].value];
  const log = low > 0 && high / low > 4;
  const [from, to] = log ? [low / 1.15, high * 1.15] : [low - (high - low) * 0.06, high + (high - low) * 0.06];
  const ticks = points.map(({ value }) => ({ at: value, text: figures(value) }));
  const across = { from, to, log, label: log ? t("axisLog", { name: labelOf(key) }) : labelOf(key), ticks };
  const up = logAxis(
    Math.min(...costs),
    Math.max(10, ...costs),
    t(over ? "axisErtOver" : "axisErt", { unit, ...over }),
  );
  const plot = frame(size, across, up, [], "box");
  /** @type {Point[]} */
  let line = [];
  /** Where nothing was solved, one value after the other. @type {number[]} */
  let unsolved = [];
  const draw = () => {
    plot.marks.push({ kind: "line", points: line, colour: "quiet", width: 1.5 });
    line = [];
  };
  // Once for neighbours, whose words would lie over each other.
  const name = () => {
    if (unsolved.length === 0) return;
    const middle = (unsolved[0] + unsolved[unsolved.length - 1]) / 2;
    const text = t("noneSolved");
    plot.marks.push(label(within(middle, text, plot.left, size.width - 2), plot.top + 20, text, "middle"));
    unsolved = [];
  };
  for (const { value, setting } of points) {
    const { colour, shape } = seriesOf(setting.place);
    const { ert } = setting;
    const x = plot.x(value);
    if (!ert) {
      // Nothing was solved: the cost is beyond what was spent.
      plot.marks.push(shapeAt(shape, x, plot.top, 5, colour));
      unsolved.push(x);
      draw();
      continue;
    }
    name();
    const y = plot.y(ert.mean);
    line.push([x, y]);
    if (ert.low !== null) {
      const ends = /** @type {Point[]} */ ([
        [x, plot.y(ert.low)],
        [x, ert.high === null ? plot.top : plot.y(ert.high)],
      ]);
      plot.marks.push({ kind: "line", points: ends, colour, width: 1.25 });
      // Without an upper bound: it goes on beyond the picture.
      if (ert.high === null) plot.marks.push(shapeAt("triangle", x, plot.top + 2, 3, colour));
    }
    plot.marks.push(shapeAt(shape, x, y, 5, colour));
  }
  draw();
  name();
  return { ...size, title: t("valuesOf", { name: labelOf(key) }), marks: plot.finish() };
}
