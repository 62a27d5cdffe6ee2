// A search as a single path. A leaf, which the worker uses.

/**
 * Of a tree too large to be shown the way to one node.
 * @param {import("./types.js").Tree} tree
 * @param {number} end
 * @returns {import("./types.js").Tree}
 */
export function pathAlone({ parent, cell, number, g, h, f, expanded, path }, end) {
  const way = [end];
  while (way[0] !== 0) way.unshift(parent[way[0]]);
  const kept = Uint32Array.from(way);
  return {
    parent: kept.map((_, i) => (i === 0 ? parent[0] : i - 1)),
    cell: Uint8Array.from(kept, (node) => cell[node]),
    number: Int32Array.from(kept, (node) => number[node]),
    g: Uint8Array.from(kept, (node) => g[node]),
    h: Uint16Array.from(kept, (node) => h[node]),
    f: Float64Array.from(kept, (node) => f[node]),
    expanded: Uint32Array.from(kept, (node) => expanded[node]),
    path: Uint32Array.from(path, (_, i) => i),
  };
}
