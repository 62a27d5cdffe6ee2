// Four searches of the same problem side by side, also shown at the end of a search on a map. They have their nodes and
// costs, and on a map their trees and paths. The core makes them in a separate worker, once for each problem and
// heuristic.

import { drawAsBoard, picture } from "../../boards/picture.js";
import { Job, slices } from "../../core/job.js";
import { WorkerCrash } from "../../core/engine.js";
import { facts } from "../../facts.js";
import { button, byId, element, setShown, setText } from "../../lib/dom.js";
import { count, fixed } from "../../lib/format.js";
import { on } from "../../lib/signal.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../core/types.js").Searched} Searched */
/** @typedef {typeof FOUR[number]} Name */
/** @typedef {{ link: string, searched: Searched, pictured: import("../../boards/picture.js").Pictured }} Made */

const FOUR = /** @type {const} */ (["greedy", "astar", "ucs", "bfs"]);
/** Milliseconds of computing per request. */
const SLICE = 40;
const NO_HEURISTIC = "none";

export class Four {
  #frame = byId("search-four", HTMLElement);
  #words = element("p", {});
  #cards;
  #job;
  /** @type {Map<Name, Made>} */
  #made = new Map();
  /** The problem and the heuristic of these searches. */
  #of = { problem: "", heuristic: "" };
  #onMap = false;
  #title = element("h3", { id: "search-four-title" });
  /** The pressed search, whose map keeps the focus. @type {Name | ""} */
  #pressed = "";
  #house;

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#job = new Job(house.makeEngine);
    this.#cards = FOUR.map((name) => {
      const [map, nodes, cost] = [element("canvas", { "aria-hidden": "true" }), element("span"), element("span")];
      const title = element("strong", {}, t(`short_${name}`));
      const card = button("", { class: "four-card" }, () => this.#open(name));
      card.append(title, map, nodes, cost);
      return { name, card, map, nodes, cost };
    });
    this.#frame.append(this.#title, ...this.#cards.map(({ card }) => card), this.#words);
    byId("tabs", HTMLElement).before(this.#frame);
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
    on(facts.colours, () => this.#draw());
  }

  /** Reports whether all four searches are complete. */
  get #whole() {
    return this.#made.size === FOUR.length;
  }

  /**
   * Returns the minimum cost of a path on a map; null before it is known.
   * @param {import("../../core/types.js").Puzzle} puzzle
   */
  leastOn(puzzle) {
    if (!this.#whole || puzzle.kind !== "route" || puzzle.map !== this.#of.problem) return null;
    return this.#made.get("ucs")?.searched.cost ?? null;
  }

  /** Leaves the searches of another problem. */
  begun() {
    this.#job.end();
    this.#frame.hidden = true;
    // An abandoned or broken attempt begins again at the next end.
    if (!this.#whole) this.#of = { problem: "", heuristic: "" };
  }

  /** Shows the four searches if they are in view; for a map, only at the end of a run. @param {Run} run */
  show(run) {
    const { puzzle } = run.setup;
    const onMap = puzzle.kind === "route";
    const ended = onMap && run.over && run.searched.status !== "nodes" && facts.look.peek() !== "code";
    setShown(this.#frame, ended || facts.look.peek() === "runs");
    // A frame of another page and a lesson have no room for the four searches.
    if (this.#frame.offsetParent === null || this.#job.on) return;
    const problem = onMap ? puzzle.map : problemOf(run);
    const heuristic = run.value("heuristic");
    const same = problem === this.#of.problem && (heuristic === NO_HEURISTIC || heuristic === this.#of.heuristic);
    for (const { name, card } of this.#cards) {
      card.setAttribute("aria-pressed", String(name === run.value("solver")));
      if (name === this.#pressed) card.focus();
    }
    this.#pressed = "";
    if (same) return;
    this.#of = { problem, heuristic };
    this.#onMap = onMap;
    setText(this.#title, t(onMap ? "four" : "fourBoards"));
    this.#frame.classList.toggle("boards", !onMap);
    this.#made.clear();
    this.#tell();
    this.#make(run.startLink);
  }

  /** @param {string} link of any search of the problem */
  async #make(link) {
    const { engine, wanted } = this.#job.begin(() => this.#job.end());
    try {
      for (const name of FOUR) {
        const { link: own } = await engine.ask("change", { link, key: "solver", value: name });
        const { setup, ...begun } = await engine.ask("open", { link: own });
        let { snapshot } = begun;
        const what = { moves: 1e9, milliseconds: SLICE, trace: false };
        for await (snapshot of slices(engine, "advance", what, wanted))
          if (snapshot.progress.status !== "running") break;
        if (!wanted()) return;
        // A search without a heuristic leaves the heuristic of the others to the core.
        if (name === "astar")
          this.#of.heuristic = setup.fields.find(({ key }) => key === "heuristic")?.value ?? NO_HEURISTIC;
        const searched = /** @type {Searched} */ (/** @type {unknown} */ (snapshot.progress));
        this.#made.set(name, { link: setup.link, searched, pictured: { puzzle: setup.puzzle, ...snapshot } });
      }
      this.#job.end();
      this.#tell();
      this.#house.draw();
    } catch (error) {
      // A worker that was ended, or that broke, has reported the reason; the four searches are repeated at the next
      // end.
      if (!(error instanceof WorkerCrash)) throw error;
    }
  }

  #tell() {
    const most = Math.max(...[...this.#made.values()].map(({ searched }) => searched.nodes));
    // All solutions of a board have the same cost.
    const least = this.#onMap && this.#whole ? (this.#made.get("ucs")?.searched.cost ?? null) : null;
    for (const { name, card, nodes, cost } of this.#cards) {
      const made = this.#made.get(name);
      card.disabled = !made;
      card.classList.toggle("least", least !== null && made?.searched.cost === least);
      card.style.setProperty("--share", made ? String(made.searched.nodes / most) : "0");
      setText(nodes, made ? t("nNodes", { n: made.searched.nodes }) : "…");
      setText(cost, made ? endOf(made.searched, least, this.#onMap) : "");
    }
    setText(this.#words, this.#compared());
    this.#draw();
  }

  /** Compares A* and greedy search with uniform-cost search, as far as there is a difference. */
  #compared() {
    const [greedy, astar, ucs, bfs] = FOUR.map((name) => this.#made.get(name)?.searched);
    if (!greedy || !astar || !ucs || !bfs || ucs.cost === null) return "";
    const saves = astar.cost === ucs.cost && astar.nodes < ucs.nodes;
    const saved = saves ? t("fourSaves", { share: `${fixed(100 * (1 - astar.nodes / ucs.nodes), 0)}\u00a0%` }) : "";
    if (!this.#onMap) return [t("fourSame", { cost: ucs.cost }), saved].join(" ");
    const fewest = greedy.nodes < Math.min(astar.nodes, ucs.nodes, bfs.nodes);
    const more = (greedy.cost ?? 0) - ucs.cost;
    return [saved, fewest ? t(more > 0 ? "fourGreedy" : "fourGreedyLeast", { n: more }) : ""].join(" ");
  }

  #draw() {
    for (const { name, map } of this.#cards) {
      const { pictured } = this.#made.get(name) ?? {};
      if (pictured?.puzzle.kind !== "route") continue;
      map.style.aspectRatio = `${pictured.puzzle.columns} / ${pictured.puzzle.rows}`;
      if (map.clientWidth > 0) picture(map, pictured, facts.colours.peek(), { small: true }, drawAsBoard);
    }
  }

  /** Opens a search at its end. @param {Name} name */
  #open(name) {
    const made = this.#made.get(name);
    if (!made) return;
    this.#pressed = name;
    this.#house.choices.open(`${made.link}&at=${made.searched.moves + 1}`);
  }
}

/** Identifies the board that a search fills, and the order of filling. @param {Run} run */
const problemOf = (run) => JSON.stringify([run.setup.puzzle, run.value("order"), run.value("nodes")]);

/**
 * Describes the end of a search in a short text.
 * @param {Searched} searched
 * @param {number | null} least
 * @param {boolean} onMap
 */
function endOf({ status, cost }, least, onMap) {
  if (status === "solved") return t(cost === least ? "fourLeast" : "fourCost", { cost: count(cost ?? 0) });
  if (status === "nodes") return t("fourStopped");
  return t(onMap ? "fourNoWay" : "fourNoSolution");
}
