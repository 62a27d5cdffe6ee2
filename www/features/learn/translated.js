// Translations of the built-in lessons. A lesson's file contains the English text; the catalogue `lessons` contains the
// other languages, by the path of each text.

import { namesInWords } from "../../text/experiments.js";
import { translations } from "../../text/text.js";

const said = translations("lessons");

/** The keys of a lesson that contain text for people. */
const TEXTS = ["title", "asks", "text", "what", "labels", "label", "unit", "reply", "close", "low", "high", "why"];

/** @template T @param {string} name @param {T} lesson @returns {T} */
export const translatedLesson = (name, lesson) => /** @type {T} */ (inner(name, lesson, false));

/** @param {string} path @param {unknown} value @param {boolean} text @returns {unknown} */
function inner(path, value, text) {
  if (typeof value === "string") {
    if (value.startsWith("compare&")) return namesInWords(value);
    return text && value ? said(path, value) : value;
  }
  if (Array.isArray(value)) return value.map((item, i) => inner(`${path}_${i + 1}`, item, text));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      key === "formula" || key === "sources" ? own : inner(`${path}_${key}`, own, TEXTS.includes(key)),
    ]),
  );
}
