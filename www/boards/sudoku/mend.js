// Links of sudokus with contradictory givens: they have no run, but the grid can be shown for correction.

import { SHAPES } from "./shape.js";

/**
 * Returns the givens, and the link without them; null if the link was rejected for another reason.
 * @param {string} link the rejected link
 * @param {import("../../core/types.js").LinkError} what
 * @returns {{ givens: string, link: string } | null}
 */
export function toMend(link, { key }) {
  const pairs = link.split("&");
  const place = pairs.findIndex((pair) => pair.startsWith("givens="));
  if (key !== "givens" || place < 0 || !pairs.includes("puzzle=sudoku")) return null;
  const givens = pairs[place].slice("givens=".length);
  if (!SHAPES.some(({ size }) => size ** 2 === givens.length) || !/^[.\dA-Z]+$/i.test(givens)) return null;
  return { givens, link: pairs.with(place, `givens=${".".repeat(givens.length)}`).join("&") };
}
