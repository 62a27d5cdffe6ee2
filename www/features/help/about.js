// Texts to copy from the help: the citation of a run, and the facts of a problem report.

import english from "../../text/en/help.js";
import { texts } from "../../text/text.js";
import { version } from "../../lib/version.js";

/** @typedef {import("../../run/run.js").Run} Run */

const t = texts("help", english);

/**
 * Writes a citation: a BibTeX entry, and a sentence.
 * @param {Run} run
 * @param {string} url the address of the run at the present move
 */
export function citation(run, url) {
  const { title, name } = run.named;
  const fields = {
    author: "{{The Annealing Lab developers}}",
    title: `{${t("citedTitle", { title })}}`,
    year: `{${new Date().getFullYear()}}`,
    version: `{${version()}}`,
    url: `{${url}}`,
  };
  const lines = Object.entries(fields).map(([field, value]) => `  ${field} = ${value},`);
  return [`@software{${name},`, ...lines, "}", "", t("citedAs", { version: version(), url })].join("\n");
}

/** Writes the facts for reproducing a problem. @param {Run} _run @param {string} url */
export const problem = (_run, url) =>
  [
    `Annealing Lab ${version()}`,
    url,
    navigator.userAgent,
    `${innerWidth} x ${innerHeight}, ${devicePixelRatio} device pixels a pixel, ${navigator.language}`,
  ].join("\n");
