// The licences beside the page: our own, and THIRD_PARTY.txt with the licences of the work of others in it.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Packages whose files www/vendor/ copies. */
const PACKAGES = ["@preact/signals-core", "uplot", "lean-qr"];
const WASM = [
  "--package",
  "annealing-lab-page",
  "--target",
  "wasm32-unknown-unknown",
  "--no-default-features",
  "--features",
  "full",
];
const LINE = `\n${"=".repeat(80)}\n`;

/** @param {Map<string, string | Buffer>} files all hosted files */
export function notices(files) {
  files.set("THIRD_PARTY.txt", written([...crates(), ...PACKAGES.map(npmPackage), typeface(files)]));
  for (const own of ["LICENSE-APACHE", "LICENSE-MIT"]) files.set(own, readFileSync(own));
}

/** Returns the same notices for the modules alone. */
export const noticesOfModules = () => written(crates());

/** @param {Part[]} parts */
function written(parts) {
  const list = parts.map(({ title }) => `- ${title}`).join("\n");
  const texts = new Map(parts.map(({ text }) => [text, /** @type {string[]} */ ([])]));
  for (const { title, text } of parts) texts.get(text)?.push(title);
  const all = [...texts].map(([text, titles]) => `${titles.join("\n")}\n\n${text.trim()}\n`);
  const head = `Annealing Lab contains the work of others, with thanks:\n\n${list}\n- The Rust standard library (MIT OR Apache-2.0), The Rust Project contributors\n`;
  return [head, ...all].join(LINE);
}

/** @typedef {{ title: string, text: string }} Part */

/** Lists the crates that are linked into the modules. @returns {Part[]} */
function crates() {
  const cargo = (/** @type {string[]} */ ...words) =>
    execFileSync("cargo", [...words, "--offline", "--locked"], { encoding: "utf8", maxBuffer: 2 ** 26 });
  const tree = cargo("tree", ...WASM, "-e", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}");
  const linked = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  /** @type {{ name: string, version: string, license: string, manifest_path: string, source: string | null }[]} */
  const packages = JSON.parse(cargo("metadata", "--format-version", "1")).packages;
  return packages
    .filter(({ name, version, source }) => source && linked.has(`${name} v${version}`))
    .map(({ name, version, license, manifest_path }) => ({
      title: `${name} ${version} (${license})`,
      text: licenceIn(dirname(manifest_path), license),
    }));
}

/** @param {string} name @returns {Part} */
function npmPackage(name) {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { title: `${name} ${version} (${license})`, text: licenceIn(folder, license) };
}

/** @param {Map<string, string | Buffer>} files @returns {Part} */
function typeface(files) {
  const text = files.get("www/fonts/LICENSE");
  if (text === undefined) throw new Error("the typeface has no licence");
  return { title: "Barlow (OFL-1.1)", text: String(text) };
}

/**
 * Returns the text of one licence: MIT if there is a choice, because it is the shortest.
 * @param {string} folder
 * @param {string} licence
 */
function licenceIn(folder, licence) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name));
  const one = names.find((name) => /mit/i.test(name)) ?? names.find((name) => !/apache/i.test(name)) ?? names[0];
  const taken = licence.includes(" AND ") ? names.filter((name) => !/apache/i.test(name)) : one ? [one] : [];
  if (taken.length === 0) throw new Error(`${folder} carries no text of its licence, ${licence}`);
  return taken.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}
