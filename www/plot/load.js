// uPlot, loaded after the page is usable, together with the stylesheet that it requires. It formats numbers for
// navigator.language as soon as it is imported, and throws if that is not a language at all (WebKitGTK under LANG=C
// reports "c"). It is then given English.

import { stylesOf } from "../lib/markup.js";

/**
 * The part of uPlot that is used; its own types do not declare the module's default export.
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
