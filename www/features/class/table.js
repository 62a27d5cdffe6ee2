// The table of a class: a row for each answer, sorted by any column.

import { button, element } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { hereTo } from "../../lib/link.js";
import { asWritten } from "../../text/text.js";
import { claimInWords } from "./answer.js";
import { nameOf } from "./goals.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").ClassRow} ClassRow */
/**
 * @typedef {{ key: string, name: string, of: (row: ClassRow) => string | number | null, cell: (row: ClassRow) => (Node
 *   | string)[], number?: boolean }} Column
 */

/** The sort order of verdicts. */
const RANKS = ["passed", "failed", "refused"];

/** @param {ClassRow} row */
export const nameIn = ({ who }) => who || t("noName");

/** @param {string} file @param {number} line */
export const placeInWords = (file, line) => t(file ? "lineOfFile" : "lineOf", { file, line: String(line) });

export class ClassTable {
  node = element("div", { class: "class-table", role: "region", tabindex: "0", "aria-label": t("table"), hidden: "" });
  /** @type {ClassRow[]} */
  #rows = [];
  #sorted = { key: "answer", up: true };
  /** @type {string[]} */
  #change = [];

  /**
   * @param {ClassRow[]} rows in the order of the answers @param {string[]} change the settings that learners may change
   */
  show(rows, change) {
    this.#rows = rows;
    this.#change = change;
    this.#draw();
  }

  /** @returns {Column[]} */
  #columns() {
    const settings = this.#change.map((key) => {
      const of = (/** @type {ClassRow} */ { settings }) => settings.find(([own]) => own === key)?.[1] ?? "";
      return { key: `set_${key}`, name: nameOf(key), of, cell: (/** @type {ClassRow} */ row) => [asWritten(of(row))] };
    });
    const numbers = /** @type {const} */ (["score", "moves"]).map((key) => {
      const cell = (/** @type {ClassRow} */ { [key]: n }) => [n === null ? "" : count(n)];
      return { key, name: t(`col_${key}`), of: (/** @type {ClassRow} */ row) => row[key], cell, number: true };
    });
    const answer = (/** @type {ClassRow} */ row) => row.answer;
    return [
      { key: "answer", name: t("col_answer"), of: answer, cell: (row) => [String(row.answer)], number: true },
      { key: "who", name: t("col_who"), of: nameIn, cell: whoCell },
      { key: "verdict", name: t("col_verdict"), of: ({ verdict }) => RANKS.indexOf(verdict), cell: verdictCell },
      ...numbers,
      ...settings,
      { key: "why", name: t("col_why"), of: ({ why }) => why, cell: ({ why }) => [why] },
      { key: "run", name: t("col_run"), of: ({ run }) => run, cell: (row) => this.#runCell(row) },
    ];
  }

  /** @param {ClassRow} row */
  #runCell(row) {
    if (!row.run) return [];
    const link = { href: hereTo(row.run), target: "_blank", rel: "noopener" };
    return [element("a", { ...link, "aria-label": t("openOf", { who: nameIn(row) }) }, t("open"))];
  }

  #draw() {
    const columns = this.#columns();
    const { key, up } = this.#sorted;
    const by = columns.find((column) => column.key === key) ?? columns[0];
    const rows = this.#rows.toSorted((a, b) => (up ? 1 : -1) * compared(by.of(a), by.of(b)) || a.answer - b.answer);
    const head = columns.map((column) => {
      const sorts = button(column.name, {}, () => {
        this.#sorted = { key: column.key, up: key !== column.key || !up };
        this.#draw();
        const again = this.node.querySelector(`[data-column="${column.key}"] button`);
        if (again instanceof HTMLElement) again.focus();
      });
      const sort = column === by ? (up ? "ascending" : "descending") : "none";
      return element("th", { scope: "col", "data-column": column.key, "aria-sort": sort }, sorts);
    });
    const cells = (/** @type {ClassRow} */ row) =>
      columns.map(({ key, number, cell }) =>
        element("td", { "data-column": key, ...(number ? { class: "number-cell" } : {}) }, ...cell(row)),
      );
    const body = rows.map((row) => element("tr", { "data-verdict": row.verdict }, ...cells(row)));
    const caption = element("caption", { class: "visually-hidden" }, t("table"));
    const heads = element("thead", {}, element("tr", {}, ...head));
    this.node.hidden = rows.length === 0;
    this.node.replaceChildren(element("table", {}, caption, heads, element("tbody", {}, ...body)));
  }
}

/**
 * Compares two values; missing values are sorted to the end.
 * @param {string | number | null} a
 * @param {string | number | null} b
 */
function compared(a, b) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

/** @param {ClassRow} row */
function whoCell(row) {
  const other = row.beside && row.beside !== row.who ? [element("small", {}, row.beside)] : [];
  const place = element("small", { class: "place" }, placeInWords(row.file, row.line));
  return [element("b", {}, nameIn(row)), ...other, place];
}

/** @param {ClassRow} row */
function verdictCell({ verdict, honest, claimed, same_as }) {
  return [
    element("span", { class: "outcome" }, t(`verdict_${verdict}`)),
    ...(honest === false ? [element("small", {}, t("falseClaim", { claim: claimInWords(claimed) }))] : []),
    ...(same_as === null ? [] : [element("small", {}, t("sameAs", { n: String(same_as) }))]),
  ];
}
