// What crosses the border between the page and the core, as docs/ARCHITECTURE.md draws it. Types only.

/** @typedef {{ key: string, value: string, expected: string, message: string }} LinkError */

/**
 * @typedef {object} LastMove
 * @property {[number, number]} cells
 * @property {[number, number]} numbers
 * @property {number} delta
 * @property {number} probability
 * @property {number} uniform
 * @property {boolean} accepted
 */

/**
 * @typedef {object} Progress
 * @property {"running" | "solved" | "exhausted"} status
 * @property {number} moves
 * @property {number} restarts
 * @property {number} anneals
 * @property {number} energy
 * @property {number} best
 * @property {number} best_move
 * @property {number} temperature
 * @property {number} accepted
 * @property {LastMove | null} last
 */

/**
 * A run's history, thinned; `restarts` are the moves at which a new anneal began.
 * @typedef {object} Trace
 * @property {Float64Array} move
 * @property {Float64Array} energy
 * @property {Float64Array} best
 * @property {Float64Array} temperature
 * @property {Float64Array} accepted
 * @property {Float64Array} restarts
 */

/** @typedef {{ x: number, y: number, label: string }} Cell */
/** @typedef {{ cells: number[], target: number }} Line */

/**
 * @typedef {object} Puzzle
 * @property {string} name
 * @property {string} title
 * @property {string} statement
 * @property {Cell[]} cells y points up
 * @property {Line[]} lines
 * @property {number[]} numbers
 * @property {(number | null)[]} [givens]
 */

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {string} value
 * @property {"choice" | "number" | "whole"} kind
 * @property {string[]} choices
 * @property {string} expected
 */

/**
 * @typedef {object} Setup
 * @property {string} link canonical
 * @property {number | null} at
 * @property {Puzzle} puzzle
 * @property {string} preset
 * @property {string[]} presets
 * @property {{ name: string, title: string }[]} puzzles
 * @property {Field[]} fields
 */

/**
 * The run as it stands. `milliseconds` is what the worker computed for this answer.
 * @typedef {object} Snapshot
 * @property {Progress} progress
 * @property {Int32Array} board
 * @property {Int32Array} sums
 * @property {Trace} [trace]
 * @property {number} milliseconds
 */

/**
 * The requests that the worker answers: what they take, what they give.
 * @typedef {object} Requests
 * @property {[{ glue: string, wasm: string }, null]} load
 * @property {[{ link: string }, Setup]} describe
 * @property {[{ link: string, key: string, value: string }, Setup]} change
 * @property {[{ link: string }, string]} freshSeed
 * @property {[{ link: string, moves: number, points: number }, Float64Array]} curve
 * @property {[{ link: string }, { setup: Setup, snapshot: Snapshot }]} open
 * @property {[{ moves: number, milliseconds: number, trace: boolean }, Snapshot]} advance
 * @property {[{}, string]} result
 * @property {[{}, string]} traceCsv
 * @property {[{ link: string }, string[]]} symmetries
 * @property {[{ link: string, boards: ArrayLike<number>[] }, import("./proof/verdict.js").Member[]]} classify
 * @property {[{ link: string, limit: number }, null]} prove
 * @property {[{ milliseconds: number }, { proof: import("./proof/verdict.js").Proof, found: Int32Array[] }]} proveStep
 */

export {};
