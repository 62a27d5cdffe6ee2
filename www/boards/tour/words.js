// The words for tours.

import { count, fixed } from "../../lib/format.js";
import { t } from "../../text/tour.js";

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */

/** Names a city. @param {Puzzle} puzzle @param {number} city counted from 0 */
export const cityName = ({ names }, city) => names[city] ?? t("city", { n: city + 1 });

/** The moves made by interventions, by their letters. */
const LETTERS = /** @type {const} */ ({ r: "reversal", i: "insertion", s: "swap" });

/** @type {import("../contract.js").Words<Puzzle>} */
export const words = {
  title: () => t("tour"),
  aim: ({ points }, done) => t(done ? "aimDone" : "aim", { n: points.length }),
  hand: () => t("hand"),
  marks: ({ neighbourhood }) => [
    { key: "tour", look: "tour" },
    neighbourhood === "reversal" && { key: "turned", look: "turned" },
    neighbourhood === "reversal" && { key: "links", look: "links" },
    neighbourhood !== "reversal" && { key: "moved", look: "pair-disc" },
    { key: "rejected", look: "rejected-disc" },
  ],
  cell: cityName,
  line: () => "",
  number: (number, puzzle) => cityName(puzzle, number - 1),
  carried: cityName,
  // The first letter distinguishes reversal, insertion and swap.
  made: ({ neighbourhood }, [a, b]) => `${neighbourhood[0]}${a}-${b}`,
  changed: (puzzle, letter, last) =>
    words.move?.({ ...puzzle, neighbourhood: LETTERS[/** @type {"r" | "i" | "s"} */ (letter)] }, last) ?? "",
  move(puzzle, { cells: [first, last], numbers, accepted }) {
    const [a, b] = numbers.map((number) => cityName(puzzle, number - 1));
    const length = puzzle.points.length;
    const n = ((last - first + length) % length) + 1;
    return t(`${accepted ? "did" : "would"}_${puzzle.neighbourhood}`, { a, b, n });
  },
  change(board, from, to) {
    // The city becomes adjacent to the other, because the stretch between them is reversed.
    const [a, b] = [from, to].map((city) => Array.from(board).indexOf(city + 1));
    if (Math.abs(a - b) < 2) return "";
    return a < b ? `r${a + 1}-${b}` : `r${b}-${a - 1}`;
  },
  method: ({ neighbourhood }, over) => `${over ? "" : t("hand")} ${t(`method_${neighbourhood}`)}`.trim(),
  judged: gapInWords,
  ended: (puzzle, { moves, best, best_move: at }) =>
    `${t("ended", { n: moves })} ${t("found", { best: count(best), at: count(at) })} ${gapInWords(puzzle, best)}`,
  showBest: () => t("showBest"),
  energy: {
    help: () => t("length"),
    lines: () => 0,
    right: () => 0,
    says: () => "",
  },
};

/**
 * Judges a length: its distance above the best known length, or that it is as short.
 * @param {Puzzle} puzzle @param {number} length
 */
function gapInWords({ best, bound }, length) {
  if (!best) return bound ? t("atMost", { gap: inPercent(length, bound), bound: count(bound) }) : "";
  const { energy, proved } = best;
  if (length <= energy) return t(proved ? "shortest" : "bestKnown");
  return t(proved ? "gapProved" : "gapKnown", { gap: inPercent(length, energy), best: count(energy) });
}

/** Describes the distance of a length above another, in per cent. @param {number} length @param {number} other */
function inPercent(length, other) {
  const gap = (100 * (length - other)) / other;
  return `${gap < 100 ? fixed(gap, 2) : count(Math.round(gap))}\u00a0%`;
}
