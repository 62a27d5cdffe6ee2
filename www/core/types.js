// The types of messages between the page and the core (docs/API.md). The npm package has them, too, so they use no types of the page.

/**
 * Addresses of a module and its glue code, and the bytes of the module.
 * @typedef {{ glue: string, wasm: string, bytes: number, module?: ArrayBuffer }} Modules
 */

/**
 * A message of the core; `n` is the count that chooses between singular and plural.
 * @typedef {{ code: string, args: Record<string, Arg> }} CoreMessage
 */
/** @typedef {string | number | string[] | CoreMessage} Arg */

/** @typedef {{ key: string, value: string, message: CoreMessage }} LinkError */

/**
 * @typedef {object} LastMove
 * @property {[number, number]} cells
 * @property {[number, number]} numbers
 * @property {number} delta
 * @property {number} probability
 * @property {number} uniform
 * @property {boolean} accepted
 * @property {number | null} late the earlier energy of late acceptance, with which the new energy was compared
 */

/**
 * @typedef {object} Progress
 * @property {"anneal" | "tempering" | "replicas" | "rebuild"} method
 * @property {Status} status
 * @property {number} moves
 * @property {number} restarts
 * @property {number} anneals
 * @property {number} reheats
 * @property {number} energy
 * @property {number} best
 * @property {number} best_move
 * @property {number} temperature
 * @property {number} accepted
 * @property {number} better accepted moves that lowered the energy
 * @property {number} worse accepted moves that raised it
 * @property {LastMove | null} last
 * @property {{ rebuilds: number, blanks: number, step: RebuildStep | null }} [rebuild] only with annealing with propagation, whose moves are steps
 * @property {number} head the last move that was made; `moves` is the move that is shown
 * @property {Status} head_status
 * @property {number | null} frozen on a frozen board, the mean number of moves until a worsening move is accepted; Infinity if none can be
 */

/**
 * A step of a rebuild. `candidates` is the number of the cell's candidates; `unit` is the row, column or box of a hidden single.
 * @typedef {{ kind: "kick", cell: number, number: number, candidates: number }
 *         | { kind: "decision", cell: number, number: number, candidates: number, remembered: boolean }
 *         | { kind: "single", cell: number, number: number, unit: number | null }
 *         | { kind: "verdict", blanks: number, delta: number, probability: number, uniform: number, accepted: boolean }} RebuildStep
 */

/** @typedef {"running" | "solved" | "budget" | "unsolvable" | "nodes"} Status */

/**
 * The progress of a search. `moves` are expansions; `node` is the solution's node, or else the one that was expanded last.
 * @typedef {object} Searched
 * @property {"search"} method
 * @property {Status} status
 * @property {number} moves
 * @property {number} nodes
 * @property {number} goal_tests
 * @property {number} actions
 * @property {number} cut
 * @property {number | null} cost
 * @property {number} frontier
 * @property {number} reached
 * @property {number} node
 * @property {number} head
 * @property {Status} head_status
 */

/**
 * The best board of a run so far; a blank, which only rebuilt grids have, is null.
 * @typedef {object} Best
 * @property {number} energy
 * @property {number} move at which it was reached
 * @property {(number | null)[]} board
 */

/**
 * A search's sizes over its expansions, thinned.
 * @typedef {object} Sizes
 * @property {Float64Array} expansion
 * @property {Float64Array} nodes
 * @property {Float64Array} goal_tests
 * @property {Float64Array} frontier
 * @property {Float64Array} reached
 */

/**
 * The cells of a map as a search has explored them, in cell order.
 * @typedef {object} Explored
 * @property {Int32Array} g the cost at which a cell was reached; -1 if it was not
 * @property {Uint32Array} expanded the number of the expansion, from 1; 0 without one
 * @property {Uint8Array} waits 1 where a node of the cell waits in the frontier
 * @property {Float64Array} h
 * @property {Int32Array} parent the cell from which a cell was reached; -1 for the start, and if it was not reached
 * @property {{ cell: number, g: number, f: number, new: number } | null} last the node that was expanded last, by its own path, and the
 *   number of cells that it reached first
 * @property {{ cell: Uint32Array, f: Float64Array }} next the first nodes of the frontier in the order of their turns, at most 30
 */

/**
 * The tree of a search, with an entry for each node, parents before their children; 2^32 - 1 stands for no parent and no expansion.
 * @typedef {object} Tree
 * @property {Uint32Array} parent
 * @property {Uint8Array | Uint32Array} cell
 * @property {Int32Array} number the number that was placed; on a map the cost of the step
 * @property {Uint8Array | Uint32Array} g
 * @property {Uint16Array | Float64Array} h
 * @property {Float64Array} f
 * @property {Uint32Array} expanded
 * @property {Uint32Array} path the nodes on the way to the solution; empty without one
 * @property {boolean} whole whether all nodes are there; otherwise only those on the way to the present board
 */

/** @typedef {{ title: CoreMessage, runs: { start: string, link: string }[] }} Searcher */

/**
 * A run's history, thinned. The last three columns have the moves after which a new anneal began, the temperature was raised, or a
 * person intervened.
 * @typedef {object} Trace
 * @property {Float64Array} move
 * @property {Float64Array} energy
 * @property {Float64Array} best
 * @property {Float64Array} temperature
 * @property {Float64Array} accepted
 * @property {Float64Array} better
 * @property {Float64Array} worse
 * @property {Float64Array} [proposals] only with annealing with propagation, where a proposal has many moves
 * @property {Float64Array} restarts
 * @property {Float64Array} reheats
 * @property {Float64Array} hands
 */

/**
 * The moves that a board allows, with an entry for each in every column: all moves, or an even sample of them.
 * @typedef {object} Neighbourhood
 * @property {number} total
 * @property {boolean} sampled
 * @property {Uint16Array} cells the first of the two cells whose numbers a move swaps
 * @property {Uint16Array} other the second of them
 * @property {Int32Array} delta the change of energy by the move
 */

/** An event of a run, to which the timeline can jump. @typedef {"restart" | "reheat" | "best" | "worsening" | "hand" | "rebuild"} Event */

/**
 * The inspection of a proposal.
 * @typedef {object} Proposed
 * @property {[number, number]} cells
 * @property {[number, number]} numbers that stood on them
 * @property {number} delta
 * @property {number} temperature
 * @property {"metropolis" | "threshold" | "late" | "late2017" | "descent"} rule
 * @property {number} probability
 * @property {number} uniform
 * @property {number | null} limit the greatest worsening (threshold) or new energy (late) that is accepted; the new energy must be below it (late2017)
 * @property {boolean} accepted
 * @property {{ line: number, before: number, after: number, delta: number }[]} lines
 */

/**
 * The inspection of an expansion.
 * @typedef {object} Expanded
 * @property {number} node
 * @property {number} parent
 * @property {number | null} cell
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {{ number: number, blocked: Blocked | null }[]} children
 */

/**
 * The inspection of an expansion on a map; cells are given by their index.
 * @typedef {object} Routed
 * @property {number} node
 * @property {number | null} from
 * @property {number} at
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {boolean} superseded whether a cheaper path to the cell was found while it waited
 * @property {Neighbour[]} neighbours
 */

/**
 * @typedef {object} Neighbour
 * @property {"up" | "right" | "down" | "left"} action
 * @property {number} cell
 * @property {number} cost
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {"goal" | "first" | "cheaper" | "known" | "cycle" | "later"} reached
 * @property {number | null} before
 */

/**
 * The line that can no longer reach its sum.
 * @typedef {object} Blocked
 * @property {number} line
 * @property {number} missing
 * @property {number} blanks
 * @property {number} least
 * @property {number} greatest
 */

/**
 * The inspection of a node of an exact search; pairs are cells with their numbers.
 * @typedef {object} Tried
 * @property {[number, number] | null} tried
 * @property {{ digit: number, part: number }} [arranged]
 * @property {[number, number][]} followed
 * @property {"deeper" | "solution" | "cut"} outcome
 * @property {{ kind: "fraction" | "unavailable" | "sum" | "empty" | "placeless" | "blocked", cell?: number, number?: number } | null} why
 * @property {number} depth
 * @property {number} left
 */

/**
 * The inspection of a step of a rebuild; `filled` counts the cells by kick, decisions and singles.
 * @typedef {object} Rebuilt
 * @property {RebuildStep} step
 * @property {number} rebuild its number, from 1
 * @property {number} blanks
 * @property {number} energy
 * @property {number} temperature
 * @property {[number, number, number]} filled
 */

/** @typedef {{ move: number, energy: number, inspection: Proposed | Expanded | Routed | Tried | Rebuilt | null }} Inspected */

/**
 * The boards of parallel tempering, from cold to hot, or of eight chains. `exchanges` are the shares of accepted exchanges between a
 * replica and the next one; chains have none.
 * @typedef {object} Replicas
 * @property {Float64Array} temperature
 * @property {Int32Array} energy
 * @property {Float64Array} exchanges
 * @property {Int32Array[]} boards
 * @property {number} shown
 */

/**
 * The progress of an exact search as a run; `moves` are nodes.
 * @typedef {object} Proved
 * @property {"exact"} method
 * @property {Status} status
 * @property {number} moves
 * @property {number} depth
 * @property {number} share of the tree
 * @property {boolean} cut
 * @property {number} head
 * @property {Status} head_status
 */

/**
 * The progress of an exact search for all solutions.
 * @typedef {object} Proof
 * @property {"running" | "complete" | "limit"} status
 * @property {number} solutions
 * @property {number} classes
 * @property {number} symmetries
 * @property {number | null} classes_with_complement null if the complement of a solution is no solution
 * @property {boolean} complete
 * @property {number} share of the tree, 0 to 1
 * @property {number} nodes
 * @property {string} [text] what is written of a proof since the last step, where one is written
 */

/**
 * The progress of a search for what each cell of a sudoku can be, or for its unnecessary givens.
 * @typedef {object} Surveyed
 * @property {boolean} done
 * @property {number} share of the search, 0 to 1
 * @property {number[][] | null} cells the digits of each cell over all solutions
 * @property {Uint8Array | null} unnecessary the givens that can go, each alone, 0 elsewhere; null if there is not exactly one solution
 * @property {Uint8Array | null} minimal the givens that are left when as many go, row by row, as can
 */

/**
 * An argument about a sudoku: a digit that must be in its cell, or a cell or a digit for which nothing is left.
 * @typedef {{ digit: number | null, cell: number | null, house: number | null, seen: number[] }} Argument
 */
/**
 * The digits that follow from a sudoku's givens by singles, and a contradiction if there is one.
 * @typedef {{ singles: Argument[], contradiction: Argument | null }} Reasoning
 */

/** A symmetry: a rotation anticlockwise, then perhaps a reflection. @typedef {{ degrees: number, mirrored: boolean }} Symmetry */
/** The canonical board of a class, and the symmetry that maps it to a board. @typedef {{ board: Int32Array, symmetry: Symmetry }} Member */

/**
 * A sweep over temperatures, as far as it has come. The columns have the same length; NaN stands where no run was solved.
 * @typedef {object} Found
 * @property {boolean} done
 * @property {number} share
 * @property {{ temperature: Float64Array, energy: Float64Array, variance: Float64Array, acceptance: Float64Array,
 *              moves_to_solution: Float64Array, exact: Float64Array | null, solutions: Float64Array, low: Float64Array, high: Float64Array }} rows
 * @property {[number, number] | Float64Array | null} band
 * @property {number | null} best
 */

/** @typedef {{ x: number, y: number, label: string }} Cell */
/** @typedef {{ kind: "row" } | { kind: "loop" } | { kind: "ring", x: number, y: number, radius: number }} Stroke */
/**
 * A line of a magic-sum puzzle; without a stroke it is a row. If its numbers must differ, the target is 0, and its sum counts repeats.
 * @typedef {{ cells: number[], target: number, different?: boolean, stroke?: Stroke }} Line
 */

/**
 * @typedef {object} SumsPuzzle
 * @property {"sums"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {Cell[]} cells y points up
 * @property {Line[]} lines
 * @property {number[]} numbers
 * @property {[number, number] | null} [useful] the useful temperatures, as measured
 * @property {(number | null)[]} [givens]
 * @property {string | null} [define] the definition of a puzzle that has no name
 * @property {{ partner: number[], sum: number }} [opposite] if opposite cells are pairs: the partner of each cell, and the pairs' sum
 * @property {number | null} [classes_known] the number of solutions up to the symmetries of the drawing, if it is known
 * @property {{ name: string, givens: (number | null)[] }[]} [starts]
 * @property {number[] | null} [answer] the solution that two heuristics read
 */

/**
 * A puzzle of the library, as the gallery shows it. Counts are texts of digits, because they may be too large for a number.
 * @typedef {SumsPuzzle & { family: string, history: string, source: string, solutions: string | null,
 *   classes: string | null, counted: string | null, difficulty: "easy" | "medium" | "hard" | "very hard" | null,
 *   measured: { solved: number, moves: number } | null }} Classic
 */

/**
 * A draft of a magic-sum puzzle in the puzzle editor.
 * @typedef {object} Draft
 * @property {string} title
 * @property {number[]} numbers
 * @property {[number, number][]} cells x to the right, y upwards
 * @property {{ cells: number[], target: number, different?: boolean, stroke: Stroke }[]} lines
 * @property {(number | null)[]} givens those of the first cells; further cells have none
 */

/** @typedef {{ impossible: boolean, message: CoreMessage, cells: number[], lines: number[] }} Advice */

/**
 * The core's check of a draft: the link by which it can be played, or the part that is missing.
 * @typedef {{ link: string | null, missing: CoreMessage | null, advice: Advice[], text: string, define: string }} Checked
 */

/**
 * @typedef {object} SudokuPuzzle
 * @property {"sudoku"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size
 * @property {[number, number] | null} [useful] the useful temperatures, as measured
 * @property {number} box_rows
 * @property {number} box_columns
 * @property {number[]} givens row by row, 0 for a blank
 * @property {SudokuRules} [rules] beyond rows, columns and boxes
 */

/**
 * @typedef {object} SudokuRules
 * @property {number[] | null} regions the region of each cell, from 0, in place of the boxes
 * @property {string[]} extra as the link names them, both diagonals one by one
 * @property {{ cells: number[], sum: number | null }[]} cages
 * @property {number[][]} houses diagonals, then windows
 * @property {[key: string, value: string][]} keys as the link has them
 */

/**
 * @typedef {object} RoutePuzzle
 * @property {"route"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} costs the cost of entering each cell, row by row; 0 is a wall
 * @property {number} start
 * @property {number} goal
 * @property {string} map as the link has it
 * @property {[name: string, map: string][]} maps that have a name
 */

/**
 * A tour to be found.
 * @typedef {object} TourPuzzle
 * @property {"tour"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {string | null} cities as the link names them; null for points of one's own
 * @property {[number, number][]} points the place of each city
 * @property {[name: string, cities: number][]} instances of TSPLIB95, to choose from
 * @property {boolean} geographic whether a place is latitude and longitude
 * @property {"euclidean" | "ceiling" | "att" | "geographic"} distance the rule of TSPLIB95, as the link names it
 * @property {string[]} names of the cities; empty where they have none
 * @property {"reversal" | "insertion" | "swap"} neighbourhood the moves, as the link names them
 * @property {{ energy: number, proved: boolean } | null} best the shortest length that is known
 * @property {number | null} bound a length that no tour is shorter than, where the shortest is not known
 * @property {[number, number]} useful the temperatures between which a run stays near short tours
 */

/**
 * Queens on a board.
 * @typedef {object} QueensPuzzle
 * @property {"queens"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size the squares a side
 * @property {[number, number]} useful the temperatures at which a run is solved soon
 * @property {[number, number] | null} solutions of at most twelve queens: how many, and how many classes
 */

/**
 * A map or a graph to be coloured.
 * @typedef {object} ColouringPuzzle
 * @property {"colouring"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {string | null} map the name of the map; null for a graph of one's own
 * @property {string[]} maps to choose from
 * @property {number} vertices
 * @property {[number, number][]} edges the pairs of neighbours, the lower vertex first
 * @property {string[]} names of the regions in English; empty for a graph of one's own
 * @property {string[]} codes of countries by ISO 3166-1; empty where they have none
 * @property {[number, number][]} places a place inside each region
 * @property {number} colours
 * @property {{ energy: number, proved: boolean } | null} best the fewest conflicts; null where they are not known
 * @property {number | null} least the fewest colours without a conflict; null where they are not known
 * @property {number[][]} reasons wheels, each its hub and then its odd ring, where they prove the conflicts of three colours
 * @property {[number, number]} useful the temperatures at which a run reaches its goal soon
 */

/**
 * A magnet.
 * @typedef {object} IsingPuzzle
 * @property {"ising"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size the spins a side
 * @property {{ energy: number, proved: boolean } | null} best the least energy
 * @property {[number, number]} useful the temperatures between which a run comes near the least energy
 */

/**
 * A spanning tree of a chain of triangles.
 * @typedef {object} SpanningTreePuzzle
 * @property {"spanning-tree"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} triangles
 * @property {number[]} weights of the edges, three a triangle
 */

/** @typedef {SumsPuzzle | SudokuPuzzle | RoutePuzzle | TourPuzzle | QueensPuzzle | ColouringPuzzle | IsingPuzzle | SpanningTreePuzzle} Puzzle */

/**
 * A setting of a run.
 * @typedef {object} Field
 * @property {string} key
 * @property {string} value
 * @property {"choice" | "number" | "whole"} kind
 * @property {string[]} choices
 */

/**
 * The setup of a run, read from its link.
 * @typedef {object} Setup
 * @property {string} link canonical
 * @property {number | null} at
 * @property {Puzzle} puzzle
 * @property {(Progress | Searched | Proved)["method"]} method
 * @property {string} preset
 * @property {string[]} presets
 * @property {Field[]} fields
 */

/**
 * A snapshot of the run at one move. `milliseconds` is the time that the worker computed for it.
 * @typedef {object} Snapshot
 * @property {Progress} progress
 * @property {Int32Array} board
 * @property {Uint8Array} kinds the kind of each number: 0 found, 1 given, 2 deduced, 3 blank, 4 pinned; in a rebuild 5 kicked, 6 decided, 7 followed
 * @property {Int32Array} sums
 * @property {Explored} [explored] the cells of a search on a map
 * @property {Trace} [trace]
 * @property {Tree | null} [tree] the tree of a search, at the same expansion
 * @property {number} [most] the most nodes of a tree that is given whole
 * @property {Inspected} [inspected] the inspection of the same move
 * @property {Neighbourhood | null} [neighbourhood] the moves of the same board
 * @property {Float64Array} [visits] after how many of the last moves the run stood at each energy from 0 on, where that was counted
 * @property {number} milliseconds
 */

/**
 * The answer to a seek or a jump: the moves that are left to be replayed, as far as is known, or null if there is no such event. When
 * no moves are left, it has the snapshot.
 * @typedef {{ left: number | null, snapshot: Snapshot | null }} Sought
 */

/**
 * Parts that a snapshot must have: the run's trace; a search's tree, whole up to this number of nodes; up to this number of the board's
 * moves, 0 for none; and the energies of its last moves.
 * @typedef {{ trace?: boolean, tree?: number, neighbours?: number, visits?: boolean }} Wanted
 */

/**
 * A move that made a board worse: its numbers, and the energy after it.
 * @typedef {{ at: number, energy: number, delta: number, numbers: [number, number] }} LedOut
 */

/**
 * The goal of a seek or a jump: a move, or the next event from the move that is shown, or the one before.
 * @typedef {{ move: number } | { event: Event, forward: boolean }} Goal
 */

/**
 * A sudoku of a text that was imported. `ignored` and `rules` are what the text has besides and the sudoku lacks.
 * @typedef {{ title: string | CoreMessage, size: number, cells: number[], text: string, format: CoreMessage, alphabet: string,
 *             alphabets: { name: string, digits: string }[], ignored: CoreMessage[], more_rules: SudokuRules | null,
 *             rules: CoreMessage[], notes: CoreMessage[] }} ListedSudoku
 */

/**
 * The content of a text that was imported: its sudokus, at least one, and the parts of the text that none of them holds.
 * @typedef {{ puzzles: ListedSudoku[], left_out: CoreMessage[] }} Imported
 */

/**
 * The progress of a worker's share of many seeds; `quickest` is the moves and the link of the best solution.
 * @typedef {{ there: boolean, over: boolean, moves: number, quickest: [number, string] | null }} SeedsSoFar
 */

/** A setting and its new value; null is a fresh seed. @typedef {[key: string, value: string | null]} Change */

/**
 * @typedef {RunRequests & import("../features/compare/types.js").ExperimentRequests & import("../features/learn/types.js").LessonRequests & import("../features/class/types.js").ClassRequests} Requests
 */

/**
 * A link that arrived: as it was, what was undone, and why it is not whole.
 * @typedef {{ link: string, undone: CoreMessage[], lost: CoreMessage | null }} ArrivedLink
 */

/**
 * All boards of a puzzle of at most six cells.
 * @typedef {object} Landscape
 * @property {Int32Array} energies of each board
 * @property {Uint8Array} orders in cell order the places of the numbers in rising order, board after board
 * @property {Uint32Array} traps the boards from which every swap leads up, without the best
 */

/**
 * The requests that the worker answers: each is a pair of question and answer.
 * @typedef {object} RunRequests
 * @property {[Modules & { full?: Modules, fullFirst?: boolean }, null]} load
 * @property {[{ link: string }, Setup]} describe
 * @property {[{ link: string, key: string, value: string }, Setup]} change
 * @property {[{ link: string }, string]} freshSeed
 * @property {[{ link: string, moves: number, points: number }, Float64Array]} curve
 * @property {[{ link: string, changes?: Change[], neighbours?: number }, { setup: Setup, snapshot: Snapshot }]} open
 * @property {[{ moves: number, milliseconds: number, inspect?: boolean } & Wanted, Snapshot]} advance
 * @property {[{ move: number, milliseconds: number } & Wanted, Sought]} seek
 * @property {[{ event: Event, forward: boolean, milliseconds: number } & Wanted, Sought]} jump
 * @property {[{ milliseconds: number } & Wanted, Sought]} goOn
 * @property {[{ event: Event, milliseconds: number, trace: boolean }, { found: boolean, snapshot: Snapshot }]} runOn
 * @property {[{}, Inspected]} inspect
 * @property {[{}, Replicas | null]} replicas
 * @property {[{ intervention: string, neighbours?: number }, { setup: Setup, snapshot: Snapshot }]} intervene
 * @property {[{ after: number, from?: number }, LedOut | null]} ledOut the next move after a given one that made the board worse; or the
 *   last one from an energy before the run came lower
 * @property {[{ link: string, acceptance: number }, number | null]} temperatureFor
 * @property {[{ link: string }, Landscape | null]} landscape
 * @property {[{ link: string }, number | null]} flatEnergy the energy of all boards, if no swap changes it
 * @property {[{ link: string, board: Int32Array, kinds: Uint8Array }, number | null]} leastWorsening
 * @property {[{ link: string }, number | null]} fewestSwaps the fewest swaps that solve the start, where all boards can be looked at
 * @property {[{ link: string, moves: number }, null]} find
 * @property {[{ milliseconds: number }, Found | null]} findStep
 * @property {[{ text: string, alphabet: string }, Imported | { message: CoreMessage }]} readSudoku
 * @property {[{ text: string }, ArrivedLink]} mendLink
 * @property {[{ link: string }, string | null]} packSudoku
 * @property {[{ puzzle: string }, Searcher[]]} searchers
 * @property {[{ puzzle: string, blanks: number, seed: number }, string]} partial
 * @property {[{}, string]} result
 * @property {[{}, string]} traceCsv
 * @property {[{}, Classic[]]} library
 * @property {[{ text: string }, Draft | { message: CoreMessage }]} readDraft
 * @property {[{ text: string }, string | { message: CoreMessage }]} readModel the link of the tour or the graph of a text
 * @property {[{ link: string }, Draft | { message: CoreMessage }]} draftOf
 * @property {[{ draft: Draft }, Checked | { message: CoreMessage }]} checkDraft
 * @property {[{ link: string, count: number, place: number, of: number }, null]} seeds
 * @property {[{ moves: number }, number]} seedRound
 * @property {[{ moves: number, milliseconds: number }, SeedsSoFar]} seedsGoTo
 * @property {[{ size: number, givens: number, seed: number, kind?: string }, null]} make
 * @property {[{ milliseconds: number }, { done: boolean, share: number, givens: number, undecided: number, text: string, more_rules: SudokuRules | null }]} makeStep
 * @property {[{ link: string }, Symmetry[]]} symmetries
 * @property {[{ link: string, boards: ArrayLike<number>[] }, Member[]]} classify
 * @property {[{ link: string, limit: number }, null]} prove
 * @property {[{ link: string }, Reasoning | null]} reason
 * @property {[{ milliseconds: number }, { proof: Proof, found: Int32Array[] }]} proveStep
 * @property {[{ link: string, unnecessary: boolean }, null]} survey
 * @property {[{ milliseconds: number }, Surveyed]} surveyStep
 */

export {};
