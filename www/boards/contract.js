// The contract of a problem's folder, as types. problems.js has a line for the folder; the core sends the puzzles as
// plain data.

/**
 * A mark of the legend: its key in text/legend, and its class in the stylesheet.
 * @typedef {{ key: Parameters<typeof import("../text/legend.js").t>[0], look: string }} Mark
 */

/**
 * The state of a board that a legend depends on.
 * @typedef {object} Looks
 * @property {"anneal" | "rebuild" | string} method
 * @property {ArrayLike<number>} kinds the kinds of its numbers
 * @property {boolean} apart whether each line shows its contribution to the energy
 * @property {boolean} shapes whether the cells of a line are marked instead of lying on a stroke
 */

/**
 * The words for a puzzle. They are loaded with the page, because some words are shown before the board is drawn.
 * @template [Puzzle=any]
 * @typedef {object} Words
 * @property {(link: string) => Partial<Puzzle>} [expected] returns the part of a puzzle that follows from its link
 * without the core
 * @property {() => string} [title] returns the title of all puzzles, if they have the name of the problem. The grid
 * also has this title, and so does the message shown while the face is loaded
 * @property {(puzzle: Puzzle, done: boolean) => string} aim returns the headline: the aim, or that it is reached
 * @property {(puzzle: Puzzle) => string} hand describes what a person can do by hand
 * @property {(puzzle: Puzzle, looks: Looks) => (Mark | false)[]} marks returns the marks of the legend
 * @property {(puzzle: Puzzle, cell: number) => string} cell names a cell: "B", or "row 3, column 7"
 * @property {(puzzle: Puzzle, cell: number) => string} [short] names a cell where there is little room: "r3 c7"
 * @property {(puzzle: Puzzle, line: number) => string} line names a line: "ABC", or "row 3"
 * @property {(number: number, puzzle: Puzzle) => string} [number] formats a number, if not in decimal
 * @property {(puzzle: Puzzle, cell: number) => string} [carried] names the item that a person picks up from a cell, if
 * it is not the cell's number
 * @property {(puzzle: Puzzle, cells: [number, number]) => string} [made] returns the intervention that makes a move, if
 * it is not a swap
 * @property {(puzzle: Puzzle, board: ArrayLike<number>, cell: number) => string} [pressed] returns the intervention for
 * a press on a cell, if a person changes one cell at a time
 * @property {(puzzle: Puzzle, cell: number, digit: number) => string} [typed] returns the intervention for a digit
 * typed on a cell; empty if there is no such intervention
 * @property {(puzzle: Puzzle, board: ArrayLike<number>, cells: [number, number]) => [string, string]} [pointed] names
 * both parts of the move under the pointer, if it does not have two numbers
 * @property
 * {(puzzle: Puzzle, last: Pick<import("../core/types.js").LastMove, "cells" | "numbers" | "accepted">) => string}
 * [move] describes the last move, made or rejected, in a separate sentence, if it is not a swap
 * @property {(board: ArrayLike<number>, from: number, to: number) => string} [change] returns the intervention that
 * moves one cell to another, if it is not a swap; empty if it changes nothing
 * @property
 * {(puzzle: Puzzle, letter: string, last: Pick<import("../core/types.js").LastMove, "cells" | "numbers"
 *   | "accepted">) => string}
 * [changed] describes a change by a person, by the letter of its intervention
 * @property {(puzzle: Puzzle, over: boolean) => string} [method] describes how annealing works on such a board
 * @property {(puzzle: Puzzle, energy: number, board: ArrayLike<number>) => string} [judged] judges an energy whose best
 * value may be unknown or not 0
 * @property {(puzzle: Puzzle, end: import("../core/types.js").Progress, board: ArrayLike<number>) => string | null}
 * [ended] describes the end of a run; null for the default words
 * @property {() => string} [measure] the label of the button that measures the energy at each temperature
 * @property {() => string} [showBest] the label of the button that leads to a run's best board, which is its result
 * @property {Energy<Puzzle>} [energy] the words for the energy, if a board has an energy
 */

/**
 * The words for the energy, and the number of right lines.
 * @template [Puzzle=any]
 * @typedef {object} Energy
 * @property {(puzzle: Puzzle) => string} help describes what the energy counts
 * @property {(puzzle: Puzzle) => number} lines counts the lines
 * @property {(puzzle: Puzzle, sums: ArrayLike<number>) => number} right counts the right lines
 * @property {(right: number, lines: number) => string} says describes both counts: "9 of 12 lines right"
 */

/**
 * A shown board, which may be the board of the run or another one.
 * @typedef {{ board: ArrayLike<number>, sums: ArrayLike<number>, kinds: ArrayLike<number>,
 *   explored?: import("../core/types.js").Explored | null }} Shown
 */
/**
 * The selectable puzzles of a problem: the key of the link that distinguishes them, its values with their names, and
 * the present value.
 * @typedef {{ label: string, key: string, values: [value: string, name: string][], value: string }} Choices
 */
/**
 * The positions of a grid's cells in pixels: the box around all squares, or otherwise the centre of each cell.
 * @typedef {{ box: { left: number, top: number, width: number, height: number } } | { middles: { x: number,
 *   y: number }[], radius: number }} Places
 */

/**
 * The scene that a face draws: a puzzle in its layout, and the state of the run. A face may have additional members.
 * @template [Puzzle=any], [Layout=any]
 * @typedef {object} BoardScene
 * @property {Puzzle} puzzle
 * @property {Layout} layout
 * @property {import("../lib/colours.js").Colours} colours
 * @property {ArrayLike<number> | null} board null before the first numbers arrive
 * @property {ArrayLike<number> | null} kinds the kind of each number: given, deduced, pinned and others, as defined in
 * core/types.js
 * @property {ArrayLike<number> | null} sums the sums of the lines
 * @property {{ cells: [number, number], accepted: boolean } | null} pair the cells of the last move, if the eye can
 * follow
 * @property {number | null} put the cell last filled by a search
 * @property {number | null} cell the cell under the cursor or in focus
 * @property {boolean} apart whether each line shows its contribution to the energy
 * @property {boolean} lettered whether each cell shows its letter, because the words refer to it
 * @property {import("../core/types.js").Explored | null} explored the explored cells of a search on a map
 */

/**
 * The face of a problem: how its puzzles are drawn, and how their cells are named for people who cannot see them.
 * @template [Puzzle=any], [Layout=any], [Scene=BoardScene<Puzzle, Layout>]
 * @typedef {object} Face
 * @property {(puzzle: Puzzle, width: number, height: number, sharp: number) => Layout} layOut computes the positions of
 * the cells; a pixel is `sharp` pixels of the screen wide
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} draw
 * @property {(before: Puzzle, now: Puzzle) => boolean} isSame whether both puzzles have the same cells
 * @property {Puzzle} [blank] the puzzle laid out before one is open; a problem with a plain board needs one
 * @property {Partial<Scene>} nothing the scene of a puzzle before its first board
 * @property {(context: CanvasRenderingContext2D, room: import("./picture.js").Room,
 *   pictured: Omit<import("./picture.js").Pictured, "puzzle"> & { puzzle: Puzzle },
 *   colours: import("../lib/colours.js").Colours) => void} [picture] draws a picture of a board,
 *     if it differs from the board itself
 * @property {(layout: Layout, x: number, y: number) => number | null} cellAt finds the cell at a point of the canvas
 * @property {(layout: Layout) => Places} places returns the positions of the grid's cells
 * @property {(puzzle: Puzzle) => import("./grid.js").Cells} cells returns the rows of the grid, and the cells that keys
 * lead to
 * @property {(puzzle: Puzzle, shown: Shown) => (cell: number) => string} contents returns a function that names the
 * content of each cell, so that the common part of all names is computed once
 * @property {(before: Shown, now: Shown) => (cell: number) => boolean} [changed] finds the cells whose names have
 * changed, so that a large board need not name all of them
 * @property {(puzzle: Puzzle, shown: Shown, cells: [number, number]) => Pick<Shown, "board" | "sums"> | null} [swapped]
 * returns the board and its sums after a swap; null if the page cannot compute them
 * @property {(puzzle: Puzzle) => Choices[]} [choices] returns the selectable puzzles, which are shown on the board
 * @property {(puzzle: Puzzle) => { name: import("../features/contract.js").Name, word: string }} [editor] returns the
 * feature that edits the puzzle, and the label of the button that opens it
 * @property {(layout: Layout) => boolean} [hasShapes] whether the cells of a line are marked instead of lying on a
 * stroke
 */

export {};
