// The figures stated by more than one text: docs/figures.json contains each figure with its unit, interval, machine,
// date and command.
//
// `./dev bench stated` repeats the experiments among them and records the results; `./dev bench figures`, `peers` and
// `page` record theirs. Each group lists the texts that contain its figures, as phrases with gaps for the figures:
// tests/page/figures.test.js fills them in.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { format } from "prettier";

/**
 * A figure. For a table, it has its row and column, and its index in the cell if the cell has several figures.
 * @typedef {{ value: number, interval?: [number, number], solved?: number, row?: string, column?: string,
 *   part?: number }} Figure
 * @typedef {object} Group the figures of one command
 * @property {string} of the subject of the figures
 * @property {string} command the command that produces them
 * @property {string} [experiment] the link of the experiment that the command runs; its settings are the figures, in
 * order
 * @property {true} [long] whether the experiment takes more than a few seconds
 * @property {string} unit
 * @property {string} machine
 * @property {string} date
 * @property {Record<string, Figure>} figures
 * @property {Record<string, string[]>} places the phrases, by text
 */

const FILE = new URL("../docs/figures.json", import.meta.url);
/** @returns {Group[]} */
export const groups = () => JSON.parse(readFileSync(FILE, "utf8"));
const today = () => new Date().toISOString().slice(0, 10);
/** @param {Group[]} all */
async function write(all) {
  writeFileSync(FILE, await format(JSON.stringify(all, null, 2), { parser: "json", printWidth: 120 }));
}

/** Reads a cell of a table. @param {string} cell @param {number} [part] */
export const numberIn = (cell, part = 0) => Number(cell.split(", ")[part].replaceAll(",", ""));

/**
 * Records the figures of a printed table.
 * @param {string} command
 * @param {string[]} columns
 * @param {string[][]} rows the rows, with the name first
 */
export async function record(command, columns, rows) {
  const all = groups();
  for (const group of all.filter((group) => group.command === command)) {
    group.date = today();
    group.machine = `${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0]}`;
    for (const figure of Object.values(group.figures)) {
      const row = rows.find(([name]) => name === figure.row);
      if (row) figure.value = numberIn(row[columns.indexOf(figure.column ?? "") + 1], figure.part);
    }
  }
  await write(all);
}

/**
 * Returns the figures of an experiment, setting by setting.
 * @param {Group} group
 * @param {string} json all its statistics as JSON
 */
export function figuresOf({ figures }, json) {
  /** @type {{ solved: number, ert: number, ert_interval: { low: number, high: number } }[]} */
  const settings = JSON.parse(json).statistics.puzzles[0].settings;
  /** @type {Record<string, Figure>} */
  const made = {};
  for (const [at, name] of Object.keys(figures).entries()) {
    const { solved, ert, ert_interval: interval } = settings[at];
    made[name] = {
      value: Number(ert.toFixed(2)),
      interval: [Math.round(interval.low), Math.round(interval.high)],
      solved,
    };
  }
  return made;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  execFileSync("cargo", ["build", "--locked", "--release"], { stdio: ["ignore", 2, 2] });
  const program = fileURLToPath(new URL("../target/release/annealing-lab", import.meta.url));
  const all = groups();
  for (const group of all) {
    if (!group.experiment) continue;
    const json = execFileSync(program, ["sweep", "--format", "json", group.experiment], {
      encoding: "utf8",
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "ignore"],
    });
    group.figures = figuresOf(group, json);
    group.date = today();
    console.log(`${group.of}: ${JSON.stringify(group.figures)}`);
  }
  await write(all);
}
