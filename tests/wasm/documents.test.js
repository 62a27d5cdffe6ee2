// Every link of the documents leads somewhere: to a file, a heading, or a run that the core reads. Of other hosts' addresses only the form
// is looked at, since tests need no network.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadWasm } from "./load.js";

const TOP = fileURLToPath(new URL("../../", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(TOP, path), "utf8");
const inFolder = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
  readdirSync(join(TOP, folder)).flatMap((file) => (name.test(file) ? [folder + file] : []));
const NOTEBOOKS = [...inFolder("docs/", /\.ipynb$/), ...inFolder("python/notebooks/", /\.ipynb$/)];
const DOCUMENTS = [
  ...inFolder("", /\.md$/),
  ...inFolder("docs/", /\.md$/),
  "npm/README.md",
  "python/README.md",
  ...NOTEBOOKS,
];
/** Folders whose files name documents. */
const CODE = [
  "src",
  "cli",
  "page",
  "python",
  "npm",
  "tests",
  "examples",
  "benches",
  "fuzz",
  "www",
  "hooks",
  "release",
  "deploy",
];

/** Text without code, in which `[a](b)` is no link. @param {string} text */
const prose = (text) => text.replace(/^```[^]*?^```/gm, "").replace(/`[^`\n]*`/g, "");

/** The links of a document. @param {string} document */
function targets(document) {
  const text = prose(read(document));
  const links = [...text.matchAll(/\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g)].map(([, target]) => target);
  return [...links, ...[...text.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)].map(([, target]) => target)];
}

/** The places in a document that a link may name, as GitHub makes them of headings. @param {string} document */
function anchors(document) {
  const text = read(document).replace(/^```[^]*?^```/gm, "");
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  /** @type {Map<string, number>} */
  const seen = new Map();
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before ? `${slug}-${before}` : slug;
  });
  return new Set([...named, ...headings]);
}

for (const document of DOCUMENTS) {
  test(`${document}: its links lead to files and headings that are there`, () => {
    for (const target of targets(document)) {
      if (/^[a-z]+:/.test(target)) {
        const { protocol, hostname } = new URL(target);
        assert.ok(protocol === "https:" || hostname === "127.0.0.1", `${target}: its form`);
        continue;
      }
      const [path, anchor] = target.split("#");
      const file = path ? normalize(join(dirname(document), path)) : document;
      assert.ok(existsSync(join(TOP, file)), `${target}: there is no ${file}`);
      if (anchor) assert.ok(anchors(file).has(anchor), `${target}: ${file} has no such heading`);
    }
  });
}

/** Links of runs and views: behind an address of the page, in code of prose, and in blocks of text. @param {string} document */
function runLinks(document) {
  const text = read(document);
  const pages = targets(document).flatMap(
    (target) => /^http:\/\/127\.0\.0\.1:\d+\/(?:\?\S*)?#(.+)$/.exec(target)?.[1] ?? [],
  );
  const code = [...text.matchAll(/[`\n]#((?:puzzle|seed|compare|learn|ladder|essay)[^`\s]*)[`\n]/g)].map(
    ([, link]) => link,
  );
  // A word in capitals stands for what a reader puts there.
  return [...pages, ...code].filter((link) => !/\b[A-Z]{2,}\b|\.\.\.|…/.test(link));
}

test("the core reads every run and every experiment that documents link to", async () => {
  const core = await loadWasm();
  const links = new Set(DOCUMENTS.flatMap(runLinks));
  assert.ok(links.size > 15, `${links.size} links`);
  for (const link of links) {
    if (/^(learn|ladder|essay)\b/.test(link)) continue;
    if (!link.startsWith("compare")) {
      assert.ok(core.describe(link).link, link);
      continue;
    }
    const reader = new core.ExperimentReader();
    reader.link(link);
    let answer;
    do answer = reader.advance(Infinity);
    while (!("link" in answer));
    assert.ok(answer.link, link);
  }
});

test("every document that code names is there", () => {
  const wrong = CODE.flatMap((folder) =>
    readdirSync(join(TOP, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  )
    .filter(
      (file) =>
        /\.(rs|js|css|html|py|toml|txt|sh|md)$/.test(file) && !/node_modules|\bdata\/|corpus|\/target\//.test(file),
    )
    .flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/([A-Z][\w.-]*\.(?:md|ipynb))\b/g)]
        .filter(([, name]) => !existsSync(join(TOP, "docs", name)))
        .map(([named]) => `${file}: ${named}`),
    );
  assert.deepEqual(wrong, []);
});
