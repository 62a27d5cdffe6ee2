// Energy, temperature and kinds of moves over moves: three plots on one x axis, with one cursor.
//
// The x axis behaves like a chart recorder. Before the run begins it is as long as the schedule's picture of one
// anneal. It doubles whenever the run outgrows it, and has exactly the length of the run once it is over. Dragging
// zooms all three plots, and a click goes to that move. The timeline's cursor is an element over each plot, so that
// moving it redraws nothing.

import { facts } from "../facts.js";
import { rowAt } from "../run/accepted.js";
import { byId, element, setShown, setText } from "../lib/dom.js";
import { paintOf } from "../lib/colours.js";
import { toPng, toSvg } from "../lib/pen.js";
import { recall, remember } from "../lib/storage.js";
import { shareOf, temperatureScaleOf } from "../lib/temperature-scale.js";
import { moveAt, placeOf } from "./axes.js";
import { aboveBest, bestsOf, columnsOf, floorOf } from "./columns.js";
import { loadUPlot } from "./load.js";
import { KINDS, kindsOf, scaleOf } from "./kinds.js";
import { plotOptions, SLIP } from "./options.js";
import { ribbonOf } from "./marks.js";
import { fit, panelOf, readPanel } from "./panel.js";
import { Save } from "./save.js";
import { pictureOf } from "./picture.js";
import { t } from "./texts.js";
import { on } from "../lib/signal.js";

/** @typedef {import("../core/types.js").Trace} Trace */
/** @typedef {import("./load.js").Plotter} Plotter */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./panel.js").Panel} Panel */

/** @typedef {import("../house.js").House} House */

/** The number of moves on the x axis when a run has just begun. */
const FIRST_MOVES = 80;
/** The width and the heights of plots saved as shapes. */
const SAVED_WIDTH = 960;
const SAVED_HEIGHT = 40;

export class Plots {
  #space = byId("plot-panels", HTMLElement);
  #at = element("span", { class: "plot-at" });
  #logButton = byId("plot-log", HTMLButtonElement);
  #resetButton = byId("plot-reset", HTMLButtonElement);
  /** @type {Panel[]} */
  #panels = KINDS.map(panelOf);
  #Plotter;
  #house;
  #log = recall("plots-axis") === "log";
  /** True if only the first plot is shown. */
  #alone = false;
  /** @type {Trace | null} */
  #trace = null;
  /** @type {{ temperatures: Float64Array, moves: number } | null} */
  #predicted = null;
  /** The name of its moves. @type {"moves" | "steps"} */
  #unit = "moves";
  /** @type {import("../lib/temperature-scale.js").TemperatureScale | null} */
  #scale = null;
  /** The initial end of the x axis. */
  #horizon = 1000;
  #over = false;
  #zoomed = false;
  /** The move of the timeline, and whether it lies before the end of the run. */
  #move = 0;
  #past = false;
  /**
   * The exact values at that move, because rows are thinned.
   * @type {Partial<Record<import("./columns.js").Column, number>>}
   */
  #exact = {};
  /** The move under the pointer. @type {number | null} */
  #pointed = null;
  /** True if one of the plots is pressed. */
  #pressed = false;
  /** The plots that do not show the columns yet. @type {Set<Panel>} */
  #stale = new Set();
  /** The energy at the foot of the axis. */
  #floor = 0;
  #columns = columnsOf(null, null);
  /** @type {number[]} */
  #places = [];
  #marks = marksOf(null);

  /** @param {Plotter} Plotter @param {House} house */
  constructor(Plotter, house) {
    this.#Plotter = Plotter;
    this.#house = house;
    this.#space.replaceChildren(...this.#panels.map(({ frame }) => frame));
    // The tools are placed at the end of the first legend.
    this.#panels[1].legend.append(this.#at);
    this.#logButton.addEventListener("click", () => this.#turn(!this.#log));
    this.#resetButton.addEventListener("click", () => this.#reset());
    new Save(
      (format) => this.#file(format),
      () => named().name,
      house.soon,
    );
    this.#turn(this.#log);
    on(facts.colours, () => this.#build());
    on(facts.mode, (mode) => this.#show(mode !== "all"));
    on(facts.prediction, () => this.#predict());
    // A press ends wherever the pointer is; a window that loses the focus receives no mouseup.
    for (const end of ["mouseup", "blur"]) addEventListener(end, () => this.#release());
    new ResizeObserver(() => this.#fit()).observe(this.#space);
  }

  /** Shows only the energy, or all plots. @param {boolean} alone */
  #show(alone) {
    if (alone === this.#alone) return;
    this.#alone = alone;
    this.#build();
  }

  begun() {
    this.#clear();
    this.#predict();
  }

  /** Shows the schedule of a run that has not begun. It may become known late, when there are already rows. */
  #predict() {
    const { run, temperatures, moves } = facts.prediction.peek() ?? {};
    if (!run || moves === undefined || run !== facts.run.peek()) return;
    this.#predicted = temperatures ? { temperatures, moves } : null;
    this.#horizon = moves;
    this.#zoom(false);
    this.#scale = temperatureScaleOf(run);
    this.#over = run.ended;
    this.#unit = run.rebuilding ? "steps" : "moves";
    this.#pointed = null;
    this.#exact = {};
    this.#set(run.trace);
  }

  /** Prepares for another run: before its schedule is known, nothing of the previous run is shown. */
  #clear() {
    this.#predicted = null;
    this.#pointed = null;
    this.#exact = {};
    this.#set(null);
    while (this.#stale.size > 0 && !this.#pressed) this.#draw();
  }

  /**
   * Takes the new rows of a run, or otherwise draws one of the stale plots.
   * @param {import("../run/run.js").Run} run
   */
  plot(run) {
    // While a plot is pressed its content stays, so that a drag selects the part where it began.
    if (this.#pressed) return;
    if (run.traceIsNew && run.trace) {
      run.traceIsNew = false;
      this.#over = run.ended;
      this.#set(run.trace);
    } else this.#draw();
    this.#look(run.snapshot.progress, run.past);
  }

  /**
   * Shows the move of the timeline.
   * @param {import("../core/types.js").Progress} progress
   * @param {boolean} past whether the run has continued beyond it
   */
  #look(progress, past) {
    const { moves } = progress;
    if (moves === this.#move && past === this.#past) return;
    this.#move = moves;
    // The newest moves are shown with the next trace, because moving a line in every frame would trigger a layout in
    // every frame.
    if (!past && !this.#past) return;
    this.#past = past;
    this.#placeCursor();
  }

  /** Shows the figures beside the plots in the legends as well. @param {import("../run/run.js").Run} run */
  tell({ shown: { energy, best, temperature }, acceptance }) {
    this.#exact = { energy, best, temperature, ...(acceptance === null ? {} : { acceptance }) };
    if (this.#pointed === null) this.#read(null);
  }

  /** @param {Trace | null} trace */
  #set(trace) {
    const puzzle = facts.run.peek()?.setup.puzzle;
    this.#trace = trace && puzzle ? aboveBest(trace, puzzle) : trace;
    this.#floor = puzzle ? floorOf(puzzle) : 0;
    const note = this.#panels[0].legend.querySelector(".plot-note");
    if (note) setText(note, puzzle ? scaleOf(puzzle) : t("logScale"));
    this.#columns = columnsOf(this.#trace, this.#over ? null : this.#predicted);
    this.#marks = marksOf(this.#trace);
    this.#redraw();
    this.#describe();
  }

  #redraw() {
    this.#places = this.#log ? this.#columns.move.map((move) => placeOf(true, move)) : this.#columns.move;
    this.#read(this.#pointed);
    for (const panel of this.#seen) this.#stale.add(panel);
    this.#house.draw("plots");
  }

  // Three plots in one frame would be a long task on a slow machine; the cursor also takes a frame.
  #draw() {
    if (this.#pressed) return;
    const [panel] = this.#stale;
    if (!panel) return this.#placeCursor();
    this.#stale.delete(panel);
    const { plot } = panel;
    plot?.batch(() => {
      plot.setData(this.#data(panel), false);
      plot.setScale("x", this.#zoomed ? within(plot.scales.x) : this.#whole);
    });
    this.#house.draw("plots");
  }

  /** Returns the data that a plot draws now. @param {Panel} panel */
  #data(panel) {
    panel.moves = this.#columns.move;
    return [this.#places, ...panel.kind.series.map(({ column }) => this.#columns[column] ?? [])];
  }

  /** The visible plots. */
  get #seen() {
    return this.#alone ? this.#panels.slice(0, 1) : this.#panels;
  }

  get #whole() {
    return { min: 0, max: placeOf(this.#log, this.#end) };
  }

  /** The move at the end of the x axis. */
  get #end() {
    const moves = this.#trace?.move[this.#trace.move.length - 1] ?? 0;
    if (this.#over) return Math.max(moves, 1);
    // From the first moves on, they fill at least half of the plot.
    let end = moves === 0 ? this.#horizon : FIRST_MOVES;
    while (end < moves) end *= 2;
    return end;
  }

  /** The visible range of positions on the x axis. */
  get #sight() {
    return this.#zoomed && this.#panels[0].plot ? within(this.#panels[0].plot.scales.x) : this.#whole;
  }

  #build() {
    const sight = this.#sight;
    for (const panel of this.#panels) {
      panel.plot?.destroy();
      panel.plot = null;
      panel.frame.hidden = true;
    }
    for (const panel of this.#seen) {
      panel.frame.hidden = false;
      const last = panel === this.#seen[this.#seen.length - 1];
      const options = plotOptions(panel.kind, facts.colours.peek(), last, {
        size: { width: panel.space.clientWidth, height: panel.space.clientHeight },
        log: () => this.#log,
        unit: () => t(this.#unit),
        marks: () => this.#events,
        ribbon: this.#alone ? (box, at) => this.#ribbon(box, at) : undefined,
        empty: () => this.#empty,
        moved: (row) => this.#read(row === null ? null : panel.moves[row]),
        zoomed: () => this.#zoom(true),
        reset: () => this.#reset(),
      });
      panel.plot = new this.#Plotter(options, this.#data(panel), panel.space);
      panel.plot.setScale("x", sight);
      panel.plot.over.append(panel.now);
      this.#seekOnClick(panel.plot.over);
    }
    this.#placeCursor();
  }

  /** Reports whether there are no moves yet, and no schedule that predicts their number. */
  get #empty() {
    return this.#columns.last === 0 && (this.#alone || !this.#predicted);
  }

  /** The events, and the start of a run that has not begun. */
  get #events() {
    return { ...this.#marks, start: this.#columns.last === 0 ? (this.#columns.energy[0] ?? null) : null };
  }

  /** @param {import("../lib/pen.js").Box} box @param {import("./marks.js").At} at */
  #ribbon(box, at) {
    const scale = this.#scale;
    return scale ? ribbonOf(box, this.#columns, at, (temperature) => shareOf(scale, temperature)) : [];
  }

  #release() {
    if (!this.#pressed) return;
    this.#pressed = false;
    this.#house.draw("plots");
  }

  // A drag zooms; a press that hardly moved is a click, and goes to that move.
  /** @param {HTMLElement} over */
  #seekOnClick(over) {
    let [x, y] = [0, 0];
    over.addEventListener("mousedown", (event) => {
      [x, y] = [event.clientX, event.clientY];
      // The legends belong to the latest rows, so all three plots must show them.
      while (this.#stale.size > 0) this.#draw();
      this.#pressed = true;
    });
    over.addEventListener("click", (event) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) return;
      const { left, width } = over.getBoundingClientRect();
      const { min, max } = this.#sight;
      this.#house.playback.seek(moveAt(this.#log, min + ((event.clientX - left) / width) * (max - min)));
    });
  }

  // ── tools ──

  /** @param {boolean} log */
  #turn(log) {
    const sight = this.#sight;
    const [from, to] = [moveAt(this.#log, sight.min), moveAt(this.#log, sight.max)];
    this.#log = log;
    remember("plots-axis", log ? "log" : null);
    this.#logButton.setAttribute("aria-pressed", String(log));
    this.#places = this.#columns.move.map((move) => placeOf(log, move));
    this.#build();
    if (!this.#zoomed) return;
    for (const { plot } of this.#panels) plot?.setScale("x", { min: placeOf(log, from), max: placeOf(log, to) });
    this.#placeCursor();
  }

  /** @param {boolean} zoomed */
  #zoom(zoomed) {
    this.#zoomed = zoomed;
    this.#resetButton.disabled = !zoomed;
    // The plots have their new scales in the next frame.
    requestAnimationFrame(() => this.#placeCursor());
  }

  #reset() {
    const focused = document.activeElement === this.#resetButton;
    this.#zoom(false);
    if (focused) this.#logButton.focus();
    for (const { plot } of this.#panels) plot?.setScale("x", this.#whole);
  }

  /** @param {import("./save.js").Format} format */
  async #file(format) {
    if (format === "csv") return this.#house.ask("traceCsv", {});
    const { title } = named();
    const run = facts.run.peek();
    const kinds = run ? kindsOf(run.setup.puzzle) : KINDS;
    const panels = kinds.map((kind) => ({ kind, height: kind.share * SAVED_HEIGHT }));
    const [columns, marks, sight, unit] = [this.#columns, this.#events, this.#sight, t(this.#unit)];
    const picture = pictureOf({ title, panels, width: SAVED_WIDTH, columns, marks, sight, unit, log: this.#log });
    const colours = facts.colours.peek();
    if (format === "png") return toPng(picture, paintOf(colours), colours.text, "panel");
    return `${new XMLSerializer().serializeToString(toSvg(picture, paintOf(colours), colours.text, "panel"))}\n`;
  }

  #fit() {
    for (const panel of this.#panels) fit(panel);
    this.#placeCursor();
  }

  // ── the cursor ──

  // The cursor moves in all three plots at once, by a transform, because it moves often and a transform needs no
  // layout.
  #placeCursor() {
    const { min, max } = this.#sight;
    const move = this.#past ? this.#move : (this.#trace?.move.at(-1) ?? 0);
    const share = (placeOf(this.#log, move) - min) / (max - min);
    const shown = share >= 0 && share <= 1 && (this.#past || move > 0);
    for (const { now } of this.#panels) {
      setShown(now, shown);
      if (shown) now.style.transform = `translateX(${(100 * share).toFixed(3)}%)`;
    }
  }

  /**
   * Fills the legends with the values at the pointer, or otherwise at the move of the timeline. The pointer is given as
   * a move, because not all plots may have drawn the same rows yet.
   * @param {number | null} pointed
   */
  #read(pointed) {
    this.#pointed = pointed;
    const { move, last } = this.#columns;
    const row = pointed === null ? null : rowAt(move, pointed, move.length - 1);
    const at = row ?? (this.#past ? rowAt(move, this.#move, last) : last);
    for (const panel of this.#panels) readPanel(panel, this.#columns, at, row === null ? this.#exact : {}, this.#floor);
    setText(this.#at, row === null ? "" : t("atMove", { n: move[row] }));
  }

  // Describes the plots for people who cannot see them.
  #describe() {
    const { move, last } = this.#columns;
    for (const { kind, space } of this.#panels) {
      const now = kind.series.flatMap(({ column, shown, label }) => {
        const value = this.#columns[shown ?? column]?.[last];
        if (value === null || value === undefined) return [];
        const own = kind.name === "energy" ? value + this.#floor : value;
        return [t("value", { label: label(), value: kind.read(own) })];
      });
      const title = kind.title();
      const described = this.#trace && now.length > 0;
      const words = described ? t("described", { title, values: now, n: move[last] }) : t("nothing", { title });
      space.setAttribute("aria-label", words);
    }
  }
}

/** @param {Trace | null} trace @returns {Omit<import("./marks.js").Marks, "start">} */
function marksOf(trace) {
  if (!trace) return { restarts: [], reheats: [], hands: [], bests: [] };
  const { restarts, reheats, hands } = trace;
  return { restarts, reheats, hands, bests: bestsOf(trace) };
}

/** @param {{ min?: number | undefined, max?: number | undefined }} scale */
const within = ({ min, max }) => ({ min: min ?? 0, max: max ?? 1 });

/** Returns the title of the plotted run, and a name for its file. */
const named = () => facts.run.value?.named ?? { title: "", name: "run" };

export default async (/** @type {House} */ house) => new Plots(await loadUPlot(), house);
