// What is really seen: a piece of the page as pixels, and contrasts as WCAG counts them.

/** @typedef {[number, number, number]} Rgb */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @param {Rgb} rgb */
function luminance(rgb) {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {Rgb} a @param {Rgb} b */
export function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The page as it is seen now.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<(clip: Box) => Promise<Rgb[][]>>} a piece of it, as rows of pixels
 */
export async function photograph(page) {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const photo = await page.evaluateHandle(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    return context;
  }, png);
  return ({ x, y, width, height }) =>
    photo.evaluate(
      (context, [x, y, width, height]) => {
        const { data } = context.getImageData(x, y, width, height);
        return Array.from({ length: height }, (_, row) =>
          Array.from({ length: width }, (_, column) => {
            const at = 4 * (row * width + column);
            return /** @type {Rgb} */ ([data[at], data[at + 1], data[at + 2]]);
          }),
        );
      },
      [Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height))],
    );
}

/** The colour that most of them have. @param {Rgb[]} pixels */
export function ground(pixels) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0];
  return /** @type {Rgb} */ (most.split(",").map(Number));
}
