// Canvases as sharp as the screen, and again when it is another: a window that is moved to another screen, or zoomed. The only
// place that waits for that; uPlot does it itself.

/** Called with the context, in pixels of the page, and how many of the screen's one of these is. @typedef {(context: CanvasRenderingContext2D, sharp: number) => void} Draw */

/** How many pixels of the screen one of the page's is wide. */
export const sharpness = () => devicePixelRatio || 1;

/** What was painted last. @type {WeakMap<HTMLCanvasElement, () => void>} */
const painted = new WeakMap();

/**
 * Draws on an empty canvas that is so large on the page; nothing where that is nothing.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {Draw} draw
 */
export function paint(canvas, width, height, draw) {
  const context = canvas.getContext("2d");
  if (!context || width === 0 || height === 0) return;
  painted.set(canvas, () => paint(canvas, width, height, draw));
  const sharp = sharpness();
  const [wide, high] = [Math.round(width * sharp), Math.round(height * sharp)];
  // To give it a size, even the same, takes time.
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  context.save();
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.clearRect(0, 0, width, height);
  draw(context, sharp);
  context.restore();
}

function watch() {
  const sharp = sharpness();
  const same = matchMedia(`(min-resolution: ${sharp - 0.001}dppx) and (max-resolution: ${sharp + 0.001}dppx)`);
  same.addEventListener(
    "change",
    () => {
      for (const canvas of document.querySelectorAll("canvas")) painted.get(canvas)?.();
      watch();
    },
    { once: true },
  );
}
watch();
