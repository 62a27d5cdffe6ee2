// Scripts and stylesheets are built for the oldest browsers that the page promises; documents and texts name the same ones.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { OLDEST } from "../../hooks/browsers.js";
import { styles } from "../../hooks/styles.js";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf8");
const sheets = readdirSync(new URL("www/css/", ROOT), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, css: read(`www/css/${name}`) }));
const built = (/** @type {{ name: string, css: string }} */ { name, css }) =>
  styles([{ path: `www/css/${name}`, source: css }]);

/** Braces within braces, other than in an at-rule that holds rules. @param {string} css */
function nested(css) {
  /** @type {boolean[]} */
  const groups = [];
  for (const [, before, brace] of css.replace(/"[^"]*"/g, '""').matchAll(/([^{};]*)([{}])/g)) {
    if (brace === "}") groups.pop();
    else if (groups.some((group) => !group)) return before;
    else groups.push(/^@(media|supports|container|layer|keyframes)\b/.test(before.trim()));
  }
  return null;
}

test("no built stylesheet has rules in rules, which came with Chrome 112 and Safari 16.5", () => {
  assert.equal(nested("a{b{c:d}}"), "b");
  assert.equal(nested("@media x{a{b:c}@supports y{d{e:f}}}"), null);
  for (const sheet of sheets) {
    const css = built(sheet);
    assert.equal(nested(css), null, sheet.name);
    assert.doesNotMatch(css, /&|light-dark\(|@scope|@starting-style|@custom-media|anchor\(/, sheet.name);
  }
});

test("what is not to be read out has a form for browsers that cannot leave it out", () => {
  for (const sheet of sheets) {
    for (const [, block] of built(sheet).matchAll(/\{([^{}]*content:[^{};]*\/ ?""[^{}]*)\}/g))
      assert.match(block, /content:("[^"]*");content:\1 ?\/ ?""/, sheet.name);
  }
});

test("each stylesheet is in one of the layers, whose order the first one of the page declares", () => {
  const order = /@layer (.*);/.exec(read("www/css/layers.css"))?.[1].split(", ") ?? [];
  assert.deepEqual(order, ["reset", "tokens", "base", "parts", "views", "sizes"]);
  const links = [...read("index.html").matchAll(/href="www\/css\/([^"]*)"/g)].map(([, name]) => name);
  assert.equal(links[0], "layers.css");
  assert.deepEqual([...links, "media.css"].sort(), sheets.map(({ name }) => name).sort());
  for (const sheet of sheets) {
    const [, layer = ""] = /^@layer (\w+)\{.*\}$/.exec(built(sheet).trim()) ?? [];
    if (!/^(layers|media)\.css$/.test(sheet.name)) assert.ok(order.includes(layer), `${sheet.name} is in "${layer}"`);
  }
});

test("sizes have six names, of which scripts know the same", () => {
  const named = new Map(
    [...read("www/css/media.css").matchAll(/^@custom-media (--[\w-]+) (.*);$/gm)].map(([, name, is]) => [name, is]),
  );
  assert.ok(named.size <= 6, `${named.size} sizes`);
  for (const { name, css } of sheets) {
    for (const [, condition] of css.matchAll(/@media ([^{]*)\{/g)) {
      assert.doesNotMatch(condition, /width|height|aspect/, `${name}: ${condition}`);
      for (const [used] of condition.matchAll(/--[\w-]+/g)) assert.ok(named.has(used), `${name}: ${used}`);
    }
  }
  const scripts = read("www/lib/sizes.js");
  for (const size of ["--phone", "--short", "--two-columns"]) assert.ok(scripts.includes(named.get(size) ?? "?"), size);
});

test("a rule wins by its layer, not by the weight of its selector", () => {
  for (const { name, css } of sheets) {
    assert.doesNotMatch(css, /([#.:][\w-]+)\1(?![\w-])/, name);
    // The settings that a person made for all pages win over all layers.
    for (const { index } of css.matchAll(/!important/g))
      assert.match(css.slice(css.lastIndexOf("@media", index), index), /^@media \(prefers-/, name);
  }
});

test("no words stand in stylesheets, where nobody translates them", () => {
  for (const { name, css } of sheets) {
    for (const [, text] of css.matchAll(/content:\s*"([^"]*)"/g))
      assert.doesNotMatch(text.replace(/\\[0-9a-f]+/gi, ""), /\p{L}{2}/u, name);
  }
});

test("the versions are those that documents and texts promise", () => {
  const named = { chrome: "Chrome", firefox: "Firefox", safari: "Safari" };
  const docs = read("docs/DEPLOY.md");
  for (const [browser, [major, minor]] of Object.entries(OLDEST)) {
    const version = minor ? `${major}.${minor}` : String(major);
    const name = named[/** @type {keyof typeof named} */ (browser)];
    assert.match(docs, new RegExp(`^\\| ${name}\\b[^|]* \\| ${version} or later `, "m"));
    for (const language of ["en", "de", "es"])
      assert.ok(read(`www/text/${language}/run.js`).includes(`${name} ${version}`), `${language}: ${name}`);
  }
});
