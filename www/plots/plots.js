// Energy, temperature and acceptance over moves: three plots on one x axis, with one cursor.
//
// The x axis is a chart recorder's: as long as the schedule's picture of one anneal before the run begins, twice as long
// whenever the run outgrows it, and exactly as long as the run when that is over. Dragging zooms all three, a double-click
// shows everything again.

import { byId, element, setText } from "../dom.js";
import { count, figures, percent } from "../format.js";
import { columnsOf } from "./columns.js";
import { plotOptions } from "./options.js";

/** @typedef {import("../types.js").Trace} Trace */
/** @typedef {import("../colours.js").Colours} Colours */
/** @typedef {import("./load.js").UPlot} UPlot */
/** @typedef {import("./load.js").Plotter} Plotter */
/** @typedef {import("./columns.js").Column} Column */

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} title
 * @property {number} share of the height
 * @property {{ column: Column, label: string, token: keyof Colours, dashed?: boolean }[]} series the last one on top
 * @property {(value: number) => string} read
 */

/** @type {Kind[]} */
export const KINDS = [
  {
    name: "energy",
    title: "Energy",
    share: 5,
    read: count,
    series: [
      { column: "best", label: "Best", token: "best" },
      { column: "energy", label: "Energy", token: "energy" },
    ],
  },
  {
    name: "temperature",
    title: "Temperature",
    share: 4,
    read: figures,
    series: [
      { column: "predicted", label: "Schedule", token: "temperature", dashed: true },
      { column: "temperature", label: "Temperature", token: "temperature" },
    ],
  },
  {
    name: "acceptance",
    title: "Acceptance",
    share: 3,
    read: percent,
    series: [{ column: "acceptance", label: "Accepted", token: "right" }],
  },
];

/** @typedef {{ kind: Kind, frame: HTMLElement, space: HTMLElement, values: HTMLElement[], at: HTMLElement, plot: UPlot | null }} Panel */

export class Plots {
  #space = byId("annealing-plots", HTMLElement);
  /** @type {Panel[]} */
  #panels = KINDS.map(panelOf);
  #Plotter;
  #colours;
  /** @type {Trace | null} */
  #trace = null;
  /** @type {{ temperatures: Float64Array, moves: number } | null} */
  #predicted = null;
  #over = false;
  #zoomed = false;
  /** Those that do not show the columns yet. @type {Set<Panel>} */
  #stale = new Set();
  #frame = 0;
  #columns = columnsOf(null, null);

  /**
   * @param {Plotter} Plotter
   * @param {Colours} colours
   */
  constructor(Plotter, colours) {
    this.#Plotter = Plotter;
    this.#colours = colours;
    this.#space.replaceChildren(...this.#panels.map(({ frame }) => frame));
    this.#build();
    new ResizeObserver(() => this.#fit()).observe(this.#space);
  }

  /** @param {Colours} colours */
  recolour(colours) {
    this.#colours = colours;
    this.#build();
  }

  /**
   * A run that has not begun: its schedule is known, nothing else.
   * @param {Float64Array} temperatures
   * @param {number} moves
   * @param {Trace | null} trace its first row
   */
  begin(temperatures, moves, trace) {
    this.#predicted = { temperatures, moves };
    this.#zoomed = false;
    this.#over = false;
    this.#set(trace);
  }

  /**
   * @param {Trace} trace
   * @param {boolean} over
   */
  show(trace, over) {
    this.#over = over;
    this.#set(trace);
  }

  /** @param {Trace | null} trace */
  #set(trace) {
    this.#trace = trace;
    this.#columns = columnsOf(trace, this.#over ? null : this.#predicted);
    this.#read(null);
    this.#describe();
    for (const panel of this.#panels) this.#stale.add(panel);
    this.#drawOne();
  }

  // One plot a frame: three at once would be a long task on a slow machine.
  #drawOne() {
    const [panel] = this.#stale;
    if (!panel || this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#stale.delete(panel);
      const { plot, kind } = panel;
      plot?.batch(() => {
        plot.setData(this.#data(kind), false);
        plot.setScale("x", this.#zoomed ? within(plot.scales.x) : { min: 0, max: this.#end() });
      });
      this.#drawOne();
    });
  }

  /** @param {Kind} kind */
  #data({ series }) {
    return [this.#columns.move, ...series.map(({ column }) => this.#columns[column])];
  }

  /** Where the x axis ends. */
  #end() {
    const moves = this.#trace?.move[this.#trace.move.length - 1] ?? 0;
    if (this.#over) return Math.max(moves, 1);
    let end = this.#predicted?.moves ?? 1000;
    while (end < moves) end *= 2;
    return end;
  }

  #build() {
    for (const panel of this.#panels) {
      panel.plot?.destroy();
      const last = panel === this.#panels[this.#panels.length - 1];
      const options = plotOptions(panel.kind, this.#colours, last, {
        size: sizeOf(panel.space),
        restarts: () => this.#trace?.restarts ?? [],
        reheats: () => this.#trace?.reheats ?? [],
        moved: (row) => this.#read(row),
        zoomed: () => (this.#zoomed = true),
        reset: () => this.#reset(),
      });
      panel.plot = new this.#Plotter(options, this.#data(panel.kind), panel.space);
      panel.plot.setScale("x", { min: 0, max: this.#end() });
    }
  }

  #reset() {
    this.#zoomed = false;
    for (const { plot } of this.#panels) plot?.setScale("x", { min: 0, max: this.#end() });
  }

  #fit() {
    for (const { plot, space } of this.#panels) {
      const size = sizeOf(space);
      if (plot && size.width > 0 && (size.width !== plot.width || size.height !== plot.height)) plot.setSize(size);
    }
  }

  /**
   * The legends: at the cursor, or else at the run's end.
   * @param {number | null} row
   */
  #read(row) {
    const at = row ?? this.#columns.last;
    for (const panel of this.#panels) {
      for (const [i, { column }] of panel.kind.series.entries()) {
        const value = this.#columns[column][at];
        const nothing = column === "predicted" ? "" : "–";
        setText(panel.values[i], value === null || value === undefined ? nothing : panel.kind.read(value));
      }
      setText(panel.at, row === null ? "" : `at move ${count(this.#columns.move[row])}`);
    }
  }

  // What the picture shows, for those who do not see it.
  #describe() {
    const { move, last } = this.#columns;
    for (const { kind, space } of this.#panels) {
      const now = kind.series.map(({ column, label }) => {
        const value = this.#columns[column][last];
        return value === null || value === undefined ? null : `${label.toLowerCase()} ${kind.read(value)}`;
      });
      const words = now.filter((text) => text !== null).join(", ");
      const end = this.#trace && words ? `: ${words} at move ${count(move[last])}` : ": nothing has moved yet";
      space.setAttribute("aria-label", `${kind.title} over moves${end}`);
    }
  }
}

/** @param {{ min?: number | undefined, max?: number | undefined }} scale */
const within = ({ min, max }) => ({ min: min ?? 0, max: max ?? 1 });

/** @param {HTMLElement} space */
const sizeOf = (space) => ({ width: space.clientWidth, height: space.clientHeight });

/** @param {Kind} kind @returns {Panel} */
function panelOf(kind) {
  const values = kind.series.map(() => element("span", { class: "plot-value" }, "–"));
  const keys = kind.series.map(({ label, token, dashed }, i) =>
    element(
      "span",
      { class: "plot-key" },
      element("span", { class: `swatch${dashed ? " dashed" : ""}`, "data-token": token }),
      `${label} `,
      values[i],
    ),
  );
  const at = element("span", { class: "plot-at" });
  const space = element("div", { class: "plot-space", role: "img", "aria-label": `${kind.title} over moves` });
  const frame = element(
    "div",
    { class: "plot" },
    element("div", { class: "plot-legend" }, ...keys.reverse(), at),
    space,
  );
  frame.style.flexGrow = String(kind.share);
  return { kind, frame, space, values, at, plot: null };
}
