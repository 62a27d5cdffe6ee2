// The run in sentences: one that is seen and goes along, and one for screen readers that speaks when something happens
// and otherwise seldom.

import { eventFrom } from "../run/event-names.js";
import { howToStart, t } from "../text/run.js";
import { clock } from "../lib/clock.js";
import { byId, setShown, setText } from "../lib/dom.js";
import { seconds } from "../lib/format.js";

/** @typedef {import("../core/types.js").Progress} Progress */
/** @typedef {"newSeed" | "restart" | "singles" | "end" | "stop"} Offer */

/**
 * @typedef {object} Told
 * @property {Progress} progress
 * @property {"resting" | "playing" | "replaying"} playing
 * @property {number | null} stuckSince
 * @property {string | null} refusal why nothing can be started
 * @property {boolean} touched whether a person did something to it
 * @property {boolean} decided whether singles have solved it before the first move
 * @property {string} remark an answer to what was just asked for
 * @property {string} truth whether there is a solution, as far as that is proved
 * @property {number} milliseconds of computing so far
 */

/** Milliseconds between two sentences that are spoken of a run that plays. */
const SPOKEN_EVERY = 6000;
/** Milliseconds that a run which rests stays as it is before that is said: steps and the slider pass by many. */
const SETTLED = 400;
/** Units in keys of texts. */
const UNITS = /** @type {const} */ ({ move: "Move", expansion: "Expansion", node: "Node" });

export class Status {
  #sentence = byId("sentence", HTMLElement);
  #announcement = byId("announcement", HTMLElement);
  #offers = byId("offers", HTMLElement);
  #pastOffers = byId("past-offers", HTMLElement);
  #stop = byId("stop-offer", HTMLElement);
  #kind = "";
  #spoken = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /** @param {Record<Offer, () => void>} offers */
  constructor(offers) {
    byId("offer-new-seed", HTMLButtonElement).addEventListener("click", offers.newSeed);
    byId("offer-restart", HTMLButtonElement).addEventListener("click", offers.restart);
    byId("offer-singles", HTMLButtonElement).addEventListener("click", offers.singles);
    byId("offer-end", HTMLButtonElement).addEventListener("click", offers.end);
    byId("offer-stop", HTMLButtonElement).addEventListener("click", offers.stop);
  }

  /** Another run: nothing that was said is about it. */
  begin() {
    this.#kind = "";
  }

  /**
   * An annealing run.
   * @param {import("../run/run.js").Run} run
   * @param {Told["playing"]} playing
   * @param {string | null} refusal why it cannot be run, if it cannot
   * @param {string} truth what is proved of the puzzle
   */
  show(run, playing, refusal, truth) {
    const { setup, stuckSince, remark, computed } = run;
    const progress = run.told;
    const { status, moves } = progress;
    const touched = setup.link.includes("&hand=");
    const decided = status === "solved" && moves === 0 && run.value("singles") === "on";
    const told = {
      progress,
      playing,
      stuckSince,
      touched,
      decided,
      remark,
      milliseconds: computed,
      refusal,
      truth,
    };
    this.tell(sentence(told), playing, status !== "running", decided);
  }

  /**
   * @param {{ kind: string, text: string }} sentence
   * @param {Told["playing"]} playing
   * @param {boolean} over
   * @param {boolean} decided by singles
   */
  tell({ kind, text }, playing, over, decided = false) {
    const now = clock();
    const happened = kind !== this.#kind;
    this.#kind = kind;
    setShown(this.#offers, over && kind !== "refused");
    setShown(this.#pastOffers, kind === "past");
    setShown(this.#stop, kind === "looking");
    this.#offers.classList.toggle("decided", decided);
    setText(this.#sentence, text);
    this.#sentence.dataset.kind = kind;
    // It may lie under the bar of a small screen.
    if (happened && kind === "looking") this.#stop.scrollIntoView({ block: "nearest" });
    clearTimeout(this.#soon);
    if (happened || now - this.#spoken > SPOKEN_EVERY) this.#speak(text);
    else if (playing === "resting") this.#soon = setTimeout(() => this.#speak(text), SETTLED);
  }

  /** @param {string} text */
  #speak(text) {
    this.#spoken = clock();
    // While givens are edited the sentence is not seen, and the editor speaks.
    setText(this.#announcement, this.#sentence.getClientRects().length > 0 ? text : "");
  }

  /**
   * Something in the past, which takes long.
   * @param {import("../core/types.js").Goal} goal
   * @param {number} left moves that it takes at most
   * @param {"move" | "expansion" | "node"} unit
   */
  look(goal, left, unit) {
    const what =
      "move" in goal ? t(`goingTo${UNITS[unit]}`, { to: goal.move }) : t("lookingFor", { event: eventFrom(goal) });
    this.tell({ kind: "looking", text: t(`left${UNITS[unit]}`, { what, n: left }) }, "replaying", false);
  }

  /** Something other than the run: that the solver is being fetched, that it broke. @param {string} text */
  say(text) {
    this.#kind = "";
    clearTimeout(this.#soon);
    this.#offers.hidden = this.#pastOffers.hidden = this.#stop.hidden = true;
    setText(this.#sentence, text);
    setText(this.#announcement, text);
  }
}

/** Kinds of sentences about a run that rests. */
const RESTING = ["past", "paused", "solved", "exhausted"];

/** @param {Told} told */
function sentence(told) {
  const { kind, text } = plain(told);
  const touched = told.touched && RESTING.includes(kind);
  return { kind, text: touched ? `${text} ${t("touched")}` : text };
}

/**
 * @param {Told} told
 * @returns {{ kind: string, text: string }}
 */
function plain({ progress, playing, stuckSince, refusal, decided, remark, truth, milliseconds }) {
  const { status, energy, best, best_move, restarts, head } = progress;
  if (refusal) return { kind: "refused", text: refusal };
  const { moves } = progress;
  if (moves < head) {
    if (playing !== "resting") return { kind: "playback", text: t("playback", { energy, move: moves, head }) };
    return { kind: "past", text: `${t("past", { move: moves, head, energy })} ${remark}`.trim() };
  }
  if (status === "solved" && moves === 0)
    return { kind: "solved", text: t(decided ? "solvedBySingles" : "solvedAtOnce") };
  if (status === "solved") {
    const values = {
      moves: t("moves", { n: moves }),
      restarts: t("restarts", { n: restarts }),
      time: milliseconds < 1 ? t("noTime") : seconds(milliseconds),
    };
    return { kind: "solved", text: t(restarts === 0 ? "solved" : "solvedRestarts", values) };
  }
  if (status === "exhausted") {
    const text = t("exhausted", { moves: t("moves", { n: moves }), best, at: best_move });
    return { kind: "exhausted", text: `${text} ${truth}`.trim() };
  }
  if (moves === 0 && playing === "resting") return { kind: "ready", text: `${t("ready", { energy })} ${howToStart()}` };
  if (playing === "resting")
    return { kind: "paused", text: `${t("paused", { move: moves, energy })} ${remark}`.trim() };
  if (stuckSince !== null && stuckSince <= moves) {
    return { kind: "stuck", text: t("stuck", { energy, since: stuckSince }) };
  }
  return { kind: "running", text: t("running", { energy, best }) };
}
