// Holds back what the page asks of its worker, so that a person is quicker.

import { ready } from "../person.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Requests of these types wait on their way to the worker. @param {Page} page @param {...string} types */
export async function hold(page, ...types) {
  const begin = (/** @type {string[]} */ types) => {
    const post = Worker.prototype.postMessage;
    /** @type {(() => void)[]} */
    const held = [];
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
      if (types.includes(message.type)) held.push(() => post.call(this, message, ...rest));
      else post.call(this, message, ...rest);
    };
    const letGo = () => {
      Worker.prototype.postMessage = post;
      for (const go of held) go();
    };
    Object.assign(window, { held, letGo });
  };
  if (page.url() === "about:blank") await page.addInitScript(begin, types);
  else await page.evaluate(begin, types);
}

/** Something is held. @param {Page} page */
export const held = (page) => page.waitForFunction(() => /** @type {any} */ (window).held.length > 0);

/** @param {Page} page */
export const letGo = (page) => page.evaluate(() => /** @type {any} */ (window).letGo());

/** A change of the seed is asked for, and its answer held back. @param {Page} page @param {string} link */
export async function seedIsChanging(page, link = "seed=20") {
  await page.goto("./#" + link);
  await ready(page);
  await hold(page, "open");
  await page.locator("#set-seed").fill("21");
  await page.locator("#set-seed").press("Tab");
  await held(page);
}
