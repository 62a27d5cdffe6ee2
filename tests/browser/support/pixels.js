// What is really seen: a piece of the page as pixels, and contrasts as WCAG counts them.

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

/**
 * The page as it is seen now.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<(clip: Box) => Rgb[][]>} a piece of it, as rows of pixels
 */
export async function photograph(page) {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const photo = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let letters = "";
    for (let at = 0; at < data.length; at += 8192) letters += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width, height, pixels: btoa(letters) };
  }, png);
  const pixels = Buffer.from(photo.pixels, "base64");
  return (clip) => {
    const [left, top] = [Math.round(clip.x), Math.round(clip.y)];
    const [width, height] = [Math.max(1, Math.round(clip.width)), Math.max(1, Math.round(clip.height))];
    return Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => {
        const [x, y] = [left + column, top + row];
        // Beyond the picture there is nothing.
        if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) return /** @type {Rgb} */ ([0, 0, 0]);
        const at = 4 * (y * photo.width + x);
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
