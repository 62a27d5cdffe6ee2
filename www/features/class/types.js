// What crosses the border about tasks and answers, see docs/API.md. Types only.

/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */

/**
 * @typedef {{ kind: "solved" | "fewest", moves: number }
 *         | { kind: "best", most: number, moves: number }
 *         | { kind: "seeds", seeds: string, least: number, moves: number }
 *         | { kind: "median", seeds: string, most: number, moves: number }
 *         | { kind: "nodes", most: number, cost: number }
 *         | { kind: "count", count: number, nodes: number }
 *         | { kind: "energy", most: number, swaps: number }} TaskGoal
 */

/**
 * @typedef {object} Task
 * @property {string} title
 * @property {string} ask
 * @property {{ start: string, change: string[], goal: TaskGoal }} exercise
 * @property {string[]} hide
 * @property {boolean} personal whether the seed is drawn from the nickname
 * @property {string} link canonical
 * @property {string} class_link of the class board
 * @property {[string, string][]} locked settings that stay and are shown
 * @property {number} budget moves or nodes of an answer, at most
 * @property {boolean} seeded whether the solver draws at random
 */

/** @typedef {{ answer: number, file: string, line: number, beside: string, link: string }} Submission */

/** @typedef {{ answers: Submission[], without: [string, number][], lines_without: number }} Collected */

/** @typedef {"passed" | "failed" | "refused"} AnswerVerdict */

/**
 * @typedef {object} ClassRow
 * @property {number} answer
 * @property {string} file
 * @property {number} line
 * @property {string} beside
 * @property {string} who
 * @property {AnswerVerdict} verdict
 * @property {number | null} score
 * @property {number} moves
 * @property {string | null} claimed
 * @property {boolean | null} honest
 * @property {number | null} same_as
 * @property {[string, string][]} settings
 * @property {string} why in words
 * @property {string} run
 */

/** @typedef {{ row: ClassRow, why: CoreMessage, link: string | null }} CheckedAnswer `link` of an answer that claims just this */

/** @typedef {{ made: number, runs: number, checked: CheckedAnswer | null }} AnswerSoFar */

/** @typedef {{ task: Task, who: string, run: string, claimed: string | null }} AnswerShown */

/**
 * @typedef {object} ClassRequests
 * @property {[{ link: string }, Task]} readTask
 * @property {[{ start: string, form: [string, string][] }, Task]} makeTask
 * @property {[{ text: string, step: number }, string | null]} taskOfLesson
 * @property {[{ link: string, who: string }, string]} startOfTask
 * @property {[{ link: string }, AnswerShown]} readAnswer
 * @property {[{ files: [string, Uint8Array][] }, Collected | { message: CoreMessage }]} collectAnswers
 * @property {[{ handed: Submission }, CheckedAnswer]} brokenAnswer
 * @property {[{ task: string, handed: Submission }, null]} openAnswer
 * @property {[{ milliseconds: number }, AnswerSoFar]} answerStep
 * @property {[{ task: string, rows: ClassRow[] }, ClassRow[]]} classRows
 * @property {[{ task: string, rows: ClassRow[], json: boolean }, string]} classTable
 */

export {};
