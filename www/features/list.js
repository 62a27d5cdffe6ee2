// The features, with a line for each: the facts needed before a feature is loaded. contract.js defines the type of a
// line.

import { isCheck, isExperiment, isLadder, isLesson, isOfClass } from "../lib/link.js";
import { facts } from "../facts.js";
import { embedded } from "../lib/embed.js";
import { isCounted, isModel as isModelKind } from "../lib/puzzle.js";
import { loadUPlot } from "../plot/load.js";
import { plainBoards } from "./plain-boards.js";

/** @typedef {import("../run/run.js").Run | null} Open */
/** @typedef {import("../core/types.js").Setup} Setup */

const isSudoku = (/** @type {Setup} */ { puzzle }) => puzzle.kind === "sudoku";
const isMap = (/** @type {Setup} */ { puzzle }) => puzzle.kind === "route";
const isModel = (/** @type {Setup} */ { puzzle }) => isModelKind(puzzle);
/** Checks whether pasted texts are read as cities or graphs, because such a problem is open. @param {Open} run */
const readsModels = (run) => run !== null && ["tour", "colouring"].includes(run.setup.puzzle.kind);
const searches = (/** @type {Setup} */ { method }) => method === "search";
const counts = (/** @type {Setup} */ { method }) => method === "exact";
const rebuilds = (/** @type {Setup} */ { method }) => method === "rebuild";
const hasReplicas = (/** @type {Setup} */ { method }) => method === "tempering" || method === "replicas";
const anneals = (/** @type {Open} */ run) => !!run?.annealing;
/** Checks whether a run's solutions are counted and collected. @param {Open} run */
const hasSolutions = (run) => run !== null && isCounted(run.setup.puzzle);
/**
 * Makes a feature unavailable in a frame of another page, which has no room for it.
 * @param {(run: Open) => boolean} wanted
 */
const unframed = (wanted) => (embedded ? () => false : wanted);
/** Loads a module together with uPlot, which it draws with. @template T @param {Promise<T>} module */
const plotted = (module) => Promise.all([module, loadUPlot()]).then(([module]) => module);

/** @type {import("./contract.js").Line[]} */
const known = [
  // A frame shows only runs.
  {
    name: "embed",
    load: () => import("./embed/embed.js"),
    alone: true,
    link: (link) =>
      embedded && (isExperiment(link) || isLesson(link) || isOfClass(link) || isLadder(link) || isCheck(link)),
  },
  { name: "ladder", load: () => import("./ladder/ladder.js"), link: isLadder, view: "ladder" },
  { name: "search", load: () => plotted(import("./search/search.js")), needed: searches },
  { name: "exact", load: () => import("./exact/exact.js"), needed: counts },
  {
    name: "code",
    load: () => import("./code/code.js"),
    stylesOf: "inspector",
    alone: true,
    soon: unframed(() => facts.look.peek() === "code"),
  },
  {
    name: "runs",
    load: () => import("./runs/runs.js"),
    alone: true,
    soon: unframed((run) => anneals(run) && facts.look.peek() === "runs"),
  },
  { name: "neighbourhood", load: () => import("./neighbourhood/neighbourhood.js"), soon: unframed(anneals) },
  { name: "ways", load: () => import("./ways/ways.js"), needed: isSudoku },
  { name: "rebuild", load: () => import("./rebuild/rebuild.js"), needed: rebuilds },
  { name: "replicas", load: () => import("./replicas/replicas.js"), needed: hasReplicas },
  { name: "sudoku", load: () => import("./sudoku/sudoku.js"), needed: isSudoku, texts: (run) => !readsModels(run) },
  { name: "route", load: () => import("../boards/route/route.js"), needed: isMap },
  { name: "models", load: () => import("./models/models.js"), needed: isModel, texts: readsModels },
  { name: "cities", load: () => import("../boards/tour/editor.js"), alone: true },
  { name: "sums-editor", load: () => import("../boards/sums/editor.js"), alone: true },
  { name: "plots", load: () => plotted(import("../plot/plots.js")), soon: anneals },
  { name: "proof", load: () => import("./proof/proof.js"), alone: true, soon: unframed(hasSolutions) },
  {
    name: "solved",
    load: () => import("./solved/solved.js"),
    soon: unframed((run) => anneals(run) || hasSolutions(run)),
  },
  { name: "share", load: () => import("./share/share.js"), stylesOf: "solved" },
  { name: "inspector", load: () => import("./inspector/inspector.js"), alone: true, panel: "inspector" },
  { name: "compare", load: () => import("./compare/compare.js"), link: isExperiment, view: "compare" },
  { name: "learn", load: () => import("./learn/learn.js"), link: isLesson, view: "learn" },
  { name: "landscape", load: () => import("./landscape/landscape.js"), stylesOf: "learn", alone: true },
  { name: "class", load: () => import("./class/class.js"), stylesOf: "learn", link: isOfClass, view: "learn" },
  { name: "check", load: () => import("./check/check.js"), stylesOf: "learn", link: isCheck, view: "learn" },
  { name: "scorm", load: () => import("./scorm/scorm.js"), alone: true },
  // The browser may print at any time.
  {
    name: "show",
    load: () => import("./show/show.js"),
    alone: true,
    key: ["b", "keyPresent"],
    soon: unframed(() => true),
  },
  { name: "finder", load: () => import("./temperature-finder/finder.js") },
  { name: "report", load: () => import("./search/report.js") },
  { name: "puzzle-editor", load: () => import("./puzzle-editor/puzzle-editor.js") },
  { name: "library", load: () => import("./library/library.js") },
  { name: "help", load: () => import("./help/help.js") },
];

/** All lines: the features above, and the boards of problems without a feature. */
export const lines = [...known, ...plainBoards(known.map(({ name }) => name))];
