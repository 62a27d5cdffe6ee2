// A checker of proofs, the counterpart of tools/check.py line by line. It searches nothing, and has no code in common
// with the search that wrote the proofs. docs/PROOFS.md describes the format and the assumptions. Sets of cells are
// integers, with a bit for each cell.

import { crc32 } from "../../lib/checksum.js";
import { character } from "../../lib/digits.js";

/** @typedef {{ target: number, terms: [cell: number, factor: number][], differ: boolean }} Sum */
/** @typedef {(state: State) => void} Branch */
/** @typedef {{ link: string, solutions: number, numbers: number[] | null }} Proven `numbers` of the last solution */

/**
 * Keys of the texts.
 * @typedef
 * {"fileHeader" | "fileLink" | "fileRules" | "fileSum" | "fileGivens" | "fileNumber" | "fileCell" | "fileWords"
 *   | "fileLook" | "fileOutcome" | "fileContradiction" | "fileSolution" | "fileBranches" | "fileOtherCandidate"
 *   | "fileOtherPlace" | "fileEnd" | "fileCount" | "fileChanged" | "fileAfter"}
 * Reason
 */

/** The error of a line. */
export class Rejected extends Error {
  /** @param {Reason} reason @param {number} line */
  constructor(reason, line = 0) {
    super(`${reason} ${line}`);
    this.reason = reason;
    this.line = line;
  }
}

/** @param {unknown} holds @param {Reason} reason @returns {asserts holds} */
function demand(holds, reason) {
  if (!holds) throw new Rejected(reason);
}

/** @param {string} word */
function whole(word) {
  demand(/^(?=.{1,11}$)-?\d+$/.test(word), "fileNumber");
  return Number(word);
}

/** The rows of a box, by the size of a sudoku. @type {Record<number, number>} */
const BOXES = { 4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3, 10: 2, 12: 3, 16: 4, 25: 5, 36: 6 };
const EXTRA = ["diagonals", "diagonal-down", "diagonal-up", "windoku", "knight"];

const bit = (/** @type {number} */ cell) => 1n << BigInt(cell);
const mask = (/** @type {number[]} */ cells) => cells.reduce((set, cell) => set | bit(cell), 0n);
const upTo = (/** @type {number} */ count) => Array.from({ length: count }, (_, place) => place);
const total = (/** @type {number[]} */ numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the last cell of a set. @param {bigint} set */
const last = (set) => set.toString(2).length - 1;

/** The rules of a puzzle. A number is identified by its index among the distinct numbers. */
class Rules {
  /** Cells that contain every number exactly once. @type {number[][]} */
  units = [];
  /** Cells whose numbers differ. @type {number[][]} */
  different = [];
  /** @type {Sum[]} */
  sums = [];
  /** @type {Map<number, number>} */
  given = new Map();
  /** True if bands and stacks consist of three boxes of three rows and columns. */
  squares = false;
  /** @type {bigint[]} */
  unitSets = [];
  /** @type {bigint[]} */
  peers = [];

  /** @param {number} cells @param {number[]} numbers */
  constructor(cells, numbers) {
    this.cells = cells;
    this.numbers = [...new Set(numbers)].sort((a, b) => a - b);
    this.copies = this.numbers.map((number) => numbers.filter((own) => own === number).length);
  }

  /** Finds the cells whose numbers each cell's number must differ from. */
  finish() {
    this.peers = upTo(this.cells).map(() => 0n);
    for (const group of [...this.units, ...this.different]) {
      const set = mask(group);
      for (const cell of group) this.peers[cell] |= set & ~bit(cell);
    }
    this.unitSets = this.units.map(mask);
  }

  /** Checks whether a full board is a solution, by the rules alone. @param {number[]} board */
  keeps(board) {
    return (
      [...this.given].every(([cell, number]) => board[cell] === number) &&
      this.copies.every((copies, number) => board.filter((own) => own === number).length === copies) &&
      [...this.units, ...this.different].every(
        (group) => new Set(group.map((cell) => board[cell])).size === group.length,
      ) &&
      this.sums.every(({ target, terms }) => {
        const products = terms.map(([cell, factor]) => BigInt(factor) * BigInt(this.numbers[board[cell]]));
        return products.reduce((sum, product) => sum + product, 0n) === BigInt(target);
      })
    );
  }
}

/** Reads the rules of a sudoku from its link. @param {Map<string, string>} keys */
function sudoku(keys) {
  demand(
    [...keys.keys()].every((key) => ["puzzle", "givens", "regions", "extra", "cages"].includes(key)),
    "fileLink",
  );
  const givens = keys.get("givens") ?? "";
  const size = Math.floor(Math.sqrt(givens.length));
  const high = BOXES[size];
  demand(high && size * size === givens.length, "fileLink");
  const rules = new Rules(
    size * size,
    upTo(size * size).map((cell) => 1 + (cell % size)),
  );
  const digits = upTo(size).map((digit) => character(digit + 1));
  const digit = (/** @type {string} */ character) => digits.indexOf(character);
  const grid = upTo(size).map((row) => upTo(size).map((column) => row * size + column));
  const wide = size / high;
  const boxOf = (/** @type {number} */ cell) =>
    Math.floor(cell / size / high) * high + Math.floor((cell % size) / wide);
  const regions = keys.get("regions");
  const box = regions === undefined ? upTo(size * size).map(boxOf) : [...regions].map(digit);
  const boxes = upTo(size).map((one) => upTo(box.length).filter((cell) => box[cell] === one));
  demand(box.length === size * size && boxes.every((cells) => cells.length === size), "fileLink");
  rules.squares = size === 9 && regions === undefined;
  rules.units = [...grid, ...upTo(size).map((column) => grid.map((row) => row[column])), ...boxes];
  addExtra(rules, (keys.get("extra") ?? "").split(","), grid, high);
  readCages(
    rules,
    (keys.get("cages") ?? "").split("_").filter((word) => word !== ""),
    digit,
    size,
  );
  for (const [cell, character] of [...givens].entries()) {
    demand(digit(character) >= 0 || ".0".includes(character), "fileLink");
    if (digit(character) >= 0) rules.given.set(cell, digit(character));
  }
  return rules;
}

/**
 * Adds the rules that are defined by their names alone.
 * @param {Rules} rules @param {string[]} extra @param {number[][]} grid @param {number} high the rows of a box
 */
function addExtra(rules, extra, grid, high) {
  const size = grid.length;
  const asks = (/** @type {string[]} */ ...words) => words.some((word) => extra.includes(word));
  demand(
    extra.every((word) => word === "" || EXTRA.includes(word)),
    "fileLink",
  );
  if (asks("diagonals", "diagonal-down")) rules.units.push(grid.map((row, place) => row[place]));
  if (asks("diagonals", "diagonal-up")) rules.units.push(grid.map((row, place) => row[size - 1 - place]));
  if (asks("windoku")) {
    demand(size === high * high, "fileLink");
    const firsts = upTo(size - high).filter((place) => place % (high + 1) === 1);
    const window = (/** @type {number} */ top, /** @type {number} */ left) =>
      upTo(size).map((place) => grid[top + Math.floor(place / high)][left + (place % high)]);
    rules.units.push(...firsts.flatMap((top) => firsts.map((left) => window(top, left))));
  }
  if (asks("knight")) {
    for (const cell of upTo(size * size)) {
      for (const [down, right] of [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
      ]) {
        const other = grid[Math.floor(cell / size) + down]?.[(cell % size) + right];
        if (other !== undefined) rules.different.push([cell, other]);
      }
    }
  }
}

/**
 * Adds cages, and the rest of each unit: the cells outside the cages within it.
 * @param {Rules} rules @param {string[]} words @param {(character: string) => number} digit @param {number} size
 */
function readCages(rules, words, digit, size) {
  /** @type {[target: number, cells: number[]][]} */
  const cages = [];
  for (const word of words) {
    const [target, places, more] = word.split(".");
    const digits = [...(places ?? "")].map(digit);
    demand(
      more === undefined && digits.length > 0 && digits.length % 2 === 0 && digits.every((place) => place >= 0),
      "fileLink",
    );
    const cells = upTo(digits.length / 2).map((pair) => digits[2 * pair] * size + digits[2 * pair + 1]);
    demand(new Set(cells).size === cells.length, "fileLink");
    rules.different.push(cells);
    demand(/^\d*$/.test(target), "fileLink");
    if (target !== "") cages.push([whole(target), cells]);
  }
  /** @type {typeof cages} */
  const rests = [];
  for (const unit of rules.units) {
    const inside = cages.filter(([, cells]) => cells.every((cell) => unit.includes(cell)));
    const taken = inside.flatMap(([, cells]) => cells);
    demand(new Set(taken).size === taken.length, "fileLink");
    const left = unit.filter((cell) => !taken.includes(cell));
    const sum = (size * (size + 1)) / 2 - total(inside.map(([target]) => target));
    if (left.length > 0 && left.length < size) rests.push([sum, left]);
  }
  const sum = (/** @type {typeof cages[0]} */ [target, cells]) => ({
    target,
    terms: cells.map((cell) => /** @type {[number, number]} */ ([cell, 1])),
    differ: true,
  });
  rules.sums = [...cages, ...rests].map(sum);
}

/** Divides numbers by their greatest common divisor. @param {bigint[]} row */
function shortened(row) {
  const common = row.reduce((a, b) => {
    while (b) [a, b] = [b, a % b];
    return a;
  }, 0n);
  return common ? row.map((number) => number / common) : row;
}

/**
 * Reads the rules of a magic-sum puzzle from the lines before the first step; also returns the words of that step.
 * @param {Lines} lines @param {Map<string, string>} keys @returns {[Rules, string[]]}
 */
function sums(lines, keys) {
  let words = lines.next();
  demand(words[0] === "numbers" && words.length > 1 && words.length < 66, "fileRules");
  const all = words.slice(1).map(whole);
  const rules = new Rules(all.length, all);
  /** @type {[pivot: number, row: bigint[]][]} */
  const echelon = [];
  const reduced = (/** @type {bigint[]} */ row) =>
    echelon.reduce(
      (row, [pivot, other]) => shortened(row.map((mine, place) => mine * other[pivot] - other[place] * row[pivot])),
      row,
    );
  const add = (/** @type {bigint[]} */ row) => {
    const left = reduced(row);
    const pivot = left.findIndex((number) => number !== 0n);
    if (pivot >= 0) echelon.push([pivot, left]);
  };
  const cell = (/** @type {string} */ word) => {
    demand(whole(word) >= 1 && whole(word) <= rules.cells, "fileCell");
    return whole(word) - 1;
  };
  add([...all.map(() => 1n), BigInt(total(all))]);
  for (words = lines.next(); ["line", "different", "given", "sum"].includes(words[0]); words = lines.next()) {
    const [kind, ...rest] = words;
    demand(rest.length > 0, "fileRules");
    if (kind === "different") {
      demand(new Set(rest.map(cell)).size === rest.length, "fileRules");
      rules.different.push(rest.map(cell));
      continue;
    }
    // A given is the sum of one cell.
    const target = whole(rest[kind === "given" ? rest.length - 1 : 0]);
    const pairs = (kind === "given" ? rest.slice(0, -1) : rest.slice(1)).map((word) =>
      kind === "sum" ? word.split("*") : [word, "1"],
    );
    demand(
      pairs.every((pair) => pair.length === 2),
      "fileRules",
    );
    const factors = new Map(pairs.map(([place, factor]) => [cell(place), whole(factor)]));
    demand(factors.size === pairs.length && (pairs.length > 0 || kind === "sum"), "fileRules");
    const row = [...upTo(rules.cells).map((place) => factors.get(place) ?? 0), target].map(BigInt);
    if (kind === "given") {
      const [place] = factors.keys();
      demand(pairs.length === 1 && rules.numbers.includes(target) && !rules.given.has(place), "fileRules");
      rules.given.set(place, rules.numbers.indexOf(target));
    } else {
      rules.sums.push({ target, terms: [...factors], differ: false });
    }
    if (kind === "sum")
      demand(
        reduced(row).every((number) => number === 0n),
        "fileSum",
      );
    else add(row);
  }
  const given = upTo(rules.cells).map((place) => rules.numbers[rules.given.get(place) ?? -1] ?? ".");
  demand((keys.get("givens") ?? given.map(() => ".").join()) === given.join(), "fileGivens");
  return [rules, words];
}

/** The possible cells of each number, and the cells whose numbers are known. */
class State {
  known = 0n;
  broken = false;

  /** @param {Rules} rules */
  constructor(rules) {
    this.rules = rules;
    this.all = bit(rules.cells) - 1n;
    this.places = rules.numbers.map(() => this.all);
    this.left = [...rules.copies];
    /** @type {number[]} */
    this.board = upTo(rules.cells).map(() => -1);
    for (const [cell, number] of rules.given) this.put(cell, number);
  }

  /** @returns {State} */
  copy() {
    const own = { places: [...this.places], left: [...this.left], board: [...this.board] };
    return Object.assign(Object.create(State.prototype), this, own);
  }

  /** @param {number} cell @param {number} number */
  put(cell, number) {
    const { places, left } = this;
    const own = bit(cell);
    if (!(places[number] & own)) this.broken = true;
    if (this.known & own) return;
    for (let other = 0; other < places.length; other++) {
      if (other !== number) places[other] &= ~own;
    }
    places[number] &= ~this.rules.peers[cell];
    this.board[cell] = number;
    this.known |= own;
    left[number]--;
    if (left[number] === 0) places[number] &= this.known;
  }

  /** @param {number} cell */
  candidates(cell) {
    const own = bit(cell);
    return upTo(this.places.length).filter((number) => this.places[number] & own);
  }

  /** Applies the deduction named by a word of the proof. @param {string} word */
  look(word) {
    if (word === "n") return this.lookAtCells();
    const isSum = word.startsWith("s");
    const place = whole(isSum ? word.slice(1) : word) - 1;
    const { sums, units, numbers } = this.rules;
    demand(place >= 0 && place < (isSum ? sums : units.length ? numbers : units).length, "fileLook");
    if (isSum) this.lookAtSum(sums[place]);
    else this.lookAtNumber(place);
  }

  /**
   * Finds units with one place for the number, and cells that see all its places in a unit.
   * @param {number} number
   */
  lookAtNumber(number) {
    const { places, rules } = this;
    for (let again = true; again && !this.broken;) {
      again = false;
      for (const unit of rules.unitSets) {
        let inside = places[number] & unit;
        if (!inside) {
          this.broken = true;
          return;
        }
        if (!(inside & (inside - 1n)) && !(inside & this.known)) {
          this.put(last(inside), number);
          again = true;
        }
        let seen = places[number] & ~unit;
        while (inside && seen) {
          const cell = last(inside);
          seen &= rules.peers[cell];
          inside ^= bit(cell);
        }
        if (seen) again = true;
        places[number] &= ~seen;
      }
    }
  }

  /** Finds cells with one candidate or without candidates. */
  lookAtCells() {
    while (!this.broken) {
      let [once, twice] = [0n, 0n];
      for (const places of this.places) {
        twice |= once & places;
        once |= places;
      }
      this.broken = once !== this.all;
      const single = once & ~twice & ~this.known;
      if (!single) return;
      const cell = last(single);
      this.put(cell, this.candidates(cell)[0]);
    }
  }

  /** Finds the possible numbers of the open cells of a sum, from the known numbers. @param {Sum} sum */
  lookAtSum({ target, terms, differ }) {
    const { numbers } = this.rules;
    let rest = BigInt(target);
    /** @type {Sum["terms"]} */
    const opened = [];
    for (const [cell, factor] of terms) {
      if (this.board[cell] >= 0) rest -= BigInt(factor) * BigInt(numbers[this.board[cell]]);
      else opened.push([cell, factor]);
    }
    if (opened.length === 0) {
      if (rest !== 0n) this.broken = true;
      return;
    }
    const cells = opened.map(([cell]) => cell);
    /** @type {Set<number>} */
    let allowed;
    if (opened.length === 1) {
      allowed = new Set(
        upTo(numbers.length).filter((number) => BigInt(opened[0][1]) * BigInt(numbers[number]) === rest),
      );
    } else if (opened.some(([, factor]) => factor !== 1)) {
      return;
    } else {
      allowed = this.allowed(Number(rest), cells, differ);
    }
    const set = mask(cells);
    for (let number = 0; number < numbers.length; number++) {
      if (!allowed.has(number)) this.places[number] &= ~set;
    }
    for (const cell of cells) {
      const [first, second] = this.candidates(cell);
      if (first === undefined) this.broken = true;
      else if (second === undefined) this.put(cell, first);
    }
  }

  /** @param {number} target @param {number[]} cells @param {boolean} differ @returns {Set<number>} */
  allowed(target, cells, differ) {
    const { numbers } = this.rules;
    const count = cells.length;
    const own = cells.map((cell) => this.candidates(cell));
    const pool = upTo(numbers.length)
      .filter((number) => own.some((candidates) => candidates.includes(number)))
      .flatMap((number) => upTo(differ ? 1 : Math.min(this.left[number], count)).map(() => number));
    const sumOf = (/** @type {number[]} */ chosen) => total(chosen.map((number) => numbers[number]));
    // For a few numbers, all sets with the sum are examined; for more, only the extreme sums.
    if (pool.length <= 9) {
      const sets = upTo(1 << pool.length).map((chosen) => pool.filter((_, place) => (chosen >> place) & 1));
      const fits = (/** @type {number[]} */ chosen) =>
        chosen.length === count &&
        sumOf(chosen) === target &&
        own.every((candidates) => candidates.some((number) => chosen.includes(number)));
      return new Set(sets.filter(fits).flat());
    }
    const [least, most] = [sumOf(pool.slice(0, count - 1)), sumOf(pool.slice(pool.length - count + 1))];
    const can = (/** @type {number} */ number) => least <= target - numbers[number] && target - numbers[number] <= most;
    return new Set(pool.length < count ? [] : pool.filter(can));
  }
}

/** The permutations of three boxes over three rows or columns. */
const WAYS = [123, 132, 213, 231, 312, 321];

/**
 * Returns the three cells that a box has in common with a row of a band, or with a column of a stack.
 * @param {number} part
 * @param {number} one
 * @param {number} other
 */
function square(part, one, other) {
  const [first, step] = part < 3 ? [27 * part + 9 * other + 3 * one, 1] : [27 * one + 3 * (part - 3) + other, 9];
  return mask([first, first + step, first + 2 * step]);
}

/**
 * Returns the branches of a choice, one of which is right in every solution.
 * @param {State} state @param {string} kind @param {number[]} words @returns {Branch[]}
 */
function branches({ rules, broken, places }, kind, words) {
  const first = (words[0] ?? 0) - 1;
  const cases = words.slice(kind === "a" ? 2 : 1);
  demand(cases.length > 0 && new Set(cases).size === cases.length, "fileBranches");
  const isCell = (/** @type {number} */ place) => place >= 0 && place < rules.cells;
  if (kind === "c") {
    const chosen = cases.map((number) => rules.numbers.indexOf(number));
    demand(isCell(first) && !chosen.includes(-1), "fileBranches");
    const others = upTo(places.length).filter((number) => !chosen.includes(number) && places[number] & bit(first));
    demand(broken || others.length === 0, "fileOtherCandidate");
    return chosen.map((number) => (state) => state.put(first, number));
  }
  demand(rules.units.length > 0 && first >= 0 && first < places.length, "fileBranches");
  if (kind === "d") {
    const cells = cases.map((cell) => cell - 1);
    demand(cells.every(isCell), "fileBranches");
    const chosen = mask(cells);
    const own = rules.unitSets.some((unit) => !(chosen & ~unit) && !(places[first] & unit & ~chosen));
    demand(broken || own, "fileOtherPlace");
    return cells.map((cell) => (state) => state.put(cell, first));
  }
  const part = words[1] - 1;
  demand(rules.squares && part >= 0 && part < 6 && cases.every((way) => WAYS.includes(way)), "fileBranches");
  const squares = (/** @type {number} */ way) =>
    [...`${way}`].map((other, one) => square(part, one, Number(other) - 1));
  const others = WAYS.filter((way) => !cases.includes(way) && squares(way).every((set) => places[first] & set));
  demand(broken || others.length === 0, "fileOtherPlace");
  const every = WAYS.flatMap(squares).reduce((all, set) => all | set);
  return cases.map((way) => (state) => {
    state.places[first] &= ~every | squares(way).reduce((all, set) => all | set);
  });
}

/** The lines of a text, split into words, and their checksum. */
class Lines {
  at = 0;
  number = 0;
  checksum = 0;
  before = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  next() {
    const end = this.bytes.indexOf(10, this.at) + 1;
    this.number++;
    demand(end > 0, "fileEnd");
    const line = this.bytes.subarray(this.at, end);
    this.at = end;
    this.before = this.checksum;
    this.checksum = crc32(line, this.checksum);
    const words = new TextDecoder("latin1").decode(line.subarray(0, -1)).split(" ");
    demand(
      words.every((word) => /^[!-~]+$/.test(word)),
      "fileWords",
    );
    return words;
  }
}

/**
 * Follows a proof, and yields the fraction that was read. Throws `Rejected` with the number of the invalid line.
 * @param {Uint8Array} bytes @returns {Generator<number, Proven>}
 */
export function* check(bytes) {
  const lines = new Lines(bytes);
  try {
    return yield* follow(lines);
  } catch (error) {
    throw error instanceof Rejected ? new Rejected(error.reason, lines.number) : error;
  }
}

/** @param {Lines} lines @returns {Generator<number, Proven>} */
function* follow(lines) {
  demand(lines.next().join() === "annealing-lab,proof,1", "fileHeader");
  const [kind, link, more] = lines.next();
  demand(kind === "link" && link && more === undefined, "fileLink");
  const pairs = link.split("&").map((pair) => pair.split(/=(.*)/));
  const keys = new Map(pairs.map(([key, value]) => [key, value ?? ""]));
  const isPlain =
    [...keys.keys()].every((key) => /^[a-z]+$/.test(key)) && /^[a-z0-9-]+$/.test(keys.get("puzzle") ?? "");
  demand(keys.size === pairs.length && isPlain, "fileLink");
  const [rules, first] = keys.get("puzzle") === "sudoku" ? [sudoku(keys), lines.next()] : sums(lines, keys);
  rules.finish();
  let words = first;
  let state = new State(rules);
  /** @type {[before: State, left: Branch[]][]} */
  const stack = [];
  let solutions = 0;
  /** @type {number[] | null} */
  let numbers = null;
  for (;;) {
    const outcome = words.findIndex((word) => ["x", "=", "c", "d", "a"].includes(word));
    demand(outcome >= 0, "fileOutcome");
    for (const word of words.slice(0, outcome)) state.look(word);
    const rest = words.slice(outcome + 1).map(whole);
    if (words[outcome] === "x") {
      demand(state.broken && rest.length === 0, "fileContradiction");
    } else if (words[outcome] === "=") {
      state.lookAtCells();
      demand(
        !state.broken && rest.length === 0 && !state.board.includes(-1) && rules.keeps(state.board),
        "fileSolution",
      );
      solutions++;
      numbers = state.board.map((number) => rules.numbers[number]);
    } else {
      stack.push([state, branches(state, words[outcome], rest)]);
    }
    while (stack.length > 0 && stack[stack.length - 1][1].length === 0) stack.pop();
    const top = stack.at(-1);
    if (!top) break;
    const [before, left] = top;
    state = left.length > 1 ? before.copy() : before;
    left.shift()?.(state);
    yield lines.at / lines.bytes.length;
    words = lines.next();
  }
  words = lines.next();
  const checksum = lines.before.toString(16).padStart(8, "0");
  demand(words[0] === "end" && words[1] === `${solutions}`, "fileCount");
  demand(words[2] === checksum && words.length === 3, "fileChanged");
  demand(lines.at === lines.bytes.length, "fileAfter");
  return { link, solutions, numbers };
}
