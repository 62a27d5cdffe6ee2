// On a phone plots, settings and solutions are tabs under the board; on larger screens all but the settings are always there, and the settings
// are a panel that opens and closes. Which of the two, and whether it is open, is decided here and nowhere else.

import { byId } from "./dom.js";
import { recall, remember } from "./storage.js";

const PHONE = matchMedia("(max-width: 759px)");
const WIDE = matchMedia("(min-width: 1280px)");
const NAMES = /** @type {const} */ (["plots", "settings", "solutions"]);

export class Tabs {
  #tabs = NAMES.map((name) => byId(`tab-${name}`, HTMLButtonElement));
  #panels = NAMES.map((name) => byId(name, HTMLElement));
  #toggle = byId("settings-toggle", HTMLButtonElement);
  #tab = 0;
  #open = (recall("settings") ?? (WIDE.matches ? "open" : "closed")) === "open";

  constructor() {
    for (const [i, tab] of this.#tabs.entries()) {
      tab.addEventListener("click", () => this.#select(i));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        const to = (i + (event.key === "ArrowLeft" ? NAMES.length - 1 : 1)) % NAMES.length;
        this.#select(to);
        this.#tabs[to].focus();
      });
    }
    this.#toggle.addEventListener("click", () => this.#fold(!this.#open));
    byId("settings-close", HTMLButtonElement).addEventListener("click", () => {
      this.#fold(false);
      this.#toggle.focus();
    });
    // A panel that slides over the plots goes away like anything that floats.
    this.#panels[1].addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || WIDE.matches || PHONE.matches) return;
      this.#fold(false);
      this.#toggle.focus();
    });
    PHONE.addEventListener("change", () => this.#show());
    this.#show();
  }

  /** To the front with it, where only one is seen. @param {typeof NAMES[number]} name */
  show(name) {
    if (!PHONE.matches) return;
    this.#select(NAMES.indexOf(name));
    this.#panels[this.#tab].scrollIntoView({ block: "nearest" });
  }

  /** @param {number} tab */
  #select(tab) {
    this.#tab = tab;
    this.#show();
  }

  /** @param {boolean} open */
  #fold(open) {
    this.#open = open;
    remember("settings", open ? "open" : "closed");
    this.#show();
    if (open && !WIDE.matches) this.#panels[1].querySelector("select")?.focus();
  }

  #show() {
    const phone = PHONE.matches;
    this.#toggle.setAttribute("aria-expanded", String(this.#open));
    this.#panels[0].hidden = phone && this.#tab !== 0;
    this.#panels[1].hidden = phone ? this.#tab !== 1 : !this.#open;
    this.#panels[2].hidden = phone && this.#tab !== 2;
    for (const [i, tab] of this.#tabs.entries()) {
      tab.setAttribute("aria-selected", String(i === this.#tab));
      tab.tabIndex = i === this.#tab ? 0 : -1;
      if (phone) this.#panels[i].setAttribute("role", "tabpanel");
      else this.#panels[i].removeAttribute("role");
    }
  }
}
