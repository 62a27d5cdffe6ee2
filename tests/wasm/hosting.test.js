// What deploy/headers.js makes of the built page: which files a browser may keep, and the file for Netlify and Cloudflare Pages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { cacheFor, filesOf, HASHED, headersFile, LASTING } from "../../deploy/headers.js";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const files = filesOf(DIST);

test("only files whose names hold a hash are kept for ever; the page and what finds the others never are", () => {
  assert.ok(files.filter((path) => HASHED.test(path)).length > 50);
  const checked = files.filter((path) => !HASHED.test(path) && !LASTING.test(path));
  assert.deepEqual(
    checked.filter((path) => !/^www\/(lessons\/.*\.toml|.*LICENSE)$|^source\//.test(path)),
    [
      "404.html",
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "annealing-lab.html",
      "index.html",
      "sw.js",
      "www/404.js",
      "www/embed.js",
      "www/first.js",
      "www/manifest.webmanifest",
      "www/truths.json",
      "www/worker.js",
    ],
  );
  for (const path of checked) assert.equal(cacheFor(path), "no-cache");
  // A name in the page or the worker that holds no hash would be fetched again at each visit.
  for (const path of files.filter((path) => /^(annealing-lab-|www\/css\/)/.test(path))) assert.match(path, HASHED);
});

test("_headers has one rule for each hashed file, within what Cloudflare Pages accepts", () => {
  const text = headersFile(files);
  const rules = text.split("\n").filter((line) => line.startsWith("/"));
  const hashed = files.filter((path) => HASHED.test(path));
  const single = hashed.filter((path) => !/^www\/(css|markup|shared|text)\//.test(path));
  // A folder has one rule where all of its files are hashed.
  for (const path of files) assert.ok(HASHED.test(path) || !/^www\/(css|markup|shared|text)\//.test(path), path);
  assert.deepEqual(
    rules.sort(),
    ["/*", "/www/css/*", "/www/markup/*", "/www/shared/*", "/www/text/*", ...single.map((path) => `/${path}`)].sort(),
  );
  assert.ok(rules.length <= 100, `${rules.length} rules`);
  for (const line of text.split("\n")) assert.ok(line.length <= 2000, line);
});

test("the page names its own version of links", () => {
  assert.match(
    readFileSync(join(DIST, "index.html"), "utf8"),
    /<meta name="annealing-lab-links" content="\d+( \d+)*">/,
  );
});
