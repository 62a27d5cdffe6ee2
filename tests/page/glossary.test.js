// docs/GLOSSARY.md and the page's help have one source. GLOSSARY_WRITE=1 node --test tests/page/glossary.test.js writes the
// document again.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import compare from "../../www/text/en/compare.js";
import sections from "../../www/text/en/glossary.js";

const DOCS = new URL("../../docs/GLOSSARY.md", import.meta.url);
const references = readFileSync(new URL("../../docs/REFERENCES.md", import.meta.url), "utf8");
const terms = sections.flatMap((section) => section.terms);

const row = (/** @type {(typeof terms)[number]} */ { id, term, means, symbol = "", unit = "", source }) =>
  `| <a id="${id}"></a>${term} | ${means} | ${symbol} | ${unit} | ${source ? `[${source}](REFERENCES.md)` : ""} |`;

const document = `# Glossary

One term for one thing, in the page, the program and these documents. This page and the help in the app are made from
\`www/text/en/glossary.js\`.
${sections
  .map(
    ({ title, terms }) => `
## ${title}

| term | meaning | symbol | unit | source |
|---|---|---|---|---|
${terms.map(row).join("\n")}
`,
  )
  .join("")}`;

test("docs/GLOSSARY.md is made from the page's glossary", () => {
  if (process.env.GLOSSARY_WRITE) writeFileSync(DOCS, document);
  assert.equal(readFileSync(DOCS, "utf8"), document);
});

test("a term has one name, one sentence of at most 25 words, and a source that REFERENCES has", () => {
  const ids = terms.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { id, means, source } of terms) {
    assert.match(means, /^[A-Z][^]*\.$/, id);
    assert.doesNotMatch(means, /[.!?]\s+[A-Z]/, `${id}: more than one sentence`);
    assert.ok(means.split(/\s+/).length <= 25, `${id}: ${means.split(/\s+/).length} words`);
    if (source) assert.ok(references.includes(`\n| ${source} |`), `${id}: ${source}`);
  }
});

test("costs of a solution have the unit that a comparison of annealing has", () => {
  const axis = compare.axisProposals.toLowerCase();
  for (const id of ["ert", "tts"]) {
    const { unit = "" } = terms.find((term) => term.id === id) ?? {};
    assert.ok(unit !== "" && axis.includes(unit), `${id} in ${unit || "nothing"}, the page in ${axis}`);
  }
});
