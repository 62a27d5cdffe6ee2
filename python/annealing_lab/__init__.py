"""Number puzzles solved by simulated annealing and classical search, in runs that replay to the byte.

A link contains everything that determines a run, so it gives the same bytes here as in the page and in the program
`annealing-lab`.

>>> import annealing_lab as al
>>> run = al.solve("puzzle=magic19&seed=7")
>>> run.status, run.energy
('solved', 0)
>>> run.board[:3]
array([ 1, 19,  2], dtype=int32)

`solve` and `Run` make one run, and `sweep` makes many; `count` and `report` are exact. A problem of your own is an
array (`tsp`, `qap`, `ising`, `qubo`) or a `Problem` in Python: `anneal` and `Anneal` make one run of it, and
`sweep_own` makes many. All of them release the interpreter's lock, so threads run in parallel, and Ctrl-C ends them
within about 50 ms.
"""

from ._core import version as __version__
from ._errors import LinkError
from ._many import count, puzzles, report, sweep
from ._own import Anneal, Family, Problem, Random, anneal, ising, qap, qubo, sweep_own, tsp
from ._run import Run, solve

__all__ = [
    "Anneal",
    "Family",
    "LinkError",
    "Problem",
    "Random",
    "Run",
    "__version__",
    "anneal",
    "count",
    "ising",
    "puzzles",
    "qap",
    "qubo",
    "report",
    "solve",
    "sweep",
    "sweep_own",
    "tsp",
]
