// The plots of the results, each with a sentence. They can be saved as SVG or PNG.

import { facts } from "../../facts.js";
import { paintOf } from "../../lib/colours.js";
import { byId, element, setText, shape } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { version } from "../../lib/version.js";
import { shapeAt, themed, toPng, toSvg } from "../../lib/pen.js";
import {
  finalEnergies,
  runLengths,
  solvedByGroup,
  timesToSolution,
  toTargets,
  withinBudgets,
} from "./pictures/pictures.js";
import { byValue, inPairs } from "./pictures/of-runs.js";
import { ACROSS, drawn, draws, unitOf } from "./scope.js";
import { seriesOf } from "./series.js";
import { t } from "./texts.js";
import { varied } from "./varied.js";

/** @typedef {import("./types.js").Summary} Summary */
/** @typedef {import("./pictures/frame.js").Picture} Picture */
/** @typedef {import("./types.js").ListedRun} ListedRun */
/** @typedef {import("./pictures/frame.js").Spot} Spot */
/** @typedef {"lengths" | "values" | "pairs" | "targets" | "budgets" | "times" | "energies" | "groups"} Name */
/** @typedef {Parameters<typeof t>[0]} Plain */
/** @typedef {{ name: Name, title: string, node: HTMLElement, place: HTMLElement, caption: HTMLElement }} Figure */

/** The pictures shown in lessons, with simpler words. */
const PLAIN = /** @type {Partial<Record<Name, { title: Plain, caption: Plain }>>} */ ({
  lengths: { title: "lengthsTitlePlain", caption: "lengthsPlain" },
  groups: { title: "groupsTitlePlain", caption: "groupsPlain" },
  energies: { title: "energiesTitlePlain", caption: "energiesPlain" },
});

const HEIGHT = 300;
const NARROWEST = 280;
/** The distance from a point, in pixels, within which a press still selects it. */
const NEAR = 16;

export class Figures {
  #frame = byId("compare-figures", HTMLElement);
  /** @type {Figure[]} */
  #figures;
  /** @type {Summary | null} */
  #summary = null;
  #puzzle = ACROSS;
  /** @type {ListedRun[]} */
  #runs = [];
  /** @type {import("./varied.js").Varied | null} */
  #varied = null;
  /** The budget of each run. */
  #moves = 0;
  /** The marked run. @type {number | null} */
  #marked = null;
  /** The two settings of the picture of pairs, by their indices among the drawn ones. */
  #pair = [0, 1];
  #pairChoice = element("div", { class: "pair-choice row" });
  #choose;

  /** @param {(run: number | null) => void} choose called with the run of a pressed point */
  constructor(choose) {
    this.#choose = choose;
    this.#figures = [
      this.#figure("lengths", t("lengthsTitle")),
      this.#figure("values", t("valuesTitle")),
      this.#figure("groups", t("groupsTitle")),
      this.#figure("targets", t("targetsTitle")),
      this.#figure("budgets", t("budgetsTitle")),
      this.#figure("times", t("tts")),
      this.#figure("energies", t("energiesTitle")),
      this.#figure("pairs", t("pairsTitle")),
    ];
    this.#figures.find(({ name }) => name === "pairs")?.place.before(this.#pairChoice);
    const later = element("p", { class: "figures-later quiet" }, t("pictureLater"));
    this.#frame.replaceChildren(later, ...this.#figures.map(({ node }) => node));
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
  }

  /**
   * @param {Summary} summary
   * @param {number} puzzle
   * @param {ListedRun[]} runs runs of this puzzle
   * @param {import("./types.js").Outline | null} outline
   */
  show(summary, puzzle, runs, outline) {
    this.#summary = summary;
    this.#puzzle = puzzle;
    this.#runs = runs;
    this.#varied = outline && varied(outline);
    this.#moves = outline?.moves ?? 0;
    this.#offerPairs(summary);
    this.#frame.dataset.empty = String(drawn(summary, puzzle).every(({ runs }) => runs === 0));
    this.#draw();
  }

  /** Marks a run. @param {number | null} run */
  mark(run) {
    this.#marked = run;
    this.#draw();
  }

  /** Offers the choice of two settings if there are more than two. @param {Summary} summary */
  #offerPairs(summary) {
    const settings = drawn(summary, this.#puzzle);
    this.#pairChoice.hidden = settings.length < 3;
    const names = settings.map(({ name }) => name).join("\n");
    if (this.#pairChoice.dataset.of === names) return;
    this.#pairChoice.dataset.of = names;
    this.#pair = [0, 1];
    const choice = (/** @type {0 | 1} */ which, /** @type {string} */ name) => {
      const options = settings.map(({ name }, place) => element("option", { value: String(place) }, name));
      const select = element("select", {}, ...options);
      select.value = String(which);
      select.addEventListener("change", () => {
        this.#pair[which] = Number(select.value);
        this.#draw();
      });
      return element("label", {}, element("span", {}, name), select);
    };
    this.#pairChoice.replaceChildren(choice(0, t("pairFirst")), choice(1, t("pairSecond")));
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
    place.addEventListener("click", (event) => {
      const { left, top } = place.getBoundingClientRect();
      const run = this.#nearest(name, event.clientX - left, event.clientY - top);
      if (run !== null) this.#choose(run);
    });
    const plain = PLAIN[name];
    const heading = element("h3", {}, element("span", { class: "in-compare" }, title));
    const head = element("div", { class: "figure-head row" }, heading, button("SVG"), button("PNG"));
    const caption = element("span", { class: "in-compare" }, t(name));
    const below = element("figcaption", {}, caption);
    if (plain) {
      heading.append(element("span", { class: "in-lesson" }, t(plain.title)));
      below.append(element("span", { class: "in-lesson" }, t(plain.caption)));
    }
    const node = element("figure", { "data-figure": name }, head, place, below);
    return { name, title, node, place, caption };
  }

  #draw() {
    // The width of the first picture applies to all; without a target another picture is the first.
    const first = this.#summary?.aim === "budget" ? "budgets" : "lengths";
    for (const { name, node } of this.#figures) if (name === first) node.hidden = false;
    // A lesson may hide the first picture, so the widest picture counts.
    const width = Math.floor(Math.max(...this.#figures.map(({ place }) => place.clientWidth)));
    if (width === 0) return;
    for (const { name, node, place, caption } of this.#figures) {
      if (name === "lengths") setText(caption, t(this.#lengthsCaption()));
      if (name === "values") setText(caption, this.#over ? t("valuesAcross", this.#over) : t("values"));
      const picture = this.#picture(name, width);
      // A picture without data takes no room.
      node.hidden = picture === null && (name !== first || first === "budgets");
      if (picture) place.replaceChildren(toSvg(picture, themed, "var(--text-face)"));
    }
  }

  /** @returns {"lengths" | "lengthsAcross" | "lengthsOfSearches"} */
  #lengthsCaption() {
    if (this.#puzzle === ACROSS) return "lengthsAcross";
    return this.#summary && !draws(unitOf(this.#summary)) ? "lengthsOfSearches" : "lengths";
  }

  /** The number of puzzles in the means, and of all puzzles; null for one puzzle. */
  get #over() {
    const { puzzles = [], across = null } = this.#summary ?? {};
    if (this.#puzzle !== ACROSS || puzzles.length < 2) return null;
    return {
      n: Math.max(0, ...(across?.settings ?? []).map(({ ln_ert }) => ln_ert?.puzzles ?? 0)),
      of: puzzles.length,
    };
  }

  /** Finds the run near a point of a picture. @param {Name} name @param {number} x @param {number} y */
  #nearest(name, x, y) {
    const width = this.#figures.find((figure) => figure.name === name)?.place.clientWidth ?? 0;
    const spots = this.#picture(name, width)?.spots ?? [];
    const far = (/** @type {Spot} */ spot) => Math.hypot(spot.x - x, spot.y - y);
    const nearest = spots.reduce((best, spot) => (best && far(best) <= far(spot) ? best : spot), spots[0]);
    return nearest && far(nearest) <= NEAR ? nearest.run : null;
  }

  /**
   * Returns the picture, with the marked run on it.
   * @param {Name} name
   * @param {number} width
   * @returns {Picture | null}
   */
  #picture(name, width) {
    const picture = this.#plain(name, width);
    const spot = picture?.spots.find(({ run }) => run === this.#marked);
    if (!picture || !spot) return picture;
    const { setting } = this.#runs.find(({ run }) => run === this.#marked) ?? { setting: 0 };
    const { colour, shape } = seriesOf(setting);
    const ring = [shapeAt("circle", spot.x, spot.y, 9, "ink"), shapeAt("circle", spot.x, spot.y, 7, "panel")];
    return { ...picture, marks: [...picture.marks, ...ring, shapeAt(shape, spot.x, spot.y, 5, colour)] };
  }

  /** @param {Name} name @param {number} width @returns {Picture | null} */
  #plain(name, width) {
    if (!this.#summary) return null;
    const size = { width: Math.max(NARROWEST, width), height: HEIGHT };
    const unit = unitOf(this.#summary);
    const settings = drawn(this.#summary, this.#puzzle);
    // Without a target no run is solved, so there are no costs.
    if (this.#summary.aim === "budget" && name !== "budgets" && name !== "targets") return null;
    if (name === "groups") return this.#puzzle === ACROSS ? solvedByGroup(this.#summary, size) : null;
    if (name === "values") return this.#varied && byValue(this.#varied, settings, t(unit), size, this.#over);
    if (name === "pairs") {
      // Two runs of a pair have the same seed, but a search has no seed.
      if (!draws(unit)) return null;
      const [first, second] = this.#pair.map((place) => settings[place]);
      return first && second && first !== second ? inPairs(this.#runs, [first, second], t(unit), size) : null;
    }
    if (name === "lengths") {
      // A lesson counts moves if each move is one proposal. With eight chains a move has eight proposals, and the
      // budget is larger.
      const single = unit === "proposals" && settings.every(({ budget }) => budget === this.#moves);
      const inLesson = document.documentElement.dataset.view === "learn";
      return runLengths(settings, inLesson && single ? "moves" : unit, size, this.#runs);
    }
    if (name === "times") return timesToSolution(settings, unit, size);
    if (name === "energies") return finalEnergies(settings, size);
    return name === "targets" ? toTargets(settings, unit, size) : withinBudgets(settings, unit, size);
  }

  /** @param {Figure["name"]} name @param {"SVG" | "PNG"} format */
  async #save(name, format) {
    const width = this.#figures.find((figure) => figure.name === name)?.place.clientWidth ?? 0;
    const picture = this.#picture(name, width);
    if (!picture) return;
    const paint = paintOf(facts.colours.peek());
    const face = "system-ui, sans-serif";
    const file = `annealing-lab-${name}.${format.toLowerCase()}`;
    if (format === "PNG") {
      const blob = await toPng(picture, paint, face, "panel");
      return void (blob && save(blob, file));
    }
    const svg = toSvg(picture, paint, face, "panel");
    // The file names its experiment, so that people can open the experiment later.
    const about = t("savedFrom", { title: picture.title, version: version(), link: location.href });
    const [title, link] = [shape("title"), shape("desc")];
    title.append(picture.title);
    link.append(about);
    svg.prepend(title, link);
    save(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }), file);
  }
}
