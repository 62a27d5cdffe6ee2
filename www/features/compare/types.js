// What crosses the border between the page and the core about experiments, see docs/API.md. Types only.

/** @typedef {import("../../core/types.js").Field} Field */

/**
 * @typedef {object} Outline
 * @property {string} link canonical
 * @property {string} version of the program
 * @property {{ name: string, searches: boolean, fields: Field[], link: string }[]} settings
 * @property {{ label: string, puzzles: number }[]} groups
 * @property {string} seeds `first..last`
 * @property {number} seed_count
 * @property {number} moves
 * @property {number} runs
 * @property {string} grids that its random puzzles are made of, for those who read it again
 */

/** How far an experiment has been read: random grids that are there. @typedef {{ made: number, grids: number }} ReadSoFar */
/** What begins to be read. @typedef {"outline" | "outlineOfRun" | "editExperiment"} Readable */

/** @typedef {{ low: number, high: number | null }} Interval `high` null: there is no bound */
/** @typedef {{ cutoff: number, moves: number }} Cutoff */
/** @typedef {{ runs: number, solved: number, success: Interval | null, median: number | null, ert: number | null }} GroupSummary */

/**
 * @typedef {object} SettingSummary
 * @property {string} name
 * @property {number} runs
 * @property {number} solved
 * @property {number} anneals
 * @property {Interval | null} success
 * @property {{ share: number, moves: number | null }[]} quantiles
 * @property {number | null} ert
 * @property {Interval | null} ert_interval
 * @property {Cutoff | null} best_cutoff
 * @property {Cutoff[]} tts
 * @property {{ moves: number, share: number }[]} ecdf
 * @property {number} half_width
 * @property {{ energy: number, runs: number }[]} stuck
 * @property {GroupSummary[]} groups
 */

/**
 * @typedef {object} PairSummary
 * @property {[number, number]} settings
 * @property {{ first: number, second: number, p: number }} solved
 * @property {number} solved_p
 * @property {{ first_faster: number, second_faster: number, ties: number, statistic: number, p: number, exact: boolean }} faster
 * @property {number} faster_p
 */

/**
 * @typedef {object} Summary
 * @property {number} rows that it is made of
 * @property {number} runs of the experiment
 * @property {number} budget
 * @property {SettingSummary[]} settings
 * @property {PairSummary[]} pairs
 */

/** @typedef {{ title: string, look_for: string, link: string }} Classic */

/**
 * @typedef {{ edit: "add" | "remove", setting: number }
 *         | { edit: "rename", setting: number, name: string }
 *         | { edit: "change", setting: number, key: string, value: string }
 *         | { edit: "seeds", seeds: string }
 *         | { edit: "moves", moves: string }
 *         | { edit: "add_group", on: string }
 *         | { edit: "remove_group", group: number }} Edit
 */

/**
 * The requests that a worker answers about experiments: what they take, what they give.
 * @typedef {object} ExperimentRequests
 * @property {[{ link: string }, null]} outline begins to be read, as do those of
 * @property {[{ link: string }, null]} outlineOfRun
 * @property {[{ link: string, edit: Edit }, null]} editExperiment
 * @property {[{ milliseconds: number }, ReadSoFar | Outline]} readOn
 * @property {[{ link: string }, string]} groupOfRun
 * @property {[{}, Classic[]]} classics
 * @property {[{ link: string, grids: string }, null]} openTrial
 * @property {[{ runs: number[], milliseconds: number }, { rows: string[], left: number }]} makeRuns
 * @property {[{ link: string, grids: string }, null]} openTable
 * @property {[{ rows: string[] }, number]} addRows
 * @property {[{}, Uint32Array]} missingRuns
 * @property {[{}, Summary]} summary
 * @property {[{ group: number }, string[]]} raceLinks
 * @property {[{}, string]} tableCsv
 * @property {[{ version: string }, string]} tableJson
 */

export {};
