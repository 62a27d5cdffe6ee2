// The markup of a part that comes later: an HTML file beside its code, of which index.html has the address (data-part). The browser
// parses it while it comes, so no text is made into HTML here and the page's policy stays as strict as it is.

import { localise } from "../text/text.js";
import { fitHints } from "./keys.js";

/** What has come, by part. @type {Map<string, HTMLElement>} */
const there = new Map();

/** The markup of a part, which may have come before. @param {string} part @returns {Promise<HTMLElement>} */
export async function markupOf(part) {
  const known = there.get(part);
  if (known) return known;
  const address = document.querySelector(`meta[name="markup"][data-part="${part}"]`)?.getAttribute("content");
  if (!address) throw new Error(`index.html does not say where the markup of ${part} is`);
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
