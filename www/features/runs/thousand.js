// Runs with the same settings from a thousand seeds: the experiment that makes them, its rows, and what they say together.

/** @typedef {import("../../run/run.js").Run} Run */
/**
 * A run that was made: its place among the thousand, whether it was solved or reached the best known, the energy by which it is judged,
 * the move of that energy, its lowest energy, and all its moves.
 * @typedef {{ place: number, reached: boolean, energy: number, at: number, best: number, moves: number }} Made
 */

export const RUNS = 1000;
/** The keys of a link that are no settings of an experiment. */
const NO_SETTINGS = ["v", "moves", "seed", "hand", "at"];
/** The keys of a schedule, which a temperature that is held replaces. */
const SCHEDULE = [
  ...["cooling", "t0", "t1", "rate", "over"],
  ...["reheat", "patience", "floor", "factor", "refill", "chain", "fruitless", "judged"],
];
/** The greatest seeds. */
const MOST = { xoshiro: 2n ** 64n - 1n, r: 2n ** 31n - 1n };
/** The normal deviate of a 95 % interval. */
const Z = 1.959963984540054;

/** @param {string} link @returns {[string, string][]} */
const pairsOf = (link) =>
  link.split("&").map((pair) => {
    const [key, ...value] = pair.split("=");
    return [key, value.join("=")];
  });

/** Writes a link as a value of an experiment's link. @param {string} link */
const folded = (link) => link.replaceAll(";", "%3B").replaceAll("~", "%7E").replaceAll("&", "~");

/**
 * Gives the settings of a run as a link; with a temperature they hold it.
 * @param {string} link of the run
 * @param {string} group the link of its puzzle, as an experiment has it
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
 * Gives the link of an experiment with one puzzle and one setting.
 * @param {object} what
 * @param {string} what.group the link of the puzzle
 * @param {string} what.settings
 * @param {number} what.moves the budget
 * @param {number | "none" | null} what.target the energy from which on a run counts as solved; null for a solution
 * @param {bigint} [what.first] the first of its thousand seeds
 */
export function experimentOf({ group, settings, moves, target, first = 1n }) {
  const seeds = `${first}..${first + BigInt(RUNS - 1)}`;
  const aim = target === null ? "" : `&target=${target}`;
  return `compare&seeds=${seeds}&moves=${moves}${aim}&on=${folded(group)}&with=${folded(settings)}`;
}

/** Gives the first seed of a run's thousand: 1, 1,001, and so on. @param {Run} run */
export function firstSeedOf(run) {
  const seed = BigInt(run.seed);
  const first = seed < 1n ? 0n : ((seed - 1n) / BigInt(RUNS)) * BigInt(RUNS) + 1n;
  const last = MOST[run.value("rng") === "r" ? "r" : "xoshiro"] - BigInt(RUNS - 1);
  return first < last ? first : last;
}

/**
 * Reads a row: `run solved moves restarts energy bests board`, where bests are `move:energy`, joined.
 * A run that can be solved is judged by its last energy, any other by its lowest.
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
 * The statistics of runs: how many reached the aim, Wilson's 95 % interval of their fraction, the moves within which half of those did, the
 * energy that half of the others came to, and the moves of all.
 * @param {Made[]} made one at least
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

/** Gives the lowest value that at least half of the values are at most; null of none. @param {number[]} values */
const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
