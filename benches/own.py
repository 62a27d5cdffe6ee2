"""Compares the Python package with simanneal and dwave-samplers on user-defined problems, interleaved within one run.

pip install simanneal==0.5.0 dwave-samplers==1.8.0, and the wheel of python/; then: python3 benches/own.py [TURNS].
All programs solve the same instances, with the same number of moves on one thread. A segment of the tour through 100
cities is reversed (2-opt) by the same lines of Python in simanneal and in our class. The temperature falls by the same
factor every move, between the same two temperatures. dwave-samplers flips all spins in turn, at temperatures that it
finds itself or at geometric ones like ours. Prints moves per second of CPU time, their ratios, and the mean of the
lowest energies.
"""

import os
import random
import statistics
import sys
import time
from datetime import date

import annealing_lab as al
import numpy as np
from dwave.samplers import SimulatedAnnealingSampler
from simanneal import Annealer

TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
CITIES, HOT, COLD, MOVES = 100, 0.3, 0.003, 200_000
draw = np.random.default_rng(1)
places = draw.random((CITIES, 2))
DISTANCES = np.sqrt(((places[:, None] - places[None]) ** 2).sum(-1))
D = DISTANCES.tolist()
RATE = (COLD / HOT) ** (1 / MOVES)


def length(tour):
    return sum(D[tour[place - 1]][tour[place]] for place in range(CITIES))


def change(tour, a, b):
    before, after = tour[a - 1], tour[(b + 1) % CITIES]
    if before == tour[b]:
        return 0.0
    return D[before][tour[b]] + D[tour[a]][after] - D[before][tour[a]] - D[tour[b]][after]


class Tour:
    def start(self, random):
        return random.permutation(CITIES)

    def energy(self, tour):
        return length(tour)

    def propose(self, tour, random):
        return random.pair(CITIES)

    def delta(self, tour, move):
        return change(tour, *move)

    def apply(self, tour, move):
        a, b = move
        tour[a : b + 1] = tour[a : b + 1][::-1]

    def copy(self, tour):
        return tour[:]


class Annealed(Annealer):
    copy_strategy = "slice"
    Tmax, Tmin, steps, updates = HOT, COLD, MOVES, 0

    def energy(self):
        return length(self.state)

    def move(self):
        a, b = sorted(random.sample(range(CITIES), 2))
        delta = change(self.state, a, b)
        self.state[a : b + 1] = self.state[a : b + 1][::-1]
        return delta


def by_simanneal(seed):
    random.seed(seed)
    return Annealed(random.sample(range(CITIES), CITIES)).anneal()[1]


def cooled(problem, seed, moves, hot, cold):
    rate = (cold / hot) ** (1 / moves)
    return al.anneal(problem, seed=seed, moves=moves, cooling="geometric", t0=hot, rate=rate).best["energy"]


TOURS = al.tsp(DISTANCES)
SPINS, SWEEPS, READS = 200, 1000, 10
dense = np.triu(draw.normal(size=(SPINS, SPINS)), 1)
sparse = np.where(draw.random((1000, 1000)) < 0.004, draw.choice([-1.0, 1.0], (1000, 1000)), 0.0)
GLASSES = {"dense, 200 spins": (dense, 30.0, 1.0), "sparse, 1,000 spins": (np.triu(sparse, 1), 5.0, 0.2)}


def quadratic(couplings):
    # dimod uses the opposite signs.
    return {(int(a), int(b)): -float(couplings[a, b]) for a, b in zip(*np.nonzero(couplings))}


SAMPLER = SimulatedAnnealingSampler()
of_dimod = {name: quadratic(couplings) for name, (couplings, _, _) in GLASSES.items()}
of_ours = {name: al.ising(couplings) for name, (couplings, _, _) in GLASSES.items()}


def by_dwave(name, seed, **schedule):
    found = SAMPLER.sample_ising({}, of_dimod[name], num_reads=READS, num_sweeps=SWEEPS, seed=seed + 1, **schedule)
    return statistics.mean(found.record.energy)


def by_ours(name, seed):
    couplings, hot, cold = GLASSES[name]
    moves = SWEEPS * len(couplings)
    return statistics.mean(cooled(of_ours[name], READS * seed + read, moves, hot, cold) for read in range(READS))


BLOCKS = {
    "a tour through 100 cities": (
        MOVES,
        {
            "al.tsp": lambda seed: cooled(TOURS, seed, MOVES, HOT, COLD),
            "a class, by al.anneal": lambda seed: cooled(Tour(), seed, MOVES, HOT, COLD),
            "simanneal": by_simanneal,
        },
    )
}
for glass, (couplings, hot, cold) in GLASSES.items():
    BLOCKS[f"a spin glass: {glass}"] = (
        READS * SWEEPS * len(couplings),
        {
            "al.ising": lambda seed, glass=glass: by_ours(glass, seed),
            "dwave-samplers, its own choice of temperatures": lambda seed, glass=glass: by_dwave(glass, seed),
            "dwave-samplers, our temperatures": lambda seed, glass=glass, range=(1 / hot, 1 / cold): by_dwave(glass, seed, beta_range=range),
        },
    )

model = next((line.split(": ")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?") if os.path.exists("/proc/cpuinfo") else "?"
print(f"{os.cpu_count()} x {model}, Python {sys.version.split()[0]}, {date.today()}, {TURNS} turns")
for title, (moves, programs) in BLOCKS.items():
    rates, energies = {name: [] for name in programs}, {name: [] for name in programs}
    for turn in range(TURNS):
        for name, work in programs.items():
            begun = time.process_time()
            energies[name].append(work(turn))
            rates[name].append(moves / (time.process_time() - begun))
    print(f"\n| {title} | moves/s of CPU, median | ratio to the first | mean lowest energy |\n|---|--:|--:|--:|")
    first = next(iter(rates.values()))
    for name in programs:
        ratio = statistics.median(b / a for a, b in zip(first, rates[name]))
        print(f"| {name} | {statistics.median(rates[name]):,.0f} | {ratio:.3g} | {statistics.mean(energies[name]):,.2f} |")
