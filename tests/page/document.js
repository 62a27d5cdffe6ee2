// The page in node, by happy-dom: the real markup, nothing laid out or painted. It is to be imported before the page's modules.

import { readFileSync } from "node:fs";
import { BrowserErrorCaptureEnum, Window } from "happy-dom";

const markupOf = (/** @type {string} */ file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

// The files that index.html names are neither fetched nor run.
const window = new Window({
  url: "http://localhost/",
  settings: {
    disableCSSFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
    // Else a promise that a listener gives would be caught.
    errorCapture: BrowserErrorCaptureEnum.disabled,
  },
});
// Node's own clocks, promises and files stay; an event must be of the window that it goes through.
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !/Event$|^EventTarget$|^navigator$/.test(name)) continue;
  const value = Reflect.get(window, name);
  const bound = typeof value === "function" && !value.prototype ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}

// Drawings go nowhere.
const nothing = () => ({ width: 0, addColorStop() {}, setTransform() {} });
const context = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
  get: (own, name) => own[String(name)] ?? nothing,
});
Object.assign(HTMLCanvasElement.prototype, { getContext: () => context, captureStream: () => ({}) });
Object.assign(globalThis, { Path2D: class {} });

/** The page at its beginning, with the markup of these parts in it. @param {string[]} parts addresses of their files */
export function openPage(...parts) {
  document.documentElement.innerHTML = markupOf("index.html");
  for (const part of parts) document.body.insertAdjacentHTML("beforeend", markupOf(part));
}

/** @param {string} id @returns {HTMLElement} */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** Until it is so; rejects after some seconds. @param {() => unknown} so */
export async function until(so) {
  for (const end = Date.now() + 5000; !so();) {
    if (Date.now() > end) throw new Error(`it never came about: ${so}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
