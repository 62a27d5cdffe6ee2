// The rooms of the page: which may import which, and no module that imports itself by a detour. See docs/ARCHITECTURE.md.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { SPOKEN } from "../../www/text/languages.js";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));

/** Each room with those that it may import, from the ground up. @type {Record<string, string[]>} */
const ROOMS = {
  vendor: [],
  text: [],
  lib: ["text", "vendor"],
  "facts.js": ["lib"],
  "house.js": [],
  core: ["lib", "text"],
  boards: ["lib", "text"],
  run: ["lib", "facts.js", "core", "boards", "text"],
  charts: ["lib"],
  plot: ["charts", "lib", "facts.js", "run", "text", "vendor"],
  shell: ["lib", "facts.js", "core", "text"],
  view: ["lib", "facts.js", "core", "boards", "run", "shell", "text"],
  features: ["lib", "facts.js", "core", "run", "charts", "plot", "boards", "shell", "view", "text", "vendor"],
  "language.js": ["text"],
  "main.js": ["language.js", "lib", "facts.js", "core", "run", "boards", "shell", "view", "features", "text"],
  "worker.js": ["lib", "core"],
  "first.js": [],
  "unstarted.js": [],
  "embed.js": [],
  "404.js": [],
  "sw.js": [],
};

const modules = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));

/** What a module imports, types left out. @param {string} path @param {boolean} later what it imports when it is needed, too */
function importsOf(path, later) {
  const code = readFileSync(WWW + path, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "");
  const found = [...code.matchAll(/\b(?:from|import)\s*(\(?)\s*"(\.[^"]*)"/g)];
  return found.filter(([, call]) => later || !call).map(([, , to]) => posix.join(dirname(path), to));
}

const roomOf = (/** @type {string} */ path) => path.split("/")[0];

test("a module imports only from rooms that its own may import", () => {
  const wrong = modules.flatMap((path) =>
    path.startsWith("vendor/")
      ? []
      : importsOf(path, true)
          .filter((other) => roomOf(other) !== roomOf(path) && !(ROOMS[roomOf(path)] ?? []).includes(roomOf(other)))
          .map((other) => `${path} imports ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test("the table has no circle, and every room is in it", () => {
  const rooms = Object.keys(ROOMS);
  for (const [place, room] of rooms.entries()) {
    for (const other of ROOMS[room]) assert.ok(rooms.indexOf(other) < place, `${room} may import ${other}`);
  }
  assert.deepEqual(
    [...new Set(modules.map(roomOf))].filter((room) => !rooms.includes(room)),
    [],
  );
});

test("no module imports itself by a detour", () => {
  const left = new Map(modules.map((path) => [path, importsOf(path, false)]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [path, others] of left) if (!others.some((other) => left.has(other))) left.delete(path);
  }
  assert.deepEqual([...left.keys()], []);
});

test("a language begins with the texts of what the page begins with; what the core reports comes later", async () => {
  /** @type {Set<string>} */
  const first = new Set();
  const visit = (/** @type {string} */ path) => {
    if (first.has(path)) return;
    first.add(path);
    for (const other of importsOf(path, false)) visit(other);
  };
  visit("main.js");
  const code = [...first].map((path) => readFileSync(WWW + path, "utf8")).join("");
  const page = readFileSync(`${WWW}../index.html`, "utf8");
  const named = [...code.matchAll(/\b(?:texts|translations)\("(\w+)"/g), ...page.matchAll(/ data-t[\w-]*="(\w+)\./g)];
  const rooms = [...new Set(named.map(([, room]) => room))].filter((room) => room !== "core").sort();
  for (const language of [...SPOKEN, "pseudo"]) {
    const own = await import(`../../www/text/${language}.js`);
    assert.deepEqual(Object.keys(own.rooms).sort(), rooms, language);
  }
});

test("no module of run, view or shell names a feature", () => {
  const named = modules.flatMap((path) =>
    ["run", "view", "shell"].includes(roomOf(path))
      ? [...readFileSync(WWW + path, "utf8").matchAll(/\.(?:ready|need)\("[^"]*"|data-opens="\w+|opens: "/g)].map(
          ([what]) => `${path}: ${what}`,
        )
      : [],
  );
  assert.deepEqual(named, []);
});

const TOP = new URL("../../", import.meta.url);
const ARCHITECTURE = readFileSync(new URL("docs/ARCHITECTURE.md", TOP), "utf8");
const foldersIn = (/** @type {URL} */ place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test("docs/ARCHITECTURE.md draws every folder at the top, and no other", () => {
  const [, picture = ""] = /## The folders\n\n```\n([^]*?)```/.exec(ARCHITECTURE) ?? [];
  const drawn = [...picture.matchAll(/(?<=^| {2,}|\s)(\.?[a-z]+)\/ /gm)].map(([, name]) => name);
  // Files that git ignores are made.
  /** @type {string[]} */
  const made = readFileSync(new URL(".gitignore", TOP), "utf8").match(/(?<=^\/)[\w-]+(?=\/$)/gm) ?? [];
  const there = foldersIn(TOP).filter((name) => name !== ".git" && !made.includes(name));
  assert.deepEqual(drawn.sort(), there.sort());
});

test("docs/ARCHITECTURE.md names every room of the page, and every feature", () => {
  const [, picture = ""] = /## The page[^]*?```\n([^]*?)```/.exec(ARCHITECTURE) ?? [];
  const rooms = foldersIn(new URL("www/", TOP)).filter((name) => !["vendor", "fonts", "lessons", "css"].includes(name));
  for (const room of rooms) assert.match(picture, new RegExp(`^${room}/ `, "m"), room);
  const [, features = ""] = /^features\/([^]*?)^\w+\//m.exec(picture) ?? [];
  for (const feature of foldersIn(new URL("www/features/", TOP)))
    assert.ok(features.includes(feature.replaceAll("-", " ")), feature);
});
