// What programs of other people read: the rows in pandas, by the notebook of docs/, and the export in iohinspector. `./dev test slow`
// installs what that needs, or reports why it cannot.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const TOP = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = `${TOP}target/python/bin/python`;
/** `./dev` writes it when every package is there. */
const STAMP = `${TOP}target/python/.stamp`;

/** @param {string} script @param {number} minutes */
const check =
  (script, minutes) =>
  /** @param {import("node:test").TestContext} t */
  (t) => {
    if (!existsSync(STAMP)) {
      const why = "tests/python/packages.txt is not installed in target/python: nobody has looked at this";
      assert.ok(!process.env.CI, why);
      return t.skip(why);
    }
    const program = `${TOP}target/release/annealing-lab`;
    const { status, stdout, stderr, error } = spawnSync(PYTHON, [`${TOP}tests/python/${script}`, program], {
      encoding: "utf8",
      timeout: minutes * 60_000,
    });
    assert.equal(status, 0, `${error ?? ""}${stdout}${stderr}`);
    for (const line of stdout.trim().split("\n")) t.diagnostic(line);
  };

test("iohinspector reads an export as the rows are", check("ioh.py", 5));

test("the notebook draws what the program's statistics are", check("notebook.py", 10));
