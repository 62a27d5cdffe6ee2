"""Compares the Python package with simanneal on Magic 19. Interleaved turns keep ratios valid on a busy machine.

pip install simanneal==0.5.0, and the wheel of python/; then: python3 benches/python.py [TURNS]. Both anneal the same
puzzle with the same schedule: T falls by the same factor every move, from 2 to 0.8 within 40,000 proposals. Then a new
anneal begins with a new board. simanneal is used as its manual recommends (benches/peers/by_simanneal.py). Prints the
highest proposals per second of each, and the median time to a solution.
"""

import os
import statistics
import sys
import time
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "peers"))
import random

import annealing_lab as al
from by_simanneal import Magic

TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 7
STEPS, HOT, COLD = Magic.steps, Magic.Tmax, Magic.Tmin
SCHEDULE = f"puzzle=magic19&cooling=geometric&t0={HOT}&rate={(COLD / HOT) ** (1 / STEPS)!r}&restart=fixed&length={STEPS}"
# The run continues after a solution, as an anneal of simanneal does.
ENDLESS = SCHEDULE + "&found=sampled&every=1000000000&moves=1000000000000"
MOVES = 100_000_000
SOLUTIONS = 4


def ours(turn):
    run = al.Run(ENDLESS)
    begun = time.perf_counter()
    run.step(MOVES)
    rate = MOVES / (time.perf_counter() - begun)
    times = []
    for seed in range(50 * turn, 50 * turn + 50):
        begun = time.perf_counter()
        assert al.solve(f"{SCHEDULE}&seed={seed}").energy == 0
        times.append(time.perf_counter() - begun)
    return rate, times


def theirs(turn):
    random.seed(turn)
    proposals, times = 0, []
    for _ in range(SOLUTIONS):
        begun, energy = time.perf_counter(), None
        while energy != 0:
            magic = Magic(random.sample(range(1, 20), 19))
            _, energy = magic.anneal()
            proposals += STEPS
        times.append(time.perf_counter() - begun)
    return proposals / sum(times), times


found = {"Annealing Lab": [], "simanneal": []}
for turn in range(TURNS):
    found["Annealing Lab"].append(ours(turn))
    found["simanneal"].append(theirs(turn))
    print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)

model = next((line.split(": ")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?") if os.path.exists("/proc/cpuinfo") else "?"
print(f"{os.cpu_count()} x {model}, Python {sys.version.split()[0]}, {date.today()}\n")
print("| | proposals/s, most | ms to a solution, median |\n|---|--:|--:|")
figures = {}
for name, turns in found.items():
    figures[name] = max(rate for rate, _ in turns), 1e3 * statistics.median(time for _, times in turns for time in times)
    print(f"| {name} | {figures[name][0]:,.0f} | {figures[name][1]:,.2f} |")
(our_rate, our_time), (their_rate, their_time) = figures.values()
print(f"| ratio | {our_rate / their_rate:,.0f} | {their_time / our_time:,.0f} |")
