// Arrow keys on boards of rows, and on tabs.

/** The steps of each arrow, to the right and up. @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * Returns the cell that a key leads to on a board of rows; null if it leads nowhere.
 * @param {KeyboardEvent} event
 * @param {number} here the present cell
 * @param {{ rows: number, columns: number }} board
 */
export function cellTowards({ key, ctrlKey, metaKey }, here, { rows, columns }) {
  const [row, column] = [Math.floor(here / columns), here % columns];
  const far = ctrlKey || metaKey;
  if (key === "Home") return far ? 0 : here - column;
  if (key === "End") return far ? rows * columns - 1 : here - column + columns - 1;
  const arrow = ARROWS[key];
  if (!arrow || far) return null;
  const within = (/** @type {number} */ at, /** @type {number} */ length) => Math.min(length - 1, Math.max(0, at));
  return within(row - arrow[1], rows) * columns + within(column + arrow[0], columns);
}

/**
 * Lets a press or an arrow key choose a tab; the tabs are cyclic.
 * @param {HTMLElement[]} tabs
 * @param {(place: number) => void} select
 */
export function onTabs(tabs, select) {
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener("click", () => select(place));
    tab.addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      const to = (place + (key === "ArrowLeft" ? tabs.length - 1 : 1)) % tabs.length;
      select(to);
      tabs[to].focus();
    });
  }
}
