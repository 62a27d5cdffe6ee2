"""Reads an export of `annealing-lab export` with iohinspector, and compares it with the rows of its source.
`./dev test slow` runs it. By hand:

    pip install iohinspector && python3 tests/python/ioh.py target/release/annealing-lab

Prints the comparisons made, or an error if anything differs.
"""

import csv
import subprocess
import sys
import tempfile
from pathlib import Path

import iohinspector

LINK = "compare&seeds=1..30&moves=100000&on=puzzle=magic19&on=puzzle=octa&with=cooling=constant;t0=1&with=solver=replicas"
program = sys.argv[1]

with tempfile.TemporaryDirectory() as folder:
    rows, out = Path(folder, "rows.csv"), Path(folder, "out")
    subprocess.run([program, "sweep", LINK, "--out", str(rows)], check=True)
    subprocess.run([program, "export", str(rows), "--out", str(out)], check=True)
    manager = iohinspector.DataManager()
    manager.add_folder(str(out))
    seen = 0
    known = list(csv.DictReader(rows.open()))
    for name, algorithm in {(row["puzzle"], row["setting"]) for row in known}:
        own = [row for row in known if (row["puzzle"], row["setting"]) == (name, algorithm)]
        part = manager.select(algorithms=[algorithm])
        data = part.load(monotonic=True, include_meta_data=True)
        data = data.filter(data["function_name"] == name)
        for run, row in enumerate(own, 1):
            table = data.filter(data["run_id"] == run).sort("evaluations")
            bests = [pair.split(":") for pair in row["bests"].split()]
            wanted = [(int(cost) + 1, int(energy)) for cost, energy in bests]
            assert list(zip(table["evaluations"], table["raw_y"])) == wanted, (name, algorithm, row["seed"])
            seen += 1
    assert seen == len(known) == 120, seen
    print(f"iohinspector reads all {seen} runs, each best energy at its evaluation")
