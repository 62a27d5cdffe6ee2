// The types of messages between the page and the core (docs/API.md). The npm package also contains them, so they use no
// types of the page.

/**
 * Addresses of a module and its glue code, and the bytes of the module.
 * @typedef {{ glue: string, wasm: string, bytes: number, module?: ArrayBuffer }} Modules
 */

/**
 * A message of the core; `n` is the count that determines singular or plural.
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
 * @property {number | null} late the earlier energy of late acceptance that the new energy was compared with
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
 * @property {number} worse accepted moves that raised the energy
 * @property {LastMove | null} last
 * @property {{ rebuilds: number, blanks: number, step: RebuildStep | null }} [rebuild] only with annealing with
 * propagation, whose moves are steps
 * @property {number} head the last move made; `moves` is the present move
 * @property {Status} head_status
 * @property {number | null} frozen on a frozen board, the mean number of moves until a worsening move is accepted;
 * Infinity if that is impossible
 */

/**
 * A step of a rebuild. `candidates` is the number of the cell's candidates; `unit` is the row, column or box of a
 * hidden single.
 * @typedef {{ kind: "kick", cell: number, number: number, candidates: number }
 *         | { kind: "decision", cell: number, number: number, candidates: number, remembered: boolean }
 *         | { kind: "single", cell: number, number: number, unit: number | null }
 *         | { kind: "verdict", blanks: number, delta: number, probability: number, uniform: number,
 *             accepted: boolean }} RebuildStep
 */

/** @typedef {"running" | "solved" | "budget" | "unsolvable" | "nodes"} Status */

/**
 * The progress of a search. `moves` are expansions; `node` is the solution's node, or otherwise the one expanded last.
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
 * @property {number} move the move that reached it
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
 * The cells of a map as explored by a search, in cell order.
 * @typedef {object} Explored
 * @property {Int32Array} g the cost of reaching a cell; -1 if it was not reached
 * @property {Uint32Array} expanded the number of the expansion, from 1; 0 without one
 * @property {Uint8Array} waits 1 if a node of the cell waits in the frontier
 * @property {Float64Array} h
 * @property {Int32Array} parent the cell from which a cell was reached; -1 for the start, and for cells that were not
 * reached
 * @property {{ cell: number, g: number, f: number, new: number } | null} last the node expanded last, by its own path,
 * and the number of cells that it was the first to reach
 * @property {{ cell: Uint32Array, f: Float64Array }} next the first nodes of the frontier in order of expansion, at
 * most 30
 */

/**
 * The tree of a search, with an entry for each node, parents before their children; 2^32 - 1 means no parent or no
 * expansion.
 * @typedef {object} Tree
 * @property {Uint32Array} parent
 * @property {Uint8Array | Uint32Array} cell
 * @property {Int32Array} number the number placed; on a map the cost of the step
 * @property {Uint8Array | Uint32Array} g
 * @property {Uint16Array | Float64Array} h
 * @property {Float64Array} f
 * @property {Uint32Array} expanded
 * @property {Uint32Array} path the nodes on the path to the solution; empty without a solution
 * @property {boolean} whole whether the tree contains all nodes; otherwise only the nodes on the path to the present
 * board
 */

/** @typedef {{ title: CoreMessage, runs: { start: string, link: string }[] }} Searcher */

/**
 * A run's history, thinned. The last three columns contain the moves after which a new anneal began, the temperature
 * was raised, or a person intervened.
 * @typedef {object} Trace
 * @property {Float64Array} move
 * @property {Float64Array} energy
 * @property {Float64Array} best
 * @property {Float64Array} temperature
 * @property {Float64Array} accepted
 * @property {Float64Array} better
 * @property {Float64Array} worse
 * @property {Float64Array} [proposals] only with annealing with propagation, where one proposal takes many moves
 * @property {Float64Array} restarts
 * @property {Float64Array} reheats
 * @property {Float64Array} hands
 */

/**
 * The possible moves of a board, with an entry for each in every column: all moves, or an even sample of them.
 * @typedef {object} Neighbourhood
 * @property {number} total
 * @property {boolean} sampled
 * @property {Uint16Array} cells the first of the two cells whose numbers a move swaps
 * @property {Uint16Array} other the second of these cells
 * @property {Int32Array} delta the change of energy by the move
 */

/**
 * An event of a run that the timeline can jump to.
 * @typedef {"restart" | "reheat" | "best" | "worsening" | "hand" | "rebuild"} Event
 */

/**
 * The inspection of a proposal.
 * @typedef {object} Proposed
 * @property {[number, number]} cells
 * @property {[number, number]} numbers the numbers on these cells
 * @property {number} delta
 * @property {number} temperature
 * @property {"metropolis" | "threshold" | "late" | "late2017" | "descent"} rule
 * @property {number} probability
 * @property {number} uniform
 * @property {number | null} limit the largest increase (threshold) or the highest new energy (late) that is accepted;
 * with late2017 the new energy must be below it
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
 * A line that can no longer reach its sum.
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
 * @property
 * {{ kind: "fraction" | "unavailable" | "sum" | "empty" | "placeless" | "blocked", cell?: number, number?: number }
 *   | null}
 * why
 * @property {number} depth
 * @property {number} left
 */

/**
 * The inspection of a step of a rebuild; `filled` counts the cells by kick, decisions and singles.
 * @typedef {object} Rebuilt
 * @property {RebuildStep} step
 * @property {number} rebuild the number of the rebuild, from 1
 * @property {number} blanks
 * @property {number} energy
 * @property {number} temperature
 * @property {[number, number, number]} filled
 */

/**
 * @typedef {{ move: number, energy: number, inspection: Proposed | Expanded | Routed | Tried | Rebuilt | null }}
 *   Inspected
 */

/**
 * The boards of parallel tempering, from cold to hot, or of eight chains. `exchanges` are the fractions of accepted
 * exchanges between a replica and the next one; chains have no exchanges.
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
 * @property {number} share the searched fraction of the tree
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
 * @property {number | null} classes_with_complement null if the complement of a solution is not a solution
 * @property {boolean} complete
 * @property {number} share the searched fraction of the tree, 0 to 1
 * @property {number} nodes
 * @property {string} [text] the part of the proof written since the last step, if it is being written
 */

/**
 * The progress of a search for the possible digits of each cell of a sudoku, or for its unnecessary givens.
 * @typedef {object} Surveyed
 * @property {boolean} done
 * @property {number} share the completed fraction of the search, 0 to 1
 * @property {number[][] | null} cells the digits of each cell over all solutions
 * @property {Uint8Array | null} unnecessary the givens that are unnecessary one at a time, 0 elsewhere; null unless
 * there is exactly one solution
 * @property {Uint8Array | null} minimal the givens that are left after removing as many as possible, row by row
 */

/**
 * An argument about a sudoku: a forced digit, or a cell or a digit without a possibility.
 * @typedef {{ digit: number | null, cell: number | null, house: number | null, seen: number[] }} Argument
 */
/**
 * The digits that follow from a sudoku's givens by singles, and a contradiction if there is one.
 * @typedef {{ singles: Argument[], contradiction: Argument | null }} Reasoning
 */

/**
 * A symmetry: an anticlockwise rotation, optionally followed by a reflection.
 * @typedef {{ degrees: number, mirrored: boolean }} Symmetry
 */
/**
 * The canonical board of a class, and the symmetry that maps it to a board.
 * @typedef {{ board: Int32Array, symmetry: Symmetry }} Member
 */

/**
 * A sweep over temperatures, as far as it was measured. The columns have the same length; a value is NaN if no run was
 * solved.
 * @typedef {object} Found
 * @property {boolean} done
 * @property {number} share
 * @property {{ temperature: Float64Array, energy: Float64Array, variance: Float64Array, acceptance: Float64Array,
 *              moves_to_solution: Float64Array, exact: Float64Array | null, solutions: Float64Array, low: Float64Array,
 *              high: Float64Array }} rows
 * @property {[number, number] | Float64Array | null} band
 * @property {number | null} best
 */

/** @typedef {{ x: number, y: number, label: string }} Cell */
/** @typedef {{ kind: "row" } | { kind: "loop" } | { kind: "ring", x: number, y: number, radius: number }} Stroke */
/**
 * A line of a magic-sum puzzle; without a stroke it is drawn as a row. If its numbers must differ, the target is 0, and
 * its sum counts repeats.
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
 * @property {[number, number] | null} [useful] the measured useful temperatures
 * @property {(number | null)[]} [givens]
 * @property {string | null} [define] the definition of a puzzle without a name
 * @property {{ partner: number[], sum: number }} [opposite] if opposite cells are pairs: the partner of each cell, and
 * the pairs' sum
 * @property {number | null} [classes_known] the number of solutions up to the symmetries of the drawing, if known
 * @property {{ name: string, givens: (number | null)[] }[]} [starts]
 * @property {number[] | null} [answer] the solution read by two heuristics
 */

/**
 * A puzzle of the library, as shown in the gallery. Counts are texts of digits, because they may be too large for a
 * number.
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
 * @property {(number | null)[]} givens the givens of the first cells; further cells have no givens
 */

/** @typedef {{ impossible: boolean, message: CoreMessage, cells: number[], lines: number[] }} Advice */

/**
 * The core's check of a draft: the link for playing it, or the part that is missing.
 * @typedef {{ link: string | null, missing: CoreMessage | null, advice: Advice[], text: string, define: string }}
 *   Checked
 */

/**
 * @typedef {object} SudokuPuzzle
 * @property {"sudoku"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size
 * @property {[number, number] | null} [useful] the measured useful temperatures
 * @property {number} box_rows
 * @property {number} box_columns
 * @property {number[]} givens row by row, 0 for a blank
 * @property {SudokuRules} [rules] the rules beyond rows, columns and boxes
 */

/**
 * @typedef {object} SudokuRules
 * @property {number[] | null} regions the region of each cell, from 0, in place of the boxes
 * @property {string[]} extra the names as in the link, with both diagonals listed separately
 * @property {{ cells: number[], sum: number | null }[]} cages
 * @property {number[][]} houses the cells of diagonals, then of windows
 * @property {[key: string, value: string][]} keys the keys as in the link
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
 * @property {string} map the map as in the link
 * @property {[name: string, map: string][]} maps the maps with a name
 */

/**
 * A tour through cities.
 * @typedef {object} TourPuzzle
 * @property {"tour"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {string | null} cities the cities as named in the link; null for custom points
 * @property {[number, number][]} points the position of each city
 * @property {[name: string, cities: number][]} instances the selectable instances of TSPLIB95
 * @property {boolean} geographic whether positions are latitude and longitude
 * @property {"euclidean" | "ceiling" | "att" | "geographic"} distance the rule of TSPLIB95, as named in the link
 * @property {string[]} names the names of the cities; empty for cities without names
 * @property {"reversal" | "insertion" | "swap"} neighbourhood the moves, as named in the link
 * @property {{ energy: number, proved: boolean } | null} best the shortest known length
 * @property {number | null} bound a lower bound on the length of all tours, if the shortest length is unknown
 * @property {[number, number]} useful the temperatures between which a run stays near short tours
 */

/**
 * Queens on a board.
 * @typedef {object} QueensPuzzle
 * @property {"queens"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size the number of squares per side
 * @property {[number, number]} useful the temperatures that solve a run quickly
 * @property {[number, number] | null} solutions for at most twelve queens, the number of solutions and of their classes
 */

/**
 * A map or a graph for colouring.
 * @typedef {object} ColouringPuzzle
 * @property {"colouring"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {string | null} map the name of the map; null for a custom graph
 * @property {string[]} maps the selectable maps
 * @property {number} vertices
 * @property {[number, number][]} edges the pairs of neighbours, the lower vertex first
 * @property {string[]} names the names of the regions in English; empty for a custom graph
 * @property {string[]} codes the ISO 3166-1 codes of countries; empty for maps without codes
 * @property {[number, number][]} places a point inside each region
 * @property {number} colours
 * @property {{ energy: number, proved: boolean } | null} best the minimum number of conflicts; null if it is unknown
 * @property {number | null} least the minimum number of colours without a conflict; null if it is unknown
 * @property {number[][]} reasons wheels, each a hub followed by its odd ring, if they prove the number of conflicts
 * with three colours
 * @property {[number, number]} useful the temperatures that lead a run to its goal quickly
 */

/**
 * A magnet.
 * @typedef {object} IsingPuzzle
 * @property {"ising"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} size the number of spins per side
 * @property {{ energy: number, proved: boolean } | null} best the lowest energy
 * @property {[number, number]} useful the temperatures between which a run approaches the lowest energy
 */

/**
 * A spanning tree of a chain of triangles.
 * @typedef {object} SpanningTreePuzzle
 * @property {"spanning-tree"} kind
 * @property {string} name
 * @property {string} title
 * @property {string | CoreMessage} statement
 * @property {number} triangles
 * @property {number[]} weights the weights of the edges, three per triangle
 */

/**
 * @typedef {SumsPuzzle | SudokuPuzzle | RoutePuzzle | TourPuzzle | QueensPuzzle | ColouringPuzzle | IsingPuzzle
 *   | SpanningTreePuzzle} Puzzle
 */

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
 * @property {string} link the canonical link
 * @property {number | null} at
 * @property {Puzzle} puzzle
 * @property {(Progress | Searched | Proved)["method"]} method
 * @property {string} preset
 * @property {string[]} presets
 * @property {Field[]} fields
 */

/**
 * A snapshot of the run at one move. `milliseconds` is the worker's computing time for it.
 * @typedef {object} Snapshot
 * @property {Progress} progress
 * @property {Int32Array} board
 * @property {Uint8Array} kinds the kind of each number: 0 found, 1 given, 2 deduced, 3 blank, 4 pinned; in a rebuild 5
 * kicked, 6 decided, 7 followed
 * @property {Int32Array} sums
 * @property {Explored} [explored] the cells of a search on a map
 * @property {Trace} [trace]
 * @property {Tree | null} [tree] the tree of a search, at the same expansion
 * @property {number} [most] the maximum number of nodes of a tree that is sent in full
 * @property {Inspected} [inspected] the inspection of the same move
 * @property {Neighbourhood | null} [neighbourhood] the moves of the same board
 * @property {Float64Array} [visits] the number of the last moves that ended at each energy from 0 on, if it was counted
 * @property {number} milliseconds
 */

/**
 * The answer to a seek or a jump. `left` is the number of moves left to replay, as far as it is known, or null if there
 * is no such event. With no moves left, it contains the snapshot.
 * @typedef {{ left: number | null, snapshot: Snapshot | null }} Sought
 */

/**
 * The parts that a snapshot must have. `trace` requests the run's trace. `tree` is the number of nodes up to which a
 * search's tree is sent in full. `neighbours` is the maximum number of the board's moves, 0 for no moves. `visits`
 * requests the energies of the last moves.
 * @typedef {{ trace?: boolean, tree?: number, neighbours?: number, visits?: boolean }} Wanted
 */

/**
 * A move that made a board worse: its numbers, and the energy after it.
 * @typedef {{ at: number, energy: number, delta: number, numbers: [number, number] }} LedOut
 */

/**
 * The goal of a seek or a jump: a move, or the next or previous event relative to the present move.
 * @typedef {{ move: number } | { event: Event, forward: boolean }} Goal
 */

/**
 * A sudoku from an imported text. `ignored` and `rules` list the further contents of the text that the sudoku lacks.
 * @typedef {{ title: string | CoreMessage, size: number, cells: number[], text: string, format: CoreMessage,
 *   alphabet: string,
 *             alphabets: { name: string, digits: string }[], ignored: CoreMessage[], more_rules: SudokuRules | null,
 *             rules: CoreMessage[], notes: CoreMessage[] }} ListedSudoku
 */

/**
 * The content of an imported text: its sudokus, at least one, and the parts of the text outside all of them.
 * @typedef {{ puzzles: ListedSudoku[], left_out: CoreMessage[] }} Imported
 */

/**
 * The progress of a worker's part of many seeds; `quickest` is the moves and the link of the best solution.
 * @typedef {{ there: boolean, over: boolean, moves: number, quickest: [number, string] | null }} SeedsSoFar
 */

/** A setting and its new value; null means a fresh seed. @typedef {[key: string, value: string | null]} Change */

/**
 * @typedef {RunRequests & import("../features/compare/types.js").ExperimentRequests
 *   & import("../features/learn/types.js").LessonRequests & import("../features/class/types.js").ClassRequests}
 *   Requests
 */

/**
 * A link that arrived: its original form, the repairs, and the reason if it is incomplete.
 * @typedef {{ link: string, undone: CoreMessage[], lost: CoreMessage | null }} ArrivedLink
 */

/**
 * All boards of a puzzle of at most six cells.
 * @typedef {object} Landscape
 * @property {Int32Array} energies of each board
 * @property {Uint8Array} orders in cell order, the ranks of the numbers, board after board
 * @property {Uint32Array} traps the boards whose swaps all lead up, except for the best boards
 */

/**
 * The requests that the worker answers: each is a pair of request and answer.
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
 * @property {[{ after: number, from?: number }, LedOut | null]} ledOut the first worsening move after a given move;
 * with an energy, the last worsening move from it before a lower energy
 * @property {[{ link: string, acceptance: number }, number | null]} temperatureFor
 * @property {[{ link: string }, Landscape | null]} landscape
 * @property {[{ link: string }, number | null]} flatEnergy the energy of all boards, if no swap changes it
 * @property {[{ link: string, board: Int32Array, kinds: Uint8Array }, number | null]} leastWorsening
 * @property {[{ link: string }, number | null]} fewestSwaps the minimum number of swaps that solve the start, if all
 * boards can be enumerated
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
 * @property {[{ text: string }, string | { message: CoreMessage }]} readModel the link of the tour or the graph in a
 * text
 * @property {[{ link: string }, Draft | { message: CoreMessage }]} draftOf
 * @property {[{ draft: Draft }, Checked | { message: CoreMessage }]} checkDraft
 * @property {[{ link: string, count: number, place: number, of: number }, null]} seeds
 * @property {[{ moves: number }, number]} seedRound
 * @property {[{ moves: number, milliseconds: number }, SeedsSoFar]} seedsGoTo
 * @property {[{ size: number, givens: number, seed: number, kind?: string }, null]} make
 * @property
 * {[{ milliseconds: number }, { done: boolean, share: number, givens: number, undecided: number, text: string,
 *   more_rules: SudokuRules | null }]}
 * makeStep
 * @property {[{ link: string }, Symmetry[]]} symmetries
 * @property {[{ link: string, boards: ArrayLike<number>[] }, Member[]]} classify
 * @property {[{ link: string, limit: number }, null]} prove
 * @property {[{ link: string }, Reasoning | null]} reason
 * @property {[{ milliseconds: number }, { proof: Proof, found: Int32Array[] }]} proveStep
 * @property {[{ link: string, unnecessary: boolean }, null]} survey
 * @property {[{ milliseconds: number }, Surveyed]} surveyStep
 */

export {};
