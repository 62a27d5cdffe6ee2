// The lessons are read by the core of the same build; if the core rejects one, the build ends.

import { inWords } from "../www/text/core.js";

/** @typedef {Map<string, string | Buffer>} Files */

/** @param {Files} files */
export async function lessons(files) {
  const path = (/** @type {RegExp} */ name) => [...files.keys()].find((path) => name.test(path)) ?? "";
  const glue = path(/full.*\.js$/);
  const wasm = path(/full.*\.wasm$/);
  const core = await import(`data:text/javascript,${encodeURIComponent(String(files.get(glue)))}`);
  core.initSync({ module: files.get(wasm) });
  for (const [path, text] of files) {
    if (!/^www\/lessons\/.*\.toml$/.test(path)) continue;
    try {
      core.read_lesson(String(text));
    } catch (message) {
      const why = inWords(/** @type {import("../www/text/core.js").CoreMessage} */ (message));
      throw new Error(`${path}: ${why}`, { cause: message });
    }
  }
}
