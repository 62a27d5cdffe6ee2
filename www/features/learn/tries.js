// The tries of an exercise: a list and, if one number is changed, points on axes. They persist as long as the page is
// open.

import { element } from "../../lib/dom.js";
import { inWords } from "../../text/core.js";
import { labelOf } from "../../view/labels.js";
import { picture } from "./picture.js";
import { shareOf } from "./scale.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Exercise} Exercise */
/** @typedef {import("../../core/types.js").CoreMessage} CoreMessage */
/**
 * A checked run.
 * @typedef {object} Try
 * @property {string} name the settings in words
 * @property {number} at the value of the setting, if it is one number
 * @property {CoreMessage} reached
 * @property {boolean} passed
 */

/** The tries of each exercise. @type {Map<string, Try[]>} */
const kept = new Map();

/**
 * The result of a try as the height of a point, by the kind of goal. An entry has the name of the result, and the name
 * of the goal's limit.
 */
const HEIGHTS = /** @type {const} */ ({
  seeds: { of: "solved", goal: "least", label: "triesSolved" },
  median: { of: "median", goal: "most", label: "triesMedian" },
  nodes: { of: "nodes", goal: "most", label: "triesNodes" },
});

/** The tries of an exercise, with their display. */
export class Tries {
  node = element("div", { class: "tries", hidden: "" });
  #exercise;
  #tries;

  /** @param {Exercise} exercise */
  constructor(exercise) {
    const key = JSON.stringify([exercise.start, exercise.goal]);
    this.#exercise = exercise;
    this.#tries = kept.get(key) ?? [];
    kept.set(key, this.#tries);
    this.#show();
  }

  /** Adds a try. A repeated try counts once. @param {Try} tried */
  add(tried) {
    const same = (/** @type {Try} */ { name, reached }) =>
      name === tried.name && inWords(reached) === inWords(tried.reached);
    if (!this.#tries.some(same)) this.#tries.push(tried);
    this.#show();
  }

  #show() {
    const rows = this.#tries.map(({ name, reached, passed }) => {
      const verdict = element("span", { class: "tag" }, t(passed ? "tryPassed" : "tryNotYet"));
      return element("li", { "data-right": String(passed) }, element("b", {}, name), ` ${shortly(reached)} `, verdict);
    });
    const list = element("ol", { role: "list" }, ...rows);
    this.node.hidden = rows.length === 0;
    this.node.replaceChildren(element("h3", {}, t("tries")), ...this.#picture(), list);
  }

  /** Makes the axes with a point for each try, if one number is changed and the result is a number. */
  #picture() {
    const { change, goal } = this.#exercise;
    const height = HEIGHTS[/** @type {keyof typeof HEIGHTS} */ (goal.kind)];
    const tries = this.#tries.filter(({ at }) => Number.isFinite(at));
    if (!height || change.length !== 1 || tries.length === 0) return [];
    const places = tries.map(({ at }) => at);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    const log = least > 0;
    const across = {
      label: labelOf(change[0]),
      unit: "",
      from: log ? least / 2 : 0,
      to: log ? most * 2 : most + 1,
      log,
    };
    const aim = Number(goal[height.goal]);
    const all = Number(tries[0].reached.args.n);
    const up = { label: t(height.label), unit: "", from: 0, to: goal.kind === "seeds" ? all : 2 * aim, log: false };
    const line = { values: [aim, aim], kind: /** @type {const} */ ("goal"), name: t("triesGoal", { n: aim }) };
    const { node, space } = picture(across, up, [across.from, across.to], [line]);
    for (const { at, reached, passed } of tries) {
      const point = element("span", { class: "try", "data-right": String(passed), "aria-hidden": "true" });
      const value = reached.args[height.of];
      point.style.setProperty("left", `${100 * shareOf(across, at)}%`);
      point.style.setProperty("top", `${100 * (1 - shareOf(up, typeof value === "number" ? value : Infinity))}%`);
      space.append(point);
    }
    return [node];
  }
}

/**
 * Describes the result; for seeds it gives only the number, because the goal is known from the exercise.
 * @param {CoreMessage} reached
 */
const shortly = ({ code, args }) =>
  code === "reached_seeds" ? t("ofRuns", { value: String(args.solved), n: Number(args.n) }) : inWords({ code, args });
