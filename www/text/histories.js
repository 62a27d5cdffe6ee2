// Texts that the library alone shows of its puzzles. Another language has histories by the names of the puzzles, families and sources
// by their English.

import { translations } from "./text.js";

/** @typedef {{ name: string, family: string, history: string, source: string }} Classic */

const said = translations("histories");

/** A puzzle of the library with family, history and source in the language that is spoken. @template {Classic} T @param {T} classic @returns {T} */
export const historyInWords = (classic) => ({
  ...classic,
  family: said(classic.family, classic.family),
  history: said(`${classic.name}_history`, classic.history),
  source: said(classic.source, classic.source),
});
