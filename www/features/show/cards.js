// The content of a card for a puzzle, a task, a lesson, or a comparison.

import { addressOf, valueIn } from "../../lib/link.js";
import { inWords } from "../../text/core.js";
import { goalInWords } from "../class/goals.js";
import { t } from "./texts.js";

/**
 * @typedef {object} OnCard
 * @property {string} title
 * @property {string} over the kind of subject, above the title
 * @property {string} lead
 * @property {string} [goal] the goal of a task, below the lead
 * @property {string} url
 * @property {string} name the name of the file
 * @property
 * {{ puzzle: import("../../core/types.js").Puzzle, board: ArrayLike<number>, kinds: ArrayLike<number> } | null} picture
 */

/** The kind of a blank cell, as defined by the board's layers. */
const BLANK = 3;
/** The keys of a link that define a puzzle. */
const OF_PUZZLE = ["puzzle", "define", "givens", "regions", "extra", "cages", "map"];

/**
 * @param {import("./show.js").Subject} subject @param {import("../../run/run.js").Run | null} run @returns
 * {OnCard | null}
 */
export function cardOf(subject, run) {
  if (subject.kind === "lesson") {
    const { lesson, number, link } = subject;
    const over = number > 0 ? t("lesson", { n: number }) : "";
    const name = valueIn(link, "lesson") || "lesson";
    return { title: lesson.title, over, lead: lesson.asks, url: addressOf(link), name, picture: null };
  }
  if (subject.kind === "task") {
    const { title, ask, exercise, link } = subject.task;
    const goal = goalInWords(exercise.goal);
    return {
      title,
      over: t("task"),
      lead: ask,
      goal,
      url: addressOf(link),
      name: "task",
      picture: run && unsolved(run),
    };
  }
  if (subject.kind === "compare") {
    const { settings, link } = subject.outline;
    const lead = settings.map(({ name }) => name).join(" · ");
    return { title: t("compareTitle"), over: "", lead, url: addressOf(link), name: "comparison", picture: null };
  }
  if (!run) return null;
  const { puzzle } = run.setup;
  const { title, name } = puzzle;
  const url = addressOf(puzzleLink(run));
  return { title, over: "", lead: inWords(puzzle.statement), url, name, picture: unsolved(run) };
}

/**
 * Returns the link of the puzzle alone, which opens with its recommended settings.
 * @param {import("../../run/run.js").Run} run
 */
function puzzleLink({ startLink }) {
  const parts = OF_PUZZLE.map((key) => [key, valueIn(startLink, key)]).filter(([, value]) => value !== "");
  return parts.map(([key, value]) => `${key}=${value}`).join("&");
}

/**
 * Returns the board with its givens alone, so that a card does not reveal the solution.
 * @param {import("../../run/run.js").Run} run
 * @returns {NonNullable<OnCard["picture"]>}
 */
function unsolved({ setup: { puzzle }, snapshot }) {
  const givens = "givens" in puzzle ? (puzzle.givens ?? []) : [];
  const board = Array.from(snapshot.board, (_, cell) => givens[cell] ?? 0);
  return { puzzle, board, kinds: board.map((number) => (number === 0 ? BLANK : 1)) };
}
