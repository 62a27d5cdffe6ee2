// Trunk's post_build hook: builds the whole module beside the one that the page begins with, and tells the page where it is. It
// is built twice: as .cargo/config.toml says, with vectors (simd128); and without, for browsers that lack them, which begin
// with that one. Both have the same glue.
// What Trunk builds is the crate without its feature `full`: annealing runs of the puzzles that the page offers at once.
//
// Of the whole one it asks what the boards of the library look like, which the page draws while the core is fetched.
//
// target/types keeps what wasm-bindgen made of it: the border as TypeScript sees it, for tsc and for editors.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { TRUNK_STAGING_DIR: staging } = process.env;
if (!staging) throw new Error("this is a hook of Trunk's: run ./dev build");

/** @param {string} path */
const hash = (path) => hashOf(readFileSync(path));
/** @param {string | Buffer} bytes */
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/**
 * Builds it in a folder of its own (in one of all, cargo would build each anew, since the file has the same name) and gives
 * the optimised file.
 * @param {string} target
 * @param {string} types where wasm-bindgen puts its files
 * @param {Record<string, string>} [flags] of the compiler, instead of those in .cargo/config.toml
 */
function built(target, types, flags) {
  const env = { ...process.env, ...flags };
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    execFileSync(command, args, { stdio: "inherit", env });
  const wasm32 = ["--target", "wasm32-unknown-unknown", "--target-dir", target];
  run(
    "cargo",
    "build",
    "--release",
    "--lib",
    "--no-default-features",
    "--features",
    "full",
    "--locked",
    "--offline",
    "--quiet",
    ...wasm32,
  );
  const module = `${target}/wasm32-unknown-unknown/release/annealing_lab.wasm`;
  run("wasm-bindgen", "--target", "web", "--out-dir", types, module);
  // A change of the page alone leaves the module as it is, and `./dev serve` need not wait for wasm-opt.
  const plain = `${types}/annealing_lab_bg.wasm`;
  const kept = `${target}/${hash(plain)}.wasm`;
  if (!existsSync(kept)) {
    run("wasm-opt", "-O3", plain, "-o", `${kept}.part`);
    renameSync(`${kept}.part`, kept);
  }
  return kept;
}

const vectors = built("target/whole", "target/types");
const scalar = built("target/scalar", "target/scalar/types", { RUSTFLAGS: "" });
const glue = "target/types/annealing_lab.js";
if (hash(glue) !== hash("target/scalar/types/annealing_lab.js")) throw new Error("the two modules' glues differ");

/** What is drawn of a puzzle before its numbers are there, by name. */
async function boards() {
  const { initSync, library } = await import(pathToFileURL(glue).href);
  initSync({ module: readFileSync(vectors) });
  /** @type {import("../www/core/types.js").SumsPuzzle[]} */
  const classics = library();
  const drawn = classics.map(({ kind, name, title, statement, cells, lines, numbers }) => [
    name,
    { kind, name, title, statement, cells, lines, numbers },
  ]);
  return JSON.stringify(Object.fromEntries(drawn));
}

const drawn = await boards();
const names = {
  glue: `annealing-lab-whole-${hash(glue)}.js`,
  wasm: `annealing-lab-whole-${hash(vectors)}_bg.wasm`,
  scalar: `annealing-lab-scalar-${hash(scalar)}_bg.wasm`,
  boards: `annealing-lab-boards-${hashOf(drawn)}.json`,
};
copyFileSync(glue, join(staging, names.glue));
copyFileSync(vectors, join(staging, names.wasm));
copyFileSync(scalar, join(staging, names.scalar));
writeFileSync(join(staging, names.boards), drawn);

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
