// Copies the packages that the page imports into www/vendor/, which is not in git. `./dev serve` serves the page's
// modules as they are, so they import by relative paths. Unchanged files stay untouched, because `./dev serve` would
// otherwise rebuild for nothing.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const from = (/** @type {string} */ path) => readFileSync(`node_modules/${path}`, "utf8");
const files = {
  "uPlot.esm.js": from("uplot/dist/uPlot.esm.js"),
  "uPlot.css": from("uplot/dist/uPlot.min.css"),
  "uPlot.LICENSE": from("uplot/LICENSE"),
  // These are the types of its CommonJS file; the module's only export is its default.
  "uPlot.esm.d.ts": from("uplot/dist/uPlot.d.ts").replace(/^export = uPlot;/m, "export default uPlot;"),
  "signals-core.js": from("@preact/signals-core/dist/signals-core.mjs").replace(/^\/\/# sourceMappingURL.*$/m, ""),
  "signals-core.LICENSE": from("@preact/signals-core/LICENSE"),
  "signals-core.d.ts": 'export * from "@preact/signals-core";\n',
  "lean-qr.js": from("lean-qr/index.mjs"),
  "lean-qr.LICENSE": from("lean-qr/LICENSE"),
  "lean-qr.d.ts": 'export { generate } from "lean-qr";\n',
};
mkdirSync("www/vendor", { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = `www/vendor/${name}`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
