// The types of messages about lessons between page and core (docs/API.md).

/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */

/**
 * A value of a claim, with its interval; `of` is the number of runs if the value is a count, otherwise null.
 * @typedef {{ value: number, interval: [number, number] | null, of: number | null }} Finding
 */
/** @typedef {{ name: string, text: string, inner: Formula[] }} Formula */
/** @typedef {{ text: string, right: boolean, reply: string }} Answer */
/** @typedef {{ label: string, unit: string, from: number, to: number, log: boolean }} Axis */
/** @typedef {{ near: number, close: string, low: string, high: string, truth: string }} Replies */
/** @typedef {{ kind: "choose", name: string, options: Answer[] }} Choose */
/** @typedef {{ kind: "number", name: string, axis: Axis, step: number } & Replies} Slider */
/** @typedef {{ kind: "line", name: string, across: Axis, up: Axis, at: number[] } & Replies} Line */
/** @typedef {Choose | Slider | Line} Question */
/**
 * An answer of a learner: the index of an option, a number, or a number for each point.
 * @typedef {number | number[]} Given
 */

/** @typedef {{ run: string | null, experiment: string | null, show: string[] }} Scene */
/**
 * The condition for the learner to continue.
 * @typedef {object} Until
 * @property {number | null} moves
 * @property {number | null} swaps
 * @property {number | null} lowering
 * @property {number | null} energy
 * @property {[number, number] | null} temperature
 * @property {boolean} over
 * @property {boolean} runs
 */
/** @typedef {{ start: string, change: string[], goal: Record<string, unknown>, why?: string }} Exercise */
/**
 * @typedef {{ what: string, labels: string[], experiment: string | null, runs: string[], is: number[],
 *   digits: number }} Claim
 */

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string} text
 * @property {Scene | null} scene
 * @property {Until | null} until
 * @property {Question | null} ask
 * @property {string | null} recall
 * @property {string[]} claims
 * @property {Formula | null} formula
 * @property {Exercise | null} exercise
 */

/**
 * @typedef {object} Lesson
 * @property {string} title
 * @property {string} asks
 * @property {number} minutes
 * @property {Record<string, string>} experiments
 * @property {Record<string, Claim>} claims
 * @property {Step[]} steps
 * @property {{ text: string, link: string | null }[]} sources
 */

/**
 * The progress with a claim: `made` of its `runs` have their value.
 * @typedef {{ made: number, runs: number, found: Finding[] | null }} RunsSoFar
 */
/** @typedef {{ made: number, runs: number, verdict: { passed: boolean, reached: CoreMessage } | null }} CheckSoFar */

/**
 * @typedef {object} LessonRequests
 * @property {[{ text: string }, Lesson | { message: CoreMessage }]} readLesson
 * @property {[{ claim: string }, null]} openRuns
 * @property {[{ milliseconds: number }, RunsSoFar]} runsStep
 * @property {[{ exercise: string, link: string }, null | { message: CoreMessage }]} openCheck
 * @property {[{ milliseconds: number }, CheckSoFar]} checkStep
 */

export {};
