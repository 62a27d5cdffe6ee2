"""Solves Magic 19 and sudoku-solver's puzzle with simanneal, as its manual recommends: a move returns its energy
change, states are copied as slices, and temperatures are tuned by hand.

python3 by_simanneal.py TURN RUNS MOVES: solves Magic 19 RUNS times and makes MOVES moves on the sudoku.
"""

import json
import random
import sys
import time

from simanneal import Annealer

GIVENS = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6..."
LETTERS = "ABCDEFGHIJKLMNOPQRS"
LINES = "ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ".split()
PLACES = [tuple(LETTERS.index(letter) for letter in line) for line in LINES]
OF_CELL = [[line for line in PLACES if cell in line] for cell in range(19)]


class Tuned(Annealer):
    copy_strategy = "slice"
    updates = 0


class Magic(Tuned):
    Tmax, Tmin, steps = 2.0, 0.8, 40_000

    def energy(self):
        return sum((sum(self.state[cell] for cell in line) - 22) ** 2 for line in PLACES)

    def move(self):
        a, b = random.sample(range(19), 2)
        board = self.state
        difference = board[b] - board[a]
        change = 0
        for one, other, sign in (a, b, 1), (b, a, -1):
            for line in OF_CELL[one]:
                if other not in line:
                    p, q, r = line
                    residual = board[p] + board[q] + board[r] - 22
                    change += difference * (2 * sign * residual + difference)
        board[a], board[b] = board[b], board[a]
        return change


def rows_and_columns(grid):
    lines = [grid[row * 9 : row * 9 + 9] for row in range(9)] + [grid[column::9] for column in range(9)]
    return sum(9 - len(set(line)) for line in lines)


class Grid(Tuned):
    Tmax, Tmin = 0.35, 0.27

    def energy(self):
        return rows_and_columns(self.state)

    def move(self):
        a, b = random.choice(PAIRS)
        grid = self.state
        lines = {(True, a // 9), (True, b // 9), (False, a % 9), (False, b % 9)}
        before = self.repeats(lines)
        grid[a], grid[b] = grid[b], grid[a]
        return self.repeats(lines) - before

    def repeats(self, lines):
        grid = self.state
        return -sum(len(set(grid[at * 9 : at * 9 + 9] if row else grid[at::9])) for row, at in lines)


def block(cell):
    return cell // 27 * 3 + cell % 9 // 3


FREE = [cell for cell in range(81) if GIVENS[cell] == "."]
PAIRS = [(a, b) for a in FREE for b in FREE if a < b and block(a) == block(b)]


def filling():
    grid = [0 if digit == "." else int(digit) for digit in GIVENS]
    for at in range(9):
        cells = [cell for cell in range(81) if block(cell) == at]
        missing = [digit for digit in range(1, 10) if digit not in {grid[cell] for cell in cells}]
        random.shuffle(missing)
        for cell in cells:
            if grid[cell] == 0:
                grid[cell] = missing.pop()
    return grid


def main(turn, runs, moves):
    random.seed(turn)
    made, times = 0, []
    for _ in range(runs):
        start = time.perf_counter()
        energy = None
        while energy != 0:
            magic = Magic(random.sample(range(1, 20), 19))
            _, energy = magic.anneal()
            made += magic.steps
        times.append((time.perf_counter() - start) * 1e3)
    grid = Grid(filling())
    grid.steps = moves
    start = time.perf_counter()
    grid.anneal()
    rate = moves / (time.perf_counter() - start)
    print(json.dumps({"magic": {"rate": made / sum(times) * 1e3, "times": times}, "sudoku": {"rate": rate}}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
