// `./dev release --dry-run`: checks all that a release needs, packs what would be published into target/release-files/, with an SBOM and
// checksums, and says what would be published. It publishes nothing: docs/RELEASE.md has the commands for that.

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { changelog, goldenLinks, versionOf, versions } from "./checks.js";
import { sbom } from "./sbom.js";

const OUT = "target/release-files";
const LOG = "target/release.log";
const read = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, "utf8") : null);

const words = process.argv.slice(2);
if (words.join() !== "--dry-run" && words.join() !== "--check") {
  console.error(
    `✗ './dev release ${words.join(" ")}': there are --dry-run, and --check for a commit that is to be published`,
  );
  process.exit(2);
}
const dry = words[0] === "--dry-run";
rmSync(LOG, { force: true });
let failed = 0;

/** @param {string} what @param {string[]} wrong */
function report(what, wrong) {
  console.log(`${wrong.length ? "✗" : "✓"} ${what}`);
  for (const one of wrong) console.log(`    ${one}`);
  if (wrong.length) failed++;
}

/** Whether a command goes well; the end of what it printed, where it does not. @param {string} what @param {string} command */
function runs(what, command) {
  const { status, stdout, stderr } = spawnSync("bash", ["-c", `set -eo pipefail; ${command}`], {
    encoding: "utf8",
    env: { ...process.env, RUST_BACKTRACE: "0", SOURCE_DATE_EPOCH: String(Date.parse(time) / 1000) },
    maxBuffer: 2 ** 28,
  });
  appendFileSync(LOG, `── ${what}\n$ ${command}\n${stdout}${stderr}\n`);
  const last = `${stderr}\n${stdout}`.trim().split("\n").slice(-25);
  report(what, status === 0 ? [] : [...last, `(all of it: ${LOG})`]);
}

/** @param {string} command @param {string[]} args */
const output = (command, args) => execFileSync(command, args, { encoding: "utf8" }).trim();
const version = versionOf(read);
const commit = output("git", ["rev-parse", "--short", "HEAD"]);
/** Of the commit, so that the same commit packs to the same bytes. */
const time = output("git", ["show", "-s", "--format=%cI", "HEAD"]);
const host = /^host: (.*)$/m.exec(output("rustc", ["-vV"]))?.[1] ?? "";
console.log(`Annealing Lab ${version} (${commit})${dry ? ", a dry run: nothing is published" : ""}\n`);

// ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const changed = output("git", ["status", "--porcelain"]);
report("all changes are committed", changed && !dry ? changed.split("\n") : []);
if (changed && dry) console.log("    there are others, which a dry run packs as well");
report("every manifest has the version", versions(read));
report("the changelog has this version", changelog(read, { dry }));
if (
  new RegExp(`^## ${version.replaceAll(".", "\\.")}, `, "m").test((read("CHANGELOG.md") ?? "").replace(/^## .*/m, ""))
)
  console.log(`    ${version} has been released: the next release needs another version`);
const before = spawnSync("git", ["describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"], {
  encoding: "utf8",
}).stdout.trim();
const golden = (/** @type {string} */ of) => output("git", ["show", `${of}:tests/golden/links.json`]);
if (before)
  report(`golden links are those of ${before}`, goldenLinks(golden(before), read("tests/golden/links.json") ?? "[]"));
runs(
  "golden links replay, and lessons, docs and their figures are what the program gives",
  "cargo test --locked --quiet --test core",
);
runs("texts, links and figures of the docs agree", "node --test --test-reporter=spec tests/page/*.test.js");
runs("licences and hashes of all dependencies", "node --test --test-reporter=spec tests/audit/*.test.js");

// ── packages ─────────────────────────────────────────────────────────────────────────────────────────────────────────

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// Names in order, one owner, the commit's time: no clock in it.
const tar = `tar --sort=name --owner=0 --group=0 --numeric-owner --mtime='${time}'`;
const packed = (/** @type {string} */ file, /** @type {string} */ what) =>
  `${tar} -c ${what} | gzip -n -9 >${OUT}/${file}`;
const dirty = changed ? " --allow-dirty" : "";

runs(
  "the source",
  `git archive --format=tar --prefix=annealing-lab-${version}/ HEAD | gzip -n -9 >${OUT}/annealing-lab-${version}-source.tar.gz`,
);
runs(
  "the crate",
  `cargo package --locked --offline --quiet --no-verify --package annealing-lab --package annealing-lab-cli${dirty}; cp target/package/annealing-lab-{,cli-}${version}.crate ${OUT}/`,
);
runs("the page", packed(`annealing-lab-page-${version}.tar.gz`, `--transform 's,^dist,annealing-lab,' dist`));
runs("the page as one file", `cp dist/annealing-lab.html ${OUT}/annealing-lab-${version}.html`);
runs(
  `the program for ${host}`,
  `cargo build --locked --release --quiet --bin annealing-lab; ${packed(
    `annealing-lab-${version}-${host}.tar.gz`,
    "LICENSE-MIT LICENSE-APACHE -C target/release annealing-lab",
  )}`,
);
// The build has packed it.
runs("the npm package", `cp target/npm/annealing-lab-${version}.tgz ${OUT}/`);
if (existsSync("python/pyproject.toml")) {
  const python = existsSync("target/python/bin/python") ? "target/python/bin/python" : "python3";
  if (spawnSync(python, ["-m", "maturin", "--version"]).status !== 0)
    console.log("- the Python package: maturin is not here (./dev test slow installs it), so no wheel is packed");
  else
    runs(
      "the Python package",
      `${python} -m maturin build --quiet --release --locked --offline --manifest-path python/Cargo.toml --out ${OUT}`,
    );
}
writeFileSync(`${OUT}/annealing-lab-${version}.cdx.json`, `${JSON.stringify(sbom(version, time), null, 1)}\n`);

const names = readdirSync(OUT).sort();
const sums = names.map(
  (name) =>
    `${createHash("sha256")
      .update(readFileSync(join(OUT, name)))
      .digest("hex")}  ${name}`,
);
writeFileSync(`${OUT}/SHA256SUMS`, `${sums.join("\n")}\n`);
runs("checksums", `cd ${OUT}; sha256sum --check --quiet SHA256SUMS`);

// ── what would be published ──────────────────────────────────────────────────────────────────────────────────────────

const size = (/** @type {string} */ name) => `${(statSync(join(OUT, name)).size / 1000).toFixed(0)} kB`.padStart(9);
console.log(`\n${OUT}/`);
for (const name of [...names, "SHA256SUMS"]) console.log(`${size(name)}  ${name}`);
/** Which files go where. @type {[RegExp, string][]} */
const PLACES = [
  [/\.crate$/, "the registry of crates: annealing-lab, then annealing-lab-cli"],
  [/^annealing-lab-[\d.]+(-[\w.]+)?\.tgz$/, "the registry of npm: annealing-lab"],
  [/\.whl$/, "the registry of Python: annealing-lab"],
  [/-page-/, "the site, and GitHub Pages by its workflow, on the tag"],
  [/./, `the release of the tag v${version}, with its checksums and SBOM`],
];
console.log(`\n${dry ? "Would be published" : "To be published, as docs/RELEASE.md says"}:`);
for (const [pattern, place] of PLACES) {
  const files = names.filter((name) => pattern.test(name));
  if (files.length) console.log(`- ${place}: ${pattern.source === "." ? "all of these files" : files.join(", ")}`);
}
if (failed) {
  console.log(`\n✗ not ready: ${failed} of these failed`);
  process.exit(1);
}
console.log(`\n✓ ready`);
