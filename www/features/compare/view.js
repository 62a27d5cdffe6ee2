// In the comparison: which tab is seen. While it is seen, pastes and drops are not the run's.

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

  /** @param {{ seen: () => boolean, raced: (shown: boolean) => void }} asked whether the comparison is seen; called when the race is, or not any more */
  constructor(asked) {
    this.#asked = asked;
    onTabs(this.#tabs, (place) => this.select(TABS[place]));
    // The run's own listeners are the window's, which come after the document's.
    for (const type of ["paste", "dragover", "drop"]) {
      document.addEventListener(type, (event) => {
        if (!asked.seen()) return;
        event.stopPropagation();
        if (event instanceof DragEvent) refuseFiles(event);
      });
    }
  }

  /** The comparison is seen, or is not seen any more. */
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

/** A file that nobody takes would be opened by the browser in place of the page. @param {DragEvent} event */
function refuseFiles(event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
