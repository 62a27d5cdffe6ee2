// docs/API.md shows what wasm-bindgen declares.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";

const DOCS = new URL("../../docs/API.md", import.meta.url);
const DECLARED = new URL("../../target/types/annealing_lab.d.ts", import.meta.url);

/** The classes and functions, without imports and what only the glue needs, and with each doc comment on as few lines as it has. */
function declared() {
  const text = readFileSync(DECLARED, "utf8").split("export type InitInput")[0];
  return text
    .replace(/^[^]*?\nexport type \{[^}]*\};\n+/, "")
    .replace(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, "")
    .replace(/^( *)\/\*\*\n((?: *\* .*\n)+) *\*\/\n/gm, (_, indent, lines) => lines.replace(/^ *\* /gm, `${indent}// `))
    .trim();
}

test("docs/API.md declares what the module exports", () => {
  const docs = readFileSync(DOCS, "utf8");
  const begin = docs.indexOf("```ts\n") + "```ts\n".length;
  const end = docs.indexOf("```\n\n<!-- end of api");
  assert.ok(end >= begin, "docs/API.md has a place for the declarations");
  const [before, shown, after] = [docs.slice(0, begin), docs.slice(begin, end), docs.slice(end)];
  if (process.env.API_WRITE) writeFileSync(DOCS, `${before}${declared()}\n${after}`);
  else assert.equal(shown.trim(), declared(), "API_WRITE=1 node --test tests/wasm/api.test.js");
});
