// What people read stands in www/text/: no English in code, no key that nobody uses.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "espree";
import { english, puzzles } from "../../hooks/fill.js";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf8");
const sources = readdirSync(new URL("www/", ROOT), { recursive: true, encoding: "utf8" })
  .map((path) => `www/${path}`)
  .filter((path) => !/^www\/(vendor|text\/[a-z]{2})\//.test(path));
const scripts = sources.filter((path) => path.endsWith(".js"));
const markup = ["index.html", ...sources.filter((path) => path.endsWith(".html"))];

/** Two words beside each other; a word that is the end or the beginning of something; a word that begins a label. */
const WORDS = [/\p{L}{2,}[,;:]? \p{L}/u, /^[\s,;:(]+\p{L}{2,}/u, /\p{L}{2,}[,:]? +$/u, /^\p{Lu}\p{Ll}+…?$/u];
/** Keys of a keyboard, and a type that a drag has. */
const NAMES = /^(Arrow(Left|Right|Up|Down)|Home|End|Enter|Escape|Delete|Backspace|Tab|Files)$/;
/** SVG, fonts, media queries, selectors, pairs of a link, classes that follow another. */
const NOTATION = new RegExp(
  [
    '[<>]|="|px $|^\\d+ |sans-serif$',
    "^\\((min|max|prefers|forced|hover)[-:]|dppx",
    "^(a|button|dialog|input)[,:[]|^:\\w+$",
    "^;\\w+=$",
    "^ (wrong|chosen|in-hand)$",
  ].join("|"),
);

/** English that stands in code, and why it may. @type {Record<string, { why: string, texts: RegExp }>} */
const ALLOWED = {
  "www/sw.js": {
    why: "messages between the page and its service worker",
    texts: /^(take over|others are open|: status )$/,
  },
  "www/shell/offline.js": { why: "messages of the service worker", texts: /^(take over|others are open)$/ },
  "www/worker.js": {
    why: "answers that only a bug can cause",
    texts: /^This build cannot read puzzles\.$|^: status $/,
  },
  "www/features/help/about.js": {
    why: "an author's name, and a text for those who mend the page",
    texts: /^\{\{The Annealing Lab developers\}\}$|^Annealing Lab $| device pixels a pixel, $/,
  },
  "www/embed.js": {
    why: "a stylesheet, the name of a frame that has no other, and its words in pages that have no catalogue",
    texts: /^(:host .*|Annealing Lab|(The run cannot|Der Lauf kann|La ejecución no) .*)$/,
  },
  "www/features/check/headers.js": { why: "headers of HTTP", texts: /^(base-uri|public, max-age)/ },
  "www/features/compare/compare.js": { why: "a command", texts: /^annealing-lab sweep '$/ },
  "www/view/settings.js": { why: "a command", texts: /^annealing-lab solve '$/ },
  "www/features/sudoku/samples.js": { why: "names of puzzles and of people", texts: /./ },
  "www/features/sudoku/export.js": { why: "a line of an .sdk file", texts: /^#DAnnealing Lab$/ },
  "www/features/puzzle-editor/puzzle-editor.js": { why: "a line of a puzzle's text form", texts: /^numbers $/ },
  "www/features/compare/tables.js": { why: "ends of keys", texts: /^Means$/ },
  "www/shell/keys.js": { why: "a key", texts: /^Space$/ },
  "www/view/transport.js": { why: "a key", texts: /^Space$/ },
  "www/view/interventions/interventions.js": { why: "a key", texts: /^Space$/ },
  "www/features/help/help.js": { why: "a key, called the same everywhere", texts: /^Esc$/ },
  "www/view/labels.js": { why: "ends of keys", texts: /^Help$/ },
  "www/view/status.js": { why: "ends of keys", texts: /^(Move|Expansion|Node|Step)$/ },
  "www/run/event-names.js": { why: "ends of keys", texts: /^(After|Before)$/ },
};

/** @typedef {{ type: string, [field: string]: any }} Syntax */

/** Every string and piece of a template in code, with what it stands in. @param {string} code */
function* stringsOf(code) {
  /** @param {Syntax} node @param {Syntax[]} around @returns {Generator<{ text: string, line: number, around: Syntax[] }>} */
  function* walk(node, around) {
    const text = node.type === "TemplateElement" ? node.value.cooked : node.type === "Literal" ? node.value : null;
    if (typeof text === "string") yield { text, line: node.loc.start.line, around };
    for (const child of Object.values(node).flat()) {
      if (typeof child?.type === "string") yield* walk(child, [node, ...around]);
    }
  }
  yield* walk(parse(code, { ecmaVersion: "latest", sourceType: "module", loc: true }), []);
}

/** A bug's own message, or a class list. @param {Syntax} node */
const isForNobody = ({ type, callee, key }) =>
  (type === "NewExpression" && /Error$/.test(callee.name)) ||
  (type === "Property" && [key.name, key.value].includes("class")) ||
  type === "ImportDeclaration";

/** @param {string} path @param {string} code */
function englishIn(path, code) {
  const found = [];
  for (const { text, line, around } of stringsOf(code)) {
    if (!WORDS.some((words) => words.test(text)) || NAMES.test(text) || NOTATION.test(text)) continue;
    if (around.some(isForNobody) || ALLOWED[path]?.texts.test(text)) continue;
    found.push(`${path}:${line}: ${JSON.stringify(text)}`);
  }
  return found;
}

/** Texts, and programs in Python. */
const WRITTEN = /^www\/(text\/|features\/code\/(search-)?(program|python)\.js$)/;

test("no English stands in code", () => {
  assert.deepEqual(
    scripts.filter((path) => !WRITTEN.test(path)).flatMap((path) => englishIn(path, read(path))),
    [],
  );
});

test("English in code is found in any form, and what is no English is not", () => {
  const code = [
    'say("Press Start.");',
    "say(`${n} moves`);",
    "say(`at ${n}`);",
    'say(", given");',
    'say(on ? "Cancel" : "x");',
    'element("button", { "aria-label": "Remove it" });',
  ];
  for (const line of code) assert.equal(englishIn("www/x.js", line).length, 1, line);
  const other = [
    'throw new Error("no text there");',
    'element("p", { class: "button small" });',
    'key === "Escape"; place.closest("input, textarea");',
    'const svg = `<rect width="${w}" height="${h}"/>`; context.font = `600 ${n}px ${face}`;',
    't("solved"); t(`left${unit}`);',
  ];
  for (const line of other) assert.deepEqual(englishIn("www/x.js", line), [], line);
});

test("no module reads a text while it loads: another language comes after its modules", () => {
  const LATER = /^(Function|ArrowFunction|MethodDefinition|PropertyDefinition)/;
  /** @param {Syntax} node @returns {Generator<Syntax>} */
  function* calls(node) {
    if (node.type === "CallExpression") yield node;
    for (const child of Object.values(node).flat())
      if (typeof child?.type === "string" && !LATER.test(child.type)) yield* calls(child);
  }
  const textsIn = (/** @type {string} */ code) =>
    [...calls(parse(code, { ecmaVersion: "latest", sourceType: "module", loc: true }))]
      .filter(({ callee }) => /^(t|inWords|said)$/.test(callee.name ?? ""))
      .map(({ loc }) => loc.start.line);
  assert.deepEqual(textsIn('const a = { b: t("c") };\nconst d = () => t("e");\nclass F {\n  g = t("h");\n}'), [1]);
  assert.deepEqual(
    scripts.flatMap((path) => textsIn(read(path)).map((line) => `${path}:${line}`)),
    [],
  );
});

test("every exception is still one", () => {
  const unused = Object.entries(ALLOWED).filter(
    ([path, { texts }]) => ![...stringsOf(read(path))].some(({ text }) => texts.test(text)),
  );
  assert.deepEqual(unused, []);
});

test("every key of a catalogue is used, and every key of markup is in one", async () => {
  const rooms = await english();
  const keys = new Set();
  /** Whole keys in code; and keys that are made of pieces there, as patterns. @type {RegExp[]} */
  const patterns = [];
  for (const path of scripts) {
    const code = read(path);
    for (const { text } of stringsOf(code)) keys.add(text);
    for (const [, made] of code.matchAll(/\b(?:t|known)\(\s*`([^`]+)`/g)) {
      patterns.push(new RegExp(`^${made.replace(/\$\{[^}]*\}/g, "[\\w -]+")}$`));
    }
  }
  const marked = new Set(
    markup.flatMap((path) => [...read(path).matchAll(/data-t(?:-[a-z-]+)?="([^"]+)"/g)].map((m) => m[1])),
  );
  const unused = Object.entries(rooms).flatMap(([room, messages]) =>
    Array.isArray(messages)
      ? []
      : Object.keys(messages)
          .filter((key) => !marked.has(`${room}.${key}`) && !keys.has(key))
          .filter((key) => !(room === "settings" && isSetting(key)) && !patterns.some((made) => made.test(key)))
          .map((key) => `${room}.${key}`),
  );
  assert.deepEqual(unused, []);
  /** @type {typeof rooms} */
  const known = { ...rooms, puzzles: puzzles() };
  const unknown = [...marked].filter((path) => {
    const [room, key] = path.split(".");
    return known[room]?.[key] === undefined;
  });
  assert.deepEqual(unknown, []);
});

/** Settings are named by the keys of a link, which the core knows. @param {string} key */
const isSetting = (key) => /^[a-z0-9]+(Help|_[\w-]+)?$/.test(key);
