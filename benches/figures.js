// Measures natively, in Node and in Chromium, one after the other, and prints docs/PERFORMANCE.md's table. Called by
// `./dev bench figures`, which has built dist/ and the limit's module.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { shipped } from "../tests/wasm/load.js";
import { launch, pageWith } from "./chromium.js";
import { limitOf, measure } from "./measure.js";

const TOP = new URL("../", import.meta.url);
const plan = JSON.parse(readFileSync(new URL("benches/figures.json", TOP), "utf8"));
for (const entry of plan.solutions) {
  const grids = entry.grids && readFileSync(new URL(entry.grids, TOP), "utf8").match(/^[^#\n].*$/gm);
  entry.links = grids?.map((/** @type {string} */ grid) => `${entry.link}&givens=${grid}`) ?? [entry.link];
}
const limitFile = new URL("target/limit/wasm32-unknown-unknown/release/limit_wasm.wasm", TOP);

/** @typedef {Record<string, number>} Figures */

/** @returns {Figures} */
function native() {
  const args = ["bench", "--locked", "--quiet", "--bench", "figures"];
  return JSON.parse(execFileSync("cargo", args, { cwd: TOP, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

/** @returns {Promise<Figures>} */
async function inNode() {
  const glue = await import(shipped("whole-glue").href);
  glue.initSync({ module: readFileSync(shipped("whole-wasm")) });
  return measure(glue, await limitOf(readFileSync(limitFile)), plan);
}

/** @returns {Promise<Figures>} */
async function inChromium() {
  const browser = await launch();
  const page = await pageWith(browser, {
    "glue.js": shipped("whole-glue"),
    "core.wasm": shipped("whole-wasm"),
    "measure.js": new URL("benches/measure.js", TOP),
    "limit.wasm": limitFile,
  });
  const figures = await page.evaluate(async (plan) => {
    const at = (/** @type {string} */ name) => /** @type {Promise<any>} */ (import(new URL(name, location.href).href));
    const glue = await at("glue.js");
    await glue.default({ module_or_path: "/core.wasm" });
    const { limitOf, measure } = await at("measure.js");
    const bytes = await (await fetch("/limit.wasm")).arrayBuffer();
    return measure(glue, await limitOf(bytes), plan);
  }, plan);
  await browser.close();
  return figures;
}

const columns = [
  ["native", native()],
  ["Node", await inNode()],
  ["Chromium", await inChromium()],
];
const show = (/** @type {number | undefined} */ value) =>
  value === undefined ? "" : value >= 1000 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
const names = Object.keys(/** @type {Figures} */ (columns[1][1]));
const rows = names.map((name) => [name, ...columns.map(([, figures]) => show(/** @type {Figures} */ (figures)[name]))]);
for (const { name, limit } of plan.moves) {
  if (!limit) continue;
  const ratio = columns.map(([, figures]) => {
    const of = /** @type {Figures} */ (figures);
    return (of[`${name}, ns a move`] / of[`${name}, the limit`]).toFixed(2);
  });
  rows.push([`${name}, run over limit`, ...ratio]);
}
console.log(`${cpus().length} x ${cpus()[0].model}, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]}\n`);
console.log(`| | ${columns.map(([name]) => name).join(" | ")} |`);
console.log(`|---|${"--:|".repeat(columns.length)}`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
