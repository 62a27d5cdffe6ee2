// The core as the page gets it, three modules:
//
// - core: what the page begins with, which Trunk builds of the crate without its feature `full`: annealing runs of the puzzles
//   that the page offers at once.
// - full: all of it, built as .cargo/config.toml says, with vectors (simd128).
// - scalar: the full one without, for browsers that lack them, which begin with that. Both have the same glue.
//
// Nothing is made again whose input is the same: a module that cargo left as it was is neither bound nor optimised again.
// target/types keeps what wasm-bindgen made of the full one: the border as TypeScript sees it, for tsc and for editors.

import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { hash } from "./hash.js";

/** What wasm-bindgen calls a module, and where cargo puts it. */
const NAME = "annealing_lab";
const BUILT = "wasm32-unknown-unknown/release/annealing_lab_page.wasm";
/** The tools' versions. */
const PINS = ["Trunk.toml", "package.json"].map((path) => readFileSync(path));

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
async function run(command, args, env) {
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity };
  const { stdout, stderr } = await promisify(execFile)(command, args, options).catch((error) => {
    process.stderr.write(error.stderr ?? "");
    throw new Error(`${command} failed`);
  });
  process.stderr.write(stdout + stderr);
}

/**
 * A folder whose contents are made from an input, unless they were made from the same before.
 * @param {string} folder @param {Buffer} input @param {() => Promise<void>} make
 */
async function kept(folder, input, make) {
  const stamp = `${folder}/made-from`;
  const from = hash(input, ...PINS);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === from) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make();
  writeFileSync(stamp, from);
}

/** @param {string} from @param {string} to @param {string} [level] */
const optimise = (from, to, level = "-O3") => run("node_modules/.bin/wasm-opt", [level, from, "-o", to]);

/**
 * The module that Trunk has built, optimised.
 * @param {Buffer} plain
 */
async function core(plain) {
  const folder = "target/core";
  await kept(folder, plain, async () => {
    writeFileSync(`${folder}/plain.wasm`, plain);
    await optimise(`${folder}/plain.wasm`, `${folder}/optimised.wasm`);
  });
  return readFileSync(`${folder}/optimised.wasm`);
}

/**
 * The package `page/` with its feature `full`. All modules are built in one folder, one after the other: they share what they are
 * built from, and only the last file has the same name.
 * @param {Record<string, string>} [flags] of the compiler, instead of those in .cargo/config.toml
 */
async function compile(flags) {
  const wasm32 = ["--package", "annealing-lab-page", "--features", "full", "--target", "wasm32-unknown-unknown"];
  await run("cargo", ["build", ...wasm32, "--release", "--locked", "--offline", "--quiet"], flags);
  return readFileSync(join(process.env.CARGO_TARGET_DIR ?? "target", BUILT));
}

/**
 * A full module and its glue.
 * @param {string} folder where wasm-bindgen puts its files
 * @param {Buffer} built
 * @param {string} level of wasm-opt
 */
async function full(folder, built, level) {
  await kept(folder, built, async () => {
    writeFileSync(`${folder}/built.wasm`, built);
    await run("wasm-bindgen", ["--target", "web", "--out-dir", folder, "--out-name", NAME, `${folder}/built.wasm`]);
    rmSync(`${folder}/built.wasm`);
    await optimise(`${folder}/${NAME}_bg.wasm`, `${folder}/optimised.wasm`, level);
  });
  return { glue: `${folder}/${NAME}.js`, wasm: readFileSync(`${folder}/optimised.wasm`) };
}

/**
 * What the page draws of the library's puzzles while the core is fetched, by name.
 * @param {string} glue @param {Buffer} module
 */
async function boards(glue, module) {
  const { initSync, library } = await import(pathToFileURL(glue).href);
  initSync({ module });
  /** @type {import("../www/core/types.js").SumsPuzzle[]} */
  const classics = library();
  const drawn = classics.map(({ kind, name, title, statement, cells, lines, numbers }) => [
    name,
    { kind, name, title, statement, cells, lines, numbers },
  ]);
  return JSON.stringify(Object.fromEntries(drawn));
}

/**
 * Puts the modules beside the page, in the place of Trunk's; the page's meta tags say where.
 * @param {Map<string, string | Buffer>} files
 * @param {string[]} tags
 * @param {Map<string, string>} edits
 * @param {{ small: boolean }} how whether the glue is minified
 */
export async function modules(files, tags, edits, { small }) {
  /** Takes what Trunk has put there. @param {string} part */
  const take = (part) => {
    const tag = tags.find((tag) => tag.includes(`name="annealing-lab-${part}"`)) ?? "";
    const [, base, name] = /content="((?:[^"]*\/)?)([^"/]+)"/.exec(tag) ?? [];
    const content = files.get(name);
    if (!content) throw new Error(`index.html does not say where the core's ${part} is`);
    files.delete(name);
    return { tag, base, content: Buffer.from(content) };
  };
  const [glue, wasm] = [take("glue"), take("wasm")];
  const compiled = compile();
  const [optimised, vectors, scalar] = await Promise.all([
    core(wasm.content),
    compiled.then((built) => full("target/types", built, "-O3")),
    // For few, and large: -O3 would take twice the time to save 3 % of its bytes.
    compiled.then(() => compile({ RUSTFLAGS: "" })).then((built) => full("target/scalar", built, "-O1")),
  ]);
  const fullGlue = readFileSync(vectors.glue, "utf8");
  if (fullGlue !== readFileSync(scalar.glue, "utf8")) throw new Error("the two full modules' glues differ");

  const script = async (/** @type {string} */ source) =>
    small ? (await transform(source, { minify: true, target: "es2022" })).code : source;
  /** @param {string} name @param {string} ending @param {string | Buffer} content @returns {string} its address */
  const put = (name, ending, content) => {
    const path = `annealing-lab-${name}${hash(content)}${ending}`;
    files.set(path, content);
    return glue.base + path;
  };
  const meta = (/** @type {string} */ part, /** @type {string} */ address) =>
    `<meta name="annealing-lab-${part}" content="${address}">`;

  edits.set(glue.tag, meta("glue", put("", ".js", await script(glue.content.toString()))));
  edits.set(
    wasm.tag,
    [
      meta("wasm", put("", "_bg.wasm", optimised)),
      meta("full-glue", put("full-", ".js", await script(fullGlue))),
      meta("full-wasm", put("full-", "_bg.wasm", vectors.wasm)),
      meta("full-scalar", put("scalar-", "_bg.wasm", scalar.wasm)),
      meta("full-boards", put("boards-", ".json", await boards(vectors.glue, vectors.wasm))),
    ].join("\n    "),
  );
}
