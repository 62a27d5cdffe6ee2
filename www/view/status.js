// The sentence about the run, twice: a visible one, which changes with the run, and one for screen readers. The latter
// is announced when something happens, and rarely otherwise.

import { facts } from "../facts.js";
import { eventFrom } from "../run/event-names.js";
import { howToStart, t } from "../text/run.js";
import { clock } from "../lib/clock.js";
import { byId, element, setShown, setText } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { Timer } from "../lib/timer.js";

/** @typedef {import("../core/types.js").Progress} Progress */

/**
 * The state of the run that the sentence describes.
 * @typedef {object} Facts
 * @property {Progress} progress
 * @property {"resting" | "playing" | "replaying"} playing
 * @property {number | null} stuckSince
 * @property {string | null} refusal the reason why nothing can be started, if any
 * @property {boolean} intervened whether a person has intervened
 * @property {boolean} decided whether singles solved the puzzle before the first move
 * @property {string} remark an answer to the person's last request
 * @property {string} truth the result of a proof, as far as it is known
 * @property {string} move the last move in words, if the eye can follow
 * @property {string} caption a caption of many moves, if the eye cannot follow
 * @property {boolean} withoutSingles whether singles are off because they alone would solve it
 */

/** Milliseconds between two spoken sentences of a run that plays. */
const SPOKEN_EVERY = 6000;
/**
 * Milliseconds that a resting run must stay the same before it is announced, because steps and the slider pass many
 * moves.
 */
const SETTLED = 400;
/** Endings of text keys, by unit. */
const UNITS = /** @type {const} */ ({ move: "Move", expansion: "Expansion", node: "Node", step: "Step" });

/** @param {string} word @param {string} id */
const offer = (word, id) => element("button", { type: "button", class: "button small", id }, word);

export class Status {
  #sentence = byId("sentence", HTMLElement);
  #announcement = byId("announcement", HTMLElement);
  #offers = byId("offers", HTMLElement);
  #end = offer(t("offerEnd"), "offer-end");
  #pastOffers = element(
    "div",
    { id: "past-offers", class: "offers", hidden: "" },
    this.#end,
    offer(t("copyHere"), "copy-here"),
  );
  #cancel = offer(t("offerStop"), "offer-stop");
  #stop = element("div", { id: "stop-offer", class: "offers", hidden: "" }, this.#cancel);
  /** True if a feature makes one run after another, so that nothing is offered or announced. */
  quiet = false;
  /** The offer to use singles, shown beside a run that has not begun. */
  #useSingles = element("div", { class: "offers", hidden: "" });
  #kind = "";
  #spoken = -Infinity;
  #soon = new Timer(() => this.#speak());

  /** @param {import("../house.js").House} house */
  constructor({ edits, playback, speed }) {
    byId("offer-new-seed", HTMLButtonElement).addEventListener("click", () => edits.again());
    byId("offer-restart", HTMLButtonElement).addEventListener("click", () => {
      const moves = facts.run.value?.snapshot.progress.head ?? 0;
      edits.again(() => edits.restart().then(() => speed.slowFor(moves)));
    });
    byId("offer-singles", HTMLButtonElement).addEventListener("click", () =>
      edits.again(() => edits.set("singles", "off")),
    );
    const useSingles = offer(t("useSingles"), "use-singles");
    useSingles.addEventListener("click", () => edits.set("singles", "on"));
    this.#useSingles.append(useSingles);
    this.#offers.after(this.#useSingles, this.#stop, this.#pastOffers);
    this.#end.addEventListener("click", () => playback.end());
    this.#cancel.addEventListener("click", () => playback.stop());
  }

  /** Resets the sentence for another run, about which nothing has been announced. */
  begin() {
    this.#kind = "";
  }

  /**
   * Composes and shows the sentence of an annealing run.
   * @param {import("../run/run.js").Run} run
   * @param {Pick<Facts, "playing" | "refusal" | "truth" | "move" | "caption" | "withoutSingles">} now
   */
  show(run, now) {
    const { playing, refusal, withoutSingles } = now;
    const { stuckSince, remark } = run;
    const progress = run.shown;
    const { status, moves } = progress;
    const intervened = run.touched;
    // A random start may solve what singles have left open.
    const open = run.snapshot.kinds.includes(ANNEALED);
    const decided = status === "solved" && moves === 0 && run.value("singles") === "on" && !open;
    setShown(this.#useSingles, withoutSingles && moves === 0 && playing === "resting" && refusal === null);
    const facts = { ...now, progress, stuckSince, intervened, decided, remark };
    this.tell(sentence(facts), playing, status !== "running", decided);
  }

  /**
   * @param {{ kind: string, text: string }} sentence
   * @param {Facts["playing"]} playing
   * @param {boolean} over
   * @param {boolean} decided whether singles solved the puzzle
   */
  tell({ kind, text }, playing, over, decided = false) {
    const now = clock();
    const happened = kind !== this.#kind;
    this.#kind = kind;
    setShown(this.#offers, over && !this.quiet && kind !== "refused");
    setShown(this.#pastOffers, kind === "past");
    setShown(this.#stop, kind === "looking");
    this.#offers.classList.toggle("decided", decided);
    setText(this.#sentence, text);
    this.#sentence.dataset.kind = kind;
    // The offer may be hidden under the bar at the bottom of a small screen.
    if (happened && kind === "looking") this.#stop.scrollIntoView({ block: "nearest" });
    this.#soon.stop();
    if (happened || now - this.#spoken > SPOKEN_EVERY) this.#speak();
    else if (playing === "resting") this.#soon.after(SETTLED);
  }

  #speak() {
    if (this.quiet) return;
    this.#spoken = clock();
    // While givens are edited the sentence is hidden, and the editor makes the announcements.
    setText(this.#announcement, this.#sentence.getClientRects().length > 0 ? (this.#sentence.textContent ?? "") : "");
  }

  /**
   * Shows that the run searches its past, which takes long.
   * @param {import("../core/types.js").Goal} goal
   * @param {number} left maximum number of moves left
   * @param {import("../run/run.js").Unit} unit
   */
  look(goal, left, unit) {
    const what =
      "move" in goal ? t(`goingTo${UNITS[unit]}`, { to: goal.move }) : t("lookingFor", { event: eventFrom(goal) });
    this.tell({ kind: "looking", text: t(`left${UNITS[unit]}`, { what, n: left }) }, "replaying", false);
  }

  /**
   * Shows how much of the solver has been fetched. Only its end is announced to screen readers.
   * @param {number} got bytes fetched so far
   * @param {number} all
   */
  fetching(got, all) {
    // The size is unknown until the server answers.
    if (all === 0) return;
    setText(this.#sentence, t("fetchedSoFar", { kilobytes: Math.round(got / 1000), all: Math.round(all / 1000) }));
    setText(byId("start-word", HTMLElement), t("loadingSoFar", { percent: Math.floor((100 * got) / all) }));
  }

  /**
   * Shows a sentence about something other than the run, for example that the solver is being fetched, or that it
   * broke.
   * @param {string} text
   */
  say(text) {
    this.#kind = "";
    this.#soon.stop();
    this.#offers.hidden = this.#pastOffers.hidden = this.#stop.hidden = true;
    setText(this.#sentence, text);
    setText(this.#announcement, text);
  }
}

/** The kind of a number that no rule has placed. */
const ANNEALED = 0;
/** @param {boolean} intervened */
function readyAs(intervened) {
  if (intervened) return "readyByHand";
  // A tree begins with all edges for every seed.
  return facts.run.peek()?.setup.puzzle.kind === "spanning-tree" ? "readyWhole" : "ready";
}

/** Kinds of sentences about a resting run. */
const RESTING = ["past", "paused", "solved", "unsolved"];

/** @param {Facts} facts */
function sentence(facts) {
  const { kind, text } = plain(facts);
  const intervened = facts.intervened && RESTING.includes(kind);
  return { kind, text: intervened ? `${text} ${t("touched")}` : text };
}

/**
 * @param {Facts} facts
 * @returns {{ kind: string, text: string }}
 */
function plain({
  progress,
  playing,
  stuckSince,
  refusal,
  intervened,
  decided,
  remark,
  truth,
  move,
  caption,
  withoutSingles,
}) {
  const { status, energy, best, best_move, head } = progress;
  if (refusal) return { kind: "refused", text: refusal };
  const { moves } = progress;
  if (moves < head) {
    if (playing !== "resting") return { kind: "playback", text: t("playback", { energy, move: moves, head }) };
    return { kind: "past", text: `${t("past", { move: moves, head, energy })} ${remark}`.trim() };
  }
  if (status === "solved" && moves === 0)
    return { kind: "solved", text: t(decided ? "solvedBySingles" : "solvedAtOnce") };
  if (status === "solved") return { kind: "solved", text: whatItDid(progress) };
  if (status === "budget" && best === 0)
    return { kind: "paused", text: t("ended", { moves: t("moves", { n: moves }), at: best_move }) };
  if (status === "budget" || status === "unsolvable") {
    const text = t("exhausted", { moves: t("moves", { n: moves }), best, at: best_move });
    return { kind: "unsolved", text: `${text} ${truth}`.trim() };
  }
  if (move !== "" && remark === "") return { kind: playing === "resting" ? "paused" : "running", text: move };
  if (moves === 0 && playing === "resting") {
    const why = withoutSingles ? t("withoutSingles") : howToStart();
    if (remark === "") return { kind: "ready", text: `${t(readyAs(intervened), { energy })} ${move || why}` };
    return { kind: "paused", text: `${remark} ${move || why}` };
  }
  if (playing === "resting")
    return { kind: "paused", text: `${t("paused", { move: moves, energy })} ${remark}`.trim() };
  if (stuckSince !== null && stuckSince <= moves) {
    return { kind: "stuck", text: t("stuck", { energy, since: stuckSince }) };
  }
  return { kind: "running", text: caption || t("running", { energy, best }) };
}

/**
 * Describes the result of a solved run, with its figures; a frame of another page only has room for the first sentence.
 * @param {Progress} progress
 */
function whatItDid({ moves, restarts, accepted, worse }) {
  const values = { moves: t("moves", { n: moves }), restarts: t("restarts", { n: restarts }) };
  const solved = t(restarts === 0 ? "solved" : "solvedRestarts", values);
  if (embedded) return solved;
  const rejected = moves - accepted;
  const percent = Math.round((100 * rejected) / moves);
  // "100 of 100 were rejected" would contradict the moves that were accepted.
  const share =
    moves < 100 || percent % 100 === 0 ? t("rejectedOfAll", { n: rejected }) : t("rejectedOf100", { n: percent });
  return `${solved} ${share} ${worse === 0 ? t("worseNone") : t("worseAccepted", { n: worse })}`;
}
