// What must agree before a release, as far as files say it: each check gives what is wrong, and nothing where all is well.

/** A text of the project, or null where there is no such file. @typedef {(path: string) => string | null} Read */

/** Where a version is written. All but the first follow it. @type {[string, RegExp][]} */
const MANIFESTS = [
  ["Cargo.toml", /^\[workspace\.package\][^[]*?^version = "(.*)"$/m],
  ["cli/Cargo.toml", /^annealing-lab = .*version = "(.*?)"/m],
  ["CITATION.cff", /^version: (.*)$/m],
];
/** Manifests that take theirs from Cargo.toml when they are built: they must name none. @type {[string, RegExp][]} */
const WITHOUT = [
  ...["cli", "page", "page/core", "python"].map(
    (folder) => /** @type {[string, RegExp]} */ ([`${folder}/Cargo.toml`, /^version = /m]),
  ),
  ["python/pyproject.toml", /^version = /m],
  ["npm/package.json", /^ {2}"version": /m],
  ["package.json", /^ {2}"version": /m],
];
/** @param {Read} read */
export const versionOf = (read) => MANIFESTS[0][1].exec(read("Cargo.toml") ?? "")?.[1] ?? "";

/** @param {Read} read @returns {string[]} */
export function versions(read) {
  const own = versionOf(read);
  const wrong = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(own) ? [] : [`Cargo.toml: '${own}' is no version such as 1.2.3`];
  for (const [path, pattern] of MANIFESTS.slice(1)) {
    const there = pattern.exec(read(path) ?? "")?.[1];
    if (there !== own) wrong.push(`${path}: its version is ${there ?? "missing"}, Cargo.toml has ${own}`);
  }
  const lock = read("Cargo.lock") ?? "";
  const locked = /^name = "annealing-lab"\nversion = "(.*)"$/m.exec(lock)?.[1];
  if (locked !== own) wrong.push(`Cargo.lock: its version is ${locked ?? "missing"}, Cargo.toml has ${own}`);
  for (const [path, pattern] of WITHOUT)
    if (pattern.test(read(path) ?? "")) wrong.push(`${path} names a version; it must take that of Cargo.toml`);
  return wrong;
}

/**
 * CHANGELOG.md begins with the version and its date; a dry run accepts "Unreleased" there, but not an empty section.
 * @param {Read} read @param {{ dry: boolean }} how @returns {string[]}
 */
export function changelog(read, { dry }) {
  const version = versionOf(read);
  const [, heading = "", text = ""] = /^## (.*)\n([^]*?)(?=^## |$(?![^]))/m.exec(read("CHANGELOG.md") ?? "") ?? [];
  const wrong = /^- /m.test(text) ? [] : [`CHANGELOG.md: the section '${heading}' has no entry`];
  if (heading === "Unreleased")
    return dry ? wrong : [...wrong, `CHANGELOG.md: 'Unreleased' must become '${version}, date'`];
  const named = /^(\S+), (\d{4}-\d\d-\d\d)$/.exec(heading);
  if (named?.[1] !== version)
    return [...wrong, `CHANGELOG.md begins with '${heading}', expected '${version}, date' or 'Unreleased'`];
  const cited = /^date-released: (.*)$/m.exec(read("CITATION.cff") ?? "")?.[1];
  if (cited !== named[2]) wrong.push(`CITATION.cff: date-released is ${cited}, CHANGELOG.md has ${named[2]}`);
  return wrong;
}

/**
 * Golden links of an earlier commit stand unchanged in the present ones, as long as links have the same version.
 * @param {string} before tests/golden/links.json of the last release @param {string} now @returns {string[]}
 */
export function goldenLinks(before, now) {
  /** @type {Map<string, string>} */
  const present = new Map(
    JSON.parse(now).map((/** @type {{ link: string }} */ golden) => [golden.link, JSON.stringify(golden)]),
  );
  return JSON.parse(before)
    .filter((/** @type {{ link: string }} */ golden) => present.get(golden.link) !== JSON.stringify(golden))
    .map(
      (/** @type {{ link: string }} */ { link }) =>
        `tests/golden/links.json: the result of '${link}' has changed since the last release`,
    );
}
