// What a symmetry of the drawing does to a board, in words and in numbers.

import { listed } from "../../text/text.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Symmetry} Symmetry */

/** Whether it changes nothing. @param {Symmetry} symmetry */
export const isSame = ({ degrees, mirrored }) => degrees === 0 && !mirrored;

/** "turned by 120 degrees and mirrored". @param {Symmetry} symmetry */
export const symmetryInWords = ({ degrees, mirrored }) =>
  listed([...(degrees ? [t("turned", { degrees })] : []), ...(mirrored ? [t("mirrored")] : [])]);

/** "120°, mirrored". @param {Symmetry} symmetry */
export const symmetryInShort = ({ degrees, mirrored }) =>
  [...(degrees ? [t("turnedShort", { degrees })] : []), ...(mirrored ? [t("mirrored")] : [])].join(", ");

/** Parts of the distance between neighbours that a cell may lie beside its image. */
const NEAR = 0.1;

/**
 * A board after the symmetry is undone: what stood at the image of a place stands there. Null where a cell has no such image.
 * @param {import("../../core/types.js").SumsPuzzle} puzzle @param {ArrayLike<number>} board @param {Symmetry} how
 */
export function undone({ cells }, board, { degrees, mirrored }) {
  const [x0, y0] = [mean(cells.map(({ x }) => x)), mean(cells.map(({ y }) => y))];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const apart = Math.min(...cells.flatMap((a, i) => cells.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const numbers = cells.map(({ x, y }) => {
    // Turned anticlockwise, then left and right are exchanged.
    const turned = cos * (x - x0) - sin * (y - y0);
    const [at, up] = [mirrored ? -turned : turned, sin * (x - x0) + cos * (y - y0)];
    const image = cells.findIndex((other) => Math.hypot(other.x - x0 - at, other.y - y0 - up) < NEAR * apart);
    return image < 0 ? null : board[image];
  });
  return numbers.includes(null) ? null : /** @type {number[]} */ (numbers);
}

const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
