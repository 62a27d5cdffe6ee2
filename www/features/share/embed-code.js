// The HTML code that shows a run in another page; docs/EMBED.md describes its options.

import { copies } from "../../lib/copy.js";
import { element } from "../../lib/dom.js";
import { t } from "../solved/texts.js";

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Writes the code. @param {string} url the address of the run @param {string} title */
export function embedCode(url, title) {
  const framed = new URL(url);
  framed.search = "embed";
  const size = 'width="640" height="400" style="border: 0; max-width: 100%"';
  return `<iframe src="${escaped(framed.href)}" title="${escaped(title)}" ${size} loading="lazy"></iframe>`;
}

/** Makes the part of the dialog for sharing that shows the code. @param {(text: string) => void} notCopied */
export function offerCode(notCopied) {
  const code = element("textarea", { id: "share-embed", readonly: "", rows: "4", spellcheck: "false" });
  const copy = copies(
    element("button", { type: "button", class: "button" }, t("copyEmbed")),
    () => code.value,
    notCopied,
  );
  const label = element("label", { for: "share-embed" }, t("embedCode"));
  const frame = element("details", { class: "share-embed" }, element("summary", {}, t("embed")), label, code, copy);
  /** Shows the code of a run. @param {string} url @param {string} title */
  const show = (url, title) => {
    frame.open = false;
    code.value = embedCode(url, title);
  };
  return { frame, show };
}
