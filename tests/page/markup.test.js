// index.html holds the first view; a part that comes later has its own markup, and an icon of several places is drawn once.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/**
 * What is there on a first visit, hidden or not. Lessons have four of them: a tab, an offer, a frame, a stylesheet; maps have two,
 * frames of other pages and what is shown to many one each.
 */
const MOST_ELEMENTS = 319;

const page = readFileSync(`${ROOT}index.html`, "utf8");
/** Part and path of each. */
const named = [...page.matchAll(/<meta name="markup" data-part="([^"]+)" content="([^"]+)"/g)];
const pieces = named.map(([, part, path]) => ({ part, path, html: readFileSync(ROOT + path, "utf8") }));
const all = [page, ...pieces.map(({ html }) => html)];

/** @param {string} html @param {RegExp} what */
const every = (html, what) => [...html.matchAll(what)].map(([, found]) => found);
const ids = (/** @type {string} */ html) => every(html, /\sid="([^"]+)"/g);
/** The start tags that stand in nothing but the body. @param {string} html */
const outermost = (html) => every(html, /^ {2}(<\w[^>]*>)/gm);

test("index.html holds the first view only", () => {
  const elements = every(page, /(<[a-z])/g).length;
  assert.ok(elements <= MOST_ELEMENTS, `index.html has ${elements} elements`);
  assert.doesNotMatch(page, /<dialog/);
  assert.equal(every(page, /(<main)/g).length, 1);
});

test("index.html names every markup file, and its part's name stands in it", () => {
  const files = readdirSync(`${ROOT}www`, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  assert.deepEqual(named.map(([, , path]) => path).sort(), files.map((path) => `www/${path}`).sort());
  for (const { part, path, html } of pieces) assert.equal(every(html, /<body data-part="(.+)">/g)[0], part, path);
});

test("an id stands once, but for frames: these have in a part's markup nothing but their id", () => {
  const first = ids(page);
  const frames = pieces.flatMap(({ html }) => outermost(html).filter((tag) => first.includes(ids(tag)[0])));
  for (const tag of frames) assert.match(tag, /^<\w+ id="[^"]+">$/);
  const framed = frames.flatMap(ids);
  const others = all.flatMap(ids).filter((id) => !framed.includes(id));
  assert.deepEqual(
    others.filter((id, place) => others.indexOf(id) !== place),
    [],
  );
  for (const { path, html } of pieces) for (const tag of outermost(html)) assert.equal(ids(tag).length, 1, path + tag);
});

test("a statement that is there before the core is the core's, so that it does not change while the page loads", () => {
  const drawn = readFileSync(`${ROOT}www/view/skeleton.js`, "utf8");
  for (const name of ["magic19", "octa"]) {
    const puzzle = readFileSync(`${ROOT}src/puzzle/library/${name}.txt`, "utf8");
    const statement = /^statement (.*)$/m.exec(puzzle)?.[1] ?? "none";
    assert.ok(drawn.includes(`statement: "${statement}"`), name);
    if (name === "magic19") assert.ok(page.includes(`<p id="statement">${statement}</p>`));
  }
});

test("every icon has a size of its own, since the stylesheet may be missing", () => {
  for (const tag of every(page, /(<svg\b[^>]*>)/g))
    if (!tag.includes('id="curve"')) assert.match(tag, / width="\d+" height="\d+"/, tag);
});

test("an icon of several places is drawn once, and what one shows is there", () => {
  const icons = every(page, /<symbol id="([^"]+)"/g);
  const shown = all.flatMap((html) => every(html, /<use [^>]*href="#([^"]+)"/g));
  assert.deepEqual([...new Set(shown)].sort(), icons.sort());
  for (const icon of icons) assert.ok(shown.filter((each) => each === icon).length > 1, `${icon} is shown once`);
  const drawn = all.flatMap((html) => every(html, /<path[^>]* d="([^"]+)"/g));
  assert.equal(new Set(drawn).size, drawn.length);
});
