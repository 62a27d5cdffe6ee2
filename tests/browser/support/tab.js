// A tab of a Chromium of its own, by DevTools' protocol alone. Playwright tells every page that it is seen and has the focus, and
// such a page can neither be hidden nor frozen.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * @typedef {object} Tab
 * @property {<T, A>(run: (argument: A) => T, argument?: A) => Promise<Awaited<T>>} evaluate runs it in the page, with its argument
 * @property {() => Promise<void>} hide behind another tab
 * @property {() => Promise<void>} show
 * @property {(frozen: boolean) => Promise<void>} freeze as Chromium does with tabs that were hidden for long
 * @property {() => Promise<void>} close
 */

/** @param {string} url @param {string[]} args of the browser @returns {Promise<Tab>} */
export async function openTab(url, args) {
  const home = await mkdtemp(join(tmpdir(), "annealing-lab-tab-"));
  const program = process.env.CHROMIUM || chromium.executablePath();
  const flags = [...args, `--user-data-dir=${home}`, "--remote-debugging-pipe", "--no-default-browser-check"];
  const browser = spawn(program, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [out, back] = /** @type {[import("node:stream").Writable, import("node:stream").Readable]} */ (
    /** @type {unknown} */ ([browser.stdio[3], browser.stdio[4]])
  );
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  let rest = "";
  back.setEncoding("utf8").on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages.map((one) => JSON.parse(one))) waiting.get(message.id)?.(message);
  });
  let last = 0;
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  const send = async (method, params = {}, sessionId) => {
    const id = ++last;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    out.write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const open = async (/** @type {string} */ address) => (await send("Target.createTarget", { url: address })).targetId;
  const tab = await open(url);
  const { sessionId } = await send("Target.attachToTarget", { targetId: tab, flatten: true });
  return {
    async evaluate(run, argument) {
      const expression = `(${run})(${JSON.stringify(argument) ?? ""})`;
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", how, sessionId);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    hide: async () => void (await send("Target.activateTarget", { targetId: await open("about:blank") })),
    show: async () => void (await send("Target.activateTarget", { targetId: tab })),
    freeze: (frozen) => send("Page.setWebLifecycleState", { state: frozen ? "frozen" : "active" }, sessionId),
    async close() {
      const gone = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await gone;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
