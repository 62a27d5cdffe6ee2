// The trial of a task before it is sent. It warns if the start already passes, if no answer can pass, or if a solution
// can be typed in. The start is checked like an answer, and the trial poses two questions about the puzzle.

import { LinkRefused } from "../../core/engine.js";
import { valueIn } from "../../lib/link.js";
import { checkedBy } from "./checker.js";
import { nameOf } from "./goals.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./types.js").CheckedAnswer} CheckedAnswer */
/** A result of the trial. @typedef {{ warns: boolean, words: string }} Note */

/** The maximum number of nodes for a question about the puzzle, so that its answer arrives soon. */
const NODES = "100000";
/** Settings that can contain a solution. */
const WRITTEN = ["givens", "map"];
/** Keys of a link that determine the puzzle. */
const OF_PUZZLE = ["puzzle", "define", "map", "givens", "regions", "extra", "cages"];

/** Checks whether learners can change anything that matters. @param {Task} task */
export function canChange({ exercise: { change, goal } }) {
  switch (goal.kind) {
    case "energy":
      return true;
    case "count":
      return change.some((key) => key !== "seed" && OF_PUZZLE.includes(key));
    case "seeds":
    case "median":
      return change.some((key) => key !== "seed" && key !== "hand");
    default:
      return change.length > 0;
  }
}

/** Lists the free settings that can contain a typed solution. @param {Task} task */
export function openTo({ exercise: { change, goal } }) {
  if (goal.kind === "count") return [];
  const hand = goal.kind !== "energy" && goal.kind !== "seeds" && goal.kind !== "median";
  return change.filter((key) => WRITTEN.includes(key) || (key === "hand" && hand));
}

/** Describes the result of the start. @param {Task} task @param {CheckedAnswer} checked @returns {Note} */
function ofStart(task, { row: { verdict, why } }) {
  const warns = true;
  if (verdict === "refused") return { warns, words: t("startRefused", { why }) };
  const passed = verdict === "passed";
  if (task.personal) {
    if (!canChange(task)) return { warns, words: t("nameDecides") };
    return { warns: passed, words: t(passed ? "nameSolves" : "startFails", { why }) };
  }
  if (passed) return { warns, words: t("startPasses", { why }) };
  return canChange(task)
    ? { warns: false, words: t("startFails", { why }) }
    : { warns, words: t("cannotPass", { why }) };
}

/**
 * Returns a question about the puzzle whose answer shows that no answer can pass; null if learners can change the
 * puzzle.
 * @param {Task} task
 * @returns
 * {{ start: string, form: [string, string][], words: string, says: (checked: CheckedAnswer) => boolean } | null}
 */
function questionOf({ exercise: { start, change, goal } }) {
  if (change.some((key) => OF_PUZZLE.includes(key))) return null;
  const least = goal.kind === "best" || goal.kind === "energy" ? goal.most : 0;
  const title = /** @type {[string, string]} */ (["title", "x"]);
  if (goal.kind === "nodes") {
    const parts = OF_PUZZLE.map((key) => [key, valueIn(start, key)]).filter(([, value]) => value !== "");
    const cheapest = parts.map(([key, value]) => `${key}=${value}`).join("&");
    return {
      start: `${cheapest}&solver=ucs`,
      form: [title, ["goal", "nodes"], ["most", NODES], ["cost", String(goal.cost)]],
      words: t("tooCheap"),
      says: ({ row: { score, verdict }, why }) =>
        verdict === "failed" && (score !== null || why.code === "reached_no_solution"),
    };
  }
  if (goal.kind === "count" || least > 0) return null;
  return {
    start,
    form: [title, ["goal", "count"], ["count", "0"], ["nodes", NODES]],
    words: t("noSolution"),
    says: ({ row }) => row.verdict === "passed",
  };
}

/**
 * Tries a task. The first note is shown at once, and the others when they are known.
 * @param {Task} task
 * @param {object} page
 * @param {import("../../core/engine.js").Engine} page.engine
 * @param {(start: string, form: [string, string][]) => Promise<Task | LinkRefused | null>} page.make
 * @param {() => boolean} page.wanted
 * @param {(notes: Note[]) => void} page.show
 */
export async function tryTask(task, { engine, make, wanted, show }) {
  const open = openTo(task);
  const notes = open.length > 0 ? [{ warns: true, words: t("solutionOpen", { settings: open.map(nameOf) }) }] : [];
  // A personal task needs a nickname, which the seed is derived from.
  const beside = task.personal ? "x" : "";
  const tried = (/** @type {Task} */ { link }, /** @type {string} */ run) =>
    checkedBy(engine, link, { answer: 1, file: "", line: 1, beside, link: run }, wanted);
  show([...notes, { warns: false, words: t("startTried") }]);
  const run = task.personal ? await engine.ask("startOfTask", { link: task.link, who: beside }) : task.exercise.start;
  const start = await tried(task, run);
  if (!start) return;
  notes.push(ofStart(task, start));
  show(notes);
  const asked = start.row.verdict === "passed" ? null : questionOf(task);
  const question = asked && (await make(asked.start, asked.form));
  const answer =
    question && !(question instanceof LinkRefused) && wanted() ? await tried(question, question.exercise.start) : null;
  if (asked && answer && asked.says(answer)) show([...notes, { warns: true, words: asked.words }]);
}
