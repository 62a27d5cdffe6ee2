// The core as delivered to the page, in two modules:
//
// - core: the initial module of the page, which Trunk builds from `page/` on `page/core/`: annealing runs of the
//   puzzles that the page offers at once.
// - full: everything, which is `page/` with its feature `full` on the complete library.
//
// An output is not rebuilt if its input is the same: a module that cargo left unchanged is neither bound nor optimised
// again. `./dev serve` does not optimise, and hooks/serve.js builds the full module at the page's request.

import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { forScripts } from "./browsers.js";
import { hash } from "./hash.js";
import { attribute, make, putAfter, remove, set, withAttribute } from "./html.js";

/** The name given to a module by wasm-bindgen. */
const NAME = "annealing_lab";
/** The files that determine the tools' versions and options. */
const PINS = ["Trunk.toml", "package.json", "hooks/modules.js"].map((path) => readFileSync(path));

// Only one crate of a module is large, and link-time optimisation makes the module a third larger. Trunk's cargo
// inherits this setting.
process.env.CARGO_PROFILE_RELEASE_LTO = "off";

/** The folder, below the page, for the files that `./dev serve` makes on request. */
export const LATER = "later";

/** @param {string} command @param {string[]} args */
async function run(command, args) {
  const { stdout, stderr } = await promisify(execFile)(command, args, { maxBuffer: Infinity }).catch((error) => {
    process.stderr.write(error.stderr ?? "");
    throw new Error(`${command} failed`);
  });
  process.stderr.write(stdout + stderr);
}

/**
 * Makes the contents of a folder from an input, unless they were already made from the same input.
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

/**
 * A loop that is called from only one place stays a separate function, because V8 keeps less of it in registers within
 * a large one. Functions that are called often have small numbers, which saves 2.6 kB.
 * @param {string} from @param {string} to
 */
const optimise = (from, to) =>
  run(
    "node_modules/.bin/wasm-opt",
    ["-O3", "--one-caller-inline-max-function-size", "50", "--reorder-functions"].concat([from, "-o", to]),
  );

/**
 * Optimises the module built by Trunk.
 * @param {Buffer} plain
 * @param {Buffer} glue the glue, stored for the npm package
 */
async function core(plain, glue) {
  const folder = "target/core";
  await kept(folder, plain, async () => {
    writeFileSync(`${folder}/plain.wasm`, plain);
    await optimise(`${folder}/plain.wasm`, `${folder}/optimised.wasm`);
  });
  writeFileSync(`${folder}/${NAME}.js`, glue);
  return readFileSync(`${folder}/optimised.wasm`);
}

/**
 * Compiles the package `page/`, and returns the path of its module.
 * @param {string} profile cargo's @param {string[]} features
 */
export async function compiled(profile, ...features) {
  const wasm32 = ["--package", "annealing-lab-page", "--target", "wasm32-unknown-unknown"];
  const chosen = features.flatMap((feature) => ["--no-default-features", "--features", feature]);
  await run("cargo", ["build", ...wasm32, ...chosen, "--profile", profile, "--locked", "--offline", "--quiet"]);
  return `${process.env.CARGO_TARGET_DIR ?? "target"}/wasm32-unknown-unknown/${profile}/annealing_lab_page.wasm`;
}

/**
 * Builds the package `page/` with its feature `full`: its module, not optimised yet, and the glue. The same folder
 * contains the types of the JavaScript API, for tsc and for editors.
 * @param {string} folder @param {string} profile cargo's profile
 * @param {() => Promise<void>} [more] the further steps on the module
 * @param {() => void} [begin] called once cargo is free again
 */
export async function full(folder, profile, more = async () => {}, begin = () => {}) {
  const built = await compiled(profile, "full");
  const module = readFileSync(built);
  const made = kept(folder, module, async () => {
    const plain = `${folder}/plain.wasm`;
    writeFileSync(plain, module);
    await run("wasm-bindgen", ["--target", "web", "--out-dir", folder, "--out-name", NAME, plain]);
    await more();
  });
  begin();
  await made;
  return { glue: `${folder}/${NAME}.js`, wasm: `${folder}/${NAME}_bg.wasm` };
}

/**
 * Builds the full module for delivery.
 * @param {() => void} [begin] called once cargo is free again
 */
export async function fullOptimised(begin) {
  const folder = "target/types";
  const optimised = `${folder}/optimised.wasm`;
  const { glue } = await full(folder, "release", () => optimise(`${folder}/${NAME}_bg.wasm`, optimised), begin);
  return { glue, wasm: readFileSync(optimised) };
}

/**
 * Returns the data that the page needs to draw the library's puzzles while the core is fetched, by name.
 * @param {string} glue @param {Buffer} module
 */
export async function boards(glue, module) {
  // The query makes Node import a rewritten glue again.
  const { initSync, library } = await import(`${pathToFileURL(glue).href}?${hash(module)}`);
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
 * Puts the modules beside the page, in place of Trunk's; the page's meta tags contain their addresses.
 * @param {Map<string, string | Buffer>} files
 * @param {import("./html.js").Page} page
 * @param {boolean} dist whether the page will be hosted, not only served
 */
export async function modules(files, page, dist) {
  /** Takes a file that Trunk has put there. @param {string} part */
  const take = (part) => {
    const tag = withAttribute(page, "name", `annealing-lab-${part}`);
    const address = attribute(tag, "content") ?? "";
    const name = basename(address);
    const base = address.slice(0, -name.length);
    const content = files.get(name);
    if (!content) throw new Error(`index.html does not say where the core's ${part} is`);
    files.delete(name);
    return { tag, base, content: Buffer.from(content) };
  };
  const [glue, wasm] = [take("glue"), take("wasm")];
  /** @param {string} name @param {string} ending @param {string | Buffer} content @returns {string} its address */
  const put = (name, ending, content) => {
    const path = `annealing-lab-${name}${hash(content)}${ending}`;
    files.set(path, content);
    return glue.base + path;
  };
  /** @param {string} part @param {string} content its address @param {Buffer} [module] */
  const meta = (part, content, module) =>
    make("meta", {
      name: `annealing-lab-${part}`,
      content,
      ...(module && { "data-bytes": String(module.length) }),
    });

  if (!dist) {
    const later = `${glue.base}${LATER}/${NAME}`;
    const more = [
      meta("wasm", put("", "_bg.wasm", wasm.content), wasm.content),
      meta("full-glue", `${later}.js`),
      meta("full-wasm", `${later}_bg.wasm`),
      meta("full-boards", `${later}.json`),
      meta(
        "building",
        "./dev serve is building the full solver, which takes some minutes once: its terminal says more.",
      ),
    ];
    set(glue.tag, { content: put("", ".js", glue.content) });
    putAfter(wasm.tag, ...more);
    return remove(wasm.tag);
  }
  const [optimised, whole] = await Promise.all([core(wasm.content, glue.content), fullOptimised()]);
  const script = async (/** @type {string} */ source) =>
    (await transform(source, { minify: true, target: forScripts })).code;
  set(glue.tag, { content: put("", ".js", await script(glue.content.toString())) });
  putAfter(
    wasm.tag,
    meta("wasm", put("", "_bg.wasm", optimised), optimised),
    meta("full-glue", put("full-", ".js", await script(readFileSync(whole.glue, "utf8")))),
    meta("full-wasm", put("full-", "_bg.wasm", whole.wasm), whole.wasm),
    meta("full-boards", put("boards-", ".json", await boards(whole.glue, whole.wasm))),
  );
  remove(wasm.tag);
}
