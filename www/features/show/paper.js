// One sheet of paper: A4 or Letter, always in the light theme, made when the browser is about to print for any reason.
// Pictures are drawn for paper rather than copied from the screen. Content that would not fit is scaled down.

import { element } from "../../lib/dom.js";
import { readColours } from "../../lib/colours.js";
import { t } from "./texts.js";

/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** The minimum legible size in per cent of the usual size, and the step towards it. */
const LEAST = 50;
const STEP = 2.5;

export class Paper {
  #make;
  /** @type {HTMLElement | null} */
  #sheet = null;
  /** Restores the theme of the page. */
  #restore = () => {};

  /**
   * @param {(colours: Colours) => Node[] | null} make returns the content of the sheet; null to print the page itself
   */
  constructor(make) {
    this.#make = make;
    addEventListener("beforeprint", () => this.#lay());
    addEventListener("afterprint", () => this.#clear());
  }

  /** Prints in the next frame, when dialogs over the page are gone. */
  print() {
    requestAnimationFrame(() => print());
  }

  #lay() {
    this.#clear();
    const restore = lighten();
    const colours = readColours();
    const parts = this.#make(colours);
    // The page itself stays light while it is printed; with a sheet, its colours were already read.
    if (!parts) return void (this.#restore = restore);
    restore();
    const sheet = (this.#sheet = element("section", { class: "paper", "aria-label": t("paper") }, ...parts));
    for (const [name, value] of Object.entries(colours)) sheet.style.setProperty(`--${name}`, value);
    document.body.append(sheet);
    document.documentElement.classList.add("on-paper");
    for (let size = 100; size >= LEAST; size -= STEP) {
      sheet.style.setProperty("--fit", String(size / 100));
      if (sheet.scrollHeight <= sheet.clientHeight && sheet.scrollWidth <= sheet.clientWidth) break;
    }
  }

  #clear() {
    this.#sheet?.remove();
    this.#sheet = null;
    this.#restore();
    this.#restore = () => {};
    document.documentElement.classList.remove("on-paper");
  }
}

/** Switches to the light theme. Returns a function that restores the theme. */
function lighten() {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  return () => {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
}
