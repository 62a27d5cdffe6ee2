// The scene of a step: a run or an experiment on the page itself, set up by its link, with the parts named by the step.
// The learner may do anything with it. Going to a step sets up its scene again; continuing to the next step keeps it.

import { byId } from "../../lib/dom.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("../../shell/tabs.js").Name} Name */

/** Parts that are panels of the page. */
const PANELS = /** @type {Name[]} */ (["plots", "inspector", "settings"]);

/**
 * Finds the scene of a step, and the step that sets it up, because a step without a scene keeps the previous one.
 * @param {Lesson} lesson
 * @param {number} place
 */
export function sceneOf({ steps, experiments }, place) {
  const before = steps.slice(0, place + 1).map(({ scene }) => scene);
  const from = before.findLastIndex((scene) => scene !== null && (scene.run !== null || scene.experiment !== null));
  const shown = before.findLast((scene) => scene !== null);
  const origin = before[from];
  if (!origin || !shown || shown.show.length === 0) return null;
  return {
    from,
    kind: /** @type {"run" | "compare"} */ (origin.run === null ? "compare" : "run"),
    link: origin.run ?? experiments[origin.experiment ?? ""] ?? "",
    show: shown.show,
    /** The keys of the shown settings; null for all. */
    keys: steps[place].exercise?.change ?? null,
  };
}

/** @typedef {NonNullable<ReturnType<typeof sceneOf>>} SetScene */

export class Scene {
  /** The lesson and the step of the present scene. @type {{ lesson: Lesson, from: number } | null} */
  #set = null;
  #house;

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
  }

  /**
   * @param {Lesson} lesson @param {SetScene} scene @param {boolean} fresh whether to set up the scene even if it is the
   * present one
   */
  async show(lesson, scene, fresh) {
    const { features, interventions, open, stage, pause } = this.#house;
    const isSet = this.#set?.lesson === lesson && this.#set.from === scene.from;
    this.#set = { lesson, from: scene.from };
    stage.panels(
      PANELS.filter((name) => scene.show.includes(name)),
      scene.keys,
    );
    byId("main", HTMLElement).dataset.show = scene.show.join(" ");
    if (["landscape", "levels"].some((part) => scene.show.includes(part))) await features.need("landscape");
    if (scene.kind === "run") {
      if (!isSet || fresh) {
        pause();
        interventions.forget();
        await open(scene.link);
      }
      return null;
    }
    const part = await features.need("compare");
    if (!part) return null;
    byId("compare", HTMLElement).dataset.show = scene.show.join(" ");
    if (!isSet || fresh || part.opened !== scene.link)
      await part.open(scene.link, scene.show.includes("race") ? "race" : "results");
    return part;
  }

  /** Restores the layout of the page that the person had chosen before the lesson. */
  leave() {
    this.#set = null;
    this.#house.stage.panels(null, null);
    delete byId("main", HTMLElement).dataset.show;
    const compare = document.getElementById("compare");
    if (compare) delete compare.dataset.show;
  }
}

/** The learner's progress in a step: the run at the beginning of the step, and the acts since. */
export class Doing {
  /** The numbers of moves and interventions at the beginning of the step. */
  #moves = 0;
  #acts = 0;
  #hands = 0;
  /** The energy after each swap by hand, starting with the first board. @type {number[]} */
  #energies = [];
  /**
   * The move since which the temperature has been in the range of the step; null while it is outside.
   * @type {number | null}
   */
  #since = null;

  /** Begins with the open run. @param {import("../../run/run.js").Run | null} run */
  begin(run) {
    const { hand, swaps } = actsIn(run?.setup.link ?? "");
    this.#moves = run?.snapshot.progress.head ?? 0;
    [this.#acts, this.#hands] = [hand, swaps];
    this.#energies = run ? [run.snapshot.progress.energy] : [];
    this.#since = null;
  }

  /**
   * Computes the learner's progress in a step. A run with interventions does not show what the step describes, unless
   * the step requests them. Neither does a solved run if the step is about a temperature.
   * @param {import("./types.js").Until} until
   * @param {import("../../run/run.js").Run} run
   * @returns {{ state: "done" | "open" | "lost", made: number }} state is "lost" if only another run can fulfil the
   * step; `made` is the number of swaps that count
   */
  far(until, run) {
    const { progress } = run.snapshot;
    const { hand, swaps } = actsIn(run.setup.link);
    const swapped = Math.max(0, swaps - this.#hands);
    this.#energies.length = Math.min(this.#energies.length, swapped);
    this.#energies[swapped] = progress.energy;
    const inside = !until.temperature || within(until.temperature, progress.temperature);
    if (!inside) this.#since = null;
    else this.#since ??= until.temperature ? progress.head : this.#moves;
    const made = until.lowering === null ? swapped : lowered(this.#energies);
    const byHand = until.swaps !== null || until.lowering !== null || until.temperature !== null;
    const changed = !byHand && hand > this.#acts;
    const other = until.temperature !== null && !until.over && progress.energy === 0;
    const done =
      !changed &&
      !other &&
      inside &&
      (until.moves === null || progress.head - (this.#since ?? progress.head) >= until.moves) &&
      made >= (until.lowering ?? until.swaps ?? 0) &&
      (until.energy === null || progress.energy <= until.energy) &&
      (!until.over || run.ended);
    return { state: done ? "done" : changed || run.ended ? "lost" : "open", made };
  }
}

/** @param {[number, number]} range @param {number} value */
const within = ([low, high], value) => value >= low && value <= high;

/** Counts the swaps that led to a new lowest energy; swapping to and fro counts once. @param {number[]} energies */
function lowered(energies) {
  let least = energies[0] ?? 0;
  let count = 0;
  for (const energy of energies.slice(1)) {
    if (energy >= least) continue;
    least = energy;
    count++;
  }
  return count;
}

/** Counts the interventions in a run's link, and the swaps among them. @param {string} link */
function actsIn(link) {
  const acts = /(?:^|&)hand=([^&]*)/.exec(link)?.[1].split(/,|%2C/).map(decodeURIComponent) ?? [];
  return { hand: acts.length, swaps: acts.filter((act) => /:s/.test(act)).length };
}
