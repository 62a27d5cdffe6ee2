// The golden links in WebKit, where it is installed: WebKitGTK, by its own driver. It is not Safari, but the same engine.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { GOLDENS, TOLD, runGoldens } from "../browser/support/goldens.js";
import { serveDist } from "../browser/support/server.js";

const BROWSER = ["x86_64", "aarch64"]
  .flatMap((machine) => ["4.1", "4.0", "6.0"].map((v) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${v}/MiniBrowser`))
  .find(existsSync);
const has = (/** @type {string} */ program) => spawnSync("which", [program]).status === 0;
const skip =
  BROWSER && has("WebKitWebDriver") && has("Xvfb")
    ? false
    : "WebKit is not installed: apt-get install webkit2gtk-driver xvfb";

/** A port of the loopback that nobody uses. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

test("golden links give in WebKit what they always gave", { skip, timeout: 240_000 }, async (t) => {
  const { url, close } = await serveDist();
  t.after(close);
  const display = `:${100 + (process.pid % 400)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "1280x800x24", "-nolisten", "tcp"], { stdio: "ignore" });
  t.after(() => screen.kill());
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LANG: "en_US.UTF-8", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env });
  t.after(() => driver.kill());

  /**
   * Asks the driver, as W3C's WebDriver has it.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; !(await ask("GET", "/status").catch(() => null)); tries++) {
    assert.ok(tries < 100, "the driver answers");
    await wait(100);
  }
  const options = { binary: BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await ask("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  try {
    await ask("POST", `${session}/timeouts`, { script: 200_000 });
    await ask("POST", `${session}/url`, { url: new URL("/source/", url).href });
    const script = `const done = arguments[1]; (${runGoldens})(arguments[0]).then(done, (error) => done(String(error)));`;
    const got = await ask("POST", `${session}/execute/async`, { script, args: [TOLD] });
    assert.deepEqual(got.whole, GOLDENS);
    assert.deepEqual(got.scalar, GOLDENS);
    const taken = got.small.filter((/** @type {object} */ run) => "result" in run);
    assert.ok(taken.length >= 50, `${taken.length} links`);
    assert.deepEqual(
      taken,
      GOLDENS.filter((_, place) => "result" in got.small[place]),
    );
  } finally {
    await ask("DELETE", session);
  }
});
