// What `./dev test slow` installs for the tests of this folder.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const TOP = fileURLToPath(new URL("../../", import.meta.url));
export const PYTHON = process.env.PYTHON ?? `${TOP}target/python/bin/python`;
/** `./dev` writes it when every package is there. */
const STAMP = `${TOP}target/python/.stamp`;

/** Why the packages are not there, or false. Under CI that is an error. */
export function missing() {
  if (existsSync(STAMP)) return false;
  const why = "tests/python/packages.txt is not installed in target/python: nobody has looked at this";
  assert.ok(!process.env.CI, why);
  return why;
}
