// The types of messages about tasks and answers between page and core (docs/API.md).

/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */

/**
 * The goal of a task.
 * @typedef {{ kind: "solved" | "fewest", moves: number }
 *         | { kind: "best", most: number, moves: number }
 *         | { kind: "seeds", seeds: string, least: number, moves: number }
 *         | { kind: "median", seeds: string, most: number, moves: number }
 *         | { kind: "nodes", most: number, cost: number }
 *         | { kind: "count", count: number, nodes: number }
 *         | { kind: "energy", most: number, swaps: number }} TaskGoal
 */

/**
 * A task of a class.
 * @typedef {object} Task
 * @property {string} title
 * @property {string} ask
 * @property {{ start: string, change: string[], goal: TaskGoal }} exercise
 * @property {string[]} hide
 * @property {boolean} personal whether the seed is derived from the nickname
 * @property {string} link the canonical link
 * @property {string} class_link the link of the class board
 * @property {[string, string][]} locked settings that are fixed and shown
 * @property {number} budget the maximum number of moves or nodes of an answer
 * @property {boolean} seeded whether the solver uses random draws
 */

/**
 * An answer found in a text; `beside` is the text beside its link.
 * @typedef {{ answer: number, file: string, line: number, beside: string, link: string }} Submission
 */

/**
 * The links found; `unread` lists the files that are no text, with their types.
 * @typedef {{ answers: Submission[], without: [string, number][], lines_without: number, unread: [string,
 *   CoreMessage][] }} Collected
 */

/** @typedef {"passed" | "failed" | "refused"} AnswerVerdict */

/**
 * A row of the class board.
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
 * @property {string} why the reason in words
 * @property {string} run
 */

/**
 * A checked answer; `link` is the link of an answer that claims this result.
 * @typedef {{ row: ClassRow, why: CoreMessage, link: string | null }} CheckedAnswer
 */

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
