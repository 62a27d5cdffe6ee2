// The pictures of the results, each with its sentence, and saved as SVG or PNG as it is seen.

import { byId, element } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { toCanvas, toSvg } from "./pictures/marks.js";
import { finalEnergies, runLengths, solvedByGroup, timesToSolution } from "./pictures/pictures.js";
import { PICTURES } from "./words.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./pictures/marks.js").Picture} Picture */
/** @typedef {{ name: keyof typeof PICTURES, title: string, node: HTMLElement, place: HTMLElement }} Figure */

const HEIGHT = 300;
const NARROWEST = 280;
/** Pixels of a PNG for one of the page. */
const PNG_SCALE = 2;

export class Figures {
  #frame = byId("compare-figures", HTMLElement);
  /** @type {Figure[]} */
  #figures;
  /** @type {Summary | null} */
  #summary = null;
  /** @type {string[]} */
  #groups = [];

  constructor() {
    this.#figures = [
      this.#figure("lengths", "Run-length distribution"),
      this.#figure("times", "TTS(99)"),
      this.#figure("energies", "Final energies"),
      this.#figure("groups", "Solved by puzzle"),
    ];
    this.#frame.replaceChildren(...this.#figures.map(({ node }) => node));
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
  }

  /** @param {Summary} summary @param {string[]} groups */
  show(summary, groups) {
    this.#summary = summary;
    this.#groups = groups;
    this.#draw();
  }

  /** @param {keyof typeof PICTURES} name @param {string} title @returns {Figure} */
  #figure(name, title) {
    const button = (/** @type {"SVG" | "PNG"} */ format) => {
      const made = element(
        "button",
        { type: "button", class: "quiet-button", "aria-label": `${title} as ${format}` },
        format,
      );
      made.addEventListener("click", () => this.#save(name, format));
      return made;
    };
    const place = element("div", { class: "figure-place" });
    const head = element("div", { class: "figure-head" }, element("h3", {}, title), button("SVG"), button("PNG"));
    const node = element("figure", {}, head, place, element("figcaption", {}, PICTURES[name]));
    return { name, title, node, place };
  }

  #draw() {
    for (const { name, node, place } of this.#figures) {
      node.hidden = name === "groups" && this.#groups.length < 2;
      const width = Math.floor(place.clientWidth);
      if (node.hidden || width === 0) continue;
      const picture = this.#picture(name, width);
      if (picture) place.replaceChildren(toSvg(picture, (token) => `var(--${token})`, "var(--text-face)"));
    }
  }

  /** @param {Figure["name"]} name @param {number} width @returns {Picture | null} */
  #picture(name, width) {
    if (!this.#summary) return null;
    const size = { width: Math.max(NARROWEST, width), height: HEIGHT };
    if (name === "lengths") return runLengths(this.#summary, size);
    if (name === "times") return timesToSolution(this.#summary, size);
    if (name === "energies") return finalEnergies(this.#summary, size);
    return solvedByGroup(this.#summary, this.#groups, size);
  }

  /** @param {Figure["name"]} name @param {"SVG" | "PNG"} format */
  #save(name, format) {
    const width = this.#figures.find((figure) => figure.name === name)?.place.clientWidth ?? 0;
    const picture = this.#picture(name, width);
    if (!picture) return;
    const style = getComputedStyle(document.documentElement);
    const paint = (/** @type {string} */ token) => style.getPropertyValue(`--${token}`).trim();
    const face = "system-ui, sans-serif";
    const file = `annealing-lab-${name}.${format.toLowerCase()}`;
    if (format === "PNG") {
      toCanvas(picture, paint, face, "panel", PNG_SCALE).toBlob((blob) => blob && save(blob, file), "image/png");
      return;
    }
    const svg = toSvg(picture, paint, face, "panel");
    save(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }), file);
  }
}
