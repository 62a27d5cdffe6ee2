// The code that shows a run in another page: docs/EMBED.md has what else it can be given.

import { copies } from "../../lib/copy.js";
import { element } from "../../lib/dom.js";
import { t } from "./texts.js";

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @param {string} url of the run in the whole page @param {string} title */
export function embedCode(url, title) {
  const framed = new URL(url);
  framed.search = "embed";
  const size = 'width="640" height="400" style="border: 0; max-width: 100%"';
  return `<iframe src="${escaped(framed.href)}" title="${escaped(title)}" ${size} loading="lazy"></iframe>`;
}

/**
 * What opens in the share panel.
 * @param {() => string} url
 * @param {() => string} title
 * @param {(text: string) => void} notCopied
 */
export function offerCode(url, title, notCopied) {
  const code = element("textarea", { id: "share-embed", readonly: "", rows: "4", spellcheck: "false" });
  const write = () => (code.value = embedCode(url(), title()));
  const copy = copies(element("button", { type: "button", class: "button" }, t("copyEmbed")), write, notCopied);
  const more = element(
    "details",
    { class: "share-embed" },
    element("summary", {}, t("embed")),
    element("label", { for: "share-embed" }, t("embedCode")),
    code,
    copy,
  );
  more.addEventListener("toggle", write);
  return more;
}
