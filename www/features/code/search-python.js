// A search as a Python file: the shown lines, the functions they call, and the run's expansions for comparison.

import { settingsOf } from "./program.js";
import { written } from "./python.js";

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("../../core/types.js").RoutePuzzle} RoutePuzzle */
/** @typedef {import("../../core/types.js").SumsPuzzle} SumsPuzzle */

/**
 * The first expansions of a search.
 * @typedef {object} Searching
 * @property {(number | (number | null)[])[]} expanded the expanded cells or boards
 * @property {[nodes: number, tests: number, cost: number | null] | null} end the counts at the end of the search, if it
 * has ended
 */

/**
 * Returns the first expansions of a search in the form needed by its file.
 * @param {Setup} setup @param {import("./ahead.js").Seen[]} seen the run at its start and after each expansion
 * @returns {Searching}
 */
export function searchingOf({ puzzle }, seen) {
  const { status, nodes, goal_tests, cost } = /** @type {import("../../core/types.js").Searched} */ (
    /** @type {unknown} */ (seen[seen.length - 1].progress)
  );
  // At the end of a search the board is the solution, and the last expansion may be incomplete.
  const whole = seen.slice(1).filter(({ progress }) => progress.status === "running");
  const expanded = whole.map(({ board, kinds, inspected }) => {
    const expansion = inspected?.inspection;
    if (puzzle.kind === "route" && expansion && "at" in expansion) return expansion.at;
    return Array.from(board, (number, cell) => (kinds[cell] === BLANK ? null : number));
  });
  return { expanded, end: status === "solved" || status === "unsolvable" ? [nodes, goal_tests, cost] : null };
}
const BLANK = 3;

/** The sort key of each frontier. @type {Record<string, string>} */
const ORDERS = {
  ucs: "node.g",
  greedy: "h(node.state)",
  astar: "node.g + h(node.state)",
  wastar: "node.g + WEIGHT * h(node.state)",
};

/** The heuristics, each as an expression of a cell or a board. @type {Record<string, string>} */
const ESTIMATES = {
  none: "0",
  manhattan: "sum(apart(state))",
  straight: "sqrt(apart(state)[0] ** 2 + apart(state)[1] ** 2)",
  feasible: "state.count(None)",
  misplaced: "sum(number != answer for number, answer in zip(state, ANSWER))",
  values: "sum(distance(number, answer) for number, answer in zip(state, ANSWER) if number is not None)",
};

/** @param {RoutePuzzle} puzzle */
const map = ({ rows, columns, costs, start, goal }) => `ROWS, COLUMNS = ${rows}, ${columns}
START, GOAL = ${start}, ${goal}
# What it costs to enter a cell; 0 is a wall.
COSTS = ${written(costs)}


def passes(cell):
    """Whether this is the goal."""
    return cell == GOAL


def results(cell):
    """The neighbours that are no wall, each with its cost: up, right, down, left."""
    row, column = divmod(cell, COLUMNS)
    for there, to in (
        (row > 0, cell - COLUMNS),
        (column < COLUMNS - 1, cell + 1),
        (row < ROWS - 1, cell + COLUMNS),
        (column > 0, cell - 1),
    ):
        if there and COSTS[to] > 0:
            yield to, COSTS[to]


def apart(cell):
    """The rows and the columns between a cell and the goal."""
    return abs(cell // COLUMNS - GOAL // COLUMNS), abs(cell % COLUMNS - GOAL % COLUMNS)`;

/** The next blank to fill. @type {Record<string, string>} */
const BLANKS = {
  first: `def next_blank(board):
    """The first blank."""
    return board.index(None)`,
  constrained: `def next_blank(board):
    """The blank that the fewest unused numbers fit, of equals the first."""
    left = unused(board)

    def fits(cell, number):
        return all(in_reach(left, *needs(board, line), number) for line in LINES if cell in line[0])

    blanks = [cell for cell, number in enumerate(board) if number is None]
    return min(blanks, key=lambda cell: sum(fits(cell, number) for number in set(left)))


def in_reach(left, missing, blanks, number):
    """Whether the other blanks of a line can have the rest of its sum after a number."""
    others = blanks - 1
    return sum(left[:others]) <= missing - number <= sum(left[len(left) - others :])`,
};

/** A function that checks whether the lines of a board can still have their sums. */
const FEASIBLE = `def feasible(board):
    """Whether each line can still have its sum."""
    left = unused(board)
    for missing, blanks in (needs(board, line) for line in LINES):
        if blanks == 1 and missing not in left:
            return False
        if not sum(left[:blanks]) <= missing <= sum(left[len(left) - blanks :]):
            return False
    return True


`;

const NEEDS = `def needs(board, line):
    """What a line lacks, and its blanks."""
    cells, total = line
    numbers = [board[cell] for cell in cells]
    return total - sum(number for number in numbers if number is not None), numbers.count(None)


`;

const DISTANCE = `def distance(a, b):
    """The rows and columns between two numbers, laid out in rising order in a square."""
    a, b = NUMBERS.index(a), NUMBERS.index(b)
    width = ceil(sqrt(len(NUMBERS)))
    return abs(a // width - b // width) + abs(a % width - b % width)


`;

/** @param {SumsPuzzle} puzzle @param {Record<string, string>} settings */
const board = ({ numbers, lines, cells, givens, answer }, { order, heuristic }) => {
  const reads = heuristic === "values" || heuristic === "misplaced";
  const needs = heuristic === "feasible" || order === "constrained";
  return `NUMBERS = ${written(numbers)}
# Each line: its cells and its sum.
LINES = ${written(lines.map(({ cells, target }) => [cells, target]))}
START = ${tuple(givens ?? cells.map(() => null))}
${reads ? `# The solution that the estimate reads.\nANSWER = ${written(answer)}\n` : ""}

def passes(board):
    """Whether the board is full, and every line has its sum."""
    return None not in board and all(sum(board[cell] for cell in cells) == total for cells, total in LINES)


def unused(board):
    """The numbers that are not on the board, in rising order."""
    left = list(NUMBERS)
    for number in board:
        if number is not None:
            left.remove(number)
    return left


${needs ? NEEDS : ""}${BLANKS[order]}


${heuristic === "feasible" ? FEASIBLE : ""}${heuristic === "values" ? DISTANCE : ""}def results(board):
    """The boards with each unused number on the next blank; a step costs 1."""
    if None in board:
        cell = next_blank(board)
        for number in sorted(set(unused(board))):
            yield board[:cell] + (number,) + board[cell + 1 :], 1`;
};

/** Writes a tuple in Python. @param {(number | null)[]} board */
const tuple = (board) => `(${board.map((number) => number ?? "None").join(", ")},)`;

const NEXT_CHILD = `

def next_child(untried):
    """The next child of the deepest node that has one left; None at the end."""
    while untried:
        child = next(untried[-1], None)
        if child:
            return child
        untried.pop()
    return None
`;

const IS_CYCLE = `

def is_cycle(node):
    """Whether the path to a node has been at its state before."""
    above = node.parent
    while above:
        if above.state == node.state:
            return True
        above = above.parent
    return False
`;

/** Returns the class of nodes, and the functions that make and count them. @param {string} heuristic */
const nodesOf = (heuristic) => `class Node:
    """A state as a path has reached it."""

    def __init__(self, state, parent, g, depth):
        self.state, self.parent, self.g, self.depth = state, parent, g, depth

    def __lt__(self, other):
        # Of two nodes with the same f the frontier gives the cheaper one first.
        return self.g < other.g


def start():
    """The node of the start."""
    return Node(START, None, 0, 0)


def is_goal(node):
    """Whether the node is a solution; each test is counted."""
    global tests
    tests += 1
    return passes(node.state)


class Enough(Exception):
    """The run has been compared as far as it is known here."""


def expand(node):
    """The children of a node."""
    if END is None and len(expanded) == len(EXPANDED):
        raise Enough
    expanded.append(node.state)
    return children(node)


def children(node):
    """Makes the children of a node one by one, and counts them."""
    global nodes
    for state, cost in results(node.state):
        nodes += 1
${heuristic === "feasible" ? "        if not feasible(state):\n            continue\n" : ""}        yield Node(state, node, node.g + cost, node.depth + 1)`;

/**
 * Writes the file.
 * @param {Setup} setup @param {import("./search-program.js").Line[]} lines @param {Searching} searching
 * @param {string} address the address of the run
 */
export function pythonOfSearch(setup, lines, { expanded, end }, address) {
  const { puzzle } = setup;
  const settings = settingsOf(setup);
  const { solver, heuristic, weight } = settings;
  const onMap = puzzle.kind === "route";
  const deep = solver === "dfs" || solver === "ids";
  const states = expanded.map((state) => (Array.isArray(state) ? tuple(state) : state)).join(", ");
  return `# The first ${expanded.length} expansions of a search of Annealing Lab, and its end if they reach it: the program is that of the run.
# It needs Python 3.8, and no package. At the end it compares what it has expanded with the run.
# ${address}

from collections import deque
from heapq import heappop, heappush
from itertools import count
from math import ceil, sqrt

# What the run has expanded; and at its end its nodes, goal tests, and the cost of its solution.
EXPANDED = [${states}]
END = ${end ? tuple(end) : "None"}
${solver === "wastar" ? `WEIGHT = ${weight ?? 1}\n` : ""}
${onMap ? map(puzzle) : board(/** @type {SumsPuzzle} */ (puzzle), settings)}


${nodesOf(heuristic)}


def h(state):
    """The estimate of the cost from a state to a solution."""
    return ${ESTIMATES[heuristic]}


def f(node):
    """What the frontier is ordered by."""
    return ${ORDERS[solver] ?? "node.g"}
${solver === "dfs" ? NEXT_CHILD : ""}${deep ? IS_CYCLE : ""}

${lines.map(({ depth, python }) => "    ".repeat(depth) + python).join("\n")}


expanded, nodes, tests = [], 0, 0
try:
    found = search()
    counted = (nodes, tests, found and found.g)
except Enough:
    counted = None
print(f"{len(expanded)} expansions; at the end {counted}, in the run {END}.")
assert expanded[: len(EXPANDED)] == EXPANDED and counted == END
`;
}
