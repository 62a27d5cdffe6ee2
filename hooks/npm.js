// The npm package, made from npm/ and what the build has left:
//
//   full/, core/      one bundle each: glue and module (target/types/, target/core/), and the entries in npm/bundle/
//   words.js          the English of what the modules report, from www/text/
//   types/            the JSDoc types of what crosses the border, from www/core/types.js
//   element.js        <annealing-lab>, from www/embed.js
//
// `npm pack` puts them into annealing-lab-VERSION.tgz.

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, transform } from "esbuild";
import { noticesOfModules } from "./notices.js";

/** Where the types are that signatures name, and which. */
const TYPES_IN = {
  "core/types": [
    ...[
      "Best",
      "Checked",
      "Classic",
      "CoreMessage",
      "Draft",
      "Explored",
      "Found",
      "Imported",
      "Inspected",
      "Member",
      "Neighbourhood",
      "Progress",
    ],
    ...["Proof", "Proved", "Puzzle", "Replicas", "RunRequests", "Searched", "Searcher", "SeedsSoFar", "Setup", "Sizes"],
    ...["Reasoning", "Status", "Symmetry", "Trace", "Tree"],
  ],
  "features/class/types": ["AnswerShown", "AnswerSoFar", "CheckedAnswer", "ClassRow", "Collected", "Task"],
  "features/compare/types": [
    "Classic as ClassicExperiment",
    "LinkedRun",
    "Outline",
    "ReadSoFar",
    "SumSoFar",
    "Summary",
  ],
  "features/learn/types": ["ExamSoFar", "Finding", "Lesson", "RunsSoFar"],
};

/** What wasm-bindgen declares as `any` or `object`. @type {Record<string, string>} */
const RETURNED = {
  "AnswerRun.advance": "AnswerSoFar",
  "ExperimentReader.advance": "ReadSoFar | Outline",
  "Finder.advance": "Found | null",
  "LessonCheck.advance": "ExamSoFar",
  "LessonRuns.advance": "RunsSoFar",
  "Prover.advance": "Proof",
  "Prover.found": "Int32Array[]",
  "SeedShare.go_to": "SeedsSoFar",
  "Solver.best": "Best | null",
  "Solver.explored": "Explored | null",
  "Solver.inspect": 'Inspected["inspection"]',
  "Solver.intervene": "Setup",
  "Solver.neighbourhood": "Neighbourhood | null",
  "Solver.progress": "Progress | Searched | Proved",
  "Solver.replicas": "Replicas | null",
  "Solver.step": "Progress | Searched | Proved",
  "Solver.trace": "Trace | Sizes",
  "Solver.tree": "Tree | null",
  "SudokuGenerator.advance": 'RunRequests["makeStep"][1]',
  "Table.advance_json": "SumSoFar | string | null",
  "Table.advance_summary": "SumSoFar | Summary | null",
  "Table.measure": "Finding[]",
  "Table.race": "string[]",
  "Table.run_links": "LinkedRun[]",
  "Table.summary": "Summary",
  broken_answer: "CheckedAnswer",
  change: "Setup",
  check_draft: "Checked",
  class_rows: "ClassRow[]",
  classic_experiments: "ClassicExperiment[]",
  classify: "Member",
  collect_answers: "Collected",
  describe: "Setup",
  draft_of: "Draft",
  library: "Classic[]",
  make_task: "Task",
  read_answer: "AnswerShown",
  read_draft: "Draft",
  read_lesson: "Lesson",
  read_sudoku: "Imported",
  read_task: "Task",
  searchers: "Searcher[]",
  sudoku_reasoning: "Reasoning | null",
  symmetries: "Symmetry[]",
};

/**
 * A text with something else in the place of what must be there.
 * @param {string} text @param {string | RegExp} what @param {string} instead
 */
function replaced(text, what, instead) {
  const now = text.replaceAll(what, instead);
  if (now === text) throw new Error(`the npm package: there is no ${what} to replace`);
  return now;
}

/** What the glue exports, each class with its methods. @param {string} glue */
function exportsOf(glue) {
  const functions = [...glue.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const classes = [...glue.matchAll(/^export class (\w+) \{\n([^]*?)\n\}/gm)].map(
    ([, name, body]) => /** @type {const} */ ([name, [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, method]) => method)]),
  );
  return { functions, classes: new Map(classes) };
}

/** Glue that throws errors which people can read, and has its module's address from its caller. @param {string} glue */
function readable(glue) {
  const throwing = replaced(glue, /throw (takeFromExternrefTable0\([^)]*\))/g, "throw refused($1)");
  const addressed = replaced(throwing, /module_or_path = new URL\('[^']*', import\.meta\.url\);/g, "");
  return `import { refused } from "../words.js";\n${addressed}`;
}

/**
 * What a bundle declares: of what wasm-bindgen declares of the full one all that its glue has, with the types of plain objects.
 * @param {string} declared @param {ReturnType<typeof exportsOf>} has @param {Set<string>} typed grows by the names that got a type
 */
function declarations(declared, has, typed) {
  const type = (/** @type {string} */ name, /** @type {string} */ line) =>
    line.replace(/: (any|object|Array<any>);$/, (all) => {
      typed.add(name);
      return RETURNED[name] ? `: ${RETURNED[name]};` : all;
    });
  const own = declared.split("export type InitInput")[0].replace(/^(\/\*.*\*\/\n)+\n/, "");
  const border = replaced(own, /Throws a `(LinkError|Message)`/g, "Throws a `Refusal`");
  const pieces = border.split(/\n{2,}/).flatMap((piece) => {
    const [, head, name, body] = /^([^]*?export class (\w+) \{\n)([^]*)\n\}$/.exec(piece) ?? [];
    if (!name) {
      const called = /^export function (\w+)/m.exec(piece)?.[1] ?? "";
      return has.functions.includes(called)
        ? [type(called, piece.replace("draft: any", "draft: Draft").trimEnd())]
        : [];
    }
    const methods = has.classes.get(name);
    if (!methods) return [];
    const members = body.match(/(?: {4}\/\*\*\n(?: {5}\*.*\n)* {5}\*\/\n)? {4}\S.*(?:\n|$)/g) ?? [];
    const kept = members.filter((member) => {
      const method = /^ {4}(\w+)\(/m.exec(member)?.[1];
      return !method || methods.includes(method);
    });
    const lines = kept.map((member) => type(`${name}.${/^ {4}(\w+)\(/m.exec(member)?.[1]}`, member.trimEnd()));
    return [`${head}${lines.join("\n")}\n}`];
  });
  const text = pieces.join("\n\n");
  if (/\bany\b/.test(text.replace(/\/\*\*[^]*?\*\//g, "")))
    throw new Error(`the npm package: hooks/npm.js has no type for ${text.match(/.*\bany\b.*;/g)}`);
  const imports = Object.entries(TYPES_IN).map(
    ([file, names]) => `import type { ${names.join(", ")} } from "../types/${file}.js";`,
  );
  const exported = Object.values(TYPES_IN)
    .flat()
    .map((name) => name.split(" as ").at(-1));
  return [
    '/// <reference lib="esnext.disposable" />',
    ...imports,
    `export type { ${exported.join(", ")} };`,
    'export { Refusal, inWords } from "../words.js";\n',
    "/** Where the module is: an address, an answer, its bytes, or the module itself. */",
    "export type From = string | URL | Response | ArrayBuffer | ArrayBufferView | Compiled;\n",
    "/** `WebAssembly.Module`, where that has a type. */",
    "type Compiled = typeof globalThis extends { WebAssembly: { Module: new (...bytes: never) => infer Module } } ? Module : never;\n",
    "/** Compiles the module once; nothing else works before that. Without `from` it is fetched from where the bundler or npm has put it. */",
    "export default function init(from?: From | Promise<From>): Promise<void>;\n",
    text,
    "",
  ].join("\n");
}

/**
 * Makes the package, and packs it.
 * @param {string} folder
 */
export async function npmPackage(folder) {
  const top = `${folder}/annealing-lab`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(top, { recursive: true });
  const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(`${top}/${path}`, text);

  const version = /^version = "(.*)"/m.exec(read("Cargo.toml"))?.[1];
  write("package.json", `${JSON.stringify({ version, ...JSON.parse(read("npm/package.json")) }, null, 2)}\n`);
  for (const name of ["README.md", "words.d.ts", "element.d.ts"]) copyFileSync(`npm/${name}`, `${top}/${name}`);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(name, `${top}/${name}`);
  write("THIRD_PARTY.txt", noticesOfModules());

  const declared = read("target/types/annealing_lab.d.ts");
  /** @type {Set<string>} */
  const typed = new Set();
  for (const [bundle, from] of [
    ["full", "target/types"],
    ["core", "target/core"],
  ]) {
    const glue = read(`${from}/annealing_lab.js`);
    const has = exportsOf(glue);
    const names = [...has.classes.keys(), ...has.functions].join(", ");
    cpSync("npm/bundle", `${top}/${bundle}`, { recursive: true });
    for (const entry of ["index.js", "index.node.js", "lazy.js", "lazy.node.js"])
      write(`${bundle}/${entry}`, read(`npm/bundle/${entry}`).replace("NAMES", names).replace("BUNDLE", bundle));
    // Its comments are what its types say.
    write(`${bundle}/glue.js`, (await transform(readable(glue), { minifyWhitespace: true })).code);
    write(`${bundle}/lazy.d.ts`, declarations(declared, has, typed));
    copyFileSync(`${from}/optimised.wasm`, `${top}/${bundle}/annealing-lab-${bundle}.wasm`);
  }
  const unused = Object.keys(RETURNED).filter((name) => !typed.has(name));
  if (unused.length) throw new Error(`the npm package: nothing is called ${unused}, or wasm-bindgen types it now`);

  await build({
    ...{ entryPoints: ["npm/words.js"], outfile: `${top}/words.js`, bundle: true, format: "esm" },
    ...{ target: "es2022", minifySyntax: true, minifyWhitespace: true, logLevel: "warning" },
  });
  write("element.js", element(read("www/embed.js")));
  const types = Object.keys(TYPES_IN).map((file) => `www/${file}.js`);
  const emit = ["--declaration", "--emitDeclarationOnly", "--allowJs", "--ignoreConfig", "--lib", "es2022"];
  execFileSync("node_modules/.bin/tsc", [...emit, "--outDir", `${top}/types`, "--rootDir", "www", ...types], {
    stdio: ["ignore", 2, 2],
  });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], { cwd: top });
}

/** The element as a module, whose user says where the page is hosted. @param {string} script */
function element(script) {
  let text = replaced(script, /^[^]*?class AnnealingLab extends/g, "  class AnnealingLab extends");
  const options = /\n {2}\/\*\* Attributes[^]*?(?=\n\n {2}class)/.exec(script)?.[0];
  if (!options) throw new Error("the npm package: www/embed.js has no options");
  text = replaced(text, /\n\}\)\(\);\n$/g, "\n}\n");
  return [
    "// <annealing-lab>: a run in any page, as a frame of a site that hosts Annealing Lab.",
    "",
    "/** @param {string | URL} address where the page is hosted */",
    "export function define(address) {",
    '  if (customElements.get("annealing-lab")) return;',
    `  const site = new URL(address, document.baseURI);${options}`,
    "",
    text,
  ].join("\n");
}
