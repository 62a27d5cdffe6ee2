// The hook that Git runs on each commit message (hooks/git/commit-msg), and `./dev setup`, which names it to Git.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const TOP = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the hook's complaint about a message, empty if it passes. @param {string} message */
function complaint(message) {
  const file = join(mkdtempSync(join(tmpdir(), "commit-")), "message");
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(join(TOP, "hooks/git/commit-msg"), [file], { encoding: "utf8" });
  assert.equal(status === 0, stderr === "");
  return stderr;
}

test("a commit's subject is one imperative line of at most 72 characters", () => {
  for (const good of [
    "Embed the board in a frame (55)\n",
    "Fix lost edits when a popstate event arrives late\n\nThe page's step had already been replaced.\n",
    `Add ${"é".repeat(68)}\n`,
    "Process rows as they arrive\n# Please enter the commit message.\n",
    "# A comment.\n\nAdd a row\n",
    "fixup! add a row\n",
  ]) {
    assert.equal(complaint(good), "", good);
  }
  for (const [bad, why] of /** @type {[string, RegExp][]} */ ([
    ["add a row\n", /capital/],
    ["Adds a row\n", /imperative/],
    ["Added a row\n", /imperative/],
    ["Adding a row\n", /imperative/],
    ["Add a row; mend a test\n", /one change/],
    ["Add a row.\n", /one change/],
    [`Add ${"é".repeat(69)}\n`, /72/],
    ["Add a row\nand a column\n", /empty line/],
  ])) {
    assert.match(complaint(bad), why, bad);
  }
  assert.match(readFileSync(join(TOP, "dev"), "utf8"), /git config core\.hooksPath hooks\/git /);
});
