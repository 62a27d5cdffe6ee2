"""Measures the usual solvers of the field on puzzles of this program.

Usage: `field.py WORK TURN`, where WORK is JSON of benches/peers.js.

A peer is a function of a puzzle, a seed, and a flag for counting. It builds its model, and returns a function that
solves it within a number of seconds. That function returns a board (None if it found none), or the number of all
solutions (None if the count is incomplete). Each peer uses one thread. Boards and counts are checked.

Prints JSON: for each peer the number of runs made and solved, the milliseconds for each model and for each solved run,
and the milliseconds for the count, null if it is incomplete. After two failures a peer makes no more runs in this turn.
docs/BENCHMARKS.md describes how the settings were found.
"""

import ctypes
import importlib.util
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from math import isqrt
from pathlib import Path

import numpy as np

TOP = Path(__file__).parents[2]
DIGITS = "123456789ABCDEFGHIJKLMNOP"
#: The peers by name in the table: the function, its requirement, whether it can count, and its puzzles.
PEERS = {}


def peer(name, needs, counts=False, on=("Sums", "Sudoku")):
    def note(function):
        PEERS[name] = (function, needs, counts, on)
        return function

    return note


class Sums:
    """A magic-sum puzzle: each number is on one cell, and each line of cells has a target sum."""

    def __init__(self, name):
        self.name = name
        text = (TOP / f"src/puzzle/library/{name}.txt").read_text()
        cells = re.findall(r"^cell (\S+)", text, re.M)
        least, greatest = map(int, re.search(r"^numbers (\d+)\.\.(\d+)", text, re.M).groups())
        self.values, self.cells = range(least, greatest + 1), range(len(cells))
        lines = [line.split() for line in re.findall(r"^line (.*)", text, re.M)]
        self.lines = [(int(target), [cells.index(cell) for cell in on]) for target, *on in lines]

    def right(self, board):
        sums = all(sum(board[cell] for cell in on) == target for target, on in self.lines)
        return sums and sorted(board) == list(self.values)


class Sudoku:
    """A sudoku: each cell has a digit from 1, and each digit occurs once in each row, column and box."""

    lines = ()

    def __init__(self, givens):
        self.text, self.size = givens, isqrt(len(givens))
        n, box = self.size, isqrt(self.size)
        self.values, self.cells = range(1, n + 1), range(n * n)
        self.givens = {cell: DIGITS.index(digit) + 1 for cell, digit in enumerate(givens) if digit != "."}
        units_of = [(c // n, n + c % n, 2 * n + c // n // box * box + c % n // box) for c in self.cells]
        self.units = [[c for c in self.cells if unit in units_of[c]] for unit in range(3 * n)]
        taken = [{self.givens[c] for c in unit if c in self.givens} for unit in self.units]
        #: The possible values of each open cell, given the digits in its units.
        self.candidates = {
            c: [v for v in self.values if all(v not in taken[unit] for unit in units_of[c])]
            for c in self.cells
            if c not in self.givens
        }

    def right(self, board):
        kept = all(board[cell] == value for cell, value in self.givens.items())
        return kept and all(sorted(board[cell] for cell in unit) == list(self.values) for unit in self.units)


def choices(puzzle):
    """Returns groups of pairs of a cell and a value; exactly one pair of each group must be chosen.

    The groups of the cells are returned first, and the other groups second.
    """
    if isinstance(puzzle, Sums):
        return (
            [[(c, v) for v in puzzle.values] for c in puzzle.cells],
            [[(c, v) for c in puzzle.cells] for v in puzzle.values],
        )
    cells = [[(c, v) for v in values] for c, values in puzzle.candidates.items()]
    there = {pair for group in cells for pair in group}
    units = [[(c, v) for c in unit if (c, v) in there] for unit in puzzle.units for v in puzzle.values]
    return cells, [group for group in units if group]


def board_of(puzzle, chosen):
    board = {**getattr(puzzle, "givens", {}), **dict(chosen)}
    return [board.get(cell, 0) for cell in puzzle.cells]


@peer("OR-tools CP-SAT", "ortools", counts=True)
def cp_sat(puzzle, seed, every):
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    if isinstance(puzzle, Sums):
        cells = [model.new_int_var(puzzle.values[0], puzzle.values[-1], "") for _ in puzzle.cells]
        model.add_all_different(cells)
        for target, on in puzzle.lines:
            model.add(sum(cells[c] for c in on) == target)
    else:
        of_cells, others = choices(puzzle)
        at = {pair: model.new_bool_var("") for group in of_cells for pair in group}
        for group in of_cells + others:
            model.add_exactly_one(at[pair] for pair in group)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.parameters.linearization_level = 0
    solver.parameters.enumerate_all_solutions = every

    class Count(cp_model.CpSolverSolutionCallback):
        found = 0

        def on_solution_callback(self):
            self.found += 1

    def solve(seconds):
        solver.parameters.max_time_in_seconds = seconds
        if every:
            count = Count()
            return count.found if solver.solve(model, count) == cp_model.OPTIMAL else None
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        if isinstance(puzzle, Sums):
            return [solver.value(cell) for cell in cells]
        return board_of(puzzle, [pair for pair, variable in at.items() if solver.boolean_value(variable)])

    return solve


@peer("clingo", "clingo", counts=True)
def clingo(puzzle, seed, every):
    import clingo as asp

    of_cells, others = choices(puzzle)
    one = lambda group: "1 {" + "; ".join(f"x({c},{v})" for c, v in group) + "} 1"
    program = ["#show x/2.", *(f"{one(group)}." for group in of_cells), *(f":- not {one(group)}." for group in others)]
    for target, on in puzzle.lines:
        terms = "; ".join(f"{v},{c}: x({c},{v})" for c in on for v in puzzle.values)
        program.append(f":- not {target} #sum {{{terms}}} {target}.")
    configuration = "frumpy" if isinstance(puzzle, Sums) else "auto"
    control = asp.Control([f"--configuration={configuration}", f"--seed={seed}", "0" if every else "1"])
    control.add("base", [], "\n".join(program))
    control.ground([("base", [])])

    def solve(seconds):
        found, last = 0, []

        def note(model):
            nonlocal found
            found += 1
            if not every:
                last.extend(tuple(of.number for of in symbol.arguments) for symbol in model.symbols(shown=True))

        with control.solve(on_model=note, async_=True) as handle:
            if not handle.wait(seconds):
                return handle.cancel()
        return found if every else board_of(puzzle, last)

    return solve


@peer("MiniZinc, Gecode", "minizinc", counts=True)
def gecode(puzzle, seed, every):
    """Compiles the model with MiniZinc; the timed run is Gecode alone, including the start of its process."""
    low, high = puzzle.values[0], puzzle.values[-1]
    text = ['include "alldifferent.mzn";', f"array[0..{len(puzzle.cells) - 1}] of var {low}..{high}: x;"]
    if isinstance(puzzle, Sums):
        text.append("constraint alldifferent(x);")
        text += [f"constraint {' + '.join(f'x[{c}]' for c in on)} = {target};" for target, on in puzzle.lines]
    else:
        lists = [",".join(f"x[{c}]" for c in unit) for unit in puzzle.units]
        text += [f"constraint alldifferent([{cells}]) :: domain;" for cells in lists]
        text += [f"constraint x[{c}] = {v};" for c, v in puzzle.givens.items()]
    choice = "first_fail" if isinstance(puzzle, Sums) else "dom_w_deg"
    text.append(f"solve :: int_search(x, {choice}, indomain_min, complete) satisfy;")
    folder = Path(tempfile.mkdtemp())
    (folder / "model.mzn").write_text("\n".join(text))
    compiling = ["minizinc", "-c", "--solver", "gecode", "--no-output-ozn", "--fzn", folder / "model.fzn"]
    subprocess.run([*compiling, folder / "model.mzn"], check=True, capture_output=True)

    def solve(seconds):
        limits = ["-p", "1", "-r", str(seed), "-time", str(int(seconds * 1000)), *(["-a"] if every else [])]
        said = subprocess.run(["fzn-gecode", *limits, folder / "model.fzn"], capture_output=True, text=True).stdout
        shutil.rmtree(folder)
        if every:
            return said.count("----------") if "==========" in said else None
        found = re.search(r"x = array1d\(.*, \[(.*)\]\)", said)
        return [int(value) for value in found[1].split(",")] if found else None

    return solve


def qubo(puzzle, penalty):
    """Returns the squared deviations of all groups and lines as an upper triangle and an offset, with their pairs.

    The squares of groups are weighted by `penalty`.
    """
    of_cells, others = choices(puzzle)
    pairs = [pair for group in of_cells for pair in group]
    at = {pair: index for index, pair in enumerate(pairs)}
    matrix, offset = np.zeros((len(pairs), len(pairs))), 0
    squares = [([(pair, 1) for pair in group], 1, penalty) for group in of_cells + others]
    squares += [([((c, v), v) for c in on for v in puzzle.values], target, 1) for target, on in puzzle.lines]
    for terms, target, weight in squares:
        index, factor = np.array([at[pair] for pair, _ in terms]), np.array([factor for _, factor in terms], float)
        matrix[np.ix_(index, index)] += weight * np.outer(factor, factor)
        matrix[index, index] -= 2 * weight * target * factor
        offset += weight * target * target
    return pairs, np.triu(matrix) + np.tril(matrix, -1).T, offset


def by_dimod(puzzle, penalty):
    import dimod

    pairs, matrix, offset = qubo(puzzle, penalty)
    above = np.triu(matrix, 1)
    (row, column) = np.nonzero(above)
    return pairs, dimod.BQM.from_numpy_vectors(matrix.diagonal(), (row, column, above[row, column]), offset, "BINARY")


def sampled(puzzle, pairs, seed, sample):
    """Samples repeatedly until all constraints are satisfied, which means energy 0."""

    def solve(seconds):
        end, number = time.perf_counter() + seconds, seed * 10_000
        while time.perf_counter() < end:
            best = sample(number).first
            if best.energy < 0.5:
                return board_of(puzzle, [pairs[index] for index, chosen in best.sample.items() if chosen])
            number += 1
        return None

    return solve


@peer("dwave-samplers, annealing a QUBO", "dwave.samplers")
def dwave(puzzle, seed, every):
    from dwave.samplers import SimulatedAnnealingSampler

    penalty, hot, cold, sweeps = (30, 30, 5, 3000) if isinstance(puzzle, Sums) else (1, 0.7, 0.2, 1000)
    pairs, bqm = by_dimod(puzzle, penalty)
    sampler, range_ = SimulatedAnnealingSampler(), [1 / hot, 1 / cold]
    return sampled(
        puzzle, pairs, seed, lambda number: sampler.sample(bqm, beta_range=range_, num_reads=1, num_sweeps=sweeps, seed=number)
    )


@peer("dwave-samplers, tabu on a QUBO", "dwave.samplers")
def tabu(puzzle, seed, every):
    from dwave.samplers import TabuSampler

    pairs, bqm = by_dimod(puzzle, 80 if isinstance(puzzle, Sums) else 1)

    def solve(seconds):
        # The threshold refers to the energy without the offset.
        limits = {"timeout": int(seconds * 1000), "energy_threshold": 0.5 - bqm.offset}
        best = TabuSampler().sample(bqm, num_reads=1, tenure=5, seed=seed, **limits).first
        return board_of(puzzle, [pairs[at] for at, chosen in best.sample.items() if chosen]) if best.energy < 0.5 else None

    return solve


@peer("OpenJij, annealing a QUBO", "openjij")
def openjij(puzzle, seed, every):
    import openjij

    penalty, hot, cold, sweeps = (30, 30, 5, 3000) if isinstance(puzzle, Sums) else (1, 1, 0.1, 1000)
    pairs, matrix, offset = qubo(puzzle, penalty)
    linear = dict(enumerate(matrix.diagonal().tolist()))
    coupled = {(int(a), int(b)): matrix[a, b] for a, b in zip(*np.nonzero(np.triu(matrix, 1)))}
    bqm = openjij.BinaryQuadraticModel(linear, coupled, offset, "BINARY", sparse=True)
    sampler, betas = openjij.SASampler(), {"beta_min": 1 / hot, "beta_max": 1 / cold}
    return sampled(
        puzzle, pairs, seed, lambda number: sampler.sample(bqm, num_reads=1, num_sweeps=sweeps, sparse=True, seed=number, **betas)
    )


@peer("SciPy milp (HiGHS)", "scipy")
def by_milp(puzzle, seed, every):
    from scipy.optimize import LinearConstraint, milp
    from scipy.sparse import csr_array

    of_cells, others = choices(puzzle)
    pairs = [pair for group in of_cells for pair in group]
    at = {pair: index for index, pair in enumerate(pairs)}
    rows = [([(pair, 1) for pair in group], 1) for group in of_cells + others]
    rows += [([((c, v), v) for c in on for v in puzzle.values], target) for target, on in puzzle.lines]
    entries = [(factor, row, at[pair]) for row, (terms, _) in enumerate(rows) for pair, factor in terms]
    factors, *where = zip(*entries)
    sums = [target for _, target in rows]
    constraints = LinearConstraint(csr_array((factors, where), shape=(len(rows), len(pairs))), sums, sums)

    def solve(seconds):
        found = milp(np.zeros(len(pairs)), constraints=constraints, integrality=1, bounds=(0, 1), options={"time_limit": seconds}).x
        return None if found is None else board_of(puzzle, [pair for pair, value in zip(pairs, found) if value > 0.5])

    return solve


@peer("SciPy quadratic_assignment, 2-opt", "scipy", on=("Sums",))
def by_assignment(puzzle, seed, every):
    """Splits the sum of a line evenly among its cells, which makes the energy a quadratic assignment.

    This requires that all lines have the same length and the same sum.
    """
    from scipy.optimize import quadratic_assignment

    shared = np.zeros((len(puzzle.cells), len(puzzle.cells)))
    for target, on in puzzle.lines:
        shared[np.ix_(on, on)] += 1
    values = np.array(puzzle.values) - target / len(on)
    products, generator = np.outer(values, values), np.random.default_rng(seed)

    def solve(seconds):
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            found = quadratic_assignment(shared, products, method="2opt", options={"rng": generator})
            if found.fun < 0.5:
                return [puzzle.values[index] for index in found.col_ind]
        return None

    return solve


class Over(Exception):
    """An exception that ends a run, because a solution was found or the time is over."""


@peer("SciPy dual_annealing", "scipy", on=("Sums",))
def by_dual_annealing(puzzle, seed, every):
    """Reads the order of continuous keys as the board. The local search is off, because it needs a gradient."""
    from scipy.optimize import dual_annealing

    lines, targets = np.zeros((len(puzzle.lines), len(puzzle.cells))), np.array([target for target, _ in puzzle.lines])
    for row, (_, on) in enumerate(puzzle.lines):
        lines[row, on] = 1
    values = np.array(puzzle.values)

    def solve(seconds):
        end, board = time.perf_counter() + seconds, np.empty_like(values)

        def energy(keys):
            board[np.argsort(keys)] = values
            missed = lines @ board - targets
            squares = missed @ missed
            if squares == 0 or time.perf_counter() > end:
                raise Over
            return squares

        try:
            for number in range(10_000):
                keys = [(0, 1)] * len(values)
                dual_annealing(energy, keys, no_local_search=True, rng=seed * 10_000 + number)
        except Over:
            return board.tolist()

    return solve


@peer("simanneal", "simanneal", on=("magic19",))
def by_simanneal(puzzle, seed, every):
    from by_simanneal import Magic

    random.seed(seed)

    def solve(seconds):
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            board, energy = Magic(random.sample(puzzle.values, len(puzzle.cells))).anneal()
            if energy == 0:
                return board
        return None

    return solve


@peer("tdoku", "TDOKU", counts=True, on=("81",))
def tdoku(puzzle, seed, every):
    solver = ctypes.CDLL(os.environ["TDOKU"]).TdokuSolverDpllTriadSimd
    solver.restype = ctypes.c_size_t
    text, board, guesses = puzzle.text.encode(), ctypes.create_string_buffer(82), ctypes.c_size_t()
    arguments = (text, ctypes.c_size_t(1000 if every else 1), ctypes.c_uint32(0), board, ctypes.byref(guesses))

    def solve(seconds):
        found = solver(*arguments)
        return found if every else [int(digit) for digit in board.value[:81].decode()]

    return solve


def there(needs):
    """Returns whether the requirement is installed. Imports it, so that no timed run includes the import."""
    if needs == "TDOKU":
        return "TDOKU" in os.environ
    if needs == "minizinc":
        return bool(shutil.which("minizinc") and shutil.which("fzn-gecode"))
    if importlib.util.find_spec(needs.split(".")[0]) is None:
        return False
    importlib.import_module(needs)
    return True


def clocked(work, *args):
    begun = time.perf_counter()
    result = work(*args)
    return result, (time.perf_counter() - begun) * 1e3


def main(work, turn):
    puzzles = [Sudoku(givens) for givens in work["grids"]] if "grids" in work else [Sums(work["puzzle"])]
    kinds = {type(puzzles[0]).__name__, work.get("puzzle"), str(len(puzzles[0].cells))}
    results = {}
    for name, (make, needs, counts, on) in PEERS.items():
        if not kinds & set(on):
            continue
        if not there(needs):
            results[name] = None
            continue
        result = results[name] = {"runs": 0, "solved": 0, "models": [], "times": []}
        for run in range(turn * work["runs"], (turn + 1) * work["runs"]):
            if result["runs"] - result["solved"] == 2 and not result["solved"]:
                break
            puzzle = puzzles[run % len(puzzles)]
            solve, model = clocked(make, puzzle, run + 1, False)
            board, spent = clocked(solve, work["seconds"])
            solved = board is not None and puzzle.right(board)
            result["runs"] += 1
            result["models"].append(model)
            if solved:
                result["solved"] += 1
                result["times"].append(spent)
        if counts:
            result["counts"] = []
            for run in range(turn * work["counted"], (turn + 1) * work["counted"]):
                solve, _ = clocked(make, puzzles[run % len(puzzles)], run + 1, True)
                count, spent = clocked(solve, work["secondsToCount"])
                assert count in (None, work["solutions"]), f"{name} counts {count}"
                result["counts"].append(spent if count is not None else None)
                if count is None:
                    break
    print(json.dumps(results))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]), int(sys.argv[2]))
