// Texts that name a run and the program that made it, for people to take elsewhere.

import english from "../../text/en/help.js";
import { texts } from "../../text/text.js";
import { version } from "../../lib/version.js";

/** @typedef {import("../../run/run.js").Run} Run */

const t = texts("help", english);

/** A BibTeX entry, and a sentence. @param {Run} run @param {string} url of the run at the move that is looked at */
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

/** What somebody needs to see the same. @param {Run} _run @param {string} url */
export const problem = (_run, url) =>
  [
    `Annealing Lab ${version()}`,
    url,
    navigator.userAgent,
    `${innerWidth} x ${innerHeight}, ${devicePixelRatio} device pixels a pixel, ${navigator.language}`,
  ].join("\n");
