// The npm package, made from npm/ and the output of the build:
//
//   full/, core/      one bundle each: glue and module (target/types/, target/core/), and the entries in npm/bundle/
//   words.js          the English messages of the modules, from www/text/
//   types/            the JSDoc types of the JavaScript API, from www/core/types.js
//   element.js        <annealing-lab>, from www/embed.js
//
// `npm pack` packs them into annealing-lab-VERSION.tgz.

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, transform } from "esbuild";
import { noticesOfModules } from "./notices.js";

/**
 * Returns a text with a required part replaced. Throws if the part is missing.
 * @param {string} text @param {string | RegExp} what @param {string} instead
 */
function replaced(text, what, instead) {
  const now = text.replaceAll(what, instead);
  if (now === text) throw new Error(`the npm package: there is no ${what} to replace`);
  return now;
}

/** Returns the exports of the glue, each class with its methods. @param {string} glue */
function exportsOf(glue) {
  const functions = [...glue.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const classes = [...glue.matchAll(/^export class (\w+) \{\n([^]*?)\n\}/gm)].map(
    ([, name, body]) => /** @type {const} */ ([name, [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, method]) => method)]),
  );
  return { functions, classes: new Map(classes) };
}

/**
 * The maximum of a number by the name of the argument; the maximum of all others is the range of 32 bits.
 * @type {Record<string, number>}
 */
const MOST = {
  ...{ milliseconds: Infinity, acceptance: 1 },
  ...{ n: Number.MAX_SAFE_INTEGER, moves: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER },
};
/** The types that are checked before a call of the module, which cannot read other types. */
const LOOKED_AT = /^(string(\[\])?|number|boolean|\w+Array)$/;

/** Returns glue whose functions reject invalid arguments and freed objects. @param {string} glue */
function checking(glue) {
  const types = readFileSync("www/core/types.js", "utf8");
  let owner = "";
  /** @type {string[]} */
  let checks = [];
  const lines = glue.split("\n").flatMap((line) => {
    owner = /^export class (\w+)/.exec(line)?.[1] ?? (line === "}" ? "" : owner);
    const [, name] = /^(?:export function| {3}) ((?!__|free\()\w+)\(.*\) \{$/.exec(line) ?? [];
    const [, type, optional, argument] = /\* @param \{(\w+(?:\[\])?)( \| null)?\} \[?(\w+)/.exec(line) ?? [];
    const union = type && new RegExp(`@typedef \\{("[^}]*")\\} ${type}\\b`).exec(types)?.[1];
    const kind = union
      ? `[${union.replaceAll("|", ",")}]`
      : type === "number"
        ? (MOST[argument] ?? 2 ** 32 - 1)
        : `"${type}"`;
    if (union || LOOKED_AT.test(type ?? ""))
      checks.push(`${optional ? `${argument} == null || ` : ""}take("${argument} of PLACE", ${kind}, ${argument});`);
    if (!name) return [line];
    const place = [owner, name === "constructor" ? "" : name].filter(Boolean).join(".");
    if (owner && name !== "constructor") checks.unshift(`held("PLACE", ${owner}, this);`);
    const head = [line, ...checks.map((check) => check.replace("PLACE", place))];
    checks = [];
    return head;
  });
  return lines.join("\n");
}

/** Returns glue that throws readable errors, and takes its module's address from its caller. @param {string} glue */
function readable(glue) {
  const throwing = replaced(glue, /throw (takeFromExternrefTable0\([^)]*\))/g, "throw refused($1)");
  const addressed = replaced(throwing, /module_or_path = new URL\('[^']*', import\.meta\.url\);/g, "");
  const started = replaced(
    replaced(addressed, "wasmInstance, wasm;", "wasmInstance, wasm = unstarted;"),
    "wasm !== undefined",
    "wasmInstance",
  );
  const twice = replaced(started, /wasm\.__wbg_\w+_free\(ptr, 0\)/g, "ptr && $&");
  return `import { held, refused, take, unstarted } from "../words.js";\n${checking(twice)}`;
}

/**
 * Returns the declarations of a bundle: of wasm-bindgen's declarations for the full one, those that exist in its glue.
 * @param {string} declared @param {ReturnType<typeof exportsOf>} has
 */
function declarations(declared, has) {
  const own = declared.split("export type InitInput")[0].replace(/^(\/\*.*\*\/\n)+\n/, "");
  const [imports, ...border] = replaced(own, /(Throws[\s*]+a[\s*]+)`(LinkError|Message)`/g, "$1`Refusal`").split(
    /\n{2,}/,
  );
  const pieces = border.flatMap((piece) => {
    const [, head, name, body] = /^([^]*?export class (\w+) \{\n)([^]*)\n\}$/.exec(piece) ?? [];
    if (!name) return has.functions.includes(/^export function (\w+)/m.exec(piece)?.[1] ?? "") ? [piece.trimEnd()] : [];
    const methods = has.classes.get(name);
    if (!methods) return [];
    const members = body.match(/(?: {4}\/\*\*\n(?: {5}\*.*\n)* {5}\*\/\n)? {4}\S.*(?:\n|$)/g) ?? [];
    const kept = members.filter((member) => {
      const method = /^ {4}(\w+)\(/m.exec(member)?.[1];
      return !method || methods.includes(method);
    });
    return [`${head}${kept.map((member) => member.trimEnd()).join("\n")}\n}`];
  });
  const text = pieces.join("\n\n");
  const untyped = text.replace(/\/\*\*[^]*?\*\//g, "").match(/.*\bany\b.*;/g);
  if (untyped) throw new Error(`the npm package: page/src gives no unchecked_return_type to ${untyped}`);
  return [
    '/// <reference lib="esnext.disposable" />',
    replaced(imports, "../../www/", "../types/"),
    'export { Refusal, inWords } from "../words.js";\n',
    "/** Where the module is: an address, an answer, its bytes, or the module itself. */",
    "export type From = string | URL | Response | ArrayBuffer | ArrayBufferView | Compiled;\n",
    "/** `WebAssembly.Module`, where that has a type. */",
    "export type Compiled = typeof globalThis extends { WebAssembly: { Module: new (...bytes: never) => infer Module } } ? Module : never;\n",
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
  for (const [bundle, from] of [
    ["full", "target/types"],
    ["core", "target/core"],
  ]) {
    const glue = read(`${from}/annealing_lab.js`);
    const has = exportsOf(glue);
    const names = [...has.classes.keys(), ...has.functions].join(", ");
    cpSync("npm/bundle", `${top}/${bundle}`, { recursive: true });
    for (const entry of readdirSync("npm/bundle").filter((name) => name.endsWith(".js")))
      write(`${bundle}/${entry}`, read(`npm/bundle/${entry}`).replace("NAMES", names).replace("BUNDLE", bundle));
    // Its comments are already in its types.
    write(`${bundle}/glue.js`, (await transform(readable(glue), { minify: true })).code);
    write(`${bundle}/lazy.d.ts`, declarations(declared, has));
    copyFileSync(`${from}/optimised.wasm`, `${top}/${bundle}/annealing-lab-${bundle}.wasm`);
  }

  await build({
    ...{ entryPoints: ["npm/words.js"], outfile: `${top}/words.js`, bundle: true, format: "esm" },
    ...{ target: "es2022", minifySyntax: true, minifyWhitespace: true, logLevel: "warning" },
  });
  write("element.js", (await transform(element(read("www/embed.js")), { minifyWhitespace: true })).code);
  const types = [...declared.matchAll(/from "\.\.\/\.\.\/(www\/.*)"/g)].map(([, file]) => file);
  const emit = ["--declaration", "--emitDeclarationOnly", "--allowJs", "--ignoreConfig", "--lib", "es2022"];
  execFileSync("node_modules/.bin/tsc", [...emit, "--outDir", `${top}/types`, "--rootDir", "www", ...types], {
    stdio: ["ignore", 2, 2],
  });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], { cwd: top });
}

/** Returns the element as a module, whose user specifies where the page is hosted. @param {string} script */
function element(script) {
  // The code is placed in a function in place of a block and its condition.
  const inner = script.replace(/^ {2}/gm, "");
  let text = replaced(inner, /^[^]*?class AnnealingLab extends/g, "  class AnnealingLab extends");
  const options = /\n {2}\/\*\* Attributes[^]*?(?=\n\n {2}class)/.exec(inner)?.[0];
  if (!options) throw new Error("the npm package: www/embed.js has no options");
  text = replaced(text, /\n\}\n\}\n$/g, "\n}\n");
  return [
    "// <annealing-lab>: a run in any page, as a frame of a site that hosts Annealing Lab.",
    "",
    "/** @param {string | URL} address where the page is hosted */",
    "export function define(address) {",
    "  // A server that renders pages has no elements.",
    '  if (!globalThis.customElements || customElements.get("annealing-lab")) return;',
    `  const site = new URL(address, document.baseURI);${options}`,
    "",
    text,
  ].join("\n");
}
