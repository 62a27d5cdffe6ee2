// `./dev test pictures COMMIT`: what has changed for the eye since a commit. Builds the page of that commit beside the present one, walks
// every view in both, at ten sizes in light English, and at two sizes in the dark and in German; and writes a page of the pairs that
// differ, target/pictures/index.html. Nothing of it is committed, and a difference is no failure: it is to be looked at.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "../benches/chromium.js";
import { serveDist } from "./browser/support/server.js";
import { STATES } from "./pictures/states.js";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("./pictures/states.js").State} State */
/** @typedef {{ width: number, height: number, language: "en" | "de", colorScheme: "light" | "dark" }} How */

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
/** A phone and a desk: where there is a picture in the dark and one in German. */
const BOTH = [390, 1440];
/** Figures of time, which are others in every run. */
const UNSEEN =
  "[data-key=rate], [data-key=stepRate], [data-key=computed], .time, #version { visibility: hidden !important }";
/** A picture is taken again until it is the same twice, so many times at most. */
const MOST_TRIES = 12;
/** Milliseconds between two of them. */
const BETWEEN = 150;
const ROOT = fileURLToPath(new URL("../", import.meta.url));
const OUT = `${ROOT}target/pictures/`;

/** @type {How[]} */
const HOWS = SIZES.flatMap(([width, height]) => {
  const size = { width, height };
  return [
    { ...size, language: "en", colorScheme: "light" },
    ...(BOTH.includes(width)
      ? [
          /** @type {How} */ ({ ...size, language: "en", colorScheme: "dark" }),
          /** @type {How} */ ({ ...size, language: "de", colorScheme: "light" }),
        ]
      : []),
  ];
});

/** Builds the page of a commit, which stays for the next time. @param {string} commit */
function built(commit) {
  const tree = `${OUT}tree-${commit}/`;
  if (existsSync(`${tree}dist/index.html`)) return `${tree}dist/`;
  rmSync(tree, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: ROOT });
  execFileSync("git", ["worktree", "add", "--detach", tree, commit], { cwd: ROOT, stdio: "inherit" });
  // Its own packages may be others; most often they are these.
  const same = execFileSync("git", ["diff", "--stat", commit, "--", "package-lock.json"], { cwd: ROOT }).length === 0;
  if (same) symlinkSync(`${ROOT}node_modules`, `${tree}node_modules`);
  execFileSync("./dev", ["build"], { cwd: tree, stdio: "inherit" });
  return `${tree}dist/`;
}

/**
 * A state of the page as it looks when it rests.
 * @param {Browser} browser @param {string} url @param {State} state @param {How} how
 */
async function pictureOf(
  browser,
  url,
  { link, act = async () => {}, all = false, embedded = false, print = false },
  how,
) {
  const { width, height, language, colorScheme } = how;
  const looks = { viewport: { width, height }, colorScheme, reducedMotion: /** @type {const} */ ("reduce") };
  // The page's policy takes no styles of ours, which hide what is of time.
  const context = await browser.newContext({ ...looks, bypassCSP: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (all) await page.addInitScript(() => localStorage.setItem("annealing-lab.instruments", "all"));
    await page.goto(`${url}?lang=${language}${embedded ? "&embed" : ""}${link}`);
    await page.locator("html:not([data-language])").waitFor({ state: "attached" });
    await act(page);
    await page.waitForLoadState("networkidle");
    if (print) await page.emulateMedia({ media: "print" });
    await page.mouse.move(0, 0);
    /** @type {Buffer} */
    let before = Buffer.alloc(0);
    for (let i = 0; i < MOST_TRIES; i++) {
      const now = await page.screenshot({ animations: "disabled", style: UNSEEN });
      if (now.equals(before)) break;
      before = now;
      await page.waitForTimeout(BETWEEN);
    }
    return before;
  } finally {
    await context.close();
  }
}

/** The share of pixels that differ, and the box around them, in words; empty where none does. Counted in a browser. @param {Browser} browser @param {Buffer[]} pair */
async function differenceOf(browser, pair) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (pair) => {
        const [one, other] = await Promise.all(
          pair.map(async (png) => {
            const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            if (!context) throw new Error("there is no canvas");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            return { width: image.width, pixels: new Uint32Array(data.buffer) };
          }),
        );
        if (one.pixels.length !== other.pixels.length) return "of another size";
        const differ = [...one.pixels.keys()].filter((i) => one.pixels[i] !== other.pixels[i]);
        if (differ.length === 0) return "";
        const [columns, rows] = [differ.map((i) => i % one.width), differ.map((i) => Math.floor(i / one.width))];
        const extent = (/** @type {number[]} */ all) =>
          [Math.min, Math.max].map((end) => all.reduce((a, b) => end(a, b))).join(" to ");
        const share = ((100 * differ.length) / one.pixels.length).toPrecision(2);
        return `${share} %, x ${extent(columns)}, y ${extent(rows)}`;
      },
      pair.map((picture) => picture.toString("base64")),
    );
  } finally {
    await page.close();
  }
}

const [, , asked = "HEAD", only = ""] = process.argv;
const commit = execFileSync("git", ["rev-parse", "--short", asked], { cwd: ROOT, encoding: "utf8" }).trim();
mkdirSync(OUT, { recursive: true });
const before = built(commit);
for (const side of ["before", "after"]) {
  rmSync(`${OUT}${side}`, { recursive: true, force: true });
  mkdirSync(`${OUT}${side}`);
}
const servers = [await serveDist(before), await serveDist()];
const browser = await launch();
/** @type {string[]} */
const rows = [];
/** @type {string[]} */
const faults = [];
let taken = 0;
for (const [name, state] of Object.entries(STATES).filter(([name]) => name.includes(only))) {
  for (const how of HOWS) {
    const file = `${name}-${how.width}x${how.height}-${how.colorScheme}-${how.language}.png`;
    try {
      const pair = await Promise.all(servers.map(({ url }) => pictureOf(browser, url, state, how)));
      taken++;
      if (pair[0].equals(pair[1])) continue;
      const difference = await differenceOf(browser, pair);
      if (difference === "") continue;
      writeFileSync(`${OUT}before/${file}`, pair[0]);
      writeFileSync(`${OUT}after/${file}`, pair[1]);
      rows.push(`<h2>${file}: ${difference}</h2><img src="before/${file}"><img src="after/${file}">`);
      console.log(`${file}: ${difference}`);
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      console.log(`✗ ${faults.at(-1)}`);
    }
  }
}
await browser.close();
for (const server of servers) await server.close();
const style = "body{font:16px sans-serif}img{max-width:48%;border:1px solid;vertical-align:top;margin:0 .5%}";
const words = `${taken} states, ${rows.length} differ from ${commit}, ${faults.length} could not be taken`;
writeFileSync(
  `${OUT}index.html`,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>${words}</h1>
${rows.join("\n")}<ul>${faults.map((fault) => `<li>${fault.replaceAll("<", "&lt;")}</li>`).join("")}</ul>
`,
);
console.log(`${words}: ${OUT}index.html`);
if (faults.length > 0) process.exitCode = 1;
