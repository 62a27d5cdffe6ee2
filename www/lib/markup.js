// Fetches the markup and the stylesheets of a feature; index.html contains their addresses (data-part). Markup is an
// HTML file beside the feature's code, which the browser parses itself. No text is turned into HTML here, so the page's
// policy stays strict.

import { localise } from "../text/text.js";
import { fitHints } from "./keys.js";

/** The fetched markup, by feature. @type {Map<string, HTMLElement>} */
const fetched = new Map();

/**
 * Fetches the markup of a feature once; null for a feature without markup.
 * @param {string} part @returns {Promise<HTMLElement | null>}
 */
export async function markupOf(part) {
  const known = fetched.get(part);
  if (known) return known;
  const address = document.querySelector(`meta[name="markup"][data-part="${part}"]`)?.getAttribute("content");
  if (!address) return null;
  const request = new XMLHttpRequest();
  request.open("GET", new URL(address, document.baseURI));
  request.responseType = "document";
  await new Promise((resolve) => {
    request.addEventListener("loadend", resolve);
    request.send();
  });
  const body = request.status === 200 ? request.responseXML?.body : null;
  // Some hosts return the page itself for a missing file.
  if (body?.dataset.part !== part) throw new TypeError(`${address} could not be loaded`);
  await localise(body);
  fetched.set(part, body);
  return body;
}

/**
 * Inserts markup into the page: an element with the id of a frame fills that frame, and the others are appended to the
 * page.
 * @param {HTMLElement} markup
 */
export function put(markup) {
  for (const node of [...markup.children]) {
    const frame = document.getElementById(node.id);
    if (!frame) document.body.append(node);
    else {
      frame.append(...node.childNodes);
      node.remove();
    }
  }
  fitHints();
}

/** Fetches and applies the stylesheets of a feature. @param {string} [part] */
export async function stylesOf(part) {
  const links = part ? document.querySelectorAll(`link[data-part="${part}"]`) : [];
  await Promise.all(
    Array.from(/** @type {ArrayLike<HTMLLinkElement>} */ (links), async (link) => {
      if (link.sheet) return;
      const settled = new Promise((resolve, reject) => {
        link.addEventListener("load", resolve, { once: true });
        link.addEventListener("error", reject, { once: true });
      });
      link.disabled = false;
      await settled.catch(() => {
        // A disabled stylesheet can be fetched again by enabling it.
        link.disabled = true;
        throw new TypeError(`${link.href} could not be loaded`);
      });
    }),
  );
}
