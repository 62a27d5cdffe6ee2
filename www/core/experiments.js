// The worker's answers to requests about experiments; worker.js adds them to its own. A trial makes runs. A table
// stores the rows of all runs and computes statistics. A reader reads the link of an experiment.

/** @typedef {typeof import("annealing-lab")} Border */

/**
 * Makes the handlers of these requests.
 * @param {() => Border} border the module, once it is loaded
 * @returns {Record<string, (request: any) => unknown>}
 */
export function experimentHandlers(border) {
  /** @type {import("annealing-lab").Trial | null} */
  let trial = null;
  /** @type {import("annealing-lab").Table | null} */
  let table = null;
  /** @type {import("annealing-lab").ExperimentReader | null} */
  let reader = null;

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
    readOn: ({ milliseconds }) => open(reader).advance(milliseconds),
    groupOfRun: ({ link }) => border().group_of_run(link),
    classics: () => border().classic_experiments(),
    openTrial({ link, grids }) {
      trial?.free();
      trial = null;
      trial = new (border().Trial)(link, grids);
      return null;
    },
    makeRuns({ runs, milliseconds }) {
      const opened = open(trial);
      opened.add(Uint32Array.from(runs));
      return { rows: opened.advance(milliseconds), left: opened.left(), times: opened.times() };
    },
    openTable({ link, grids }) {
      table?.free();
      table = null;
      table = new (border().Table)(link, grids);
      return null;
    },
    addRows: ({ rows }) => ({ there: open(table).add(rows), planned: open(table).planned() }),
    missingRuns: () => open(table).missing(),
    measure: ({ claim }) => open(table).measure(claim),
    beginSummary: ({ puzzle }) => open(table).begin_summary(puzzle) ?? null,
    sumOn: ({ milliseconds }) => open(table).advance_summary(milliseconds),
    listRuns: ({ puzzle }) => open(table).runs(puzzle),
    runLinks: ({ runs }) => open(table).run_links(Uint32Array.from(runs)),
    raceLinks: ({ group }) => open(table).race(group),
    tableCsv: ({ version }) => open(table).csv(version),
    beginJson: () => open(table).begin_json() ?? null,
    jsonOn: ({ milliseconds, version }) => open(table).advance_json(milliseconds, version),
  };
}

/**
 * Returns the object opened by an earlier request. Throws if there is none.
 * @template T
 * @param {T | null} opened
 */
function open(opened) {
  if (!opened) throw new Error("no experiment is open");
  return opened;
}
