// The layout of a search tree: the positions of its unfolded nodes, a row for each level, from the top down.
//
//            ( start )                level 0
//        ┌──────┼──────┐
//      (A 3)  (A 9)  (A 13)           level 1; A 3 and A 13 are folded
//        ┊   ┌──┴──┐   ┊
//       +12 (B 3) (B 6)               level 2, as close below its parent as the level has room
//
// In a wide tree every leaf has a separate column, and parents are centred above their children.

/**
 * The position of a node; `x` is its centre, in columns.
 * @typedef {{ node: number, x: number, level: number, parent: Spot | null, index: number, of: number, open: boolean }}
 *   Spot
 */

/** The maximum number of columns of a tree whose children are placed near their parents. */
const NARROW = 48;

/**
 * Computes the positions of the nodes.
 * @param {import("./forest.js").Forest} forest
 * @param {(node: number) => boolean} isOpen
 * @returns {{ levels: Spot[][], columns: number, spots: Map<number, Spot> }}
 */
export function unfolded(forest, isOpen) {
  /** @type {Spot} */
  const root = { node: 0, x: 0.5, level: 0, parent: null, index: 0, of: 1, open: isOpen(0) };
  const spots = new Map([[0, root]]);
  const levels = [[root]];
  for (;;) {
    /** @type {Spot[]} */
    const next = [];
    const above = levels[levels.length - 1];
    for (const parent of above) {
      if (!parent.open) continue;
      const children = forest.children(parent.node);
      for (const [index, node] of children.entries()) {
        const spot = { node, x: 0, level: levels.length, parent, index, of: children.length, open: isOpen(node) };
        next.push(spot);
        spots.set(node, spot);
      }
    }
    if (next.length === 0) break;
    levels.push(next);
  }
  const columns = Math.max(...levels.map((level) => level.length));
  if (columns > NARROW) return { levels, columns: spread(levels), spots };
  root.x = columns / 2;
  for (const level of levels.slice(1)) place(level, columns);
  return { levels, columns, spots };
}

/** The fraction of the distance to the centre of the tree by which children are shifted from their parent. */
const LEAN = 0.3;

/**
 * Places the children of each parent roughly below it. If they would overlap with others, they are shifted as little as
 * possible.
 * @param {Spot[]} level
 * @param {number} columns
 */
function place(level, columns) {
  let left = 0;
  for (let i = 0; i < level.length; i += level[i].of) {
    const { of, parent } = level[i];
    const above = parent?.x ?? 0;
    const wanted = above + (columns / 2 - above) * LEAN - of / 2;
    // The children that follow also need room.
    const x = Math.max(left, Math.min(wanted, columns - (level.length - i)));
    for (let k = 0; k < of; k++) level[i + k].x = x + k + 0.5;
    left = x + of;
  }
}

/** Gives each leaf a column, and returns the number of columns. @param {Spot[][]} levels */
function spread(levels) {
  // Counts the leaves below each node from the lowest level up, and then places the nodes from the top down.
  /** @type {Map<Spot | null, number>} */
  const leaves = new Map();
  for (const level of [...levels].reverse()) {
    for (const spot of level) {
      leaves.set(spot, leaves.get(spot) ?? 1);
      leaves.set(spot.parent, (leaves.get(spot.parent) ?? 0) + (leaves.get(spot) ?? 1));
    }
  }
  /** @type {Map<Spot | null, number>} */
  const from = new Map();
  for (const spot of levels.flat()) {
    const begin = from.get(spot.parent) ?? 0;
    const wide = leaves.get(spot) ?? 1;
    from.set(spot, begin);
    from.set(spot.parent, begin + wide);
    spot.x = begin + wide / 2;
  }
  return leaves.get(levels[0][0]) ?? 1;
}
