// index.html holds the first view; a part that comes later has its own markup, and an icon of several places is drawn once.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { english, filled, puzzles } from "../../hooks/fill.js";
import { filled as inWords } from "../../www/text/text.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/**
 * What is there on a first visit, hidden or not. Lessons have five of them: a tab, an offer, a frame, two stylesheets; maps have
 * two, frames of other pages one, what is shown to many two; the code beside a run and a thousand runs three each: a frame, markup, a
 * stylesheet; and the row of looks fourteen.
 */
const MOST_ELEMENTS = 321;

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
  // The page's own stylesheets become one.
  const elements = every(page, /(<[a-z])/g).length - every(page, /(rel="stylesheet" href="[^"]*" \/)/g).length;
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

test("what the page says of a puzzle before the core is there is the core's own, so that nothing changes while it loads", async () => {
  const library = puzzles();
  const magic19 = readFileSync(`${ROOT}src/puzzle/library/magic19.txt`, "utf8");
  const targets = every(magic19, /^line (\d+)/gm);
  /** @type {Awaited<ReturnType<typeof english>>} */
  const rooms = { ...(await english()), puzzles: library };
  const first = filled(page, rooms);
  for (const [id, text] of [
    ["title", library.magic19_title],
    ["statement", library.magic19_statement],
    ["aim", inWords(rooms.run.aimLines, { n: targets.length, target: targets[0] })],
  ])
    assert.equal(every(first, new RegExp(`<\\w+ id="${id}"[^>]*>([^<]*)<`, "g"))[0], text);
  assert.ok(first.includes(` data-statement="${library.magic19_statement}"`));
});

test("the statement of a puzzle stands in the library alone", () => {
  const sources = readdirSync(`${ROOT}www`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(js|html)$/.test(path) && !path.startsWith("vendor/"))
    .map((path) => `www/${path}`);
  const statements = Object.entries(puzzles()).filter(([key]) => key.endsWith("_statement"));
  assert.ok(statements.length > 50);
  for (const path of ["index.html", ...sources]) {
    const text = readFileSync(ROOT + path, "utf8");
    for (const [key, statement] of statements) assert.ok(!text.includes(statement), `${path}: ${key}`);
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
