// The speed of plain JavaScript: Magic 19 by the algorithm as published, in a simple version. There are also careful
// versions of Magic 19 and of sudoku-solver's puzzle at a constant temperature, where a move only costs its changes.
// Runs in Node and in a browser.

const GIVENS = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
const LETTERS = "ABCDEFGHIJKLMNOPQRS";
const LINES = "ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ".split(" ");
const PLACES = LINES.map((line) => [...line].map((letter) => LETTERS.indexOf(letter)));

/** @param {number[]} items @param {() => number} random */
function shuffle(items, random) {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [items[place], items[other]] = [items[other], items[place]];
  }
  return items;
}

/** @param {number[]} board */
function energyOf(board) {
  let energy = 0;
  for (const [a, b, c] of PLACES) energy += (board[a] + board[b] + board[c] - 22) ** 2;
  return energy;
}

/** Anneals as published until the puzzle is solved. Returns the number of moves. */
export function publishedMagic() {
  let moves = 0;
  for (;;) {
    const board = shuffle(
      Array.from({ length: 19 }, (_, index) => index + 1),
      Math.random,
    );
    let energy = energyOf(board);
    const seen = new Map([[energy, 1]]);
    for (let move = 1; move <= 25_000; move++) {
      moves++;
      const a = Math.floor(Math.random() * 19);
      let b = Math.floor(Math.random() * 18);
      if (b >= a) b++;
      [board[a], board[b]] = [board[b], board[a]];
      const next = energyOf(board);
      if (Math.random() < Math.exp((energy - next) / (10 / (move + 1)))) energy = next;
      else [board[a], board[b]] = [board[b], board[a]];
      if (energy === 0) return moves;
      if (move % 10 > 0) continue;
      const times = (seen.get(energy) ?? 0) + 1;
      seen.set(energy, times);
      if (times === 250) break;
    }
  }
}

/**
 * Makes a generator of 32 random bits per call, the smallest and fastest that JavaScript permits: sfc32.
 * @param {number} seed
 */
function generator(seed) {
  const state = Int32Array.of(seed, 0x9e3779b9, 0x243f6a88, 1);
  const next = () => {
    const sum = (state[0] + state[1] + state[3]) | 0;
    state[3]++;
    state[0] = state[1] ^ (state[1] >>> 9);
    state[1] = (state[2] + (state[2] << 3)) | 0;
    state[2] = (((state[2] << 21) | (state[2] >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** Returns the acceptance probabilities of worsening moves up to 63, in parts of 2^32. @param {number} temperature */
const probabilitiesAt = (temperature) =>
  Float64Array.from({ length: 64 }, (_, worsening) => Math.exp(-worsening / temperature) * 2 ** 32);

/** Solves Magic 19 at T = 1.15. Returns the number of moves. @param {number} seed */
export function carefulMagic(seed) {
  const next = generator(seed);
  const numbers = Array.from({ length: 19 }, (_, index) => index + 1);
  const board = Int32Array.from(shuffle(numbers, () => next() / 2 ** 32));
  const residual = Int32Array.from(PLACES, ([a, b, c]) => board[a] + board[b] + board[c] - 22);
  let energy = residual.reduce((sum, value) => sum + value * value, 0);
  // For each pair of cells: both cells, and the lines through only one of them.
  const pairs = [];
  for (let a = 0; a < 19; a++) {
    for (let b = 0; b < a; b++) {
      const only = (/** @type {number} */ one, /** @type {number} */ other) =>
        Int32Array.from([...PLACES.keys()].filter((at) => PLACES[at].includes(one) && !PLACES[at].includes(other)));
      pairs.push({ a, b, ofA: only(a, b), ofB: only(b, a) });
    }
  }
  const probabilities = probabilitiesAt(1.15);
  for (let moves = 1; ; moves++) {
    const { a, b, ofA, ofB } = pairs[Math.floor((next() / 2 ** 32) * pairs.length)];
    const difference = board[b] - board[a];
    let change = (ofA.length + ofB.length) * difference * difference;
    for (let index = 0; index < ofA.length; index++) change += 2 * difference * residual[ofA[index]];
    for (let index = 0; index < ofB.length; index++) change -= 2 * difference * residual[ofB[index]];
    if (change > 0 && (change > 63 || next() >= probabilities[change])) continue;
    board[a] += difference;
    board[b] -= difference;
    for (let index = 0; index < ofA.length; index++) residual[ofA[index]] += difference;
    for (let index = 0; index < ofB.length; index++) residual[ofB[index]] -= difference;
    energy += change;
    if (energy === 0) return moves;
  }
}

/** Solves sudoku-solver's puzzle at T = 0.3. Returns the number of moves. @param {number} seed */
export function carefulSudoku(seed) {
  const next = generator(seed);
  const digits = Uint8Array.from(GIVENS, (digit) => (digit === "." ? 0 : Number(digit)));
  /** @type {number[]} */
  const pairs = [];
  for (let block = 0; block < 9; block++) {
    const corner = Math.floor(block / 3) * 27 + (block % 3) * 3;
    const cells = [0, 1, 2, 9, 10, 11, 18, 19, 20].map((offset) => corner + offset);
    const there = new Set(cells.map((cell) => digits[cell]));
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !there.has(digit));
    shuffle(missing, () => next() / 2 ** 32);
    const free = cells.filter((cell) => digits[cell] === 0);
    free.forEach((cell, index) => (digits[cell] = missing[index]));
    free.forEach((a, index) => free.slice(0, index).forEach((b) => pairs.push((a << 8) | b)));
  }
  const table = Uint16Array.from(pairs);
  const [rowOf, columnOf] = [new Uint8Array(81), new Uint8Array(81)];
  const [rows, columns] = [new Uint8Array(256), new Uint8Array(256)];
  for (let cell = 0; cell < 81; cell++) {
    rowOf[cell] = Math.floor(cell / 9) * 16;
    columnOf[cell] = (cell % 9) * 16;
    rows[rowOf[cell] + digits[cell]]++;
    columns[columnOf[cell] + digits[cell]]++;
  }
  let energy = 0;
  for (const counts of [rows, columns]) for (const count of counts) energy += Math.max(0, count - 1);
  const probabilities = probabilitiesAt(0.3);
  for (let moves = 1; ; moves++) {
    const pair = table[Math.floor((next() / 2 ** 32) * table.length)];
    const a = pair >> 8;
    const b = pair & 255;
    const x = digits[a];
    const y = digits[b];
    const rowA = rowOf[a];
    const rowB = rowOf[b];
    const columnA = columnOf[a];
    const columnB = columnOf[b];
    let change = 0;
    if (rowA !== rowB) {
      if (rows[rowA + y] > 0) change++;
      if (rows[rowB + x] > 0) change++;
      if (rows[rowA + x] > 1) change--;
      if (rows[rowB + y] > 1) change--;
    }
    if (columnA !== columnB) {
      if (columns[columnA + y] > 0) change++;
      if (columns[columnB + x] > 0) change++;
      if (columns[columnA + x] > 1) change--;
      if (columns[columnB + y] > 1) change--;
    }
    if (change > 0 && next() >= probabilities[change]) continue;
    digits[a] = y;
    digits[b] = x;
    rows[rowA + x]--;
    rows[rowB + y]--;
    rows[rowA + y]++;
    rows[rowB + x]++;
    columns[columnA + x]--;
    columns[columnB + y]--;
    columns[columnA + y]++;
    columns[columnB + x]++;
    energy += change;
    if (energy === 0) return moves;
  }
}

/**
 * Makes one turn: moves a second, and the milliseconds of every solution.
 * @param {(seed: number) => number} solve
 * @param {number} turn
 * @param {number} runs
 */
export function plainTurn(solve, turn, runs) {
  let [moves, sum] = [0, 0];
  /** @type {number[]} */
  const times = [];
  for (let run = 1; run <= runs; run++) {
    const start = performance.now();
    moves += solve(turn * runs + run);
    const time = performance.now() - start;
    times.push(time);
    sum += time;
  }
  return { rate: (moves / sum) * 1e3, times };
}
