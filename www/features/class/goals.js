// Descriptions of the goal and the settings of a task, and the parts of the page for its learner.

import { valueIn } from "../../lib/link.js";
import { choiceOf, labelOf } from "../../view/labels.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./types.js").TaskGoal} TaskGoal */
/** @typedef {TaskGoal["kind"]} Kind */

/**
 * The numbers of each kind of goal, with their initial values in the form.
 * @type {Record<Kind, Record<string, string>>}
 */
export const NUMBERS = {
  solved: { moves: "1000000" },
  fewest: { moves: "1000000" },
  best: { most: "10", moves: "1000000" },
  seeds: { seeds: "1..20", least: "20", moves: "200000" },
  median: { seeds: "1..21", most: "50000", moves: "200000" },
  nodes: { most: "1000", cost: "20" },
  count: { count: "1", nodes: "1000000" },
  energy: { most: "100", swaps: "5" },
};

export const KINDS = /** @type {Kind[]} */ (Object.keys(NUMBERS));

/** @param {TaskGoal} goal */
export function goalInWords(goal) {
  switch (goal.kind) {
    case "solved":
      return t("goalSolved", { moves: goal.moves });
    case "fewest":
      return t("goalFewest", { moves: goal.moves });
    case "best":
      return t("goalBest", { most: goal.most, moves: goal.moves });
    case "seeds":
      return t("goalSeeds", { least: goal.least, seeds: goal.seeds, moves: goal.moves });
    case "median":
      return t("goalMedian", { seeds: goal.seeds, most: goal.most, moves: goal.moves });
    case "nodes":
      return t("goalNodes", { cost: goal.cost, most: goal.most });
    case "count":
      return t("goalCount", { n: goal.count });
    case "energy":
      return t("goalEnergy", { most: goal.most, n: goal.swaps });
  }
}

/** Names a key of a link. @param {string} key */
export const nameOf = (key) => (key === "givens" ? t("givens") : labelOf(key));

/** Describes a setting and its value. @param {string} key @param {string} value */
export const settingInWords = (key, value) => t("setTo", { name: nameOf(key), value: choiceOf(key, value) });

/** Describes the settings that learners may change. @param {Task} task */
export function freeInWords({ exercise: { change } }) {
  return change.length > 0 ? t("mayChange", { settings: change.map(nameOf) }) : t("mayChangeNothing");
}

/** Checks whether the run of a link has an energy; other solvers only have counters. @param {string} link */
export const anneals = (link) => ["anneal", "tempering", "replicas", "rebuild"].includes(valueIn(link, "solver"));

/**
 * Lists the parts of the page that a learner of a task sees.
 * @param {Task} task
 * @param {boolean} annealing whether the open run has an energy
 */
export function partsOf({ exercise: { change, goal } }, annealing) {
  const hand = goal.kind === "energy" || change.includes("hand");
  return [
    "task",
    "board",
    "transport",
    // Givens are typed on the board instead.
    ...(change.some((key) => key !== "givens") ? ["settings"] : []),
    ...(hand ? ["hand"] : ["speed"]),
    ...(change.includes("givens") ? ["edit"] : []),
    ...(annealing ? ["energy"] : ["readouts"]),
  ];
}
