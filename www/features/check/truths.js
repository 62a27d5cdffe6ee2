// The truths of `annealing-lab check` (cli/src/truths.json), recomputed by the worker.

import { fileOf } from "../../lib/files.js";
import { count, figures, fixed } from "../../lib/format.js";
import { inWords } from "../../text/core.js";
import { chiSquared, errorOf, meanOf, sumOf } from "./statistics.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/engine.js").Engine} Engine */

/**
 * The truths, which the program also uses; cli/src/check.rs describes each of them.
 * @typedef {object} Truths
 * @property {[link: string, sum: string][]} golden
 * @property {{ link: string, call: string, numbers: number[] }} sample
 * @property {{ link: string, moves: [seed: number, moves: number][] }} published
 * @property {[link: string, solutions: number, classes: number][]} counts
 * @property {[name: string, nodes: number[]][]} nodes
 * @property {{ link: string, spins: number, settling: number, batches: number, sweeps: number, errors: number,
 *   energies: [temperature: number, energy: number][] }} onsager
 * @property
 * {{ puzzle: string, settings: string, temperature: number, seed: number, samples: number, apart: number,
 *   refused: number }}
 * sampler
 * @property {{ link: string, length: number }} planted
 */

/** @typedef {{ holds: boolean, words: () => import("./check.js").Words }} Truth */
/** @typedef {{ group: typeof GROUPS[number], check: (engine: Engine) => Promise<Truth> }} Job */

/** The file of the truths, which the build takes from cli/src/. */
const FILE = "www/truths.json";
export const GROUPS = /** @type {const} */ (["golden", "ofR", "counts", "nodes", "onsager", "sampler", "planted"]);
/** Milliseconds per slice. */
const SLICE = 50;
/** The number of requests that wait in the worker at the same time. */
const AT_ONCE = 500;

/** @param {Engine} engine @param {string} link @returns {Promise<any>} the progress at the run's end */
async function ended(engine, link) {
  let { snapshot } = await engine.ask("open", { link });
  while (snapshot.progress.status === "running")
    snapshot = await engine.ask("advance", { moves: Infinity, milliseconds: SLICE });
  return snapshot.progress;
}

/**
 * Continues the open run in equal parts, and returns the values seen after each part.
 * @template T
 * @param {Engine} engine @param {number} times
 * @param {number} moves the moves of a part, few enough that no time limit ends it early
 * @param {(snapshot: import("../../core/types.js").Snapshot) => T} seen
 */
async function repeated(engine, times, moves, seen) {
  /** @type {T[]} */
  const all = [];
  const ask = () => engine.ask("advance", { moves, milliseconds: 1000 }).then(seen);
  while (all.length < times)
    all.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - all.length) }, ask))));
  return all;
}

/** Checks all truths one after another. @param {Engine} engine @returns {import("./check.js").Work} */
export async function* checkTruths(engine) {
  const why = (/** @type {any} */ error) => `${error.message}`;
  /** @type {Job[]} */
  let jobs;
  try {
    jobs = jobsOf(await fetch(fileOf(FILE)).then((answer) => answer.json()));
  } catch (error) {
    return () => `${FILE}: ${t("cameNot", { came: why(error), wanted: t("data") })}`;
  }
  const all = jobs.length;
  let [n, done] = [0, 0];
  for (const { group, check } of jobs) {
    const { holds, words } = await check(engine).catch((error) => ({
      holds: false,
      words: () => /** @type {import("./check.js").Words} */ ([t("broken"), why(error), t("result")]),
    }));
    n += Number(holds);
    yield { done: ++done, all, line: { group, holds, words } };
    if (engine.lost) break;
  }
  yield { done, all, line: { group: "planted", holds: null, words: () => [t("spins"), t("byProgram"), ""] } };
  return () => t("hold", { n, all });
}

/** @param {Truths} data @returns {Job[]} in the order of the program's lines */
export function jobsOf({ golden, sample, published, counts, nodes, onsager, sampler, planted }) {
  /** @type {ReturnType<typeof sampled> | undefined} */
  let samples;
  const law = (/** @type {Engine} */ engine) => (samples ??= sampled(engine, sampler));
  return [
    ...golden.map((each) => job("golden", (engine) => goldenRun(engine, each))),
    job("ofR", async (engine) => {
      const { snapshot } = await engine.ask("open", { link: sample.link });
      const [came, wanted] = [snapshot.board, sample.numbers].map((numbers) => numbers.join(" "));
      return { holds: came === wanted, words: () => [sample.call, came, wanted] };
    }),
    ...published.moves.map(([seed, wanted]) =>
      job("ofR", async (engine) => {
        const { moves } = await ended(engine, `${published.link}&seed=${seed}`);
        const inMoves = (/** @type {number} */ n) => t("moves", { n });
        return {
          holds: moves === wanted,
          words: () => [t("published", { seed: `${seed}` }), inMoves(moves), inMoves(wanted)],
        };
      }),
    ),
    ...counts.map((each) => job("counts", (engine) => counted(engine, each))),
    ...nodes.map(([, wanted], place) => job("nodes", (engine) => ofAima(engine, place, wanted))),
    ...onsager.energies.map((each) => job("onsager", (engine) => magnet(engine, onsager, each))),
    .../** @type {const} */ (["boards", "energies"]).map((what) =>
      job("sampler", async (engine) => {
        const { statistic, freedom, p } = (await law(engine))[what];
        const came = () => t("chiSquared", { statistic: fixed(statistic, 1), freedom, p: fixed(p, 3) });
        return { holds: p > sampler.refused, words: () => [t(what), came(), t("p", { p: figures(sampler.refused) })] };
      }),
    ),
    job("planted", async (engine) => {
      const { best } = await ended(engine, `${planted.link}&seed=${sampler.seed}`);
      return { holds: best === planted.length, words: () => [t("circle"), count(best), count(planted.length)] };
    }),
  ];
}

/** @param {Job["group"]} group @param {Job["check"]} check @returns {Job} */
const job = (group, check) => ({ group, check });

/** @param {Engine} engine @param {Truths["golden"][0]} truth @returns {Promise<Truth>} */
async function goldenRun(engine, [link, sum]) {
  await ended(engine, link);
  const came = sumOf(`${await engine.ask("result", {})}\n`);
  return { holds: came === sum, words: () => [link, came, sum] };
}

/** @param {Engine} engine @param {Truths["counts"][0]} truth @returns {Promise<Truth>} */
async function counted(engine, [link, ...wanted]) {
  await engine.ask("prove", { link, limit: Infinity });
  let { proof } = await engine.ask("proveStep", { milliseconds: SLICE });
  while (proof.status === "running") ({ proof } = await engine.ask("proveStep", { milliseconds: SLICE }));
  const { solutions, classes, complete } = proof;
  const inWords = (/** @type {number[]} */ [solutions, classes]) => t("counted", { solutions, classes });
  return {
    holds: complete && solutions === wanted[0] && classes === wanted[1],
    words: () => [link, inWords([solutions, classes]), inWords(wanted)],
  };
}

/** @param {Engine} engine @param {number} place of the searcher @param {number[]} wanted @returns {Promise<Truth>} */
async function ofAima(engine, place, wanted) {
  const { title, runs } = (await engine.ask("searchers", { puzzle: "octa" }))[place];
  /** @type {number[]} */
  const nodes = [];
  for (const { link } of runs) nodes.push((await ended(engine, link)).nodes);
  const inNumbers = (/** @type {number[]} */ all) => all.map(count).join(" · ");
  return {
    holds: nodes.join() === wanted.join(),
    words: () => [t("octa", { title: inWords(title) }), inNumbers(nodes), inNumbers(wanted)],
  };
}

/** @param {Engine} engine @param {Truths["onsager"]} magnet @param {[number, number]} law @returns {Promise<Truth>} */
async function magnet(engine, { link, spins, settling, batches, sweeps, errors }, [temperature, energy]) {
  await engine.ask("open", { link: `${link}&t0=${temperature}` });
  const all = await repeated(engine, settling + batches * sweeps, spins, ({ progress }) => progress.energy / spins);
  const means = Array.from({ length: batches }, (_, batch) =>
    meanOf(all.slice(settling + batch * sweeps, settling + (batch + 1) * sweeps)),
  );
  const [mean, error] = [meanOf(means), errorOf(means)];
  const law = () => fixed(energy, 3);
  return {
    holds: Math.abs(mean - energy) < errors * error,
    words: () => [
      t("temperature", { temperature }),
      t("energy", { mean: fixed(mean, 3), error: fixed(error, 3), law: law() }),
      t("within", { n: errors, law: law() }),
    ],
  };
}

/**
 * Compares the boards of a run at one temperature, and their energies, with the Boltzmann distribution.
 * @param {Engine} engine @param {Truths["sampler"]} sampler
 */
async function sampled(engine, { puzzle, settings, temperature, seed, samples, apart }) {
  const link = `puzzle=${puzzle}&${settings}&t0=${temperature}&seed=${seed}`;
  const landscape = await engine.ask("landscape", { link });
  const { setup, snapshot } = await engine.ask("open", { link });
  const { numbers } = /** @type {import("../../core/types.js").SumsPuzzle} */ (setup.puzzle);
  const { energies, orders } = /** @type {import("../../core/types.js").Landscape} */ (landscape);
  const cells = snapshot.board.length;
  const boards = Array.from(energies, (_, rank) =>
    Array.from(orders.subarray(rank * cells, (rank + 1) * cells), (place) => numbers[place]).join(),
  );
  const counts = new Map(boards.map((board) => [board, 0]));
  for (const board of await repeated(engine, samples, apart, ({ board }) => board.join()))
    counts.set(board, (counts.get(board) ?? 0) + 1);
  const weights = Array.from(energies, (energy) => Math.exp(-energy / temperature));
  const all = weights.reduce((sum, weight) => sum + weight);
  const ofBoards = boards.map(
    (board, rank) => /** @type {[number, number]} */ ([counts.get(board), weights[rank] / all]),
  );
  /** Counts and probabilities of all boards with the same energy. @type {Map<number, [number, number]>} */
  const ofEnergies = new Map();
  for (const [rank, [count, law]] of ofBoards.entries()) {
    const [counts, laws] = ofEnergies.get(energies[rank]) ?? [0, 0];
    ofEnergies.set(energies[rank], [counts + count, laws + law]);
  }
  return { boards: chiSquared(ofBoards), energies: chiSquared([...ofEnergies.values()]) };
}
