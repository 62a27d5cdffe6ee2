// The worker's answers about experiments; worker.js adds them to its own. A worker makes runs (a trial), or keeps the rows of
// all and counts (a table). A reader says what an experiment is.

import { clock } from "../clock.js";

/** @typedef {typeof import("annealing-lab")} Border */

/** Between these many milliseconds of a chunk of moves, its size is right. */
const CHUNK_AT_LEAST = 1;
const CHUNK_AT_MOST = 3;

/** Nodes of a random grid between two. */
const READING = 100;

/**
 * @param {() => Border} border the module, once it is loaded
 * @returns {Record<string, (request: any) => unknown>}
 */
export function experimentHandlers(border) {
  /** @type {import("annealing-lab").Trial | null} */
  let trial = null;
  /** Numbers of the runs to be made; that under way is not among them. @type {number[]} */
  let due = [];
  let underWay = false;
  /** Moves between two looks at the clock. */
  let chunk = 1024;
  /** @type {import("annealing-lab").Table | null} */
  let table = null;
  /** @type {import("annealing-lab").ExperimentReader | null} */
  let reader = null;

  /** @param {number} took */
  const adapt = (took) => {
    if (took < CHUNK_AT_LEAST) chunk = Math.min(chunk * 2, 2 ** 22);
    else if (took > CHUNK_AT_MOST) chunk = Math.max(chunk / 2, 64);
  };

  /**
   * Makes the runs that are due until all are made or the time is spent.
   * @param {import("annealing-lab").Trial} trial
   * @param {number} milliseconds
   */
  function make(trial, milliseconds) {
    /** @type {string[]} */
    const rows = [];
    const start = clock();
    for (let before = start; (underWay || due.length > 0) && before - start < milliseconds;) {
      const next = underWay ? undefined : due.shift();
      if (next !== undefined) trial.begin(next);
      const row = trial.step(chunk);
      underWay = row === undefined;
      const now = clock();
      if (row === undefined) adapt(now - before);
      else rows.push(row);
      before = now;
    }
    return { rows, left: due.length + Number(underWay) };
  }

  /** @param {(reader: import("annealing-lab").ExperimentReader) => void} how */
  function begin(how) {
    reader ??= new (border().ExperimentReader)();
    how(reader);
    return null;
  }

  return {
    outline: ({ link }) => begin((reader) => reader.link(link)),
    outlineOfRun: ({ link }) => begin((reader) => reader.run(link)),
    editExperiment: ({ link, edit }) => begin((reader) => reader.edit(link, JSON.stringify(edit))),
    readOn({ milliseconds }) {
      const start = clock();
      for (;;) {
        const read = open(reader).step(READING);
        if ("link" in read || clock() - start > milliseconds) return read;
      }
    },
    groupOfRun: ({ link }) => border().group_of_run(link),
    classics: () => border().classic_experiments(),
    openTrial({ link, grids }) {
      trial?.free();
      trial = null;
      trial = new (border().Trial)(link, grids);
      due = [];
      underWay = false;
      return null;
    },
    makeRuns({ runs, milliseconds }) {
      due.push(...runs);
      return make(open(trial), milliseconds);
    },
    openTable({ link, grids }) {
      table?.free();
      table = null;
      table = new (border().Table)(link, grids);
      return null;
    },
    addRows: ({ rows }) => open(table).add(rows),
    missingRuns: () => open(table).missing(),
    summary: () => open(table).summary(),
    raceLinks: ({ group }) => open(table).race(group),
    tableCsv: () => open(table).csv(),
    tableJson: () => open(table).json(),
  };
}

/**
 * @template T
 * @param {T | null} opened
 */
function open(opened) {
  if (!opened) throw new Error("no experiment is open");
  return opened;
}
