#!/usr/bin/env python3
"""Checks a proof of how many solutions a puzzle has, which `annealing-lab prove` wrote: python3 tools/check.py FILE.

Prints what is proved, and exits with 0; a proof that is wrong is rejected with the line, and exit code 1. Nothing here
searches: each line says where to look and what to try. docs/PROOFS.md has the format, and what one has to believe.
"""

import sys
import zlib
from itertools import combinations, permutations, product
from math import gcd

BOXES = {4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3, 10: 2, 12: 3, 16: 4, 25: 5, 36: 6}  # Rows of a box.
DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0"


class Rejected(Exception):
    """The fault of a line."""


def demand(holds, wish):
    if not holds:
        raise Rejected(wish)


def whole(word):
    demand(word.removeprefix("-").isdigit() and len(word) < 12, f"'{word}' is no whole number")
    return int(word)


def mask(cells):
    return sum(1 << cell for cell in cells)


class Rules:
    """The rules of a puzzle. A number is called by its place among the different numbers."""

    def __init__(self, cells, numbers):
        self.cells, self.numbers = cells, sorted(set(numbers))
        # How often each number is on a board.
        self.copies = [numbers.count(number) for number in self.numbers]
        # Cells that hold every number once; cells that differ; and sums: target, cells with factors, whether the cells differ.
        self.units, self.different, self.sums, self.given, self.squares = [], [], [], {}, False

    def finish(self):
        self.peers = [0] * self.cells
        for group in self.units + self.different:
            for cell in group:
                self.peers[cell] |= mask(group) & ~(1 << cell)
        self.unit_masks = [mask(unit) for unit in self.units]

    def keeps(self, board):
        """Whether a full board is a solution, by the rules alone."""
        values = [self.numbers[number] for number in board]
        return (
            all(board[cell] == number for cell, number in self.given.items())
            and all(board.count(number) == copies for number, copies in enumerate(self.copies))
            and all(len({values[cell] for cell in group}) == len(group) for group in self.units + self.different)
            and all(sum(values[cell] * factor for cell, factor in terms) == target for target, terms, _ in self.sums)
        )


def sudoku(link):
    """The rules of a sudoku, read from its link."""
    demand(set(link) <= {"puzzle", "givens", "regions", "extra", "cages"}, "the link has keys that are no rules")
    givens = link.get("givens", "")
    size = int(len(givens) ** 0.5)
    demand(size in BOXES and size * size == len(givens), "the link's givens are those of no sudoku")
    high, wide = BOXES[size], size // BOXES[size]
    digit = {character: number for number, character in enumerate(DIGITS[:size])}
    rules = Rules(size * size, list(range(1, size + 1)) * size)
    grid = [[row * size + column for column in range(size)] for row in range(size)]
    box = [cell // size // high * high + cell % size // wide for cell in range(size * size)]
    if "regions" in link:
        box = [digit.get(character) for character in link["regions"]]
    boxes = [[cell for cell, own in enumerate(box) if own == one] for one in range(size)]
    demand([size] * size == [len(cells) for cells in boxes] and len(box) == size * size, "the regions are no regions")
    rules.squares = size == 9 and "regions" not in link
    rules.units = grid + [[row[column] for row in grid] for column in range(size)] + boxes
    extra = set(link.get("extra", "").split(",")) - {""}
    demand(extra <= {"diagonals", "diagonal-down", "diagonal-up", "windoku", "knight"}, "the link has an unknown rule")
    if extra & {"diagonals", "diagonal-down"}:
        rules.units.append([grid[row][row] for row in range(size)])
    if extra & {"diagonals", "diagonal-up"}:
        rules.units.append([grid[row][size - 1 - row] for row in range(size)])
    if "windoku" in extra:
        demand(high == wide, "windows need square boxes")
        for top, left in product(range(1, size - high, high + 1), repeat=2):
            rules.units.append([grid[top + place // high][left + place % high] for place in range(size)])
    if "knight" in extra:
        for row, column, (down, right) in product(range(size), range(size), [(1, 2), (2, 1), (1, -2), (2, -1)]):
            if row + down < size and 0 <= column + right < size:
                rules.different.append([grid[row][column], grid[row + down][column + right]])
    read_cages(rules, [word for word in link.get("cages", "").split("_") if word], digit, size)
    demand(set(givens) <= {*digit, ".", "0"}, "the link has a given that is no digit")
    rules.given = {cell: digit[character] for cell, character in enumerate(givens) if character in digit}
    return rules


def read_cages(rules, words, digit, size):
    """Adds cages, and the rest of each unit: cells that the cages inside it leave over."""
    cages = []
    for word in words:
        target, dot, places = word.partition(".")
        fits = dot and len(places) % 2 == 0 and all(place in digit for place in places) and "-" not in target
        cells = [digit[row] * size + digit[column] for row, column in zip(places[::2], places[1::2]) if fits]
        demand(0 < len(cells) == len(set(cells)), f"'{word}' is no cage, or has a cell twice")
        rules.different.append(cells)
        cages += [(whole(target), cells)] if target else []
    rests = []
    for unit in rules.units:
        inside = [(target, cells) for target, cells in cages if set(cells) <= set(unit)]
        taken = {cell for _, cells in inside for cell in cells}
        demand(len(taken) == sum(len(cells) for _, cells in inside), "a cell is in two cages")
        left = [cell for cell in unit if cell not in taken]
        if 0 < len(left) < size:
            rests.append((size * (size + 1) // 2 - sum(target for target, _ in inside), left))
    rules.sums = [(target, [(cell, 1) for cell in cells], True) for target, cells in cages + rests]


def sums(lines, keys):
    """The rules of a magic-sum puzzle, read from the lines before the first step; and the words of that one."""
    words = lines.next()
    demand(words[0] == "numbers" and 1 < len(words) < 66, "the third line has the numbers of the puzzle")
    rules = Rules(len(words) - 1, [whole(word) for word in words[1:]])
    echelon = []

    def cell(word):
        demand(1 <= whole(word) <= rules.cells, f"there is no cell {word}")
        return int(word) - 1

    def reduced(row):
        for pivot, other in echelon:
            row = [mine * other[pivot] - its * row[pivot] for mine, its in zip(row, other)]
            row = [number // (gcd(*row) or 1) for number in row]
        return row

    def add(row):
        row = reduced(row)
        echelon.extend([(place, row) for place, number in enumerate(row) if number][:1])

    add([1] * rules.cells + [sum(whole(word) for word in words[1:])])
    while (words := lines.next())[0] in ("line", "different", "given", "sum"):
        demand(len(words) > 1, "the line is cut off")
        if words[0] == "different":
            rules.different.append([cell(word) for word in words[1:]])
            demand(len(set(rules.different[-1])) == len(words) - 1, "a cell is there twice")
            continue
        # A given is a sum of one cell.
        target, terms = (whole(words[-1]), words[1:-1]) if words[0] == "given" else (whole(words[1]), words[2:])
        pairs = [word.split("*") if words[0] == "sum" else (word, "1") for word in terms]
        demand(all(len(pair) == 2 for pair in pairs), "a term is a cell, a star and a factor")
        factors = {cell(place): whole(factor) for place, factor in pairs}
        demand(len(factors) == len(pairs) and (pairs or words[0] == "sum"), "a cell is there twice, or none is")
        row = [factors.get(place, 0) for place in range(rules.cells)] + [target]
        if words[0] == "given":
            demand(len(factors) == 1 and target in rules.numbers, "a given is a cell and a number of the puzzle")
            demand(not rules.given.keys() & factors, "the cell has a given already")
            rules.given.update((place, rules.numbers.index(target)) for place in factors)
        else:
            rules.sums.append((target, list(factors.items()), False))
        if words[0] == "sum":
            demand(not any(reduced(row)), "the sum does not follow from the lines, the givens and the numbers")
        else:
            add(row)
    given = {place: str(rules.numbers[number]) for place, number in rules.given.items()}
    words_of_link = keys.get("givens", ",".join("." * rules.cells)).split(",")
    demand(words_of_link == [given.get(place, ".") for place in range(rules.cells)], "the givens are not the link's")
    return rules, words


class State:
    """For each number the cells that it may be on; and the cells that are known to hold theirs."""

    def __init__(self, rules):
        self.rules, self.known, self.broken = rules, 0, False
        self.places = [(1 << rules.cells) - 1 for _ in rules.numbers]
        self.left, self.board = list(rules.copies), [None] * rules.cells
        for cell, number in rules.given.items():
            self.put(cell, number)

    def copy(self):
        other = object.__new__(State)
        other.__dict__.update(self.__dict__, places=self.places[:], left=self.left[:], board=self.board[:])
        return other

    def put(self, cell, number):
        bit = 1 << cell
        self.broken |= not self.places[number] & bit
        if self.known & bit:
            return
        for other in range(len(self.places)):
            self.lose(other, bit if other != number else self.rules.peers[cell])
        self.board[cell] = number
        self.known |= bit
        self.left[number] -= 1
        if not self.left[number]:
            self.places[number] &= self.known

    def lose(self, number, cells):
        self.places[number] &= ~cells

    def candidates(self, cell):
        return [number for number, places in enumerate(self.places) if places >> cell & 1]

    def look_at_number(self, number):
        """Where it has one place in a unit, or where a cell sees all its places in one."""
        places, again = self.places, True
        while again and not self.broken:
            again = False
            for unit in self.rules.unit_masks:
                inside = places[number] & unit
                if not inside:
                    self.broken = True
                    return
                if inside & (inside - 1) == 0 and not inside & self.known:
                    self.put(inside.bit_length() - 1, number)
                    again = True
                seen = places[number] & ~unit
                while inside and seen:
                    seen &= self.rules.peers[inside.bit_length() - 1]
                    inside ^= 1 << (inside.bit_length() - 1)
                again |= seen != 0
                self.lose(number, seen)

    def look_at_cells(self):
        """Where a cell has one candidate, or none."""
        while not self.broken:
            once = twice = 0
            for places in self.places:
                once, twice = once | places, twice | once & places
            self.broken = once != (1 << self.rules.cells) - 1
            single = once & ~twice & ~self.known
            if not single:
                return
            cell = single.bit_length() - 1
            self.put(cell, self.candidates(cell)[0])

    def look_at_sum(self, target, terms, differ):
        """The numbers that its open cells can have, by those that are known."""
        numbers, opened = self.rules.numbers, []
        for cell, factor in terms:
            if self.known >> cell & 1:
                target -= factor * numbers[self.board[cell]]
            else:
                opened.append((cell, factor))
        if not opened:
            self.broken |= target != 0
            return
        if len(opened) == 1:
            allowed = {number for number, value in enumerate(numbers) if opened[0][1] * value == target}
        elif {factor for _, factor in opened} != {1}:
            return
        else:
            allowed = self.allowed(target, [cell for cell, _ in opened], differ)
        cells = mask(cell for cell, _ in opened)
        for number in set(range(len(numbers))) - allowed:
            self.lose(number, cells)
        for cell, _ in opened:
            candidates = self.candidates(cell)
            self.broken |= not candidates
            if len(candidates) == 1:
                self.put(cell, candidates[0])

    def allowed(self, target, cells, differ):
        numbers, count, pool = self.rules.numbers, len(cells), []
        cells = {cell: set(self.candidates(cell)) for cell in cells}
        for number in sorted(set().union(*cells.values())):
            pool += [number] * (1 if differ else min(self.left[number], count))
        # Of few numbers all sets with the sum are looked at; of more only the least and the greatest.
        if len(pool) <= 9:
            sets = (chosen for chosen in combinations(pool, count) if sum(numbers[one] for one in chosen) == target)
            fits = (chosen for chosen in sets if not any(own.isdisjoint(chosen) for own in cells.values()))
            return set().union(*fits)
        least = sum(numbers[number] for number in pool[: count - 1])
        most = sum(numbers[number] for number in pool[len(pool) - count + 1 :])
        return {number for number in pool if least <= target - numbers[number] <= most and len(pool) >= count}

    def look(self, word):
        if word == "n":
            return self.look_at_cells()
        is_sum = word[0] == "s"
        place, known = whole(word[is_sum:]) - 1, self.rules.sums if is_sum else self.rules.units and self.rules.numbers
        demand(0 <= place < len(known), f"there is nothing to look at by '{word}'")
        return self.look_at_sum(*known[place]) if is_sum else self.look_at_number(place)


def square_of(part, one, other):
    """The three cells in which a box and a row of a band meet, or a box and a column of a stack."""
    first, step = (27 * part + 9 * other + 3 * one, 1) if part < 3 else (27 * one + 3 * (part - 3) + other, 9)
    return mask(range(first, first + 3 * step, step))


def branches(state, kind, words):
    """The branches of a choice, of which one is right in every solution: each does to a state what it says."""
    rules, first = state.rules, words[0] if words else 0
    cases = words[2 if kind == "a" else 1 :]
    demand(cases and len(set(cases)) == len(cases), "a choice has branches, and each once")
    if kind == "c":
        demand(1 <= first <= rules.cells and set(cases) <= set(rules.numbers), "there is no such cell or number")
        chosen = [rules.numbers.index(case) for case in cases]
        demand(state.broken or set(state.candidates(first - 1)) <= set(chosen), "the cell has another candidate")
        return [lambda state, number=number: state.put(first - 1, number) for number in chosen]
    demand(rules.units and 1 <= first <= len(rules.numbers), f"there is no digit {first}")
    places = state.places[first - 1]
    if kind == "d":
        demand(all(1 <= case <= rules.cells for case in cases), "there is no such cell")
        chosen = mask(case - 1 for case in cases)
        own = [unit for unit in rules.unit_masks if chosen & ~unit == 0 and places & unit & ~chosen == 0]
        demand(own or state.broken, "the digit has another place in every unit of these cells")
        return [lambda state, cell=case - 1: state.put(cell, first - 1) for case in cases]
    demand(rules.squares and 1 <= words[1] <= 6, "there are no such boxes")
    part, ways = words[1] - 1, {}
    every = sum(square_of(part, one, other) for one, other in product(range(3), repeat=2))
    for way in permutations(range(3)):
        squares = [square_of(part, one, other) for one, other in enumerate(way)]
        name = int("".join(str(other + 1) for other in way))
        demand(state.broken or name in cases or not all(places & square for square in squares), f"{name} is left out")
        ways[name] = sum(squares)
    demand(set(cases) <= set(ways), "this is no arrangement")
    return [lambda state, lost=every & ~ways[case]: state.lose(first - 1, lost) for case in cases]


def follow(lines):
    """Follows a proof. Returns its link, rules, number of solutions, and the last of these."""
    demand(lines.next() == ["annealing-lab", "proof", "1"], "a proof begins with the line 'annealing-lab proof 1'")
    words = lines.next()
    demand(words[0] == "link" and len(words) == 2, "the second line is 'link' and the puzzle's link")
    pairs = [pair.partition("=")[::2] for pair in words[1].split("&")]
    keys, link = dict(pairs), words[1]
    plain = all(key.isalpha() and key.islower() for key in keys) and set(keys.get("puzzle", "%")) <= set(DIGITS.lower() + "-")
    demand(len(keys) == len(pairs) and plain, "the link names no puzzle, a key twice, or one that is coded")
    rules, words = (sudoku(keys), lines.next()) if keys["puzzle"] == "sudoku" else sums(lines, keys)
    rules.finish()
    state, stack, solutions, solution = State(rules), [], 0, None
    while True:
        outcome = next((place for place, word in enumerate(words) if word in ("x", "=", "c", "d", "a")), None)
        demand(outcome is not None, "the line says nothing of its outcome")
        for word in words[:outcome]:
            state.look(word)
        kind, rest = words[outcome], [whole(word) for word in words[outcome + 1 :]]
        if kind in ("c", "d", "a"):
            stack.append((state, branches(state, kind, rest)))
        elif kind == "x":
            demand(state.broken and not rest, "nothing here contradicts the rules")
        else:
            state.look("n")
            demand(not state.broken and not rest and None not in state.board, "the board is not known, or wrong")
            demand(rules.keeps(state.board), "the board is no solution")
            solutions, solution = solutions + 1, state.board
        while stack and not stack[-1][1]:
            stack.pop()
        if not stack:
            break
        before, left = stack[-1]
        state = before.copy() if len(left) > 1 else before
        left.pop(0)(state)
        words = lines.next()
    words, checksum = lines.next(), f"{lines.before:08x}"
    demand(words[0] == "end" and words[1:2] == [str(solutions)], f"the end is missing, or has not {solutions} solutions")
    demand(words[2:] == [checksum], f"the file was changed: its checksum is {checksum}")
    demand(not lines.file.read(1), "something follows the end")
    return link, rules, solutions, solution


class Lines:
    def __init__(self, file):
        self.file, self.number, self.checksum, self.before = file, 0, 0, 0

    def next(self):
        line = self.file.readline()
        self.number += 1
        demand(line.endswith(b"\n") and line.isascii(), "the end is missing, or the line is no plain text")
        self.before, self.checksum = self.checksum, zlib.crc32(line, self.checksum)
        words = line[:-1].decode().split(" ")
        demand(all(word and word.isprintable() for word in words), "the line is empty, or has a space too many")
        return words


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        lines = Lines(open(sys.argv[1], "rb"))  # noqa: SIM115
        link, rules, solutions, solution = follow(lines)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    except Rejected as rejected:
        print(f"Rejected: line {lines.number}: {rejected}.")
        return 1
    count = {0: "no solution", 1: "exactly one solution"}.get(solutions, f"exactly {solutions} solutions")
    own = ": " + " ".join(str(rules.numbers[number]) for number in solution) if solutions == 1 else ""
    rows = "" if rules.units else f"the {rules.cells} cells and {len(rules.sums)} sums of this file, said to be "
    print(f"Proved: {count} of {rows}{link}{own}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
