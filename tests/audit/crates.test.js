// What the program is built of: licences and sources always, known vulnerabilities where cargo-deny is installed and its list
// can be fetched.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { test } from "node:test";
import { allowed, isMet, read } from "./policy.js";

/** @typedef {{ name: string, license: string | null, source: string | null }} Package */

test("a licence's expression is met by what is allowed, and by nothing else", () => {
  assert.ok(allowed.includes("MIT"));
  assert.ok(isMet("MIT OR GPL-3.0", ["MIT"]));
  assert.ok(isMet("(Apache-2.0/MIT) AND Unicode-3.0", ["MIT", "Unicode-3.0"]));
  for (const other of ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR ISC) AND GPL-3.0", "", "yes-man"])
    assert.ok(!isMet(other, ["MIT", "ISC"]), other);
});

test("every crate has a licence that deny.toml allows", () => {
  const metadata = execFileSync("cargo", ["metadata", "--locked", "--offline", "--format-version", "1"], {
    maxBuffer: 2 ** 26,
    encoding: "utf8",
  });
  /** @type {Package[]} */
  const packages = JSON.parse(metadata).packages;
  assert.ok(packages.length > 50);
  assert.deepEqual(
    packages.filter(({ license }) => !isMet(license ?? "", allowed)).map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});

const OTHERS = ["fuzz/Cargo.lock", "benches/wasm/Cargo.lock", "benches/peers/argmin/Cargo.lock"];

for (const lock of ["Cargo.lock", "hooks/tools/Cargo.lock", ...OTHERS]) {
  test(`every crate of ${lock} is our own or comes from the one registry, with its hash`, () => {
    const crates = read(lock).split("[[package]]").slice(1);
    const foreign = crates.filter((crate) => crate.includes("\nsource = "));
    const sources = new Set(foreign.map((crate) => /\nsource = "([^"]*)"/.exec(crate)?.[1]));
    for (const source of sources) assert.match(source ?? "", /^registry\+/);
    assert.ok(sources.size <= 1, [...sources].join());
    for (const crate of foreign) assert.match(crate, /\nchecksum = "[0-9a-f]{64}"/);
  });
}

for (const lock of OTHERS) {
  test(`${lock} knows all that the crate needs, so that what it locks can be built`, () => {
    const [, needed = ""] = /\n\[dependencies\]\n([^]*?)\n\[/.exec(read("Cargo.toml")) ?? [];
    const always = needed.split("\n").filter((line) => /^[a-z]/.test(line) && !line.includes("optional"));
    assert.ok(always.length > 3);
    const [, locked = ""] = /\nname = "annealing-lab"\nversion = .*\ndependencies = \[([^\]]*)/.exec(read(lock)) ?? [];
    for (const line of always) assert.match(locked, new RegExp(`"${line.split(" ")[0]}[" ]`));
  });
}

test("cargo deny finds nothing", (t) => {
  const deny = (/** @type {string[]} */ ...words) => spawnSync("cargo", ["deny", ...words], { encoding: "utf8" });
  if (deny("--version").status !== 0)
    return t.skip(
      "cargo-deny is not installed (cargo install cargo-deny): nobody asked for known vulnerabilities of crates",
    );
  const here = deny("--offline", "check", "bans", "licenses", "sources");
  assert.equal(here.status, 0, here.stderr);
  if (deny("fetch", "db").status !== 0)
    return t.skip("the list of known vulnerabilities of crates cannot be fetched here: nobody asked for them");
  const known = deny("check", "advisories", "--disable-fetch");
  assert.equal(known.status, 0, known.stderr);
});
