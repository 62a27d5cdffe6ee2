// Trunk's post_build hook, the one step after it: reads what Trunk has built, computes what it becomes, writes it once.
//
//   modules.js   the core that the page begins with and the full one, optimised, in names that are their hashes
//   lessons.js   reads the lessons by the core, which may refuse them }
//   bundle.js    few small files of many, with integrity           } only of a page that is to be hosted (FINISH=dist);
//   offline.js   the service worker with its list of files         } `./dev serve` serves the modules one by one
//   notices.js   the licences of what others made                  }
//   earlier.js   the pages of earlier versions of the link         }
//
// Each takes the files and puts others in their place, and says what becomes of the page's tags. The page is written last.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { bundle } from "./bundle.js";
import { earlier, ownVersions, versionsTag } from "./earlier.js";
import { english, filled, pageIn, withLanguages } from "./fill.js";
import { lessons } from "./lessons.js";
import { modules } from "./modules.js";
import { notices } from "./notices.js";
import { serviceWorker } from "./offline.js";

const { TRUNK_STAGING_DIR: staging, FINISH, ANNEALING_LAB_SITE = "", ANNEALING_LAB_EARLIER } = process.env;
if (!staging) throw new Error("this is a hook of Trunk's: run ./dev build");

/** The page's own policy. A host's headers may say the same, and what a page cannot say of itself: docs/RELIABILITY.md. */
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

/** The crate's version, and the commit where there is one. */
function versionOf() {
  const version = /^version = "(.*)"/m.exec(readFileSync("Cargo.toml", "utf8"))?.[1];
  const { ANNEALING_LAB_COMMIT: commit } = process.env;
  return commit ? `${version} (${commit})` : version;
}

/** What chats show beside a link to the page; what stands after # never reaches them. @param {Record<string, unknown>} words */
const preview = ({ description }) => [
  `<meta property="og:type" content="website">`,
  `<meta property="og:title" content="Annealing Lab">`,
  `<meta property="og:description" content="${description}">`,
  `<meta property="og:image" content="${ANNEALING_LAB_SITE}www/preview.png">`,
  `<meta name="twitter:card" content="summary_large_image">`,
];

/** What a device says of the installed page. @param {string} manifest @param {Record<string, Record<string, string>>} others */
function inLanguages(manifest, others) {
  const localized = Object.entries(others).map(([language, { description }]) => [language, description]);
  const all = { ...JSON.parse(manifest), description_localized: Object.fromEntries(localized) };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** By path in the built page's folder, with slashes. @type {Map<string, string | Buffer>} */
const files = new Map();
for (const entry of readdirSync(staging, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  files.set(relative(staging, path).split(sep).join("/"), readFileSync(path));
}
const rooms = await english();
for (const [path, content] of files) if (path.endsWith(".html")) files.set(path, filled(String(content), rooms));
const others = await pageIn();
const page = withLanguages(String(files.get("index.html")), others);

const manifest = "www/manifest.webmanifest";
files.set(manifest, inLanguages(String(files.get(manifest)), others));

/** A tag with the white space before it. */
const TAG = /\s*(<(?:meta|link|script)\b[^>]*>)/g;
const tags = [...page.matchAll(TAG)].map(([, tag]) => tag);
/** What stands in a tag's place; nothing, if that is empty. @type {Map<string, string>} */
const edits = new Map();

const version = tags.find((tag) => tag.includes('name="version"'));
if (!version) throw new Error("index.html has no <meta name=version>");
edits.set(version, version.replace('content=""', `content="${versionOf()}"`));
await modules(files, tags, edits, FINISH === "dist");
if (FINISH === "dist") await lessons(files);
const before = earlier(FINISH === "dist" ? ANNEALING_LAB_EARLIER : undefined, ownVersions());
if (FINISH === "dist") {
  await bundle(files, tags, edits);
  const charset = tags.find((tag) => tag.includes("charset="));
  if (!charset) throw new Error("index.html has no <meta charset>");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const more = [
    policy,
    `<meta name="annealing-lab-offline" content="sw.js">`,
    versionsTag([ownVersions().at(-1) ?? 0, ...before.versions]),
    ...preview(rooms.page),
  ];
  edits.set(charset, [charset, ...more].join("\n    "));
}
const edited = page.replace(TAG, (all, tag) => {
  const now = edits.get(tag) ?? tag;
  return now && all.replace(tag, () => now);
});
files.set("index.html", edited);
if (FINISH === "dist") {
  // A script or stylesheet that nobody has looked at would go out unchecked.
  const unchecked = edited.match(/<(script|link)\b(?![^>]*integrity=)[^>]*(src|href)="[^"]+\.(js|css)"[^>]*>/);
  if (unchecked) throw new Error(`without integrity: ${unchecked[0]}`);
  serviceWorker(files);
  notices(files);
  // Each has a list of files of its own.
  for (const [path, content] of before.files) files.set(path, content);
}

for (const name of readdirSync(staging)) rmSync(join(staging, name), { recursive: true });
for (const [path, content] of files) {
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  writeFileSync(join(staging, path), content);
}
