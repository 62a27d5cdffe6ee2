// Builds of earlier versions of the link, preserved completely below v/: a link of an older `v` opens in its own page
// (www/shell/versions.js). ANNEALING_LAB_EARLIER is dist/ of the previous release, which includes the earlier ones.
// docs/RELEASE.md.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { attribute, elements, pageOf } from "./html.js";

/** The name of the meta tag with a page's own version of links, followed by the versions below it. */
export const LINKS = "annealing-lab-links";

/** Returns the versions of links that this build reads, the newest last. */
export function ownVersions() {
  const found = readFileSync("src/run/version.rs", "utf8").matchAll(/^ {4}V(\d+) = \1,$/gm);
  const versions = Array.from(found, ([, version]) => Number(version));
  if (!versions.length) throw new Error("src/run/version.rs names no version of links");
  return versions;
}

/**
 * Returns files of earlier versions, by their paths in this build, and these versions.
 * @param {string | undefined} folder dist/ of the previous release
 * @param {number[]} own the versions that this build reads, the newest last
 */
export function earlier(folder, own) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** @type {Set<number>} */
  const versions = new Set();
  if (!folder) return { files, versions: [] };
  const index = join(folder, "index.html");
  const page = existsSync(index) ? elements(pageOf(readFileSync(index, "utf8"))) : [];
  const meta = page.find((node) => attribute(node, "name") === LINKS);
  const before = parseInt((meta && attribute(meta, "content")) ?? "");
  if (Number.isNaN(before)) throw new Error(`ANNEALING_LAB_EARLIER: '${folder}' is no build of the page`);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const path = relative(folder, from).split(sep).join("/");
    const version = Number(/^v\/(\d+)\//.exec(path)?.[1] ?? before);
    const newest = own[own.length - 1];
    if (version > newest)
      throw new Error(`ANNEALING_LAB_EARLIER: '${folder}' has links of version ${version}, this build of ${newest}`);
    // The new build replays the links of these versions itself.
    if (own.includes(version)) continue;
    versions.add(version);
    files.set(path.startsWith("v/") ? path : `v/${version}/${path}`, readFileSync(from));
  }
  return { files, versions: [...versions].sort((a, b) => b - a) };
}
