"""Many runs, and exact answers."""

from __future__ import annotations

import io
import json
import operator
import os
import sys
import warnings
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar, cast, overload

from . import _core

if TYPE_CHECKING:
    import pandas
    import polars

Seeds = str | int | Iterable[int] | None
Made = TypeVar("Made")

TEXTS = ["version", "setting", "group", "puzzle", "bests", "board", "link"]
WHOLE = ["solved", "moves", "proposals", "nodes", "placements", "budget", "restarts", "energy"]
COUNTS = ["searcher", "start", "status", "nodes", "goal_tests", "expansions", "cut", "cost", "length"]


class Count(TypedDict):
    """The number of solutions of a puzzle."""

    solutions: int
    """The number of solutions found."""
    classes: int
    """The number of solutions that differ up to symmetry; for a sudoku, where no symmetry is used, all `solutions`."""
    symmetries: int
    """The number of these symmetries, including the identity."""
    complete: bool
    """True if all solutions were found; otherwise `solutions` is a lower bound."""


def count(link: str, *, limit: int = 1_000_000, complement: bool = False) -> Count:
    """Counts the solutions of a link's puzzle, in total and up to symmetry, as `annealing-lab count` does.

    Args:
        link: The link of a run; its solver does not matter.
        limit: The number of solutions at which the count stops; it is then incomplete if there may be more.
        complement: Whether to count the complement as a symmetry as well, if it applies: every number x becomes
            least + greatest - x.

    Raises:
        LinkError: The link cannot be read.
    """
    if limit < 1:
        raise ValueError(f"limit: {limit} is not a whole number above 0.")
    return cast(Count, json.loads(_core.count(link, limit, complement)))


def puzzles() -> list[str]:
    """Returns the names of all magic-sum puzzles, as written in links. Others, such as `sudoku`, are not listed."""
    return _core.puzzles()


@overload
def sweep(link: str, seeds: Seeds = ..., *, to: Literal["pandas"] = ..., threads: int | None = ..., progress: bool = ...) -> pandas.DataFrame: ...
@overload
def sweep(link: str, seeds: Seeds = ..., *, to: Literal["polars"], threads: int | None = ..., progress: bool = ...) -> polars.DataFrame: ...
@overload
def sweep(link: str, seeds: Seeds = ..., *, to: Literal["csv"], threads: int | None = ..., progress: bool = ...) -> str: ...
@overload
def sweep(link: str, seeds: Seeds = ..., *, to: Literal["dict"], threads: int | None = ..., progress: bool = ...) -> dict[str, Any]: ...
def sweep(
    link: str,
    seeds: Seeds = None,
    *,
    to: Literal["pandas", "polars", "csv", "dict"] = "pandas",
    threads: int | None = None,
    progress: bool = True,
) -> Any:
    """Runs a link from many seeds, or an experiment, on all cores, and returns one row for each run, in order.

    The rows equal those of `annealing-lab sweep`, regardless of the order in which threads finish. Columns: `version`,
    `seed`, `setting`, `group`, `puzzle`, `solved` (1 or 0), `moves`, the cost in its unit (`proposals`, `nodes` or
    `placements`), `budget` in the same unit, `restarts`, `energy`, `bests` (as `cost:energy`, joined by spaces),
    `board` (its numbers, joined by spaces), `target` if the target is not a solution (`solved` then reports whether it
    was reached, and is empty without a target), one column `set_...` for each setting, and `link`.

    Args:
        link: The link of a run, or of an experiment, which begins with `compare&` and contains its seeds.
        seeds: The seeds of a run: a range, a list, a NumPy array, one number, or "1..100" with both ends included. The
            rows are in the order of the seeds.
        to: "pandas" or "polars" for a frame, "csv" for exactly the bytes of the program, "dict" for rows and statistics
            as printed by `annealing-lab sweep --format json`, which needs consecutive seeds.
        threads: The number of threads; by default one for each core.
        progress: Whether to show a progress bar, if tqdm is installed.

    Raises:
        LinkError: The link cannot be read.
    """
    check_output(to, ["pandas", "polars", "csv", "dict"], threads)
    pieces = pieces_of(seeds)
    if to == "dict" and len(pieces) > 1:
        raise ValueError("seeds: to='dict' has statistics of seeds one after the other, as range(1, 101) has.")
    text = with_bar(progress, lambda bar: _core.sweep(link, pieces, cores(threads), to == "dict", bar))
    return json.loads(text) if to == "dict" else _frame(text, to)


@overload
def report(puzzle: str, *, to: Literal["pandas"] = ...) -> pandas.DataFrame: ...
@overload
def report(puzzle: str, *, to: Literal["polars"]) -> polars.DataFrame: ...
@overload
def report(puzzle: str, *, to: Literal["text"]) -> str: ...
def report(puzzle: str, *, to: Literal["pandas", "polars", "text"] = "pandas") -> Any:
    """Runs every search on a puzzle's starts, or on maps, and returns one row for each search and start.

    Columns: `searcher`, `start`, `status`, `nodes` (boards made), `goal_tests`, `expansions`, `cut` (boards
    pruned before their goal test), `cost` and `length` (actions) of the solution.

    Args:
        puzzle: The name of a magic-sum puzzle, "route" for all named maps, or the link of a map.
        to: "pandas" or "polars" for a frame, "text" for exactly the output of `annealing-lab report`.
    """
    check_output(to, ["pandas", "polars", "text"])
    text, rows = _core.report(puzzle)
    if to == "text":
        return text
    if to == "polars":
        import polars

        return polars.DataFrame(json.loads(rows), infer_schema_length=None).select(COUNTS)
    import pandas

    return pandas.DataFrame(json.loads(rows), columns=COUNTS).astype({"cost": "Int64"})


def check_output(to: str, choices: list[str], threads: int | None = None) -> None:
    """Raises an error for an unknown output, for one whose package is not installed, and for fewer than one thread."""
    if to not in choices:
        raise ValueError(f"to: {to!r} is not one of {', '.join(choices)}.")
    if to in ("pandas", "polars") and find_spec(to) is None:
        raise ImportError(f"to: {to} is not installed; to={choices[-1]!r} needs no other package.", name=to)
    if threads is not None and threads < 1:
        raise ValueError(f"threads: {threads} is not a whole number above 0.")


def cores(threads: int | None) -> int:
    """Returns the number of threads to start: 0 in a browser, where only the present thread exists."""
    return 0 if sys.platform == "emscripten" else threads or os.cpu_count() or 1


def with_bar(progress: bool, work: Callable[[_Bar | None], Made]) -> Made:
    """Calls `work` with a progress bar if one is requested and tqdm is installed, and otherwise with None."""
    bar = _Bar() if progress and find_spec("tqdm") else None
    try:
        return work(bar)
    finally:
        if bar:
            bar.close()


def pieces_of(seeds: Seeds) -> list[str]:
    """Returns the seeds in order, each consecutive series as one text "A..B"; the list is empty for None."""
    if seeds is None:
        return []
    if isinstance(seeds, str):
        return [seeds]
    values = [seeds] if hasattr(seeds, "__index__") and not hasattr(seeds, "__len__") else seeds
    if isinstance(values, range) and values.step == 1 and len(values) > 0:
        return _checked([(values[0], values[-1])])
    pieces: list[tuple[int, int]] = []
    seen: set[int] = set()
    try:
        for value in cast("Iterable[int]", values):
            seed = operator.index(value)
            if seed in seen:
                raise ValueError(f"seeds: {seed} is there twice.")
            seen.add(seed)
            first = pieces.pop()[0] if pieces and pieces[-1][1] == seed - 1 else seed
            pieces.append((first, seed))
    except TypeError:
        raise ValueError(f"seeds: {seeds!r} is not a range, a list or an array of whole numbers, one number, or A..B.") from None
    if not pieces:
        raise ValueError(f"seeds: {seeds!r} has no seeds.")
    return _checked(pieces)


def _checked(pieces: list[tuple[int, int]]) -> list[str]:
    for piece in pieces:
        for seed in piece:
            if not 0 <= seed < 1 << 64:
                raise ValueError(f"seeds: {seed} is not a whole number from 0 to 2^64 - 1.")
    return [f"{first}..{last}" for first, last in pieces]


def _frame(text: str, to: str) -> Any:
    if to == "csv":
        return text
    if to == "polars":
        import polars

        types: dict[str, Any] = {name: polars.String for name in TEXTS} | {name: polars.Int64 for name in WHOLE}
        return polars.read_csv(io.StringIO(text), schema_overrides=types | {"seed": polars.UInt64}, infer_schema_length=None)
    import pandas

    # The name of a puzzle may be NA, and the name of a setting 1.
    names = text[: text.index("\n")].split(",")
    missing = {name: [""] for name in names if name not in TEXTS}
    types = {name: "str" for name in TEXTS} | {name: "Int64" for name in WHOLE} | {"seed": "UInt64"}
    return pandas.read_csv(io.StringIO(text), dtype=types, keep_default_na=False, na_values=missing)


class _Bar:
    """A progress bar that begins with the first row, so that a rejected link shows none."""

    def __init__(self) -> None:
        self.bar: Any = None

    def __call__(self, made: int, wanted: int, solved: int) -> None:
        if self.bar is None:
            with warnings.catch_warnings():
                # In a notebook without ipywidgets, tqdm warns and shows a bar of text.
                warnings.simplefilter("ignore")
                from tqdm.auto import tqdm

                self.bar = tqdm(unit="run")
        self.bar.total = wanted
        self.bar.set_postfix(solved=solved, refresh=False)
        self.bar.update(made - self.bar.n)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()
