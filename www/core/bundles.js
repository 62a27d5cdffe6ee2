// Where the build has put the two modules: the core one that the page begins with, and the full one; and what the boards of the
// library look like.

import { valueIn } from "../lib/link.js";

/**
 * The address of a file whose name only the build knows; index.html has it from there (see Trunk.toml).
 * @param {"glue" | "wasm" | "full-glue" | "full-wasm" | "full-boards"} name
 */
function builtFile(name) {
  const tag = document.querySelector(`meta[name="annealing-lab-${name}"]`);
  return new URL(tag?.getAttribute("content") ?? "", document.baseURI).href;
}

export const FULL = {
  glue: builtFile("full-glue"),
  wasm: builtFile("full-wasm"),
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
  full: FULL,
  fullFirst:
    !PUZZLES.includes(valueIn(link, "puzzle")) ||
    !SOLVERS.includes(valueIn(link, "solver")) ||
    RULES.some((key) => valueIn(link, key) !== "") ||
    valueIn(link, "givens").length > MOST_CELLS,
});

export const BOARDS = builtFile("full-boards");
