// The contract of a problem's folder. Types only. Its one line is in problems.js; its puzzles come from the core, as plain data.

/**
 * A mark of the legend: its key in text/legend, and the class it is drawn by.
 * @typedef {{ key: Parameters<typeof import("../text/legend.js").t>[0], look: string }} Mark
 */

/**
 * The state of a board that a legend depends on.
 * @typedef {object} Looks
 * @property {"anneal" | "rebuild" | string} method "" of a board that is to come
 * @property {ArrayLike<number>} kinds of its numbers
 * @property {boolean} apart whether each line says what it adds to the energy
 * @property {boolean} shapes whether cells of a line wear marks instead of standing on a stroke
 */

/**
 * The words for a puzzle. They come with the page: some are seen before the board is drawn.
 * @template [Puzzle=any]
 * @typedef {object} Words
 * @property {(link: string) => Partial<Puzzle>} [expected] gives as much of a puzzle as its link tells, before the core has read that
 * @property {() => string} [title] of all its puzzles, where they have one name: that of the problem
 * @property {(puzzle: Puzzle, done: boolean) => string} aim gives the headline, and the same as a fact once it is reached
 * @property {(puzzle: Puzzle) => string} hand gives what a person can do by hand
 * @property {(puzzle: Puzzle, looks: Looks) => (Mark | false)[]} marks gives those of the legend
 * @property {(puzzle: Puzzle, cell: number) => string} cell names a cell: "B", or "row 3, column 7"
 * @property {(puzzle: Puzzle, cell: number) => string} [short] names it where there is little room: "r3 c7"
 * @property {(puzzle: Puzzle, line: number) => string} line names a line: "ABC", or "row 3"
 * @property {(number: number) => string} [number] writes a number otherwise than in decimal
 * @property {Energy<Puzzle>} [energy] where a board has one
 */

/**
 * The energy in words, and the lines that are right.
 * @template [Puzzle=any]
 * @typedef {object} Energy
 * @property {(puzzle: Puzzle) => string} help says what it counts
 * @property {(puzzle: Puzzle) => number} lines counts them
 * @property {(puzzle: Puzzle, sums: ArrayLike<number>) => number} right counts those that are right
 * @property {"linesRight" | "unitsRight"} words the key for both counts in text/run
 */

/** A board: the run's, or another that is looked at. @typedef {{ board: ArrayLike<number>, sums: ArrayLike<number>, kinds: ArrayLike<number>, explored?: import("../core/types.js").Explored | null }} Shown */
/** The places of a grid's cells in pixels: of squares the whole, of others each one's middle. @typedef {{ box: { left: number, top: number, width: number, height: number } } | { middles: { x: number, y: number }[], radius: number }} Places */

/**
 * The face of a problem: how its puzzles are drawn, and how their cells are named for whoever does not see them.
 * @template [Puzzle=any], [Layout=any], [Scene=any]
 * @typedef {object} Face
 * @property {(puzzle: Puzzle, width: number, height: number, sharp: number) => Layout} layOut places the cells on so many pixels, of
 *   which each is `sharp` wide on the screen
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} draw
 * @property {(before: Puzzle, now: Puzzle) => boolean} isSame whether what is on one board has its place on the other
 * @property {Puzzle} [blank] the puzzle that is laid out before one is there
 * @property {Partial<Scene>} nothing the scene of a puzzle of which nothing is known yet
 * @property {(context: CanvasRenderingContext2D, room: import("./picture.js").Room, pictured: Omit<import("./picture.js").Pictured, "puzzle"> & { puzzle: Puzzle },
 *   colours: import("../lib/colours.js").Colours) => void} [picture] draws it otherwise where it is no board to play on
 * @property {(layout: Layout, x: number, y: number) => number | null} cellAt the cell at a point of the canvas
 * @property {(layout: Layout) => Places} places of the grid's cells
 * @property {(puzzle: Puzzle) => import("./grid.js").Cells} cells gives the rows of the grid, and where keys lead
 * @property {(puzzle: Puzzle, shown: Shown) => (cell: number) => string} contents gives what each cell is named after. Twofold, so
 *   that what all names need is counted once
 * @property {(before: Shown, now: Shown) => (cell: number) => boolean} [changed] tells cells that have other names than before, where
 *   most of many have not
 * @property {(layout: Layout) => boolean} [hasShapes] whether cells of a line wear marks instead of standing on a stroke
 */

export {};
