// Texts that only the library shows about its puzzles. Another language has histories by the names of the puzzles, and
// families and sources by their English text.

import { translations } from "./text.js";

/** @typedef {{ name: string, family: string, history: string, source: string }} Classic */

const said = translations("histories");

/**
 * Returns a puzzle of the library with family, history and source in the current language.
 * @template {Classic} T
 * @param {T} classic
 * @returns {T}
 */
export const historyInWords = (classic) => ({
  ...classic,
  family: said(classic.family, classic.family),
  history: said(`${classic.name}_history`, classic.history),
  source: said(classic.source, classic.source),
});
