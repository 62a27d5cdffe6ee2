"""Solves Magic 19 with the published algorithm in Python: T0/k, swaps of any two dots, the energy summed from scratch.

python3 magic19.py TURN RUNS: solves it RUNS times with each way of summing, and prints moves per second and the
milliseconds for each solution.
"""

import json
import math
import random
import sys
import time

T0 = 10
LENGTH = 25_000
EVERY = 10
REPEATS = 250
LETTERS = "ABCDEFGHIJKLMNOPQRS"
LINES = "ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ".split()
PLACES = [tuple(LETTERS.index(letter) for letter in line) for line in LINES]


def plain(board):
    """Returns the energy by the most obvious code."""
    return sum((sum(board[place] for place in line) - 22) ** 2 for line in PLACES)


def careful(board):
    """Returns the energy without a loop for each line, which is twice as fast."""
    return sum((board[a] + board[b] + board[c] - 22) ** 2 for a, b, c in PLACES)


def anneal(energy):
    """Makes one anneal from a random board, and returns its last energy and its number of moves."""
    board = random.sample(range(1, 20), 19)
    cells = range(19)
    now = energy(board)
    seen = {now: 1}
    for move in range(1, LENGTH + 1):
        temperature = T0 / (move + 1)
        a, b = random.sample(cells, 2)
        board[a], board[b] = board[b], board[a]
        new = energy(board)
        # The number is drawn even if it is not needed. The exponent is at most 0, because the exponential of a large
        # number would exceed the range of floats.
        if random.random() < math.exp(min(0, now - new) / temperature):
            now = new
        else:
            board[a], board[b] = board[b], board[a]
        if now == 0:
            return now, move
        if move % EVERY == 0:
            seen[now] = seen.get(now, 0) + 1
            if seen[now] == REPEATS:
                return now, move
    return now, LENGTH


def solve(energy, turn, runs):
    random.seed(turn)
    moves, times = 0, []
    for _ in range(runs):
        start = time.perf_counter()
        left = None
        while left != 0:
            left, made = anneal(energy)
            moves += made
        times.append((time.perf_counter() - start) * 1e3)
    return {"rate": moves / sum(times) * 1e3, "times": times}


def main(turn, runs):
    print(json.dumps({energy.__name__: solve(energy, turn, runs) for energy in (plain, careful)}))


main(int(sys.argv[1]), int(sys.argv[2]))
