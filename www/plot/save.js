// The plots as files: a picture of the visible range, the same range as shapes, and the run's rows as text.

import { byId } from "../lib/dom.js";
import { save } from "../lib/save.js";

/** @typedef {"png" | "svg" | "csv"} Format */

/** @type {Record<Format, string>} */
const TYPES = { png: "image/png", svg: "image/svg+xml", csv: "text/csv" };

/** The menu of formats, which closes when an item is chosen, on Escape, and when it loses the focus. */
export class Save {
  #menu = byId("plots-save", HTMLDetailsElement);

  /**
   * @param {(format: Format) => Promise<Blob | string | null>} make
   * @param {() => string} name returns the name of the file, without its extension
   * @param {(act: () => Promise<void>) => void} soon runs an act when no change of the run is in progress
   */
  constructor(make, name, soon) {
    const menu = this.#menu;
    for (const button of menu.querySelectorAll("button")) {
      button.addEventListener("click", () => {
        const format = /** @type {Format} */ (button.dataset.format);
        menu.open = false;
        menu.querySelector("summary")?.focus();
        soon(async () => {
          const made = await make(format);
          if (made !== null)
            save(made instanceof Blob ? made : new Blob([made], { type: TYPES[format] }), `${name()}.${format}`);
        });
      });
    }
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      event.preventDefault();
      menu.open = false;
      menu.querySelector("summary")?.focus();
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    });
    addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    });
  }
}
