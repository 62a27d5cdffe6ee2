// The addresses of the two WebAssembly modules, the core one and the full one, and of the library's boards. The build
// chooses them.

import { valueIn } from "../lib/link.js";
import { isInPage } from "./trusted.js";

/**
 * Returns the address of a built file, whose name the build writes into index.html (see Trunk.toml).
 * @param {"glue" | "wasm" | "full-glue" | "full-wasm" | "full-boards"} name
 */
const builtFile = (name) => new URL(tagOf(name)?.getAttribute("content") ?? "", document.baseURI).href;

/** @param {string} name */
const tagOf = (name) => document.querySelector(`meta[name="annealing-lab-${name}"]`);

/** Returns the uncompressed size of a module in bytes; the transfer is smaller. @param {"wasm" | "full-wasm"} name */
const bytesOf = (name) => Number(tagOf(name)?.getAttribute("data-bytes"));

export const FULL = {
  glue: builtFile("full-glue"),
  wasm: builtFile("full-wasm"),
  bytes: bytesOf("full-wasm"),
};
/** Puzzles and solvers of the core module. */
const PUZZLES = ["", "magic19", "octa", "sudoku"];
const SOLVERS = ["", "anneal"];
/** Keys of a sudoku's rules that the core module lacks. */
const RULES = ["regions", "extra", "cages"];
/** The maximum number of cells of a sudoku in the core module. */
const MOST_CELLS = 625;

/**
 * Returns the modules for the initial link of the page. If the core module cannot read the link, the full module is
 * fetched at once.
 * @param {string} link
 */
export function modulesFor(link) {
  if (isInPage(FULL.wasm)) return FULL;
  return {
    glue: builtFile("glue"),
    wasm: builtFile("wasm"),
    bytes: bytesOf("wasm"),
    full: FULL,
    fullFirst:
      !PUZZLES.includes(valueIn(link, "puzzle")) ||
      !SOLVERS.includes(valueIn(link, "solver")) ||
      RULES.some((key) => valueIn(link, key) !== "") ||
      valueIn(link, "givens").length > MOST_CELLS,
  };
}

export const BOARDS = builtFile("full-boards");

/** The notice while `./dev serve` builds the full module; absent in a built page. */
export const BUILDING = tagOf("building")?.getAttribute("content");
