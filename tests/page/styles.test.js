// Scripts and stylesheets are built for the oldest browsers that the page promises; documents and texts name the same ones.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { OLDEST } from "../../hooks/browsers.js";
import { styles } from "../../hooks/bundle.js";

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf8");
const sheets = readdirSync(new URL("www/css/", ROOT)).map((name) => ({ name, css: read(`www/css/${name}`) }));

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
  for (const { name, css } of sheets) {
    const built = styles(css, name);
    assert.equal(nested(built), null, name);
    assert.doesNotMatch(built, /&/, name);
    assert.doesNotMatch(built, /light-dark\(|@scope|@starting-style|anchor\(/, name);
  }
});

test("what is not to be read out has a form for browsers that cannot leave it out", () => {
  for (const { name, css } of sheets) {
    for (const [, block] of styles(css, name).matchAll(/\{([^{}]*content:[^{};]*\/ ?""[^{}]*)\}/g))
      assert.match(block, /content:("[^"]*");content:\1 ?\/ ?""/, name);
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
