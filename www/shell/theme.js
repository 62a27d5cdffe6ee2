// The theme: light, dark, or the theme of the system. The choice is remembered, and first.js sets the theme before the
// first paint.

import { claim, facts } from "../facts.js";
import { readColours } from "../lib/colours.js";
import { byId } from "../lib/dom.js";
import { t } from "../text/shell.js";
import { recall, remember } from "../lib/storage.js";

const THEMES = /** @type {const} */ (["system", "light", "dark"]);

export class Theme {
  #button = byId("theme", HTMLButtonElement);
  #theme = THEMES.find((theme) => theme === recall("theme")) ?? "system";

  #setColours = claim(facts.colours);

  constructor() {
    this.#say();
    this.read();
    this.#button.addEventListener("click", () => {
      this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length];
      remember("theme", this.#theme === "system" ? null : this.#theme);
      this.#say();
      this.read();
    });
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => this.read());
    }
  }

  /** Reads the colours of the theme, and triggers the drawing of everything that uses them. */
  read() {
    this.#setColours(readColours());
  }

  #say() {
    if (this.#theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
    this.#button.title = t(`theme_${this.#theme}`);
    this.#button.setAttribute("aria-label", this.#button.title);
  }
}
