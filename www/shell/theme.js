// Light, dark, or as the system says; remembered. first.js sets it before anything is painted.

import { byId } from "../lib/dom.js";
import { t } from "../text/shell.js";
import { recall, remember } from "../lib/storage.js";

const THEMES = /** @type {const} */ (["system", "light", "dark"]);

export class Theme {
  #button = byId("theme", HTMLButtonElement);
  #theme = THEMES.find((theme) => theme === recall("theme")) ?? "system";

  /** @param {() => void} changed called when colours are other than before, whoever did it */
  constructor(changed) {
    this.#say();
    this.#button.addEventListener("click", () => {
      this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length];
      remember("theme", this.#theme === "system" ? null : this.#theme);
      this.#say();
      changed();
    });
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", changed);
    }
  }

  #say() {
    if (this.#theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
    this.#button.title = t(`theme_${this.#theme}`);
    this.#button.setAttribute("aria-label", this.#button.title);
  }
}
