// The feature with the library: a gallery of all classics, for choosing by sight or by name. Its data are requested
// from the core when it is first opened.

import { facts } from "../../facts.js";
import { byId, element, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { Collection } from "../proof/collection.js";
import { kinds } from "../sudoku/samples.js";
import { Card } from "./card.js";
import { Kind } from "./kind.js";
import { Live } from "./live.js";
import { historyInWords } from "../../text/histories.js";
import { finds, t } from "./words.js";
import { lay } from "../../shell/layers.js";
import { inLanguage } from "../../text/text.js";

/** @typedef {import("../../core/types.js").Classic} Classic */

/** @typedef {import("../contract.js").House} House */

/** The puzzles whose families are listed first, in this order; the others follow in the core's order. */
const FIRST = ["magic19", "hexagram", "magic-hexagon", "triangle-3-9"];

const collator = inLanguage((language) => new Intl.Collator(language, { numeric: true }));

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
  /** @type {Kind[]} */
  #kinds = [];
  #ofKinds = byId("library-kinds", HTMLElement);
  #sudoku = byId("library-sudoku", HTMLElement);
  /** Problems that are no puzzles of numbers, by name, each with its section. */
  #others = [...document.querySelectorAll("[data-other]")]
    .filter((section) => section instanceof HTMLElement)
    .map((section) => ({ name: section.dataset.other ?? "", section }));
  #collection = new Collection();
  #complete = 0;
  #live;
  #house;
  /** Draws a card's picture when it first becomes visible. */
  #sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = [...this.#cards, ...this.#kinds].find(({ item }) => item === target);
      if (isIntersecting) card?.show(facts.colours.peek());
    }
  });

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#live = new Live(house.makeEngine);
    for (const button of [byId("library-make", HTMLButtonElement), byId("library-none-make", HTMLButtonElement)]) {
      button.addEventListener("click", () => {
        this.#dialog.close();
        house.features.ask("puzzle-editor");
      });
    }
    this.#dialog.addEventListener("close", () => this.#live.end());
    this.#search.addEventListener("input", () => this.#filter());
    this.#difficulty.addEventListener("change", () => this.#filter());
    byId("library-sudoku-open", HTMLButtonElement).addEventListener("click", () => this.#choose({ name: "sudoku" }));
    for (const other of this.#others)
      other.section.querySelector("button")?.addEventListener("click", () => this.#choose(other));
    // Enter opens the first matching puzzle.
    byId("library-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const first = this.#cards.find((card) => !card.item.hidden);
      if (this.#search.value.trim() === "") return;
      const kind = this.#kinds.find(({ item }) => !item.hidden)?.link;
      if (first) this.#choose(first.classic);
      else if (!this.#sudoku.hidden) this.#choose({ name: "sudoku" });
      else if (kind) this.#chooseLink(kind);
      else {
        const other = this.#others.find(({ section }) => !section.hidden);
        if (other) this.#choose(other);
      }
    });
  }

  async asked() {
    lay(this.#dialog);
    if (this.#cards.length === 0) {
      const classics = await this.#house.ask("library", {});
      // The page has shown why the puzzles could not be read.
      if (!classics) return this.#dialog.close();
      this.#fill(classics.map(historyInWords));
    }
    for (const card of [...this.#cards, ...this.#kinds]) card.redraw(facts.colours.peek());
    this.#search.select();
    this.#countFound();
  }

  /** Counts the solutions that runs have found of each classic, up to symmetry. */
  async #countFound() {
    let complete = 0;
    for (const card of this.#cards) {
      const link = `puzzle=${card.classic.name}`;
      const boards = this.#collection.of(link).map(({ board }) => Int32Array.from(board));
      const members = boards.length > 0 ? await this.#house.ask("classify", { link, boards }) : [];
      const found = new Set(members?.map(({ board }) => board.join())).size;
      if (card.tell(found)) complete++;
    }
    this.#complete = complete;
    this.#filter();
  }

  /** @param {Classic[]} classics */
  #fill(classics) {
    if (this.#cards.length > 0) return;
    const first = FIRST.flatMap((name) => classics.filter((classic) => classic.name === name));
    const families = [...new Set([...first, ...classics].map(({ family }) => family))];
    for (const family of families) {
      // Small puzzles are listed first. Numbers in titles are compared as numbers: sum 9 before sum 10.
      const members = classics
        .filter((classic) => classic.family === family)
        .sort((a, b) => a.cells.length - b.cells.length || collator().compare(a.title, b.title));
      const cards = members.map((classic) => new Card(classic, this.#live, () => this.#choose(classic)));
      const list = element("ul", { class: "classics" }, ...cards.map(({ item }) => item));
      const section = element("section", {}, element("h3", {}, family), list);
      this.#groups.push({ section, cards });
      this.#cards.push(...cards);
    }
    this.#body.prepend(...this.#groups.map(({ section }) => section));
    this.#kinds.push(...kinds.map((kind) => new Kind(kind, this.#live, (link) => this.#chooseLink(link))));
    byId("library-kinds-list", HTMLElement).append(...this.#kinds.map(({ item }) => item));
    for (const { item } of [...this.#cards, ...this.#kinds]) this.#sight.observe(item);
    this.#filter();
  }

  #filter() {
    const wanted = this.#difficulty.value;
    for (const { item, classic } of this.#cards) {
      item.hidden = !finds(this.#search.value, classic) || (wanted !== "" && classic.difficulty !== wanted);
    }
    for (const { section, cards } of this.#groups) section.hidden = cards.every(({ item }) => item.hidden);
    const ofKinds = this.#kinds.map((kind) => kind.filter(this.#search.value, wanted)).reduce((n, m) => n + m, 0);
    this.#ofKinds.hidden = ofKinds === 0;
    const shown = this.#cards.filter(({ item }) => !item.hidden).length + ofKinds;
    const all = this.#cards.length + this.#kinds.reduce((n, { puzzles }) => n + puzzles, 0);
    const many = shown === all ? t("all", { n: all }) : t("some", { n: all, shown });
    setText(this.#count, this.#complete > 0 ? `${many}, ${t("completeAll", { n: this.#complete })}` : many);
    // These are problems of other kinds, which people nevertheless look for here.
    const typed = this.#search.value.trim().toLowerCase();
    this.#sudoku.hidden = wanted !== "" || !"sudoku".includes(typed);
    for (const { section } of this.#others)
      section.hidden = wanted !== "" || !(section.textContent ?? "").toLowerCase().includes(typed);
    const found = shown > 0 || !this.#sudoku.hidden || this.#others.some(({ section }) => !section.hidden);
    this.#none.hidden = found || all === 0;
  }

  /** @param {{ name: string }} puzzle */
  #choose({ name }) {
    this.#dialog.close();
    this.#house.choices.choose(name);
  }

  /** @param {string} link */
  #chooseLink(link) {
    this.#dialog.close();
    this.#house.choices.open(link);
  }
}

export default (/** @type {House} */ house) => new Library(house);
