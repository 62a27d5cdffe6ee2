// The package of Python, and what programs of other people read: the rows in pandas, by the notebook of docs/, and the export in
// iohinspector. `./dev test slow` installs what that needs, or reports why it cannot.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { PYTHON, TOP, missing } from "./installed.js";

/** @param {string} script @param {number} minutes */
const check =
  (script, minutes) =>
  /** @param {import("node:test").TestContext} t */
  (t) => {
    const why = missing();
    if (why) return t.skip(why);
    const program = `${TOP}target/release/annealing-lab`;
    const { status, stdout, stderr, error } = spawnSync(PYTHON, [`${TOP}tests/python/${script}`, program], {
      encoding: "utf8",
      timeout: minutes * 60_000,
    });
    assert.equal(status, 0, `${error ?? ""}${stdout}${stderr}`);
    for (const line of stdout.trim().split("\n")) t.diagnostic(line);
  };

test("the package gives the program's bytes, and is what its documentation says", check("package.py", 10));

test("the package's notebook runs, and its widget is in it", check("example.py", 5));

test("iohinspector reads an export as the rows are", check("ioh.py", 5));

test("the notebook draws what the program's statistics are", check("notebook.py", 10));
