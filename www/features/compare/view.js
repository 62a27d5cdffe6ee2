// The tabs of the comparison. While the comparison is shown, pasted texts and dropped files do not reach the import of
// sudokus.

import { onTabs } from "../../lib/arrows.js";
import { byId } from "../../lib/dom.js";

const TABS = /** @type {const} */ (["results", "race"]);

/** @typedef {typeof TABS[number]} Tab */

export class View {
  #tabs = TABS.map((name) => byId(`compare-tab-${name}`, HTMLButtonElement));
  #tabPanels = TABS.map((name) => byId(`compare-${name}`, HTMLElement));
  /** @type {Tab} */
  #tab = "results";
  #asked;

  /**
   * @param {{ seen: () => boolean, raced: (shown: boolean) => void }} asked `seen` returns whether the comparison is
   * shown; `raced` is called when the race is shown or hidden
   */
  constructor(asked) {
    this.#asked = asked;
    onTabs(this.#tabs, (place) => this.select(TABS[place]));
    // The listeners of the import are on the window, so they run after these.
    for (const type of ["paste", "dragover", "drop"]) {
      document.addEventListener(type, (event) => {
        if (!asked.seen()) return;
        event.stopPropagation();
        if (event instanceof DragEvent) refuseFiles(event);
      });
    }
  }

  /** Shows or hides the race, because the comparison is shown or hidden. */
  refresh() {
    this.#asked.raced(this.#asked.seen() && this.#tab === "race");
  }

  /** @param {Tab} tab */
  select(tab) {
    this.#tab = tab;
    for (const [i, each] of this.#tabs.entries()) {
      const on = TABS[i] === tab;
      each.setAttribute("aria-selected", String(on));
      each.tabIndex = on ? 0 : -1;
      this.#tabPanels[i].hidden = !on;
    }
    this.refresh();
  }
}

/** Rejects dropped files, which the browser would otherwise open in place of the page. @param {DragEvent} event */
function refuseFiles(event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
