"""Tests of the package `annealing-lab`, as it is installed from its wheel, beside the program.

`./dev test slow` runs it. By hand: python3 tests/python/package.py target/release/annealing-lab. Prints what was compared; an error
where anything differs.
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
    """What the program prints. It ends with 1 where a run does not solve."""
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode in (0, 1, 3), done.stderr
    return done.stdout


def fnv_1a(text):
    found = 0xCBF29CE484222325
    for byte in text.encode():
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return f"{found:016x}"


def in_slices(link):
    """The run of a link, in slices and with looks back."""
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
    assert al.__version__ == found.version == program("--version").split()[1]
    core = next(path for path in found.files if path.name == "_core.abi3.so")
    assert core.size < 3_000_000, core.size
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
    """Rows without their first column, which may name a commit."""
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
        "al.count('puzzle=magic-square-5', limit=10**12)",
        # A thousand nodes of such a grid take seconds.
        "al.count('puzzle=sudoku&givens=' + 1296 * '.', limit=10**12)",
    ):
        code = f"""
import annealing_lab as al
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
    return "4 interrupts"


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
        for each in [value, *(vars(value).values() if name == "Run" else [])]:
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


os.chdir(Path(sys.executable).parent)  # Away from python/annealing_lab, which has no core.
for check in (wheel, golden_links, many, arrays, errors, copies, threads, interrupts, bar, words, types):
    begun = time.monotonic()
    print(f"{check.__doc__}: {check()}, {time.monotonic() - begun:.1f} s", flush=True)
