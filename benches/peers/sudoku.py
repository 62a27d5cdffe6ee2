"""Anneals sudoku-solver's puzzle by the original algorithm, in plain Python. T is multiplied by 0.99999 every move, a
reheat begins with a new filling, and every move counts the repeats of all rows and columns from scratch.

python3 sudoku.py TURN MOVES: makes MOVES moves, and prints moves per second. It does not wait for a solution, which
takes minutes.
"""

import json
import math
import random
import sys
import time

GIVENS = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6..."
T0 = 10
FALL = 0.99999
STALE = 10_000
COLD = 1e-4
REHEAT = 10 / 0.3

BLOCKS = [
    [(row, column) for row in range(top, top + 3) for column in range(left, left + 3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]
FREE = [[(row, column) for row, column in block if GIVENS[row * 9 + column] == "."] for block in BLOCKS]


def filling():
    grid = [[int(digit) if digit != "." else 0 for digit in GIVENS[row * 9 : row * 9 + 9]] for row in range(9)]
    for block, free in zip(BLOCKS, FREE):
        there = {grid[row][column] for row, column in block}
        missing = [digit for digit in range(1, 10) if digit not in there]
        random.shuffle(missing)
        for (row, column), digit in zip(free, missing):
            grid[row][column] = digit
    return grid


def energy(grid):
    """Returns the number of repeats: a digit that occurs k times in a row or column counts k - 1."""
    repeats = 0
    for line in range(9):
        repeats += 9 - len(set(grid[line]))
        repeats += 9 - len({row[line] for row in grid})
    return repeats


def main(turn, moves):
    random.seed(turn)
    start = time.perf_counter()
    grid = filling()
    now = energy(grid)
    temperature, waited, made = T0, 0, 0
    while made < moves and now > 0:
        made += 1
        temperature *= FALL
        (a, b), (c, d) = random.sample(random.choice(FREE), 2)
        candidate = [row[:] for row in grid]
        candidate[a][b], candidate[c][d] = candidate[c][d], candidate[a][b]
        new = energy(candidate)
        waited += 1
        if new <= now or random.random() < math.exp((now - new) / temperature):
            grid, now, waited = candidate, new, 0
        if waited > STALE or temperature < COLD:
            # As in the original, the energy is not updated to the new grid.
            temperature, waited, grid = temperature * REHEAT, 0, filling()
    print(json.dumps({"rate": made / (time.perf_counter() - start)}))


main(int(sys.argv[1]), int(sys.argv[2]))
