// What the page and its tools are made of: licences and hashes always, known vulnerabilities where the registry can be asked.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { test } from "node:test";
import { allowed, isMet, read } from "./policy.js";

/** Tools only: nothing of theirs is shipped. The last two are of Next.js: a table of browsers, and a library of pictures. */
const ALSO_TOOLS = ["0BSD", "BlueOak-1.0.0", "MPL-2.0", "CC-BY-4.0", "LGPL-3.0-or-later"];
/** Would run something that is not needed: with .npmrc they work without. */
const WOULD_RUN = ["node_modules/esbuild", "node_modules/workerd"];

/** @typedef {{ license?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, dev?: boolean }} Locked */

/** The project's own packages, and what the slow tests install besides. */
const LOCKS = ["package-lock.json", "tests/npm/tools/package-lock.json", "tests/python/pyodide/package-lock.json"];
/** @type {[string, Locked][]} */
const locked = LOCKS.flatMap((lock) => Object.entries(JSON.parse(read(lock)).packages)).filter(([name]) => name !== "");

test("every package has a licence that deny.toml allows, and tools a few more", () => {
  assert.ok(locked.length > 50);
  for (const [name, { license, dev }] of locked)
    assert.ok(isMet(license ?? "", dev ? [...allowed, ...ALSO_TOOLS] : allowed), `${name}: ${license}`);
});

test("every package is locked to its hash and to no address, and installs without running anything", () => {
  for (const [name, { integrity, resolved, hasInstallScript }] of locked) {
    assert.match(integrity ?? "", /^sha512-/, name);
    assert.equal(resolved, undefined, name);
    assert.equal(hasInstallScript ?? false, WOULD_RUN.includes(name), name);
  }
  assert.match(read(".npmrc"), /^ignore-scripts=true$/m);
});

for (const folder of ["tests/python", "tests/slurm", "benches/peers"]) {
  test(`every package of ${folder}/packages.txt is locked to its hashes, and those of packages.in are there`, () => {
    const [lock, chosen] = ["txt", "in"].map((end) => read(`${folder}/packages.${end}`).replace(/^#.*\n/gm, ""));
    const packages = lock.split(/\n(?=\S)/).map((text) => text.trim());
    for (const text of packages) assert.match(text, /^\S+==\S+( ; [^\n]+)?( \\\n +--hash=sha256:[0-9a-f]{64})+$/);
    const versions = packages.map((text) => text.split(" ", 1)[0]);
    for (const version of chosen.trim().split("\n")) {
      assert.ok(
        versions.some((locked) => `${locked}==`.startsWith(`${version}==`)),
        version,
      );
    }
  });
}

for (const lock of LOCKS) {
  test(`npm audit finds nothing in ${lock}`, (t) => {
    const how = ["audit", "--json", "--prefix", dirname(lock)];
    const { stdout } = spawnSync("npm", how, { encoding: "utf8", timeout: 60_000 });
    /** @type {{ metadata?: { vulnerabilities: { total: number } }, statusCode?: number }} */
    const said = JSON.parse(stdout || "{}");
    if (!said.metadata) {
      const why = said.statusCode ? `status ${said.statusCode}` : "no answer";
      return t.skip(`the registry cannot be asked here (${why}): nobody asked for known vulnerabilities of packages`);
    }
    assert.equal(said.metadata.vulnerabilities.total, 0, stdout);
  });
}
