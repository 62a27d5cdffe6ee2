// The timeline: a slider over the moves of a run, keys for one move or a hundred, and jumps from event to event. The
// slider shows the chosen move at once; the board follows when the run has been replayed to it.

import { SEEN_EVERY, clock } from "../../lib/clock.js";
import { byId, element, enable, setAttribute, setDisabled, setShown } from "../../lib/dom.js";
import { t } from "../../text/run.js";
import { Marks } from "./marks.js";

/** @typedef {import("../../core/types.js").Event} Event */

/** @typedef {import("../../house.js").House} House */

/**
 * The state of the run.
 * @typedef {object} Now
 * @property {boolean} ready
 * @property {number} at the present move, or the one about to be shown
 * @property {boolean} playing whether the run plays; the timeline then changes only as often as the eye can follow
 */

/** The moves per key press with Shift. */
const FAR = 100;
/** Elements that already use arrows, Home and End. */
const OWN_ARROWS = "[role=gridcell], [role=tree], [role=tab], summary";
/** Text keys for the slider's position, by unit. */
const AT = /** @type {const} */ ({ move: "atMove", expansion: "atExpansion", node: "atNode", step: "atStep" });
/** The events for jumps, in the order of the list. @type {Event[]} */
const EVENTS = ["best", "worsening", "restart", "reheat", "hand"];
/** The events of annealing with propagation. @type {Event[]} */
const OF_REBUILDS = ["rebuild", "best", "worsening"];

export class Timeline {
  #slider = byId("timeline", HTMLInputElement);
  #back = byId("back", HTMLButtonElement);
  #jumps = byId("jumps", HTMLElement);
  #event = byId("jump-event", HTMLSelectElement);
  #previous = byId("jump-previous", HTMLButtonElement);
  #next = byId("jump-next", HTMLButtonElement);
  #marks = new Marks();
  #house;
  #ready = false;
  /** True if the run has ended. */
  #over = false;
  /** The last move of the run. */
  #head = 0;
  #shownAt = -Infinity;
  /** @type {Event[]} */
  #listed = [];
  /** @type {import("../../run/run.js").Run | null} */
  #run = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { playback } = house;
    this.#slider.addEventListener("input", () => playback.seek(this.#slider.valueAsNumber));
    this.#back.addEventListener("click", () => this.#go(-1));
    this.#previous.addEventListener("click", () => playback.jump(this.#chosen, false));
    this.#next.addEventListener("click", () => playback.jump(this.#chosen, true));
    this.#list(EVENTS);
    this.#event.addEventListener("change", () => this.#offerNext());
    this.#addKeys();
  }

  /** @param {Event[]} events */
  #list(events) {
    if (this.#listed === events) return;
    this.#listed = events;
    this.#event.replaceChildren(...events.map((event) => element("option", { value: event }, t(event))));
  }

  /** @param {import("../../run/run.js").Run} run @param {Now} now */
  show(run, { ready, at, playing }) {
    const { unit } = run;
    const { head } = run.snapshot.progress;
    this.#ready = ready;
    this.#over = run.ended;
    this.#head = head;
    const now = clock();
    if (playing && now - this.#shownAt < SEEN_EVERY) return;
    this.#shownAt = now;
    const max = String(Math.max(1, head));
    if (this.#slider.max !== max) this.#slider.max = max;
    this.#marks.show(run.annealing ? run.trace : null, head);
    if (this.#slider.valueAsNumber !== at) this.#slider.valueAsNumber = at;
    this.#slider.style.setProperty("--share", `${head > 0 ? ((100 * at) / head).toFixed(2) : 0}%`);
    setAttribute(this.#slider, "aria-valuetext", t(AT[unit], { n: at, head }));
    setDisabled(this.#slider, !ready || head === 0);
    enable(this.#back, ready && at > 0);
    setShown(this.#jumps, run.annealing);
    this.#list(run.rebuilding ? OF_REBUILDS : EVENTS);
    enable(this.#previous, ready && at > 0);
    this.#run = run;
    this.#offerNext();
  }

  // At the head, a jump makes the run continue to a future event.
  #offerNext() {
    enable(this.#next, this.#ready && (this.#house.player.at < this.#head || !!this.#run?.mayLead(this.#chosen)));
  }

  get #chosen() {
    return /** @type {Event} */ (this.#event.value);
  }

  /** @param {number} moves number of moves; negative to go back */
  #go(moves) {
    if (!this.#ready) return;
    const at = this.#house.player.at;
    if (moves < 0 || at + moves <= this.#head) this.#house.playback.seek(Math.max(0, at + moves));
    else if (at < this.#head) this.#house.playback.seek(this.#head);
    else if (!this.#over) this.#house.playback.step(moves);
  }

  #addKeys() {
    const { keys, playback } = this.#house;
    const hasOwnKeys = (/** @type {Element} */ at) => at.closest(OWN_ARROWS) !== null;
    /** @type {(moves: number) => import("../../shell/keys.js").Row["act"]} */
    const go = (moves) => (event, at) => {
      if (/^Arrow/.test(event.key) && hasOwnKeys(at)) return false;
      this.#go(event.shiftKey ? FAR * moves : moves);
    };
    keys.add(
      { scope: "run", keys: ["ArrowRight"], does: "keyNext", repeats: true, act: go(1) },
      { scope: "run", keys: ["ArrowLeft", ","], does: "keyPrevious", repeats: true, act: go(-1) },
      { scope: "run", keys: ["Home"], does: "keyEnds", act: (_, at) => !hasOwnKeys(at) && playback.seek(0) },
      { scope: "run", keys: ["End"], does: "keyEnds", act: (_, at) => !hasOwnKeys(at) && playback.seek(this.#head) },
      {
        scope: "run",
        keys: ["j"],
        does: "keyEvent",
        act: (event) => (event.shiftKey ? this.#previous : this.#next).click(),
      },
    );
  }
}
