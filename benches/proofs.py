#!/usr/bin/env python3
"""Prints the table of docs/PROOFS.md: for each puzzle, the size of the proof and the CPU time to write and check it.

    cargo build --release --bin annealing-lab && python3 benches/proofs.py
    python3 benches/proofs.py --lrat DRAT_TRIM LRAT_CHECK    # beside LRAT; needs cadical, and drat-trim's two programs

LRAT is a proof format of SAT solvers. The encoding is the usual one: a variable for each cell and digit, a clause for
each cell and for each digit in a unit, and a clause for each pair of digits or cells that exclude each other. One more
clause excludes the solution that was found.
"""

import gzip
import resource
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
PROGRAM = ROOT / "target/release/annealing-lab"
sys.path.insert(0, str(ROOT / "tools"))
import check  # noqa: E402

JIGSAW = "111122223111223333412223355414466355444666355474666555777768999778888899778889999"
CAGES = (
    "15.11122131_9.1314_16.151625_7.1718_12.1929_18.222332_23.243334_4.26_10.2728_22.35444555_14.36373848_18.39495969_"
    "8.41_13.4252_11.435354_8.4656_23.47575868_15.516162_23.63727374_9.6465_9.6667_16.71818292_25.75858696_17.767778_"
    "9.7989_3.83_18.84939495_21.87889899_2.91_7.97"
)


def grids(name):
    lines = (ROOT / "tests/data" / name).read_text().splitlines()
    return [line.split()[0] for line in lines if not line.startswith("#")]


def sudoku(givens, more=""):
    return f"puzzle=sudoku&givens={givens}{more}"


PUZZLES = {
    "9x9, 17 givens": sudoku("000000010400000000020000000000050407008000300001090000300400200050100000000806000"),
    "9x9, AI Escargot": sudoku("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    "9x9, Golden Nugget": sudoku(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
    "9x9, the hardest of 381,632": sudoku(grids("sudoku-9x9-hard.txt")[0]),
    "killer 9x9, no givens": sudoku("." * 81, f"&cages={CAGES}"),
    "jigsaw 9x9": sudoku("91..........43..6......1...2......9..3...9..4.49.2...31...4..3.......1.2.5.8...4.", f"&regions={JIGSAW}"),
    "16x16": sudoku(grids("sudoku-16x16-hard.txt")[0]),
    "25x25": sudoku(grids("sudoku-25x25-hard.txt")[0]),
    "Magic 19": "puzzle=magic19",
    "Octa": "puzzle=octa",
    "Magic square 4": "puzzle=magic-square-4",
}


def seconds(command):
    """Runs a command, and returns its output and its CPU time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return out, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def table(folder):
    print("| puzzle | solutions | nodes | bytes | packed | written in, ms | counted in, ms | checked in, ms |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name, link in PUZZLES.items():
        path = folder / "proof.txt"
        out, written = seconds([PROGRAM, "prove", link, "--out", path])
        _, counted = seconds([PROGRAM, "count", link])
        said, checked = seconds([sys.executable, ROOT / "tools/check.py", path])
        solutions, nodes, size = (int(pair.split(":")[1]) for pair in out.strip("{}\n").split(","))
        assert said.startswith("Proved"), f"{name}: {said}"
        packed = len(gzip.compress(path.read_bytes()))
        print(f"| {name} | {solutions:,} | {nodes:,} | {size:,} | {packed:,} | {1e3 * written:,.0f} | {1e3 * counted:,.0f} | {1e3 * checked:,.0f} |")


def clauses(givens, board):
    """Returns the clauses for the rules of a plain sudoku, its givens, and the exclusion of this solution."""
    size = int(len(givens) ** 0.5)
    rules = check.sudoku({"puzzle": "sudoku", "givens": givens})

    def variable(cell, digit):
        return cell * size + digit + 1

    cells, digits = range(size * size), range(size)
    each = [[variable(cell, digit) for digit in digits] for cell in cells]
    each += [[variable(cell, digit) for cell in unit] for unit in rules.units for digit in digits]
    found = each + [[-one, -other] for group in each for one, other in combinations(group, 2)]
    found += [[variable(cell, digit)] for cell, digit in rules.given.items()]
    return found + [[-variable(cell, digit) for cell, digit in enumerate(board)]]


def lrat(folder, drat_trim, lrat_check):
    ratios = []
    for givens in grids("sudoku-9x9-hard.txt")[:16] + grids("sudoku-16x16-hard.txt")[:4]:
        own, cnf, drat, proof = (folder / name for name in ("proof.txt", "cnf", "drat", "lrat"))
        subprocess.run([PROGRAM, "prove", sudoku(givens), "--out", own], check=True, capture_output=True)
        with open(own, "rb") as file:
            _, _, solutions, board = check.follow(check.Lines(file))
        assert solutions == 1, givens
        all_of_it = clauses(givens, board)
        lines = [f"p cnf {len(givens) * int(len(givens) ** 0.5)} {len(all_of_it)}"]
        cnf.write_text("\n".join(lines + [" ".join(map(str, clause)) + " 0" for clause in all_of_it]) + "\n")
        subprocess.run(["cadical", "-q", "--no-binary", cnf, drat], check=False, capture_output=True)
        subprocess.run([drat_trim, cnf, drat, "-L", proof], check=False, capture_output=True)
        checked = subprocess.run([lrat_check, cnf, proof], check=False, capture_output=True, text=True)
        assert "VERIFIED" in checked.stdout, givens
        sizes = [own.stat().st_size, proof.stat().st_size]
        ratios.append(sizes[1] / sizes[0])
        print(f"{len(givens)} cells: own {sizes[0]:,} bytes, LRAT {sizes[1]:,}", flush=True)
    print(f"LRAT over own: median {median(ratios):.0f}, from {min(ratios):.1f} to {max(ratios):.1f}")


with tempfile.TemporaryDirectory() as name:
    if sys.argv[1:2] == ["--lrat"]:
        lrat(Path(name), *sys.argv[2:])
    else:
        table(Path(name))
