"""A single run of a link."""

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
"""A number of moves that no run exceeds."""


class Best(TypedDict):
    """The best board of a run so far."""

    energy: int
    move: int
    """The move at which this board was reached."""
    board: Ints
    """The number on each cell, in the shape of a board; 0 is a blank, which occurs only in rebuilt grids."""


class Replicas(TypedDict):
    """The k replicas of parallel tempering, from cold to hot, or the k chains of a multi-start."""

    temperatures: Floats
    """Shape (k,), in units of energy."""
    energies: Ints
    """Shape (k,)."""
    exchanges: Floats
    """Shape (k - 1,): the fraction of accepted exchanges with the next hotter replica, 0 to 1; NaN if none was tried.
    Shape (0,) for a multi-start."""
    boards: Ints
    """Shape (k,) followed by the shape of a board."""
    shown: int
    """The index of the replica or chain that the run shows."""


class Embedded:
    """A frame of the page, for a notebook."""

    def __init__(self, frame: str) -> None:
        self.frame = frame

    def _repr_html_(self) -> str:
        return self.frame


class Run:
    """The run of a link, at its start or where `step` and `seek` left it.

    A run keeps all moves made so far, and one of them is the present move. The board and all numbers describe the run
    at the present move. The batch size does not affect the run. Several threads may share a run. It can be copied and
    pickled; unpickling repeats its moves.

    Args:
        link: A full address, or the part after its `#`, as in "puzzle=magic19&seed=7".

    Raises:
        LinkError: The link cannot be read. The error names the key, its value, and what is accepted.
    """

    __slots__ = ("_run",)

    def __init__(self, link: str = "") -> None:
        self._run = _core.Run(link)

    # ── moving forward and back ──

    def step(self, moves: int = 1) -> Status:
        """Makes `moves` moves from the present move on, or fewer if the run ends, and returns the status.

        A move of a search is an expansion, and a move of an exact search is a node.
        """
        self._run.advance(whole("moves", moves))
        return self.status

    def solve(self) -> Run:
        """Makes all remaining moves, and returns the run."""
        self._run.advance(MOST_MOVES)
        return self

    def seek(self, moves: int) -> Run:
        """Goes to the state after this move, but not beyond the last move made, and returns the run."""
        self._run.seek(whole("moves", moves))
        return self

    def jump(self, event: Event, forward: bool = True) -> int | None:
        """Goes to the next or previous event of a kind among the moves made. Returns its move, or None."""
        return self._run.jump(event, forward)

    def changed(self, **settings: object) -> Run:
        """Returns a new run, at its start, of the link with these settings changed, as in `changed(seed=8)`.

        Settings without an effect are dropped.

        Raises:
            LinkError: A setting is unknown, has no effect, or has an invalid value.
        """
        return Run(self._run.changed([(key, str(value)) for key, value in settings.items()]))

    # ── properties ──

    @property
    def link(self) -> str:
        """The canonical link: every setting that has an effect, in a fixed order."""
        return self._run.link()

    @property
    def status(self) -> Status:
        """The status at the present move.

        "running", "solved", "budget" (the budget is spent), "unsolvable", or "nodes" (the node limit is reached).
        """
        return cast(Status, self.progress["status"])

    @property
    def moves(self) -> int:
        """The number of the present move; for a search its expansions, for an exact search its nodes."""
        return cast(int, self.progress["moves"])

    @property
    def head(self) -> int:
        """The total number of moves made."""
        return cast(int, self.progress["head"])

    @property
    def energy(self) -> int | None:
        """The present energy, 0 for a solution; None for a search."""
        return self.progress.get("energy")

    @property
    def best(self) -> Best | None:
        """The best board up to the present move, the first one with the lowest energy; None for a search."""
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
        """All counters at the present move, by name, and `head` and `head_status` at the last move made."""
        return cast("dict[str, Any]", json.loads(self._run.progress()))

    @property
    def result(self) -> dict[str, Any]:
        """The output of `annealing-lab solve`, as a dict."""
        return cast("dict[str, Any]", json.loads(self._run.result_json()))

    def result_json(self) -> str:
        """Returns exactly the output of `annealing-lab solve`, without the end of the line."""
        return self._run.result_json()

    def inspect(self) -> dict[str, Any] | None:
        """Explains the present move: the proposal, the changes, and the reason why it was accepted or rejected."""
        return cast("dict[str, Any] | None", json.loads(self._run.inspect()))

    # ── arrays ──

    @property
    def board(self) -> Ints:
        """The number on each cell at the present move, int32; a blank is also 0, but `kinds` distinguishes it.

        Shape (cells,) for a magic-sum puzzle, in cell order; (size, size) for a sudoku; (rows, columns) for a map,
        where the numbers are the positions of the cells along the path, from 1. The array is a copy.
        """
        return cast("Ints", array(self._run.board(), "i4", self._run.shape()))

    @property
    def kinds(self) -> Bytes:
        """The origin of each number, in the shape of the board, uint8.

        0 moved by the solver, 1 given, 2 follows from the givens, 3 blank, 4 pinned by a person. In a rebuild also
        5 kicked, 6 decided, 7 follows from the decisions.
        """
        return cast("Bytes", array(self._run.kinds(), "u1", self._run.shape()))

    @property
    def sums(self) -> Ints:
        """The sum of each line, int32, shape (lines,).

        For a sudoku, the repeats in each row, then in each column: shape (2 size,).
        """
        return cast("Ints", array(self._run.sums(), "i4"))

    @property
    def targets(self) -> Ints:
        """The sum that each line must have, int32, shape (lines,); shape (0,) for a sudoku or a map."""
        return cast("Ints", array(self._run.targets(), "i4"))

    @property
    def trace(self) -> Rows:
        """The history of the run so far: a structured array of at most about 4,100 rows, shape (rows,).

        Fields of annealing: `move` (uint64), `energy` and `best` (int32), `temperature` (float64, in units of energy),
        `accepted` (uint64, accepted moves so far). Fields of a search, all uint64: `expansion` (the number of
        expansions so far), `nodes`, `goal_tests`, `frontier`, `reached`. Each bucket of a long run keeps its lowest and
        its highest energy. `pandas.DataFrame(run.trace)` and `polars.DataFrame(run.trace)` convert it to a frame.
        """
        return cast("Rows", table(self._run.trace()))

    def trace_csv(self) -> str:
        """Returns exactly the output of `annealing-lab trace`."""
        return self._run.trace_csv()

    def boards(self, moves: Iterable[int]) -> Ints:
        """Returns the boards after these moves, int32, shape (len(moves),) followed by the shape of a board.

        The present move of the run stays as it is, because a copy of the run makes any moves not yet made.
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

    # ── display ──

    def widget(self, **options: Any) -> RunWidget:
        """Returns a Jupyter widget that plays the run; see `annealing_lab.widget.RunWidget`. It needs anywidget."""
        from .widget import RunWidget

        return RunWidget(self, **options)

    def embed(self, site: str, *, width: int = 640, height: int = 400) -> Embedded:
        """Returns a frame for a notebook that shows the page itself with this run at its start.

        Args:
            site: The address of a page of Annealing Lab, as in "https://example.org/lab/".
            width: The width in pixels, limited to the width of the notebook.
            height: The height in pixels.
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
        """Returns a copy of the run, at the same present move."""
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
    """Returns a number of moves, or raises ValueError if it is not from 0 to 2^64 - 1."""
    whole = operator.index(value)
    if not 0 <= whole <= MOST_MOVES:
        raise ValueError(f"{name}: {value} is not a whole number from 0 to 2^64 - 1.")
    return whole


def solve(link: str = "") -> Run:
    """Runs a link to its end, and returns the run.

    Args:
        link: A full address, or the part after its `#`; without a link, the run that the page begins with.

    Raises:
        LinkError: The link cannot be read. The error names the key, its value, and what is accepted.
    """
    return Run(link).solve()
