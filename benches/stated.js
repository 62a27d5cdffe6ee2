// The figures that more than one text states: docs/figures.json has each with its unit, interval, machine, date and command.
//
// `./dev bench stated` makes the experiments among them again and writes what came out; `./dev bench figures`, `peers` and `page` write
// theirs. Each group says in which texts its figures stand, as phrases with the figures left open: tests/page/figures.test.js fills them in.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { format } from "prettier";

/**
 * A figure. Of a table: its row and column, and its place in the cell where that has several.
 * @typedef {{ value: number, interval?: [number, number], solved?: number, row?: string, column?: string, part?: number }} Figure
 * @typedef {object} Group figures of one command
 * @property {string} of what they are about
 * @property {string} command that makes them
 * @property {string} [experiment] the link of the experiment that the command runs; its settings are the figures, in their order
 * @property {true} [long] where the experiment takes more than some seconds
 * @property {string} unit
 * @property {string} machine
 * @property {string} date
 * @property {Record<string, Figure>} figures
 * @property {Record<string, string[]>} places the phrases by text
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

/** Writes the figures that a table holds, as it was printed. @param {string} command @param {string[]} columns @param {string[][]} rows the name first */
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

/** The figures of an experiment, setting by setting. @param {Group} group @param {string} json of all its statistics */
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
