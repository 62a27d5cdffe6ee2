// The feature for an exact search as a run: the fraction of its tree that was searched, its depth, and its sentence.

import { byId, element, setText } from "../../lib/dom.js";
import { count, fixed } from "../../lib/format.js";
import english from "../../text/en/exact.js";
import { howToStart } from "../../text/run.js";
import { texts } from "../../text/text.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Proved} Proved */

const t = texts("exact", english);
/** @type {["nodes" | "depth" | "tree", (proved: Proved) => string][]} */
const READOUTS = [
  ["nodes", ({ moves }) => count(moves)],
  ["depth", ({ depth }) => count(depth)],
  ["tree", ({ share }) => inPercent(share)],
];

export class Exact {
  #view = byId("exact-view", HTMLElement);
  #bar = byId("exact-bar", HTMLProgressElement);
  #strip = byId("exact-readouts", HTMLElement);
  #values = READOUTS.map(() => element("dd", {}, "–"));

  constructor() {
    this.#strip.replaceChildren(
      ...READOUTS.map(([name], i) => element("div", { class: "readout" }, element("dt", {}, t(name)), this.#values[i])),
    );
  }

  /** Shows the views of an exact search, and hides them for other runs. @param {Run} run */
  begun(run) {
    this.#view.hidden = this.#strip.hidden = !run.proving;
  }

  /** @param {Run} run @param {import("../contract.js").Now} now */
  says(run, { playing }) {
    if (!run.proving) return null;
    const { proved } = run;
    for (const [i, [, read]] of READOUTS.entries()) setText(this.#values[i], read(proved));
    this.#bar.value = proved.share;
    return sentence(proved, playing);
  }
}

/** @param {number} share */
const inPercent = (share) => `${fixed(100 * share, share < 0.1 ? 2 : 1)} %`;

/**
 * @param {Proved} proved
 * @param {"resting" | "playing" | "replaying"} playing
 * @returns {{ kind: string, text: string }}
 */
function sentence({ status, moves: move, head, depth, share }, playing) {
  const resting = playing === "resting";
  const values = { n: move, move, head, where: t("where", { depth, share: inPercent(share) }) };
  if (move < head) {
    return resting ? { kind: "past", text: t("past", values) } : { kind: "playback", text: t("playback", values) };
  }
  if (status === "solved") return { kind: "solved", text: t("solved", values) };
  if (status === "unsolvable") return { kind: "unsolved", text: t("none", values) };
  if (status === "nodes") return { kind: "unsolved", text: t("undecided", values) };
  if (move === 0 && resting) return { kind: "ready", text: `${t("ready")} ${howToStart()}` };
  return resting ? { kind: "paused", text: t("paused", values) } : { kind: "running", text: t("running", values) };
}

export default () => new Exact();
