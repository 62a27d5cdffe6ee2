// Runs in other people's pages: what a frame shows at each size, and what a page of another site can do with it, and cannot.

import { readFileSync } from "node:fs";
import { expect, forgive, test } from "./support/fixture.js";
import { button } from "./person.js";
import { expectAccessible } from "./support/axe.js";
import { serveHost } from "./support/host.js";
import { misplaced } from "./support/layout.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ instruments: false });

/** The two sets of headers that a host may send. */
const DEPLOY = readFileSync(new URL("../../docs/DEPLOY.md", import.meta.url), "utf8");

/**
 * Opens a page of another site that holds this.
 * @param {Page} page @param {string} url of the lab @param {string[]} complaints @param {(lab: string) => string} body
 * @param {Record<string, string>} [headers] of that page
 */
async function host(page, url, complaints, body, headers = {}) {
  const { close, url: at } = await serveHost(
    `${body(url)}<script src="${url}www/embed.js"></script>`,
    new URL(url).origin,
    headers,
  );
  // That page is another origin's, and this is the only one that it asks besides.
  forgive(complaints, new RegExp(`^request to another origin: ${at}$`));
  await page.goto(at);
  return close;
}

/** Every event of the next page's runs, by the element's id: a run may be ready before a test asks. @param {Page} page */
const listen = (page) =>
  page.addInitScript(() => {
    /** @type {any[]} */
    const heard = [];
    Object.assign(window, { heard });
    for (const what of ["ready", "progress", "solved"])
      addEventListener(
        what,
        (event) => {
          const { target, detail } = /** @type {CustomEvent} */ (event);
          if (target instanceof Element) heard.push({ id: target.id, what, ...detail });
        },
        true,
      );
  });
/** @param {Page} page @param {string} id @param {string} [what] @returns {Promise<any[]>} */
const heard = (page, id, what) =>
  page.evaluate(
    ([id, what]) => {
      /** @type {any[]} */
      const all = /** @type {any} */ (window).heard;
      return all.filter((one) => one.id === id && (!what || one.what === what));
    },
    [id, what],
  );
/** @param {Page} page @param {string} id @param {(lab: any) => any} act */
const tell = (page, id, act) => page.evaluate(`(${act})(document.getElementById(${JSON.stringify(id)}))`);
/** @param {Page} page @param {string} id */
const inside = (page, id) => page.frameLocator(`#${id} iframe`);
/** @param {Page} page @param {string} id */
const start = (page, id) => inside(page, id).getByRole("button", { name: /^(Start|Pause)$/ });
/** @param {Page} page @param {string} id whose moves go on @param {boolean} goes */
async function expectPlaying(page, id, goes) {
  await expect(start(page, id)).toHaveText(goes ? "Pause" : "Start");
}
const ENDLESS = "puzzle=magic19&cooling=constant&t0=30&restart=none&moves=100000000000";

test("a page of another site embeds a run, hears of it, starts, pauses and changes it; it keeps nothing", async ({
  page,
  server,
  complaints,
}) => {
  await listen(page);
  const close = await host(
    page,
    server.url,
    complaints,
    (lab) => `<h1>Text</h1>
      <annealing-lab id="a" link="puzzle=magic19&amp;seed=20" speed="full" theme="dark" lang="xx" title="Magic 19"></annealing-lab>
      <annealing-lab id="b" link="${lab}#learn&amp;lesson=worse" lang="de"></annealing-lab>`,
  );
  await expect(page.frameLocator("iframe[title='Magic 19']").getByRole("heading", { name: "Magic 19" })).toBeVisible();
  await expect.poll(() => heard(page, "a", "ready")).toHaveLength(1);
  expect((await heard(page, "a", "ready"))[0].link).toMatch(/^v=2&puzzle=magic19&.*seed=20/);
  // Nothing of a first visit; English, where the language is unknown; the theme that was asked for.
  const a = inside(page, "a");
  await expect(a.getByRole("navigation")).toHaveCount(0);
  await expect(a.locator("html")).toHaveAttribute("lang", "en");
  await expect(a.locator("html")).toHaveCSS("color-scheme", "dark");

  await tell(page, "a", (lab) => lab.start());
  await expect.poll(() => heard(page, "a", "solved")).toHaveLength(1);
  expect((await heard(page, "a", "solved"))[0]).toMatchObject({ energy: 0 });
  const last = (await heard(page, "a", "progress")).at(-1);
  expect(last).toMatchObject({ energy: 0, playing: false, moves: (await heard(page, "a", "solved"))[0].moves });
  await expect(a.getByRole("link", { name: /^Open in Annealing Lab/ })).toHaveAttribute(
    "href",
    new RegExp(`^${server.url}#v=2&puzzle=magic19&.*&at=${last.moves}$`),
  );

  // Another link; a bad one opens the default run and says so; one that is no run leads to the whole page.
  await tell(page, "a", (lab) => (lab.link = "puzzle=octa&seed=3"));
  await expect(a.getByRole("heading", { name: "Octa" })).toBeVisible();
  expect(await tell(page, "a", (lab) => lab.link)).toContain("puzzle=octa");
  await tell(page, "a", (lab) => (lab.link = "seed=zebra"));
  await expect(a.getByText(/^This link cannot be opened\./)).toBeVisible();
  await expect(a.getByRole("heading", { name: "Magic 19" })).toBeVisible();
  const b = inside(page, "b");
  await expect(b.getByText("Dieser Link führt zu keinem Lauf.")).toBeVisible();
  await expect(b.locator("html")).toHaveAttribute("lang", "de");
  await expect(b.getByRole("link")).toHaveAttribute("href", `${server.url}#learn&lesson=worse`);

  // Who is not the page around it is not heard; nor is what nobody may say.
  await tell(page, "a", (lab) => (lab.link = "puzzle=magic19&seed=4"));
  await expect.poll(async () => (await heard(page, "a", "ready")).at(-1).link).toContain("seed=4");
  await page.evaluate(() => {
    const [a, b] = document.querySelectorAll("annealing-lab");
    const frames = [a, b].map((lab) => /** @type {any} */ (lab.querySelector("iframe")));
    const say = (/** @type {unknown} */ message) => frames[0].contentWindow.postMessage(message, "*");
    say({ annealingLab: "link", link: { toString: "seed=5" } });
    for (const odd of [null, 7, "start", { annealingLab: "open" }, { annealingLab: ["start"] }]) say(odd);
    // A page that lies about who it is.
    postMessage({ annealingLab: "ready", link: "seed=6" }, "*");
  });
  await tell(page, "a", (lab) => lab.pause());
  await expectPlaying(page, "a", false);
  expect(await tell(page, "a", (lab) => lab.link)).toContain("seed=4");
  expect(await a.locator("html").evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await close();
});

test("many on one page: one core is fetched, two compute, those out of sight rest, and the page scrolls", async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 800, height: 1300 });
  server.served.length = 0;
  const run = (/** @type {string} */ id, more = "") =>
    `<annealing-lab id="${id}" link="${ENDLESS.replaceAll("&", "&amp;")}&amp;seed=${id.charCodeAt(0)}" ${more}></annealing-lab>`;
  await listen(page);
  const close = await host(
    page,
    server.url,
    complaints,
    () =>
      `${run("a", "autoplay")}${run("b", "autoplay")}${run("c", "autoplay")}${"<p>Text</p>".repeat(400)}${run("z", "autoplay")}`,
  );
  // Two play by themselves, one waits.
  const playing = async () =>
    (await Promise.all(["a", "b", "c"].map((id) => start(page, id).textContent()))).map((word) => word?.trim());
  await expect.poll(async () => (await playing()).sort()).toEqual(["Pause", "Pause", "Start"]);
  const waiting = ["a", "b", "c"][(await playing()).indexOf("Start")];
  await expect(inside(page, waiting).getByText("This run waits: two others on this page are running.")).toBeVisible();
  // It computes nothing.
  expect((await heard(page, waiting, "progress")).filter(({ moves }) => moves > 0)).toEqual([]);

  // Who presses Start is served: the one that has run longest gives way.
  await start(page, waiting).click();
  await expectPlaying(page, waiting, true);
  await expect.poll(async () => (await playing()).filter((word) => word === "Pause").length).toBe(2);
  const paused = ["a", "b", "c"][(await playing()).indexOf("Start")];
  expect(paused).not.toBe(waiting);
  await expect(inside(page, paused).getByText("Paused, because another run on this page was started.")).toBeVisible();

  // A link that is to be replayed waits, too.
  await page.evaluate(
    ([id, link]) => void Object.assign(document.getElementById(id) ?? {}, { link }),
    [paused, `${ENDLESS}&at=30000000`],
  );
  await expect(inside(page, paused).getByText("This run waits: two others on this page are running.")).toBeVisible();

  // The fourth is far below, and is not there yet; the core has come once for all.
  expect(await heard(page, "z")).toEqual([]);
  expect(server.served.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);

  // A wheel over a run scrolls the page around it; out of sight they rest, and give way.
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectPlaying(page, "z", true);
  for (const id of ["a", "b", "c"])
    await expect.poll(async () => (await heard(page, id, "progress")).at(-1).playing).toBe(false);
  const before = (await heard(page, waiting)).length;
  await expect.poll(async () => (await heard(page, "z", "progress")).length).toBeGreaterThan(1);
  expect(await heard(page, waiting)).toHaveLength(before);
  // Back in sight they go on, all but the one that gave way.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await playing()).filter((word) => word === "Pause").length).toBe(2);
  await expectPlaying(page, paused, false);
  await close();
});

test("from 320x240 on nothing is cut, scrolls or is unnamed, in both themes; keys are the page's around it", async ({
  page,
}) => {
  // Somebody's own browser, with what it keeps.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto("./THIRD_PARTY.txt");
  await page.evaluate(() => localStorage.setItem("annealing-lab.theme", "dark"));
  const before = await kept();
  for (const [width, height, more] of /** @type {const} */ ([
    [320, 240, ""],
    [320, 480, "&controls=all"],
    [640, 400, "&controls=all"],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto(`./?embed&speed=full${more}#seed=20`);
    await expect(button(page, "Start")).toBeEnabled();
    await page.locator("body").press("n");
    await page.locator("body").press("Space");
    await expect(button(page, "Start")).toBeEnabled();
    for (const at of ["start", "end"]) {
      await expect(page.locator("#plot-panels canvas").first()).toBeVisible();
      expect(await page.evaluate(misplaced), `${width}x${height}, ${at}`).toEqual([]);
      const root = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect(root).toEqual([width, height]);
      if (`${height} ${at}` === "240 end" || `${height} ${at}` === "400 start") await expectAccessible(page);
      if (at === "end") continue;
      await button(page, "Start").focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#sentence")).toHaveText(/^Solved after/);
    }
    await expect(page.getByRole("link", { name: /^Open in Annealing Lab/ })).toBeVisible();
    // In the light after all: its ink is dark.
    await expect(page.locator("body")).toHaveCSS("color", "rgb(27, 31, 36)");
  }
  expect(await kept()).toBe(before);
});

test("a search shows its counters where others have a plot", async ({ page }) => {
  for (const [width, height] of [
    [320, 240],
    [640, 400],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto("./?embed&speed=full&controls=all&lang=de#puzzle=route&solver=wastar&weight=1.4");
    await expect(button(page, "Start")).toBeEnabled();
    await button(page, "Start").press("Enter");
    await expect(page.locator("#sentence")).toHaveText(
      /^Gewichtete A\*-Suche fand mit \d+ Knoten einen Weg mit Kosten 27\.$/,
    );
    expect(await page.evaluate(misplaced), `${width}x${height}`).toEqual([]);
    // A small frame has the sentence alone.
    if (height < 320) continue;
    for (const key of ["expansions", "nodes", "frontier", "cost"])
      await expect(page.locator(`#search-readouts [data-key=${key}] dd`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#search-readouts [data-key=cost] dd")).toHaveText("27");
  }
});

test("a link is replayed to its very move, and plays on if asked; the speed is the reader's once it is changed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("./?embed&speed=full&controls=all#seed=20&at=20000");
  await expect(page.locator("#sentence")).toHaveText(/^Paused at move 20,000,/);
  const speed = page.getByRole("slider", { name: "Speed" });
  await expect(speed).toHaveValue("61");
  await speed.press("Home");
  await button(page, "New seed").click();
  await expect(page.locator("#sentence")).toHaveText(/^Ready/);
  await expect(speed).toHaveValue("0");

  await page.goto("about:blank");
  await page.goto("./?embed&autoplay&speed=10#seed=20&at=1000");
  await expect(page.locator("#sentence")).toHaveText(/^Running: energy/);
  await button(page, "Pause").click();
  await expect(page.locator("#sentence")).toHaveText(/^Paused at move 1,0\d\d,/);
});

test("Embed in the share panel gives code that shows the run; a host may forbid it", async ({
  page,
  server,
  complaints,
}) => {
  await page.goto("./#seed=20");
  await expect(button(page, "Start")).toBeEnabled();
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share this run" });
  await dialog.getByText("Embed", { exact: true }).click();
  const code = await dialog.getByRole("textbox", { name: /in a page/ }).inputValue();
  expect(code).toContain(`<iframe src="${server.url}?embed#v=2&amp;puzzle=magic19&amp;`);
  const [forbids, allows] = [...DEPLOY.matchAll(/^Content-Security-Policy: (.*)$/gm)].map(([, policy]) => policy);
  let policy = allows;
  const { origin, pathname } = new URL(server.url);
  await page.route(
    (url) => url.origin === origin && url.pathname === pathname,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    },
  );
  const close = await host(page, server.url, complaints, () => code);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button", { name: "Start" })).toBeEnabled();

  policy = forbids;
  await page.reload();
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain("chrome-error://chromewebdata/");
  await expect(frame.getByRole("button", { name: "Start" })).toHaveCount(0);
  forgive(complaints, /frame-ancestors|inline style|ERR_BLOCKED_BY_RESPONSE/);
  await close();
});

const LIGHT = `<annealing-lab id="a" link="puzzle=magic19&amp;seed=20"><a href="#there">Magic 19 elsewhere</a></annealing-lab>`;
/** @param {Page} page */
const light = (page) => page.getByRole("link", { name: "Magic 19 elsewhere" });
const NOT_SHOWN = "The run cannot be shown here: its frame is blocked, or does not answer.";

test("what the element holds is seen until the frame is shown", async ({ page, server, complaints }) => {
  /** @type {() => void} */
  let goOn = () => {};
  const held = new Promise((resolve) => (goOn = () => resolve(null)));
  await page.route(/\?embed/, async (route) => {
    await held;
    await route.continue();
  });
  const close = await host(page, server.url, complaints, () => "");
  await page.evaluate((light) => (document.body.innerHTML = light), LIGHT);
  await expect(light(page)).toBeVisible();
  await expect(page.locator("#a iframe")).toBeHidden();
  goOn();
  await expect(start(page, "a")).toBeEnabled();
  await expect(page.locator("#a iframe")).toBeVisible();
  await expect(light(page)).toBeHidden();
  await close();
});

test("where its page forbids the frame, the element says so beside what it holds", async ({
  page,
  server,
  complaints,
}) => {
  const { origin } = new URL(server.url);
  const close = await host(page, server.url, complaints, () => LIGHT, {
    "Content-Security-Policy": `default-src 'none'; script-src ${origin}; frame-src 'none'; img-src data:`,
  });
  forgive(complaints, /frame-src|ERR_BLOCKED_BY_CSP/);
  await expect(page.getByText(NOT_SHOWN)).toBeVisible();
  await expect(light(page)).toBeVisible();
  await expect(page.locator("#a iframe")).toBeHidden();
  await close();
});

test("an isolated page shows the run in a frame without credentials; where that is refused, the element says so", async ({
  page,
  server,
  complaints,
}) => {
  const isolated = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };
  // The script of another origin needs the lab's leave there, which DEPLOY has among its headers.
  await page.route("**/www/embed.js", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "cross-origin-resource-policy": "cross-origin" };
    await route.fulfill({ response, headers });
  });
  const close = await host(page, server.url, complaints, () => LIGHT, isolated);
  forgive(complaints, /ERR_BLOCKED_BY_RESPONSE|ERR_ABORTED|Failed to fetch/);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(start(page, "a")).toBeEnabled();
  await expect(light(page)).toBeHidden();

  await page.evaluate(() => {
    const lab = /** @type {HTMLElement} */ (document.getElementById("a"));
    lab.querySelector("iframe")?.removeAttribute("credentialless");
    document.body.append(lab);
  });
  await expect(page.getByText(NOT_SHOWN)).toBeVisible({ timeout: 20_000 });
  await expect(light(page)).toBeVisible();
  await close();
});

for (const sandbox of ["", "allow-scripts"])
  test(`a frame with sandbox="${sandbox}" shows words`, async ({ page, server, complaints }) => {
    const close = await host(
      page,
      server.url,
      complaints,
      (lab) => `<iframe sandbox="${sandbox}" src="${lab}?embed#seed=20" width="640" height="400"></iframe>`,
    );
    // All that a sandbox blocks.
    forgive(complaints, /./);
    const words = page
      .frameLocator("iframe")
      .getByText(/needs JavaScript and WebAssembly|could not load/)
      .first();
    await expect(words).toBeInViewport({ ratio: 0.9, timeout: 20_000 });
    const seen = await page
      .frameLocator("iframe")
      .locator("svg")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ top }) => top < innerHeight));
    // No icon in view is larger than two lines of them.
    for (const { height } of seen) expect(height).toBeLessThan(40);
    await close();
  });
