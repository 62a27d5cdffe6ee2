// Runs with the same settings from a thousand seeds: the experiment that makes them, its rows, and their statistics.

/** @typedef {import("../../run/run.js").Run} Run */
/**
 * A completed run. `place` is its index among the thousand, and `reached` is true if it was solved or reached the best
 * known energy. `energy` is the energy that it is judged by, `at` the move of that energy, `best` its lowest energy,
 * and `moves` the total number of moves.
 * @typedef {{ place: number, reached: boolean, energy: number, at: number, best: number, moves: number }} Made
 */

export const RUNS = 1000;
/** The keys of a link that are not settings of an experiment. */
const NO_SETTINGS = ["v", "moves", "seed", "hand", "at"];
/** The keys of a schedule, which a fixed temperature replaces. */
const SCHEDULE = [
  ...["cooling", "t0", "t1", "rate", "over"],
  ...["reheat", "patience", "floor", "factor", "refill", "chain", "fruitless", "judged"],
];
/** The largest seeds. */
const MOST = { xoshiro: 2n ** 64n - 1n, r: 2n ** 31n - 1n };
/** The normal deviate of a 95 % interval. */
const Z = 1.959963984540054;

/** @param {string} link @returns {[string, string][]} */
const pairsOf = (link) =>
  link.split("&").map((pair) => {
    const [key, ...value] = pair.split("=");
    return [key, value.join("=")];
  });

/** Encodes a link as a value in an experiment's link. @param {string} link */
const folded = (link) => link.replaceAll(";", "%3B").replaceAll("~", "%7E").replaceAll("&", "~");

/**
 * Returns the settings of a run as a link, optionally with a fixed temperature.
 * @param {string} link the link of the run
 * @param {string} group the link of its puzzle in the form used by an experiment
 * @param {number | null} [temperature]
 */
export function settingsOf(link, group, temperature = null) {
  const ofGroup = pairsOf(group).map(([key]) => key);
  const left = [...ofGroup, ...NO_SETTINGS, ...(temperature === null ? [] : SCHEDULE)];
  const settings = pairsOf(link).filter(([key]) => !left.includes(key));
  if (temperature !== null) settings.push(["cooling", "constant"], ["t0", String(temperature)]);
  return settings.map((pair) => pair.join("=")).join("&");
}

/**
 * Returns the link of an experiment with one puzzle and one setting.
 * @param {object} what
 * @param {string} what.group the link of the puzzle
 * @param {string} what.settings
 * @param {number} what.moves the budget
 * @param {number | "none" | null} what.target the energy at which a run counts as solved; null for a solution
 * @param {bigint} [what.first] the first of its thousand seeds
 */
export function experimentOf({ group, settings, moves, target, first = 1n }) {
  const seeds = `${first}..${first + BigInt(RUNS - 1)}`;
  const aim = target === null ? "" : `&target=${target}`;
  return `compare&seeds=${seeds}&moves=${moves}${aim}&on=${folded(group)}&with=${folded(settings)}`;
}

/** Returns the first seed of a run's thousand: 1, 1,001, and so on. @param {Run} run */
export function firstSeedOf(run) {
  const seed = BigInt(run.seed);
  const first = seed < 1n ? 0n : ((seed - 1n) / BigInt(RUNS)) * BigInt(RUNS) + 1n;
  const last = MOST[run.value("rng") === "r" ? "r" : "xoshiro"] - BigInt(RUNS - 1);
  return first < last ? first : last;
}

/**
 * Reads a row: `run solved moves restarts energy bests board`, where bests are `move:energy` pairs, joined. A run that
 * can be solved is judged by its last energy, any other run by its lowest.
 * @param {string} row @param {import("../../lib/puzzle.js").Aim} aim @returns {Made}
 */
export function madeOf(row, { kind, known }) {
  const [place, solved, made, , last, bests] = row.split(" ");
  const moves = Number(made);
  const [found, best] = (/\d+:[^:,]+$/.exec(bests)?.[0] ?? "").split(":").map(Number);
  const reached = solved === "1" || (known !== null && best <= known);
  const [energy, at] = kind === "solve" ? [Number(last), moves] : [best, found];
  return { place: Number(place), reached, energy, at, best, moves };
}

/**
 * The statistics of runs: the number that reached the aim, the 95 % Wilson interval of their fraction, and the median
 * of their moves. Then follow the median energy of the other runs, the median lowest energy, and the total moves.
 * @param {Made[]} made at least one run
 */
export function statisticsOf(made) {
  const [hit, missed] = [made.filter(({ reached }) => reached), made.filter(({ reached }) => !reached)];
  const n = made.length;
  const p = hit.length / n;
  const width = 1 + Z ** 2 / n;
  const middle = (p + Z ** 2 / (2 * n)) / width;
  const half = (Z / width) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return {
    n,
    reached: hit.length,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    within: medianOf(hit.map(({ at }) => at)),
    left: medianOf(missed.map(({ energy }) => energy)),
    best: medianOf(made.map(({ best }) => best)),
    moves: made.reduce((sum, { moves }) => sum + moves, 0),
  };
}

/** Returns the lower median of some values; null without values. @param {number[]} values */
const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
