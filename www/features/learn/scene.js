// What a step shows of the page itself: a run or an experiment, set up by its link, with the parts that are named and no others. The
// learner may do anything with it; a step that is gone to sets it up fresh, the next one goes on with it.

import { byId } from "../../lib/dom.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("../../shell/tabs.js").Name} Name */

/** Parts that are panels of the page. */
const PANELS = /** @type {Name[]} */ (["plots", "inspector", "settings"]);

/** The scene of a step, and the step that sets it up: what a step does not say is as in the one before. @param {Lesson} lesson @param {number} place */
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
    /** Of settings; null are all. */
    keys: steps[place].exercise?.change ?? null,
  };
}

/** @typedef {NonNullable<ReturnType<typeof sceneOf>>} SetScene */

export class Scene {
  /** The lesson and the step that what is seen comes from. @type {{ lesson: Lesson, from: number } | null} */
  #set = null;
  #page;

  /**
   * @param {object} page
   * @param {() => Promise<import("../compare/compare.js").Compare | null>} page.compare
   * @param {(link: string) => Promise<void>} page.open
   * @param {(names: Name[] | null, keys: string[] | null) => void} page.panels
   * @param {() => void} page.pause
   */
  constructor(page) {
    this.#page = page;
  }

  /** @param {Lesson} lesson @param {SetScene} scene @param {boolean} fresh even if it is there */
  async show(lesson, scene, fresh) {
    const { compare, open, panels, pause } = this.#page;
    const there = this.#set?.lesson === lesson && this.#set.from === scene.from;
    this.#set = { lesson, from: scene.from };
    panels(
      PANELS.filter((name) => scene.show.includes(name)),
      scene.keys,
    );
    byId("main", HTMLElement).dataset.show = scene.show.join(" ");
    if (scene.kind === "run") {
      if (!there || fresh) {
        pause();
        await open(scene.link);
      }
      return null;
    }
    const part = await compare();
    if (!part) return null;
    byId("compare", HTMLElement).dataset.show = scene.show.join(" ");
    if (!there || fresh || part.opened !== scene.link)
      await part.open(scene.link, scene.show.includes("race") ? "race" : "results");
    return part;
  }

  /** The page is as people chose it again. */
  leave() {
    this.#set = null;
    this.#page.panels(null, null);
    delete byId("main", HTMLElement).dataset.show;
    const compare = document.getElementById("compare");
    if (compare) delete compare.dataset.show;
  }
}

/**
 * How much of what a step asks for is done.
 * @param {import("./types.js").Until} until
 * @param {import("../../run/run.js").Run} run
 * @param {{ moves: number, hands: number }} before when the step began
 */
export function isDone(until, run, before) {
  const { progress } = run.snapshot;
  const { moves, swaps, energy, temperature, over } = until;
  const hands = handsIn(run.setup.link);
  if (moves !== null && progress.head - before.moves < moves) return false;
  if (swaps !== null && hands - before.hands < swaps) return false;
  if (energy !== null && progress.energy > energy) return false;
  if (temperature && !(progress.temperature >= temperature[0] && progress.temperature <= temperature[1])) return false;
  return !over || run.ended;
}

/** Swaps by hand in a run's link. @param {string} link */
export const handsIn = (link) =>
  /(?:^|&)hand=([^&]*)/
    .exec(link)?.[1]
    .split(/,|%2C/)
    .filter((act) => /:s/.test(decodeURIComponent(act))).length ?? 0;
