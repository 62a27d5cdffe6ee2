// The contract of a problem's folder, as types. problems.js has a line for the folder; the puzzles come from the core as plain data.

/**
 * A mark of the legend: its key in text/legend, and its class in the stylesheet.
 * @typedef {{ key: Parameters<typeof import("../text/legend.js").t>[0], look: string }} Mark
 */

/**
 * The state of a board that a legend depends on.
 * @typedef {object} Looks
 * @property {"anneal" | "rebuild" | string} method
 * @property {ArrayLike<number>} kinds the kinds of its numbers
 * @property {boolean} apart whether each line shows what it adds to the energy
 * @property {boolean} shapes whether cells of a line have marks instead of standing on a stroke
 */

/**
 * The words for a puzzle. They are loaded with the page, because some are shown before the board is drawn.
 * @template [Puzzle=any]
 * @typedef {object} Words
 * @property {(link: string) => Partial<Puzzle>} [expected] gives the part of a puzzle that follows from its link without the core
 * @property {() => string} [title] gives the title of all puzzles, if they have the name of the problem; the grid has it, too,
 *   and what is said while the face comes
 * @property {(puzzle: Puzzle, done: boolean) => string} aim gives the headline: the aim, or that it is reached
 * @property {(puzzle: Puzzle) => string} hand says what a person can do by hand
 * @property {(puzzle: Puzzle, looks: Looks) => (Mark | false)[]} marks gives the marks of the legend
 * @property {(puzzle: Puzzle, cell: number) => string} cell names a cell: "B", or "row 3, column 7"
 * @property {(puzzle: Puzzle, cell: number) => string} [short] names a cell where there is little room: "r3 c7"
 * @property {(puzzle: Puzzle, line: number) => string} line names a line: "ABC", or "row 3"
 * @property {(number: number, puzzle: Puzzle) => string} [number] writes a number, if not in decimal
 * @property {(puzzle: Puzzle, cell: number) => string} [carried] names what a person takes up from a cell, if that is not its number
 * @property {(puzzle: Puzzle, cells: [number, number]) => string} [made] gives the intervention that makes a move, if that is no swap
 * @property {(puzzle: Puzzle, board: ArrayLike<number>, cell: number) => string} [pressed] gives the intervention that a press on a cell
 *   makes, if a person changes one cell at a time
 * @property {(puzzle: Puzzle, cell: number, digit: number) => string} [typed] gives the intervention that a digit typed on a cell makes;
 *   empty if it makes none
 * @property {(puzzle: Puzzle, board: ArrayLike<number>, cells: [number, number]) => [string, string]} [pointed] names both parts of a
 *   move that is pointed at, where it has no two numbers
 * @property {(puzzle: Puzzle, last: Pick<import("../core/types.js").LastMove, "cells" | "numbers" | "accepted">) => string} [move] words the last move, made or rejected, in a
 *   sentence of its own, where it is no swap
 * @property {(board: ArrayLike<number>, from: number, to: number) => string} [change] gives the intervention by which a person takes one
 *   cell to another, if it is no swap; empty if it changes nothing
 * @property {(puzzle: Puzzle, letter: string, last: Pick<import("../core/types.js").LastMove, "cells" | "numbers" | "accepted">) => string} [changed]
 *   words a change that a person has made, by the letter of its intervention
 * @property {(puzzle: Puzzle, over: boolean) => string} [method] says what annealing does to such a board
 * @property {(puzzle: Puzzle, energy: number, board: ArrayLike<number>) => string} [judged] judges an energy whose best need not be 0, or known
 * @property {(puzzle: Puzzle, end: import("../core/types.js").Progress, board: ArrayLike<number>) => string | null} [ended] words the end
 *   of a run; null for the usual words
 * @property {() => string} [measure] the word of the button that measures the energy at each temperature
 * @property {() => string} [showBest] the word of the button that leads to a run's best board, which is its result
 * @property {Energy<Puzzle>} [energy] the words for the energy, if a board has one
 */

/**
 * The energy in words, and the lines that are right.
 * @template [Puzzle=any]
 * @typedef {object} Energy
 * @property {(puzzle: Puzzle) => string} help says what the energy counts
 * @property {(puzzle: Puzzle) => number} lines counts the lines
 * @property {(puzzle: Puzzle, sums: ArrayLike<number>) => number} right counts the lines that are right
 * @property {(right: number, lines: number) => string} says words both counts: "9 of 12 lines right"
 */

/**
 * A board that is shown: that of the run, or another one.
 * @typedef {{ board: ArrayLike<number>, sums: ArrayLike<number>, kinds: ArrayLike<number>, explored?: import("../core/types.js").Explored | null }} Shown
 */
/**
 * The puzzles of a problem to choose from: the key of a link that sets them apart, its values with their names, and the present value.
 * @typedef {{ label: string, key: string, values: [value: string, name: string][], value: string }} Choices
 */
/**
 * The places of a grid's cells in pixels: the box around all squares, or else the middle of each cell.
 * @typedef {{ box: { left: number, top: number, width: number, height: number } } | { middles: { x: number, y: number }[], radius: number }} Places
 */

/**
 * The scene that a face draws: a puzzle in its layout, and what the page knows of the run. A face may have more of its own.
 * @template [Puzzle=any], [Layout=any]
 * @typedef {object} BoardScene
 * @property {Puzzle} puzzle
 * @property {Layout} layout
 * @property {import("../lib/colours.js").Colours} colours
 * @property {ArrayLike<number> | null} board null before the first numbers are there
 * @property {ArrayLike<number> | null} kinds of each number: given, deduced, pinned and others, as core/types.js has them
 * @property {ArrayLike<number> | null} sums of the lines
 * @property {{ cells: [number, number], accepted: boolean } | null} pair the cells of the last move, where eyes can follow
 * @property {number | null} put the cell that a search filled last
 * @property {number | null} cell under the cursor or in focus
 * @property {boolean} apart whether each line says what it adds to the energy
 * @property {boolean} lettered whether each cell shows its letter, since words speak of it
 * @property {import("../core/types.js").Explored | null} explored of a search on a map
 */

/**
 * The face of a problem: how its puzzles are drawn, and how their cells are named for people who do not see them.
 * @template [Puzzle=any], [Layout=any], [Scene=BoardScene<Puzzle, Layout>]
 * @typedef {object} Face
 * @property {(puzzle: Puzzle, width: number, height: number, sharp: number) => Layout} layOut places the cells; a pixel is
 *   `sharp` pixels of the screen wide
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} draw
 * @property {(before: Puzzle, now: Puzzle) => boolean} isSame whether both puzzles have the same cells
 * @property {Puzzle} [blank] the puzzle that is laid out before one is open; a problem with a plain board needs one
 * @property {Partial<Scene>} nothing the scene of a puzzle before its first board
 * @property {(context: CanvasRenderingContext2D, room: import("./picture.js").Room, pictured: Omit<import("./picture.js").Pictured, "puzzle"> & { puzzle: Puzzle },
 *   colours: import("../lib/colours.js").Colours) => void} [picture] draws a picture of a board, if it differs from the board itself
 * @property {(layout: Layout, x: number, y: number) => number | null} cellAt finds the cell at a point of the canvas
 * @property {(layout: Layout) => Places} places gives the places of the grid's cells
 * @property {(puzzle: Puzzle) => import("./grid.js").Cells} cells gives the rows of the grid, and the cells that keys lead to
 * @property {(puzzle: Puzzle, shown: Shown) => (cell: number) => string} contents names the content of each cell, by a function, so
 *   that what all names need is computed once
 * @property {(before: Shown, now: Shown) => (cell: number) => boolean} [changed] finds the cells with other names than before, so
 *   that a large board need not name all of them
 * @property {(puzzle: Puzzle, shown: Shown, cells: [number, number]) => Pick<Shown, "board" | "sums"> | null} [swapped] gives the board
 *   and its sums after a swap; null where the page cannot compute them
 * @property {(puzzle: Puzzle) => Choices[]} [choices] gives the puzzles to choose from, which stand on the board
 * @property {(puzzle: Puzzle) => { name: import("../features/contract.js").Name, word: string }} [editor] gives the feature that edits the
 *   puzzle, and the word of the button that opens it
 * @property {(layout: Layout) => boolean} [hasShapes] whether cells of a line have marks instead of standing on a stroke
 */

export {};
