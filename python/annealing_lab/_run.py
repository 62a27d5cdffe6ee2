"""One run."""

from __future__ import annotations

import html
import json
import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, TypedDict, cast

from . import _core, _draw
from ._arrays import array, table

if TYPE_CHECKING:
    from ._arrays import Bytes, Floats, Ints, Rows
    from .widget import RunWidget

Status = Literal["running", "solved", "budget", "unsolvable", "nodes"]
Event = Literal["restart", "reheat", "best", "worsening", "hand", "rebuild"]

MOST_MOVES = 2**64 - 1
"""More moves than any run makes."""


class Best(TypedDict):
    """The best board of a run so far."""

    energy: int
    move: int
    """The move at which it was reached."""
    board: Ints
    """The number on each cell, in the shape of a board; a blank is 0, which only rebuilt grids have."""


class Replicas(TypedDict):
    """The k replicas of parallel tempering, from cold to hot, or the k chains of a multi-start."""

    temperatures: Floats
    """Shape (k,), in units of energy."""
    energies: Ints
    """Shape (k,)."""
    exchanges: Floats
    """Shape (k - 1,): the fraction of exchanges made with the next hotter one, 0 to 1; NaN where none was tried.
    Shape (0,) of a multi-start."""
    boards: Ints
    """Shape (k,) and the shape of a board."""
    shown: int
    """Which one the run shows."""


class Embedded:
    """A frame of the page, for a notebook."""

    def __init__(self, frame: str) -> None:
        self.frame = frame

    def _repr_html_(self) -> str:
        return self.frame


class Run:
    """The run of a link, at its start or where `step` and `seek` left it.

    A run keeps all moves made so far, and a present move among them. Its board and numbers are those of the present move.
    However its moves are batched, it is the same run. Threads may share it. It can be copied, and pickled: unpickling
    makes its moves again.

    Args:
        link: A full address, or the part after its `#`, as in "puzzle=magic19&seed=7".

    Raises:
        LinkError: The link cannot be read. The error names the key, its value, and what is accepted.
    """

    __slots__ = ("_run",)

    def __init__(self, link: str = "") -> None:
        self._run = _core.Run(link)

    # ── going on, and back ──

    def step(self, moves: int = 1) -> Status:
        """Makes `moves` moves from the present one on, or fewer if the run ends, and returns the status.

        A search makes expansions, an exact search nodes.
        """
        self._run.advance(whole("moves", moves))
        return self.status

    def solve(self) -> Run:
        """Makes all moves that are left, and returns the run."""
        self._run.advance(MOST_MOVES)
        return self

    def seek(self, moves: int) -> Run:
        """Goes to the state after this move, at most to the last one made, and returns the run."""
        self._run.seek(whole("moves", moves))
        return self

    def jump(self, event: Event, forward: bool = True) -> int | None:
        """Goes to the next event of a kind, or to the one before, among the moves made. Returns its move, or None."""
        return self._run.jump(event, forward)

    def changed(self, **settings: object) -> Run:
        """Returns another run, at its start: that of the link with these settings changed, as in `changed(seed=8)`.

        Settings without an effect are dropped.

        Raises:
            LinkError: A setting is unknown, has no effect, or has a value that cannot be.
        """
        return Run(self._run.changed([(key, str(value)) for key, value in settings.items()]))

    # ── what it is ──

    @property
    def link(self) -> str:
        """The canonical link: every setting that has an effect, in a fixed order."""
        return self._run.link()

    @property
    def status(self) -> Status:
        """At the present move: "running", "solved", "budget" (it is spent), "unsolvable", or "nodes" (as many as allowed)."""
        return cast(Status, self.progress["status"])

    @property
    def moves(self) -> int:
        """The present move. Of a search expansions, of an exact search nodes."""
        return cast(int, self.progress["moves"])

    @property
    def head(self) -> int:
        """How many moves have been made in all."""
        return cast(int, self.progress["head"])

    @property
    def energy(self) -> int | None:
        """The present energy, 0 for a solution; None for a search."""
        return self.progress.get("energy")

    @property
    def best(self) -> Best | None:
        """The best board up to the present move, of those of the lowest energy the first; None for a search."""
        found = self._run.best()
        if found is None:
            return None
        energy, moves, board = found
        return {"energy": energy, "move": moves, "board": array(board, "i4", self._run.shape())}

    @property
    def temperature(self) -> float | None:
        """The temperature of the present move, in units of energy; None for a search."""
        return self.progress.get("temperature")

    @property
    def progress(self) -> dict[str, Any]:
        """All counters at the present move, by name, and `head` and `head_status` of the run as far as it has come."""
        return cast("dict[str, Any]", json.loads(self._run.progress()))

    @property
    def result(self) -> dict[str, Any]:
        """What `annealing-lab solve` prints, as a dict."""
        return cast("dict[str, Any]", json.loads(self._run.result_json()))

    def result_json(self) -> str:
        """Returns what `annealing-lab solve` prints, to the byte, without the line's end."""
        return self._run.result_json()

    def inspect(self) -> dict[str, Any] | None:
        """Explains the present move: what was proposed, what it changes, and why it was accepted or rejected."""
        return cast("dict[str, Any] | None", json.loads(self._run.inspect()))

    # ── arrays ──

    @property
    def board(self) -> Ints:
        """The number on each cell at the present move, int32; a blank is 0, which `kinds` sets apart from the number 0.

        Shape (cells,) of a magic-sum puzzle, in cell order; (size, size) of a sudoku; (rows, columns) of a map, where the
        numbers are the places of the cells on the path, from 1. The array is a copy.
        """
        return cast("Ints", array(self._run.board(), "i4", self._run.shape()))

    @property
    def kinds(self) -> Bytes:
        """Where each number comes from, in the shape of the board, uint8.

        0 moved about, 1 given, 2 follows from the givens, 3 blank, 4 pinned by a person; of a rebuild 5 kicked, 6 decided,
        7 follows from these.
        """
        return cast("Bytes", array(self._run.kinds(), "u1", self._run.shape()))

    @property
    def sums(self) -> Ints:
        """The sum of each line, int32, shape (lines,). Of a sudoku the repeats in each row, then in each column: shape (2 size,)."""
        return cast("Ints", array(self._run.sums(), "i4"))

    @property
    def targets(self) -> Ints:
        """The sum that each line must have, int32, shape (lines,); shape (0,) of a sudoku or a map."""
        return cast("Ints", array(self._run.targets(), "i4"))

    @property
    def trace(self) -> Rows:
        """The history of the run as far as it has come: a structured array of at most about 4,100 rows, shape (rows,).

        Fields of annealing: `move` (uint64), `energy` and `best` (int32), `temperature` (float64, in units of energy),
        `accepted` (uint64, accepted moves so far). Of a search, after so many expansions (all uint64): `expansion`, `nodes`,
        `goal_tests`, `frontier`, `reached`. Each bucket of a long run keeps its least and its greatest energy.
        `pandas.DataFrame(run.trace)` and `polars.DataFrame(run.trace)` make a frame of it.
        """
        return cast("Rows", table(self._run.trace()))

    def trace_csv(self) -> str:
        """Returns what `annealing-lab trace` prints, to the byte."""
        return self._run.trace_csv()

    def boards(self, moves: Iterable[int]) -> Ints:
        """Returns the boards after these moves, int32, shape (len(moves),) and the shape of a board. The present move stays.

        Moves that have not been made yet are made, by a copy of the run.
        """
        run = self.copy()
        boards = [bytes(run._to(whole("moves", move))._run.board()) for move in moves]
        return cast("Ints", array(b"".join(boards), "i4", (len(boards), *self._run.shape())))

    @property
    def replicas(self) -> Replicas | None:
        """The replicas of parallel tempering or of a multi-start at the present move; None for other solvers."""
        found = self._run.replicas()
        if found is None:
            return None
        temperatures, energies, exchanges, boards, shown = found
        return {
            "temperatures": array(temperatures, "f8"),
            "energies": array(energies, "i4"),
            "exchanges": array(exchanges, "f8"),
            "boards": array(boards, "i4", (-1, *self._run.shape())),
            "shown": shown,
        }

    def _to(self, moves: int) -> Run:
        head = self.head
        self._run.seek(min(moves, head))
        if moves > head:
            self._run.advance(moves - head)
        return self

    # ── to be looked at ──

    def widget(self, **options: Any) -> RunWidget:
        """Returns a Jupyter widget that plays the run, as `annealing_lab.widget.RunWidget` describes. It needs anywidget."""
        from .widget import RunWidget

        return RunWidget(self, **options)

    def embed(self, site: str, *, width: int = 640, height: int = 400) -> Embedded:
        """Returns a frame of the page itself with this run at its start, to be shown in a notebook.

        Args:
            site: The address of a page of Annealing Lab, as in "https://example.org/lab/".
            width: In pixels; at most the width of the notebook.
            height: In pixels.
        """
        address = html.escape(f"{site.split('#')[0].rstrip('/')}/?embed#{self.link}")
        title = html.escape(_draw.scene(self)["title"])
        style = "border:0;max-width:100%"
        return Embedded(
            f'<iframe src="{address}" title="{title}" width="{width}" height="{height}" style="{style}"></iframe>'
        )

    def __repr__(self) -> str:
        progress = self.progress
        energy = f", energy {progress['energy']}" if "energy" in progress else ""
        return f"<Run {self.link!r}: {progress['status']} after {_draw.counted(progress)}{energy}>"

    def _repr_html_(self) -> str:
        scene, progress = _draw.scene(self), self.progress
        link = html.escape(self.link)
        said = html.escape(_draw.in_words(scene, progress))
        return f'<figure style="margin:0">{_draw.svg(self, scene)}<figcaption>{said}<br><code style="white-space:normal;overflow-wrap:anywhere">{link}</code></figcaption></figure>'

    # ── copies ──

    def copy(self) -> Run:
        """Returns the same run at the same present move."""
        run = Run.__new__(Run)
        run._run = self._run.copy()
        return run

    def __copy__(self) -> Run:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Run:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str, int, int]]:
        progress = self.progress
        return _again, (self.link, progress["head"], progress["moves"])


def _again(link: str, head: int, moves: int) -> Run:
    return Run(link)._to(head).seek(moves)


def whole(name: str, value: int) -> int:
    """Returns a number of moves, or refuses what is none."""
    whole = operator.index(value)
    if not 0 <= whole <= MOST_MOVES:
        raise ValueError(f"{name}: {value} is not a whole number from 0 to 2^64 - 1.")
    return whole


def solve(link: str = "") -> Run:
    """Runs a link to its end, and returns the run.

    Args:
        link: A full address, or the part after its `#`; without one, the run that the page begins with.

    Raises:
        LinkError: The link cannot be read. The error names the key, its value, and what is accepted.
    """
    return Run(link).solve()
