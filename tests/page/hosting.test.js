// The files of deploy/ and docs/DEPLOY.md say the same; what servers make of them is looked at in tests/hosting/, before a release.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { cacheFor, headersFile, headersFor, HASHED, LASTING, policyFor } from "../../deploy/headers.js";
import { earlier, LINKS, ownVersions } from "../../hooks/earlier.js";

/** The versions of links that a page says it has. @param {(string | number)[]} versions */
const versionsTag = (versions) => `<meta name="${LINKS}" content="${versions.join(" ")}">`;

const TOP = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, TOP), "utf8");

const SERVERS = ["deploy/nginx/annealing-lab.conf", "deploy/caddy/Caddyfile", "deploy/apache/.htaccess"];

test("docs/DEPLOY.md has both sets of headers, and a line for each file of deploy/", () => {
  const docs = read("docs/DEPLOY.md");
  for (const frames of ["'none'", "*"]) {
    const set = Object.entries(headersFor(frames)).map(([name, value]) => `${name}: ${value}`);
    assert.ok(docs.includes(`\n${set.join("\n")}\n`), frames);
  }
  for (const path of readdirSync(new URL("deploy/", TOP)))
    assert.ok(docs.includes(`deploy/${path}`) || docs.includes(`](../deploy/${path}`), path);
  for (const path of ["www/worker.js", "annealing-lab-0123456789abcdef_bg.wasm", "www/icon.svg"])
    assert.ok(docs.includes(`\`${cacheFor(path)}\``), path);
});

test("each server's file has the policy once, and the same rules for caching", () => {
  for (const path of SERVERS) {
    const text = read(path);
    assert.equal(text.split(policyFor("'none'")).length, 2, path);
    assert.equal(text.split("frame-ancestors 'none'").length, 2, path);
    // Other headers that embedding needs stand there to be switched on.
    const [more, less] = ["*", "'none'"].map(headersFor);
    for (const [name, value] of Object.entries(more)) {
      if (name in less) continue;
      assert.match(text, new RegExp(`^\\s*# .*${name} "${value}"`, "m"), path);
    }
    for (const rule of [HASHED, LASTING]) assert.ok(text.includes(rule.source), `${path}: ${rule.source}`);
    for (const name of ["main-0123abcd.js", "icon.svg", "sw.js"]) assert.ok(text.includes(`"${cacheFor(name)}"`), path);
  }
});

test("_headers has a rule for all files, and one for each that never changes", () => {
  const text = headersFile(["index.html", "sw.js", "www/main-0123abcd.js", "www/icon.svg", "v/0/www/main-0123abcd.js"]);
  const all = Object.entries(headersFor()).map(([name, value]) => `  ${name}: ${value}\n`);
  const one = "/www/main-0123abcd.js\n  Cache-Control: public, max-age=31536000, immutable\n";
  assert.equal(text, `/*\n${all.join("")}${one}`);
  assert.match(headersFile([], "*"), /frame-ancestors \*$/m);
  assert.match(headersFile([], "*"), /^ {2}Cross-Origin-Resource-Policy: cross-origin$/m);
});

test("the container and the workflows call what is here", () => {
  const container = read("deploy/container/Containerfile");
  assert.match(container, /UNTESTED/);
  assert.equal([...container.matchAll(/^FROM /gm)].length, 2);
  for (const [, path] of container.matchAll(/(deploy\/[\w/.]+)/g)) read(path);
  for (const name of readdirSync(new URL(".github/workflows/", TOP))) {
    const text = read(`.github/workflows/${name}`);
    assert.match(text, /\.\/dev (test|build|release)/, name);
    assert.match(text, /^permissions:/m, name);
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    assert.ok(actions.length > 0, name);
    for (const action of actions) assert.match(action, /@v\d+\.\d+\.\d+$/, `${name}: a version in full`);
  }
});

/** A build that claims to be of a version, with others below it. @param {number} version @param {Record<string, string>} [more] */
function build(version, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), "annealing-lab-build-"));
  const files = { "index.html": versionsTag([version]), "www/main.js": `of ${version}`, ...more };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test("a build carries those of earlier versions of the link, and theirs", () => {
  assert.deepEqual(earlier(undefined, [3]), { files: new Map(), versions: [] });
  assert.deepEqual(ownVersions(), [1, 2]);
  const folder = build(2, { "v/1/index.html": versionsTag([1]), "v/0/index.html": versionsTag([0]) });
  try {
    const next = earlier(folder, [3]);
    assert.deepEqual(next.versions, [2, 1, 0]);
    assert.deepEqual([...next.files.keys()].sort(), [
      "v/0/index.html",
      "v/1/index.html",
      "v/2/index.html",
      "v/2/www/main.js",
    ]);
    assert.equal(String(next.files.get("v/2/www/main.js")), "of 2");
    // A release replays links of its own versions itself.
    assert.deepEqual(earlier(folder, [2]).versions, [1, 0]);
    assert.deepEqual(earlier(folder, [1, 2]).versions, [0]);
    assert.throws(() => earlier(folder, [1]), /has links of version 2, this build of 1/);
    writeFileSync(join(folder, "index.html"), "<title>Another page</title>");
    assert.throws(() => earlier(folder, [3]), /is no build of the page/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
