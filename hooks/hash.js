import { createHash } from "node:crypto";

/** Returns a name for contents: 16 hexadecimal digits. @param {(string | Buffer)[]} contents */
export function hash(...contents) {
  const sum = createHash("sha256");
  // Lengths separate the contents.
  for (const content of contents) sum.update(`${content.length}:`).update(content);
  return sum.digest("hex").slice(0, 16);
}

/** Returns the hash that a browser checks a file against. @param {string | Buffer} content */
export const integrity = (content) => "sha384-" + createHash("sha384").update(content).digest("base64");
