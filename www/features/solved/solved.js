// What can be done when a run has ended, besides running it again: collect on, beat it by hand, share it. The small main of this folder.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { withoutInterventions } from "../../run/interventions.js";
import { Aligned } from "./aligned.js";
import { AllCores } from "./all-cores.js";
import { ByHand } from "./by-hand.js";
import { Collecting, REPEATS } from "./collecting.js";
import { figures } from "../../lib/format.js";
import { Harder } from "./harder.js";
import { FROZEN, whyInWords, whyUnsolved } from "./ending.js";
import { Share } from "./share.js";
import { usefulOf } from "../../lib/temperature-scale.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../proof/moment.js").Moment} Moment */
/** @typedef {import("./ending.js").Why} Why */

/**
 * @typedef {object} Page
 * @property {() => Run | null} run
 * @property {() => Promise<void>} again opens the same settings with another seed, and plays
 * @property {(link: string) => Promise<void>} open
 * @property {() => void} focus puts the focus on the board
 * @property {(on: boolean) => void} rush as fast as it goes, while that is on
 * @property {import("./share.js").Sharing} sharing
 * @property {() => boolean} allInstruments
 * @property {() => boolean} learning whether a lesson shows the run
 * @property {(temperature: number) => Promise<void>} hold opens a run that holds this temperature, and plays it
 * @property {(key: string, value: string) => Promise<void>} change opens a run with this setting, and plays it
 * @property {() => boolean} pause
 * @property {(start: () => void) => boolean} mayStart whether a run may start; else `start` is done once a person has agreed
 * @property {() => void} prove counts the solutions, and shows them
 * @property {(text: string) => void} say shows a notice
 * @property {() => void} changed called when something else is to be seen
 */

/** @param {string} word @param {() => void} pressed */
function offer(word, pressed) {
  const button = element("button", { type: "button", class: "button small", hidden: "" }, word);
  button.addEventListener("click", pressed);
  return button;
}

export class Solved {
  #collecting;
  #byHand = new ByHand();
  #allCores;
  #harder;
  #collect = offer(t("collect"), () => this.#collecting.start());
  #both = offer(t("both"), () => this.#align());
  #warmer = offer("", () => this.#warm());
  #restarts = offer(t("restarts"), () => this.#page.change("restart", "fixed"));
  #hand = offer(t("beat"), () => this.#challenge());
  #share = offer(t("share"), () => this.#open());
  /** @type {Share | null} */
  #sharing = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {AbortController | null} */
  #asking = null;
  /** @type {Why | null} */
  #why = null;
  /** @type {Aligned | null} */
  #aligned = null;
  #newSeed = byId("offer-new-seed", HTMLButtonElement);
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#collecting = new Collecting(page);
    this.#allCores = new AllCores(page);
    const rebuild = () => page.change("solver", "rebuild");
    this.#harder = new Harder({ rebuild, allCores: () => this.#allCores.start(), prove: page.prove });
    this.#collect.classList.add("primary");
    this.#hand.id = "offer-hand";
    this.#both.id = "offer-both";
    this.#share.id = "offer-share";
    this.#share.hidden = false;
    byId("offers", HTMLElement).prepend(this.#collect, this.#warmer);
    byId("offer-prove", HTMLElement).before(this.#restarts, this.#both, this.#hand, this.#share);
    byId("share-open", HTMLButtonElement).addEventListener("click", () => this.#open());
  }

  get collecting() {
    return this.#collecting.on;
  }

  /** Nothing is collected any more. @returns {boolean} whether something was */
  stop() {
    return this.#collecting.stop();
  }

  /** Another run is open. */
  begun() {
    this.#collecting.begun();
    this.#allCores.stop();
    setShown(this.#collect, false);
    setShown(this.#hand, false);
    for (const one of [this.#both, this.#warmer, this.#restarts]) setShown(one, false);
    this.#asking?.abort();
    this.#asking = null;
    this.#why = null;
  }

  /** Why the run has ended unsolved, in a sentence or two; empty while that is not known. */
  get why() {
    return this.#why ? whyInWords(this.#why) : "";
  }

  /** @param {Run} run that has ended unsolved */
  async #ask(run) {
    const asking = new AbortController();
    this.#asking = asking;
    const why = await whyUnsolved(run, this.#page.sharing.makeEngine, asking.signal);
    if (asking.signal.aborted || !why) return;
    this.#why = why;
    const frozen = why.probability !== null && why.probability < FROZEN;
    setText(this.#warmer, t("warmer", { t: figures(this.#warmth(run, why)) }));
    setShown(this.#warmer, frozen);
    this.#warmer.classList.toggle("primary", frozen);
    this.#newSeed.classList.toggle("primary", !frozen);
    setShown(this.#restarts, run.value("restart") === "none" && run.value("cooling") !== "constant");
    this.#page.changed();
  }

  /** A temperature that suits: in the middle of the useful ones, or else where the smallest worsening move is accepted one time in ten. @param {Run} run @param {Why} why */
  #warmth({ setup: { puzzle } }, { least }) {
    const useful = usefulOf(puzzle);
    const warmth = useful ? Math.sqrt(useful[0] * useful[1]) : (least ?? 1) / Math.LN10;
    return Number(warmth.toPrecision(2));
  }

  async #warm() {
    const run = this.#page.run();
    if (!run || !this.#why) return;
    await this.#page.hold(this.#warmth(run, this.#why));
  }

  /** @param {Run} run @param {Moment | null} moment what its solution has added to the collection */
  show(run, moment) {
    this.#collecting.show(run, moment);
    const { status } = run.snapshot.progress;
    if (status === "exhausted" && !this.#asking && run.annealing && !this.collecting) this.#ask(run);
    const game = this.game(run);
    const open = moment !== null && (moment.all === null || moment.found < moment.all) && !game;
    setShown(this.#collect, open);
    this.#moment = moment;
    this.#collect.classList.toggle("primary", !this.#collecting.gaveUp);
    byId("offer-prove", HTMLElement).classList.toggle("primary", this.#collecting.gaveUp);
    this.#allCores.show(run);
    this.#harder.show(run, !game && !this.collecting && !this.#page.learning());
    setShown(this.#both, !!moment?.how && !game);
    this.#newSeed.classList.toggle("primary", !open && this.#warmer.hidden === true);
    // In Play it is at hand below.
    setShown(this.#newSeed, !open || this.#page.allInstruments());
    setShown(this.#hand, status === "solved" && run.annealing && (run.snapshot.progress.head > 0 || game !== null));
  }

  /** How solving by hand stands. @param {Run} run */
  game(run) {
    return this.#byHand.of(run);
  }

  /** The same in words. @param {Run} run */
  saidOf(run) {
    const game = this.game(run);
    if (this.#collecting.gaveUp) return { title: t("nothingNew", { n: REPEATS }), more: t("proveCounts") };
    if (!game) return null;
    const { swaps, moves, solved } = game;
    if (solved) return { title: t("beaten", { swaps: t("swaps", { n: swaps }), moves }), more: t("replays") };
    const { puzzle } = run.setup;
    const goal = puzzle.kind !== "sudoku" ? "goal" : puzzle.rules?.regions ? "goalRegion" : "goalBox";
    const sofar = t("sofar", { swaps: t("swaps", { n: swaps }), moves });
    return { title: t(goal), more: run.remark ? `${run.remark} ${sofar}` : sofar };
  }

  #align() {
    const puzzle = this.#page.run()?.setup.puzzle;
    if (!this.#moment || puzzle?.kind !== "sums") return;
    this.#aligned ??= new Aligned();
    this.#aligned.open(puzzle, this.#moment);
  }

  #open() {
    this.#sharing ??= new Share(this.#page.sharing);
    this.#sharing.open();
  }

  /** What to do, while somebody solves it by hand. @param {Run} run */
  howTo(run) {
    const game = this.game(run);
    if (!game || game.solved) return "";
    return t(matchMedia("(hover: hover)").matches ? "howToKeys" : "howToTouch");
  }

  async #challenge() {
    const run = this.#page.run();
    if (!run) return;
    if (!this.game(run)) this.#byHand.challenge(run);
    await this.#page.open(withoutInterventions(run.startLink));
    this.#page.focus();
  }
}
