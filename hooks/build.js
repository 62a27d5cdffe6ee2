// `node hooks/build.js` builds the optimised page in dist/ by Trunk, which calls hooks/finish.js, and the npm package
// from the same modules in target/npm/. Nothing happens if neither the sources nor the outputs have changed since the
// last build.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "./hash.js";
import { compiled, fullOptimised } from "./modules.js";
import { npmPackage } from "./npm.js";

const INPUTS = [
  ...["src", "page", "www", "hooks", ".cargo", "index.html", "build.rs", "Trunk.toml"],
  ...["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "package.json", "package-lock.json"],
];
/** The outputs, including the types for tsc and the modules for the npm package. */
const OUTPUTS = ["dist", "target/types", "target/core"];
const STAMP = "target/page.stamp";

/** Returns all files below some places, with their bytes. @param {string[]} places @returns {(string | Buffer)[]} */
const contents = (places) =>
  places.flatMap((place) => {
    if (!existsSync(place)) return [`${place} is missing`];
    if (!statSync(place).isDirectory()) return [place, readFileSync(place)];
    return contents(
      readdirSync(place)
        .sort()
        .map((name) => join(place, name)),
    );
  });

const { RUSTFLAGS, RUSTUP_TOOLCHAIN, ANNEALING_LAB_COMMIT, ANNEALING_LAB_SITE, ANNEALING_LAB_EARLIER } = process.env;
const { ANNEALING_LAB_SINGLE = "" } = process.env;
const flags = JSON.stringify([
  ...[RUSTFLAGS, RUSTUP_TOOLCHAIN, ANNEALING_LAB_COMMIT, ANNEALING_LAB_SITE],
  ANNEALING_LAB_SINGLE,
]);
const inputs = hash(flags, ...contents([...INPUTS, ...(ANNEALING_LAB_EARLIER ? [ANNEALING_LAB_EARLIER] : [])]));
const stamp = () => `${inputs} ${hash(...contents(OUTPUTS))}`;

if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp()) {
  console.log("dist/ is up to date");
} else {
  // Optimising the full module takes the longest, on one core. Meanwhile the core module is compiled, so that Trunk
  // finds both.
  /** @type {Promise<string> | undefined} */
  let core;
  await fullOptimised(() => void (core = compiled("release")));
  await core;
  const env = { ...process.env, FINISH: "dist" };
  execFileSync("trunk", ["build", "--release", "--dist", "dist"], { stdio: "inherit", env });
  mkdirSync("target", { recursive: true });
  writeFileSync(STAMP, stamp());
}

const FOLDER = "target/npm";
const MADE = `${FOLDER}/made-from`;
const from = hash(flags, inputs, stamp(), ...contents(["npm", "LICENSE-MIT", "LICENSE-APACHE"]));
if (!ANNEALING_LAB_SINGLE && (!existsSync(MADE) || readFileSync(MADE, "utf8") !== from)) {
  await npmPackage(FOLDER);
  writeFileSync(MADE, from);
}
