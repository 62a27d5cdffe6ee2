// The npm package in Node, installed from its tarball: the golden links, the README's examples, their types, and its size.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { examples, inNode, installed } from "../npm/package.js";

const folder = installed("npm-in-node");
const own = join(folder, "node_modules/annealing-lab/");
const full = await inNode(own);
/** @type {any} */
const core = await inNode(own, "core");

/** @type {{ link: string, result: string, trace: string }[]} */
const GOLDENS = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8"));

/** FNV-1a, 64 bits. @param {string} text */
function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/** @param {string} link @param {Pick<typeof full, "Solver">} bundle */
function run(link, { Solver }) {
  const solver = new Solver(link);
  while (solver.step(100_000).status === "running");
  const hashes = { link, result: hash(solver.result() + "\n"), trace: hash(solver.trace_csv()) };
  solver.free();
  return hashes;
}

test("golden links give in the npm package what they always gave, in both bundles", () => {
  let inCore = 0;
  for (const golden of GOLDENS) {
    assert.deepEqual(run(golden.link, full), golden);
    try {
      core.describe(golden.link);
    } catch (refusal) {
      assert.ok(/** @type {any} */ (refusal).beyond, golden.link);
      continue;
    }
    assert.deepEqual(run(golden.link, core), golden);
    inCore++;
  }
  assert.ok(inCore >= 20, `${inCore}`);
});

const README = examples();

for (const name of ["sudoku", "own", "count", "compare"]) {
  test(`the README's example runs and prints what it says: ${name}`, () => {
    const example = README.get(name);
    assert.ok(example?.prints);
    writeFileSync(join(folder, `${name}.js`), example.code);
    const printed = execFileSync(process.execPath, [`${name}.js`], { cwd: folder, encoding: "utf8" });
    assert.equal(printed, example.prints);
  });
}

test("a sudoku takes four lines", () => assert.equal(README.get("sudoku")?.code.trimEnd().split("\n").length, 4));

test("types are whole: the examples are checked strictly, as in Node and as in a bundler, and a mistake is found", () => {
  const names = ["sudoku", "own", "count", "compare"];
  for (const name of names) writeFileSync(join(folder, `${name}.js`), README.get(name)?.code ?? "");
  const more = `
    import { Solver, describe } from "annealing-lab";
    import init, { Solver as Lazy, Refusal } from "annealing-lab/lazy";
    import { Solver as Core } from "annealing-lab/core";
    const status: "running" | "solved" | "budget" | "unsolvable" | "nodes" = new Solver("").step(1000).status;
    const kind: "sums" | "sudoku" | "route" | "tour" | "queens" | "colouring" | "ising" | "spanning-tree" = describe("").puzzle.kind;
    export const started: Promise<void> = init(new URL("https://example.org/full.wasm"));
    const refusal = new Error() as Refusal;
    export const all: [string, string, string, Int32Array, string] = [status, kind, refusal.code, new Lazy("").board(), new Core("").result()];
    // @ts-expect-error there is no such status
    export const wrong = new Solver("").progress().status === "lost";
    const progress = new Solver("").progress();
    export const seen: number = progress.method === "search" ? progress.frontier : progress.method === "exact" ? progress.depth : progress.energy;
    // @ts-expect-error there is no such event
    export const unknown = new Solver("").jump("nonsense", true);
    // @ts-expect-error the core bundle has no exact search
    export type Missing = typeof import("annealing-lab/core").Prover;
  `;
  writeFileSync(join(folder, "more.ts"), more);
  writeFileSync(
    join(folder, "page.ts"),
    `import { define } from "annealing-lab/element";
     import type { Asked, Said } from "annealing-lab/worker";
     const worker = new Worker(new URL("https://example.org/worker.js"), { type: "module" });
     const asked: Asked = { id: 1, link: "puzzle=octa", moves: 10 };
     worker.postMessage(asked);
     worker.onmessage = ({ data }: MessageEvent<Said>) => {
       if (data.kind === "progress") console.log(data.progress.moves.toFixed());
       // @ts-expect-error a refusal has no progress
       if (data.kind === "refusal") console.log(data.progress);
     };
     define("/lab/");
     const lab = document.createElement("annealing-lab");
     lab.start();
     // As in docs/EMBED.md.
     lab.addEventListener("solved", ({ detail }) => console.log(\`solved after \${detail.moves.toFixed()} moves\`));
     lab.addEventListener("click", (event) => event.preventDefault());
     // @ts-expect-error a run that is ready has no moves yet
     lab.addEventListener("ready", ({ detail }) => detail.moves);`,
  );
  const roots = new URL("../../node_modules/@types", import.meta.url).pathname;
  const tsc = (/** @type {string[]} */ ...how) =>
    spawnSync(
      new URL("../../node_modules/.bin/tsc", import.meta.url).pathname,
      ["--ignoreConfig", "--noEmit", "--strict", "--allowJs", "--checkJs", "--target", "es2022", ...how],
      { cwd: folder, encoding: "utf8" },
    ).stdout;
  const files = [...names.map((name) => `${name}.js`), "more.ts"];
  const node = ["--module", "nodenext", "--lib", "es2022", "--typeRoots", roots, "--types", "node"];
  assert.equal(tsc(...node, ...files), "");
  assert.equal(tsc("--module", "esnext", "--moduleResolution", "bundler", "--types", "", ...files, "page.ts"), "");
});

test("the method of a run tells the kinds of its progress apart", () => {
  for (const [link, method, own] of [
    ["puzzle=octa", "anneal", "energy"],
    ["puzzle=octa&solver=tempering", "tempering", "energy"],
    ["puzzle=octa&solver=astar", "search", "frontier"],
    ["puzzle=octa&solver=exact", "exact", "depth"],
  ]) {
    const progress = new full.Solver(link).progress();
    assert.equal(progress.method, method);
    assert.ok(own in progress, link);
  }
});

test("what is refused throws an error that people can read", () => {
  /** @type {any} */
  let refusal;
  try {
    new full.Solver("seed=zebra").free();
  } catch (thrown) {
    refusal = thrown;
  }
  assert.equal(String(refusal), "Refusal: seed: 'zebra' is not a whole number below 2^64.");
  assert.ok(refusal instanceof Error && refusal instanceof /** @type {any} */ (full).Refusal);
  assert.deepEqual(
    { ...refusal },
    {
      name: "Refusal",
      code: "not_seed",
      args: { value: "zebra", bits: 64 },
      key: "seed",
      value: "zebra",
      beyond: false,
    },
  );
  assert.throws(() => core.describe("solver=exact"), { name: "Refusal", beyond: true });
  assert.throws(() => full.read_sudoku("nothing", ""), { name: "Refusal", key: undefined });
});

test("the element can be defined where there are no elements: it is none there", async () => {
  const { define } = await import(`${own}element.js`);
  assert.equal(define("https://example.org/lab/"), undefined);
});

test("it can be required, and started later with a module that is there", () => {
  const say = (/** @type {string} */ file, /** @type {string} */ code) => {
    writeFileSync(join(folder, file), code);
    return execFileSync(process.execPath, ["--no-warnings", file], { cwd: folder, encoding: "utf8" });
  };
  const result = "console.log(new Solver('puzzle=octa').progress().status);";
  assert.equal(say("required.cjs", `const { Solver } = require("annealing-lab"); ${result}`), "running\n");
  const later = `import init, { Solver } from "annealing-lab/lazy";
    import { readFileSync } from "node:fs";
    for (const early of [() => new Solver(""), () => init(5)])
      try { await early(); } catch (error) { console.log(error.message); }
    await init(new WebAssembly.Module(readFileSync(new URL(import.meta.resolve("annealing-lab/full.wasm")))));
    ${result}`;
  const early = [
    "The module is not started; await the default export of this entry, init(), before anything else.",
    "from of init: '5' is not a value of type From.",
  ];
  assert.equal(say("later.js", later), [...early, "running\n"].join("\n"));
  assert.equal(
    say("core.js", `import init, { Solver } from "annealing-lab/core/lazy"; await init(); ${result}`),
    "running\n",
  );
});

test("nothing runs when it is installed, it depends on nothing, and it holds what it should", () => {
  const { scripts, dependencies, version } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  assert.deepEqual([scripts, dependencies], [undefined, undefined]);
  const crate = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8");
  assert.match(crate, new RegExp(`^version = "${version}"$`, "m"));
  assert.deepEqual(
    readdirSync(own).sort(),
    [
      ...[
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "THIRD_PARTY.txt",
        "core",
        "element.d.ts",
        "element.js",
        "full",
      ],
      ...["package.json", "types", "words.d.ts", "words.js"],
    ].sort(),
  );
  assert.match(readFileSync(join(own, "THIRD_PARTY.txt"), "utf8"), /\n- wasm-bindgen /);
});

test("it is small: kilobytes by brotli of what a page fetches, and the README's table says them", () => {
  const size = (/** @type {string[]} */ ...files) =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(own + file)).length, 0) / 1000;
  const bundle = (/** @type {string} */ name) =>
    size(
      ...["glue.js", "index.js", "lazy.js", `annealing-lab-${name}.wasm`].map((file) => `${name}/${file}`),
      "words.js",
    );
  const readme = readFileSync(join(own, "README.md"), "utf8");
  for (const [entry, kilobytes, budget] of /** @type {const} */ ([
    ["annealing-lab", bundle("full"), 900],
    ["annealing-lab/core", bundle("core"), 136],
    ["annealing-lab/element", size("element.js"), 2],
  ])) {
    assert.ok(kilobytes < budget, `${entry}: ${kilobytes}`);
    const said = Number(
      readme
        .split("\n")
        .find((line) => line.startsWith(`| \`${entry}\` |`))
        ?.split("|")
        .at(-2),
    );
    assert.ok(
      Math.abs(said / kilobytes - 1) < 0.05 || Math.abs(said - kilobytes) < 1,
      `${entry}: ${kilobytes}, not ${said}`,
    );
  }
});
