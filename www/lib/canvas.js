// Canvases with the resolution of the screen. They are painted again when the resolution changes, because the window
// was moved to another screen or zoomed. (uPlot's canvases do so themselves.)

/**
 * A drawing in pixels of the page, each `sharp` pixels of the screen wide.
 * @typedef {(context: CanvasRenderingContext2D, sharp: number) => void} Draw
 */

/**
 * Returns the number of screen pixels per pixel of the page.
 * @param {Element} [canvas] one that may be enlarged by a stylesheet
 */
export const sharpness = (canvas) => (devicePixelRatio || 1) * (canvas?.currentCSSZoom ?? 1);

/** The last painting of each canvas, for repetition. @type {WeakMap<HTMLCanvasElement, () => void>} */
const painted = new WeakMap();

/**
 * Clears a canvas and draws on it. A canvas of size 0 is left unchanged.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {Draw} draw
 */
export function paint(canvas, width, height, draw) {
  const context = canvas.getContext("2d");
  if (!context || width === 0 || height === 0) return;
  painted.set(canvas, () => paint(canvas, width, height, draw));
  const sharp = sharpness(canvas);
  const [wide, high] = [Math.round(width * sharp), Math.round(height * sharp)];
  // Setting the size takes time, even if it is the same.
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  context.save();
  context.setTransform(sharp, 0, 0, sharp, 0, 0);
  context.clearRect(0, 0, width, height);
  draw(context, sharp);
  context.restore();
}

/** Paints all canvases again when the resolution changes. */
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
