"""NumPy arrays if NumPy is installed; otherwise memory views, which also have a shape, indices and `tolist()`."""

from __future__ import annotations

from array import array as flat
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

try:
    import numpy as np
except ModuleNotFoundError:
    np = None  # type: ignore[assignment, unused-ignore]

if TYPE_CHECKING:
    import numpy.typing as npt

    Bytes = npt.NDArray[np.uint8]
    Ints = npt.NDArray[np.int32]
    Floats = npt.NDArray[np.float64]
    Rows = npt.NDArray[np.void]

CODES = {"u1": "B", "i4": "i", "u8": "Q", "f8": "d"}
"""The type codes of the module `array`, by the names of NumPy's types."""


def array(data: bytes | bytearray, kind: str, shape: Iterable[int] = (-1,)) -> Any:
    """Returns bytes in the machine's byte order as an array of this type and shape; one length may be -1."""
    if np is not None:
        return np.frombuffer(data, kind).reshape(tuple(shape))
    view = memoryview(data).cast(CODES[kind])
    lengths = list(shape)
    if -1 in lengths and len(lengths) > 1:
        rest = 1
        for length in lengths:
            rest *= abs(length)
        lengths[lengths.index(-1)] = len(view) // rest
    # A memory view of several dimensions cannot be empty.
    return view if len(lengths) == 1 or 0 in lengths else view.cast("B").cast(CODES[kind], lengths)


def table(columns: Iterable[tuple[str, str, bytearray]]) -> Any:
    """Returns columns of equal length as a structured array, or as a dict of memory views without NumPy."""
    arrays = [(name, array(data, kind)) for name, kind, data in columns]
    if np is None:
        return dict(arrays)
    rows = np.empty(len(arrays[0][1]), [(name, values.dtype) for name, values in arrays])
    for name, values in arrays:
        rows[name] = values
    return rows


def floats(name: str, values: Any, dimensions: int) -> tuple[bytes, int]:
    """Returns the numbers of a vector, or of a square matrix row by row, as bytes of float64, and its length."""
    shape: list[int] | None
    try:
        if np is not None:
            numbers = np.ascontiguousarray(values, np.float64)
            data, shape = numbers.tobytes(), list(numbers.shape)
        else:
            rows: list[Sequence[float]] = [values] if dimensions == 1 else list(values)
            data = b"".join(flat("d", row).tobytes() for row in rows)
            shape = [len(rows), *{len(row) for row in rows}][-dimensions:]
    except (TypeError, ValueError):
        shape = None
    if shape is None or len(shape) != dimensions or len(set(shape)) != 1 or shape[0] == 0:
        wish = "a square matrix" if dimensions == 2 else "a list"
        given = type(values).__name__ + (f" of shape {tuple(shape)}" if shape else "")
        raise ValueError(f"{name}: {given} is not {wish} of numbers.")
    return data, shape[0]
