// The feature for the offers at the end of a run: the next question, collecting solutions, solving by hand, and
// sharing. It wires the parts of this folder.

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setShown, setText } from "../../lib/dom.js";
import { Aligned } from "./aligned.js";
import { AllCores } from "./all-cores.js";
import { Collecting, REPEATS } from "./collecting.js";
import { figures } from "../../lib/format.js";
import { hereTo } from "../../lib/link.js";
import { isCounted } from "../../lib/puzzle.js";
import { Harder } from "./harder.js";
import { FROZEN, whyInWords, whyUnsolved } from "./ending.js";
import { Next } from "./question.js";
import { temperatureScaleOf, usefulOf } from "../../lib/temperature-scale.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../proof/moment.js").Moment} Moment */
/** @typedef {import("./ending.js").Why} Why */

/** @typedef {import("../contract.js").House} House */

/** Makes the button of an offer. @param {string} word @param {() => void} pressed */
function offer(word, pressed) {
  const button = element("button", { type: "button", class: "button small", hidden: "" }, word);
  button.addEventListener("click", pressed);
  return button;
}

export class Solved {
  #collecting;
  #allCores;
  #harder;
  #collect = offer(t("collect"), () => this.#collecting.start());
  #both = offer(t("both"), () => this.#align());
  #restarts = offer(t("restarts"), () => this.#change("restart", "fixed"));
  #best = offer(t("showBest"), () => this.#showBest());
  #hand = offer(t("beat"), () => this.#solveByHand());
  #share = offer(t("share"), () => this.#house.features.ask("share"));
  /** @type {Moment | null} */
  #moment = null;
  /** @type {AbortController | null} */
  #asking = null;
  /** @type {Why | null} */
  #why = null;
  #next = new Next();
  /** The text about the solution found, above the collection. */
  #added = { title: element("b", {}), more: element("span", {}) };
  /** @type {Aligned | null} */
  #aligned = null;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#collecting = new Collecting(house);
    this.#allCores = new AllCores(house);
    const rebuild = () => this.#change("solver", "rebuild");
    this.#harder = new Harder({ rebuild, allCores: () => this.#allCores.start(), prove: this.#prove });
    const byHand = element("a", { class: "link-button", href: hereTo("ladder"), id: "by-hand" }, t("byHand"));
    document.querySelector(".modes")?.prepend(byHand);
    this.#hand.id = "offer-hand";
    this.#both.id = "offer-both";
    this.#share.id = "offer-share";
    this.#share.hidden = false;
    byId("ways", HTMLElement).prepend(this.#best);
    byId("ways", HTMLElement).append(this.#collect, this.#both, this.#hand, this.#restarts, this.#share);
    const { title, more } = this.#added;
    byId("solutions", HTMLElement).prepend(element("p", { class: "added", id: "added" }, title, more));
  }

  /** Reports whether solutions are being collected. */
  get works() {
    return this.#collecting.on;
  }

  starts() {
    return this.#collecting.stop();
  }

  begun() {
    this.#collecting.begun();
    this.#allCores.stop();
    setShown(this.#collect, false);
    setShown(this.#hand, false);
    for (const button of [this.#both, this.#best, this.#restarts]) setShown(button, false);
    this.#asking?.abort();
    this.#asking = null;
    this.#why = null;
  }

  /** Finds the reason why a run has ended unsolved. @param {Run} run */
  async #ask(run) {
    const asking = new AbortController();
    this.#asking = asking;
    const why = await whyUnsolved(run, this.#house.makeEngine, asking.signal);
    if (asking.signal.aborted || !why) return;
    this.#why = why;
    setShown(this.#restarts, run.value("restart") === "none" && run.value("cooling") !== "constant");
    this.#house.draw();
  }

  /**
   * Returns a better temperature: the geometric mean of the useful ones, or otherwise the one that gives the smallest
   * worsening move a probability of 10 %.
   * @param {Run} run
   * @param {Why} why
   */
  #warmth({ setup: { puzzle } }, { least }) {
    const useful = usefulOf(puzzle);
    const warmth = useful ? Math.sqrt(useful[0] * useful[1]) : (least ?? 1) / Math.LN10;
    return Number(warmth.toPrecision(2));
  }

  /** Makes the question after a run without a solution. @param {Run} run @param {boolean} hard */
  #ofUnsolved(run, hard) {
    if (hard) return { text: t("askHarder"), word: t("solveHardest"), act: () => this.#harder.open() };
    const why = this.#why;
    if (!why || why.probability === null || why.probability >= FROZEN) return null;
    const warmth = this.#warmth(run, why);
    return { text: t("askWarmer"), word: t("warmer", { t: figures(warmth) }), act: () => this.#hold(warmth) };
  }

  /** Makes the question after a solved run. @param {Run} run */
  #ofSolved(run) {
    const { setup, snapshot } = run;
    const { head, worse } = snapshot.progress;
    const next = this.#house.features.ready("ladder")?.question(run);
    if (next) return next;
    if (run.decided) return { text: t("askSingles"), word: "", act: () => {} };
    if (head === 0 || run.rebuilding) return null;
    if (this.#collecting.gaveUp) return { text: t("askMore"), word: t("proveIt"), act: this.#prove };
    const kind = this.#next.kindFor(run);
    const answer = (/** @type {() => void} */ act) => () => {
      this.#next.answered(setup.puzzle.name, kind);
      act();
    };
    const { low } = temperatureScaleOf(run);
    return Next.of(kind, worse, {
      cold: answer(() => this.#hold(Number(low.toPrecision(2)))),
      thousand: answer(() => this.#house.features.ask("compare", { what: "thousand" })),
      hand: () => this.#solveByHand(),
    });
  }

  /** Returns the gain to the collection by the shown solution; null if the board is no solution. @param {Run} run */
  #momentOf({ annealing, snapshot: { board, progress } }) {
    if (facts.view.value !== "run" || !annealing || progress.status !== "solved") return null;
    return this.#house.features.ready("proof")?.momentFor(board) ?? null;
  }

  /** @param {Run} run */
  words(run) {
    const moment = this.#momentOf(run);
    this.#collecting.show(run, moment);
    const { status, best, energy } = run.snapshot.progress;
    const over = status === "budget" || status === "unsolvable";
    const counted = run.annealing && isCounted(run.setup.puzzle);
    if (over && !this.#asking && counted && !this.works) this.#ask(run);
    setShown(this.#best, over && counted && !this.works && best < energy && facts.view.value === "run");
    const open = moment !== null && (moment.all === null || moment.found < moment.all);
    setShown(this.#collect, open);
    this.#moment = moment;
    this.#allCores.show(run);
    const hard = this.#harder.show(run, !this.works && facts.view.value === "run");
    setShown(this.#both, !!moment?.how);
    const question = !counted ? null : status === "solved" ? this.#ofSolved(run) : this.#ofUnsolved(run, hard);
    this.#next.show(question, over && this.#why ? whyInWords(this.#why) : "");
    const byHand = facts.view.value === "run" && status === "solved" && counted;
    byId("offer-prove", HTMLElement).classList.toggle("asked", question?.word === t("proveIt"));
    setShown(this.#hand, byHand && question?.word !== t("beat"));
  }

  /**
   * Describes the last solution above the collection. While solutions are collected, the text stays until the next one.
   * @param {Run} run
   */
  tell(run) {
    const moment = this.#momentOf(run);
    if (!moment && this.works) return;
    setAttribute(byId("main", HTMLElement), "data-moment", moment ? "collection" : "");
    const added = moment && this.#house.features.ready("proof")?.saidOf(moment);
    const { gaveUp } = this.#collecting;
    setText(this.#added.title, gaveUp ? t("nothingNew", { n: REPEATS }) : (added?.title ?? ""));
    setText(this.#added.more, gaveUp ? t("proveCounts") : (added?.more ?? ""));
  }

  #align() {
    const puzzle = facts.run.value?.setup.puzzle;
    if (!this.#moment || puzzle?.kind !== "sums") return;
    this.#aligned ??= new Aligned();
    this.#aligned.open(puzzle, this.#moment);
  }

  /** Opens and plays the run with a constant temperature. @param {number} temperature */
  #hold(temperature) {
    this.#leave();
    const { edits } = this.#house;
    return edits.again(() => edits.hold(temperature));
  }

  /** Opens and plays the run with another setting. @param {string} key @param {string} value */
  #change(key, value) {
    const { edits } = this.#house;
    return edits.again(() => edits.set(key, value));
  }

  /** Returns to the best board of a run that has ended with a worse one. */
  #showBest() {
    const run = facts.run.value;
    if (!run) return;
    this.#house.playback.seek(run.snapshot.progress.best_move);
    // On a small screen the button is far below the board.
    document.querySelector(".board-area .board:not([hidden])")?.scrollIntoView({ block: "nearest" });
  }

  /** Makes it possible to solve a sudoku by digits, and other puzzles on the ladder. */
  async #solveByHand() {
    const { features, edits } = this.#house;
    if (facts.run.value?.setup.puzzle.kind !== "sudoku") return features.ask("ladder");
    this.#leave();
    await edits.restart();
    features.ready("sudoku")?.fill();
  }

  #prove = () => this.#house.features.ask("proof");

  /** Begins a new entry of the history, so that Back returns to the board with the question. */
  #leave() {
    const { address } = this.#house;
    const asked = facts.run.value;
    if (asked?.over) address.show(asked.linkAtHead);
    address.leave();
  }
}

export default (/** @type {House} */ house) => new Solved(house);
