"""Pictures of boards, in the colours of the surrounding page."""

from __future__ import annotations

import html
import json
import math
from itertools import combinations
from math import dist
from typing import TYPE_CHECKING, Any

from ._arrays import array

if TYPE_CHECKING:
    from ._run import Run

Scene = dict[str, Any]

# Tints are visible on light and on dark backgrounds. A clash is also underlined.
TINTS = {"clash": "rgba(224, 96, 16, .3)", "path": "rgba(40, 120, 220, .35)", "wall": "currentColor"}


# Problems whose board is redrawn completely at each move, because it is not text on fixed cells.
MODELS = ("tour", "queens", "colouring", "ising", "spanning-tree")


def scene(run: Run) -> Scene:
    """Returns the parts of a run's drawing that never change."""
    return dict(json.loads(run._run.drawing()))


def cells(run: Run, scene: Scene) -> list[list[str]]:
    """Returns the text and the class of each cell, in cell order; the list is empty for models.

    A class is "given", "clash", "path", "wall", or the empty string.
    """
    if scene["kind"] in MODELS:
        return []
    numbers: list[int] = array(run._run.board(), "i4").tolist()
    kinds: list[int] = array(run._run.kinds(), "u1").tolist()
    given = [kind == 1 for kind in kinds]
    if scene["kind"] == "sums":
        return [["" if kind == 3 else str(number), "given" if kind == 1 else ""] for number, kind in zip(numbers, kinds)]
    if scene["kind"] == "sudoku":
        size, clash = scene["size"], [False] * len(numbers)
        for line in range(size):
            for cells in (range(line * size, (line + 1) * size), range(line, len(numbers), size)):
                digits = [numbers[cell] for cell in cells]
                for cell in cells:
                    clash[cell] |= numbers[cell] > 0 and digits.count(numbers[cell]) > 1
        symbols = [scene["names"][number - 1] if number else "" for number in numbers]
        names = ["clash" if bad else "given" if fixed else "" for bad, fixed in zip(clash, given)]
        return [list(cell) for cell in zip(symbols, names)]
    shown = []
    for place, (cost, number) in enumerate(zip(scene["costs"], numbers)):
        text = "S" if place == scene["start"] else "G" if place == scene["goal"] else "" if cost < 2 else str(cost)
        shown.append([text, "wall" if cost == 0 else "path" if number else ""])
    return shown


def met(run: Run, scene: Scene) -> list[bool]:
    """Reports whether each line of a magic-sum puzzle has its target sum; the list is empty for other problems."""
    sums, targets = run.sums.tolist(), run.targets.tolist()
    return [a == b for a, b in zip(sums, targets)] if scene["kind"] == "sums" else []


def in_words(scene: Scene, progress: dict[str, Any]) -> str:
    """Returns one sentence about the progress of a run."""
    energy = f", energy {progress['energy']}" if "energy" in progress else ""
    return f"{scene['title']}: {progress['status']} after {counted(progress)}{energy}."


def counted(progress: dict[str, Any]) -> str:
    """Returns the number of moves, expansions or nodes of a run, with its unit."""
    moves = progress["moves"]
    unit = "move" if "energy" in progress else "node" if "share" in progress else "expansion"
    return f"{moves:,} {unit}{'' if moves == 1 else 's'}"


def svg(run: Run, scene: Scene) -> str:
    """Returns the present board as SVG."""
    if scene["kind"] in MODELS:
        draw = {"tour": _tour, "queens": _queens, "colouring": _colouring, "ising": _ising, "spanning-tree": _tree}
        return draw[scene["kind"]](scene, run.board.ravel().tolist())
    width, height, shapes, centres, size = (_sums if scene["kind"] == "sums" else _grid)(scene, met(run, scene))
    texts = []
    for (x, y), (text, name) in zip(centres, cells(run, scene)):
        style = 'font-weight="700"' if name == "given" else 'text-decoration="underline"' if name == "clash" else ""
        tint = TINTS.get(name, "none")
        at = f'x="{x:.1f}" y="{y:.1f}"'
        if scene["kind"] != "sums":
            side = size * 1.7
            corner = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}"'
            texts.append(f'<rect class="al-tint" {corner} fill="{tint}"/>')
        texts.append(f'<text class="al-cell" {at} {style}>{html.escape(text)}</text>')
    label = html.escape(f"Board of {scene['title']}", quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" viewBox="0 0 {width:.1f} {height:.1f}" '
        f'width="{width:.0f}" style="max-width:100%;height:auto" fill="none" stroke="currentColor">'
        f'{"".join(shapes)}<g fill="currentColor" stroke="none" font-family="sans-serif" font-size="{size}" '
        f'text-anchor="middle" dominant-baseline="central">{"".join(texts)}</g></svg>'
    )


def _framed(title: str, width: float, height: float, shapes: list[str]) -> str:
    """Returns a board of lines and discs as SVG."""
    label = html.escape(f"Board of {title}", quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" viewBox="0 0 {width:.1f} {height:.1f}" '
        f'width="{width:.0f}" style="max-width:100%;height:auto" fill="none" stroke="currentColor">{"".join(shapes)}</svg>'
    )


def _tour(scene: Scene, board: list[int]) -> str:
    """Draws a tour through its cities, with north at the top."""
    places = [(y, -x) if scene["geographic"] else (x, -y) for x, y in scene["points"]]
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places) for axis in (0, 1))
    scale = 400 / (max(right - left, bottom - top) or 1)
    at = [((x - left) * scale + 8, (y - top) * scale + 8) for x, y in places]
    way = " ".join(f"{at[city - 1][0]:.1f},{at[city - 1][1]:.1f}" for city in board)
    cities = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="var(--jp-layout-color0, Canvas)"/>' for x, y in at]
    shapes = [f'<polygon stroke-linejoin="round" points="{way}"/>', *cities]
    return _framed(scene["title"], (right - left) * scale + 16, (bottom - top) * scale + 16, shapes)


def _queens(scene: Scene, board: list[int]) -> str:
    """Draws queens on their squares, and a line between two queens that attack each other."""
    size: int = scene["size"]
    side = max(4.0, min(34.0, 400 / size))
    at = [((column + 0.5) * side + 1, (size - row + 0.5) * side + 1) for column, row in enumerate(board)]
    shapes = [f'<rect x="1" y="1" width="{size * side:.1f}" height="{size * side:.1f}"/>']
    for (a, one), (b, other) in combinations(enumerate(board), 2):
        if abs(one - other) == b - a:
            (x, y), (to_x, to_y) = at[a], at[b]
            shapes.append(f'<path stroke-dasharray="2 5" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>')
    shapes += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.3 * side:.1f}" fill="currentColor"/>' for x, y in at]
    return _framed(scene["title"], size * side + 2, size * side + 2, shapes)


def _colouring(scene: Scene, board: list[int]) -> str:
    """Draws a graph with colours as numbers, and a thick line between neighbours of the same colour."""
    count, places = scene["vertices"], scene["places"]
    if not places:
        angles = [2 * math.pi * vertex / count for vertex in range(count)]
        places = [(1000 * (1 + math.sin(angle)), 1000 * (1 - math.cos(angle))) for angle in angles]
    scale = 0.3
    at = [(x * scale + 12, y * scale + 12) for x, y in places]
    shapes = []
    for a, b in scene["edges"]:
        (x, y), (to_x, to_y) = at[a], at[b]
        way = f'd="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"'
        equal = board[a] == board[b]
        shapes.append(f'<path {way} stroke-width="{5 if equal else 1}" stroke-opacity="{0.9 if equal else 0.3}"/>')
    shapes += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="var(--jp-layout-color0, Canvas)"/>' for x, y in at]
    texts = [f'<text x="{x:.1f}" y="{y:.1f}">{colour}</text>' for (x, y), colour in zip(at, board)]
    shapes.append(
        '<g fill="currentColor" stroke="none" font-family="sans-serif" font-size="11" text-anchor="middle" '
        f'dominant-baseline="central">{"".join(texts)}</g>'
    )
    return _framed(scene["title"], max(x for x, _ in at) + 12, max(y for _, y in at) + 12, shapes)


def _ising(scene: Scene, board: list[int]) -> str:
    """Draws spins as squares; a filled square is a spin that points up."""
    size: int = scene["size"]
    side = max(4.0, min(34.0, 400 / size))
    width = size * side + 2
    shapes = [f'<rect x="1" y="1" width="{size * side:.1f}" height="{size * side:.1f}"/>']
    for cell, spin in enumerate(board):
        if spin > 0:
            x, y = cell % size * side + 1, cell // size * side + 1
            place = f'x="{x:.1f}" y="{y:.1f}" width="{side:.1f}" height="{side:.1f}"'
            shapes.append(f'<rect {place} fill="currentColor" stroke="none"/>')
    return _framed(scene["title"], width, width, shapes)


def _tree(scene: Scene, board: list[int]) -> str:
    """Draws a chain of triangles in rows; edges that are not in the tree are dotted."""
    triangles, side, across = scene["triangles"], 40.0, 10
    shapes = []
    for place in range(triangles):
        x, y = place % across * side + 4, (place // across + 1) * side
        corners = [(x, y), (x + side / 2, y - 0.87 * side), (x + side, y)]
        for edge, (a, b) in enumerate(((0, 1), (1, 2), (0, 2))):
            (from_x, from_y), (to_x, to_y) = corners[a], corners[b]
            dots = "" if board[3 * place + edge] else 'stroke-dasharray="2 5"'
            shapes.append(f'<path {dots} d="M{from_x:.1f} {from_y:.1f}L{to_x:.1f} {to_y:.1f}"/>')
    rows = -(-triangles // across)
    return _framed(scene["title"], min(triangles, across) * side + 8, rows * side + 8, shapes)


Drawn = tuple[float, float, list[str], list[tuple[float, float]], float]


def _sums(scene: Scene, met: list[bool]) -> Drawn:
    """Returns the width, the height, the shapes, the centres of the cells and the text size, in pixels."""
    places = [(cell["x"], -cell["y"]) for cell in scene["cells"]]
    rings = [line["stroke"] for line in scene["lines"] if line["stroke"]["kind"] == "ring"]
    corners = places + [(ring["x"] + by, -ring["y"] + by) for ring in rings for by in (-ring["radius"], ring["radius"])]
    scale = 46 / min(dist(*pair) for pair in combinations(places, 2))
    left, top = (min(corner[axis] for corner in corners) * scale - 24 for axis in (0, 1))
    right, bottom = (max(corner[axis] for corner in corners) * scale + 24 for axis in (0, 1))

    def at(x: float, y: float) -> tuple[float, float]:
        return x * scale - left, y * scale - top

    centres = [at(*place) for place in places]
    shapes = []
    for line, fine in zip(scene["lines"], met):
        stroke, own = line["stroke"], [centres[cell] for cell in line["cells"]]
        style = "" if fine else 'stroke-dasharray="2 5"'
        if stroke["kind"] == "ring":
            x, y = at(stroke["x"], -stroke["y"])
            shapes.append(f'<circle class="al-line" {style} cx="{x:.1f}" cy="{y:.1f}" r="{stroke["radius"] * scale:.1f}"/>')
            continue
        if stroke["kind"] == "row" and not _straight(own):
            own = []
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in own)
        form = "polygon" if stroke["kind"] == "loop" else "polyline"
        shapes.append(f'<{form} class="al-line" {style} points="{points}"/>')
    shapes += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="var(--jp-layout-color0, Canvas)"/>' for x, y in centres]
    return right - left, bottom - top, shapes, centres, 15


def _straight(points: list[tuple[float, float]]) -> bool:
    (x0, y0), (x1, y1) = points[0], points[-1]
    return all(abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) < 1 for x, y in points)


def _grid(scene: Scene, met: list[bool]) -> Drawn:
    size = scene.get("size")
    rows, columns = (size, size) if size else (scene["rows"], scene["columns"])
    side = 34 if rows <= 9 else 24
    of_rows, of_columns = (scene["box_rows"], scene["box_columns"]) if size else (rows, columns)
    if of_rows == 1:  # A box of one row is the row itself.
        of_rows = rows
    width, height = columns * side + 4, rows * side + 4

    def rule(place: int, every: int, path: str) -> str:
        return f'<path stroke-width="{2 if place % every == 0 else 0.5}" d="{path}"/>'

    shapes = [rule(row, of_rows, f"M2 {row * side + 2}h{columns * side}") for row in range(rows + 1)]
    shapes += [rule(column, of_columns, f"M{column * side + 2} 2v{rows * side}") for column in range(columns + 1)]
    centres = [(column * side + side / 2 + 2, row * side + side / 2 + 2) for row in range(rows) for column in range(columns)]
    return width, height, shapes, centres, side * 0.55
