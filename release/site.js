// `node release/site.js ADDRESS` writes the address of the published page into README and its translations. The workflow that publishes
// the page calls it: where the page is, only its host knows.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** The documents with the sentence that leads to the page, and what it says. @type {Record<string, (address: string) => string>} */
export const DOCUMENTS = {
  "README.md": (address) => `**[Try it in the browser](${address}#learn)**: there is nothing to install.`,
  "docs/README.de.md": (address) => `**[Im Browser ausprobieren](${address}#learn)**: Du musst nichts installieren.`,
  "docs/README.es.md": (address) => `**[Pruébalo en el navegador](${address}#learn)**: no hay que instalar nada.`,
};

/** Where `./dev serve` serves the page. */
const LOCAL = "http://127.0.0.1:8080/";

/**
 * The document with links to the published page: in the sentence between the marks, and in its tables.
 * @param {string} text @param {string} sentence @param {string} address ends in a slash
 */
export function published(text, sentence, address) {
  const marks = /(<!-- site[^>]*-->\n\n)([^]*?)(\n\n<!-- \/site -->)/;
  const [, before = LOCAL] = /\]\((\S*?)#/.exec(marks.exec(text)?.[2] ?? "") ?? [];
  return text
    .replaceAll(`](${before}#`, `](${address}#`)
    .replace(marks, (_, begin, _before, end) => begin + sentence + end);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [address = ""] = process.argv.slice(2);
  if (!/^https:\/\/\S+\/$/.test(address)) throw new Error(`'${address}' is not an address that ends in a slash`);
  for (const [file, sentence] of Object.entries(DOCUMENTS))
    writeFileSync(file, published(readFileSync(file, "utf8"), sentence(address), address));
}
