// One sheet of paper: A4 or Letter, light whatever the theme, made when the browser is about to print, however it came to that.
// Pictures are drawn for paper, not copied from the screen. What would not fit is set smaller.

import { element } from "../../lib/dom.js";
import { readColours } from "../../lib/colours.js";
import { t } from "./texts.js";

/** @typedef {import("../../lib/colours.js").Colours} Colours */

/** Per cent of the usual size: the least that is still read, and how it is approached. */
const LEAST = 50;
const STEP = 2.5;

export class Paper {
  #make;
  /** @type {HTMLElement | null} */
  #sheet = null;
  /** Gives the page its theme back. */
  #restore = () => {};

  /** @param {(colours: Colours) => Node[] | null} make what stands on it; null: the page as it is */
  constructor(make) {
    this.#make = make;
    addEventListener("beforeprint", () => this.#lay());
    addEventListener("afterprint", () => this.#clear());
  }

  /** When what lies over the page is away. */
  print() {
    requestAnimationFrame(() => print());
  }

  #lay() {
    this.#clear();
    const restore = lighten();
    const colours = readColours();
    const parts = this.#make(colours);
    // The page as it is stays light; nothing is painted before a sheet is there.
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

/** The light theme, until what this returns is called. */
function lighten() {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  return () => {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
}
