// The list of lessons shows their own words: the catalogue is made from the lessons, which stand in www/lessons/.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import glossary from "../../www/text/en/glossary.js";
import { LESSONS } from "../../www/features/learn/lessons.js";

const path = (/** @type {string} */ file) => fileURLToPath(new URL(`../../www/${file}`, import.meta.url));
const textOf = (/** @type {string} */ name) => readFileSync(path(`lessons/${name}.toml`), "utf8");
const CATALOGUE = path("text/en/lessons.js");

function catalogue() {
  const rows = LESSONS.flatMap((name) =>
    ["title", "asks"].map((key) => {
      const value = new RegExp(`^${key} = (".*")$`, "m").exec(textOf(name))?.[1];
      return `  ${name}_${key}: ${value},\n`;
    }),
  );
  return `// What lessons are called and ask. Made from www/lessons/: LESSONS_WRITE=1 node --test tests/page/lessons.test.js\n\nexport default {\n${rows.join("")}};\n`;
}

test("the list of lessons has the words of the lessons", () => {
  if (process.env.LESSONS_WRITE) writeFileSync(CATALOGUE, catalogue());
  assert.equal(readFileSync(CATALOGUE, "utf8"), catalogue(), "LESSONS_WRITE=1 node --test tests/page/lessons.test.js");
});

test("every lesson is in the list", () => {
  assert.deepEqual(readdirSync(path("lessons")).sort(), LESSONS.map((name) => `${name}.toml`).sort());
});

test("terms of lessons are terms of the glossary", () => {
  const known = new Set(glossary.flatMap(({ terms }) => terms.map(({ id }) => id)));
  for (const name of LESSONS) {
    for (const [, , term] of textOf(name).matchAll(/\[([^\][|"]+)\|([\w-]+)\]/g))
      assert.ok(known.has(term), `${name}: ${term}`);
  }
});
