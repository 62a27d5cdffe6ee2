// The journeys of every engine (tests/browser/support/journeys.js) in WebKit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { FROM_A_FILE, JOURNEYS, SINGLE, tell, walk } from "../browser/support/journeys.js";
import { limit } from "../browser/support/limit.js";
import { openWebKit, skip } from "./webkit.js";

/** @typedef {import("../browser/support/journeys.js").Walker} Walker */

const PATIENCE = 20_000;
/** As W3C's WebDriver numbers keys that write no letter. @type {Record<string, string>} */
const KEYS = { ArrowUp: "\uE013", Enter: "\uE007", Home: "\uE011", Escape: "\uE00C" };
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * @param {import("../browser/support/server.js").Served} server @param {import("./webkit.js").Ask} ask
 * @param {string} url of the page
 * @returns {Walker}
 */
function walkerOf({ refuse }, ask, url) {
  const run = (/** @type {string} */ script, /** @type {unknown[]} */ ...args) =>
    ask("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  const read = (/** @type {string} */ selector, /** @type {string} */ what) => run(String(tell), [selector, what]);
  /** @param {() => Promise<boolean>} done @param {() => Promise<string>} state */
  const until = async (done, state) => {
    for (const end = Date.now() + PATIENCE; !(await done()); await wait(50))
      if (Date.now() > end) assert.fail(await state());
  };
  const find = async (/** @type {string} */ selector) =>
    `/element/${(await ask("POST", "/element", { using: "css selector", value: selector }))[ELEMENT]}`;
  /** The element, when it can be pressed. @param {string} selector */
  const pressable = async (selector) => {
    const ready = async () =>
      (await read(selector, "shown")) === "true" && (await read(selector, "disabled")) === "false";
    await until(ready, async () => `${selector} can be pressed`);
    return find(selector);
  };
  const click = async (/** @type {string} */ selector) =>
    void (await ask("POST", `${await pressable(selector)}/click`, {}));
  return {
    async open(hash, query = "") {
      // Another address in between: else it would be the same page with another hash.
      await ask("POST", "/url", { url: "about:blank" });
      await ask("POST", "/url", { url: `${url}${query}#${hash}` });
    },
    click,
    async press(selector, across, down) {
      await pressable(selector);
      const box =
        "(s) => { const { x, y, width, height } = document.querySelector(s).getBoundingClientRect(); return [x, y, width, height]; }";
      const [left, top, width, height] = await run(box, selector);
      const [x, y] = [Math.round(left + across * width), Math.round(top + down * height)];
      const actions = [
        { type: "pointerMove", duration: 0, x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
      await ask("POST", "/actions", { actions: [mouse] });
    },
    async type(selector, text) {
      const element = await pressable(selector);
      // As people do, who scroll to it and type over what is there; the driver scrolls for clicks only.
      await run(
        '(s) => { const e = document.querySelector(s); e.scrollIntoView({ block: "center" }); e.focus(); e.select(); }',
        selector,
      );
      await ask("POST", `${element}/value`, { text });
    },
    key: async (selector, key) =>
      void (await ask("POST", `${await pressable(selector)}/value`, { text: KEYS[key] ?? key })),
    async choose(selector, value) {
      await pressable(selector);
      await ask("POST", `${await find(`${selector} option[value="${value}"]`)}/click`, {});
    },
    sees: (selector, what, expected) =>
      until(
        async () => expected.test(await read(selector, /** @type {any} */ (what))),
        async () => `${what} of ${selector}: "${await read(selector, what)}", not ${expected}`,
      ),
    read,
    refuse,
  };
}

test("every view's journey is walked in WebKit", { skip, timeout: limit(400_000) }, async (t) => {
  const { server, ask } = await openWebKit(t, limit(30_000));
  await ask("POST", "/window/rect", { x: 0, y: 0, width: 1280, height: 1000 });
  const walker = walkerOf(server, ask, server.url);
  // All instruments, as somebody chose before: on a text, where no service worker begins to keep the page's files.
  const chosen = { instruments: "all", side: "settings" };
  const script =
    "for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(`annealing-lab.${key}`, value)";
  const choose = async (/** @type {string} */ url) => {
    await ask("POST", "/url", { url });
    await ask("POST", "/execute/sync", { script, args: [chosen] });
  };
  await choose(`${server.url}THIRD_PARTY.txt`);
  for (const name of Object.keys(JOURNEYS)) await t.test(name, () => walk(name, walker));
  // Its driver knows no "offline"; this is the only host that it knows.
  server.refuse(/^/);
  await choose(SINGLE);
  const fromFile = walkerOf(server, ask, SINGLE);
  for (const name of FROM_A_FILE) await t.test(`from a file: ${name}`, () => walk(name, fromFile));
});
