// The tree of a search, prepared for queries: children, paths, the number of nodes below a node, and the board of a
// node.

import { boardOfGivens, sumsOf } from "../../boards/sums/givens.js";

/** @typedef {import("../../core/types.js").Tree} Tree */
/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/**
 * The board of a node; `put` is the cell filled last.
 * @typedef {{ board: number[], kinds: number[], sums: number[], put: number | null }} Looked
 */

/** The entry of a tree for a missing parent or expansion. */
export const NONE = 2 ** 32 - 1;

export class Forest {
  /** The number of nodes below each node. */
  below;
  #first;
  #next;

  /** @param {Tree} tree */
  constructor(tree) {
    this.tree = tree;
    const nodes = tree.parent.length;
    this.below = new Uint32Array(nodes);
    this.#first = new Uint32Array(nodes).fill(NONE);
    this.#next = new Uint32Array(nodes).fill(NONE);
    // A parent is listed before its children. Going backwards, a node's count is thus complete before it is added to
    // its parent's count.
    for (let node = nodes - 1; node > 0; node--) {
      const above = tree.parent[node];
      this.below[above] += 1 + this.below[node];
      this.#next[node] = this.#first[above];
      this.#first[above] = node;
    }
  }

  get size() {
    return this.below.length;
  }

  /** @param {number} node */
  children(node) {
    const found = [];
    for (let child = this.#first[node]; child !== NONE; child = this.#next[child]) found.push(child);
    return found;
  }

  /** Returns the nodes from the start to a node. @param {number} node */
  pathTo(node) {
    const path = [];
    // A node that is newer than the tree has no path in it.
    for (let at = node < this.tree.parent.length ? node : 0; at !== NONE; at = this.tree.parent[at]) path.push(at);
    return path.reverse();
  }
}

/**
 * Returns the board of a node of a magic-sum puzzle: the givens, and the numbers placed on the path to the node.
 * @param {Puzzle} puzzle
 * @param {Forest} forest
 * @param {number} node
 * @returns {Looked}
 */
export function boardOf(puzzle, forest, node) {
  /** @type {Looked} */
  const looked = { ...boardOfGivens(puzzle, puzzle.givens ?? []), put: null };
  const { cell, number } = forest.tree;
  for (const step of forest.pathTo(node).slice(1)) {
    looked.board[cell[step]] = number[step];
    looked.kinds[cell[step]] = 0;
    looked.put = cell[step];
  }
  return { ...looked, sums: sumsOf(puzzle, looked.board) };
}
