// Two to four lanes side by side on the same puzzle: no lane makes its next move before all that still run have made
// theirs. The unit is the move; of A* an expansion, of the exact search a node.

import { clock } from "../../../lib/clock.js";
import { readColours } from "../../../lib/colours.js";
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
/** Who may race besides the settings: solver, and whose colour it has. @type {[string, number][]} */
const OTHERS = [
  ["astar", 4],
  ["exact", 5],
];
const SLOWEST = 1;
const FASTEST = 1e7;
/** Milliseconds that a frame may seem to have lasted: a page that was hidden does not catch up. */
const LONGEST_FRAME = 100;
/** Milliseconds between two drawings under reduced motion. */
const CALM_EVERY = 250;

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
  /** Who may take part. @type {Entry[]} */
  #entries = [];
  /** @type {Set<string>} */
  #chosen = new Set();
  #running = false;
  /** Counts the starts and pauses: only the latest start goes on. */
  #playing = new Latest();
  #target = 0;
  /** The lanes go on once at a time. @type {Promise<void>} */
  #last = Promise.resolve();
  #opening = new Latest();
  #shown = false;
  #drawnAt = 0;
  /** @type {Outline | null} */
  #outline = null;
  #makeEngine;
  #table;

  /**
   * @param {import("../../../core/engine.js").Engine} table which has the experiment open
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
    this.#speed.addEventListener("input", () => this.#saySpeed());
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

  /** Lanes have workers, so there are none while nobody looks. @param {boolean} shown */
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

  /** Who may take part: the settings of the experiment, A* where the puzzle has it, the exact search. */
  async #enter() {
    const outline = this.#outline;
    const isLatest = this.#opening.begin();
    this.#leave();
    if (!outline) return;
    const links = await unlessCrashed(this.#table.ask("raceLinks", { group: Number(this.#group.value) || 0 }));
    if (!links || !isLatest()) return;
    this.#entries = links.map((link, place) => ({ name: outline.settings[place].name, link, place }));
    // Beside them A*, where the puzzle has it, and the exact search.
    for (const [solver, place] of OTHERS) {
      const field = outline.settings[0].fields.find(({ key }) => key === "solver");
      if (!field?.choices.includes(solver)) continue;
      const setup = await unlessCrashed(this.#table.ask("change", { link: links[0], key: "solver", value: solver }));
      if (!isLatest()) return;
      if (setup) this.#entries.push({ name: choiceOf("solver", solver), link: setup.link, place });
    }
    const known = this.#entries.filter(({ name }) => this.#chosen.has(name));
    if (known.length < 2)
      this.#chosen = new Set(this.#entries.slice(0, Math.min(3, links.length)).map(({ name }) => name));
    if (this.#chosen.size < 2) this.#chosen.add(choiceOf("solver", "exact"));
    this.#showChoice();
    await this.#open();
  }

  #showChoice() {
    const boxes = this.#entries.map(({ name }) => {
      const box = element("input", { type: "checkbox" });
      box.checked = this.#chosen.has(name);
      const there = this.#entries.filter((entry) => this.#chosen.has(entry.name)).length;
      // A race is of two to four.
      box.disabled = box.checked ? there <= 2 : there >= MOST_LANES;
      box.addEventListener("change", () => {
        if (box.checked) this.#chosen.add(name);
        else this.#chosen.delete(name);
        this.#showChoice();
        [...this.#choice.querySelectorAll("label")]
          .find((label) => label.textContent === name)
          ?.querySelector("input")
          ?.focus();
        this.#open();
      });
      return element("label", {}, box, name);
    });
    this.#choice.replaceChildren(...boxes);
  }

  /** All lanes at their start. */
  async #open() {
    const isLatest = this.#opening.begin();
    this.#leave();
    const seed = this.#seed.value.trim();
    const entries = this.#entries.filter(({ name }) => this.#chosen.has(name));
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
    // Whoever pressed Start before the lanes were there sees them run.
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
    while (isLatest() && this.#shown) {
      await new Promise(requestAnimationFrame);
      const now = clock();
      const spent = Math.min(LONGEST_FRAME, now - before);
      before = now;
      if (isLatest()) await this.#advance((spent / 1000) * this.#rate);
    }
  }

  /** All lanes make so many moves more, when they have come to where they were to go before. @param {number} moves */
  #advance(moves) {
    const lanes = this.#lanes;
    this.#last = this.#last.then(async () => {
      if (lanes === this.#lanes) await this.#go(this.#target + moves);
    });
    return this.#last;
  }

  /** All lanes go to this move, and the slowest says how far that was. @param {number} target */
  async #go(target) {
    const lanes = this.#lanes;
    const whole = Math.floor(target);
    try {
      await Promise.all(lanes.map((lane) => lane.advance(whole)));
    } catch (error) {
      if (lanes !== this.#lanes) return;
      setText(this.#words, t("laneStopped", { why: error instanceof Error ? error.message : String(error) }));
      this.pause();
      return;
    }
    if (lanes !== this.#lanes) return;
    const behind = lanes.filter(({ over }) => !over).map(({ moves }) => moves);
    // Who came less far in its slice is waited for: the others then have nothing to do.
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

  #saySpeed() {
    const text = t("raceSpeed", { n: short(Math.round(this.#rate)) });
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
    const colours = readColours();
    const style = getComputedStyle(document.documentElement);
    const moves = Math.max(1, ...this.#lanes.map((lane) => lane.moves));
    const value = Math.max(1, ...this.#lanes.filter((lane) => lane.annealing).map((lane) => lane.highest));
    for (const lane of this.#lanes)
      lane.draw({ moves, value }, colours, style.getPropertyValue(`--${lane.colour}`).trim());
  }
}
