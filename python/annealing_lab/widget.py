"""A run in a notebook, with its board, figures and energy, played as in the page without any network access."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError("anywidget is not installed: pip install anywidget.", name="anywidget") from error

from . import _draw
from ._run import Run

POINTS = 150
"""The number of pairs of points of a curve, each about a pixel wide."""
MOST_MS = 100
"""The longest computing time of one request, in milliseconds."""


class RunWidget(anywidget.AnyWidget):  # type: ignore[misc, unused-ignore]
    """A player of a run, with Start, Step, Start over, the speed, and a timeline for going back.

    The kernel makes the moves, one request at a time. `run` is the displayed run, at the displayed move.

    Args:
        run: A run, or its link.
        speed: The speed in moves per second; 0 means as fast as the kernel can.
    """

    _esm = Path(__file__).with_name("widget.js")
    _css = Path(__file__).with_name("widget.css")

    board = traitlets.Unicode().tag(sync=True)
    speed = traitlets.Int(100).tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    still = traitlets.Unicode().tag(sync=True)
    """The CSS class of the static board that replaces the widget where widgets are not supported."""

    def __init__(self, run: Run | str, **options: Any) -> None:
        self.run = Run(run) if isinstance(run, str) else run
        self._scene = _draw.scene(self.run)
        self._answers = 0
        super().__init__(board=_draw.svg(self.run, self._scene), state=self._state(), **options)
        self.still = f"annealing-lab-{self.model_id}"
        self.on_msg(self._asked)

    def _ipython_display_(self) -> None:
        """Shows the present board, its description and the link, and then the widget, which hides them.

        An export, an email or a host's view of the file shows only this static part, which needs neither a kernel nor a
        network.
        """
        from IPython.display import display

        view = super()._repr_mimebundle_()
        if view is None:
            return
        words = _draw.in_words(self._scene, self.run.progress)
        still = {
            "text/html": f'<div class="{self.still}">{self.run._repr_html_()}</div>',
            "image/svg+xml": _draw.svg(self.run, self._scene),
            "text/plain": f"{words}\n{self.run.link}",
        }
        display(still, raw=True)  # type: ignore[no-untyped-call, unused-ignore]
        # Without plain text, a host that does not support widgets shows nothing in its place.
        shown = {kind: data for kind, data in view[0].items() if kind != "text/plain"}
        display(shown, raw=True)  # type: ignore[no-untyped-call, unused-ignore]

    def refresh(self) -> None:
        """Shows the run again, after a cell has made moves or has gone back."""
        if self._scene["kind"] in _draw.MODELS:
            self.board = _draw.svg(self.run, self._scene)
        self.state = self._state()

    def _asked(self, _widget: object, wish: dict[str, Any], _buffers: object) -> None:
        if wish["do"] == "seek":
            self.run.seek(int(wish["moves"]))
        elif wish["do"] == "step":
            self._step(int(wish["moves"]))
        self.refresh()

    def _step(self, moves: int) -> None:
        """Makes this many moves, or as many as `MOST_MS` allows."""
        end, slice_ = time.monotonic() + MOST_MS / 1000, 100
        while moves > 0 and time.monotonic() < end and self.run.status == "running":
            made = min(moves, slice_)
            self.run.step(made)
            moves -= made
            slice_ = min(2 * slice_, 100_000)

    def _state(self) -> dict[str, Any]:
        run, progress = self.run, self.run.progress
        self._answers += 1
        figures = {name: progress[name] for name in FIGURES if progress.get(name) is not None}
        return {
            "answer": self._answers,
            "status": progress["status"],
            "moves": progress["moves"],
            "head": progress["head"],
            "title": self._scene["title"],
            "words": _draw.in_words(self._scene, progress),
            "figures": figures,
            "cells": _draw.cells(run, self._scene),
            "met": _draw.met(run, self._scene),
            "curve": _curve(run),
        }


FIGURES = ["energy", "best", "temperature", "accepted", "restarts", "reheats", "nodes", "frontier", "cost", "depth"]


def _curve(run: Run) -> dict[str, Any] | None:
    """Returns the lowest and the highest point in each piece of the history, or None for fewer than two rows."""
    trace = run.trace
    names = trace.dtype.names or ()
    across, up = ("move", "energy") if "energy" in names else ("expansion", "frontier")
    if len(trace) < 2:
        return None
    pieces = np.array_split(np.arange(len(trace)), min(POINTS, len(trace)))
    values = trace[up]
    kept = np.unique([piece[pick(values[piece])] for piece in pieces for pick in (np.argmin, np.argmax)] + [len(trace) - 1])
    return {"name": up, "unit": f"{across}s", "x": trace[across][kept].tolist(), "y": values[kept].tolist()}
