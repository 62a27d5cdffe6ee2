// The plot of a search's sizes: frontier and reached over expansions. A click goes to an expansion.

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setText } from "../../lib/dom.js";
import { on } from "../../lib/signal.js";
import { plotOptions } from "../../plot/options.js";
import { fit, panelOf, readPanel } from "../../plot/panel.js";
import { rowsOf, SIZES } from "./kind.js";
import { t } from "./texts.js";

/** @typedef {import("../../core/types.js").Searched} Searched */
/** @typedef {import("../../plot/load.js").Plotter} Plotter */

/** The number of expansions on the axis of an empty plot. */
const SMALLEST = 10;
const NOTHING = { restarts: [], reheats: [], hands: [], bests: [], start: null };

export class SizesPlot {
  #panel = panelOf(SIZES);
  #at = element("span", { class: "plot-at" }, t("overExpansions"));
  #Plotter;
  #rows = rowsOf({ expansion: new Float64Array(), frontier: new Float64Array(), reached: new Float64Array() });
  #seek;
  /** The expansion of the timeline, with its sizes. @type {Pick<Searched, "moves" | "frontier" | "reached">} */
  #looked = { moves: 0, frontier: 0, reached: 0 };
  /** The end of the x axis. */
  #until = SMALLEST;
  /** The row under the pointer. @type {number | null} */
  #row = null;

  /** @param {Plotter} Plotter @param {(expansion: number) => void} seek */
  constructor(Plotter, seek) {
    this.#Plotter = Plotter;
    this.#seek = seek;
    const { legend, space } = this.#panel;
    legend.append(this.#at);
    setAttribute(space, "aria-label", t("sizes"));
    byId("sizes", HTMLElement).replaceChildren(legend, space);
    new ResizeObserver(() => fit(this.#panel)).observe(space);
    on(facts.colours, () => this.#build());
  }

  /** @param {import("../../core/types.js").Sizes} sizes @param {boolean} over */
  show(sizes, over) {
    const { plot } = this.#panel;
    this.#rows = rowsOf(sizes);
    this.#until = this.#end(over);
    plot?.batch(() => {
      plot.setData(this.#data, false);
      plot.setScale("x", { min: 0, max: this.#until });
    });
  }

  /**
   * Shows the expansion of the timeline; the legend shows its sizes unless the pointer is over another expansion.
   * @param {Searched} searched
   */
  look({ moves, frontier, reached }) {
    const { now, space } = this.#panel;
    this.#looked = { moves, frontier, reached };
    now.hidden = moves === 0 || moves > this.#until;
    now.style.left = `${((100 * moves) / this.#until).toFixed(3)}%`;
    if (this.#row === null) this.#read(null);
    const words = t("sizesAfter", { reached, frontier, after: t("after", { n: moves }) });
    setAttribute(space, "aria-label", words);
  }

  // The length of the axis doubles whenever the search outgrows it, and equals the length of the search once it is
  // over.
  /** @param {boolean} over */
  #end(over) {
    const expansions = this.#rows.move.at(-1) ?? 0;
    if (over) return Math.max(1, expansions);
    let end = SMALLEST;
    while (end < expansions) end *= 2;
    return end;
  }

  get #data() {
    return [this.#rows.move, ...SIZES.series.map(({ column }) => this.#rows[column] ?? [])];
  }

  #build() {
    const { plot: before, space, now } = this.#panel;
    before?.destroy();
    const options = plotOptions(SIZES, facts.colours.peek(), true, {
      size: { width: space.clientWidth, height: space.clientHeight },
      log: () => false,
      marks: () => NOTHING,
      empty: () => false,
      moved: (row) => this.#read(row),
    });
    const plot = new this.#Plotter(options, this.#data, space);
    this.#panel.plot = plot;
    plot.setScale("x", { min: 0, max: this.#until });
    plot.over.append(now);
    plot.over.addEventListener("click", ({ clientX }) => {
      const { left, width } = plot.over.getBoundingClientRect();
      this.#seek(Math.round(((clientX - left) / width) * this.#until));
    });
  }

  /** @param {number | null} row */
  #read(row) {
    this.#row = row;
    readPanel(this.#panel, this.#rows, row ?? 0, row === null ? this.#looked : {});
    setText(this.#at, row === null ? t("overExpansions") : t("atExpansion", { n: this.#rows.move[row] }));
  }
}
