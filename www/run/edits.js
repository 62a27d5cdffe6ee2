// Edits of the run: restart, undo, another seed, other settings, another initial temperature. Each edit opens another
// run.

import { LinkRefused, unlessCrashed, WorkerCrash } from "../core/engine.js";
import { t } from "../text/run.js";
import { withoutInterventions, withoutLast } from "./interventions.js";

/** @typedef {import("../core/types.js").LinkError} LinkError */
/** @typedef {import("../core/types.js").Change} Change */

/** @typedef {import("../house.js").House} House */

export class Edits {
  #house;
  /**
   * Interventions that were undone, each with the links of the runs without and with it.
   * @type {{ from: string, to: string }[]}
   */
  #undone = [];
  /** The number of links opened from the address bar; such a link drops pending edits of the run before. */
  #links = 0;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  restart() {
    const { queue, playable, open } = this.#house;
    return queue.do(async () => {
      const now = playable();
      if (!now) return;
      // Before the first move, a restart can only remove the interventions.
      await open(now.snapshot.progress.head === 0 ? withoutInterventions(now.startLink) : now.startLink);
    });
  }

  /** Undoes the last intervention, if it was made at the present move. */
  undo() {
    const { queue, playable, open } = this.#house;
    return queue.do(async () => {
      const now = playable();
      const moves = now?.snapshot.progress.moves ?? 0;
      const link = now && withoutLast(now.startLink, moves);
      if (!link) return;
      await open(moves > 0 ? `${link}&at=${moves}` : link);
      const from = playable()?.setup.link;
      if (from) this.#undone.push({ from, to: now.setup.link });
    });
  }

  /** Repeats the intervention that was undone last, if the run has not changed since. */
  redo() {
    const { queue, open } = this.#house;
    return queue.do(async () => {
      const undone = this.#undone.pop();
      if (undone && this.#leadsFrom(undone)) await open(undone.to);
      else this.#undone = [];
    });
  }

  /** Reports whether redo is possible: the last undone intervention belongs to the present run. */
  get redoable() {
    const last = this.#undone.at(-1);
    return last !== undefined && this.#leadsFrom(last);
  }

  #leadsFrom = (/** @type {{ from: string }} */ { from }) => this.#house.playable()?.setup.link === from;

  /** Drops the pending edits: a link was opened from the address bar, and the edits were meant for the run before. */
  forget() {
    this.#links++;
  }

  newSeed() {
    return this.#set([["seed", null]]);
  }

  /** Opens another run, by default one with another seed, and plays it. */
  async again(openAnother = () => this.newSeed()) {
    await openAnother();
    this.#house.stage.play();
  }

  /**
   * @param {string} key
   * @param {string} value
   * @param {import("./run.js").Run | null} [instead] the run to change at once, in place of the run that is being
   * opened
   */
  set(key, value, instead = null) {
    return this.#set([[key, value]], instead);
  }

  /** @param {Change[]} changes @param {import("./run.js").Run | null} [instead] */
  #set(changes, instead = null) {
    const links = this.#links;
    const act = async () => {
      const { playable, open, settings } = this.#house;
      const link = (instead ?? playable())?.setup.link;
      if (link === undefined || links !== this.#links) return;
      try {
        await open(link, { changes: [...changes, ...(await this.#kept(link, changes))] });
      } catch (error) {
        if (error instanceof LinkRefused) settings.refuse(changes[0][0], error.what);
        else if (!(error instanceof WorkerCrash)) throw error;
      }
    };
    return instead ? act() : this.#house.queue.do(act);
  }

  /**
   * Finds the settings that a change would alter as well, although a person may change only some settings, such as
   * those of an exercise. The caller sets the protected ones again.
   * @param {string} link @param {Change[]} changes @returns {Promise<Change[]>}
   */
  async #kept(link, [[key, value]]) {
    const { engine, settings } = this.#house;
    if (!settings.keys?.includes(key) || value === null) return [];
    const before = await engine.ask("describe", { link });
    const after = await engine.ask("change", { link, key, value });
    const now = new Map(after.fields.map((field) => [field.key, field.value]));
    const others = before.fields.filter((field) => field.key !== key && field.key !== "preset");
    const taken = others.filter((field) => now.has(field.key) && now.get(field.key) !== field.value);
    return taken.map((field) => [field.key, field.value]);
  }

  /**
   * Sets T0 for an initial acceptance ratio of worsening moves.
   * @param {number} acceptance the ratio, between 0 and 1
   */
  async firstTemperature(acceptance) {
    const { engine, notice, playable } = this.#house;
    const run = playable();
    if (!run) return;
    const answer = engine.ask("temperatureFor", { link: run.setup.link, acceptance }).then((t0) => ({ t0 }));
    const found = await unlessCrashed(answer);
    if (!found) return;
    const { t0 } = found;
    if (t0 === null) notice.show(t("noWorse"));
    else await this.set("t0", String(Number(t0.toPrecision(3))));
  }

  /** Opens an annealing run with a constant temperature. @param {number} temperature */
  hold(temperature) {
    /** @type {Change[]} */
    const changes = [
      ["cooling", "constant"],
      ["t0", String(temperature)],
    ];
    if (this.#house.playable()?.setup.method !== "anneal") changes.unshift(["solver", "anneal"]);
    return this.#set(changes);
  }
}
