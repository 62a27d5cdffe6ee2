// The boards of a small puzzle, ready for drawing: the position of each, its neighbours, and their probabilities.

/** @typedef {import("../../core/types.js").Landscape} Landscape */
/**
 * A swap of the present board: the resulting board, and the probability of acceptance.
 * @typedef {{ to: number, probability: number }} Door
 */

/**
 * @typedef {object} Map
 * @property {Int32Array} energies of each board
 * @property {Set<number>} traps
 * @property {number} valleys
 * @property {Float32Array} across the position of each board from left to right, in valleys
 * @property {[energy: number, boards: number][]} levels rising
 * @property {(board: ArrayLike<number>) => number} rankOf
 * @property {(rank: number) => number[]} neighboursOf
 */

/** The maximum number of solutions with separate valleys. */
const MOST_VALLEYS = 8;
/** The maximum distance between two boards, and the width of a valley. */
const APART = 0.055;
const WIDE = 0.88;

/** @param {Landscape} landscape @returns {Map} */
export function mapOf({ energies, orders, traps }) {
  const cells = orders.length / energies.length;
  /** @type {globalThis.Map<string, number>} */
  const ranks = new Map();
  const orderOf = (/** @type {number} */ rank) => Array.from(orders.subarray(rank * cells, (rank + 1) * cells));
  for (let rank = 0; rank < energies.length; rank++) ranks.set(orderOf(rank).join(), rank);
  const least = Math.min(...energies);
  const all = Array.from(energies.keys());
  const solutions = all.filter((rank) => energies[rank] === least).map(orderOf);
  const n = solutions.length <= MOST_VALLEYS ? solutions.length : 1;
  // A board belongs to the solution with the most numbers in the same places; ties are assigned in rotation.
  const valleyOf = (/** @type {number} */ rank) => {
    const own = orderOf(rank);
    const turns = Array.from({ length: n }, (_, turn) => (rank + turn) % n);
    const common = (/** @type {number} */ at) => solutions[at].filter((place, cell) => place === own[cell]).length;
    return turns.reduce((best, at) => (common(at) > common(best) ? at : best), turns[0]);
  };
  const placed = (/** @type {ArrayLike<number>} */ board) => {
    const sorted = Array.from(board).sort((a, b) => a - b);
    return Array.from(board, (number) => sorted.indexOf(number));
  };
  /** The boards of a valley at an energy. @type {globalThis.Map<string, number[]>} */
  const groups = new Map();
  /** @type {globalThis.Map<number, number>} */
  const levels = new Map();
  for (const [rank, energy] of energies.entries()) {
    const group = `${valleyOf(rank)} ${energy}`;
    groups.set(group, [...(groups.get(group) ?? []), rank]);
    levels.set(energy, (levels.get(energy) ?? 0) + 1);
  }
  const across = new Float32Array(energies.length);
  for (const [group, ranks] of groups) {
    const apart = Math.min(APART, WIDE / ranks.length);
    const middle = Number.parseInt(group, 10) + 0.5;
    for (const [place, rank] of ranks.entries()) across[rank] = middle + (place - (ranks.length - 1) / 2) * apart;
  }
  return {
    energies,
    traps: new Set(traps),
    valleys: n,
    across,
    levels: [...levels].sort(([a], [b]) => a - b),
    rankOf: (board) => ranks.get(placed(board).join()) ?? 0,
    neighboursOf: (rank) => {
      const order = orderOf(rank);
      const found = [];
      for (let a = 1; a < cells; a++)
        for (let b = 0; b < a; b++) {
          const other = [...order];
          [other[a], other[b]] = [order[b], order[a]];
          found.push(ranks.get(other.join()) ?? 0);
        }
      return found;
    },
  };
}

/**
 * Returns the swaps of a board, with their probabilities by the Metropolis rule.
 * @param {Map} map
 * @param {number} at
 * @param {number} temperature
 * @returns {Door[]}
 */
export const doorsOf = ({ energies, neighboursOf }, at, temperature) =>
  neighboursOf(at).map((to) => {
    const delta = energies[to] - energies[at];
    return { to, probability: delta <= 0 ? 1 : temperature > 0 ? Math.exp(-delta / temperature) : 0 };
  });

/**
 * Returns the probability of each energy in the Boltzmann distribution.
 * @param {Map} map
 * @param {number} temperature
 */
export function lawOf({ levels }, temperature) {
  const weight = (/** @type {number} */ energy) =>
    temperature > 0 ? Math.exp(-energy / temperature) : Number(energy === 0);
  const all = levels.reduce((sum, [energy, boards]) => sum + boards * weight(energy), 0);
  return new Map(levels.map(([energy, boards]) => [energy, (boards * weight(energy)) / all]));
}
