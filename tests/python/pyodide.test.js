// The wheel that the built site serves, in Pyodide, in Chromium: golden links, problems of one's own, and the notebooks, which show the
// same there as in CPython. Nothing is asked of any host but this machine. `./dev test slow` installs Pyodide in target/pyodide/.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { test } from "node:test";
import { chromium } from "@playwright/test";
import { PYTHON, TOP, missing } from "./installed.js";

const HOME = `${TOP}target/pyodide/`;
const there = existsSync(`${HOME}.stamp`);
assert.ok(there || !process.env.CI, "Pyodide is not installed in target/pyodide/");
const skip = there ? false : "Pyodide is not installed in target/pyodide/: ./dev test slow does that";

const FOLDERS = { "/site/": `${TOP}dist/`, "/pyodide/": `${HOME}node_modules/pyodide/`, "/packages/": HOME };
const TYPES = {
  ".mjs": "text/javascript",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

/** A host with the built site, Pyodide and its packages. */
async function host() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const [at, folder] = Object.entries(FOLDERS).find(([prefix]) => path.startsWith(prefix)) ?? ["", ""];
    const file = folder + path.slice(at.length);
    if (path === "/")
      return response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Python</title>");
    if (!folder || path.includes("..") || !existsSync(file)) return response.writeHead(404).end();
    const type = /** @type {Record<string, string>} */ (TYPES)[extname(file)] ?? "application/octet-stream";
    response.setHeader("Content-Type", type).end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Only the file of a folder whose name matches. @param {string} folder @param {RegExp} name */
function only(folder, name) {
  const found = existsSync(folder) ? readdirSync(folder).filter((file) => name.test(file)) : [];
  assert.equal(found.length, 1, `${folder} has ${found.length} files ${name}: ./dev build --python makes the wheel`);
  return found[0];
}

/** FNV-1a, as tests/golden/links.json has it. */
const GOLDEN = `
import json
import annealing_lab as al

def fnv_1a(text):
    found = 0xCBF29CE484222325
    for byte in text.encode():
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return f"{found:016x}"

wrong = []
for golden in json.loads(goldens):
    run = al.solve(golden["link"])
    if (fnv_1a(run.result_json() + "\\n"), fnv_1a(run.trace_csv())) != (golden["result"], golden["trace"]):
        wrong.append(golden["link"])
json.dumps(wrong)
`;

test("the site's wheel installs in Pyodide, and gives the bytes and the cells of CPython", { skip }, async (t) => {
  const wheel = only(`${TOP}dist/python`, /\.whl$/);
  const micropip = only(HOME, /^micropip.*\.whl$/);
  const site = await host();
  const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath, args });
  t.after(async () => (await browser.close(), site.close()));
  const page = await browser.newPage();
  /** @type {string[]} */
  const elsewhere = [];
  page.on("request", (request) => void (request.url().startsWith(site.url) || elsewhere.push(request.url())));
  await page.goto(site.url);
  await page.evaluate(
    async ({ url, wheel, micropip }) => {
      const { loadPyodide } = await import(`${url}pyodide/pyodide.mjs`);
      const python = await loadPyodide({ indexURL: `${url}pyodide/` });
      await python.loadPackage(`${url}packages/${micropip}`);
      await python.pyimport("micropip").install(`${url}site/python/${wheel}`);
      Object.assign(globalThis, { python });
    },
    { url: site.url, wheel, micropip },
  );
  /** What Python returns there. @param {string} code @param {Record<string, string>} names */
  const asked = (code, names = {}) =>
    page.evaluate(
      async ({ code, names }) => {
        const { python } = /** @type {any} */ (globalThis);
        for (const [name, value] of Object.entries(names)) python.globals.set(name, value);
        return String(await python.runPythonAsync(code));
      },
      { code, names },
    );

  const goldens = readFileSync(`${TOP}tests/golden/links.json`, "utf8");
  assert.deepEqual(JSON.parse(await asked(GOLDEN, { goldens })), []);
  assert.equal(await asked("import annealing_lab as al; type(al.Run().board).__name__"), "memoryview");

  const why = missing();
  if (why) return t.diagnostic(why);
  const folder = `${TOP}python/notebooks/`;
  const notebooks = readdirSync(folder).sort();
  assert.equal(notebooks.length, 3);
  const cells = readFileSync(`${TOP}tests/python/cells.py`, "utf8");
  for (const name of notebooks) {
    const notebook = readFileSync(folder + name, "utf8");
    const { cells: all } = JSON.parse(notebook);
    assert.ok(
      all.every((/** @type {any} */ cell) => !cell.outputs?.length),
      `${name}: outputs are not kept in git`,
    );
    const there = JSON.parse(await asked(`${cells.split("\nif __name__")[0]}\nawait shown(notebook)`, { notebook }));
    const here = spawnSync(PYTHON, [`${TOP}tests/python/cells.py`, folder + name], { encoding: "utf8" });
    assert.equal(here.status, 0, here.stderr);
    assert.deepEqual(there, JSON.parse(here.stdout)[0], name);
    assert.ok(there.length >= 6, name);
    t.diagnostic(`${name}: ${there.length} cells`);
  }
  assert.deepEqual(elsewhere, []);
});
