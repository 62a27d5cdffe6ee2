// Solves the puzzle of a run from many seeds at once, on all cores. The answer is the run with the fewest moves and, in
// a tie, the lowest seed. It is the same on every machine, because all seeds run to the same move before the answer is
// chosen.

import { facts } from "../../facts.js";
import { byId, element, setShown, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { cores } from "../../core/cores.js";
import { WorkerCrash } from "../../core/engine.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/engine.js").Engine} Engine */

/** The number of seeds, independent of the machine. */
const SEEDS = 16;
/** Milliseconds per answer. */
const SLICE = 50;

/**
 * Finds the fastest of many runs.
 * @param {string} link the link of the run
 * @param {() => Engine} makeEngine
 * @param {AbortSignal} signal
 * @param {(moves: number) => void} report called with the moves made by all seeds so far
 * @returns {Promise<{ moves: number, link: string } | null>} null if no seed is solved
 */
export async function quickestOf(link, makeEngine, signal, report) {
  const of = cores(SEEDS);
  const engines = Array.from({ length: of }, makeEngine);
  signal.addEventListener("abort", () => engines.forEach((engine) => engine.end()));
  const made = engines.map(() => 0);
  try {
    await Promise.all(engines.map((engine, place) => engine.ask("seeds", { link, count: SEEDS, place, of })));
    for (let moves = 0; ;) {
      moves = await engines[0].ask("seedRound", { moves });
      const shares = await Promise.all(
        engines.map(async (engine, place) => {
          for (;;) {
            const share = await engine.ask("seedsGoTo", { moves, milliseconds: SLICE });
            made[place] = share.moves;
            report(made.reduce((sum, part) => sum + part, 0));
            if (share.there) return share;
          }
        }),
      );
      const solved = shares.flatMap(({ quickest }) => (quickest ? [quickest] : []));
      if (solved.length > 0) return least(solved);
      if (shares.every(({ over }) => over)) return null;
    }
  } finally {
    engines.forEach((engine) => engine.end());
  }
}

/** Chooses the answer. @param {[number, string][]} solved the moves and links of solved runs */
function least(solved) {
  const seedOf = (/** @type {string} */ link) => BigInt(new URLSearchParams(link).get("seed") ?? 0);
  const [[moves, link]] = solved.sort(([a, one], [b, other]) => a - b || (seedOf(one) < seedOf(other) ? -1 : 1));
  return { moves, link };
}

export class AllCores {
  #button = element("button", { type: "button", class: "link-button", hidden: "", id: "all-cores" }, t("allCores"));
  /** @type {AbortController | null} */
  #working = null;
  #house;

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#button.addEventListener("click", () => (this.#working ? this.stop() : this.start()));
    byId("share-open", HTMLButtonElement).before(this.#button);
  }

  /** Stops, because a person cancels or another run was opened. */
  stop() {
    this.#working?.abort();
    this.#working = null;
    setText(this.#button, t("allCores"));
  }

  /** @param {Run} run */
  show(run) {
    const offered = this.#working !== null || (run.annealing && !run.ended && facts.mode.value === "all");
    setShown(this.#button, offered && facts.view.value !== "learn");
  }

  /** Finds the fastest run, and opens it at its end. */
  async start() {
    const run = facts.run.value;
    if (!run || !this.#house.playback.mayStart(() => this.start())) return;
    // A second press begins again, and ends the work of the first.
    this.stop();
    const working = new AbortController();
    this.#working = working;
    this.#house.pause();
    setShown(this.#button, true);
    this.#button.focus();
    const report = (/** @type {number} */ moves) => {
      if (!working.signal.aborted) setText(this.#button, t("allCoresCancel", { moves: count(moves) }));
    };
    report(0);
    const link = withoutHand(run.startLink);
    let found;
    try {
      found = await quickestOf(link, this.#house.makeEngine, working.signal, report);
    } catch (error) {
      // A crash is not a result, so it is reported separately. Cancelling ends all workers, which looks like a crash
      // here.
      if (working.signal.aborted) return;
      this.stop();
      if (!(error instanceof WorkerCrash)) throw error;
      return this.#house.notice.show(t("allCoresBroke", { why: error.message }));
    }
    if (working.signal.aborted) return;
    this.stop();
    if (!found) return this.#house.notice.show(t("allCoresNone", { n: SEEDS }));
    await this.#house.open(`${found.link}&at=${found.moves}`);
    const seed = facts.run.value?.seed ?? "";
    this.#house.notice.show(t("allCoresFound", { seed, n: SEEDS }));
  }
}

/** Removes interventions from a link, because they are meant for one seed. @param {string} link */
const withoutHand = (link) => link.replace(/&hand=[^&]*/, "");
