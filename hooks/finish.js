// Trunk's post_build hook, the only step after Trunk: it reads Trunk's output, transforms it, and writes it once.
//
//   modules.js   the core module and the full one, optimised, named by their hashes
//   styles.js    stylesheets in layers, for old browsers; for a hosted page through bundle.js
//   lessons.js   the lessons, which the core may reject            }
//   bundle.js    few small files from many, with integrity         } only for a hosted page (FINISH=dist);
//   offline.js   the service worker with its list of files         } `./dev serve` serves the modules one by one
//   notices.js   the licences of other people's work               }
//   single.js    the page as one file, for use without a server    }
//   earlier.js   the pages of earlier versions of the link         }
//
// Each module replaces some files by others, and modifies the page's tree. The page is written last.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { bundle } from "./bundle.js";
import { earlier, LINKS, ownVersions } from "./earlier.js";
import { addLanguages, english, filled, pageIn, puzzles } from "./fill.js";
import { attribute, elements, make, pageOf, putAfter, set, withAttribute, written } from "./html.js";
import { lessons } from "./lessons.js";
import { modules } from "./modules.js";
import { notices } from "./notices.js";
import { serviceWorker } from "./offline.js";
import { SINGLE, single } from "./single.js";
import { styles } from "./styles.js";

const { TRUNK_STAGING_DIR: staging, FINISH, ANNEALING_LAB_SITE = "", ANNEALING_LAB_EARLIER } = process.env;
if (!staging) throw new Error("this is a hook of Trunk's: run ./dev build");

/** The page's own policy. A host's headers may repeat it, and add parts that a page cannot set: docs/RELIABILITY.md. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types annealing-lab",
].join("; ");

/** Returns the crate's version, and the commit if there is one. */
function versionOf() {
  const version = /^version = "(.*)"/m.exec(readFileSync("Cargo.toml", "utf8"))?.[1] ?? "";
  const { ANNEALING_LAB_COMMIT: commit } = process.env;
  return commit ? `${version} (${commit})` : version;
}

/**
 * Returns the tags of the preview that chats show beside a link to the page; the part after # never reaches them.
 * @param {Record<string, unknown>} words
 */
const preview = ({ description }) => [
  make("meta", { property: "og:type", content: "website" }),
  make("meta", { property: "og:title", content: "Annealing Lab" }),
  make("meta", { property: "og:description", content: String(description) }),
  make("meta", { property: "og:image", content: `${ANNEALING_LAB_SITE}www/preview.png` }),
  make("meta", { name: "twitter:card", content: "summary_large_image" }),
];

/**
 * Returns the manifest of the installed page in all languages.
 * @param {string} manifest
 * @param {Record<string, Record<string, string>>} others
 */
function inLanguages(manifest, others) {
  const localized = Object.entries(others).map(([language, { description }]) => [language, description]);
  const all = { ...JSON.parse(manifest), description_localized: Object.fromEntries(localized) };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** The files by path in the built page's folder, with slashes. @type {Map<string, string | Buffer>} */
const files = new Map();
for (const entry of readdirSync(staging, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  files.set(relative(staging, path).split(sep).join("/"), readFileSync(path));
}
const all = await english();
const rooms = { ...all, puzzles: puzzles() };
for (const [path, content] of files) if (path.endsWith(".html")) files.set(path, filled(String(content), rooms));
const others = await pageIn();
const page = pageOf(String(files.get("index.html")));
addLanguages(page, others);

// Hosts expect this file beside the page.
files.set("404.html", readFileSync("deploy/404.html"));
// The page includes the truths of the program.
files.set("www/truths.json", readFileSync("cli/src/truths.json"));
// The sources of methods that the page only describes in words (www/features/code/worded.js).
for (const method of ["tempering", "multi_start/multi_start_run", "rebuild/rebuild_run"])
  files.set(`source/${method}.rs.txt`, readFileSync(`src/anneal/${method}.rs`));

const manifest = "www/manifest.webmanifest";
files.set(manifest, inLanguages(String(files.get(manifest)), others));

set(withAttribute(page, "name", "version"), { content: versionOf() });
await modules(files, page, FINISH === "dist");
if (FINISH === "dist") await lessons(files);
const before = earlier(FINISH === "dist" ? ANNEALING_LAB_EARLIER : undefined, ownVersions());
if (FINISH === "dist") {
  await bundle(files, page);
  const versions = [ownVersions().at(-1) ?? 0, ...before.versions];
  putAfter(
    withAttribute(page, "charset", "utf-8"),
    make("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    make("meta", { name: "annealing-lab-offline", content: "sw.js" }),
    make("meta", { name: LINKS, content: versions.join(" ") }),
    ...preview(all.page),
  );
} else
  for (const [path, content] of files)
    if (path.endsWith(".css")) files.set(path, styles([{ path, source: String(content) }], false));
files.set("index.html", written(page));
if (FINISH === "dist") {
  // A script or stylesheet without integrity would be published unchecked.
  const unchecked = elements(page).find(
    (node) =>
      /\.(js|css)$/.test(attribute(node, "src") ?? attribute(node, "href") ?? "") && !attribute(node, "integrity"),
  );
  if (unchecked) throw new Error(`without integrity: ${JSON.stringify(unchecked.attrs)}`);
  serviceWorker(files);
  notices(files);
  const words = Object.entries({ en: all.page, ...others }).map(([language, room]) => [language, room.failedSingle]);
  files.set(
    SINGLE,
    await single(files, String(files.get("index.html")), Object.fromEntries(words), ANNEALING_LAB_SITE),
  );
  // Each earlier version has a separate list of files.
  for (const [path, content] of before.files) files.set(path, content);
}

// `./dev build --single`
if (process.env.ANNEALING_LAB_SINGLE) for (const path of [...files.keys()]) if (path !== SINGLE) files.delete(path);

for (const name of readdirSync(staging)) rmSync(join(staging, name), { recursive: true });
for (const [path, content] of files) {
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  writeFileSync(join(staging, path), content);
}
