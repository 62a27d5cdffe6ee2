// Figures that several texts state come from one file, docs/figures.json: each text has what the file has, and none has another value.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { groups, numberIn } from "../../benches/stated.js";

const TOP = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, TOP), "utf8").replace(/\s+/g, " ");
const inFolder = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
  readdirSync(new URL(folder, TOP)).flatMap((file) => (name.test(file) ? [folder + file] : []));
/** All that people read, but what was true of an earlier version. */
const TEXTS = [
  "README.md",
  ...inFolder("docs/", /\.(md|ipynb)$/).filter((file) => !/PERFORMANCE-LOG/.test(file)),
  "npm/README.md",
  "python/README.md",
];

/** Ways to write a figure: down, in thousands (k), in millions with three digits (M), with decimals (.n), with n digits. */
const WAYS = /^(down|k|M|\.\d|\d)?$/;

/** @param {number} value @param {string} way @param {string} language */
function written(value, way, language) {
  assert.match(way, WAYS);
  const format = (/** @type {number} */ number, /** @type {Intl.NumberFormatOptions} */ options) =>
    new Intl.NumberFormat(language, options).format(number);
  if (way === "k") return format(value / 1e3, { maximumFractionDigits: 0 });
  if (way === "M") return format(value / 1e6, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
  if (way === "down") return format(Math.floor(value), {});
  if (way.startsWith("."))
    return format(value, { minimumFractionDigits: Number(way[1]), maximumFractionDigits: Number(way[1]) });
  return format(value, way ? { maximumSignificantDigits: Number(way) } : { maximumFractionDigits: 0 });
}

const LEFT_OPEN = /\{(\w+)(?:\.(solved|low|high))?(?::([^}]*))?\}/g;

/** A phrase with the figures in it. @param {string} phrase @param {import("../../benches/stated.js").Group["figures"]} figures @param {string} text */
function filled(phrase, figures, text) {
  const language = /\.(\w\w)\.md$/.exec(text)?.[1] ?? "en";
  return phrase.replace(LEFT_OPEN, (_, name, of, way = "") => {
    const { value, solved = NaN, interval: [low, high] = [NaN, NaN] } = figures[name];
    return written({ value, solved, low, high }[/** @type {"value"} */ (of ?? "value")], way, language);
  });
}

/** Makes a phrase a pattern of any figures. @param {string} phrase */
const pattern = (phrase) =>
  new RegExp(
    phrase
      .split(/\{[^}]*\}/)
      .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\d.,]+"),
    "g",
  );

for (const group of groups()) {
  const { of, command, unit, machine, date, figures, places } = group;
  test(`${of}: the figures have a unit, a machine, a date, a command and an interval`, () => {
    assert.match(date, /^\d{4}-\d\d-\d\d$/);
    assert.ok([command, unit, machine].every((words) => words.length > 2));
    for (const { value, interval: [low, high] = [value, value] } of Object.values(figures))
      assert.ok(low <= value && value <= high, `${value} in ${low} to ${high}`);
    if (group.experiment) for (const { interval } of Object.values(figures)) assert.ok(interval);
  });

  test(`${of}: all texts have the figures of docs/figures.json`, () => {
    const used = Object.values(places).flatMap((phrases) => phrases.flatMap((phrase) => phrase.match(LEFT_OPEN) ?? []));
    for (const name of Object.keys(figures))
      assert.ok(
        used.some((open) => new RegExp(`^\\{${name}\\b`).test(open)),
        `${name} stands nowhere`,
      );
    for (const [text, phrases] of Object.entries(places))
      for (const phrase of phrases) {
        const words = filled(phrase, figures, text);
        assert.ok(read(text).includes(words), `not in ${text}: ${words}`);
        // Words that are about nothing else have the same figures wherever they stand.
        if (phrase.replace(LEFT_OPEN, "").replace(/[^a-z]/gi, "").length < 15) continue;
        for (const other of TEXTS.filter((other) => !(other in places)))
          for (const [found] of read(other).matchAll(pattern(phrase)))
            assert.equal(
              found.replace(/[.,]$/, ""),
              words.replace(/[.,]$/, ""),
              `${other} says otherwise than ${text}`,
            );
      }
  });

  test(`${of}: the table of docs/BENCHMARKS.md has the same figures`, () => {
    const lines = readFileSync(new URL("docs/BENCHMARKS.md", TOP), "utf8").split("\n");
    const cells = (/** @type {string} */ line) => line.slice(1, -1).split("|").map((cell) => cell.trim()); // prettier-ignore
    for (const { value, row, column, part } of Object.values(figures)) {
      if (!row || !column) continue;
      const at = lines.findIndex((line) => line.startsWith(`| ${row} |`));
      assert.ok(at > 0, row);
      const head = lines.slice(0, at).findLast((line) => line.startsWith("| |")) ?? "";
      const cell = cells(lines[at])[cells(head).indexOf(column)];
      assert.equal(numberIn(cell, part), value, `${row}, ${column}`);
    }
  });
}
