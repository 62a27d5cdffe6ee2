// Trunk's post_build hook: builds the whole module beside the one that the page begins with, and tells the page where it is.
// What Trunk builds is the crate without its feature `whole`: annealing runs of the puzzles that the page offers at once.
//
// target/types keeps what wasm-bindgen made of it: the border as TypeScript sees it, for tsc and for editors.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { TRUNK_STAGING_DIR: staging } = process.env;
if (!staging) throw new Error("this is a hook of Trunk's: run ./dev build");

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => execFileSync(command, args, { stdio: "inherit" });
/** @param {string} path */
const hash = (path) => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);

// A folder of its own: in one of both, cargo would build both anew each time, since the file has the same name.
const target = "target/whole";
const wasm32 = ["--target", "wasm32-unknown-unknown", "--target-dir", target];
run("cargo", "build", "--release", "--lib", "--locked", "--offline", "--quiet", ...wasm32);
run(
  "wasm-bindgen",
  "--target",
  "web",
  "--out-dir",
  "target/types",
  `${target}/wasm32-unknown-unknown/release/annealing_lab.wasm`,
);

// A change of the page alone leaves the module as it is, and `./dev serve` need not wait for wasm-opt.
const plain = "target/types/annealing_lab_bg.wasm";
const kept = `${target}/${hash(plain)}.wasm`;
if (!existsSync(kept)) {
  run("wasm-opt", "-O3", plain, "-o", `${kept}.part`);
  renameSync(`${kept}.part`, kept);
}

const glue = "target/types/annealing_lab.js";
const names = { glue: `annealing-lab-whole-${hash(glue)}.js`, wasm: `annealing-lab-whole-${hash(kept)}_bg.wasm` };
copyFileSync(glue, join(staging, names.glue));
copyFileSync(kept, join(staging, names.wasm));

const page = readFileSync(join(staging, "index.html"), "utf8");
const tag = /<meta name="annealing-lab-wasm" content="([^"]*\/)?[^"/]+">/;
const base = page.match(tag)?.[1] ?? "";
if (!tag.test(page)) throw new Error("index.html does not say where the module is");
const metas = Object.entries(names).map(
  ([part, name]) => `<meta name="annealing-lab-whole-${part}" content="${base}${name}">`,
);
writeFileSync(
  join(staging, "index.html"),
  page.replace(tag, (found) => [found, ...metas].join("\n")),
);
