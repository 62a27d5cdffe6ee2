// The licences that .cargo/deny.toml allows, and what a licence's expression needs of them.

import { readFileSync } from "node:fs";

/** @param {string} path within the project */
export const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const list = /^allow = \[(.*)\]$/m.exec(read(".cargo/deny.toml"))?.[1] ?? "";
export const allowed = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);

/**
 * Whether an SPDX expression, or an older one with `/` for OR, can be met by these licences.
 * @param {string} expression
 * @param {string[]} licences
 */
export function isMet(expression, licences) {
  const flat = (/** @type {string} */ text) =>
    text.split(" OR ").some((all) => all.split(" AND ").every((one) => ["yes", ...licences].includes(one.trim())));
  let text = expression.replaceAll("/", " OR ");
  for (let inner; (inner = /\(([^()]*)\)/.exec(text));) text = text.replace(inner[0], flat(inner[1]) ? "yes" : "no");
  return flat(text);
}
