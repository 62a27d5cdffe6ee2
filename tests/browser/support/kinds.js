// Every kind of puzzle, and a walk that opens each from every other one.

const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/** Links of runs that are not over before or after their first move, each with a seed of its own. */
export const KINDS = [
  "puzzle=triangle-3-9&seed=101",
  "puzzle=magic19&seed=3",
  "puzzle=magic-square-10&seed=103",
  "puzzle=zero-hexagon-5&solver=tempering&replicas=3&seed=104",
  "puzzle=octa&seed=105",
  "puzzle=octa&solver=astar&heuristic=values&givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10",
  "puzzle=magic19&solver=exact&givens=3,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.",
  "puzzle=custom&define=n1..6;c0,2_1,1_2,0_0,0_-2,0_-1,1;l9ABC_9CDE_9EFA;tMine&seed=108",
  `puzzle=sudoku&singles=off&seed=109&givens=${"1..............."}`,
  `puzzle=sudoku&singles=off&seed=110&givens=${HARD}`,
  `puzzle=sudoku&seed=111&givens=${"1".padEnd(256, ".")}`,
  `puzzle=sudoku&extra=diagonals&singles=off&seed=112&givens=${"1".padEnd(81, ".")}`,
  `puzzle=sudoku&solver=rebuild&seed=113&givens=${HARD}`,
  `puzzle=sudoku&solver=exact&givens=${HARD}`,
  "puzzle=route&solver=bfs",
  "puzzle=route&solver=astar&map=S.x/.9G",
  // The same puzzle as another of them, but another run.
  "puzzle=magic19&seed=117",
  "puzzle=zero-hexagon-5&solver=tempering&replicas=3&seed=118",
];

/** A few of them: large and small, by swaps, by search, by rebuilds, on a map, and two runs of one puzzle. */
export const FEW = [0, 1, 5, 8, 9, 12, 14, 16].map((place) => KINDS[place]);

/** A closed walk on so many places that goes each way between any two of them once. @param {number} places */
export function everyWay(places) {
  const left = Array.from({ length: places }, (_, from) =>
    Array.from({ length: places }, (_, to) => to).filter((to) => to !== from),
  );
  const [stack, walk] = [[0], /** @type {number[]} */ ([])];
  while (stack.length > 0) {
    const next = left[stack[stack.length - 1]].pop();
    if (next === undefined) walk.push(/** @type {number} */ (stack.pop()));
    else stack.push(next);
  }
  return walk.reverse();
}

/**
 * Opens links one after the other, in the page in which it runs, and makes a step of each. Gives what the first frame shows of each:
 * board, figures and words.
 * @param {string[]} links
 */
export async function walkOver(links) {
  const text = (/** @type {string} */ css) =>
    [...document.querySelectorAll(css)]
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => (node.textContent ?? "").replace(/\s+/g, " ").trim());
  const names = () =>
    [...document.querySelectorAll("[role=gridcell]")]
      .filter((cell) => cell.getClientRects().length > 0)
      .map((cell) => cell.getAttribute("aria-label"));
  const picture = () => {
    const shown = ["board-canvas", "sudoku-canvas", "route-canvas", "tree-canvas"]
      .map((id) => /** @type {HTMLCanvasElement | null} */ (document.getElementById(id)))
      .filter((canvas) => canvas && canvas.getClientRects().length > 0);
    return shown.map((canvas) => canvas?.toDataURL() ?? "");
  };
  const see = () => ({
    title: document.title,
    words: text(
      "#title, #aim, #statement, .method, #sentence, #legend, #meter-value, #meter-change, #meter-lines, #meter-help",
    ),
    figures: text(
      "#readouts dd, #search-readouts dd, #exact-readouts dd, #seed, #temperature-value, #hand-cell, .plot-value, #walk-words, #walk-state, #replicas-list",
    ),
    names: names(),
    picture: picture(),
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** The figures that tell one of these runs from another. */
  const which = () =>
    [
      document.title,
      ...text("#seed, #statement, #choose-givens"),
      /** @type {HTMLSelectElement | null} */ (document.querySelector("#set-solver"))?.value,
    ].join();
  const restart = /** @type {HTMLButtonElement} */ (document.getElementById("restart"));
  const begins = async (/** @type {() => boolean} */ there, /** @type {string} */ what) => {
    for (let frames = 0; !there(); frames++) {
      if (frames > 600) throw new Error(`${what} does not come`);
      await frame();
    }
  };
  const seen = [];
  for (const link of links) {
    const before = which();
    location.hash = link;
    await begins(() => which() !== before && restart.disabled, link);
    if (text("#notice").join("") !== "") throw new Error(`${link}: ${text("#notice")}`);
    // A drawing is seen when it is laid out.
    await frame();
    seen.push(see());
    /** @type {HTMLElement} */ (document.getElementById("step")).click();
    await begins(() => !restart.disabled, `the first step of ${link}`);
  }
  return seen;
}
