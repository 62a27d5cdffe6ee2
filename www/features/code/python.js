// A run's program as a Python file: the shown lines, the functions they call, and the first boards, proposals and draws
// of the run.

import { eventsOf, settingsOf, targetOf } from "./program.js";

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../../core/types.js").Proposed} Proposed */

/**
 * The first moves of a run.
 * @typedef {object} Replay
 * @property {number[][]} starts the boards at its start and at each restart
 * @property {[a: number, b: number, u: number][]} moves the proposals, each with its uniform draw
 * @property {number[]} end the last board
 * @property {number} energy the energy of the last board
 */

/** The number of moves that a file replays. */
export const MOST = 1000;

/** @param {unknown} value any value, to be written in Python, whose lists have the syntax of JSON */
export const written = (value) => JSON.stringify(value);

/** The distance between the points (x, y) and (v, w) as in TSPLIB95, by its rule. */
const DISTANCES = {
  euclidean: "    return floor(sqrt((x - v) * (x - v) + (y - w) * (y - w)) + 0.5)",
  ceiling: "    return ceil(sqrt((x - v) * (x - v) + (y - w) * (y - w)))",
  att: "    return ceil(sqrt(((x - v) * (x - v) + (y - w) * (y - w)) / 10))",
  geographic: `    x, y, v, w = [3.141592 * (int(d) + 5 * (d - int(d)) / 3) / 180 for d in (x, y, v, w)]
    q = 0.5 * ((1 + cos(y - w)) * cos(x - v) - (1 - cos(y - w)) * cos(x + v))
    return floor(6378.388 * acos(max(-1.0, min(1.0, q))) + 1)`,
};

/**
 * The energy of a board and a move on it, for each kind of annealed problem.
 * @type {{ [K in Puzzle["kind"]]?: (puzzle: any) => string }}
 */
const PROBLEMS = {
  sums: (
    /** @type {import("../../core/types.js").SumsPuzzle} */ { lines, opposite },
  ) => `# Each line: its cells, its sum, and whether its numbers must differ in place of a sum.
LINES = ${written(lines.map(({ cells, target, different }) => [cells, target, different ? 1 : 0]))}


def energy(board):
    """The squared errors of all lines; of a line of different numbers, the square of its repeats."""
    total = 0
    for cells, target, different in LINES:
        numbers = [board[cell] for cell in cells]
        total += (len(numbers) - len(set(numbers)) if different else sum(numbers) - target) ** 2
    return total

${opposite ? `\nPARTNERS = ${written(opposite.partner)}\n\n${PAIRED}` : SWAPPED}`,
  sudoku: (/** @type {import("../../core/types.js").SudokuPuzzle} */ { size, rules }) => `SIZE = ${size}
${ruled(rules)}

def energy(board):
    """The repeats in all rows and columns${ruled(rules) && ", and what further rules add"}; the boxes or regions have none."""
    rows = [board[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]
    return sum(SIZE - len(set(line)) for line in [*rows, *zip(*rows)])${ruled(rules) && " + further(board)"}

${SWAPPED}`,
  tour: (
    /** @type {import("../../core/types.js").TourPuzzle} */ { points, distance, neighbourhood },
  ) => `POINTS = ${written(points)}


def distance(a, b):
    """The distance of cities a and b, by the rule "${distance}" of TSPLIB95."""
    (x, y), (v, w) = POINTS[a - 1], POINTS[b - 1]
${DISTANCES[distance]}


def energy(board):
    """The length of the way through all cities and home."""
    return sum(distance(a, b) for a, b in zip(board, board[1:] + board[:1]))

${{ reversal: TURNED, insertion: INSERTED, swap: SWAPPED }[neighbourhood]}`,
  queens: () => `def energy(board):
    """The pairs of queens that attack each other: a column's number is the row of its queen."""
    pairs = 0
    for a, row in enumerate(board):
        pairs += sum(abs(row - other) == b - a for b, other in enumerate(board) if b > a)
    return pairs

${SWAPPED}`,
  colouring: ({ edges }) => `EDGES = ${written(edges)}


def energy(board):
    """The neighbours of the same colour."""
    return sum(board[a] == board[b] for a, b in EDGES)


def changed(board, a, b):
    """The board with region a in colour b."""
    return board[:a] + [b] + board[a + 1 :]`,
  ising: ({ size }) => `SIZE = ${size}


def energy(board):
    """Each pair of neighbours adds -1 where both point the same way, else 1; the edges are joined."""
    pairs = 0
    for row in range(SIZE):
        for column in range(SIZE):
            right, below = SIZE * row + (column + 1) % SIZE, (row + 1) % SIZE * SIZE + column
            pairs -= board[SIZE * row + column] * (board[right] + board[below])
    return pairs


def changed(board, a, b):
    """The board with spin a turned."""
    return board[:a] + [-board[a]] + board[a + 1 :]`,
  "spanning-tree": ({ weights }) => `WEIGHTS = ${written(weights)}


def energy(board):
    """The weight of the edges, less that of the lightest tree: two light edges of each triangle."""
    return sum(weight for weight, there in zip(WEIGHTS, board) if there) - sum(2 * WEIGHTS[i] for i in range(0, len(WEIGHTS), 3))


def changed(board, a, b):
    """The board with edge a taken away or put back; one that holds the tree together stays."""
    triangle = board[a - a % 3 : a - a % 3 + 3]
    needed = board[a] == 1 and sum(triangle) == 2
    return list(board) if needed else board[:a] + [1 - board[a]] + board[a + 1 :]`,
};

/** @param {number[]} board @param {Proposed} move that was accepted @param {Puzzle} puzzle */
function undone(board, { cells: [a, b], numbers: [x, y] }, puzzle) {
  const before = [...board];
  const n = board.length;
  if (puzzle.kind === "tour" && puzzle.neighbourhood === "insertion") before.splice(a, 0, ...before.splice(b, 1));
  else if (puzzle.kind === "tour" && puzzle.neighbourhood === "reversal")
    for (let i = 0; i <= (b - a + n) % n; i++) before[(a + i) % n] = board[(b - i + n) % n];
  else {
    before[a] = x;
    // Other moves change one cell; their second number is a colour or unused.
    if (SWAPS.includes(puzzle.kind)) before[b] = y;
    if (puzzle.kind === "sums" && puzzle.opposite) {
      const { partner, sum } = puzzle.opposite;
      [before[partner[a]], before[partner[b]]] = [sum - x, sum - y];
    }
  }
  return before;
}
const SWAPS = ["sums", "sudoku", "queens", "tour"];

/**
 * Returns the first moves of a run in the form needed by its file.
 * @param {Setup} setup @param {import("./ahead.js").Seen[]} seen the run at its start and after each move
 * @returns {Replay}
 */
export function replayOf(setup, [first, ...rest]) {
  const steps = rest.flatMap(({ progress, board, inspected }) => {
    const inspection = inspected?.inspection;
    return inspection && "uniform" in inspection ? [{ progress, board: Array.from(board), inspection }] : [];
  });
  const starts = [Array.from(first.board)];
  const { refill } = settingsOf(setup);
  const begins = (/** @type {number} */ place) => {
    const { restarts, reheats } = steps[place]?.progress ?? { restarts: 0, reheats: 0 };
    return restarts + (refill && refill !== "keep" ? reheats : 0);
  };
  for (const [place, { board, inspection }] of steps.entries())
    // A move includes the restart that precedes it.
    if (begins(place) > begins(place - 1))
      starts.push(inspection.accepted ? undone(board, inspection, setup.puzzle) : board);
  const last = steps[steps.length - 1];
  return {
    starts,
    moves: steps.map(({ inspection: { cells, uniform } }) => [...cells, uniform]),
    end: last.board,
    energy: last.progress.energy,
  };
}

/** A swap of two numbers. */
const SWAPPED = `
def changed(board, a, b):
    """The board with the numbers of cells a and b swapped."""
    board = list(board)
    board[a], board[b] = board[b], board[a]
    return board`;

/** A swap of two numbers, and of the numbers opposite them. */
const PAIRED = `
def changed(board, a, b):
    """The board with the numbers of cells a and b swapped, and those of their partners; partners only turn over."""
    board = list(board)
    board[a], board[b] = board[b], board[a]
    if PARTNERS[a] != b:
        a, b = PARTNERS[a], PARTNERS[b]
        board[a], board[b] = board[b], board[a]
    return board`;

/** A move on a tour. */
const TURNED = `
def changed(board, a, b):
    """The tour with the stretch from place a to place b turned round; it may lead over the end."""
    n, turned = len(board), list(board)
    for i in range((b - a) % n + 1):
        turned[(a + i) % n] = board[(b - i) % n]
    return turned`;
const INSERTED = `
def changed(board, a, b):
    """The tour with the city at place a moved to place b."""
    board = list(board)
    board.insert(b, board.pop(a))
    return board`;

/**
 * Returns the energy that a sudoku's rules add; empty if only the regions differ.
 * @param {import("../../core/types.js").SudokuRules} [rules]
 */
const ruled = ({ extra, cages, houses } = { regions: null, extra: [], cages: [], houses: [], keys: [] }) =>
  extra.length + cages.length === 0
    ? ""
    : `
# Diagonals, windows and cages, whose digits differ; the sums of cages; and pairs of cells a knight's move apart.
LINES = ${written([...houses, ...cages.map(({ cells }) => cells)])}
CAGES = ${written(cages.flatMap(({ cells, sum }) => (sum === null ? [] : [[cells, sum]])))}
KNIGHTS = ${extra.includes("knight") ? KNIGHTS : "[]"}


def further(board):
    """The repeats in these lines, how far sums are off, and the pairs of the same digit."""
    repeats = sum(len(line) - len({board[cell] for cell in line}) for line in LINES)
    off = sum(abs(sum(board[cell] for cell in cells) - total) for cells, total in CAGES)
    return repeats + off + sum(board[a] == board[b] for a, b in KNIGHTS)
`;
const KNIGHTS = `[
    (a, b) for a in range(SIZE**2) for b in range(a) if {abs(a // SIZE - b // SIZE), abs(a % SIZE - b % SIZE)} == {1, 2}
]`;

/** The temperature of a move, numbered from the start of the run or its last restart. @type {Record<string, string>} */
const TEMPERATURES = {
  constant: "T0",
  fast: "T0 / (move + 1)",
  logarithmic: "T0 / log(move + 1)",
  geometric: "T0 * RATE**move",
  linear: "T1 if move >= OVER else T0 + (T1 - T0) * (move / OVER)",
  "lundy-mees": "T0 / (1 + move * RATE * T0)",
};

/** @param {string} formula */
const schedule = (formula) => `def temperature(move):
    """The temperature of a move."""
    return ${formula}`;

/** Modified Lam. A changed board is another list, so the last move was accepted if the list is another one. */
const STEERED = `def wanted(share):
    """The fraction of moves that should be accepted when this share of all is made."""
    if share < 0.15:
        return 0.44 + 0.56 * 560 ** (-share / 0.15)
    return 0.44 if share < 0.65 else 0.44 * 440 ** (-(min(share, 1) - 0.65) / 0.35)


def steered(move):
    """The temperature of a move: a little lower after more accepted moves than wanted, else a little higher."""
    global rate, target, temperature, seen
    if move == 1:
        rate, target, temperature = 0.5, 1.0, T0
    else:
        rate = (499 * rate + (board is not seen)) / 500
        target = wanted((move - 1) / OVER) if move % 64 == 2 else target
        temperature = min(1e9, max(1e-9, temperature * 0.999 if rate > target else temperature / 0.999))
    seen = board
    return temperature`;

/**
 * Writes the file.
 * @param {Setup} setup @param {import("./program.js").Line[]} lines @param {Replay} replay
 * @param {string} address the address of the run
 */
export function pythonOf(setup, lines, { starts, moves, end, energy }, address) {
  const { puzzle } = setup;
  const settings = settingsOf(setup);
  const { cooling, t0, t1, rate, over, history, restart, refill, judged } = settings;
  const { sampled, again, heat } = eventsOf(setup);
  const kinds = new Set(lines.map(({ kind }) => kind));
  const constants = [
    `MOVES = ${moves.length}`,
    `TARGET = ${targetOf(puzzle) ?? "-inf"}`,
    ...(kinds.has("temperature")
      ? [
          `T0 = ${t0}`,
          ...(t1 ? [`T1 = ${t1}`] : []),
          ...(rate ? [`RATE = ${rate}`] : []),
          ...(over ? [`OVER = ${over}`] : []),
        ]
      : []),
    ...(kinds.has("past") ? [`HISTORY = ${history}`] : []),
    ...(again ? [`LENGTH = ${settings.length ?? "inf"}`] : []),
    ...(sampled ? [`EVERY = ${settings.every}`, `REPEATS = ${settings.repeats ?? "inf"}`] : []),
    ...["patience", "floor", "factor", "chain", "fruitless"].flatMap((key) =>
      heat && settings[key] ? [`${key.toUpperCase()} = ${settings[key]}`] : [],
    ),
  ];
  const more = [
    ...(kinds.has("past") ? ["past[:] = [energy(board)] * HISTORY"] : []),
    ...(sampled ? ["samples[:] = [energy(board)]"] : []),
    // The last energy of an anneal may be its best energy.
    ...(judged ? ["global best", "best = min(best, E)"] : []),
  ];
  return `# The first ${moves.length} moves of a run of Annealing Lab, replayed: the program is that of the run, its random
# numbers are those that the run has drawn. It needs Python 3, and no package.
# ${address}

from math import ${puzzle.kind === "tour" ? "acos, ceil, cos, exp, floor, inf, log, sqrt" : "exp, inf, log"}

${constants.join("\n")}

# The boards with which the run begins; its proposals, each with its draw; and the board after the last of them.
STARTS = iter(${written(starts)})
PROPOSALS = iter(${written(moves)})
END = ${written(end)}
END_ENERGY = ${energy}

${PROBLEMS[puzzle.kind]?.(puzzle)}


def start():
    """The next board in random order."""
    return next(STARTS)


def propose():
    """The next proposal; its draw is kept for draw()."""
    global drawn
    a, b, drawn = next(PROPOSALS)
    return a, b


def draw():
    """A random number from 0 to 1."""
    return drawn


${cooling === "lam" ? STEERED : schedule(TEMPERATURES[cooling] ?? "0.0")}

${again && restarted(restart, more)}${sampled ? SAMPLED : ""}${heat && (judged ? chained(judged === "best" ? "best" : "E") : reheated(refill))}${again && heat && renewed(again, heat)}
${lines.map(({ depth, python }) => "    ".repeat(depth) + python).join("\n")}

print(f"After {move} moves the energy is {E}; in the run it was {END_ENERGY}.")
assert (board, E) == (END, END_ENERGY)
`;
}

/**
 * Returns the restart rule, and the lengths of anneals.
 * @param {string} rule
 * @param {string[]} more additional statements
 */
const restarted = (rule, more) => `
def lengths(restarts):
    """The moves of the anneal after this number of restarts."""
    ${rule === "luby" ? LUBY : "return LENGTH"}


def restart(move):
    """A new start at this move: board, energy, the moves before it, and the moves of its anneal."""
    global restarts
    restarts += 1
    board = start()
${more.map((line) => `    ${line}\n`).join("")}    return board, energy(board), move - 1, lengths(restarts)


restarts, begun, length = 0, 0, lengths(0)
`;

/** A finished run stops before the goal test, so here the best board is one that was not sampled. */
const SAMPLED = `

def over(move):
    """Whether the anneal has made its moves, one energy is in its samples too often, or the best came between two samples."""
    k = move - 1 - begun
    if k % EVERY == 0:
        samples.append(E)
        return k >= length or k > 0 and samples.count(E) >= REPEATS
    return k >= length or E <= TARGET


samples = []
`;

/** Returns a restart and a reheat on one line. @param {string} again @param {string} heat */
const renewed = (again, heat) => `

def renew(move):
    """Begins again if the anneal is over, and heats up if it has stalled."""
    global board, E, begun, length, since, heat
    ${again}
    ${heat}

`;

/**
 * Lewis's reheat, and its condition.
 * @param {string} best the energy that a chain must fall below: the best energy, or the energy at its start
 */
const chained = (best) => `

def stalled(move):
    """Whether FRUITLESS chains in a row have not ended below the mark of each."""
    global best, end, mark, vain
    best = min(best, E)
    if move - 1 not in (begun, end):
        return False
    vain = 0 if move - 1 == begun or E < mark else vain + 1
    end, mark = move - 1 + CHAIN, ${best}
    return vain >= FRUITLESS


def reheated(move):
    """The same board and energy; the temperatures begin again, as high as at first."""
    global vain
    vain = 0
    return board, E, move - 1, 1.0


best, end, begun, since, heat = inf, 0, 0, 0, 1.0
`;

/** Returns a reheat, and its condition. @param {string} refill the treatment of the board */
const reheated = (refill) => `
def stalled(move):
    """Whether no move was accepted for long, or the temperature falls below the floor."""
    global accepted, seen
    if board is not seen:
        accepted, seen = move - 1, board
    cold = move - 1 > since and temperature(1) > 0 and heat * temperature(move - since) < FLOOR
    return cold or move - 1 - accepted > PATIENCE


def reheated(move):
    """The board, its energy, the moves before, and the factor of the temperatures from here on."""
    global accepted, seen
    first = temperature(1)
    hotter = heat * temperature(move - 1 - since) * FACTOR / first if first > 0 else 1.0
    accepted, seen = move - 1, ${refill === "keep" ? "board" : "start()"}
    return seen, ${refill === "fresh" ? "energy(seen)" : "E"}, move - 1, hotter


accepted, seen, since, heat = 0, None, 0, 1.0
`;

/** LENGTH times 1, 1, 2, 1, 1, 2, 4, ... */
const LUBY = `i = restarts + 1
    while True:
        k = i.bit_length()
        if i == 2**k - 1:
            return LENGTH * 2 ** (k - 1)
        i -= 2 ** (k - 1) - 1`;
