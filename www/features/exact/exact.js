// An exact search as a run: how much of its tree it has been through, and how deep it is.

import { byId, element, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Proved} Proved */

/** @type {[string, (proved: Proved) => string][]} */
const READOUTS = [
  ["Nodes", ({ moves }) => count(moves)],
  ["Depth", ({ depth }) => count(depth)],
  ["Tree searched", ({ share }) => inPercent(share)],
];
const HOW_TO_START = matchMedia("(hover: hover)").matches ? "Press Start, or Space." : "Press Start.";

export class Exact {
  #view = byId("exact-view", HTMLElement);
  #bar = byId("exact-bar", HTMLProgressElement);
  #strip = byId("exact-readouts", HTMLElement);
  #values = READOUTS.map(() => element("dd", {}, "–"));

  constructor() {
    this.#strip.replaceChildren(
      ...READOUTS.map(([name], i) => element("div", { class: "readout" }, element("dt", {}, name), this.#values[i])),
    );
  }

  /** Another run; the views go away if it is no exact search. @param {Run} run */
  open(run) {
    this.#view.hidden = this.#strip.hidden = !run.proving;
  }

  /**
   * @param {Run} run
   * @param {"resting" | "playing" | "replaying"} playing
   */
  show(run, playing) {
    const { proved } = run;
    for (const [i, [, read]] of READOUTS.entries()) setText(this.#values[i], read(proved));
    this.#bar.value = proved.share;
    return sentence(proved, playing);
  }
}

/** @param {number} share */
const inPercent = (share) => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)} %`;

/** @param {number} n */
const nodes = (n) => `${count(n)} ${n === 1 ? "node" : "nodes"}`;

/**
 * @param {Proved} proved
 * @param {"resting" | "playing" | "replaying"} playing
 * @returns {{ kind: string, text: string }}
 */
function sentence({ status, moves, head, depth, share }, playing) {
  const where = `depth ${count(depth)}, ${inPercent(share)} of the tree`;
  if (moves < head) {
    const at = `node ${count(moves)} of ${count(head)}: ${where}.`;
    return playing === "resting"
      ? { kind: "past", text: `At ${at}` }
      : { kind: "playback", text: `Playing back, ${at}` };
  }
  if (status === "solved") return { kind: "solved", text: `Solved after ${nodes(moves)}.` };
  if (status === "exhausted") return { kind: "exhausted", text: `There is no solution: ${nodes(moves)} prove it.` };
  if (status === "stopped") return { kind: "exhausted", text: `Not decided in ${nodes(moves)}: the budget is spent.` };
  if (moves === 0 && playing === "resting") {
    return { kind: "ready", text: `Ready: nothing but the givens is known. ${HOW_TO_START}` };
  }
  return playing === "resting"
    ? { kind: "paused", text: `Paused at node ${count(moves)}: ${where}.` }
    : { kind: "running", text: `Searching: ${where}.` };
}
