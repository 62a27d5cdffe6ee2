// The list of lessons shows their own words: the catalogue is made from the lessons, which stand in www/lessons/.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { ESSAY, LESSONS } from "../../www/features/learn/lessons.js";
import { PICTURES, STOPS } from "../../www/features/learn/course.js";
import { MINUTES, PAGES, VALUES } from "../../www/features/learn/made.js";
import { unknownTerm } from "../../www/features/learn/prose.js";
import de from "../../www/text/de/lessons.js";
import english from "../../www/text/en/learn.js";
import glossary from "../../www/text/en/glossary.js";
import es from "../../www/text/es/lessons.js";

/** The essay is read as a lesson is, and has its place among them. */
const ALL = [...LESSONS, ESSAY];

const path = (/** @type {string} */ file) => fileURLToPath(new URL(`../../www/${file}`, import.meta.url));
const textOf = (/** @type {string} */ name) => readFileSync(path(`lessons/${name}.toml`), "utf8");
const CATALOGUE = path("text/en/lessons.js");
const TABLE = path("features/learn/made.js");

const quoted = (/** @type {string} */ name) => (name.includes("-") ? `"${name}"` : name);

function catalogue() {
  const rows = ALL.flatMap((name) =>
    ["title", "asks"].map((key) => {
      const value = new RegExp(`^${key} = (".*")$`, "m").exec(textOf(name))?.[1];
      return `  ${quoted(`${name}_${key}`)}: ${value},\n`;
    }),
  );
  return `// What lessons are called and ask. Made from www/lessons/: LESSONS_WRITE=1 node --test tests/page/lessons.test.js\n\nexport default {\n${rows.join("")}};\n`;
}

const minutesOf = (/** @type {string} */ name) => Number(/^minutes = (\d+)$/m.exec(textOf(name))?.[1]);
const pagesOf = (/** @type {string} */ name) => textOf(name).split("[[steps]]").length - 1;

/** The stated values of a claim, or one of them. @param {string} name @param {string} place as in `boards.1` */
function valuesOf(name, place) {
  const [claim, which] = place.split(".");
  const text = textOf(name).split(`[claims.${claim}]`)[1] ?? "";
  const values = (/^is = \[(.*)\]/m.exec(text)?.[1] ?? "")
    .split(", ")
    .map((value) => (value === "inf" ? Infinity : Number(value)));
  assert.ok(
    values.every((value) => !Number.isNaN(value)),
    `${name}: ${place}`,
  );
  return which ? values.slice(Number(which) - 1, Number(which)) : values;
}

/** @param {string} doc @param {string} name @param {string} type @param {(stop: typeof STOPS[number]) => string} of */
const tableOf = (doc, name, type, of) =>
  `/** ${doc} @type {Record<import("./course.js").Stop, ${type}>} */\nexport const ${name} = {\n${STOPS.map((stop) => `  ${quoted(stop)}: ${of(stop)},\n`).join("")}};\n`;

const table = () =>
  [
    "// What the path has of each lesson. Made from www/lessons/: LESSONS_WRITE=1 node --test tests/page/lessons.test.js\n",
    tableOf("How long it takes.", "MINUTES", "number", (stop) => String(minutesOf(stop))),
    tableOf("How many pages it has.", "PAGES", "number", (stop) => String(pagesOf(stop))),
    tableOf("The values of its picture: what its claims come to.", "VALUES", "number[]", (stop) => {
      const [, ...places] = PICTURES[stop];
      return `[${places.flatMap((place) => valuesOf(stop, place)).join(", ")}]`;
    }),
  ].join("\n");

test("the list of lessons has the words of the lessons", () => {
  if (process.env.LESSONS_WRITE) writeFileSync(CATALOGUE, catalogue());
  assert.equal(readFileSync(CATALOGUE, "utf8"), catalogue(), "LESSONS_WRITE=1 node --test tests/page/lessons.test.js");
});

test("the path has the minutes, the pages and the figures of the lessons", () => {
  if (process.env.LESSONS_WRITE) writeFileSync(TABLE, table());
  assert.equal(readFileSync(TABLE, "utf8"), table(), "LESSONS_WRITE=1 node --test tests/page/lessons.test.js");
  for (const minutes of Object.values(MINUTES)) assert.ok(minutes >= 1 && minutes <= 15, `${minutes} minutes`);
});

test("every lesson is in the list, and in its order on the path", () => {
  assert.deepEqual(
    STOPS.filter((stop) => stop !== ESSAY),
    LESSONS,
  );
  for (const stop of STOPS) {
    assert.ok(PAGES[stop] > 3 && VALUES[stop].length > 0, stop);
    // A picture has a name for each of its figures, or for both ends of its curve.
    const [kind] = PICTURES[stop];
    const names = english[`names_${stop}`].split("|").length;
    assert.equal(names, /curve|peak/.test(kind) ? 2 : kind === "dots" ? 1 : VALUES[stop].length, stop);
  }
  assert.deepEqual(readdirSync(path("lessons")).sort(), ALL.map((name) => `${name}.toml`).sort());
});

test("terms of lessons are terms of the glossary, in each language", () => {
  const known = new Set(glossary.flatMap(({ terms }) => terms.map(({ id }) => id)));
  const english = ALL.map((name) => [name, textOf(name)]);
  const others = Object.entries({ de, es }).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${language} ${key}`, String(text)]),
  );
  const found = [...english, ...others].flatMap(([place, text]) =>
    [...text.matchAll(/\[([^\][|"]+)\|([\w-]+)\]/g)].map(([, , term]) => ({ place, term })),
  );
  assert.ok(found.length > 30, `${found.length} terms`);
  assert.deepEqual(
    found.filter(({ term }) => !known.has(term)),
    [],
  );
});

test("a lesson's first term that the glossary has not is named with its step", () => {
  const fine = { title: "A [move|move]", text: "", ask: { options: [{ text: "a", reply: "[energy|energy]" }] } };
  assert.equal(unknownTerm([fine, fine]), null);
  // In a title, in a text and in a reply alike.
  assert.deepEqual(unknownTerm([fine, { ...fine, title: "[x|no-such-term]" }]), { step: 2, term: "no-such-term" });
  assert.deepEqual(unknownTerm([{ text: "[one|energy] and [two|two]" }, fine]), { step: 1, term: "two" });
  assert.deepEqual(unknownTerm([{ ask: { options: [{ reply: "[x|third]" }] } }]), { step: 1, term: "third" });
  // Nor is what only looks like one.
  assert.equal(unknownTerm([{ show: ["board", "plots"], text: "a|b] and [c]" }]), null);
});
