// One screen of a search, read at once: each part's word for the expansion that it shows.

/**
 * @typedef {object} Screen
 * @property {number} expansions by the counters, as are `frontier` and `made`
 * @property {number} frontier
 * @property {number} made nodes that are kept
 * @property {Record<string, unknown>} said what all other parts say, by what they say it of
 * @property {Record<string, unknown>} due what they say if they show the same expansion
 */

/** Reads the page in which it runs, in one go. @returns {Screen} */
export function readScreen() {
  const text = (/** @type {string} */ css) => document.querySelector(css)?.textContent ?? "";
  const number = (/** @type {string} */ text) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", "") ?? NaN);
  const counter = (/** @type {string} */ key) => number(text(`#search-readouts [data-key=${key}] dd`));
  const [frontier, reached] = [...document.querySelectorAll("#sizes .plot-value")].map((value) =>
    number(value.textContent ?? ""),
  );
  const sentence = text("#sentence");
  const tree = document.querySelector("#tree-items [role=treeitem]")?.getAttribute("aria-label") ?? "";
  const chosen = document.querySelector("#tree-items [aria-selected=true]")?.getAttribute("aria-label") ?? "";
  const names = [...document.querySelectorAll("#board-grid [role=gridcell], #route-grid [role=gridcell]")]
    .filter((cell) => cell.getClientRects().length > 0)
    .map((cell) => cell.getAttribute("aria-label") ?? "");
  const onMap = names.some((name) => name.startsWith("row "));
  // A map has each cell's own expansion; on a board the numbers are those of the way to the node expanded last.
  const newest = Math.max(0, ...names.map((name) => number(/expansion [\d,]+/.exec(name)?.[0] ?? "0")));
  const way = text("#walk-state");
  const board = `(${names.map((name) => (/: blank/.test(name) ? 0 : number(name.split(":")[1] ?? ""))).join(", ")})`;
  const reachedCells = names.filter((name) => /, g \d/.test(name)).length;
  // The path leads to the cell that was expanded last.
  const last = names.find((name) => name.includes(`expansion ${newest.toLocaleString("en")}`)) ?? "";
  const steps = names.filter((name) => /step [\d,]+ of the path/.test(name)).length;
  const pathEndsThere = steps === 0 || last.includes(`step ${steps} of the path`);
  const expansions = counter("expansions");
  const [below, newestInTree] = [
    number(/([\d,]+) below$/.exec(tree)?.[1] ?? "0"),
    number(/expansion ([\d,]+)/.exec(chosen)?.[1] ?? "0"),
  ];
  return {
    expansions,
    frontier: counter("frontier"),
    made: counter("nodes"),
    said: {
      // A map has the frontier itself beside it, up to its thirtieth node.
      sentence: onMap
        ? document.querySelectorAll("#route-next-list li").length
        : /contains only the start/.test(sentence)
          ? 1
          : number(/([\d,]+) nodes? waits?/.exec(sentence)?.[1] ?? ""),
      at: number(/(?:after|expansion) ([\d,]+)/i.exec(sentence)?.[1] ?? String(expansions)),
      legend: [frontier, reached],
      plot: text("#sizes") && document.querySelector("#sizes .plot-space")?.getAttribute("aria-label"),
      tree: onMap ? reachedCells : below,
      expandedLast: onMap ? number(/expansion ([\d,]+)/.exec(text("#route-cell"))?.[1] ?? "0") : newestInTree,
      board: onMap ? newest : board,
      path: onMap ? pathEndsThere : way,
    },
    due: {
      sentence: onMap ? Math.min(30, counter("frontier")) : counter("frontier"),
      at: expansions,
      legend: [counter("frontier"), counter("reached")],
      plot: `Frontier and reached over expansions: reached ${counter("reached").toLocaleString("en")}, frontier ${counter("frontier").toLocaleString("en")} after ${expansions.toLocaleString("en")} ${expansions === 1 ? "expansion" : "expansions"}`,
      // On a map breadth-first search keeps each cell once.
      tree: onMap ? counter("reached") : counter("nodes") - counter("cut"),
      expandedLast: expansions,
      board: onMap ? expansions : way,
      path: onMap ? true : board,
    },
  };
}
