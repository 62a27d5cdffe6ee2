// What a release checks by itself finds what it should; and the list of all that is shipped is complete.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { changelog, goldenLinks, versions } from "../../release/checks.js";
import { sbom } from "../../release/sbom.js";
import { DOCUMENTS, published } from "../../release/site.js";
import { allowed, isMet, read } from "./policy.js";

/** The project's own files, some with another text. @param {Record<string, (text: string) => string>} edits @returns {import("../../release/checks.js").Read} */
const project = (edits) => (path) => {
  const file = new URL(`../../${path}`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, "utf8") : null;
  const now = text === null ? null : (edits[path] ?? ((text) => text))(text);
  if (edits[path]) assert.notEqual(now, text, path);
  return now;
};

test("every manifest has the version, and one that has another is named", () => {
  assert.deepEqual(versions(project({})), []);
  for (const path of ["cli/Cargo.toml", "CITATION.cff", "Cargo.lock"]) {
    const [wrong, ...more] = versions(
      project({ [path]: (text) => text.replace(/(version(?: = "|: ))\d[\d.]*/g, "$19.9.9") }),
    );
    assert.match(wrong, new RegExp(`^${path}: its version is 9\\.9\\.9, Cargo\\.toml has `));
    assert.deepEqual(more, []);
  }
  const named = versions(project({ "package.json": (text) => text.replace("{", '{\n  "version": "9.9.9",') }));
  assert.deepEqual(named, ["package.json names a version; it must take that of Cargo.toml"]);
  const odd = versions(project({ "Cargo.toml": (text) => text.replace(/^version = ".*"/m, 'version = "one"') }));
  assert.match(odd[0], /'one' is no version/);
});

test("README and its translations get the address of the published page, and get another one", () => {
  const addresses = ["https://example.org/lab/", "https://example.com/"];
  for (const [path, sentence] of Object.entries(DOCUMENTS)) {
    let text = read(path);
    for (const address of addresses) {
      text = published(text, sentence(address), address);
      assert.ok(text.includes(`\n\n${sentence(address)}\n\n`), path);
      // All links to runs are of the same page.
      const pages = [...text.matchAll(/\]\((http\S*?)#/g)].map(([, page]) => page);
      assert.deepEqual([...new Set(pages)], [address], path);
      assert.ok(pages.length > 5, path);
    }
  }
});

test("the changelog has what is new, and for a release its version and the date of CITATION.cff", () => {
  const dry = { dry: true };
  assert.deepEqual(changelog(project({}), dry), []);
  const headed = (/** @type {string} */ heading) =>
    project({
      "CHANGELOG.md": (text) =>
        `${text.replace(/^## [^]*/m, "")}## ${heading}\n\n- An entry.\n\n## 0.0.1, 2020-01-01\n`,
    });
  const version = /^version = "(.*)"/m.exec(read("Cargo.toml"))?.[1];
  const date = /^date-released: (.*)$/m.exec(read("CITATION.cff"))?.[1];
  assert.deepEqual(changelog(headed("Unreleased"), dry), []);
  assert.deepEqual(changelog(headed(`${version}, ${date}`), { dry: false }), []);
  assert.match(changelog(headed("Unreleased"), { dry: false })[0], /'Unreleased' must become/);
  assert.match(
    changelog(headed(`${version}, 2020-02-02`), dry)[0],
    /CITATION\.cff: date-released is .*, CHANGELOG\.md has 2020-02-02/,
  );
  assert.match(changelog(headed(`9.9.9, ${date}`), dry)[0], /begins with '9\.9\.9/);
  const empty = project({
    "CHANGELOG.md": (text) => text.replace(/^## [^]*/m, "## Unreleased\n\n## 0.0.1, 2020-01-01\n\n- Old.\n"),
  });
  assert.match(changelog(empty, dry)[0], /'Unreleased' has no entry/);
});

test("a golden link whose result is another than in the last release is named", () => {
  const now = read("tests/golden/links.json");
  assert.deepEqual(goldenLinks(now, now), []);
  const golden = JSON.parse(now);
  assert.ok(golden.length > 10);
  const [{ link }] = golden;
  assert.deepEqual(goldenLinks(now, JSON.stringify(golden.slice(1))), [
    `tests/golden/links.json: the result of '${link}' has changed since the last release`,
  ]);
  assert.deepEqual(goldenLinks(JSON.stringify(golden.slice(1)), now), []);
});

test("the SBOM has every locked crate and package, with licence and hash, and says which are shipped", () => {
  const list = sbom("1.2.3", "2026-11-24T00:00:00Z");
  assert.equal(JSON.stringify(list), JSON.stringify(sbom("1.2.3", "2026-11-24T00:00:00Z")));
  const refs = list.components.map((component) => component["bom-ref"]);
  assert.equal(new Set(refs).size, refs.length);
  const crates = [...read("Cargo.lock").matchAll(/^name = "(.*)"\nversion = "(.*)"\nsource = /gm)];
  const packages = Object.entries(JSON.parse(read("package-lock.json")).packages).filter(([path]) => path);
  const wanted = [
    ...crates.map(([, name, version]) => `pkg:cargo/${name}@${version}`),
    ...packages.map(
      ([path, { version }]) => `pkg:npm/${path.replace(/^.*node_modules\//, "").replace("@", "%40")}@${version}`,
    ),
  ];
  assert.deepEqual(
    [...new Set(wanted)].filter((ref) => !refs.includes(ref)),
    [],
  );
  for (const { name, scope, licenses, hashes } of list.components) {
    assert.match(hashes[0].content, hashes[0].alg === "SHA-256" ? /^[0-9a-f]{64}$/ : /^[0-9a-f]{128}$/, name);
    if (scope === "required") assert.ok(isMet(licenses[0].expression, allowed), `${name}: ${licenses[0].expression}`);
  }
  const shipped = list.components.filter(({ scope }) => scope === "required").map(({ name }) => name);
  for (const name of ["libm", "rand", "wasm-bindgen", "clap", "uplot", "lean-qr"])
    assert.ok(shipped.includes(name), name);
  for (const name of ["criterion", "proptest", "typescript"]) assert.ok(!shipped.includes(name), name);
  assert.deepEqual(list.dependencies[0].dependsOn.length, shipped.length);
});

test("docs/DEPENDENCIES.md argues for every crate and package that a manifest names, and for no other", () => {
  const rows = [...read("docs/DEPENDENCIES.md").matchAll(/^\| (`[^|]*) \|(.*)\|$/gm)];
  const argued = rows.flatMap(([, names, rest]) => {
    // What for, upkeep, licence, size.
    const cells = rest.split("|").map((cell) => cell.trim());
    assert.ok(cells.length === 4 && cells.every(Boolean), names);
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  });
  const folders = ["", "cli/", "page/", "page/core/", "python/", "benches/", "hooks/tools/"];
  const manifests = folders.map((folder) => project({})(`${folder}Cargo.toml`) ?? "");
  const crates = manifests.flatMap((text) => {
    const tables = [...text.matchAll(/^\[(?:.*\.)?(?:dev-)?dependencies\]\n([^]*?)(?=^\[|$(?![^]))/gm)];
    return tables.flatMap(([, table]) => [...table.matchAll(/^([\w-]+) = /gm)].map(([, name]) => name));
  });
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const named = [...crates, ...Object.keys(dependencies), ...Object.keys(devDependencies)];
  assert.ok(named.length > 25);
  const wanted = [...new Set(named)].filter((name) => !name.startsWith("annealing-lab")).sort();
  assert.deepEqual([...new Set(argued)].sort(), wanted);
});
