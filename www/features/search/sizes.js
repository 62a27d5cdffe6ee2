// Frontier and reached over expansions: how a search grows. One plot, in the look of the others; a click goes to that expansion.

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setText } from "../../lib/dom.js";
import { count, short } from "../../lib/format.js";
import { t } from "./texts.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("../../core/types.js").Sizes} Sizes */
/** @typedef {import("../../core/types.js").Searched} Searched */
/** @typedef {import("../../lib/colours.js").Colours} Colours */
/** @typedef {import("../../plot/load.js").UPlot} UPlot */
/** @typedef {import("../../plot/load.js").Plotter} Plotter */

/** @type {{ column: "frontier" | "reached", label: "reached" | "frontier", token: keyof Colours }[]} the last one on top */
const SERIES = [
  { column: "reached", label: "reached", token: "series-1" },
  { column: "frontier", label: "frontier", token: "series-2" },
];
/** An empty plot is so many expansions wide. */
const SMALLEST = 10;

export class SizesPlot {
  #frame = byId("sizes", HTMLElement);
  #values = SERIES.map(() => element("span", { class: "plot-value" }, "–"));
  #at = element("span", { class: "plot-at" }, t("overExpansions"));
  #space = element("div", { class: "plot-space", role: "img", "aria-label": t("sizes") });
  /** @type {UPlot | null} */
  #plot = null;
  #Plotter;
  /** @type {Sizes | null} */
  #sizes = null;
  #seek;
  /** The timeline's cursor, the expansion it stands at, and where the x axis ends. */
  #now = element("div", { class: "plot-now" });
  /** @type {Pick<Searched, "moves" | "frontier" | "reached">} */
  #looked = { moves: 0, frontier: 0, reached: 0 };
  #until = SMALLEST;
  /** The row that the cursor asks for. @type {number | null} */
  #row = null;

  /** @param {Plotter} Plotter @param {(expansion: number) => void} seek */
  constructor(Plotter, seek) {
    this.#Plotter = Plotter;
    this.#seek = seek;
    const keys = SERIES.map(({ label, token }, i) =>
      element(
        "span",
        { class: "plot-key" },
        element("span", { class: "swatch", "data-token": token }),
        `${t(label)} `,
        this.#values[i],
      ),
    );
    this.#frame.replaceChildren(element("div", { class: "plot-legend" }, ...keys.reverse(), this.#at), this.#space);
    new ResizeObserver(() => this.#fit()).observe(this.#space);
    on(facts.colours, () => this.#build());
  }

  /** @param {Sizes} sizes @param {boolean} over */
  show(sizes, over) {
    this.#sizes = sizes;
    this.#plot?.batch(() => {
      this.#plot?.setData(this.#data(), false);
      this.#plot?.setScale("x", { min: 0, max: this.#end(over) });
    });
    this.#until = this.#end(over);
  }

  /** The timeline looks at this expansion: the legend is of it, unless a finger or cursor asks for another. @param {Searched} searched */
  look({ moves, frontier, reached }) {
    this.#looked = { moves, frontier, reached };
    this.#now.hidden = moves === 0 || moves > this.#until;
    this.#now.style.left = `${((100 * moves) / this.#until).toFixed(3)}%`;
    if (this.#row === null) this.#read(null);
    const words = t("sizesAfter", { reached, frontier, after: t("after", { n: moves }) });
    setAttribute(this.#space, "aria-label", words);
  }

  // As a chart recorder: twice as long whenever the search outgrows it, and as long as the search when that is over.
  /** @param {boolean} over */
  #end(over) {
    const expansions = this.#sizes?.expansion[this.#sizes.expansion.length - 1] ?? 0;
    if (over) return Math.max(1, expansions);
    let end = SMALLEST;
    while (end < expansions) end *= 2;
    return end;
  }

  #data() {
    const sizes = this.#sizes;
    return [Array.from(sizes?.expansion ?? []), ...SERIES.map(({ column }) => Array.from(sizes?.[column] ?? []))];
  }

  #build() {
    this.#plot?.destroy();
    const size = { width: this.#space.clientWidth, height: this.#space.clientHeight };
    this.#plot = new this.#Plotter(
      options(facts.colours.peek(), size, (row) => this.#read(row)),
      this.#data(),
      this.#space,
    );
    this.#plot.setScale("x", { min: 0, max: this.#end(false) });
    const { over } = this.#plot;
    over.append(this.#now);
    over.addEventListener("click", ({ clientX }) => {
      const { left, width } = over.getBoundingClientRect();
      this.#seek(Math.round(((clientX - left) / width) * this.#until));
    });
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#space;
    const plot = this.#plot;
    if (plot && width > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
  }

  /** @param {number | null} row */
  #read(row) {
    this.#row = row;
    for (const [i, { column }] of SERIES.entries()) {
      const value = row === null ? this.#looked[column] : this.#sizes?.[column][row];
      setText(this.#values[i], value === undefined ? "–" : count(value));
    }
    setText(this.#at, row === null ? t("overExpansions") : t("atExpansion", { n: this.#sizes?.expansion[row] ?? 0 }));
  }
}

/**
 * @param {Colours} colours
 * @param {{ width: number, height: number }} size
 * @param {(row: number | null) => void} moved
 */
function options(colours, size, moved) {
  const font = `12px ${colours.text}`;
  const axis = {
    stroke: colours.quiet,
    font,
    labelFont: font,
    grid: { stroke: colours.hairline, width: 1 },
    ticks: { show: false },
    gap: 6,
    values: (/** @type {unknown} */ _plot, /** @type {number[]} */ splits) =>
      splits.map((value) => (Number.isInteger(value) ? short(value) : "")),
  };
  return {
    ...size,
    padding: [10, 20, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 7 } },
    scales: {
      x: { time: false },
      y: {
        range: (/** @type {unknown} */ _plot, /** @type {unknown} */ _min, /** @type {number | null} */ max) => [
          0,
          Math.max(10, (max ?? 0) * 1.1),
        ],
      },
    },
    axes: [
      { ...axis, size: 22, space: 80 },
      { ...axis, size: 56, space: 28 },
    ],
    series: [
      {},
      ...SERIES.map(({ label, token }) => ({ label, stroke: colours[token], width: 1.5, points: { show: false } })),
    ],
    hooks: {
      setCursor: [(/** @type {any} */ plot) => moved(plot.cursor.left >= 0 ? (plot.cursor.idx ?? null) : null)],
    },
  };
}
