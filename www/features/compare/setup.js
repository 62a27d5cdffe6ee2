// The form of an experiment: puzzles, seeds, budget and target. It also offers experiments as starting points.

import { SHAPES } from "../../boards/sudoku/shape.js";
import { byId, element, setText } from "../../lib/dom.js";
import { titled } from "./titles.js";
import { count } from "../../lib/format.js";
import { t } from "./texts.js";
import { inWords } from "../../text/core.js";
import { namesInWords } from "../../text/experiments.js";
import { asTyped } from "../../text/text.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Edit} Edit */
/** @typedef {import("./types.js").Classic} Classic */

export class Setup {
  #groups = byId("compare-groups", HTMLElement);
  #library = byId("group-library", HTMLSelectElement);
  #addClassic = byId("group-classic", HTMLFormElement);
  #addRun = byId("group-run", HTMLButtonElement);
  #make = byId("group-make", HTMLFormElement);
  #seeds = byId("compare-seeds", HTMLInputElement);
  #least = byId("compare-least", HTMLInputElement);
  #moves = byId("compare-moves", HTMLInputElement);
  #target = byId("compare-target", HTMLInputElement);
  #error = byId("compare-error", HTMLElement);
  #classics = byId("classics", HTMLSelectElement);
  #lookFor = byId("look-for", HTMLElement);
  /** @type {Classic[]} */
  #known = [];
  #outline = "";
  #edit;

  /**
   * @param {(edit: Edit) => Promise<string | null>} edit makes a change; returns its error, or null
   * @param {{ fromRun: () => void, runPuzzle: () => Promise<string | null>, open: (link: string) => void }} asked
   */
  constructor(edit, { fromRun, runPuzzle, open }) {
    this.#edit = edit;
    byId("compare-from-run", HTMLButtonElement).addEventListener("click", fromRun);
    this.#addRun.addEventListener("click", async () => {
      const on = await runPuzzle();
      if (on !== null) this.#change({ add_group: { on } }, this.#addRun);
    });
    this.#addClassic.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#change({ add_group: { on: `puzzle=${this.#library.value}` } }, this.#library);
    });
    const sizes = byId("group-size", HTMLSelectElement);
    sizes.append(...SHAPES.map(({ size }) => element("option", { value: String(size) }, t("sizeOf", { size }))));
    sizes.value = "9";
    this.#make.addEventListener("submit", (event) => {
      event.preventDefault();
      const value = (/** @type {string} */ id) => byId(id, HTMLInputElement).value.trim();
      const on = `lewis=${sizes.value};share=${value("group-share")};count=${value("group-count")}`;
      this.#change({ add_group: { on } }, this.#make);
    });
    this.#seeds.addEventListener("change", () =>
      this.#change({ seeds: { seeds: this.#seeds.value.trim() } }, this.#seeds),
    );
    this.#least.addEventListener("change", () =>
      this.#change({ least: { least: asTyped(this.#least.value) } }, this.#least),
    );
    this.#moves.addEventListener("change", () => {
      // Some people write thousands with spaces.
      const moves = asTyped(this.#moves.value.replace(/\s/g, ""));
      this.#change({ moves: { moves } }, this.#moves);
    });
    this.#target.addEventListener("change", () =>
      this.#change({ target: { target: asTyped(this.#target.value) } }, this.#target),
    );
    this.#classics.addEventListener("change", () => {
      const classic = this.#known[Number(this.#classics.value) - 1];
      if (classic) open(classic.link);
    });
  }

  /** Offers the puzzles of the library. @param {{ name: string, title: string }[]} puzzles */
  puzzles(puzzles) {
    this.#library.replaceChildren(...puzzles.map(({ name, title }) => element("option", { value: name }, title)));
  }

  /** @param {Classic[]} classics */
  offer(classics) {
    this.#known = classics.map((classic) => ({ ...classic, link: namesInWords(classic.link) }));
    const own = element("option", { value: "0" }, t("yourOwn"));
    const options = classics.map(({ title }, i) => element("option", { value: String(i + 1) }, inWords(title)));
    this.#classics.replaceChildren(own, ...options);
    this.#sayClassic();
  }

  /** @param {Outline} outline */
  show({ link, groups, seeds, least, moves, target }) {
    this.#outline = link;
    this.#groups.replaceChildren(
      ...groups.map(({ label, puzzles }, group) => this.#group(label, puzzles, group, groups.length)),
    );
    this.#seeds.value = seeds;
    this.#least.value = least === null || least === undefined ? "" : String(least);
    this.#moves.value = count(moves);
    this.#target.value = target;
    this.#refuse(null, this.#seeds);
    this.#sayClassic();
  }

  #sayClassic() {
    const classic = this.#known.find(({ link }) => link === namesInWords(this.#outline));
    this.#classics.value = String(classic ? this.#known.indexOf(classic) + 1 : 0);
    this.#lookFor.hidden = !classic;
    setText(this.#lookFor, classic ? t("lookFor", { what: inWords(classic.look_for) }) : "");
  }

  /** @param {string} label @param {number} puzzles @param {number} group @param {number} of */
  #group(label, puzzles, group, of) {
    const name = puzzles === 1 ? titled(label) : t("group", { label, n: puzzles });
    const remove = element(
      "button",
      { type: "button", class: "quiet-button", "aria-label": t("removeNamed", { name }), id: `group-${group}-remove` },
      t("remove"),
    );
    remove.disabled = of < 2;
    remove.addEventListener("click", () => this.#change({ remove_group: { group } }, remove));
    return element("li", {}, element("span", {}, name), remove);
  }

  /** @param {Edit} edit @param {HTMLElement} control */
  async #change(edit, control) {
    this.#refuse(await this.#edit(edit), control);
  }

  /** @param {string | null} wrong @param {HTMLElement} control */
  #refuse(wrong, control) {
    for (const each of [this.#seeds, this.#least, this.#moves, this.#target]) each.removeAttribute("aria-invalid");
    if (wrong !== null && control instanceof HTMLInputElement) control.setAttribute("aria-invalid", "true");
    setText(this.#error, wrong ?? "");
  }
}
