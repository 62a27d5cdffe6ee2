// The feature for comparisons. It wires the parts of this folder. Like a run, an experiment is defined by its link:
//
//   #compare&... ──▶ outline ──▶ setup, variants            edit ──▶ another link
//                      └──▶ work ──▶ rows ──▶ summary ──▶ figures, tables

import { facts, seenView } from "../../facts.js";
import { copies } from "../../lib/copy.js";
import { byId, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { LinkRefused, unlessCrashed } from "../../core/engine.js";
import { save } from "../../lib/save.js";
import { Queue } from "../../run/queue.js";
import { Control } from "./control.js";
import { Figures } from "./figures.js";
import { Race } from "./race/race.js";
import { Reading } from "./reading.js";
import { Runs, listed } from "./runs.js";
import { Scope } from "./scope.js";
import { Setup } from "./setup.js";
import { Tables } from "./tables.js";
import { t } from "./texts.js";
import { t as board } from "../../text/board.js";
import { namesInWords } from "../../text/experiments.js";
import { timesText } from "./times.js";
import { learn } from "./titles.js";
import { Variants } from "./variants.js";
import { View } from "./view.js";
import { Work } from "./work.js";
import { inWords } from "../../text/core.js";
import { folded } from "../show/ways.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Edit} Edit */

/** @typedef {import("../contract.js").House} House */

export class Compare {
  #view;
  /** The parts, made when the first experiment is opened. @type {ReturnType<typeof this.make> | null} */
  #parts = null;
  /** @type {Outline | null} */
  #outline = null;
  #opening = new Latest();
  #queue = new Queue();
  #openedBy = "";
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#view = new View({
      seen: () => seenView.value === "compare",
      raced: (shown) => this.#parts?.race.show(shown),
    });
    document.querySelector(".compare-setup")?.append(folded(false));
    const url = () => house.address.url;
    copies(byId("compare-copy", HTMLButtonElement), url, house.notCopied, (act) => this.#queue.do(act));
  }

  /**
   * Shows the experiment of a link, or at first use an experiment with the open run.
   * @param {import("../contract.js").Ask} ask
   */
  asked({ link, what }) {
    if (link !== undefined) return this.open(link);
    if (what === "thousand") return this.#fromRun("1..1000");
    if (this.#outline) location.href = byId("view-compare", HTMLAnchorElement).href;
    else return this.#fromRun();
  }

  /** Shows the experiment of the present link. @param {string} link @param {import("./view.js").Tab} [tab] */
  async open(link, tab) {
    this.#house.pause();
    this.#openedBy = link;
    if (tab) this.#view.select(tab);
    await this.#open(link);
    this.#view.refresh();
  }

  closed() {
    this.#opening.end();
    this.#parts?.race.pause();
    this.#view.refresh();
  }

  /** The link of the experiment; null without one. */
  get link() {
    return this.#outline?.link ?? null;
  }

  /** The compared experiment; null without one. */
  get outline() {
    return this.#outline;
  }

  /**
   * The lesson that watches the progress of the runs.
   * @type {{ progress(progress: import("./work.js").Progress): void } | null}
   */
  watcher = null;

  /** The link that opened the experiment. */
  get opened() {
    return this.#openedBy;
  }

  /** The names of the experiment's settings. */
  get settings() {
    return this.#outline?.settings.map(({ name }) => name) ?? [];
  }

  /** Reports the progress of the runs again. */
  recount() {
    return this.#queue.do(() => this.#parts?.work.look(this.#parts.scope.puzzle));
  }

  /** Makes the runs that are missing. */
  start() {
    return this.#queue.do(() => this.#parts?.work.start());
  }

  /** Forgets all runs. */
  clear() {
    return this.#queue.do(() => this.#parts?.work.clear());
  }

  /** Measures the claim of a lesson from the rows. @param {string} claim as JSON */
  measure(claim) {
    return this.#parts ? unlessCrashed(this.#parts.table.ask("measure", { claim })) : Promise.resolve(null);
  }

  /** Makes the parts that need a worker. */
  make() {
    const { makeEngine, notice } = this.#house;
    const table = makeEngine((message) => {
      notice.show(t("statisticsStopped", { why: message }));
      this.#queue.during(work.reopen());
    });
    /** Marks a run in the plots and the table. @param {number | null} run */
    const choose = (run) => {
      figures.mark(run);
      runs.choose(run);
    };
    const figures = new Figures(choose);
    const runs = new Runs({ links: (runs) => unlessCrashed(table.ask("runLinks", { runs })), choose });
    const scope = new Scope((puzzle) => work.look(puzzle));
    const tables = new Tables((puzzle) => scope.choose(puzzle));
    const work = new Work(table, () => makeEngine(() => {}), {
      progress: (progress) => {
        control.show(progress);
        this.watcher?.progress(progress);
      },
      summary: (summary, numbers, times) => {
        const [rows, names] = [listed(numbers), summary.settings.map(({ name }) => name)];
        scope.show(summary);
        figures.show(summary, scope.puzzle, rows, this.#outline);
        runs.show(rows, names, summary.aim === "budget");
        tables.show(summary, scope.puzzle, times);
      },
      failed: (message) => notice.show(t("runsStopped", { why: message })),
    });
    const control = new Control({
      // Start waits for a pending change, and for the stored rows of the experiment.
      start: () => this.start(),
      pause: () => work.pause(),
      cancel: () => work.cancel(),
      clear: () => this.clear(),
      giveUp: () => this.#giveUp(),
    });
    const reading = new Reading(table, (far) => control.read(far));
    const edit = (/** @type {Edit} */ change) => this.#edit(change);
    const setup = new Setup(edit, {
      fromRun: () => this.#fromRun(),
      runPuzzle: () => unlessCrashed(table.ask("groupOfRun", { link: this.#house.views.runLink })),
      open: (link) => this.#open(link),
    });
    const variants = new Variants(edit);
    const race = new Race(table, () => makeEngine(() => {}));
    this.#saves("csv", () => work.text("csv"), "text/csv", ".csv");
    this.#saves("json", () => work.text("json"), "application/json", ".json");
    this.#saves("times", () => timesText(this.settings, work.times), "text/csv", "-times.csv");
    this.#offer(table, setup);
    return { table, reading, setup, variants, scope, work, race, choose };
  }

  /**
   * Makes a button save a file.
   * @param {"csv" | "json" | "times"} what
   * @param {() => string | Promise<string | null>} text returns the text; null if it could not be made
   * @param {string} type
   * @param {string} ending the ending of the file's name
   */
  #saves(what, text, type, ending) {
    byId(`compare-${what}`, HTMLButtonElement).addEventListener("click", async () => {
      const made = await text();
      if (made !== null) save(new Blob([made], { type }), fileOf(this.#outline) + ending);
    });
  }

  /** @param {import("../../core/engine.js").Engine} table @param {Setup} setup */
  async #offer(table, setup) {
    const library = await unlessCrashed(table.ask("library", {}));
    if (library) {
      const known = library.map(({ name, title }) => ({ name, title }));
      // Sudoku and map are not puzzles of the library, but they also have names in experiments.
      learn([...known, { name: "sudoku", title: board("sudoku") }, { name: "route", title: board("route") }]);
      setup.puzzles([{ name: "sudoku", title: t("sudoku") }, ...known]);
      if (this.#outline) setup.show(this.#outline);
    }
    const classics = await unlessCrashed(table.ask("classics", {}));
    if (classics) setup.offer(classics);
  }

  /** Opens an experiment; a bad link is reported, and the default experiment opens instead. @param {string} link */
  #open(link) {
    return this.#queue.during(this.#opened(link));
  }

  /** @param {string} link @returns {Promise<void>} */
  async #opened(link) {
    const isLatest = this.#opening.begin();
    this.#parts ??= this.make();
    if (this.#outline?.link === link) return;
    try {
      const outline = await unlessCrashed(this.#parts.reading.read("outline", { link }));
      if (!outline || !isLatest()) return;
      // The settings of the default experiment have names in the language of the page.
      const named = link === "compare" ? namesInWords(outline.link) : outline.link;
      await (named === outline.link ? this.#begin(outline) : this.#opened(named));
    } catch (error) {
      if (!(error instanceof LinkRefused)) throw error;
      if (!isLatest()) return;
      this.#house.notice.show(t("notOpened", { why: error.message }));
      await this.#open("compare");
    }
  }

  /** @param {Outline} outline */
  async #begin(outline) {
    if (!this.#parts) return;
    const { scope, work, race, choose } = this.#parts;
    this.#outline = outline;
    choose(null);
    scope.begin(outline.groups.reduce((sum, { puzzles }) => sum + puzzles, 0));
    work.look(scope.puzzle);
    this.#show(outline);
    setText(byId("compare-command", HTMLElement), `annealing-lab sweep '${outline.link}'`);
    await work.open(outline);
    race.open(outline);
  }

  /** Changes the experiment, and returns the error of the change, or null. @param {Edit} edit */
  async #edit(edit) {
    const [before, isLatest] = [this.#outline, this.#opening.present()];
    /** @type {string | null} */
    let wrong = null;
    await this.#queue.do(async () => {
      if (this.#outline && isLatest() && !lessThan(this.#outline, before)) {
        wrong = await this.#edited(this.#outline, edit);
      }
    });
    return wrong;
  }

  /** @param {Outline} of @param {Edit} edit */
  async #edited({ link }, edit) {
    const isLatest = this.#opening.present();
    try {
      const outline = this.#parts && (await unlessCrashed(this.#parts.reading.read("editExperiment", { link, edit })));
      if (outline && isLatest()) await this.#begin(outline);
      return null;
    } catch (error) {
      if (!(error instanceof LinkRefused)) throw error;
      return inWords(error.what.message);
    }
  }

  /** Cancels reading: the experiment before stays, or otherwise the default experiment opens. */
  #giveUp() {
    this.#parts?.reading.giveUp();
    this.#opening.end();
    const outline = this.#outline;
    if (!outline) {
      this.#house.notice.show(t("notMade"));
      return this.#open("compare");
    }
    this.#show(outline);
  }

  /** Shows an experiment, also in the address while the comparison is the current view. @param {Outline} outline */
  #show(outline) {
    const { address, views } = this.#house;
    if (facts.view.value === "compare") address.show(outline.link);
    views.addresses();
    this.#parts?.setup.show(outline);
    this.#parts?.variants.show(outline);
  }

  /**
   * Opens an experiment that compares the open run with other settings.
   * @param {string} [seeds] in place of the usual ones
   */
  #fromRun(seeds) {
    return this.#queue.during(this.#openedFromRun(seeds));
  }

  /** @param {string} [seeds] in place of the default seeds */
  async #openedFromRun(seeds) {
    const isLatest = this.#opening.begin();
    this.#parts ??= this.make();
    const { reading } = this.#parts;
    let outline = await unlessCrashed(reading.read("outlineOfRun", { link: this.#house.views.runLink }));
    if (outline && isLatest() && seeds) {
      const edit = { seeds: { seeds } };
      outline = await unlessCrashed(reading.read("editExperiment", { link: outline.link, edit }));
    }
    if (!outline || !isLatest()) return;
    this.#house.pause();
    this.#house.views.enter("compare");
    this.#view.refresh();
    await this.#begin(outline);
  }
}

/** Names a file after the experiment: "compare-magic19-seeds-1-100". @param {Outline | null} outline */
function fileOf(outline) {
  const { groups = [], seeds = "" } = outline ?? {};
  const [only] = groups;
  const on =
    groups.length === 1 && only.puzzles === 1
      ? only.label
      : `${groups.reduce((n, { puzzles }) => n + puzzles, 0)}-puzzles`;
  return `compare-${on}-seeds-${seeds}`.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/-$/, "");
}

/**
 * Checks whether a setting or a puzzle was removed, which changes the numbers of later ones.
 * @param {Outline} outline
 * @param {Outline | null} before
 */
const lessThan = ({ settings, groups }, before) =>
  settings.length < (before?.settings.length ?? 0) || groups.length < (before?.groups.length ?? 0);

export default (/** @type {House} */ house) => new Compare(house);
