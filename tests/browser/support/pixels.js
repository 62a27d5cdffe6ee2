// What is really seen: a piece of the page as pixels, and contrasts as WCAG counts them.

import { inflateSync } from "node:zlib";

/** @typedef {[number, number, number]} Rgb */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const LINEAR = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** @param {Rgb} rgb */
const luminance = ([r, g, b]) => 0.2126 * LINEAR[r] + 0.7152 * LINEAR[g] + 0.0722 * LINEAR[b];

/** @param {Rgb} a @param {Rgb} b */
export function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** What a byte of a PNG is added to: nothing, the one before it, above it, the mean of both, or the nearest of three. */
const FILTERS = /** @type {((a: number, b: number, c: number) => number)[]} */ ([
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >> 1,
  (a, b, c) => {
    const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    if (toA <= toB && toA <= toC) return a;
    return toB <= toC ? b : c;
  },
]);

/** A PNG of eight bits a part, as Chromium writes it. @param {Buffer} png */
function decode(png) {
  const pieces = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      pieces.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [width, height, depth, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  if (depth !== 8 || (kind !== 2 && kind !== 6) || png[28] !== 0) throw new Error("another kind of PNG");
  const parts = kind === 2 ? 3 : 4;
  const wide = width * parts;
  const rows = inflateSync(Buffer.concat(pieces));
  const pixels = Buffer.alloc(wide * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[rows[y * (wide + 1)]];
    for (let x = 0, at = y * wide; x < wide; x++, at++) {
      const before = x < parts ? 0 : pixels[at - parts];
      const above = y === 0 ? 0 : pixels[at - wide];
      const corner = x < parts || y === 0 ? 0 : pixels[at - wide - parts];
      pixels[at] = rows[y * (wide + 1) + 1 + x] + filter(before, above, corner);
    }
  }
  return { width, height, parts, pixels };
}

/**
 * The page as it is seen now.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<(clip: Box) => Rgb[][]>} a piece of it, as rows of pixels
 */
export async function photograph(page) {
  const { width: wide, height: high, parts, pixels } = decode(await page.screenshot({ animations: "disabled" }));
  return (clip) => {
    const [left, top] = [Math.round(clip.x), Math.round(clip.y)];
    const [width, height] = [Math.max(1, Math.round(clip.width)), Math.max(1, Math.round(clip.height))];
    return Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => {
        const [x, y] = [left + column, top + row];
        // Beyond the picture there is nothing.
        if (x < 0 || y < 0 || x >= wide || y >= high) return /** @type {Rgb} */ ([0, 0, 0]);
        const at = parts * (y * wide + x);
        return /** @type {Rgb} */ ([pixels[at], pixels[at + 1], pixels[at + 2]]);
      }),
    );
  };
}

/** The colour that most of them have. @param {Rgb[]} pixels */
export function ground(pixels) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0];
  return /** @type {Rgb} */ (most.split(",").map(Number));
}
