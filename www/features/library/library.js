// The library: all classics as a gallery to choose from, by sight or by name. It alone knows its parts, and main.js knows
// only it. Its data come from the core when it is first opened.

import { byId, element, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { Card } from "./card.js";
import { Live } from "./live.js";
import { finds, t } from "./words.js";

/** @typedef {import("../../core/types.js").Classic} Classic */

/**
 * @typedef {object} Page what the rest of the page does for this part
 * @property {() => import("../../core/engine.js").Engine} makeEngine
 * @property {() => Promise<Classic[] | null>} fetch
 * @property {(name: string) => void} open
 * @property {() => void} make
 */

/** The order of the headings; those that are not named come behind, as the core lists them. */
const FAMILIES = ["Spoked polygons", "Stars", "Magic squares and the hexagon", "Magic triangles"];

export class Library {
  #dialog = dialogOf("library");
  #body = byId("library-body", HTMLElement);
  #search = byId("library-search", HTMLInputElement);
  #difficulty = byId("library-difficulty", HTMLSelectElement);
  #count = byId("library-count", HTMLElement);
  #none = byId("library-none", HTMLElement);
  /** @type {Card[]} */
  #cards = [];
  /** @type {{ section: HTMLElement, cards: Card[] }[]} */
  #groups = [];
  #live;
  #readColours;
  #page;
  /** Draws a card's picture when it first comes into sight. */
  #sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#cards.find((card) => card.item === target)?.show(this.#readColours());
    }
  });

  /**
   * @param {() => import("../../lib/colours.js").Colours} readColours
   * @param {Page} page
   */
  constructor(readColours, page) {
    this.#readColours = readColours;
    this.#page = page;
    this.#live = new Live(page.makeEngine);
    byId("library-open", HTMLButtonElement).addEventListener("click", () => this.open());
    for (const button of [byId("library-make", HTMLButtonElement), byId("library-none-make", HTMLButtonElement)]) {
      button.addEventListener("click", () => {
        this.#dialog.close();
        page.make();
      });
    }
    this.#dialog.addEventListener("close", () => this.#live.end());
    this.#search.addEventListener("input", () => this.#filter());
    this.#difficulty.addEventListener("change", () => this.#filter());
    // Enter opens the first that was found.
    byId("library-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const first = this.#cards.find((card) => !card.item.hidden);
      if (first && this.#search.value.trim() !== "") this.#choose(first.classic);
    });
  }

  async open() {
    this.#dialog.showModal();
    if (this.#cards.length === 0) {
      const classics = await this.#page.fetch();
      // Why there are none is told by the page.
      if (!classics) return this.#dialog.close();
      this.#fill(classics);
    }
    for (const card of this.#cards) card.redraw(this.#readColours());
    this.#search.select();
  }

  /** @param {Classic[]} classics */
  #fill(classics) {
    if (this.#cards.length > 0) return;
    const place = (/** @type {string} */ family) => (FAMILIES.indexOf(family) + 1 || FAMILIES.length + 1) - 1;
    const families = [...new Set(classics.map(({ family }) => family))].sort((a, b) => place(a) - place(b));
    for (const family of families) {
      // Small puzzles first; names count as people count: sum 9 before sum 10.
      const own = classics
        .filter((classic) => classic.family === family)
        .sort((a, b) => a.cells.length - b.cells.length || a.title.localeCompare(b.title, "en", { numeric: true }));
      const cards = own.map((classic) => new Card(classic, this.#live, () => this.#choose(classic)));
      const list = element("ul", { class: "classics" }, ...cards.map(({ item }) => item));
      const section = element("section", {}, element("h3", {}, family), list);
      this.#groups.push({ section, cards });
      this.#cards.push(...cards);
    }
    this.#body.prepend(...this.#groups.map(({ section }) => section));
    for (const { item } of this.#cards) this.#sight.observe(item);
    this.#filter();
  }

  #filter() {
    const wanted = this.#difficulty.value;
    for (const { item, classic } of this.#cards) {
      item.hidden = !finds(this.#search.value, classic) || (wanted !== "" && classic.difficulty !== wanted);
    }
    for (const { section, cards } of this.#groups) section.hidden = cards.every(({ item }) => item.hidden);
    const shown = this.#cards.filter(({ item }) => !item.hidden).length;
    const all = this.#cards.length;
    setText(this.#count, shown === all ? t("all", { n: all }) : t("some", { n: all, shown }));
    this.#none.hidden = shown > 0 || all === 0;
  }

  /** @param {Classic} classic */
  #choose({ name }) {
    this.#dialog.close();
    this.#page.open(name);
  }
}
