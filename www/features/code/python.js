// A run's program as a file of Python: the lines that are shown, what they call, and the run's own first boards, proposals and draws.

import { settingsOf } from "./program.js";

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/** @typedef {import("../../core/types.js").Proposed} Proposed */

/**
 * The first moves of a run.
 * @typedef {object} Replay
 * @property {number[][]} starts the boards with which it begins, and begins again
 * @property {[a: number, b: number, u: number][]} moves the proposals, with the uniform of each
 * @property {number[]} end the last board
 * @property {number} energy of it
 */

/** The moves that a file replays. */
export const MOST = 1000;

/** @param {unknown} value as Python writes it: its lists are those of JSON */
export const written = (value) => JSON.stringify(value);

/**
 * The energy of a board and a move on it, for each kind of problem whose program is known.
 * @type {Partial<Record<Puzzle["kind"], (puzzle: any) => string>>}
 */
const PROBLEMS = {
  sums: (
    /** @type {import("../../core/types.js").SumsPuzzle} */ { lines },
  ) => `# Each line: its cells, its sum, and whether its numbers must differ in place of a sum.
LINES = ${written(lines.map(({ cells, target, different }) => [cells, target, different ? 1 : 0]))}


def energy(board):
    """The squared errors of all lines; of a line of different numbers, the square of its repeats."""
    total = 0
    for cells, target, different in LINES:
        numbers = [board[cell] for cell in cells]
        total += (len(numbers) - len(set(numbers)) if different else sum(numbers) - target) ** 2
    return total

${SWAPPED}`,
  sudoku: ({ size }) => `SIZE = ${size}


def energy(board):
    """The repeats in all rows and columns; the boxes or regions have none."""
    rows = [board[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]
    return sum(SIZE - len(set(line)) for line in [*rows, *zip(*rows)])

${SWAPPED}`,
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

/** @param {number[]} board @param {Proposed} move that was accepted */
const undone = (board, { cells: [a, b], numbers }, /** @type {Puzzle} */ { kind }) => {
  const before = [...board];
  before[a] = numbers[0];
  // Other moves change one cell; their second number is a colour, or nothing.
  if (SWAPS.includes(kind)) before[b] = numbers[1];
  return before;
};
const SWAPS = ["sums", "sudoku", "queens"];

/**
 * Gives the first moves of a run as its file has them.
 * @param {Setup} setup @param {import("./ahead.js").Seen[]} seen the start, and the run after each move
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
    return restarts + (refill === "fresh" ? reheats : 0);
  };
  for (const [place, { board, inspection }] of steps.entries())
    // A move begins with the restart that precedes it.
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

/** Checks whether a problem's program can be copied: a sudoku with more rules has more to count. @param {Puzzle} puzzle */
export const isWritten = (puzzle) =>
  puzzle.kind in PROBLEMS && !(puzzle.kind === "sudoku" && puzzle.rules?.keys.some(([key]) => key !== "regions"));

/** The temperature of the move with this number since the run, or its last restart, began. @type {Record<string, string>} */
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

/** Modified Lam. A board that was changed is another list, so the last move was accepted where the list is another. */
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
 * @param {string} address of the run
 */
export function pythonOf(setup, lines, { starts, moves, end, energy }, address) {
  const { puzzle } = setup;
  const { cooling, t0, t1, rate, over, history, restart, length, patience, floor, factor, refill } = settingsOf(setup);
  const kinds = new Set(lines.map(({ kind }) => kind));
  const constants = [
    `MOVES = ${moves.length}`,
    `TARGET = ${targetOf(puzzle)}`,
    ...(kinds.has("temperature")
      ? [
          `T0 = ${t0}`,
          ...(t1 ? [`T1 = ${t1}`] : []),
          ...(rate ? [`RATE = ${rate}`] : []),
          ...(over ? [`OVER = ${over}`] : []),
        ]
      : []),
    ...(kinds.has("past") ? [`HISTORY = ${history}`] : []),
    ...(kinds.has("restart") ? [`LENGTH = ${length}`] : []),
    ...(kinds.has("reheat") ? [`PATIENCE = ${patience}`, `FLOOR = ${floor}`, `FACTOR = ${factor}`] : []),
  ];
  return `# The first ${moves.length} moves of a run of Annealing Lab, replayed: the program is that of the run, its random
# numbers are those that the run has drawn. It needs Python 3, and no package.
# ${address}

from math import exp, log

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

${kinds.has("restart") ? restarted(restart, kinds.has("past")) : ""}${kinds.has("reheat") ? reheated(refill) : ""}
${lines.map(({ depth, python }) => "    ".repeat(depth) + python).join("\n")}

print(f"After {move} moves the energy is {E}; in the run it was {END_ENERGY}.")
assert (board, E) == (END, END_ENERGY)
`;
}

/** What a restart does, and the lengths of anneals. @param {string} rule @param {boolean} late whether energies of the past are kept */
const restarted = (rule, late) => `
def lengths(restarts):
    """The moves of the anneal after this number of restarts."""
    ${rule === "luby" ? LUBY : "return LENGTH"}


def restart(move):
    """A new start at this move: board, energy, the moves before it, and the moves of its anneal."""
    global restarts
    restarts += 1
    board = start()
${late ? "    past[:] = [energy(board)] * HISTORY\n" : ""}    return board, energy(board), move - 1, lengths(restarts)


restarts, begun, length = 0, 0, lengths(0)
`;

/** What a reheat does, and when. @param {string} refill what becomes of the board */
const reheated = (refill) => `
def stalled(move):
    """Whether no move was accepted for long, or the temperature falls below the floor."""
    global accepted, seen
    if board is not seen:
        accepted, seen = move - 1, board
    cold = move - 1 > begun and temperature(1) > 0 and heat * temperature(move - begun) < FLOOR
    return cold or move - 1 - accepted > PATIENCE


def reheated(move):
    """The board, its energy, the moves before, and the factor of the temperatures from here on."""
    global accepted, seen
    first = temperature(1)
    hotter = heat * temperature(move - 1 - begun) * FACTOR / first if first > 0 else 1.0
    accepted, seen = move - 1, ${refill === "fresh" ? "start()" : "board"}
    return seen, energy(seen), move - 1, hotter


accepted, seen, begun, heat = 0, None, 0, 1.0
`;

/** LENGTH times 1, 1, 2, 1, 1, 2, 4, ... */
const LUBY = `i = restarts + 1
    while True:
        k = i.bit_length()
        if i == 2**k - 1:
            return LENGTH * 2 ** (k - 1)
        i -= 2 ** (k - 1) - 1`;

/** The energy at which a run ends. @param {Puzzle} puzzle */
const targetOf = (puzzle) => ("best" in puzzle ? (puzzle.best?.energy ?? 0) : 0);
