// Stylesheets in the form delivered to browsers: each in the layer named by its folder, and with the named sizes of the
// page. Syntax that the oldest browsers (browsers.js) do not read is converted. `./dev serve` delivers them one by one,
// `./dev build` combined into a few (bundle.js).

import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { forStyles } from "./browsers.js";

const css = (/** @type {string} */ name) => readFileSync(new URL(`../www/css/${name}`, import.meta.url), "utf8");
/** The files outside all layers: the order of the layers, and the named sizes. */
const ORDER = "layers.css";
const SIZES = "media.css";

/**
 * Returns the layer of a stylesheet: "parts" for css/parts/board.css, "tokens" for css/tokens.css, "base" for a
 * library's stylesheet.
 * @param {string} path
 */
const layerOf = (path) => /\bcss\/(\w+)[./]/.exec(path)?.[1] ?? "base";

/**
 * Combines stylesheets in their layers.
 * @param {{ path: string, source: string }[]} sheets the stylesheets, where the first of a page declares the order
 * @param {boolean} [minify]
 */
export function styles(sheets, minify = true) {
  const layered = sheets.map(({ path, source }) =>
    [ORDER, SIZES].some((name) => path.endsWith(name)) ? source : `@layer ${layerOf(path)} {\n${source}\n}`,
  );
  const { code, warnings } = transform({
    filename: sheets[0].path,
    code: Buffer.from([css(SIZES), ...layered].join("\n")),
    drafts: { customMedia: true },
    minify,
    targets: forStyles,
  });
  if (warnings.length > 0) throw new Error(`${sheets[0].path}: ${warnings.map(({ message }) => message).join("; ")}`);
  return Buffer.from(code).toString();
}
