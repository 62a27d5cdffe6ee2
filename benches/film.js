// Takes the README's animation of a run, docs/film.webp, and its still, docs/still.png: `./dev build && node
// benches/film.js`. Frames are moves of one run, viewed in sequence, so the film is the same on every machine.

import { writeFileSync } from "node:fs";
import { launch } from "./chromium.js";
import { serveDist } from "../tests/browser/support/server.js";

const LINK = "./#puzzle=magic19&seed=20";
const SIZE = { width: 1280, height: 720 };
/** The film's width in pixels. */
const WIDTH = 880;
const FRAMES = 40;
const MILLISECONDS = 160;
const LAST = 3200;

const server = await serveDist();
const browser = await launch();
const page = await browser.newPage({ baseURL: server.url, viewport: SIZE, colorScheme: "light" });
const moves = 25_405;
const sentence = page.locator("#sentence");
const fonts = () => page.evaluate(() => document.fonts.ready.then(() => {}));
await page.goto(LINK);
await page.locator("#start:enabled").waitFor();
await page.locator("#plots canvas").first().waitFor();
await fonts();

/** @type {Buffer[]} */
const shots = [];
for (let frame = 0; frame < FRAMES; frame++) {
  // The first moves are shown one by one, followed by more and more moves between two frames.
  const move = frame < 8 ? frame : Math.round(8 * (moves / 8) ** ((frame - 8) / (FRAMES - 9)));
  const words =
    move === 0 ? /^Ready/ : move === moves ? /^Solved after/ : new RegExp(`^Move ${move.toLocaleString("en")}: `);
  if (move > 0) await page.evaluate((link) => void (location.hash = link), `${LINK.slice(3)}&at=${move}`);
  await sentence.filter({ hasText: words }).waitFor();
  if (move === moves) await page.getByRole("button", { name: "Collect on" }).waitFor();
  // The plots are drawn a moment later.
  await page.waitForTimeout(250);
  shots.push(await page.screenshot());
}
writeFileSync(new URL("../docs/still.png", import.meta.url), shots[shots.length - 1]);

/** Returns the changes since the previous frame as WebP, encoded by the browser. @param {Buffer} png */
const webp = (png) =>
  page.evaluate(
    async ([data, width]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const kept = /** @type {{ before?: Uint32Array }} */ (globalThis);
      const now = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      let [left, top, right, bottom] = kept.before
        ? [canvas.width, canvas.height, 0, 0]
        : [0, 0, canvas.width, canvas.height];
      for (let i = 0; kept.before && i < now.length; i++) {
        if (now[i] === kept.before[i]) continue;
        const [x, y] = [i % canvas.width, Math.floor(i / canvas.width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
      kept.before = now;
      // A frame begins at even positions, and is never empty.
      [left, top] = [left & ~1, top & ~1].map((value) => Math.min(value, canvas.width - 2));
      const part = new OffscreenCanvas(Math.max(2, right - left), Math.max(2, bottom - top));
      part.getContext("2d")?.drawImage(canvas, -left, -top);
      const blob = await part.convertToBlob({ type: "image/webp", quality: 0.6 });
      const file = [...new Uint8Array(await blob.arrayBuffer())];
      return { file, left, top, width: part.width, height: part.height };
    },
    /** @type {[string, number]} */ ([png.toString("base64"), WIDTH]),
  );

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const head = Buffer.alloc(8);
  head.write(name, "ascii");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
/** @param {number} value @param {number} bytes */
function number(value, bytes) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

const frames = [];
for (const [place, shot] of shots.entries()) {
  const { left, top, width, height, ...frame } = await webp(shot);
  const file = Buffer.from(frame.file);
  // The chunk of the picture, which begins after the file's header.
  const at = file.indexOf("VP8 ");
  const length = file.readUInt32LE(at + 4);
  const shown = place === shots.length - 1 ? LAST : MILLISECONDS;
  const head = [left / 2, top / 2, width - 1, height - 1, shown].map((value) => number(value, 3));
  frames.push(chunk("ANMF", Buffer.concat([...head, number(2, 1), file.subarray(at, at + 8 + length + (length % 2))])));
}
const height = Math.round((SIZE.height * WIDTH) / SIZE.width);
const features = Buffer.concat([number(2, 1), number(0, 3), number(WIDTH - 1, 3), number(height - 1, 3)]);
const loop = Buffer.concat([number(0xffffffff, 4), number(0, 2)]);
const body = Buffer.concat([Buffer.from("WEBP"), chunk("VP8X", features), chunk("ANIM", loop), ...frames]);
writeFileSync(
  new URL("../docs/film.webp", import.meta.url),
  Buffer.concat([Buffer.from("RIFF"), number(body.length, 4), body]),
);
console.log(`docs/film.webp: ${FRAMES} frames, ${(body.length / 1024).toFixed(0)} KB`);
await browser.close();
await server.close();
