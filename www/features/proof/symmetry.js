// Symmetries of a drawing: in words, and applied to boards.

import { listed } from "../../text/text.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Symmetry} Symmetry */

/** Checks whether a symmetry is the identity. @param {Symmetry} symmetry */
export const isSame = ({ degrees, mirrored }) => degrees === 0 && !mirrored;

/** Describes a symmetry: "turned by 120 degrees and mirrored". @param {Symmetry} symmetry */
export const symmetryInWords = ({ degrees, mirrored }) =>
  listed([...(degrees ? [t("turned", { degrees })] : []), ...(mirrored ? [t("mirrored")] : [])]);

/** Describes a symmetry in short: "120°, mirrored". @param {Symmetry} symmetry */
export const symmetryInShort = ({ degrees, mirrored }) =>
  [...(degrees ? [t("turnedShort", { degrees })] : []), ...(mirrored ? [t("mirrored")] : [])].join(", ");

/** The maximum distance of a cell from its image, as a fraction of the distance between neighbours. */
const NEAR = 0.1;

/**
 * Undoes a symmetry: each cell gets the number of its image. Null if a cell has no image.
 * @param {import("../../core/types.js").SumsPuzzle} puzzle @param {ArrayLike<number>} board @param {Symmetry} how
 */
export function undone({ cells }, board, { degrees, mirrored }) {
  const [x0, y0] = [mean(cells.map(({ x }) => x)), mean(cells.map(({ y }) => y))];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const apart = Math.min(...cells.flatMap((a, i) => cells.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const numbers = cells.map(({ x, y }) => {
    // The position is rotated anticlockwise, and then left and right are exchanged.
    const turned = cos * (x - x0) - sin * (y - y0);
    const [at, up] = [mirrored ? -turned : turned, sin * (x - x0) + cos * (y - y0)];
    const image = cells.findIndex((other) => Math.hypot(other.x - x0 - at, other.y - y0 - up) < NEAR * apart);
    return image < 0 ? null : board[image];
  });
  return numbers.includes(null) ? null : /** @type {number[]} */ (numbers);
}

const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
