"""User-defined problems: families given as arrays, and any problem written in Python."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypedDict, TypeVar, cast, overload

from . import _core
from ._arrays import array, floats, table
from ._many import Seeds, check_output, cores, pieces_of, with_bar
from ._run import MOST_MOVES, Status, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt
    import pandas
    import polars

    from ._arrays import Ints, Rows

    Numbers = npt.ArrayLike | Sequence[Sequence[float]]

Family = _core.Family
Random = _core.Random
State = TypeVar("State")
Move = TypeVar("Move")
Shown = TypeVar("Shown")


class Problem(Protocol[State, Move]):
    """A problem written in Python: any object with these methods; `delta` may be left out.

    Each proposal needs a few calls of Python, so a run makes at most some hundred thousand proposals per second.
    Without `delta`, the move is made on a copy of the state, and the energy of the copy is computed.

    At the first 20 accepted moves, `delta` is compared with `energy`. At the end of each call of `step` or `solve`, the
    energy of the run is compared with the energy computed from the state. In both cases integers must agree exactly,
    and other numbers to a billionth of the greatest energy reached.

    The run itself draws all random numbers that it passes to the problem, so the same seed gives the same run. A state
    is copied by the problem's method `copy(state)` if it has one, and by `copy.deepcopy` otherwise.
    """

    def start(self, random: Random) -> State:
        """Returns a random state, for a start or a restart."""
        ...

    def energy(self, state: State) -> float:
        """Returns the energy of a state. This method may be slow."""
        ...

    def propose(self, state: State, random: Random) -> Move:
        """Draws a move from this state."""
        ...

    def delta(self, state: State, move: Move) -> float:
        """Returns the energy change of a move: negative if it improves the state, `math.inf` if it is forbidden."""
        ...

    def apply(self, state: State, move: Move) -> State | None:
        """Makes a move: either changes the state and returns None, or returns another state."""
        ...


def tsp(distances: Numbers, *, neighbourhood: Literal["reversal", "insertion", "swap"] = "reversal") -> Family:
    """Returns the problem of the shortest tour. A state lists the cities in order, numbered from 0: int32, shape (n,).

    Args:
        distances: A symmetric matrix, shape (n, n), of 4 to 65,535 cities. Its diagonal does not matter.
        neighbourhood: The moves: a segment is reversed (2-opt), a city is inserted elsewhere, or two cities swap.
    """
    data, cities = floats("distances", distances, 2)
    return Family.tour(cities, data, neighbourhood)


def qap(flows: Numbers, distances: Numbers) -> Family:
    """Returns a quadratic assignment problem. A state is the place of each facility, from 0: int32, shape (n,).

    The energy is the sum of `flows[i, j] * distances[state[i], state[j]]` over all i and j.
    A move swaps two facilities.

    Args:
        flows: The flows between facilities, shape (n, n), for 2 to 65,535 facilities.
        distances: The distances between places, shape (n, n). Neither matrix needs to be symmetric.
    """
    flow, facilities = floats("flows", flows, 2)
    distance, places = floats("distances", distances, 2)
    if places != facilities:
        raise ValueError(f"distances: {places} places are not as many as {facilities} facilities.")
    return Family.assignment(facilities, flow, distance)


def ising(couplings: Numbers, fields: npt.ArrayLike | Sequence[float] | None = None) -> Family:
    """Returns a problem of spins with couplings and fields. A state is 1 or -1 for each spin: int32, shape (n,).

    As in physics, the energy is minus the sum of `couplings[i, j] * state[i] * state[j]` over all pairs i < j, and
    minus the sum of `fields[i] * state[i]`. dimod and dwave-samplers use the opposite signs, so pass `ising(-J, -h)`.

    Args:
        couplings: The couplings, shape (n, n): symmetric, or triangular with 0 elsewhere. The diagonal is 0.
        fields: The fields, shape (n,); 0 by default.
    """
    coupling, spins = floats("couplings", couplings, 2)
    field, count = floats("fields", [0.0] * spins if fields is None else fields, 1)
    if count != spins:
        raise ValueError(f"fields: {count} fields are not as many as {spins} spins.")
    return Family.spins(field, coupling)


def qubo(matrix: Numbers) -> Family:
    """Returns a quadratic problem of bits. A state is 0 or 1 for each bit: int32, shape (n,).

    The energy is the sum of `matrix[i, j] * state[i] * state[j]` over all i and j.

    Args:
        matrix: The coefficients, shape (n, n).
    """
    data, bits = floats("matrix", matrix, 2)
    return Family.bits(bits, data)


class Best(TypedDict, Generic[Shown]):
    """The best state of a run so far."""

    energy: float
    move: int
    """The move at which this state was reached."""
    state: Shown


class Anneal(Generic[Shown]):
    """An annealing run of a user-defined problem, at its start or where `step` left it.

    The batch size does not affect the run. Several threads may share a run. An exception in the problem, or Ctrl-C,
    returns the run to its state about 40 ms earlier, and the run can continue from there.

    Args:
        problem: A result of `tsp`, `qap`, `ising` or `qubo`, or an object with the methods of `Problem`.
        target: The energy at or below which the run ends; without a target, the run makes all its moves.
        settings: Keys of links (docs/LINKS.md): all keys of `solver=anneal` except `rng`. The default of `seed` is 20,
            and the default of `moves` is 1,000,000. Without `cooling` a run cools geometrically, from `t0` to `t1` over
            the moves of an anneal, as in `Anneal(problem, t0=5, t1=0.05, seed=7)`. Without `t0` the run begins at the
            temperature where a fifth of the worsening moves is accepted. Without `t1` it ends at a hundredth of its
            first temperature.

    Raises:
        LinkError: A setting is unknown, has no effect, or has an invalid value.
    """

    __slots__ = ("_is_family", "_run", "_target")

    @overload
    def __init__(self: Anneal[Ints], problem: Family, *, target: float | None = ..., **settings: object) -> None: ...
    @overload
    def __init__(self: Anneal[State], problem: Problem[State, Any], *, target: float | None = ..., **settings: object) -> None: ...
    def __init__(self, problem: Any, *, target: float | None = None, **settings: object) -> None:
        self._is_family = isinstance(problem, Family)
        self._target = _target(target)
        self._run = _core.Anneal(_checked(problem), self._target, _pairs(settings))

    def step(self, moves: int = 1) -> Status:
        """Makes `moves` moves, or fewer if the run ends, and returns the status."""
        self._run.advance(whole("moves", moves))
        return self.status

    def solve(self) -> Anneal[Shown]:
        """Makes all remaining moves, and returns the run."""
        self._run.advance(MOST_MOVES)
        return self

    @property
    def progress(self) -> dict[str, Any]:
        """All figures at the present move."""
        return cast("dict[str, Any]", json.loads(self._run.progress()))

    @property
    def status(self) -> Status:
        """The status: "running", "solved" (at or below the target), or "budget" (the budget is spent)."""
        return cast(Status, self.progress["status"])

    @property
    def moves(self) -> int:
        """The number of moves made."""
        return cast(int, self.progress["moves"])

    @property
    def energy(self) -> float:
        """The energy of the present state."""
        return cast(float, self.progress["energy"])

    @property
    def temperature(self) -> float:
        """The temperature of the last move, in units of energy."""
        return cast(float, self.progress["temperature"])

    @property
    def state(self) -> Shown:
        """The present state: an array for a family, otherwise a copy of the problem's state."""
        return self._shown(best=False)

    @property
    def best(self) -> Best[Shown]:
        """The best state so far: the first state with the lowest energy."""
        progress = self.progress
        return {"energy": progress["best"], "move": progress["best_move"], "state": self._shown(best=True)}

    @property
    def settings(self) -> dict[str, Any]:
        """The target and all settings that have an effect, as written in links.

        `Anneal(problem, **settings)` makes the same run again.
        """
        settings = dict(self._run.settings())
        return settings if self._target is None else {"target": self._target, **settings}

    @property
    def trace(self) -> Rows:
        """The history of the run: a structured array of at most about 4,100 rows, shape (rows,).

        Fields: `move` (uint64), `energy`, `best` and `temperature` (float64), `accepted` (uint64, accepted moves so far). Each
        bucket of a long run keeps its lowest and its highest energy.
        """
        return cast("Rows", table(self._run.trace()))

    def _shown(self, *, best: bool) -> Shown:
        state = self._run.state(best)
        return cast(Shown, array(state, "i4") if self._is_family else state)

    def __repr__(self) -> str:
        progress = self.progress
        return f"<Anneal: {progress['status']} after {progress['moves']:,} moves, best energy {progress['best']:.10g}>"


@overload
def anneal(problem: Family, *, target: float | None = ..., **settings: object) -> Anneal[Ints]: ...
@overload
def anneal(problem: Problem[State, Any], *, target: float | None = ..., **settings: object) -> Anneal[State]: ...
def anneal(problem: Any, *, target: float | None = None, **settings: object) -> Any:
    """Anneals a user-defined problem to the end, and returns the run. `Anneal` describes the arguments.

    >>> import annealing_lab as al
    >>> square = [[0, 1, 3, 1], [1, 0, 1, 3], [3, 1, 0, 1], [1, 3, 1, 0]]
    >>> al.anneal(al.tsp(square), moves=1000, seed=1).best["energy"]
    4.0
    """
    return Anneal(problem, target=target, **settings).solve()


@overload
def sweep_own(problem: Any, seeds: Seeds, *, target: float | None = ..., to: Literal["pandas"] = ..., threads: int | None = ..., progress: bool = ..., **settings: object) -> pandas.DataFrame: ...
@overload
def sweep_own(problem: Any, seeds: Seeds, *, target: float | None = ..., to: Literal["polars"], threads: int | None = ..., progress: bool = ..., **settings: object) -> polars.DataFrame: ...
@overload
def sweep_own(problem: Any, seeds: Seeds, *, target: float | None = ..., to: Literal["dict"], threads: int | None = ..., progress: bool = ..., **settings: object) -> list[dict[str, Any]]: ...
def sweep_own(
    problem: Any,
    seeds: Seeds,
    *,
    target: float | None = None,
    to: Literal["pandas", "polars", "dict"] = "pandas",
    threads: int | None = None,
    progress: bool = True,
    **settings: object,
) -> Any:
    """Anneals a user-defined problem from many seeds, and returns one row for each run, in the order of the seeds.

    Columns: `seed`, `status`, `moves`, `energy` (the lowest), `best_move` (its move), `state` (the best).

    Args:
        problem: As for `Anneal`. A family runs on all cores, but a problem written in Python on one.
        seeds: A range, a list, a NumPy array, one number, or "1..100" with both ends included.
        target: As for `Anneal`.
        to: "pandas" or "polars" for a frame, "dict" for a list of rows.
        threads: The number of threads; by default one for each core.
        progress: Whether to show a progress bar, if tqdm is installed.
        settings: As for `Anneal`, except `seed`.
    """
    if "seed" in settings or seeds is None:
        raise ValueError("seeds: a sweep has seeds of its own, as in sweep_own(problem, range(10)).")
    check_output(to, ["pandas", "polars", "dict"], threads)
    is_family = isinstance(problem, Family)
    pairs, pieces = _pairs(settings), pieces_of(seeds)
    used = cores(threads) if is_family else 0
    made = with_bar(progress, lambda bar: _core.sweep_own(_checked(problem), _target(target), pairs, pieces, used, bar))
    names = ["seed", "status", "moves", "energy", "best_move", "state"]
    rows = [dict(zip(names, row)) for row in made]
    for row in rows if is_family else []:
        row["state"] = array(row["state"], "i4")
    if to == "dict":
        return rows
    if to == "polars":
        import polars

        return polars.DataFrame(rows)
    import pandas

    return pandas.DataFrame(rows)


def _pairs(settings: dict[str, object]) -> list[tuple[str, str]]:
    return [(key, str(value)) for key, value in {"moves": 1_000_000, **settings}.items()]


METHODS = ("start", "energy", "propose", "apply")


def _checked(problem: Any) -> Any:
    """Returns the problem, or raises ValueError if the object is not a problem."""
    if isinstance(problem, Family):
        return problem
    name = problem.__name__ if isinstance(problem, type) else type(problem).__name__
    if isinstance(problem, type):
        raise ValueError(f"problem: {name} is a class; give an object of it, {name}().")
    for method in (*METHODS, "delta"):
        own = getattr(type(problem), method, None)
        # The methods of `Problem` itself are empty, so a class that inherits one does not implement it.
        is_missing = not hasattr(problem, method) or own is getattr(Problem, method)
        if is_missing and (method != "delta" or own is not None):
            raise ValueError(f"problem: {name} has no method '{method}'; a problem has {', '.join(METHODS)}, and maybe delta.")
    return problem


def _target(target: Any) -> float | None:
    try:
        number = None if target is None else float(target)
    except (TypeError, ValueError):
        number = math.nan
    if number is not None and math.isnan(number):
        raise ValueError(f"target: {target!r} is not a number.")
    return number
