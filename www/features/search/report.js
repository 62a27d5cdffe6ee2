// AIMA's report, computed while it is read: every searcher is run on every start, one after the other, in a worker that
// ends with the dialog. A searcher's row has its totals over the named starts, and unfolds into a row for each start.

import { Job, slices } from "../../core/job.js";
import { facts } from "../../facts.js";
import { byId, element, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { count, fixed } from "../../lib/format.js";
import { save } from "../../lib/save.js";
import english from "../../text/en/report.js";
import { inEnglish, texts } from "../../text/text.js";
import { inWords } from "../../text/core.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../../core/types.js").Searched} Searched */
/** @typedef {import("../../core/types.js").Searcher} Searcher */
/** @typedef {import("../../core/engine.js").Engine} Engine */
/** @typedef {import("../contract.js").House} House */
/**
 * A cell of the table; `text` is shown if it has no value.
 * @typedef {{ node: HTMLElement, said: HTMLElement, bar: HTMLElement, value: number | null, text: string }} Cell
 */
/** @typedef {{ row: HTMLElement, cells: Cell[], searched: Searched | null, counted: boolean }} Row */
/** @typedef {{ total: Row, rows: Row[], runs: Searcher["runs"], searcher: Searcher, title: string }} Group */

const t = texts("report", english);

/** Milliseconds of computing per request. */
const SLICE = 40;
/** The start with an empty board: too large for searches that do not prune, so it is excluded from the totals. */
const EMPTY = "empty";
/** The start name of a map without a name. */
const OWN_MAP = "map";
/** The number of searchers, taken from the published report, whose rows are unfolded initially. */
const UNFOLDED = 2;
const COLUMNS = /** @type {const} */ (["nodes", "goal_tests", "cost", "actions"]);
const NOTHING = "–";

export class Report {
  #dialog = dialogOf("report");
  #table = byId("report-table", HTMLTableElement);
  #words = byId("report-words", HTMLElement);
  #factor = byId("report-factor", HTMLElement);
  #again = byId("report-run", HTMLButtonElement);
  #scale = byId("report-scale", HTMLSelectElement);
  #save = byId("report-csv", HTMLButtonElement);
  #searcher = byId("report-searcher", HTMLElement);
  #ends = byId("report-ends", HTMLElement);
  #job;
  /** @type {Group[]} */
  #groups = [];
  #puzzle = "";
  #open;

  /** @param {House} house */
  constructor({ makeEngine, choices }) {
    this.#job = new Job(makeEngine);
    this.#open = (/** @type {string} */ link) => choices.open(link);
    this.#dialog.addEventListener("close", () => this.#stop(t("stopped")));
    this.#again.addEventListener("click", () => (this.#job.on ? this.#stop(t("stopped")) : this.#run(puzzleOfRun())));
    this.#scale.addEventListener("change", () => this.#draw());
    this.#save.addEventListener("click", () => {
      const kind = this.#groups[0]?.runs[0]?.link.match(/puzzle=([\w-]+)/)?.[1] ?? "";
      save(new Blob([csvOf(this.#groups)], { type: "text/csv" }), `annealing-lab-report-${kind}.csv`);
    });
  }

  asked() {
    lay(this.#dialog);
    if (this.#puzzle !== puzzleOfRun()) this.#run(puzzleOfRun());
  }

  // ── running ──

  /** @param {string} puzzle */
  async #run(puzzle) {
    this.#stop("");
    const { engine, wanted } = this.#job.begin((message) => this.#stop(t("solverStopped", { why: message })));
    this.#save.disabled = true;
    setText(this.#again, t("reportRun"));
    setText(this.#words, t("fetching"));
    try {
      const searchers = await engine.ask("searchers", { puzzle });
      if (!wanted()) return;
      this.#fill(searchers);
      const jobs = this.#groups.flatMap((group) => group.runs.map((run, i) => ({ group, run, row: group.rows[i] })));
      // The named starts of all searchers run first, because the empty board takes longer than all of them together.
      jobs.sort((a, b) => Number(a.run.start === EMPTY) - Number(b.run.start === EMPTY));
      for (const [done, { group, run, row }] of jobs.entries()) {
        const values = { n: done + 1, all: jobs.length, searcher: group.title, start: named(run.start) };
        setText(this.#words, t("searching", values));
        await this.#search(engine, run.link, row, group, wanted);
        if (!wanted()) return;
      }
      this.#puzzle = puzzle;
      this.#save.disabled = false;
      this.#stop(t("done", { n: jobs.length }));
    } catch (error) {
      // A job that was ended needs no message, and a worker that broke has reported the reason.
      if (wanted()) this.#stop(error instanceof Error ? error.message : t("stopped"));
    }
  }

  /** @param {Engine} engine @param {string} link @param {Row} row @param {Group} group @param {() => boolean} wanted */
  async #search(engine, link, row, group, wanted) {
    row.row.dataset.state = "running";
    await engine.ask("open", { link });
    const what = { moves: 1e9, milliseconds: SLICE, trace: false };
    for await (const { progress } of slices(engine, "advance", what, wanted)) {
      row.searched = /** @type {Searched} */ (/** @type {unknown} */ (progress));
      this.#count(group);
      this.#draw();
      if (row.searched.status !== "running") break;
    }
    if (row.searched) row.row.dataset.state = row.searched.status;
  }

  /** @param {string} words */
  #stop(words) {
    if (!this.#job.on) return;
    this.#job.end();
    setText(this.#again, t("again"));
    if (words) setText(this.#words, words);
  }

  // ── the table ──

  /** @param {Searcher[]} searchers */
  #fill(searchers) {
    this.#groups = [];
    const starts = (searchers[0]?.runs ?? []).map(({ start }) => start).filter((start) => start !== EMPTY);
    setText(this.#searcher, heading(starts));
    for (const body of [...this.#table.tBodies]) body.remove();
    for (const [i, searcher] of searchers.entries()) {
      const title = inWords(searcher.title);
      const fold = element("button", { type: "button", class: "report-fold", "aria-expanded": "false" });
      fold.append(element("span", { class: "report-title" }, title));
      const total = makeRow([fold], true);
      total.row.classList.add("report-total");
      const rows = searcher.runs.map(({ start, link }) => {
        const watch = element("button", { type: "button", class: "report-start", title: t("watch") }, named(start));
        watch.addEventListener("click", () => {
          this.#dialog.close();
          this.#open(link);
        });
        return makeRow([watch], start !== EMPTY);
      });
      const show = (/** @type {boolean} */ open) => {
        fold.setAttribute("aria-expanded", String(open));
        for (const { row } of rows) row.hidden = !open;
      };
      fold.addEventListener("click", () => show(fold.getAttribute("aria-expanded") !== "true"));
      show(i < UNFOLDED);
      this.#groups.push({ total, rows, runs: searcher.runs, searcher, title });
      this.#table.append(element("tbody", {}, total.row, ...rows.map(({ row }) => row)));
    }
  }

  /** Computes the totals over the named starts. @param {Group} group */
  #count({ total, rows }) {
    const counted = rows.filter(({ counted }) => counted);
    for (const row of rows) {
      for (const [i, column] of COLUMNS.entries()) row.cells[i].value = row.searched?.[column] ?? null;
      row.cells[COST].text = costInWords([row]);
    }
    for (const [i, column] of COLUMNS.entries()) {
      const known = counted.flatMap(({ searched }) => searched?.[column] ?? []);
      // A stopped search has no cost, so there is a total of costs only if all starts have one.
      const whole = column !== "cost" || known.length === counted.length;
      total.cells[i].value = whole && known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
    }
    total.cells[COST].text = costInWords(counted);
  }

  // The longest bar represents the largest total; a larger value, such as the value of the empty board, extends to the
  // edge.
  #draw() {
    const logarithmic = this.#scale.value === "log";
    const longest = COLUMNS.map((_, i) => Math.max(1, ...this.#groups.map(({ total }) => total.cells[i].value ?? 0)));
    for (const { total, rows } of this.#groups) {
      for (const { cells } of [total, ...rows]) {
        for (const [i, { node, said, bar, value, text }] of cells.entries()) {
          const share = value === null ? 0 : logarithmic ? logShare(value, longest[i]) : value / longest[i];
          bar.style.width = `${Math.min(100, share * 100).toFixed(2)}%`;
          node.classList.toggle("over", share > 1);
          setText(said, value === null ? text : count(value));
          node.classList.toggle("words", value === null && text !== NOTHING);
        }
      }
    }
    const ended = this.#groups.some(({ rows }) => rows.some(({ searched }) => searched?.status === "nodes"));
    setText(this.#ends, ended ? t("ends") : "");
    const [first, second] = this.#groups;
    const [a, b] = [first?.total.cells[0].value ?? 0, second?.total.cells[0].value ?? 0];
    const done = second?.rows.every(({ searched }) => searched && searched.status !== "running");
    const compared = first && second && done && b > 0;
    const titles = { first: capital(first?.title ?? ""), second: second?.title ?? "" };
    setText(this.#factor, compared ? t("factor", { ...titles, times: fixed(a / b, 1) }) : "");
  }
}

const COST = COLUMNS.indexOf("cost");

/** Explains why there is no cost. @param {Row[]} rows */
function costInWords(rows) {
  const has = (/** @type {string} */ status) => rows.some(({ searched }) => searched?.status === status);
  const key = has("nodes") ? "stoppedSearch" : has("unsolvable") ? "noSolution" : null;
  if (key === null) return NOTHING;
  const n = rows.filter(({ searched }) => searched?.status === "solved").length;
  return rows.length === 1 ? t(key) : t("someOf", { end: t(key), n, of: rows.length });
}

/** Describes the starts that the rows total. @param {string[]} starts */
function heading(starts) {
  if (starts.length === 0) return t("searchAlone");
  const names = starts.map(named);
  return starts.length === 1 ? t("searchOn", { start: names[0] }) : t("searchOver", { starts: names });
}

/** Names a start; a custom map has a generic name. @param {string} start */
const named = (start) => (start === OWN_MAP ? t("ownMap") : start);

/**
 * Writes the table with the numbers of `annealing-lab report`, one line per search; without a solution the cost is inf.
 * @param {Group[]} groups
 */
function csvOf(groups) {
  const quoted = (/** @type {string} */ text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = groups.flatMap(({ total, rows, runs, searcher }) => {
    const title = quoted(inEnglish(() => inWords(searcher.title)));
    const line = (/** @type {string} */ start, /** @type {string} */ status, /** @type {Row} */ { cells }) =>
      [title, start, status, ...cells.map(({ value }) => value ?? "inf")].join(",");
    const each = rows.map((row, i) => line(runs[i].start, row.searched?.status ?? "", row));
    const counted = rows.filter(({ counted }) => counted);
    const all = counted.every(({ searched }) => searched?.status === "solved") ? "solved" : "";
    return counted.length > 0 ? [...each, line("TOTAL", all, total)] : each;
  });
  return [["searcher", "start", "status", ...COLUMNS].join(","), ...lines, ""].join("\n");
}

/** @param {string} title */
const capital = (title) => title.replace(/^./, (letter) => letter.toUpperCase());

/**
 * Computes a bar's length on a logarithmic scale; a value of 1 gives a sliver.
 * @param {number} value
 * @param {number} longest
 */
const logShare = (value, longest) =>
  value <= 0 ? 0 : Math.max(0.01, Math.log(value) / Math.log(Math.max(longest, 2)));

/** @param {(Node | string)[]} head @param {boolean} counted @returns {Row} */
function makeRow(head, counted) {
  const cells = COLUMNS.map(() => {
    const said = element("span", { class: "report-value" }, NOTHING);
    const bar = element("span", { class: "report-bar", "aria-hidden": "true" });
    const node = element(
      "td",
      {},
      element("div", { class: "report-cell" }, said, element("span", { class: "report-track" }, bar)),
    );
    return { node, said, bar, value: null, text: NOTHING };
  });
  const row = element("tr", {}, element("th", { scope: "row" }, ...head), ...cells.map(({ node }) => node));
  return { row, cells, searched: null, counted };
}

/** Returns the name of the run's puzzle, or the link of a puzzle without a name. */
function puzzleOfRun() {
  const setup = facts.run.value?.setup;
  const unnamed = setup && (setup.puzzle.kind === "route" || ("define" in setup.puzzle && setup.puzzle.define));
  return unnamed ? setup.link : (setup?.puzzle.name ?? "");
}

export default (/** @type {House} */ house) => new Report(house);
