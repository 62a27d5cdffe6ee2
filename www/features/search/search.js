// The feature for searches. It wires the parts that show a search, and remembers the node chosen by a person. If the
// eye can follow, all parts show the same snapshot, which includes the tree.

import { facts } from "../../facts.js";
import { clock } from "../../lib/clock.js";
import { loadUPlot } from "../../plot/load.js";
import { boardOf, Forest } from "./forest.js";
import { Four } from "./four.js";
import { SearchReadouts } from "./readouts.js";
import { ruleOf } from "./rule.js";
import { Searches } from "./searches.js";
import { SizesPlot } from "./sizes.js";
import { t } from "./texts.js";
import { TreeView } from "./tree.js";
import { Walk } from "./walk.js";
import { defaultSpeed, placed, sentence } from "./words.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../contract.js").House} House */
/** @typedef {import("../../core/types.js").Tree} Tree */
/** @typedef {import("../../view/frames.js").Pace} Pace */

/**
 * The default speed on a map, in expansions a second; iterative deepening is faster, because it makes millions of
 * expansions.
 */
const ON_MAP = 20;
const IDS_ON_MAP = 500;
/** Milliseconds between two trees while a search plays. */
const TREE_EVERY = 250;
/** The maximum number of nodes of a tree that is shown in full, while a search plays and when it rests. */
const MOST_PLAYING = 15_000;
const MOST = 100_000;

export class Search {
  #readouts;
  #sizes;
  #tree;
  #walk;
  #house;
  #searches;
  #four;
  /** @type {Run | null} */
  #run = null;
  /** @type {Forest | null} */
  #forest = null;
  /** The shown tree. @type {Tree | null} */
  #shown = null;
  /** The time of the last request for a tree. */
  #wantedAt = -Infinity;
  /** The node at the end of the shown path. */
  #end = 0;
  /** The node chosen by a person. @type {number | null} */
  #at = null;

  /** @param {import("../../plot/load.js").Plotter} Plotter @param {House} house */
  constructor(Plotter, house) {
    this.#house = house;
    this.#readouts = new SearchReadouts();
    this.#sizes = new SizesPlot(Plotter, (expansion) => house.playback.seek(expansion));
    this.#tree = new TreeView((node) => this.#choose(node));
    this.#walk = new Walk((node) => this.#walkTo(node));
    this.#four = new Four(house);
    this.#searches = new Searches((solver) => house.edits.set("solver", solver));
  }

  /** @param {Run} run */
  begun(run) {
    const { searching } = run;
    this.#walk.stop();
    this.#searches.open(run);
    this.#four.begun();
    this.#run = searching ? run : null;
    this.#forest = null;
    this.#shown = null;
    this.#at = null;
    if (searching) this.#tree.open(run.setup.puzzle, settingsOf(run));
  }

  /** Returns the rule of the search for the headline. @param {Run} run */
  aim(run) {
    return run.searching ? ruleOf(run) : "";
  }

  /** Returns the board of the chosen node. */
  looks() {
    const puzzle = this.#run?.setup.puzzle;
    return this.#at === null || puzzle?.kind !== "sums" || !this.#forest
      ? null
      : boardOf(puzzle, this.#forest, this.#at);
  }

  /** Returns a speed that makes this search last a few seconds, in expansions a second. @param {Run} run */
  speed(run) {
    if (!run.searching) return null;
    const { puzzle } = run.setup;
    if (puzzle.kind === "route") return run.value("solver") === "ids" ? IDS_ON_MAP : ON_MAP;
    const givens = puzzle.kind === "sums" ? (puzzle.givens ?? []) : [];
    return defaultSpeed(givens.filter((given) => given === null).length, settingsOf(run));
  }

  /**
   * Requests the tree with each snapshot, or the path to its board, so that the tree matches the board.
   * @param {boolean} trace
   */
  wants(trace) {
    const { pace } = this.#house.player;
    const run = facts.run.value;
    if (!run?.searching) return {};
    // The drawing of a map already shows its tree.
    const tree = run.setup.puzzle.kind === "route" ? 0 : this.#nodes(pace);
    return { trace: trace || pace === "steady", tree, neighbours: 0 };
  }

  /** Returns the maximum number of nodes of the tree to request; 0 for no tree. @param {Pace} pace */
  #nodes(pace) {
    if (pace === "resting" || pace === "over") return MOST;
    const now = clock();
    if (pace !== "steady" && now - this.#wantedAt < TREE_EVERY) return 0;
    this.#wantedAt = now;
    return MOST_PLAYING;
  }

  /** @param {Run} run @param {import("../contract.js").Now} now */
  says(run, { playing, pace }) {
    if (!run.searching) return null;
    const { searched } = run;
    if (playing !== "resting") this.leave();
    this.#readouts.show(searched, pace === "blurred" || pace === "replaying");
    if (run.traceIsNew) {
      run.traceIsNew = false;
      this.#sizes.show(run.sizes, searched.head_status !== "running");
    }
    this.#sizes.look(searched);
    this.#grow(run);
    this.#four.show(run);
    return sentence(run, playing, pace === "steady", this.#four.leastOn(run.setup.puzzle));
  }

  /** Shows the tree of the snapshot, if it has one. @param {Run} run */
  #grow({ setup, searched, snapshot: { tree, most } }) {
    if (!tree || tree === this.#shown || setup.puzzle.kind === "route") return;
    this.#shown = tree;
    this.#forest = new Forest(tree);
    const { path, whole } = tree;
    // An incomplete tree is the path to one node.
    this.#end = path.length > 0 ? path[path.length - 1] : whole ? searched.node : this.#forest.size - 1;
    this.#tree.show(this.#forest, this.#end, whole ? "" : t("tooLarge", { n: most ?? 0 }));
    this.#showWalk();
  }

  #showWalk() {
    const run = this.#run;
    const forest = this.#forest;
    if (!run || !forest) return;
    const { puzzle } = run.setup;
    if (puzzle.kind !== "sums") return;
    const stops = forest.pathTo(this.#end).map((node) => ({
      node,
      name: node === 0 ? t("start") : placed(forest.tree, node, puzzle),
      state: boardOf(puzzle, forest, node).board,
    }));
    const at = stops.findIndex(({ node }) => node === (this.#at ?? this.#end));
    const solved = run.searched.status === "solved" && forest.tree.path[forest.tree.path.length - 1] === this.#end;
    this.#walk.show(stops, Math.max(0, at), t(solved ? "thePath" : "toThisBoard"));
  }

  /** @param {number} node */
  #choose(node) {
    this.#walk.stop();
    this.#house.pause();
    this.#at = node;
    // A node on the path to the solution keeps that path; otherwise the path to the node is shown.
    const { path } = this.#forest?.tree ?? { path: new Uint32Array() };
    if (path.includes(node)) this.#end = path[path.length - 1];
    else this.#end = node;
    this.#showWalk();
    this.#house.look();
  }

  /** @param {number} node */
  #walkTo(node) {
    this.#house.pause();
    this.#at = node;
    this.#tree.choose(node);
    this.#showWalk();
    this.#house.look();
  }

  /** Shows the search's own board again, because the search moves forward or back. */
  leave() {
    this.#walk.stop();
    this.#at = null;
  }
}

/** @param {Run} run */
const settingsOf = (run) => ({
  solver: run.value("solver"),
  heuristic: run.value("heuristic"),
  weight: run.value("weight"),
  nodes: run.value("nodes"),
});

export default async (/** @type {House} */ house) => new Search(await loadUPlot(), house);
