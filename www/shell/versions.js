// A link of another version opens in that version's own page, where the host keeps it: hooks/earlier.js puts earlier builds below v/.

import { valueIn } from "../lib/link.js";

/** The version of this page's links, then those of the pages that are kept below it. */
const [own, ...kept] =
  document.querySelector('meta[name="annealing-lab-links"]')?.getAttribute("content")?.split(" ") ?? [];

/** Whether a link has another page, to which the browser goes at once. @param {string} link */
export function goesToItsOwn(link) {
  const version = valueIn(link, "v");
  if (!own || !version || version === own) return false;
  // A page that is kept knows only itself; the one above it knows all.
  const isKept = document.baseURI.endsWith(`/v/${own}/`);
  if (!isKept && !kept.includes(version)) return false;
  const url = new URL(isKept ? "../../" : `v/${version}/`, document.baseURI);
  url.search = location.search;
  url.hash = link;
  location.replace(url.href);
  return true;
}
