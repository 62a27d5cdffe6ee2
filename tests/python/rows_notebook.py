"""Executes docs/compare.ipynb on rows of the program, and compares its figures with `annealing-lab statistics` of the
same rows. `./dev test slow` runs it. By hand:

    pip install --require-hashes --requirement tests/python/packages.txt
    python3 tests/python/rows_notebook.py target/release/annealing-lab

Prints the comparisons made, or an error if anything differs.
"""

import json
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "compare.ipynb"
PROGRAM = Path(sys.argv[1]).resolve()

# Two puzzles, costs in both units, settings with few or no solved runs, and a name that pandas would read as a number.
OTHER = (
    "compare&seeds=1..150&moves=100000&on=puzzle=magic19&on=puzzle=octa&with=name=1;cooling=constant;t0=1"
    "&with=name=cold;cooling=constant;t0=0.3&with=name=hot;cooling=constant;t0=100&with=solver=replicas&with=solver=exact"
)
# The two bootstraps use different generators, so each end varies by about 1 % of the interval's width.
BOOTSTRAP = 0.04

# A cell after the last one, which writes the table and the points of all curves in Matplotlib to a file.
SHOW = """
import json

curves = {
    figure.get_label(): {
        line.get_label(): [list(line.get_xdata()), list(line.get_ydata())]
        for line in figure.axes[0].lines
        if not line.get_label().startswith("_")
    }
    for figure in drawn
}
bands = {
    figure.get_label(): {
        line.get_label(): [list(map(float, point)) for path in band.get_paths() for point in path.vertices]
        for line, band in zip(figure.axes[0].lines, figure.axes[0].collections)
    }
    for figure in drawn
}
figures = table.reset_index().to_dict("records")
with open("shown.json", "w") as file:
    json.dump({"table": figures, "curves": curves, "bands": bands}, file, default=float)
"""
# The inline backend closes each displayed figure, so this cell keeps the figures in a list.
KEEP = """
import matplotlib.pyplot
drawn = []
make = matplotlib.pyplot.figure
def kept(*args, **keys):
    drawn.append(make(*args, **keys))
    return drawn[-1]
matplotlib.pyplot.figure = kept
"""


def same(ours, theirs, what):
    """Asserts that both are equal numbers, or that both are missing."""
    ours = None if ours is None or not math.isfinite(ours) else ours
    equal = ours == theirs if ours is None or theirs is None else math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-12)
    assert equal, f"{what}: {ours} in the notebook, {theirs} in the statistics"


def execute(folder):
    """Executes the notebook on rows.csv in this folder, and returns its data and the number of its pictures."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    notebook.cells.insert(0, nbformat.v4.new_code_cell(KEEP))
    notebook.cells.append(nbformat.v4.new_code_cell(SHOW))
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": folder}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    errors = [output for output in outputs if output.get("name") == "stderr"]
    assert not errors, errors
    pictures = sum("image/png" in output.get("data", {}) for output in outputs)
    return json.loads(Path(folder, "shown.json").read_text()), pictures


def compare(shown, pictures, statistics):
    """Compares every figure and every point in both directions, and returns the number of values compared."""
    curves, bands, settings = shown["curves"], shown["bands"], statistics["settings"]
    assert pictures == len(curves), f"{pictures} pictures of {len(curves)} figures"
    table = {(row["puzzle"], row["setting"]): row for row in shown["table"]}
    count, known = 0, set()

    def curve(title, puzzle, setting, points):
        nonlocal count
        figure = f"{title}|{puzzle}|{setting['unit']}"
        xs, ys = curves[figure].pop(setting["name"]) if points else ([], [])
        assert len(xs) == len(points), f"{figure}, {setting['name']}: {len(xs)} points, not {len(points)}"
        for x, y, point in zip(xs, ys, points):
            same(x, point[0], f"{figure}, {setting['name']}, x")
            same(y, point[1], f"{figure}, {setting['name']}, y at {x}")
        count += len(points)

    for puzzle in statistics["puzzles"]:
        name = puzzle["name"]
        for setting, own in zip(settings, puzzle["settings"]):
            row, what = table.pop((name, setting["name"])), f"{name}, {setting['name']}"
            assert row["unit"] == setting["unit"], what
            median = next(each["cost"] for each in own["quantiles"] if each["share"] == 0.5)
            wanted = {"runs": own["runs"], "solved": own["solved"], "ert": own["ert"], "median": median}
            # A search draws no random numbers, so it has no interval.
            success = own["success"] or {"low": None, "high": None}
            wanted |= {"success_low": success["low"], "success_high": success["high"]}
            for key, value in wanted.items():
                same(row[key], value, f"{what}, {key}")
            count += len(wanted)
            interval = own["ert_interval"]
            if interval is None or interval["high"] is None:
                same(row["ert_high"], None, f"{what}, upper end of ERT")
            else:
                width = interval["high"] - interval["low"]
                for end in ("low", "high"):
                    moved = abs(row[f"ert_{end}"] - interval[end])
                    assert moved <= BOOTSTRAP * width, f"{what}, {end} end of ERT: {row[f'ert_{end}']}, not {interval[end]}"
                    count += 1
            if own["solved"]:
                drawn = curves[f"expected running time, 95 % interval|{name}|{setting['unit']}"].pop(setting["name"])[0]
                if interval is None:
                    assert drawn == [row["ert"]] * 3, what
                else:
                    assert drawn[:2] == [row["ert_low"], row["ert"]] and drawn[2] == (row["ert_high"] or drawn[2]), what
                count += 3
            known.add("all solved" if own["solved"] == own["runs"] else "none" if own["solved"] == 0 else "some")
            # With more than 400 points, the statistics would omit some.
            assert len(own["ecdf"]) < 400
            steps = [(step["cost"], step["share"]) for step in own["ecdf"]]
            steps.append((setting["budget"], own["solved"] / own["runs"]))
            curve("runs solved within a cost", name, setting, steps)
            medians = [(within["cost"], within["median"]) for within in own["within_budgets"]]
            curve("best energy within a budget", name, setting, medians)
            if medians:
                band = bands[f"best energy within a budget|{name}|{setting['unit']}"][setting["name"]]
                ends = {(float(at["cost"]), float(at[end])) for at in own["within_budgets"] for end in ("low", "high")}
                assert set(map(tuple, band)) == ends, f"{what}, quartiles: {band}"
                count += len(ends)
            costs = [(to["ert"], to["energy"]) for to in own["to_targets"]]
            curve("expected running time to an energy", name, setting, costs)
    left = {figure: list(lines) for figure, lines in curves.items() if lines}
    assert not table and not left, f"in the notebook alone: {list(table)} {left}"
    return count, known


with tempfile.TemporaryDirectory() as folder:
    os.environ |= {"IPYTHONDIR": folder, "JUPYTER_RUNTIME_DIR": folder, "MPLCONFIGDIR": folder}
    os.environ.pop("ROWS", None)
    text = "".join("".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text())["cells"])
    command = re.search(r"^annealing-lab (sweep .*\\\n.*)$", text, re.MULTILINE)
    assert command, "the notebook has no command that makes its rows"
    seen = set()
    for sweep in (command[1], f"sweep '{OTHER}' --out rows.csv"):
        Path(folder, "rows.csv").unlink(missing_ok=True)
        subprocess.run(f"{shlex.quote(str(PROGRAM))} {sweep}", shell=True, check=True, cwd=folder, stderr=subprocess.DEVNULL)
        printed = subprocess.run(
            [PROGRAM, "statistics", "rows.csv", "--format", "json"], check=True, cwd=folder, capture_output=True
        )
        count, known = compare(*execute(folder), json.loads(printed.stdout))
        seen |= known
        print(f"the notebook and annealing-lab statistics agree in {count} figures and points")
    assert seen == {"all solved", "some", "none"}, seen
