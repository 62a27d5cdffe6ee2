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
 * @property {number} [least] solved runs that each setting is to have, if seeds are added until then
 * @property {number} moves
 * @property {string} target an energy, `none`, or nothing for a solution
 * @property {number} runs
 * @property {string} grids that its random puzzles are made of, for those who read it again
 */

/** How far statistics have been made: steps. @typedef {{ done: number, steps: number }} SumSoFar */
/** How far an experiment has been read: random grids that are there. @typedef {{ made: number, grids: number }} ReadSoFar */
/** What begins to be read. @typedef {"outline" | "outlineOfRun" | "editExperiment"} Readable */

/** @typedef {{ low: number, high: number | null }} Interval `high` null: there is no bound */
/** @typedef {{ cutoff: number, cost: number }} Cutoff */
/** @typedef {"proposals" | "placements" | "expansions" | "nodes"} Unit what a run costs; the last two are those of searches */
/** A setting as far as its costs go; the budget is that of each run. @typedef {{ name: string, unit: Unit, budget: number }} Observed */
/** A mean over puzzles, each of which counts once. No interval below five puzzles. @typedef {{ mean: number, puzzles: number, interval: Interval | null }} Across */
/** What runs are compared by, if by no solution: an energy that they reach, or their lowest energy. @typedef {{ energy: number } | "budget"} Aim */
/** @typedef {{ puzzles: number, runs: number, solved: number | null, success: Interval | null, median: number | null }} GroupSummary */
/** @typedef {{ cost: number, share: number }} Step */

/**
 * What the plots show of a setting on a puzzle.
 * @typedef {object} Curves
 * @property {Cutoff[]} tts
 * @property {Step[]} ecdf
 * @property {number} half_width
 * @property {{ energy: number, runs: number }[]} stuck
 * @property {{ cost: number, low: number, median: number, high: number }[]} within_budgets
 * @property {{ energy: number, reached: number, ert: number | null }[]} to_targets
 */

/**
 * @typedef {object} Figures of a setting on a puzzle
 * @property {number} runs
 * @property {number | null} solved null without a target, as are all figures of solved runs
 * @property {number} anneals
 * @property {Interval | null} success null for a search, as are its other intervals
 * @property {number} [route_cost] of the route that was found, on a map
 * @property {{ share: number, cost: number | null }[]} quantiles
 * @property {{ mean: number, interval: Interval | null, low: number, median: number, high: number }} [energies] the lowest of each run, without a target
 * @property {number | null} ert
 * @property {Interval | null} ert_interval
 * @property {number} resamples
 * @property {Cutoff | null} best_cutoff
 */
/** The curves are there for the puzzle that was asked for. @typedef {Figures & Partial<Curves>} SettingSummary */

/**
 * @typedef {object} PairSummary
 * @property {[number, number]} settings
 * @property {{ difference: number, interval: Interval } | null} difference
 * @property {{ ratio: number, interval: Interval | null } | null} ratio no interval of one pair of runs
 * @property {{ probability: number, interval: Interval } | null} superiority
 * @property {{ difference: number, interval: Interval | null }} [energy] of the means, without a target
 * @property {{ first: number, second: number, p: number } | null} solved
 * @property {number | null} solved_p
 * @property {{ first_faster: number, second_faster: number, ties: number, statistic: number, p: number, exact: boolean }} faster
 * @property {number} faster_p
 */

/**
 * @typedef {object} AcrossPair
 * @property {[number, number]} settings
 * @property {Across | null} difference
 * @property {Across | null} ln_ratio
 * @property {Across | null} superiority
 * @property {PairSummary["faster"]} faster
 * @property {number} faster_p
 */

/** @typedef {{ name: string, group: number, settings: SettingSummary[], pairs: PairSummary[] }} PuzzleSummary */
/** @typedef {{ success: Across | null, ln_ert: Across | null, ecdf: Step[], groups: GroupSummary[] }} AcrossSetting */

/**
 * @typedef {object} Summary
 * @property {number} rows that it is made of
 * @property {number} runs of the experiment
 * @property {Aim} [aim]
 * @property {Observed[]} settings
 * @property {string[]} groups
 * @property {PuzzleSummary[]} puzzles
 * @property {{ settings: AcrossSetting[], pairs: AcrossPair[] } | null} across null for one puzzle
 */

/**
 * A run of one puzzle, as statistics count it.
 * @typedef {object} ListedRun
 * @property {number} run its number
 * @property {number} setting the place of its setting
 * @property {number} nth its place among the seeds
 * @property {number} cost
 * @property {boolean} solved
 * @property {number | null} energy the last one
 */
/** @typedef {{ run: number, seed: string | null, link: string }} LinkedRun */

/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */
/** @typedef {{ title: CoreMessage, look_for: CoreMessage, link: string }} Classic */

/**
 * @typedef {{ add: { setting: number } }
 *         | { remove: { setting: number } }
 *         | { rename: { setting: number, name: string } }
 *         | { change: { setting: number, key: string, value: string } }
 *         | { series: { setting: number, key: string, from: string, to: string, steps: string, log: boolean } }
 *         | { seeds: { seeds: string } }
 *         | { least: { least: string } }
 *         | { moves: { moves: string } }
 *         | { target: { target: string } }
 *         | { add_group: { on: string } }
 *         | { remove_group: { group: number } }} Edit
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
 * @property {[{ runs: number[], milliseconds: number }, { rows: string[], left: number, times: Float64Array }]} makeRuns
 * @property {[{ link: string, grids: string }, null]} openTable
 * @property {[{ rows: string[] }, { there: number, planned: number }]} addRows gives how many rows are there, of how many runs
 * @property {[{}, Uint32Array]} missingRuns
 * @property {[{ claim: string }, import("../learn/types.js").Finding[]]} measure what a lesson claims, as JSON
 * @property {[{ puzzle: number }, null]} beginSummary with the curves of one puzzle; -1 is none
 * @property {[{ milliseconds: number }, SumSoFar | Summary]} sumOn
 * @property {[{ puzzle: number }, Float64Array]} listRuns five numbers for a run
 * @property {[{ runs: number[] }, LinkedRun[]]} runLinks
 * @property {[{ group: number }, string[]]} raceLinks
 * @property {[{ version: string }, string]} tableCsv
 * @property {[{}, null]} beginJson
 * @property {[{ milliseconds: number, version: string }, SumSoFar | string]} jsonOn
 */

export {};
