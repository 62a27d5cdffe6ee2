// uPlot, loaded once the page stands, with the stylesheet that it cannot do without: whoever draws by it has both. It formats numbers
// for navigator.language as soon as it is imported, and throws where that is no language at all (WebKitGTK under LANG=C says "c"):
// then it gets English.

import { stylesOf } from "../lib/markup.js";

/**
 * What is used of uPlot; its own types do not say that the module has a default export.
 * @typedef {object} UPlot
 * @property {number} width
 * @property {number} height
 * @property {Record<string, { min?: number, max?: number }>} scales
 * @property {(work: () => void) => void} batch
 * @property {(columns: (number | null)[][], resetScales: boolean) => void} setData
 * @property {(scale: string, range: { min: number, max: number }) => void} setScale
 * @property {(size: { width: number, height: number }) => void} setSize
 * @property {() => void} destroy
 * @property {HTMLElement} over the plotted area
 * @property {CanvasRenderingContext2D} ctx
 */

/** @typedef {new (options: object, columns: (number | null)[][], target: HTMLElement) => UPlot} Plotter */

/** @returns {Promise<Plotter>} */
export async function loadUPlot() {
  try {
    new Intl.NumberFormat(navigator.language);
  } catch {
    Object.defineProperty(navigator, "language", { value: "en", configurable: true });
  }
  /** @type {any} */
  const [loaded] = await Promise.all([import("../vendor/uPlot.esm.js"), stylesOf("plots")]);
  return loaded.default;
}
