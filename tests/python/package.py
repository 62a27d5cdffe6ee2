"""Tests the package `annealing-lab`, installed from its wheel, against the program.

`./dev test slow` runs it. By hand: python3 tests/python/package.py target/release/annealing-lab. Prints the comparisons
made, or an error if anything differs.
"""

import copy
import doctest
import inspect
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import time
from importlib.metadata import distribution
from pathlib import Path

import annealing_lab as al
import numpy as np
import pandas as pd
import polars as pl

TOP = Path(__file__).parents[2]
PROGRAM = Path(sys.argv[1]).resolve()
GOLDENS = json.loads((TOP / "tests/golden/links.json").read_text())


def program(*words):
    """Returns the output of the program, whose exit code is 1 if a run finds no solution."""
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode in (0, 1, 3), done.stderr
    return done.stdout


def fnv_1a(text):
    found = 0xCBF29CE484222325
    for byte in text.encode():
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return f"{found:016x}"


def in_slices(link):
    """Makes the run of a link in slices, and goes back once in between."""
    run = al.Run(link)
    for place in range(10**9):
        if run.step([1, 4096, 7, 99_991][place % 4]) != "running":
            return run
        if place == 3:
            head = run.head
            assert run.seek(head // 2).moves == head // 2
            run.seek(head)


def wheel():
    """The wheel is for every Python from 3.10 on, with stubs, licences and no more than NumPy to need"""
    found = distribution("annealing-lab")
    names = [str(path) for path in found.files]
    assert "Tag: cp310-abi3-" in found.read_text("WHEEL") and "annealing_lab/_core.abi3.so" in names
    assert {"annealing_lab/_core.pyi", "annealing_lab/py.typed", "annealing_lab/widget.js"} <= set(names)
    assert sum("licenses/LICENSE-" in name for name in names) == 2
    assert [need for need in found.requires if "extra ==" not in need] == ["numpy>=1.24"]
    assert found.metadata["Author"] and found.metadata["License-Expression"] and found.metadata["Keywords"]
    assert al.__version__ == found.version == program("--version").split()[1]
    core = next(path for path in found.files if path.name == "_core.abi3.so")
    # The core contains eight models and user-defined problems.
    assert core.size < 3_600_000, core.size
    return f"{core.size / 1e6:.1f} MB"


def golden_links():
    """The package gives the program's bytes for every golden link"""
    for golden in GOLDENS:
        link = golden["link"]
        for run in (al.solve(link), in_slices(link)):
            result, trace = run.result_json() + "\n", run.trace_csv()
            assert (fnv_1a(result), fnv_1a(trace)) == (golden["result"], golden["trace"]), link
        assert result == program("solve", link) and trace == program("trace", link), link
        assert run.result["link"] == run.link
    return f"{len(GOLDENS)} golden links"


def without_version(csv):
    """Returns the rows without their first column, which may contain a commit."""
    return [row.split(",", 1)[1] for row in csv.splitlines()]


def many():
    """sweep, count and report give the program's bytes, with any number of threads"""
    compare = "compare&seeds=1..20&moves=20000&on=puzzle=magic19&on=puzzle=octa&with=name=1;cooling=constant;t0=1&with=solver=exact"
    least = "compare&seeds=1..1000&least=3&moves=100000&on=puzzle=magic19&with=cooling=constant;t0=1"
    for link, seeds in [("puzzle=magic19", "1..30"), (compare, None), (least, None)]:
        printed = program("sweep", link, *(["--seeds", seeds] if seeds else []))
        for threads in (1, 2, 7):
            csv = al.sweep(link, seeds, to="csv", threads=threads, progress=False)
            assert without_version(csv) == without_version(printed), link
        frame, other = (al.sweep(link, seeds, to=to, progress=False) for to in ("pandas", "polars"))
        assert list(frame.columns) == other.columns == printed.splitlines()[0].split(",")
        rows = printed.splitlines()[1:]
        assert len(frame) == len(other) == len(rows)
        for name in ("seed", "setting", "solved", "moves", "nodes", "energy", "board", "link"):
            values = [None if pd.isna(value) else value for value in frame[name]]
            assert values == other[name].to_list(), name
        assert frame["setting"].map(type).eq(str).all() and frame["seed"].dtype == "UInt64"
        whole = al.sweep(link, seeds, to="dict", progress=False)
        assert [row["moves"] for row in whole["rows"]] == list(frame["moves"]) and whole["statistics"]
    assert al.sweep("", range(5, 8), progress=False)["seed"].tolist() == [5, 6, 7]
    head, *rows = al.sweep("", "1..7", to="csv", progress=False).splitlines()
    for seeds, wanted in [
        ([7, 2, 3], [7, 2, 3]),
        (np.array([7, 2, 3]), [7, 2, 3]),
        ((seed for seed in (1, 2, 5)), [1, 2, 5]),
        (5, [5]),
        (np.uint64(5), [5]),
        (range(7, 0, -2), [7, 5, 3, 1]),
    ]:
        printed, *found = al.sweep("", seeds, to="csv", threads=3, progress=False).splitlines()
        assert printed == head and found == [rows[seed - 1] for seed in wanted], wanted
    assert al.sweep("moves=10", [0, 2**64 - 1], progress=False)["seed"].tolist() == [0, 2**64 - 1]
    for link, words, options in [
        ("puzzle=octa", [], {}),
        ("puzzle=magic-square-4", ["--limit", "100"], {"limit": 100}),
        ("puzzle=magic19", ["--complement"], {"complement": True}),
        ("puzzle=sudoku", [], {}),
    ]:
        assert al.count(link, **options) == json.loads(program("count", link, *words)), link
    for puzzle in ("octa", "route", "puzzle=route&map=S.4/.9G"):
        assert al.report(puzzle, to="text") == program("report", puzzle), puzzle
        frame, other = al.report(puzzle), al.report(puzzle, to="polars")
        assert frame["nodes"].tolist() == other["nodes"].to_list() and list(frame.columns) == other.columns
    assert "magic19" in al.puzzles() and len(al.puzzles()) == len(set(al.puzzles()))
    return "3 sweeps, 4 counts and 3 reports"


def arrays():
    """Boards, traces and replicas are arrays of the shapes and types that the docstrings say"""
    run = al.solve("puzzle=magic19&seed=7")
    assert run.board.shape == run.kinds.shape == (19,) and run.board.dtype == np.int32 and run.kinds.dtype == np.uint8
    assert sorted(run.board) == list(range(1, 20)) and run.board.flags.writeable
    assert (run.sums == run.targets).all() and run.targets.tolist() == [22] * 12
    best = run.best
    assert run.energy == best["energy"] == 0 and best["move"] == run.moves and (best["board"] == run.board).all()
    assert run.temperature > 0 and run.status == "solved"
    trace = run.trace
    assert trace.dtype.names == ("move", "energy", "best", "temperature", "accepted") and trace["move"][-1] == run.moves
    csv = "".join(",".join(map(str, row)) + "\n" for row in trace.tolist()[:5])
    assert [float(field) for field in csv.replace("\n", ",").split(",")[:-1]] == [
        float(field) for row in run.trace_csv().splitlines()[1:6] for field in row.split(",")
    ]
    assert len(pd.DataFrame(trace)) == len(pl.DataFrame(trace)) == len(trace)
    boards = al.Run("puzzle=magic19&seed=7").boards([0, 1000, 500, run.moves])
    assert boards.shape == (4, 19) and (boards[3] == run.board).all() and (boards[2] == run.seek(500).board).all()
    assert run.moves == 500 and run.head > 500 and run.boards([]).shape == (0, 19)
    sudoku = al.solve("puzzle=sudoku&seed=3")
    assert sudoku.board.shape == (9, 9) and sudoku.sums.shape == (18,) and sudoku.targets.shape == (0,)
    assert (np.sort(sudoku.board, axis=0) == np.arange(1, 10)[:, None]).all() and (sudoku.kinds == 1).sum() == 22
    search = al.solve("puzzle=route")
    assert search.board.shape == (12, 21) and search.board.max() == 28
    assert search.energy is None and search.trace.dtype.names[0] == "expansion" and search.replicas is None
    hot = al.Run("puzzle=magic19&solver=tempering&seed=2")
    hot.step(1000)
    replicas = hot.replicas
    k = len(replicas["temperatures"])
    assert replicas["boards"].shape == (k, 19) and replicas["energies"].shape == (k,)
    assert replicas["exchanges"].shape == (k - 1,) and (np.diff(replicas["temperatures"]) > 0).all()
    assert (replicas["boards"][replicas["shown"]] == hot.board).all()
    run = al.Run("puzzle=magic19&seed=7")
    run.step(100)
    assert run.inspect()["cells"] and al.Run("").inspect() is None
    assert run.jump("best", forward=False) == run.moves < 100 and run.jump("restart") is None
    return "arrays"


def errors():
    """What is wrong is an exception that names key, value and what is accepted"""

    def raised(call, kind):
        try:
            call()
        except kind as error:
            return error
        raise AssertionError(f"no {kind.__name__}")

    error = raised(lambda: al.solve("puzzle=magic19&seed=zebra"), al.LinkError)
    assert (error.key, error.value) == ("seed", "zebra") and "below 2^64" in error.message
    refused = subprocess.run([PROGRAM, "solve", "puzzle=magic19&seed=zebra"], capture_output=True, text=True)
    assert str(error) + "\n" == refused.stderr and isinstance(error, ValueError)
    assert pickle.loads(pickle.dumps(error)).args == error.args
    run = al.Run("seed=1")
    assert raised(lambda: run.changed(t0="hot"), al.LinkError).key == "t0"
    assert run.changed(seed=8).link == al.Run("seed=8").link
    for call, says in [
        (lambda: al.solve("compare&seeds=1..2"), "annealing_lab.sweep"),
        (lambda: al.sweep("seed=1"), "seeds: "),
        (lambda: al.sweep("seed=1", "2..1"), "seeds: "),
        (lambda: al.sweep("seed=1", [1, 3], to="dict"), "range(1, 101)"),
        (lambda: al.sweep("seed=1", [3, 3]), "3 is there twice"),
        (lambda: al.sweep("seed=1", []), "no seeds"),
        (lambda: al.sweep("seed=1", [-1]), "-1 is not"),
        (lambda: al.sweep("seed=1", ["a"]), "'a'"),
        (lambda: al.sweep("seed=1", 1.5), "1.5"),
        (lambda: al.sweep("seed=1", "1..2", to="excel"), "pandas, polars, csv, dict"),
        (lambda: al.sweep("seed=1", "1..2", threads=0), "threads: 0"),
        (lambda: al.sweep("compare&seeds=1..2", "1..2"), "seeds: "),
        (lambda: al.count("puzzle=route"), "routes"),
        (lambda: al.count("puzzle=octa", limit=0), "limit: 0"),
        (lambda: al.report("zebra"), "'zebra'"),
        (lambda: al.report("puzzle=octa"), "link of a map"),
        (lambda: run.jump("zebra"), "restart, reheat"),
        (lambda: run.step(-1), "moves: -1"),
        (lambda: run.seek(2**64), "2^64"),
    ]:
        assert says in str(raised(call, ValueError)), says
    raised(lambda: run.step(1.5), TypeError)
    return "15 exceptions"


class Sorting:
    """A problem of sorting twelve numbers by swaps of neighbours."""

    def start(self, random):
        return random.permutation(12)

    def energy(self, state):
        return sum(abs(place - number) for place, number in enumerate(state))

    def propose(self, state, random):
        return random.index(11)

    def delta(self, state, move):
        a, b = state[move], state[move + 1]
        return abs(b - move) + abs(a - move - 1) - abs(a - move) - abs(b - move - 1)

    def apply(self, state, move):
        state[move], state[move + 1] = state[move + 1], state[move]


def own():
    """Families and problems in Python are annealed with every schedule, and their energies are what their arrays say"""
    draw = np.random.default_rng(1)
    places = draw.random((40, 2))
    distances = np.sqrt(((places[:, None] - places[None]) ** 2).sum(-1))
    couplings, fields = np.triu(draw.normal(size=(30, 30)), 1), draw.normal(size=30)
    matrix, flows, lengths = draw.normal(size=(25, 25)), draw.integers(0, 9, (12, 12)), draw.integers(0, 9, (12, 12))
    families = [
        (al.tsp(distances), lambda tour: distances[tour, np.roll(tour, 1)].sum(), lambda tour: sorted(tour) == list(range(40))),
        (al.tsp(distances.tolist(), neighbourhood="swap"), lambda tour: distances[tour, np.roll(tour, 1)].sum(), lambda tour: len(tour) == 40),
        (al.qap(flows, lengths), lambda at: (flows * lengths[np.ix_(at, at)]).sum(), lambda at: sorted(at) == list(range(12))),
        (al.ising(couplings, fields), lambda s: -(s @ couplings @ s) - fields @ s, lambda s: set(s) <= {1, -1}),
        (al.ising(couplings + couplings.T, fields), lambda s: -(s @ couplings @ s) - fields @ s, lambda s: set(s) <= {1, -1}),
        (al.qubo(matrix), lambda x: x @ matrix @ x, lambda x: set(x) <= {0, 1}),
    ]
    for problem, energy, is_right in families:
        run = al.anneal(problem, moves=50_000, seed=3)
        best = run.best
        assert best["state"].dtype == np.int32 and is_right(best["state"].tolist()) and is_right(run.state.tolist())
        assert abs(energy(best["state"]) - best["energy"]) < 1e-9 > abs(energy(run.state) - run.energy)
        assert best["energy"] < min(al.Anneal(problem, seed=seed).energy for seed in range(20))
        pieces = al.Anneal(problem, moves=50_000, seed=3)
        while pieces.step(777) == "running":
            pass
        assert pieces.best["move"] == best["move"] and (pieces.best["state"] == best["state"]).all() and pieces.moves == 50_000
        assert (pieces.trace == run.trace).all() and run.trace["best"][-1] == best["energy"]
        assert al.Anneal(problem, **run.settings).settings == run.settings
        rows = al.sweep_own(problem, [9, 3], moves=50_000, progress=False)
        assert rows["seed"].tolist() == [9, 3] and rows["energy"][1] == best["energy"], rows
        reached = al.anneal(problem, moves=50_000, seed=3, target=best["energy"])
        assert reached.status == "solved" and reached.moves == best["move"]
    # The diagonal is never used, and rounding errors break the symmetry.
    rounded = distances * (1 + 1e-12 * np.triu(np.ones((40, 40)), 1))
    np.fill_diagonal(rounded, np.inf)
    assert al.anneal(al.tsp(rounded), moves=10) and repr(al.tsp(rounded)) == "<a tour through 40 cities>"
    assert al.anneal(families[3][0]).best["energy"] == al.anneal(families[4][0]).best["energy"]
    for cooling in ("constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees", "lam"):
        assert al.anneal(families[0][0], cooling=cooling, moves=1000).settings["cooling"] == cooling
    for accept in ("metropolis", "threshold", "late", "late2017", "descent"):
        assert al.anneal(Sorting(), accept=accept, moves=1000).settings["accept"] == accept
    run, pieces = al.anneal(Sorting(), target=0), al.Anneal(Sorting(), target=0)
    assert run.status == "solved" and run.best["state"] == list(range(12)) and run.temperature > 0
    while pieces.step(3) == "running":
        pass
    assert pieces.moves == run.moves and "best energy 0" in repr(run)
    # A returned state is a copy.
    run.best["state"].clear()
    assert len(run.best["state"]) == len(run.state) == 12
    rows = al.sweep_own(Sorting(), "1..4", target=0, to="dict", progress=False)
    assert [row["status"] for row in rows] == ["solved"] * 4 and rows[0]["state"] == list(range(12))
    assert al.sweep_own(Sorting(), 2, target=0, to="polars", progress=False)["moves"].to_list() == [rows[1]["moves"]]
    # Without `delta`, the run proposes the same moves and computes their energy changes.
    plain = type("Plain", (), {name: getattr(Sorting, name) for name in ("start", "energy", "propose", "apply")})()
    for seed in range(3):
        a, b = (al.anneal(problem, t0=3, moves=2000, seed=seed) for problem in (Sorting(), plain))
        assert (a.best["move"], a.best["state"], a.energy) == (b.best["move"], b.best["state"], b.energy), seed
    # The defaults of a schedule depend on the number of moves of an anneal.
    for settings, wanted in [
        ({"t0": 4, "t1": 0.5, "moves": 300}, {"cooling": "geometric", "rate": str((0.5 / 4) ** (1 / 300))}),
        ({"t0": 4, "moves": 300}, {"rate": str(0.01 ** (1 / 300))}),
        ({"t0": 4, "moves": 3000, "restart": "fixed", "length": 300}, {"rate": str(0.01 ** (1 / 300))}),
        ({"t0": 4, "cooling": "linear", "moves": 300}, {"t1": "0.04", "over": "300"}),
        ({"t0": 4, "t1": 2, "cooling": "lundy-mees", "moves": 100}, {"rate": "0.0025"}),
        ({"t0": 4, "cooling": "lam", "moves": 300}, {"over": "300", "restart": "none"}),
        ({"t0": 4, "cooling": "constant"}, {"t0": "4"}),
        ({"accept": "descent"}, {"accept": "descent"}),
        ({"target": -3}, {"target": -3.0}),
    ]:
        run = al.Anneal(Sorting(), **settings)
        assert wanted.items() <= run.settings.items(), run.settings
        assert al.Anneal(Sorting(), **run.settings).settings == run.settings
    begun = [3, 1, 2]
    kept = type("Kept", (Sorting,), {"start": lambda self, random: begun, "propose": lambda self, state, random: random.index(2)})()
    assert al.anneal(kept, moves=100, t0=1).best["energy"] >= 0 and begun == [3, 1, 2]
    # After Ctrl-C, or any exception of a method, the run can continue.
    hit = {"at": 500}

    class Interrupted(Sorting):
        def delta(self, state, move):
            hit["at"] -= 1
            if hit["at"] == 0:
                raise KeyboardInterrupt
            return super().delta(state, move)

    run = al.Anneal(Interrupted(), t0=3, moves=2000, seed=1)
    try:
        run.solve()
    except KeyboardInterrupt:
        assert run.status == "running" and run.moves < 500
    else:
        raise AssertionError("no interrupt")
    assert run.solve().trace.tolist() == al.anneal(Sorting(), t0=3, moves=2000, seed=1).trace.tolist()
    return f"{len(families)} families, 7 schedules, 5 rules"


class Late(Sorting):
    """A problem whose `delta` is wrong only after 300 calls, at every fifth one."""

    calls = 0

    def delta(self, state, move):
        self.calls += 1
        return super().delta(state, move) - (self.calls > 300 and self.calls % 5 == 0)


class Large(Sorting):
    """A problem whose `delta` is off by one, with energies of millions."""

    def energy(self, state):
        return 10_000_000 + super().energy(state)

    def delta(self, state, move):
        return super().delta(state, move) - 1


def own_errors():
    """What a problem in Python does wrong is its own exception, and ends its run; arrays that are no problem are refused"""

    def fails(name, method):
        return type("Wrong", (Sorting,), {name: method})()

    zero = lambda self, *rest: 1 / 0
    for problem, kind, says in [
        (fails("start", zero), ZeroDivisionError, ""),
        (fails("energy", zero), ZeroDivisionError, ""),
        (fails("propose", zero), ZeroDivisionError, ""),
        (fails("delta", zero), ZeroDivisionError, ""),
        (fails("apply", zero), ZeroDivisionError, ""),
        (fails("copy", zero), ZeroDivisionError, ""),
        (fails("delta", lambda self, state, move: -1), ValueError, "delta: -1 is not the change of energy by the proposed move"),
        # Errors that occur late, or are small compared with the energies.
        (Late(), ValueError, "delta"),
        (Large(), ValueError, "delta: "),
        (fails("delta", lambda self, state, move: state.reverse() or Sorting.delta(self, state, move)), ValueError, "`"),
        (type("Stub", (Sorting, al.Problem), {"delta": al.Problem.delta})(), ValueError, "no method 'delta'"),
        (Sorting, ValueError, "problem: Sorting is a class; give an object of it, Sorting()."),
        (fails("delta", lambda self, state, move: "x"), ValueError, "delta: 'x' is not a number"),
        (fails("delta", lambda self, state, move: float("nan")), ValueError, "delta: NaN"),
        (fails("energy", lambda self, state: float("inf")), ValueError, "energy: inf"),
        (fails("propose", lambda self, state, random: random.index(0)), ValueError, "count: 0"),
        (fails("propose", lambda self, state, random: random.pair(1)), ValueError, "count: 1"),
        (5, ValueError, "'start'"),
    ]:
        for work in (lambda: al.anneal(problem, t0=1, moves=5000), lambda: al.anneal(problem), lambda: al.sweep_own(problem, range(3), progress=False)):
            try:
                work()
            except kind as error:
                assert says in str(error), error
            else:
                raise AssertionError((vars(type(problem)), says))
    run = al.Anneal(fails("apply", zero), t0=1)
    for _ in range(2):
        try:
            run.step(1000)
        except ZeroDivisionError:
            continue
        raise AssertionError("a run that has ended went on")
    for work, says in [
        (lambda: al.tsp([[0, 1], [1]]), "distances: list"),
        (lambda: al.tsp(np.zeros((5, 4))), "distances: ndarray"),
        (lambda: al.tsp(np.zeros((3, 3))), "distances: 3 rows"),
        (lambda: al.anneal(al.qubo([[1]]), t0=1, t1=2), "t1: 2 is not above 0 and at most t0, 1"),
        (lambda: al.anneal(al.qubo([[1]]), target=float("nan")), "target: nan"),
        (lambda: al.anneal(al.qubo([[1]]), target="a"), "target: 'a'"),
        (lambda: al.sweep_own(al.qubo([[1]]), range(3), seed=4), "seeds: "),
        (lambda: al.sweep_own(al.qubo([[1]]), None), "seeds: "),
        (lambda: al.qubo({(0, 1): 2}), "matrix: dict is not"),
        (lambda: al.tsp(np.arange(25).reshape(5, 5)), "distances: [0, 1] is 1 and [1, 0] is 5"),
        (lambda: al.tsp(np.zeros((5, 5)), neighbourhood="3-opt"), "reversal, insertion, swap"),
        (lambda: al.qap(np.zeros((3, 3)), np.zeros((4, 4))), "4 places"),
        (lambda: al.qap("zebra", np.zeros((4, 4))), "flows: str"),
        (lambda: al.ising([[0, 1], [2, 0]]), "couplings: [0, 1] is 1 and [1, 0] is 2"),
        (lambda: al.ising([[1]]), "couplings: [0, 0] is not 0"),
        (lambda: al.ising(np.zeros((3, 3)), [1, 2]), "fields: 2 fields"),
        (lambda: al.qubo([[float("nan")]]), "matrix: NaN"),
        (lambda: al.qubo([]), "matrix: list"),
        (lambda: al.anneal(al.qubo([[1]]), zebra=1), "zebra: "),
        (lambda: al.anneal(al.qubo([[1]]), t0="hot"), "t0: 'hot'"),
        (lambda: al.anneal(al.qubo([[1]]), moves=0), "moves: '0'"),
        (lambda: al.anneal(al.qubo([[1]]), cooling="constant", rate=0.5, t0=1), "rate: "),
        (lambda: al.anneal(al.qubo([[1]]), rng="r"), "rng: "),
        (lambda: al.sweep_own(al.qubo([[1]]), "2..1"), "seeds: "),
        (lambda: al.sweep_own(al.qubo([[1]]), range(3), to="csv"), "pandas, polars, dict"),
    ]:
        try:
            work()
        except ValueError as error:
            assert says in str(error), error
        else:
            raise AssertionError(says)
    return "18 problems, 25 arrays and settings"


def without_numpy():
    """Where NumPy is missing, as in a browser, arrays are memory views of the same numbers"""
    code = """
import sys
sys.modules["numpy"] = None
import annealing_lab as al
run = al.solve("puzzle=sudoku&seed=3")
assert (type(run.board), run.board.shape, run.board[0, 0]) == (memoryview, (9, 9), run.board.tolist()[0][0])
assert run.boards([0, 5]).shape == (2, 9, 9) and run.boards([]).tolist() == [] and run.targets.tolist() == []
assert list(run.trace) == ["move", "energy", "best", "temperature", "accepted"] and run.trace["move"][-1] == run.moves
assert "<svg" in run._repr_html_()
replicas = al.Run("puzzle=magic19&solver=tempering").replicas
assert replicas["boards"].shape == (len(replicas["temperatures"]), 19)
tour = al.anneal(al.tsp([[0, 1, 3, 1], [1, 0, 1, 3], [3, 1, 0, 1], [1, 3, 1, 0]]), moves=100).best
assert tour["energy"] == 4 and sorted(tour["state"].tolist()) == [0, 1, 2, 3]
assert al.ising([[0, 1], [1, 0]], [1, 2]) and al.qap([[0, 1], [1, 0]], [[0, 1], [1, 0]]) and al.qubo([[1]])
for wrong in ([[1, 2], [3]], [1, 2], [], [["a"]], 5):
    try:
        al.qubo(wrong)
    except ValueError as error:
        assert str(error).startswith("matrix: "), error
    else:
        raise AssertionError(wrong)
print(run.board.tolist())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == al.solve("puzzle=sudoku&seed=3").board.tolist()
    return "memory views"


def copies():
    """A run is copied and pickled where it is looked at"""
    run = al.Run("puzzle=sudoku&seed=5")
    run.step(500)
    run.seek(123)
    for other in (copy.copy(run), copy.deepcopy(run), pickle.loads(pickle.dumps(run)), run.copy()):
        assert (other.moves, other.head) == (123, 500) and other.result_json() == run.result_json()
        other.step(10)
        assert run.moves == 123 and other.moves == 133
    assert repr(run) == f"<Run {run.link!r}: running after 123 moves, energy {run.energy}>"
    page = run._repr_html_()
    assert page.count("<text") == 81 and "running after 123 moves" in page and ">v=2&amp;puzzle=sudoku" in page
    frame = run.embed("https://example.org/lab/")._repr_html_()
    assert 'src="https://example.org/lab/?embed#v=2&amp;puzzle=sudoku&amp;' in frame and 'title="Sudoku"' in frame
    for name in [*al.puzzles(), "route", "sudoku", "tour", "queens", "colouring", "ising", "spanning-tree"]:
        assert "<svg" in al.Run(f"puzzle={name}")._repr_html_()
    for size, last in (16, "G"), (25, "P"), (36, "0"):
        large = al.Run(f"puzzle=sudoku&givens={'.' * size**2}")
        # The largest grid begins with blanks, which its solver fills.
        large.step(2000)
        shown = re.findall(r'<text class="al-cell"[^>]*>([^<]+)</text>', large._repr_html_())
        assert set(shown) == set("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0"[:size]) and last in shown, size
    return "copies"


def threads():
    """The interpreter goes on while runs are made, and threads may share one"""
    endless = "puzzle=magic19&cooling=constant&t0=1.15&restart=none&found=sampled&every=1000000000&moves=1000000000000"
    run = al.Run(endless)
    worker = threading.Thread(target=run.step, args=(200_000_000,))
    worker.start()
    ticks = 0
    while worker.is_alive():
        ticks += 1
        time.sleep(0.001)
        if ticks % 20 == 0:
            assert len(run.board) == 19
    assert run.moves == 200_000_000 and ticks > 20, ticks
    shared = al.Run(endless)
    workers = [threading.Thread(target=shared.step, args=(1_000_000,)) for _ in range(4)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    alone = al.Run(endless)
    alone.step(4_000_000)
    assert shared.result_json() == alone.result_json()
    return f"{ticks} ticks while 200,000,000 moves were made"


def interrupts():
    """Ctrl-C ends what takes long, and what has been made stays"""
    endless = "moves=1000000000000&cooling=constant&t0=1000&restart=none&found=sampled&every=1000000000000"
    for work in (
        f"run.step(10**12)",
        f"al.sweep('{endless}', '1..3')",
        "al.anneal(al.qubo([[1, 2], [3, 4]]), moves=10**12)",
        "al.sweep_own(al.qubo([[1, 2], [3, 4]]), range(3), moves=10**12)",
        "al.anneal(Slow(), t0=1)",
        "[al.report('octa') for _ in range(100)]",
        # For this many cells, the setup of a search takes long, and so does each node.
        "al.solve('puzzle=sudoku&solver=exact&extra=diagonals,knight&givens=' + 625 * '.')",
        "al.count('puzzle=magic-square-5', limit=10**12)",
        # A thousand nodes of a grid of this size take seconds.
        "al.count('puzzle=sudoku&givens=' + 1296 * '.', limit=10**12)",
    ):
        code = f"""
import time
import annealing_lab as al
class Slow:
    start = propose = lambda self, *rest: 0
    energy = delta = lambda self, *rest: time.sleep(0.01) or 0
    apply = lambda self, *rest: None
run = al.Run('{endless}')
print('ready', flush=True)
try:
    {work}
except KeyboardInterrupt:
    print('interrupted', run.moves, flush=True)
"""
        child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        begun = time.monotonic()
        said = child.stdout.readline().split()
        took = time.monotonic() - begun
        child.wait(20)
        assert said[:1] == ["interrupted"] and took < 2, (work, said, took)
        assert "step" not in work or int(said[1]) > 100_000, said
    return "9 interrupts"


def bar():
    """A sweep shows a progress bar, and none without progress"""
    shown = []
    for wanted in ("True", "False"):
        code = f"import annealing_lab as al; al.sweep('puzzle=magic19', '1..40', progress={wanted})"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        shown.append(done.stderr)
    assert "40/40" in shown[0] and "solved=40" in shown[0] and not shown[1], shown
    return "the bar"


def words():
    """Every public name has a docstring, and all examples of docstrings and README.md hold"""
    seen = 0
    for name in al.__all__:
        if name == "__version__":
            continue
        value = getattr(al, name)
        for each in [value, *(vars(value).values() if name in ("Run", "Anneal", "Problem") else [])]:
            called = getattr(each, "__name__", None) or getattr(getattr(each, "fget", None), "__name__", "_")
            if called.startswith("_") or not (callable(each) or isinstance(each, property)):
                continue
            assert inspect.getdoc(each), f"{name}: {called}"
            seen += 1
    assert seen > 30, seen
    for failed, tried in (
        doctest.testmod(al),
        doctest.testfile(str(TOP / "python/README.md"), module_relative=False),
    ):
        assert failed == 0 and tried > 2, (failed, tried)
    return f"{seen} docstrings"


def types():
    """mypy --strict finds nothing in the package, and its stubs are those of the module"""
    settings = str(TOP / "python/pyproject.toml")
    for command in (
        ["mypy", "-p", "annealing_lab", "--config-file", settings],
        ["mypy.stubtest", "annealing_lab._core", "--ignore-disjoint-bases", "--mypy-config-file", settings],
    ):
        done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (Path(al.__file__).parent / "py.typed").exists()
    return "types"


os.chdir(Path(sys.executable).parent)  # Python must not import python/annealing_lab, which has no core.
for check in (wheel, golden_links, many, arrays, errors, own, own_errors, without_numpy, copies, threads, interrupts, bar, words, types):
    begun = time.monotonic()
    print(f"{check.__doc__}: {check()}, {time.monotonic() - begun:.1f} s", flush=True)
