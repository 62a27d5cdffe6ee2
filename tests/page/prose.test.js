// What people read about the project, held to its own rules: lines that fit a screen, sentences that need one reading, one term for
// one thing.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const TOP = new URL("../../", import.meta.url);
const inFolder = (/** @type {string} */ folder) =>
  readdirSync(new URL(folder, TOP))
    .filter((name) => /\.(md|ipynb)$/.test(name))
    .map((name) => folder + name);
const FILES = [...inFolder("./"), ...inFolder("docs/"), ...inFolder("npm/"), ...inFolder("python/")];

/** @typedef {{ cell_type: string, source: string[] }} Cell of a notebook */

/** Text for people: all of a document, and the cells of a notebook that are no code. @param {string} file */
function read(file) {
  const text = readFileSync(new URL(file, TOP), "utf8");
  if (file.endsWith(".md")) return text;
  const cells = /** @type {Cell[]} */ (JSON.parse(text).cells).filter((cell) => cell.cell_type === "markdown");
  return cells.map((cell) => cell.source.join("")).join("\n\n");
}

/** Private words of English, and what to say instead. @type {[RegExp, string][]} */
const WORDS = [
  [/\banew\b/i, "again, from scratch"],
  [/\bput up with\b/i, "accept"],
  [/\bin step\b/i, "8 chains, multi-start"],
  [/\blockstep\b/i, "multi-start"],
  [/\bdeeds?\b/i, "intervention"],
  [/\buphill\b/i, "worsening"],
  [/\bslips?\b/i, "bug"],
  [/\bthe whole (one|module)\b/i, "the full bundle"],
  [/\bbring your own\b(?!")/i, "import"],
  [/\bthe original's\b/i, "the program's name"],
  [/\btold\b/i, "reported, shown"],
  [/\bpage's thread\b/i, "main thread"],
];

/** Folders of code: identifiers are read as words, too. */
const CODE = ["src", "cli", "page", "python", "tests", "examples", "benches", "fuzz", "www", "hooks"];

/** Words of code alone. @type {[RegExp, string][]} */
const CODE_WORDS = [
  [/\bchances?\b/i, "probability"],
  [/\bmakers?\b/i, "generator, puzzle editor"],
  [/\b(brings?|bringing|brought)\b/i, "import"],
];

/** A document without code, tables, headings and HTML. @param {string} text */
function prose(text) {
  const lines = text.replace(/^```[^]*?^```/gm, "").split("\n");
  return lines
    .map((line) => (/^\s*(\||#|<)/.test(line) ? "" : line.replace(/^\s*([-*]|\d+\.) /, "\n\n$&").trimEnd()))
    .join("\n");
}

/** Words of each sentence. @param {string} text @returns {string[][]} */
function sentences(text) {
  const paragraphs = prose(text).split(/\n\s*\n/);
  return paragraphs
    .flatMap((paragraph) =>
      paragraph
        .replace(/`[^`]*`/g, "Code")
        .replace(/\]\([^)]*\)/g, "]")
        .replace(/\s+/g, " ")
        .split(/(?<=[.!?:;])\s+(?=["“„«*[(¿¡]*[\p{Lu}`])|(?<=\.\*\*)\s+/u),
    )
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 0);
}

for (const file of FILES) {
  const text = read(file);

  test(`${file}: lines outside tables and code have at most 120 characters`, () => {
    const long = text
      .replace(/^```[^]*?^```/gm, "")
      .split("\n")
      .filter((line) => line.length > 120 && !/^\s*(\||<)/.test(line));
    assert.deepEqual(long, []);
  });

  test(`${file}: sentences have 25 words at most, and fewer than 18 on average`, () => {
    const all = sentences(text);
    const long = all.filter((words) => words.length > 25).map((words) => `${words.length}: ${words.join(" ")}`);
    assert.deepEqual(long, []);
    const mean = all.reduce((sum, words) => sum + words.length, 0) / all.length;
    assert.ok(mean < 18, `${mean.toFixed(1)} words on average`);
  });

  // Terms of other languages: languages.test.js.
  if (/\.[a-z]{2}\.md$/.test(file)) continue;
  test(`${file}: one term for one thing`, () => {
    const found = WORDS.flatMap(([word, instead]) =>
      word.test(prose(text)) ? [`${word.exec(prose(text))?.[0]}: ${instead}`] : [],
    );
    assert.deepEqual(found, []);
  });
}

test("CHANGELOG.md has at most 25 entries a version, each of which a reader may need", () => {
  const versions = readFileSync(new URL("CHANGELOG.md", TOP), "utf8").split(/^## /m).slice(1);
  assert.ok(versions.length > 1);
  for (const version of versions) assert.ok(version.split(/^- /m).length - 1 <= 25, version.split("\n")[0]);
});

test("code has one term for one thing", () => {
  const terms = [...WORDS.filter(([word]) => !/slip|original|thread|bring/.test(word.source)), ...CODE_WORDS];
  const found = CODE.flatMap((folder) =>
    readdirSync(new URL(folder, TOP), { recursive: true }).map((name) => `${folder}/${name}`),
  )
    .filter((file) => /\.(rs|js|css|html|py|R)$/.test(file) && !/vendor|node_modules|prose\.test/.test(file))
    .flatMap((file) => {
      const words = `${file}\n${readFileSync(new URL(file, TOP), "utf8")}`
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .replace(/_/g, " ");
      return terms.flatMap(([word, instead]) =>
        word.test(words) ? [`${file}: ${word.exec(words)?.[0]}: ${instead}`] : [],
      );
    });
  assert.deepEqual(found, []);
});
