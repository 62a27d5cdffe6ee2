// Which of the two is seen, the run or the comparison; and in the comparison which tab. While it is the comparison, keys, pastes and
// drops are not the run's.

import { byId } from "../../lib/dom.js";
import { t } from "./texts.js";

const TABS = /** @type {const} */ (["results", "race"]);

export class View {
  #run = byId("view-run", HTMLAnchorElement);
  #compare = byId("view-compare", HTMLAnchorElement);
  #panels = {
    run: ["main", "settings-toggle", "inspector-toggle"].map((id) => byId(id, HTMLElement)),
    compare: [byId("compare", HTMLElement)],
  };
  #tabs = TABS.map((name) => byId(`compare-tab-${name}`, HTMLButtonElement));
  #tabPanels = TABS.map((name) => byId(`compare-${name}`, HTMLElement));
  #tab = 0;
  /** @type {"run" | "compare"} */
  #shown = "run";
  #titleOfRun = document.title;
  #asked;

  /**
   * @param {{ run: () => string, compare: () => string | null, begin: () => void, raced: (shown: boolean) => void }} asked the
   * links of both; to begin a comparison where there is none; whether the race is seen
   */
  constructor(asked) {
    this.#asked = asked;
    this.#compare.addEventListener("click", (event) => {
      if (asked.compare() !== null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      asked.begin();
    });
    for (const [i, tab] of this.#tabs.entries()) {
      tab.addEventListener("click", () => this.#select(i));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        this.#select(1 - this.#tab);
        this.#tabs[this.#tab].focus();
      });
    }
    // The run's own listeners are the window's, which come after the document's.
    for (const type of ["keydown", "paste", "dragover", "drop"]) {
      document.addEventListener(type, (event) => {
        const help = event instanceof KeyboardEvent && event.key === "?";
        if (this.#shown !== "compare" || help) return;
        event.stopPropagation();
        if (event instanceof DragEvent) refuseFiles(event);
      });
    }
    for (const link of [this.#run, this.#compare]) link.addEventListener("focus", () => this.addresses());
    for (const link of [this.#run, this.#compare]) link.addEventListener("pointerenter", () => this.addresses());
    this.addresses();
  }

  get shown() {
    return this.#shown;
  }

  /** @param {"run" | "compare"} view */
  show(view) {
    if (view !== this.#shown) {
      if (view === "compare") this.#titleOfRun = document.title;
      document.title = view === "compare" ? t("windowTitle") : this.#titleOfRun;
      this.#shown = view;
    }
    for (const panel of this.#panels.run) panel.hidden = view !== "run";
    for (const panel of this.#panels.compare) panel.hidden = view !== "compare";
    document.body.classList.toggle("comparing", view === "compare");
    this.#mark(this.#run, view === "run");
    this.#mark(this.#compare, view === "compare");
    this.addresses();
    this.#asked.raced(view === "compare" && this.#tab === 1);
  }

  /** Where the two links lead: whole addresses, as <base> is not the page. */
  addresses() {
    const url = new URL(location.href);
    url.hash = this.#asked.run();
    this.#run.href = url.href;
    url.hash = this.#asked.compare() ?? "compare";
    this.#compare.href = url.href;
  }

  /** @param {HTMLElement} link @param {boolean} current */
  #mark(link, current) {
    if (current) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }

  /** @param {number} tab */
  #select(tab) {
    this.#tab = tab;
    for (const [i, each] of this.#tabs.entries()) {
      each.setAttribute("aria-selected", String(i === tab));
      each.tabIndex = i === tab ? 0 : -1;
      this.#tabPanels[i].hidden = i !== tab;
    }
    this.#asked.raced(tab === 1);
  }
}

/** A file that nobody takes would be opened by the browser in place of the page. @param {DragEvent} event */
function refuseFiles(event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
