// The pictures of the results, each with its sentence, and saved as SVG or PNG as it is seen.

import { byId, element, setText, shape } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { version } from "../../lib/version.js";
import { toCanvas, toSvg } from "./pictures/marks.js";
import {
  finalEnergies,
  runLengths,
  solvedByGroup,
  timesToSolution,
  toTargets,
  withinBudgets,
} from "./pictures/pictures.js";
import { ACROSS, drawn, unitOf } from "./scope.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./pictures/marks.js").Picture} Picture */
/** @typedef {"lengths" | "targets" | "budgets" | "times" | "energies" | "groups"} Name */
/** @typedef {{ name: Name, title: string, node: HTMLElement, place: HTMLElement, caption: HTMLElement }} Figure */

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
  #puzzle = ACROSS;

  constructor() {
    this.#figures = [
      this.#figure("lengths", t("lengthsTitle")),
      this.#figure("groups", t("groupsTitle")),
      this.#figure("targets", t("targetsTitle")),
      this.#figure("budgets", t("budgetsTitle")),
      this.#figure("times", t("tts")),
      this.#figure("energies", t("energiesTitle")),
    ];
    this.#frame.replaceChildren(...this.#figures.map(({ node }) => node));
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
  }

  /** @param {Summary} summary @param {number} puzzle */
  show(summary, puzzle) {
    this.#summary = summary;
    this.#puzzle = puzzle;
    this.#draw();
  }

  /** @param {Name} name @param {string} title @returns {Figure} */
  #figure(name, title) {
    const button = (/** @type {"SVG" | "PNG"} */ format) => {
      const made = element(
        "button",
        { type: "button", class: "quiet-button", "aria-label": t("saveAs", { title, format }) },
        format,
      );
      made.addEventListener("click", () => this.#save(name, format));
      return made;
    };
    const place = element("div", { class: "figure-place" });
    const head = element("div", { class: "figure-head" }, element("h3", {}, title), button("SVG"), button("PNG"));
    const caption = element("figcaption", {}, t(name));
    const node = element("figure", {}, head, place, caption);
    return { name, title, node, place, caption };
  }

  #draw() {
    const width = Math.floor(this.#figures[0].place.clientWidth);
    if (width === 0) return;
    for (const { name, node, place, caption } of this.#figures) {
      if (name === "lengths") setText(caption, t(this.#puzzle === ACROSS ? "lengthsAcross" : "lengths"));
      const picture = this.#picture(name, width);
      // What has nothing to show takes no room.
      node.hidden = picture === null && name !== "lengths";
      if (picture) place.replaceChildren(toSvg(picture, (token) => `var(--${token})`, "var(--text-face)"));
    }
  }

  /** @param {Figure["name"]} name @param {number} width @returns {Picture | null} */
  #picture(name, width) {
    if (!this.#summary) return null;
    const size = { width: Math.max(NARROWEST, width), height: HEIGHT };
    const unit = unitOf(this.#summary);
    const settings = drawn(this.#summary, this.#puzzle);
    if (name === "groups") return this.#puzzle === ACROSS ? solvedByGroup(this.#summary, size) : null;
    if (name === "lengths") return runLengths(settings, unit, size);
    if (name === "times") return timesToSolution(settings, unit, size);
    if (name === "energies") return finalEnergies(settings, size);
    return name === "targets" ? toTargets(settings, unit, size) : withinBudgets(settings, unit, size);
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
    // Who finds the file later finds the experiment, too.
    const about = t("savedFrom", { title: picture.title, version: version(), link: location.href });
    const [title, link] = [shape("title"), shape("desc")];
    title.append(picture.title);
    link.append(about);
    svg.prepend(title, link);
    save(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }), file);
  }
}
