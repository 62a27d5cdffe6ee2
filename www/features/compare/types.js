// The types of messages about experiments between page and core (docs/API.md).

/** @typedef {import("../../core/types.js").Field} Field */

/**
 * An experiment, as read from its link.
 * @typedef {object} Outline
 * @property {string} link the canonical link
 * @property {string} version the version of the program
 * @property {{ name: string, searches: boolean, fields: Field[], link: string }[]} settings
 * @property {{ label: string, puzzles: number }[]} groups
 * @property {string} seeds `first..last`
 * @property {number} seed_count
 * @property {number} [least] the minimum number of solved runs of each setting; seeds are added until it is reached
 * @property {number} moves
 * @property {string} target an energy, `none`, or empty for a solution
 * @property {number} runs
 * @property {string} grids the random puzzles as text, so that other workers need not generate them again
 */

/** The progress of statistics, in steps. @typedef {{ done: number, steps: number }} SumSoFar */
/** The progress of reading an experiment, in random grids. @typedef {{ made: number, grids: number }} ReadSoFar */
/** The requests that begin to read an experiment. @typedef {"outline" | "outlineOfRun" | "editExperiment"} Readable */

/** An interval; `high` is null if there is no upper bound. @typedef {{ low: number, high: number | null }} Interval */
/** @typedef {{ cutoff: number, cost: number }} Cutoff */
/**
 * The unit of a run's cost; the last two units belong to searches.
 * @typedef {"proposals" | "placements" | "expansions" | "nodes"} Unit
 */
/**
 * A setting with the unit of its costs and the budget of each run.
 * @typedef {{ name: string, unit: Unit, budget: number }} Observed
 */
/**
 * A mean over puzzles with equal weights; below five puzzles it has no interval.
 * @typedef {{ mean: number, puzzles: number, interval: Interval | null }} Across
 */
/**
 * The aim for comparing runs, if not a solution: an energy to reach, or the lowest energy within the budget.
 * @typedef {{ energy: number } | "budget"} Aim
 */
/**
 * @typedef {{ puzzles: number, runs: number, solved: number | null, success: Interval | null, median: number | null }}
 *   GroupSummary
 */
/** @typedef {{ cost: number, share: number }} Step */

/**
 * The curves of a setting on a puzzle.
 * @typedef {object} Curves
 * @property {Cutoff[]} tts
 * @property {Step[]} ecdf
 * @property {number} half_width
 * @property {{ energy: number, runs: number }[]} stuck
 * @property {{ cost: number, low: number, median: number, high: number }[]} within_budgets
 * @property {{ energy: number, reached: number, ert: number | null }[]} to_targets
 */

/**
 * The figures of a setting on a puzzle. Figures of solved runs are null without a target, and intervals are null for a
 * search.
 * @typedef {object} Figures
 * @property {number} runs
 * @property {number | null} solved
 * @property {number} anneals
 * @property {Interval | null} success
 * @property {number} [route_cost] the cost of the route found, on a map
 * @property {{ share: number, cost: number | null }[]} quantiles
 * @property {{ mean: number, interval: Interval | null, low: number, median: number, high: number }} [energies] the
 * lowest energies of the runs, without a target
 * @property {number | null} ert
 * @property {Interval | null} ert_interval
 * @property {number} resamples
 * @property {Cutoff | null} best_cutoff
 */
/** Figures, with curves for the requested puzzle. @typedef {Figures & Partial<Curves>} SettingSummary */

/**
 * The comparison of two settings on a puzzle.
 * @typedef {object} PairSummary
 * @property {[number, number]} settings
 * @property {{ difference: number, interval: Interval } | null} difference
 * @property {{ ratio: number, interval: Interval | null } | null} ratio without an interval for one pair of runs
 * @property {{ probability: number, interval: Interval } | null} superiority
 * @property {{ difference: number, interval: Interval | null }} [energy] the difference of the mean energies, without a
 * target
 * @property {{ first: number, second: number, p: number } | null} solved
 * @property {number | null} solved_p
 * @property
 * {{ first_faster: number, second_faster: number, ties: number, statistic: number, p: number, exact: boolean }} faster
 * @property {number} faster_p
 */

/**
 * The comparison of two settings across puzzles.
 * @typedef {object} AcrossPair
 * @property {[number, number]} settings
 * @property {Across | null} difference
 * @property {Across | null} ln_ratio
 * @property {Across | null} superiority
 * @property {PairSummary["faster"]} faster
 * @property {number} faster_p
 */

/**
 * A puzzle with its statistics; energies of its plots are counted from `floor`, or from 0 without one.
 * @typedef {{ name: string, group: number, floor?: number, settings: SettingSummary[], pairs: PairSummary[] }}
 * PuzzleSummary
 */
/** @typedef {{ success: Across | null, ln_ert: Across | null, ecdf: Step[], groups: GroupSummary[] }} AcrossSetting */

/**
 * The statistics of an experiment.
 * @typedef {object} Summary
 * @property {number} rows the number of summarised rows
 * @property {number} runs the number of runs of the experiment
 * @property {Aim} [aim]
 * @property {Observed[]} settings
 * @property {string[]} groups
 * @property {PuzzleSummary[]} puzzles
 * @property {{ settings: AcrossSetting[], pairs: AcrossPair[] } | null} across null for one puzzle
 */

/**
 * A run of one puzzle, as statistics count it.
 * @typedef {object} ListedRun
 * @property {number} run the number of the run
 * @property {number} setting the index of its setting
 * @property {number} nth the index of its seed
 * @property {number} cost
 * @property {boolean} solved
 * @property {number | null} energy the final energy
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
 * The requests about experiments that a worker answers: each is a pair of request and answer.
 * @typedef {object} ExperimentRequests
 * @property {[{ link: string }, null]} outline begins to read an experiment, as do the next two
 * @property {[{ link: string }, null]} outlineOfRun
 * @property {[{ link: string, edit: Edit }, null]} editExperiment
 * @property {[{ milliseconds: number }, ReadSoFar | Outline]} readOn
 * @property {[{ link: string }, string]} groupOfRun
 * @property {[{}, Classic[]]} classics
 * @property {[{ link: string, grids: string }, null]} openTrial
 * @property {[{ runs: number[], milliseconds: number }, { rows: string[], left: number, times: Float64Array }]}
 * makeRuns
 * @property {[{ link: string, grids: string }, null]} openTable
 * @property {[{ rows: string[] }, { there: number, planned: number }]} addRows returns the number of rows, and of the
 * planned runs
 * @property {[{}, Uint32Array]} missingRuns
 * @property {[{ claim: string }, import("../learn/types.js").Finding[]]} measure measures the claim of a lesson, which
 * is JSON
 * @property {[{ puzzle: number }, null]} beginSummary begins statistics with the curves of one puzzle, or without
 * curves for -1
 * @property {[{ milliseconds: number }, SumSoFar | Summary]} sumOn
 * @property {[{ puzzle: number }, Float64Array]} listRuns returns five numbers for each run
 * @property {[{ runs: number[] }, LinkedRun[]]} runLinks
 * @property {[{ group: number }, string[]]} raceLinks
 * @property {[{ version: string }, string]} tableCsv
 * @property {[{}, null]} beginJson
 * @property {[{ milliseconds: number, version: string }, SumSoFar | string]} jsonOn
 */

export {};
