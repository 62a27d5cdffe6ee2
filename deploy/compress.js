// `node deploy/compress.js FOLDER`: beside each file of text or code its .br and .gz, at their best, for servers that send such files as they
// are (`precompressed` in Caddy, `gzip_static` in nginx). Run it after each copy: a server may send an old .br or .gz in the place of a new file.
// The folder is what is to be hosted: a copy of dist/, or dist/ itself.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesOf } from "./headers.js";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("which folder? node deploy/compress.js FOLDER");
for (const path of filesOf(folder)) {
  if (!/\.(html|js|css|json|wasm|svg|toml|txt|webmanifest)$/.test(path)) continue;
  const bytes = readFileSync(join(folder, path));
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
}
