// A race: two to four lanes side by side on the same puzzle. All running lanes make the same number of moves. An
// expansion of A* and a node of the exact search count as a move.

import { clock } from "../../../lib/clock.js";
import { facts } from "../../../facts.js";
import { byId, element, setText } from "../../../lib/dom.js";
import { unlessCrashed } from "../../../core/engine.js";
import { short } from "../../../lib/format.js";
import { Latest } from "../../../lib/latest.js";
import { choiceOf } from "../../../view/labels.js";
import { titled } from "../titles.js";
import { t } from "../texts.js";
import { Lane } from "./lane.js";

/** @typedef {import("../types.js").Outline} Outline */
/** @typedef {import("./lane.js").Entry} Entry */

const MOST_LANES = 4;
/** The solvers that may race beside the settings, each with the index of its colour. @type {[string, number][]} */
const OTHERS = [
  ["astar", 4],
  ["exact", 5],
];
const SLOWEST = 1;
const FASTEST = 1e7;
/** The default speed in moves a second; lower on a map, where a search has a few dozen to a few hundred expansions. */
const USUAL = { any: 7000, map: 20 };
/** The maximum milliseconds that count for a frame, so that a hidden page does not catch up. */
const LONGEST_FRAME = 100;
/** Milliseconds between two drawings under reduced motion. */
const CALM_EVERY = 250;
const NO_HEURISTIC = "none";

/** @typedef {import("../../../core/types.js").Field} Field */

/** @param {Field[]} fields @param {string} key */
const valueOf = (fields, key) => fields.find((field) => field.key === key)?.value;

/**
 * Names a search with its heuristic, unless its name already contains it.
 * @param {string} name
 * @param {Field[]} fields
 */
function withHeuristic(name, fields) {
  const value = valueOf(fields, "heuristic");
  if (!value || value === NO_HEURISTIC) return name;
  const heuristic = choiceOf("heuristic", value);
  return name.toLowerCase().includes(heuristic.toLowerCase()) ? name : `${name}, ${heuristic}`;
}

/** @param {Outline} outline @param {number} place @param {string} link @returns {Entry} */
function ofSetting({ settings }, place, link) {
  const { name, searches, fields, link: own } = settings[place];
  const same = settings.slice(0, place).filter((setting) => setting.link === own).length;
  return { id: `${own} ${same}`, name: searches ? withHeuristic(name, fields) : name, link, place, searches };
}

export class Race {
  #start = byId("race-start", HTMLButtonElement);
  #again = byId("race-again", HTMLButtonElement);
  #step = byId("race-step", HTMLButtonElement);
  #speed = byId("race-speed", HTMLInputElement);
  #speedText = byId("race-speed-text", HTMLElement);
  #seed = byId("race-seed", HTMLInputElement);
  #group = byId("race-group", HTMLSelectElement);
  #choice = byId("race-choice", HTMLElement);
  #frame = byId("race-lanes", HTMLElement);
  #words = byId("race-words", HTMLElement);
  /** @type {Lane[]} */
  #lanes = [];
  /** The entries available for the race. @type {Entry[]} */
  #entries = [];
  /** The ids of the chosen entries. @type {Set<string>} */
  #chosen = new Set();
  /** True if a person has chosen a speed. */
  #paced = false;
  #running = false;
  /** Identifies starts and pauses: only the latest start continues. */
  #playing = new Latest();
  /** The move that the lanes advance to, as a real number. */
  #target = 0;
  /** The last advance; it must finish before the next one begins. @type {Promise<void>} */
  #last = Promise.resolve();
  #opening = new Latest();
  #shown = false;
  #drawnAt = 0;
  /** @type {Outline | null} */
  #outline = null;
  #makeEngine;
  #table;

  /**
   * @param {import("../../../core/engine.js").Engine} table the engine with the open experiment
   * @param {() => import("../../../core/engine.js").Engine} makeEngine
   */
  constructor(table, makeEngine) {
    this.#table = table;
    this.#makeEngine = makeEngine;
    this.#start.addEventListener("click", () => (this.#running ? this.pause() : this.#play()));
    this.#again.addEventListener("click", () => this.#open());
    this.#step.addEventListener("click", () => {
      this.pause();
      this.#advance(1);
    });
    this.#speed.addEventListener("input", () => {
      this.#paced = true;
      this.#saySpeed();
    });
    this.#seed.addEventListener("change", () => this.#open());
    this.#group.addEventListener("change", () => this.#enter());
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
    this.#saySpeed();
  }

  /** @param {Outline} outline */
  open(outline) {
    const same =
      outline.groups.map(({ label }) => label).join() === this.#outline?.groups.map(({ label }) => label).join();
    this.#outline = outline;
    if (!same) {
      this.#group.replaceChildren(
        ...outline.groups.map(({ label }, i) => element("option", { value: String(i) }, titled(label))),
      );
      this.#seed.value = outline.seeds.split("..")[0];
    }
    if (this.#shown) this.#enter();
  }

  /** Shows or hides the race. Hidden lanes are ended, because they occupy workers. @param {boolean} shown */
  show(shown) {
    this.#shown = shown;
    if (shown) this.#enter();
    else this.#leave();
  }

  pause() {
    this.#playing.end();
    if (this.#running) setText(this.#words, t("paused"));
    this.#running = false;
    this.#showButtons();
  }

  /**
   * Lists the entries: the settings, and A* and the exact search, if the puzzle has them and no setting is one of them.
   */
  async #enter() {
    const outline = this.#outline;
    const isLatest = this.#opening.begin();
    this.#leave();
    if (!outline) return;
    const links = await unlessCrashed(this.#table.ask("raceLinks", { group: Number(this.#group.value) || 0 }));
    if (!links || !isLatest()) return;
    const entries = links.map((link, place) => ofSetting(outline, place, link));
    for (const [solver, place] of OTHERS) {
      const field = outline.settings[0].fields.find(({ key }) => key === "solver");
      const isSetting = outline.settings.some(({ fields }) => valueOf(fields, "solver") === solver);
      if (!field?.choices.includes(solver) || isSetting) continue;
      const other = await this.#other(links[0], solver);
      if (!isLatest()) return;
      if (other) entries.push({ ...other, place });
    }
    this.#entries = entries;
    const known = entries.filter(({ id }) => this.#chosen.has(id));
    // The settings are first in the list; a single setting runs against the exact search, which is the last entry.
    const usual = entries.filter(
      (_, place) => place < Math.min(3, links.length) || (links.length < 2 && place === entries.length - 1),
    );
    if (known.length < 2) this.#chosen = new Set(usual.map(({ id }) => id));
    this.#showChoice();
    await this.#open();
  }

  /**
   * Makes the entry of a search that is not a setting.
   * @param {string} from the link of a setting
   * @param {string} solver
   * @returns {Promise<Omit<Entry, "place"> | null>}
   */
  async #other(from, solver) {
    const change = (/** @type {string} */ link, /** @type {string} */ key, /** @type {string} */ value) =>
      unlessCrashed(this.#table.ask("change", { link, key, value }));
    let setup = await change(from, "solver", solver);
    const heuristic = setup?.fields.find(({ key }) => key === "heuristic");
    const informed = heuristic?.choices.find((choice) => choice !== NO_HEURISTIC);
    if (setup && heuristic?.value === NO_HEURISTIC && informed) setup = await change(setup.link, "heuristic", informed);
    if (!setup) return null;
    const name = withHeuristic(choiceOf("solver", solver), setup.fields);
    return { id: solver, name, link: setup.link, searches: true };
  }

  #showChoice() {
    const boxes = this.#entries.map(({ id, name }, place) => {
      const box = element("input", { type: "checkbox" });
      box.checked = this.#chosen.has(id);
      const lanes = this.#entries.filter((entry) => this.#chosen.has(entry.id)).length;
      // A race has two to four lanes.
      box.disabled = box.checked ? lanes <= 2 : lanes >= MOST_LANES;
      box.addEventListener("change", () => {
        if (box.checked) this.#chosen.add(id);
        else this.#chosen.delete(id);
        this.#showChoice();
        this.#choice.querySelectorAll("input")[place]?.focus();
        this.#open();
      });
      return element("label", {}, box, name);
    });
    this.#choice.replaceChildren(...boxes);
  }

  /** Opens all lanes at their start. */
  async #open() {
    const isLatest = this.#opening.begin();
    this.#leave();
    const seed = this.#seed.value.trim();
    const entries = this.#entries.filter(({ id }) => this.#chosen.has(id));
    const seeded = entries.map((entry) => ({ ...entry, link: entry.link.replace(/&seed=\d+/, `&seed=${seed}`) }));
    this.#lanes = seeded.map((entry) => new Lane(entry, this.#makeEngine()));
    this.#frame.dataset.lanes = String(this.#lanes.length);
    this.#frame.replaceChildren(...this.#lanes.map(({ node }) => node));
    this.#showButtons();
    try {
      await Promise.all(this.#lanes.map((lane) => lane.open()));
    } catch (error) {
      if (!isLatest()) return;
      setText(this.#words, t("raceNotOpened", { why: error instanceof Error ? error.message : String(error) }));
      return this.#leave();
    }
    if (!isLatest()) return;
    if (!this.#paced) this.#pace(this.#mapped ? USUAL.map : USUAL.any);
    this.#saySpeed();
    // If a person has already pressed Start, the lanes are running.
    if (!this.#running) setText(this.#words, t("raceReady"));
    this.#draw();
  }

  #leave() {
    this.#playing.end();
    this.#running = false;
    for (const lane of this.#lanes) lane.end();
    this.#lanes = [];
    this.#target = 0;
    this.#frame.replaceChildren();
    this.#showButtons();
  }

  async #play() {
    if (this.#lanes.length === 0 || this.#lanes.every(({ over }) => over)) return;
    const isLatest = this.#playing.begin();
    this.#running = true;
    this.#showButtons();
    setText(this.#words, t("raceRunning"));
    let before = clock();
    try {
      while (isLatest() && this.#shown) {
        await new Promise(requestAnimationFrame);
        const now = clock();
        const spent = Math.min(LONGEST_FRAME, now - before);
        before = now;
        if (isLatest()) await this.#advance((spent / 1000) * this.#rate);
      }
    } catch (error) {
      // The error is reported elsewhere; the race can be started again.
      if (isLatest()) this.pause();
      throw error;
    }
  }

  /** Makes all lanes make more moves after the last advance. @param {number} moves */
  async #advance(moves) {
    const lanes = this.#lanes;
    // The error of an earlier advance went to its caller and must not stop this one.
    const made = Promise.allSettled([this.#last]).then(async () => {
      if (lanes === this.#lanes) await this.#go(this.#target + moves);
    });
    this.#last = made;
    return made;
  }

  /** Advances all lanes to a move; the slowest lane determines how far they get. @param {number} target */
  async #go(target) {
    const lanes = this.#lanes;
    const whole = Math.floor(target);
    try {
      await Promise.all(lanes.map((lane) => lane.advance(whole)));
    } catch (error) {
      if (lanes !== this.#lanes) return;
      this.pause();
      setText(this.#words, t("laneStopped", { why: error instanceof Error ? error.message : String(error) }));
      return;
    }
    if (lanes !== this.#lanes) return;
    const behind = lanes.filter(({ over }) => !over).map(({ moves }) => moves);
    // A lane that gets less far in its slice is waited for: the next target is its move, so the others have nothing to
    // do.
    this.#target = Math.max(this.#target, Math.min(target, ...(behind.some((moves) => moves < whole) ? behind : [])));
    if (behind.length === 0) this.#finish();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches && this.#running;
    if (!calm || clock() - this.#drawnAt > CALM_EVERY) this.#draw();
  }

  #finish() {
    this.pause();
    setText(this.#words, t("raceOver"));
  }

  get #rate() {
    return SLOWEST * (FASTEST / SLOWEST) ** Number(this.#speed.value);
  }

  /** @param {number} rate */
  #pace(rate) {
    this.#speed.value = String(Math.log(rate / SLOWEST) / Math.log(FASTEST / SLOWEST));
  }

  get #mapped() {
    return this.#lanes.length > 0 && this.#lanes.every(({ mapped }) => mapped);
  }

  #saySpeed() {
    const text = t(this.#mapped ? "raceSpeedMap" : "raceSpeed", { n: short(Math.round(this.#rate)) });
    setText(this.#speedText, text);
    this.#speed.setAttribute("aria-valuetext", text);
    this.#speed.style.setProperty("--share", `${100 * Number(this.#speed.value)}%`);
  }

  #showButtons() {
    setText(this.#start, t(this.#running ? "pauseRace" : "raceStart"));
    const over = this.#lanes.length > 0 && this.#lanes.every((lane) => lane.over);
    this.#start.disabled = this.#step.disabled = this.#lanes.length === 0 || over;
  }

  #draw() {
    this.#drawnAt = clock();
    const colours = facts.colours.peek();
    const moves = Math.max(1, ...this.#lanes.map((lane) => lane.moves));
    const value = Math.max(1, ...this.#lanes.filter((lane) => lane.shares).map((lane) => lane.highest));
    for (const lane of this.#lanes) lane.draw({ moves, value }, colours);
  }
}
