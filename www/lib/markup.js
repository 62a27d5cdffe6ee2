// The markup and the stylesheets of a part that comes later, of which index.html has the addresses (data-part). Markup is an HTML file
// beside the part's code: the browser parses it while it comes, so no text is made into HTML here and the page's policy stays as
// strict as it is.

import { localise } from "../text/text.js";
import { fitHints } from "./keys.js";

/** What has come, by part. @type {Map<string, HTMLElement>} */
const there = new Map();

/**
 * The markup of a part, which may have come before; null for one that draws in what the page has.
 * @param {string} part @returns {Promise<HTMLElement | null>}
 */
export async function markupOf(part) {
  const known = there.get(part);
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
  // Some hosts answer with the page itself where they lack a file.
  if (body?.dataset.part !== part) throw new TypeError(`${address} could not be loaded`);
  localise(body);
  there.set(part, body);
  return body;
}

/** Into the page: what stands for a frame of the page into that, all else to its end. @param {HTMLElement} markup */
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

/** Fetches and applies the stylesheets of a part. @param {string} [part] */
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
        // Only what was off can be switched on again.
        link.disabled = true;
        throw new TypeError(`${link.href} could not be loaded`);
      });
    }),
  );
}
