// What breaks, and how the page goes on.

import { expect, forgive, limit, test } from "./support/fixture.js";
import { board, button, readout, ready, returnTo } from "./person.js";

const LONG = "./#preset=published&found=first&restart=none&seed=3&moves=1000000000000";

/**
 * The core's `advance` begins with this code, of every worker that starts from now on.
 * @param {import("@playwright/test").Page} page
 * @param {string} before
 */
async function beforeAdvance(page, before) {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/annealing-lab-*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const changed = code.replace(/(\badvance\(\w+(?:, ?\w+)*\) ?\{)/g, `$1${before}`);
    expect(changed).not.toBe(code);
    await route.fulfill({ response, body: changed, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
}
// As after a bug in the core.
const TRAP = "throw new WebAssembly.RuntimeError('unreachable');";
const TRAP_NEXT = `if (globalThis.trapNext) { globalThis.trapNext = false; ${TRAP} }`;
/** @param {import("@playwright/test").Page} page */
const trapNext = (page) => page.workers()[0].evaluate(() => void Object.assign(globalThis, { trapNext: true }));
// What is fetched in the background may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** @param {import("@playwright/test").Page} page */
const notice = (page) => page.getByRole("alert").filter({ hasText: "stopped unexpectedly" });

test("a trap in the core is reported, and a fresh core replays the run to where it was", async ({ page }) => {
  await beforeAdvance(page, TRAP_NEXT);
  await page.goto(`${LONG}&at=1000000`);
  await expect(page.getByRole("status")).toHaveText(/^Paused at move 1,000,000/);
  const before = await board(page);
  const returned = await returnTo(page);
  await trapNext(page);
  await button(page, "Step").click();
  await expect(notice(page)).toHaveText(
    /The solver stopped unexpectedly: unreachable\. A fresh one replays the same run to move 1,000,000\./,
  );
  await returned("1,000,000");
  await expect.poll(() => board(page)).toEqual(before);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1,000,001");
});

test("a core that traps again on its way back leaves the run at its start", { tag: "@slow" }, async ({ page }) => {
  await beforeAdvance(page, TRAP_NEXT);
  await page.goto(`${LONG}&at=1000000`);
  await expect(page.getByRole("status")).toHaveText(/^Paused at move 1,000,000/);
  await beforeAdvance(page, `if (this.progress().moves > 0) ${TRAP}`);
  await trapNext(page);
  await button(page, "Step").click();
  await expect(notice(page)).toContainText("A fresh one has taken over at the start of the same run.");
  await ready(page);
  await expect(readout(page, "Move")).toHaveText("0");
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
});

test("a core that traps again where it went back to leaves the run at its start", async ({ page }) => {
  await beforeAdvance(page, TRAP_NEXT);
  await page.goto(`${LONG}&at=1000000`);
  await expect(page.getByRole("status")).toHaveText(/^Paused at move 1,000,000/);
  const returned = await returnTo(page);
  await trapNext(page);
  await button(page, "Step").click();
  await returned("1,000,000");
  await trapNext(page);
  await button(page, "Step").click();
  await expect(notice(page)).toContainText("A fresh one has taken over at the start of the same run.");
  await ready(page);
  await expect(readout(page, "Move")).toHaveText("0");
});

for (const status of [404, 503]) {
  test(`a core that cannot be fetched (${status}) is reported, in words`, async ({ page, complaints }) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ status, body: "no" }));
    await page.goto("./");
    await expect(page.locator("#failure")).toContainText("The solver could not be started");
    await expect(button(page, "Start")).toBeDisabled();
    forgive(complaints, new RegExp(`status (of )?${status}\\b.*\\.wasm`));
  });
}

test("no memory for the core is reported, in words", async ({ page }) => {
  await page.route("**/www/worker.js", async (route) => {
    const response = await route.fetch();
    const none = `WebAssembly.instantiateStreaming = WebAssembly.instantiate = async () => { throw new RangeError("Out of memory"); };\n`;
    await route.fulfill({ response, body: none + (await response.text()) });
  });
  await page.goto("./");
  await expect(page.locator("#failure")).toContainText("Out of memory");
});

/**
 * The module with no more memory than this beyond what it begins with: in its memory section (id 5) one memory, now with a maximum.
 * @param {Buffer} module
 * @param {number} pages
 */
function withLittleMemory(module, pages) {
  let at = 8;
  const number = () => {
    for (let [value, shift] = [0, 0]; ; shift += 7) {
      const byte = module[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const encoded = (/** @type {number} */ value) => {
    /** @type {number[]} */
    const bytes = [];
    for (; value > 127; value >>= 7) bytes.push((value & 127) | 128);
    return [...bytes, value];
  };
  while (at < module.length) {
    const from = at;
    const id = module[at++];
    const size = number();
    if (id !== 5) {
      at += size;
      continue;
    }
    expect([...module.subarray(at, at + 2)], "one memory without a maximum").toEqual([1, 0]);
    at += 2;
    const least = number();
    const body = [1, 1, ...encoded(least), ...encoded(least + pages)];
    return Buffer.concat([
      module.subarray(0, from),
      Buffer.from([5, ...encoded(body.length), ...body]),
      module.subarray(at),
    ]);
  }
  throw new Error("the module has no memory");
}

test("where the core cannot be compiled, the page names browsers that can", async ({ page }) => {
  // A header, and a section that no engine knows.
  const body = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 99, 0]);
  await page.route("**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body }));
  await page.route("**/www/worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `WebAssembly.validate = () => false;\n${await response.text()}` });
  });
  await page.goto("./#seed=20");
  await expect(page.locator("#failure")).toContainText("Safari 16.4 and later");
});

test("memory that runs out in mid-run is reported, and a fresh core takes over", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLittleMemory(await response.body(), 100) });
  });
  // Half a million boards of a search need more than 6 MB.
  await page.goto("./#puzzle=octa&solver=bfs&nodes=10000000");
  await expect(button(page, "Start")).toBeEnabled();
  await button(page, "Full speed").click();
  await button(page, "Start").click();
  await expect(page.getByRole("alert").filter({ hasText: "stopped unexpectedly: no memory is left" })).toBeVisible({
    timeout: limit(20_000),
  });
  // The run is open again.
  await expect(page.getByRole("status")).toHaveText(/^Ready/);
  await expect(button(page, "Start")).toBeEnabled();
  await button(page, "Step").click();
  await expect(page.getByRole("status")).toContainText("expansion");
});

for (const fault of ["forbidden", "full"]) {
  test(`storage that is ${fault} changes nothing but what is remembered`, async ({ page }) => {
    await page.addInitScript((fault) => {
      const refuse = () => {
        throw new DOMException("no", fault === "full" ? "QuotaExceededError" : "SecurityError");
      };
      Storage.prototype.setItem = refuse;
      if (fault === "forbidden") {
        Storage.prototype.getItem = refuse;
        Object.defineProperty(globalThis, "localStorage", { get: refuse });
      }
    }, fault);
    await page.goto("./#seed=7");
    await ready(page);
    await button(page, "Full speed").click();
    await button(page, "Start").click();
    await expect(page.getByRole("status")).toHaveText(/^Solved after/);
  });
}

test("double clicks and held keys leave the page in order", async ({ page }) => {
  await page.goto(LONG);
  await ready(page);
  for (let i = 0; i < 3; i++) {
    for (const name of ["Step", "Start over", "New seed"]) {
      await expect(button(page, name)).toBeEnabled();
      await button(page, name).dblclick();
    }
  }
  await ready(page);
  await button(page, "Start").focus();
  // A key that is held presses at every repetition: as often Start as Pause.
  for (let i = 0; i < 40; i++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await ready(page);
  await expect(button(page, "Start")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^(Paused at move|Ready)/);
  const moves = async () => Number((await readout(page, "Move").textContent())?.replaceAll(/\D/g, ""));
  // Moves that were asked for before the last press may come between the look and the step.
  await expect(async () => {
    const before = await moves();
    await button(page, "Step").click();
    await expect.poll(moves, { timeout: 1000 }).toBe(before + 1);
  }).toPass({ timeout: limit(10_000) });
  await expect(page.locator("#notice")).toBeHidden();
});

/** What Chromium holds for the page, JavaScript and DOM. @param {import("@playwright/test").CDPSession} session */
async function heapSnapshot(session) {
  /** @type {string[]} */
  const chunks = [];
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot");
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  return JSON.parse(chunks.join(""));
}

/**
 * Bytes. Machine code is left out: V8 compiles for minutes what has become hot, which ends with the program, not with the
 * run (some 300 kB between the 20th restart and the 200th).
 * @param {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[] }} heap
 */
function heapWithoutCode({ snapshot: { meta }, nodes }) {
  const [type, size] = ["type", "self_size"].map((field) => meta.node_fields.indexOf(field));
  const code = meta.node_types[0].indexOf("code");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size];
  return bytes;
}

test("after 200 restarts the heap is within a tenth of that after 20", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(90_000));
  await page.goto(LONG);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const heap = async () => heapWithoutCode(await heapSnapshot(session));
  const restarts = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      const start = /** @type {HTMLButtonElement} */ (document.getElementById("start"));
      const seed = /** @type {HTMLButtonElement} */ (document.getElementById("restart"));
      for (let i = 0; i < times; i++) {
        while (start.disabled) await new Promise((resolve) => setTimeout(resolve, 5));
        start.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
        seed.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }, times);
  await restarts(20);
  const early = await heap();
  await restarts(180);
  const late = await heap();
  expect(late, `${early} bytes after 20 restarts`).toBeLessThan(1.1 * early);
});

test("what nobody caught is said, with a way to report it", async ({ page, complaints }) => {
  await page.goto("./#seed=1");
  await ready(page);
  await page.evaluate(() => void Promise.reject(new TypeError("a rejection")));
  await expect(page.locator("#notice-text")).toHaveText(/^A part of the page broke: a rejection\./);
  await page.evaluate(() => void setTimeout(() => reportError(new TypeError("an error"))));
  await expect(page.locator("#notice-text")).toHaveText(/^A part of the page broke: an error\./);
  // And no test passes over either of them.
  await expect.poll(() => complaints.filter((one) => /uncaught.*(a rejection|an error)/.test(one)).length).toBe(2);
  await button(page, "Report a problem").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  forgive(complaints, /a rejection|an error/);
});

// It has a solution, so that nothing is asked before; and is so hot that no seed finds it.
const HOT = "puzzle=sudoku&seed=1&singles=off&cooling=constant&t0=9&restart=none&moves=1000000000";

test("one search on all cores at a time: another ends it, Cancel ends that, and no worker stays", async ({ page }) => {
  await page.goto(`./#${HOT}`);
  await ready(page);
  const cores = page.locator("#all-cores");
  await expect(cores).toBeVisible();
  // The run's and that of the verdict, which comes by itself.
  const before = 2;
  await expect.poll(() => page.workers().length).toBe(before);
  await cores.click();
  await expect(cores).toHaveText(/^Cancel: [1-9]/);
  // One for each core, as far as there are seeds.
  const each = await page.evaluate(() => Math.max(1, Math.min(8, navigator.hardwareConcurrency)));
  await expect.poll(() => page.workers().length).toBe(before + each);
  // As the dialog of harder sudokus does, which knows nothing of the first.
  await page.locator("dialog.harder").evaluate((dialog) => {
    const way = [...dialog.querySelectorAll("button")].find((one) => /all cores/.test(one.textContent ?? ""));
    way?.click();
  });
  await expect(cores).toHaveText(/^Cancel: [1-9]/);
  await expect.poll(() => page.workers().length).toBe(before + each);
  await cores.click();
  await expect(cores).toHaveText("Solve on all cores");
  await expect.poll(() => page.workers().length).toBe(before);
  await cores.click();
  await expect(cores).toHaveText(/^Cancel: [1-9]/);
  await page.getByRole("navigation", { name: "Puzzles" }).getByRole("link", { name: "Queens" }).click();
  await expect.poll(() => page.workers().length).toBe(before);
});

test("a search on all cores whose worker does not come has no result", async ({ page, complaints }) => {
  await page.goto(`./#${HOT}`);
  await ready(page);
  await expect(page.locator("#all-cores")).toBeVisible();
  await page.route(/worker[^/]*\.js|\.wasm/, (route) => route.abort());
  await page.locator("#all-cores").click();
  await expect(page.getByText(/^The search on all cores stopped: .*It has no result\.$/)).toBeVisible();
  await expect(page.getByText("None of 16 seeds")).toHaveCount(0);
  forgive(complaints, /request failed|Failed to load|net::ERR/);
});

test("a search whose worker breaks says what is lost, and begins again", async ({ page }) => {
  await beforeAdvance(page, TRAP_NEXT);
  await page.goto("./#puzzle=octa&solver=astar&heuristic=values&givens=9,3,13,6,12,11,5,1,14,16,2,4,.,8,15,.");
  await expect(button(page, "Start")).toBeEnabled();
  await button(page, "Step").click();
  await expect(readout(page, "Expansions")).toHaveText("1");
  await trapNext(page);
  await button(page, "Step").click();
  await expect(notice(page)).toContainText("at the start of the same run. Expansions lost: 1.");
  await expect(readout(page, "Expansions")).toHaveText("0");
});
