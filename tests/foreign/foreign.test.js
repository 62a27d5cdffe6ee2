// The library in the programs of others: what it needs there, and that it exports nothing of its own.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { WASI } from "node:wasi";

const TOP = new URL("../../", import.meta.url);
/** @param {string[]} words */
const output = (...words) => execFileSync(words[0], words.slice(1), { cwd: TOP, encoding: "utf8" });
const installed = output("rustup", "target", "list", "--installed").split("\n");

/** Its name, where it is installed; under CI it must be. @param {string} target */
const missing = (target) => !process.env.CI && !installed.includes(target) && `rustup target add ${target}`;

/** The foreign module for a target. @param {string} target */
function built(target) {
  // Its exports do not depend on how quick it is.
  const quick = ["--config", "profile.dev.opt-level=0"];
  output("cargo", "build", ...quick, "--locked", "--quiet", "--package", "annealing-lab-foreign", "--target", target);
  const folder = process.env.CARGO_TARGET_DIR ?? new URL("target", TOP).pathname;
  return new WebAssembly.Module(readFileSync(`${folder}/${target}/debug/annealing_lab_foreign.wasm`));
}

/** Its functions. @param {WebAssembly.Module} module */
const functions = (module) =>
  WebAssembly.Module.exports(module)
    .flatMap(({ kind, name }) => (kind === "function" ? [name] : []))
    .sort();

/** What its functions give for a seed, and the program for the same link. @param {WebAssembly.Instance} instance */
function runs({ exports }) {
  const { sort, magic19 } = /** @type {Record<string, (seed: number) => number>} */ (exports);
  const program = `${process.env.CARGO_TARGET_DIR ?? "target"}/debug/annealing-lab`;
  assert.ok(sort(1) > 16);
  assert.equal(magic19(7), JSON.parse(output(program, "solve", "puzzle=magic19&seed=7")).moves);
}

test("the library needs few crates, and none of a program or a page", () => {
  const tree = output(
    "cargo",
    "tree",
    "--locked",
    "--offline",
    "-p",
    "annealing-lab",
    "-e",
    "normal",
    "--prefix",
    "none",
  );
  const crates = [...new Set(tree.split("\n").map((line) => line.split(" ")[0]))].filter(Boolean).sort();
  for (const foreign of ["clap", "csv", "rayon", "wasm-bindgen", "web-sys", "getrandom", "serde_json"])
    assert.ok(!crates.includes(foreign), foreign);
  assert.ok(crates.includes("libm") && crates.length <= 25, crates.join(" "));
});

test("a foreign module on wasm32-unknown-unknown exports its own functions alone, and imports nothing", () => {
  const module = built("wasm32-unknown-unknown");
  assert.deepEqual(functions(module), ["magic19", "sort"]);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  runs(new WebAssembly.Instance(module));
});

test("on wasm32-wasip1 it exports them, too, and imports WASI alone", { skip: missing("wasm32-wasip1") }, () => {
  const module = built("wasm32-wasip1");
  assert.deepEqual(
    functions(module).filter((name) => name !== "_initialize"),
    ["magic19", "sort"],
  );
  const from = new Set(WebAssembly.Module.imports(module).map((own) => own.module));
  assert.deepEqual([...from], ["wasi_snapshot_preview1"]);
  const wasi = new WASI({ version: "preview1" });
  runs(new WebAssembly.Instance(module, /** @type {WebAssembly.Imports} */ (wasi.getImportObject())));
});

const EMSCRIPTEN = "wasm32-unknown-emscripten";
test("library and module of Python are compiled for Pyodide's target", { skip: missing(EMSCRIPTEN) }, () => {
  const packages = ["--package", "annealing-lab", "--package", "annealing-lab-python"];
  output("cargo", "check", "--locked", "--quiet", ...packages, "--target", EMSCRIPTEN);
});
