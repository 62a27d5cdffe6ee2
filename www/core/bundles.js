// Where the build has put the two modules: the core one that the page begins with, and the full one; and what the boards of the
// library look like.

import { valueIn } from "../lib/link.js";

/**
 * The address of a file whose name only the build knows; index.html has it from there (see Trunk.toml).
 * @param {"glue" | "wasm" | "full-glue" | "full-wasm" | "full-boards"} name
 */
const builtFile = (name) => new URL(tagOf(name)?.getAttribute("content") ?? "", document.baseURI).href;

/** @param {string} name */
const tagOf = (name) => document.querySelector(`meta[name="annealing-lab-${name}"]`);

/** Of the module as it is run; fewer come over the network. @param {"wasm" | "full-wasm"} name */
const bytesOf = (name) => Number(tagOf(name)?.getAttribute("data-bytes"));

export const FULL = {
  glue: builtFile("full-glue"),
  wasm: builtFile("full-wasm"),
  bytes: bytesOf("full-wasm"),
};
/** What the core module is made for. */
const PUZZLES = ["", "magic19", "octa", "sudoku"];
const SOLVERS = ["", "anneal"];
/** Keys of a sudoku's rules that it does not have. */
const RULES = ["regions", "extra", "cages"];
/** Of a sudoku. */
const MOST_CELLS = 625;

/**
 * What the page begins with. A link that the core module would pass on does not wait for it.
 * @param {string} link
 */
export const modulesFor = (link) => ({
  glue: builtFile("glue"),
  wasm: builtFile("wasm"),
  bytes: bytesOf("wasm"),
  full: FULL,
  fullFirst:
    !PUZZLES.includes(valueIn(link, "puzzle")) ||
    !SOLVERS.includes(valueIn(link, "solver")) ||
    RULES.some((key) => valueIn(link, key) !== "") ||
    valueIn(link, "givens").length > MOST_CELLS,
});

export const BOARDS = builtFile("full-boards");

/** The notice while the full module does not come, where `./dev serve` makes it when it is asked for. */
export const BUILDING = tagOf("building")?.getAttribute("content");
