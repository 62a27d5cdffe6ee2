// Links of other versions. Such a link opens in the page of its version if the host still has that page:
// hooks/earlier.js puts it below v/.

import { valueIn } from "../lib/link.js";

/** The version of this page's links, followed by the versions of the older pages below it. */
const [present, ...kept] =
  document.querySelector('meta[name="annealing-lab-links"]')?.getAttribute("content")?.split(" ") ?? [];

/** Checks whether another page must open a link; if so, the browser goes there at once. @param {string} link */
export function goesToItsOwn(link) {
  const version = valueIn(link, "v");
  if (!present || !version || version === present) return false;
  // An older page only has its own version, but the page above it has all versions.
  const isKept = document.baseURI.endsWith(`/v/${present}/`);
  if (!isKept && !kept.includes(version)) return false;
  const url = new URL(isKept ? "../../" : `v/${version}/`, document.baseURI);
  url.search = location.search;
  url.hash = link;
  location.replace(url.href);
  return true;
}
