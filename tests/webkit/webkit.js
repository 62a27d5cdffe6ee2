// WebKitGTK, driven by its own driver on a screen of its own. It is not Safari, but the same engine.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { serveDist } from "../browser/support/server.js";

const BROWSER = ["x86_64", "aarch64"]
  .flatMap((machine) => ["4.1", "4.0", "6.0"].map((v) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${v}/MiniBrowser`))
  .find(existsSync);
const has = (/** @type {string} */ program) => spawnSync("which", [program]).status === 0;
const MISSING = "WebKit is not installed: apt-get install webkit2gtk-driver xvfb";

/** Why these tests are left out, if they are. Under CI they are not: there a missing engine is a failure. */
export const skip = BROWSER && has("WebKitWebDriver") && has("Xvfb") ? false : process.env.CI ? false : MISSING;

/** A port of the loopback that nobody uses. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @typedef {(method: "GET" | "POST", path: string, body?: object) => Promise<any>} Ask of the session, as W3C's WebDriver has it */

/**
 * A server of dist/ and a browser, both gone when the test is over.
 * @param {import("node:test").TestContext} t
 * @param {number} milliseconds that a script may take
 * @returns {Promise<{ server: import("../browser/support/server.js").Served, ask: Ask }>}
 */
export async function openWebKit(t, milliseconds) {
  assert.ok(BROWSER && has("WebKitWebDriver") && has("Xvfb"), MISSING);
  /** Undone in the order that is the other way round. @type {(() => unknown)[]} */
  const undo = [];
  t.after(async () => {
    for (const one of undo.reverse()) await one();
  });
  const server = await serveDist();
  undo.push(server.close);
  const display = `:${100 + (process.pid % 400)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: "ignore" });
  undo.push(() => screen.kill());
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LANG: "en_US.UTF-8", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env });
  undo.push(() => driver.kill());

  /** @param {string} method @param {string} path @param {object} [body] */
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    assert.ok(response.ok, `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; !(await send("GET", "/status").catch(() => null)); tries++) {
    assert.ok(tries < 200, "the driver answers");
    await wait(100);
  }
  const options = { binary: BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await send("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  undo.push(() => send("DELETE", session).catch(() => {}));
  await send("POST", `${session}/timeouts`, { script: milliseconds });
  return { server, ask: (method, path, body) => send(method, session + path, body) };
}
