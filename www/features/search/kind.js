// The plot of a search, on the page and on paper: the growth of frontier and reached over the expansions.

import { count } from "../../lib/format.js";
import { t } from "./texts.js";

/** @type {import("../../plot/kinds.js").Kind} */
export const SIZES = {
  name: "sizes",
  title: () => t("sizes"),
  share: 1,
  read: count,
  series: [
    { column: "reached", label: () => t("reached"), token: "series-1", broad: true },
    { column: "frontier", label: () => t("frontier"), token: "series-2", broad: true },
  ],
};

/**
 * @param {Pick<import("../../core/types.js").Sizes, "expansion" | "frontier" | "reached">} sizes @returns
 * {import("../../plot/columns.js").Rows}
 */
export const rowsOf = ({ expansion, frontier, reached }) => ({
  move: Array.from(expansion),
  frontier: Array.from(frontier),
  reached: Array.from(reached),
});
