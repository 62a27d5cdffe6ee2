// The feature for solutions: the proof of their number, and the collection of solutions found. It wires the parts of
// this folder.
//
//   problem ──▶ Prover ──▶ Proved, stored ──────┐
//   solved run ──▶ Collection ──▶ classify ─────┴──▶ catalogue ──▶ Shelf, Viewer

import { SEEN_EVERY, clock } from "../../lib/clock.js";
import { byId, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { isCounted } from "../../lib/puzzle.js";
import { unlessCrashed } from "../../core/engine.js";
import { catalogue } from "./catalogue.js";
import { Collection } from "./collection.js";
import { momentInWords, momentOf } from "./moment.js";
import { Prover } from "./prover.js";
import { Question } from "./question.js";
import { Shelf } from "./shelf.js";
import { t } from "./texts.js";
import { contradictionInWords, marksOfProof } from "./reasons.js";
import { Truth } from "./truth.js";
import { cancelled, soFar, truth, verdict } from "./verdict.js";
import { Viewer } from "./viewer.js";
import { Timer } from "../../lib/timer.js";

/** @typedef {import("./collection.js").Found} Found */
/** @typedef {import("../../run/pending-solutions.js").Solved} Solved */
/** @typedef {import("../../boards/picture.js").Puzzle} Puzzle */
/** @typedef {import("./verdict.js").Member} Member */
/** @typedef {import("./verdict.js").Proof} SoFar */
/** @typedef {import("./verdict.js").Proved} Proved */
/**
 * A puzzle with its givens and rules; `classed` if its solutions have classes.
 * @typedef {{ key: string, link: string, whole: string, puzzle: Puzzle, classed: boolean, known: number | null }}
 *   Problem
 */

/** The maximum number of solutions of a proof, and of nodes of an automatic proof. */
const LIMIT = 1000;
const MOST_NODES = 20_000_000;
/** Milliseconds between the last change of a sudoku and the count of its solutions. */
const VERDICT_AFTER = 60;
/** The minimum number of givens of a 9x9 with exactly one solution (McGuire, Tugemann and Civario, 2012). */
const FEWEST_GIVENS = 17;
/** The maximum number of free cells of a named puzzle for the check that its energy is constant. */
const FEW_FREE = 8;
/** The keys of a link that determine a puzzle, and the keys that determine a problem. */
const OF_PUZZLE = ["puzzle", "define"];
const OF_PROBLEM = [...OF_PUZZLE, "givens", "regions", "extra", "cages"];

/** @typedef {import("../contract.js").House} House */
/** @typedef {import("../certificate/certificate.js").Certificate} Certificate */

export class Proof {
  /** @type {Problem | null} */
  #problem = null;
  /** The proofs made by this page, by problem. @type {Map<string, Proved>} */
  #proved = new Map();
  /**
   * The marks of these proofs on a sudoku.
   * @type {Map<string, import("../../boards/sudoku/layers.js").Marks | null>}
   */
  #marks = new Map();
  /** The energy of all boards if no swap changes it, otherwise null; by problem. @type {Map<string, number | null>} */
  #flat = new Map();
  /** The classes of boards, by problem and board. @type {Map<string, Member>} */
  #members = new Map();
  /** True if turned or mirrored boards belong to one class, by problem. @type {Map<string, boolean>} */
  #symmetric = new Map();
  /** The cleared solutions, which can be restored. @type {Found[] | null} */
  #cleared = null;
  #revealed = false;
  /** The solution found last. @type {{ board: number[], link: string } | null} */
  #last = null;
  /** The gain by that solution. @type {import("./moment.js").Moment | null} */
  #moment = null;
  #house;
  #prover;
  #shelf;
  #viewer;
  #collection = new Collection();
  #prove = byId("prove", HTMLButtonElement);
  #offer = byId("offer-prove", HTMLButtonElement);
  #show = byId("solutions-show", HTMLButtonElement);
  #clear = byId("solutions-clear", HTMLButtonElement);
  #bar = byId("proof-bar", HTMLProgressElement);
  #text = byId("proof-text", HTMLElement);
  #said = byId("proof-said", HTMLElement);
  /** The line at the board; `#said` contains its text for screen readers. */
  #truth = new Truth(
    () => this.#showTwo(),
    () => this.#certify(),
  );
  #allTheSame = new Question("all-the-same", { title: t("askTitle"), no: t("askNo"), yes: t("askYes") });
  /** Problems without a solution that a person nevertheless wants to anneal. @type {Set<string>} */
  #wanted = new Set();
  #count = byId("solutions-count", HTMLElement);
  #empty = byId("solutions-empty", HTMLElement);
  /** The dialog of the proof's file, once it was opened. @type {Certificate | null} */
  #certificate = null;
  /** @type {import("./catalogue.js").Solution[]} */
  #solutions = [];
  /** The number of classes that are in the proof but were not found by a run. */
  #left = 0;
  #arranging = new Latest();
  /** The contradiction in the sudoku being edited, in words. @type {string | null} */
  #refusal = null;
  #soon = new Timer(() => {
    if (!this.#prover.busy) this.#press(MOST_NODES);
  });

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#prover = new Prover(house.makeEngine);
    this.#shelf = new Shelf((solution) => {
      const shown = (/** @type {import("./catalogue.js").Solution} */ last) => this.#shelf.focus(last);
      if (this.#problem) this.#viewer.open(this.#problem.puzzle, this.#solutions, solution, shown);
    });
    this.#viewer = new Viewer((link) => {
      house.notice.hide();
      house.open(link);
    });
    const reveal = () => {
      this.#revealed = !this.#revealed;
      this.#arrange();
    };
    const spoiler = new Question("spoiler-title", {
      title: t("spoilerTitle"),
      no: t("keepLooking"),
      yes: t("yesShow"),
    });
    this.#show.addEventListener("click", () => {
      if (this.#revealed) reveal();
      else spoiler.ask(t("spoiler", { n: this.#left }), reveal);
    });
    this.#clear.addEventListener("click", () => this.#clearOrUndo());
  }

  /** Opens the dialog that saves the proof, and checks it. */
  async #certify() {
    const { Certificate } = await import("../certificate/certificate.js");
    this.#certificate ??= new Certificate(this.#house.makeEngine);
    if (this.#problem) this.#certificate.open(this.#problem.link, this.#problem.puzzle.title, this.#sentence(null));
  }

  /** Returns a sentence on whether there is a solution, for runs that end unsolved; empty while that is unknown. */
  notes() {
    const proved = this.#problem && this.#proved.get(this.#problem.key);
    return { truth: this.#flatWords || (proved ? truth(proved) : "") };
  }

  /** The marks of the proof on a sudoku's board. */
  get marks() {
    return this.#refusal === null ? (this.#marks.get(this.#problem?.key ?? "") ?? null) : null;
  }

  /** The proof of the open puzzle, as far as it is known. */
  get proved() {
    return this.#refusal === null ? (this.#proved.get(this.#problem?.key ?? "") ?? null) : null;
  }

  /** Reports whether a sudoku has a solution; null while that is unknown. */
  get solvable() {
    const proof = this.#proved.get(this.#problem?.key ?? "")?.proof;
    return this.#refusal !== null ? false : proof ? proof.solutions > 0 : null;
  }

  /** Reports whether it is proved that there is no solution. */
  get impossible() {
    const proof = this.#problem && this.#proved.get(this.#problem.key)?.proof;
    return this.#flatWords !== "" || (!!proof?.complete && proof.solutions === 0);
  }

  /** The sentence that no swap changes the energy, if that is proved; otherwise empty. */
  get #flatWords() {
    const energy = this.#flat.get(this.#problem?.key ?? "") ?? null;
    return energy === null ? "" : t("lineFlat", { energy });
  }

  /** Requests confirmation before a run that is proved to fail. @param {() => void} start called after a yes */
  asksFirst(start) {
    const key = this.#problem?.key;
    if (!this.impossible || key === undefined || this.#wanted.has(key)) return false;
    this.#allTheSame.ask(this.#flatWords || t("unsolvable"), () => {
      this.#wanted.add(key);
      start();
    });
    return true;
  }

  /** Shows two solutions of a sudoku that has several solutions. */
  #showTwo() {
    const problem = this.#problem;
    const proved = problem && this.#proved.get(problem.key);
    if (!proved) return;
    /** @type {import("./catalogue.js").Solution[]} */
    const two = proved.firsts.slice(0, 2).map((board, i) => {
      return { number: i + 1, kind: "shown", how: null, board, run: null };
    });
    this.#viewer.open(problem.puzzle, two, two[0]);
  }

  /**
   * Begins with the problem of a run, if it has changed. The routes of a map are not counted.
   * @param {import("../../run/run.js").Run} run
   */
  begun({ setup: { link, puzzle } }) {
    if (!isCounted(puzzle)) return;
    const key = problemOf(link);
    if (key === this.#problem?.key) return;
    this.#prover.cancel();
    setText(this.#said, "");
    const classed = "cells" in puzzle;
    const known = puzzle.kind === "sums" ? (puzzle.classes_known ?? null) : null;
    this.#problem = { key, link, whole: withoutGivens(link), puzzle, classed, known };
    this.#last = this.#moment = null;
    this.#revealed = false;
    this.#cleared = null;
    this.#showProof();
    this.#arrange();
    this.#proveSoon();
    if (puzzle.kind === "sums") this.#lookForFlat(key, link, puzzle);
  }

  /**
   * Checks whether no swap changes the energy, which takes a moment.
   * @param {string} key @param {string} link @param {import("../../core/types.js").SumsPuzzle} puzzle
   */
  async #lookForFlat(key, link, puzzle) {
    if (this.#flat.has(key)) return;
    const free = puzzle.givens?.filter((given) => given === null).length ?? 0;
    if (!puzzle.define && free > FEW_FREE) return;
    this.#flat.set(key, null);
    // The run's engine may only have the core module, which cannot answer, so another engine receives the request.
    const engine = puzzle.define ? this.#house.engine : this.#house.makeEngine();
    const energy = await unlessCrashed(engine.ask("flatEnergy", { link }));
    if (engine !== this.#house.engine) engine.end();
    this.#flat.set(key, energy);
    if (energy === null || key !== this.#problem?.key) return;
    this.#showProof();
    setText(this.#said, this.#flatWords);
    this.#house.draw();
    this.#stopInVain();
  }

  /** Pauses a run that cannot succeed, unless a person wants it to continue. */
  #stopInVain() {
    const { player, playback, pause } = this.#house;
    if (player.playing === "playing" && !playback.mayStart(() => playback.start())) pause();
  }

  /** Counts the solutions of a sudoku automatically, because that takes only a moment. */
  #proveSoon() {
    this.#soon.stop();
    if (this.#problem && !this.#problem.classed) this.#soon.after(VERDICT_AFTER);
  }

  /**
   * Takes the contradiction in the sudoku being edited; null without one.
   * @param {import("../../boards/sudoku/rules.js").Twice | string | null} what
   */
  refuse(what) {
    const puzzle = this.#problem?.puzzle;
    const words = what && puzzle && puzzle.kind === "sudoku" ? contradictionInWords(what, puzzle) : null;
    if (words === this.#refusal) return;
    this.#refusal = words;
    setText(this.#said, "");
    this.#showProof();
    this.#arrange();
    // The count may have been due while the givens contradicted each other.
    if (!words) this.#proveSoon();
  }

  /** Takes a solution found by a run. @param {Solved} solved */
  async found({ board, link, seed, moves }) {
    const problem = this.#problem;
    if (!problem || problemOf(link) !== problem.key) return;
    const numbers = Array.from(board);
    if (this.#collection.add(problem.key, [{ board: numbers, link, seed, moves }])) this.#cleared = null;
    this.#last = { board: numbers, link };
    await this.#arrange();
    this.#shelf.reveal(numbers);
    this.#house.draw();
  }

  /**
   * Returns the gain by a solution; null if it is unknown, or the problem has no classes.
   * @param {ArrayLike<number>} board
   */
  momentFor(board) {
    const moment = this.#moment;
    return moment?.board.every((number, cell) => number === board[cell]) ? moment : null;
  }

  /** Describes the gain by a solution. @param {import("./moment.js").Moment} moment */
  saidOf(moment) {
    return momentInWords(moment, this.#symmetric.get(this.#problem?.key ?? "") ?? false);
  }

  /** Returns the number of all classes; null if it is unknown. @param {Problem} problem */
  #all({ key, known }) {
    const proof = this.#proved.get(key)?.proof;
    return proof?.complete ? proof.classes : known;
  }

  /**
   * Begins the proof; its button also cancels it. From elsewhere, the panel of solutions is shown first.
   * @param {import("../contract.js").Ask} ask
   */
  asked({ by }) {
    if (by !== "prove") {
      this.#house.tabs.show("solutions");
      this.#prove.focus({ preventScroll: true });
    }
    if (by || !this.#prover.busy) this.#press();
  }

  #press(most = Infinity) {
    if (this.#prover.busy) return this.#prover.cancel();
    if (!this.#problem || this.#refusal) return;
    if (!this.#proved.has(this.#problem.key)) this.#run(this.#problem, most);
    else if (most === Infinity) this.#certify();
  }

  /** @param {Problem} problem @param {number} most the maximum number of nodes */
  async #run(problem, most) {
    let seenAt = clock();
    /** @type {SoFar | null} */
    let last = null;
    const seen = (/** @type {SoFar} */ proof) => {
      last = proof;
      const now = clock();
      if (now - seenAt < SEEN_EVERY || problem !== this.#problem) return;
      seenAt = now;
      this.#bar.value = proof.share;
      setText(this.#text, soFar(proof));
    };
    const proving = this.#prover.prove({ ...problem, limit: LIMIT, most }, seen);
    this.#showProof();
    /** @type {string | null} */
    let instead = null;
    try {
      const proved = await proving;
      if (proved?.proof.status === "running" && proved.proof.solutions < 2) instead = t("undecided", { n: most });
      else if (proved) {
        const { key, puzzle } = problem;
        this.#proved.set(key, proved);
        if (puzzle.kind === "sudoku") this.#marks.set(key, marksOfProof(proved, puzzle));
        for (const [i, board] of proved.firsts.entries()) {
          this.#members.set(`${problem.key} ${board.join()}`, proved.members[i]);
        }
      } else instead = cancelled(last);
    } catch (error) {
      instead = t("stopped", { why: error instanceof Error ? error.message : String(error) });
    }
    if (problem !== this.#problem) return;
    this.#showProof(instead);
    setText(this.#said, `${this.#text.textContent} ${this.#truth.why}`.trim());
    this.#house.draw();
    if (this.impossible) this.#stopInVain();
    await this.#arrange();
  }

  /** Shows the state of the proof. @param {string | null} [instead] the text if nothing is proved */
  #showProof(instead = null) {
    const { busy } = this.#prover;
    const proved = this.#problem && this.#proved.get(this.#problem.key);
    const settled = Boolean(proved || this.#refusal);
    setText(this.#prove, t(busy ? "cancel" : this.#refusal ? "proved" : proved ? "file" : "prove"));
    this.#prove.setAttribute("aria-disabled", String(!!this.#refusal && !busy));
    this.#offer.hidden = busy || settled;
    this.#bar.hidden = !busy;
    if (busy) this.#bar.value = 0;
    setText(this.#text, this.#refusal ?? this.#sentence(instead));
    const none = this.#refusal ?? (this.#flatWords || null);
    const waits = busy || (instead === null && this.#problem?.classed === false);
    this.#truth.show({ puzzle: this.#problem?.puzzle ?? null, busy: waits, proved: proved ?? null, none });
    this.#text.classList.toggle("proved", settled);
    if (busy && this.#problem?.classed) setText(this.#said, t("begun"));
  }

  /** @param {string | null} instead */
  #sentence(instead) {
    const problem = this.#problem;
    const proved = problem && this.#proved.get(problem.key);
    if (this.#prover.busy) return t("searching");
    if (!proved) return this.#flatWords || (instead ?? t("invitation"));
    const { puzzle } = problem;
    // With more rules, fewer givens can be enough.
    const plain = puzzle.kind === "sudoku" && puzzle.size === 9 && !puzzle.rules;
    const givens = plain ? puzzle.givens.filter((digit) => digit > 0).length : 81;
    const words = verdict(proved, problem.classed);
    return givens < FEWEST_GIVENS ? `${words} ${t("tooFew", { n: FEWEST_GIVENS })}` : words;
  }

  // The classes of boards are requested before anything is shown, so that no name changes afterwards.
  async #arrange() {
    const isLatest = this.#arranging.begin();
    const problem = this.#problem;
    if (!problem) return;
    if (this.#refusal) return this.#showNone(problem);
    const found = this.#collection.of(problem.key);
    const keyOf = (/** @type {Found} */ { board }) => `${problem.key} ${board.join()}`;
    const asked = found.filter((one) => !this.#members.has(keyOf(one)));
    if (asked.length > 0) {
      const boards = asked.map(({ board }) => Int32Array.from(board));
      const { link } = problem;
      const { engine } = this.#house;
      const [members, symmetries] =
        (await unlessCrashed(
          Promise.all([engine.ask("classify", { link, boards }), engine.ask("symmetries", { link })]),
        )) ?? [];
      if (!members || !symmetries) return;
      this.#symmetric.set(problem.key, symmetries.length > 1);
      for (const [i, one] of asked.entries()) this.#members.set(keyOf(one), members[i]);
      if (!isLatest() || problem !== this.#problem) return;
    }
    const members = found.flatMap((one) => this.#members.get(keyOf(one)) ?? []);
    const proved = this.#proved.get(problem.key) ?? null;
    const all = this.#all(problem);
    const { solutions, classes } = catalogue(found, members, proved, this.#revealed, problem.known);
    this.#solutions = solutions;
    this.#shelf.show(problem.puzzle, solutions);
    const ofAll = this.#last && problem.classed && members.length === found.length ? this.#last : null;
    this.#moment = ofAll && momentOf(ofAll.board, ofAll.link, found, members, solutions, all);
    this.#showCount(classes, all);
    const proven = proved?.proof.classes ?? 0;
    this.#left = proven - classes;
    this.#show.hidden = !proved || (classes >= proven && !this.#revealed);
    setText(this.#show, t(this.#revealed ? "hide" : "show"));
    this.#clear.hidden = found.length === 0 && !this.#cleared;
    setText(this.#clear, t(this.#cleared ? "undo" : "clear"));
    this.#empty.hidden = solutions.length > 0;
    setText(this.#empty, t(proved && proven === 0 ? "nothing" : "empty"));
  }

  /** Clears the shown solutions, because the givens contradict each other. @param {Problem} problem */
  #showNone({ puzzle }) {
    this.#solutions = [];
    this.#shelf.show(puzzle, []);
    setText(this.#count, t("none"));
    this.#show.hidden = this.#clear.hidden = true;
    this.#empty.hidden = false;
    setText(this.#empty, t("nothing"));
  }

  /** Shows the number of classes. @param {number} classes the number of classes found @param {number | null} all */
  #showCount(classes, all) {
    if (all === null) setText(this.#count, classes === 0 ? t("noneYet") : t("found", { n: classes }));
    else if (all === 0) setText(this.#count, t("none"));
    else setText(this.#count, t("foundOf", { n: classes, all }));
  }

  #clearOrUndo() {
    const key = this.#problem?.key;
    if (!key) return;
    if (this.#cleared) {
      this.#collection.add(key, this.#cleared);
      this.#cleared = null;
    } else {
      this.#cleared = this.#collection.of(key);
      this.#collection.clear(key);
    }
    setText(this.#said, t(this.#cleared ? "cleared" : "restored"));
    this.#arrange();
  }
}

/** Returns the key of a link's problem: runs of one problem share a proof and a collection. @param {string} link */
function problemOf(link) {
  const pairs = link.split("&").filter((pair) => OF_PROBLEM.includes(pair.split("=", 1)[0]));
  return pairs.sort().join("&");
}

/** @param {string} link */
const withoutGivens = (link) =>
  link
    .split("&")
    .filter((pair) => OF_PUZZLE.includes(pair.split("=", 1)[0]))
    .join("&");

export default (/** @type {House} */ house) => new Proof(house);
