// Measures the bytes of the page's module while a run continues to a billion moves. Called by `./dev bench memory`,
// which has built dist/.

import { LINKS, bytesAfter } from "./memory/bytes.js";

const MOVES = [0, 1e7, 1e8, 1e9];
const show = (/** @type {number} */ value) => value.toLocaleString("en");

console.log(`| bytes after so many moves | ${MOVES.map(show).join(" | ")} |`);
console.log(`|---|${"--:|".repeat(MOVES.length)}`);
for (const [name, link] of LINKS) {
  console.log(`| ${[name, ...(await bytesAfter(link, MOVES)).map(show)].join(" | ")} |`);
}
