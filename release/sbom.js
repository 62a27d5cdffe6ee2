// What the program and the page are made of, as a CycloneDX list (a "software bill of materials"): every crate and package with version,
// licence and hash. Tools of the tests and the build are in it as `excluded`: nothing of theirs is shipped.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** @typedef {{ id: string, name: string, version: string, license: string | null, source: string | null }} Crate */
/** @typedef {{ id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }} Node */
/** @typedef {{ packages: Crate[], workspace_members: string[], resolve: { nodes: Node[] } }} Metadata */
/** @typedef {{ version: string, license?: string, integrity?: string, dev?: boolean }} Locked */
/**
 * @typedef {object} Component
 * @property {"library"} type
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} version
 * @property {"required" | "excluded"} scope
 * @property {{ expression: string }[]} licenses
 * @property {string} purl
 * @property {{ alg: string, content: string }[]} hashes
 */

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** @returns {Metadata} */
const metadata = () =>
  JSON.parse(
    execFileSync("cargo", ["metadata", "--locked", "--offline", "--all-features", "--format-version", "1"], {
      cwd: new URL("../", import.meta.url),
      maxBuffer: 2 ** 26,
      encoding: "utf8",
    }),
  );

/** Crates that what is shipped needs, not only its tests. @param {Metadata} metadata */
function shipped({ workspace_members: members, resolve }) {
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const seen = new Set(members);
  for (const id of seen) {
    for (const { pkg, dep_kinds: kinds } of nodes.get(id)?.deps ?? [])
      if (kinds.some(({ kind }) => kind !== "dev")) seen.add(pkg);
  }
  return seen;
}

/**
 * @param {string} purl @param {string} name @param {string} version @param {string | null | undefined} licence
 * @param {boolean} required @param {string} alg @param {string} hash in hexadecimal digits
 * @returns {Component}
 */
const component = (purl, name, version, licence, required, alg, hash) => ({
  type: "library",
  "bom-ref": purl,
  name,
  version,
  scope: required ? "required" : "excluded",
  // Older crates write / for OR.
  licenses: [{ expression: (licence ?? "NOASSERTION").replaceAll(/ ?\/ ?/g, " OR ") }],
  purl,
  hashes: [{ alg, content: hash }],
});

/** @returns {Component[]} */
function crates() {
  const meta = metadata();
  const needed = shipped(meta);
  const sums = new Map(
    [...read("Cargo.lock").matchAll(/^name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"$/gm)].map(
      ([, name, version, sum]) => [`${name} ${version}`, sum],
    ),
  );
  return meta.packages
    .filter(({ source }) => source !== null)
    .map(({ id, name, version, license }) => {
      const sum = sums.get(`${name} ${version}`);
      if (!sum) throw new Error(`Cargo.lock has no hash of ${name} ${version}`);
      return component(`pkg:cargo/${name}@${version}`, name, version, license, needed.has(id), "SHA-256", sum);
    });
}

/** @returns {Component[]} */
function packages() {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(read("package-lock.json")).packages;
  return Object.entries(locked)
    .filter(([path]) => path !== "")
    .map(([path, { version, license, integrity = "", dev }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const sum = Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex");
      return component(`pkg:npm/${name.replace("@", "%40")}@${version}`, name, version, license, !dev, "SHA-512", sum);
    });
}

/**
 * The list, the same for the same commit.
 * @param {string} version @param {string} time of the commit, as ISO 8601 has it
 */
export function sbom(version, time) {
  /** @type {Map<string, Component>} */
  const components = new Map();
  // One version of a package may lie in several folders.
  for (const part of [...crates(), ...packages()]) {
    const before = components.get(part.purl);
    if (!before || part.scope === "required") components.set(part.purl, part);
  }
  const ordered = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: time,
      component: {
        type: "application",
        "bom-ref": "annealing-lab",
        name: "annealing-lab",
        version,
        licenses: [{ expression: "MIT OR Apache-2.0" }],
      },
    },
    components: ordered,
    dependencies: [
      {
        ref: "annealing-lab",
        dependsOn: ordered.filter(({ scope }) => scope === "required").map(({ purl }) => purl),
      },
    ],
  };
}
