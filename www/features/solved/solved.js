// The offers when a run has ended: the next question, and besides to collect on and to share it. The small main of this folder.

import { facts } from "../../facts.js";
import { byId, element, setShown, setText } from "../../lib/dom.js";
import { withoutInterventions } from "../../run/interventions.js";
import { Aligned } from "./aligned.js";
import { AllCores } from "./all-cores.js";
import { ByHand } from "./by-hand.js";
import { Collecting, REPEATS } from "./collecting.js";
import { figures } from "../../lib/format.js";
import { Harder } from "./harder.js";
import { FROZEN, whyInWords, whyUnsolved } from "./ending.js";
import { Next } from "./question.js";
import { Share } from "./share.js";
import { temperatureScaleOf, usefulOf } from "../../lib/temperature-scale.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../proof/moment.js").Moment} Moment */
/** @typedef {import("./ending.js").Why} Why */

/**
 * @typedef {object} Page
 * @property {() => Promise<void>} again opens the same settings with another seed, and plays
 * @property {(link: string) => Promise<void>} open
 * @property {() => void} focus puts the focus on the board
 * @property {(on: boolean) => void} rush as fast as it goes, while that is on
 * @property {import("./share.js").Sharing} sharing
 * @property {() => void} thousand opens the comparison with a thousand runs like this one
 * @property {() => void} leave what comes next is another place: Back returns to this board
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
  #next = new Next();
  /** The words on a solution that is new to the collection. */
  #added = { title: element("b", {}), more: element("span", {}) };
  /** @type {Aligned | null} */
  #aligned = null;
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#collecting = new Collecting(page);
    this.#allCores = new AllCores(page);
    const rebuild = () => page.change("solver", "rebuild");
    this.#harder = new Harder({ rebuild, allCores: () => this.#allCores.start(), prove: page.prove });
    this.#hand.id = "offer-hand";
    this.#both.id = "offer-both";
    this.#share.id = "offer-share";
    this.#share.hidden = false;
    byId("ways", HTMLElement).append(this.#collect, this.#both, this.#hand, this.#restarts, this.#share);
    const { title, more } = this.#added;
    byId("solutions", HTMLElement).prepend(element("p", { class: "added", id: "added" }, title, more));
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
    for (const one of [this.#both, this.#restarts]) setShown(one, false);
    this.#asking?.abort();
    this.#asking = null;
    this.#why = null;
  }

  /** @param {Run} run that has ended unsolved */
  async #ask(run) {
    const asking = new AbortController();
    this.#asking = asking;
    const why = await whyUnsolved(run, this.#page.sharing.makeEngine, asking.signal);
    if (asking.signal.aborted || !why) return;
    this.#why = why;
    setShown(this.#restarts, run.value("restart") === "none" && run.value("cooling") !== "constant");
    this.#page.changed();
  }

  /** A temperature that suits: in the middle of the useful ones, or else where the smallest worsening move is accepted one time in ten. @param {Run} run @param {Why} why */
  #warmth({ setup: { puzzle } }, { least }) {
    const useful = usefulOf(puzzle);
    const warmth = useful ? Math.sqrt(useful[0] * useful[1]) : (least ?? 1) / Math.LN10;
    return Number(warmth.toPrecision(2));
  }

  /** The question after a run without a solution. @param {Run} run @param {boolean} hard */
  #ofUnsolved(run, hard) {
    if (hard) return { text: t("askHarder"), word: t("solveHardest"), act: () => this.#harder.open() };
    const why = this.#why;
    if (!why || why.probability === null || why.probability >= FROZEN) return null;
    const warmth = this.#warmth(run, why);
    return { text: t("askWarmer"), word: t("warmer", { t: figures(warmth) }), act: () => this.#hold(warmth) };
  }

  /** @param {Run} run */
  #ofSolved(run) {
    const { setup, snapshot } = run;
    const { head, worse } = snapshot.progress;
    if (this.game(run)) return { text: t("askFewer"), word: t("tryAgain"), act: () => this.#challenge() };
    if (run.decided) return { text: t("askSingles"), word: "", act: () => {} };
    if (head === 0 || run.rebuilding) return null;
    if (this.#collecting.gaveUp) return { text: t("askMore"), word: t("proveIt"), act: this.#page.prove };
    const kind = this.#next.kindFor(run);
    const answer = (/** @type {() => void} */ act) => () => {
      this.#next.answered(setup.puzzle.name, kind);
      act();
    };
    const { low } = temperatureScaleOf(run);
    return Next.of(kind, worse, {
      cold: answer(() => this.#hold(Number(low.toPrecision(2)))),
      thousand: answer(this.#page.thousand),
      hand: () => this.#challenge(),
    });
  }

  /** @param {Run} run @param {Moment | null} moment what its solution has added to the collection */
  show(run, moment) {
    this.#collecting.show(run, moment);
    const { status } = run.snapshot.progress;
    const over = status === "budget" || status === "unsolvable";
    if (over && !this.#asking && run.annealing && !this.collecting) this.#ask(run);
    const game = this.game(run);
    const open = moment !== null && (moment.all === null || moment.found < moment.all) && !game;
    setShown(this.#collect, open);
    this.#moment = moment;
    this.#allCores.show(run);
    const hard = this.#harder.show(run, !game && !this.collecting && facts.view.value !== "learn");
    setShown(this.#both, !!moment?.how && !game);
    const question = !run.annealing ? null : status === "solved" ? this.#ofSolved(run) : this.#ofUnsolved(run, hard);
    this.#next.show(question, over && this.#why ? whyInWords(this.#why) : "");
    const byHand = status === "solved" && run.annealing && run.snapshot.progress.head > 0;
    byId("offer-prove", HTMLElement).classList.toggle("asked", question?.word === t("proveIt"));
    setShown(this.#hand, byHand && question?.word !== t("beat"));
  }

  /** How solving by hand stands. @param {Run} run */
  game(run) {
    return this.#byHand.of(run);
  }

  /** The collection in words, above it. @param {{ title: string, more: string } | null} added by the solution that is shown */
  tell(added) {
    const { gaveUp } = this.#collecting;
    setText(this.#added.title, gaveUp ? t("nothingNew", { n: REPEATS }) : (added?.title ?? ""));
    setText(this.#added.more, gaveUp ? t("proveCounts") : (added?.more ?? ""));
  }

  /** The task of whoever solves it by hand; empty where nobody does. @param {Run} run */
  goal(run) {
    const game = this.game(run);
    if (!game || game.solved) return "";
    const { puzzle } = run.setup;
    return t(puzzle.kind !== "sudoku" ? "goal" : puzzle.rules?.regions ? "goalRegion" : "goalBox");
  }

  /** The progress of that. @param {Run} run */
  sofar(run) {
    const game = this.game(run);
    if (!game) return "";
    const { moves, solved } = game;
    const swaps = t("swaps", { n: game.swaps });
    if (solved) return `${t("beaten", { swaps, moves })} ${t("replays")}`;
    const how = matchMedia("(hover: hover)").matches ? "howToKeys" : "howToTouch";
    return `${run.remark || t(how)} ${t("sofar", { swaps, moves })}`;
  }

  #align() {
    const puzzle = facts.run.value?.setup.puzzle;
    if (!this.#moment || puzzle?.kind !== "sums") return;
    this.#aligned ??= new Aligned();
    this.#aligned.open(puzzle, this.#moment);
  }

  #open() {
    this.#sharing ??= new Share(this.#page.sharing);
    this.#sharing.open();
  }

  /** The same run, held at a temperature. @param {number} temperature */
  #hold(temperature) {
    this.#page.leave();
    return this.#page.hold(temperature);
  }

  async #challenge() {
    const run = facts.run.value;
    if (!run) return;
    this.#page.leave();
    if (!this.game(run)) this.#byHand.challenge(run);
    await this.#page.open(withoutInterventions(run.startLink));
    this.#page.focus();
  }
}
