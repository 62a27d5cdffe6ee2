import { createHash } from "node:crypto";

/** Names contents: 16 hexadecimal digits. @param {(string | Buffer)[]} contents */
export function hash(...contents) {
  const sum = createHash("sha256");
  // Lengths keep the contents apart.
  for (const content of contents) sum.update(`${content.length}:`).update(content);
  return sum.digest("hex").slice(0, 16);
}

/** What a browser checks a file by. @param {string | Buffer} content */
export const integrity = (content) => "sha384-" + createHash("sha384").update(content).digest("base64");
