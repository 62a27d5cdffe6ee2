// The lines of problems that only define words and a face: their boards need no separate feature.

import { boardElements } from "../boards/board-view.js";
import { fetchFace, problems } from "../boards/problems.js";
import { byId } from "../lib/dom.js";
import { PlainBoard } from "../view/plain-board.js";

/** @typedef {import("./contract.js").Line} Line */
/** @typedef {Exclude<keyof typeof problems, "sums">} Later */

/**
 * Makes a line for each of them.
 * @param {string[]} features the names of features; sums are part of the page
 * @returns {Line[]}
 */
export const plainBoards = (features) =>
  Object.entries(problems)
    .filter(([kind]) => kind !== "sums" && !features.includes(kind))
    .map(([kind, problem]) => ({
      name: /** @type {import("./contract.js").Name} */ (kind),
      title: () => problem.words.title?.() ?? kind,
      needed: ({ puzzle }) => puzzle.kind === kind,
      load: async () => ({ default: await boardOf(/** @type {Later} */ (kind)) }),
    }));

/** Fetches the face of a problem; returns a function that adds its board to the page. @param {Later} kind */
export async function boardOf(kind) {
  const face = await fetchFace(kind);
  if (!face.blank) throw new Error(`the face of ${kind} has no blank puzzle to lay out`);
  return (/** @type {import("./contract.js").House} */ house) => {
    const elements = boardElements(kind, problems[kind].words.title?.() ?? kind);
    byId("board", HTMLElement).after(elements.frame);
    house.puzzleView.add(kind, new PlainBoard(house, face, face.blank, elements));
    return {};
  };
}
