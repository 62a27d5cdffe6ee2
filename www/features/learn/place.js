// Places in the lessons, as links: `learn`, `learn&lesson=energy&step=3`, or `learn&text=...&step=1`. The latter
// contains a custom lesson, deflated, in base64url. The essay is `essay`.

import { valueIn } from "../../lib/link.js";
import { ESSAY } from "./lessons.js";

/**
 * A place; `lesson` and `text` are empty for the list of lessons, and steps count from 1.
 * @typedef {{ lesson: string, text: string, step: number }} Place
 */

/** The maximum number of bytes of a lesson that the core reads; unpacking stops there. */
const MOST_BYTES = 64 * 1024;

/** @param {string} link @returns {Place} */
export function placeOf(link) {
  const step = Number(valueIn(link, "step"));
  return {
    lesson: link.startsWith(ESSAY) ? ESSAY : valueIn(link, "lesson"),
    text: valueIn(link, "text"),
    step: Number.isInteger(step) && step > 0 ? step : 1,
  };
}

/** @param {Place} place */
export function linkOf({ lesson, text, step }) {
  if (lesson === ESSAY) return ESSAY;
  if (lesson) return `learn&lesson=${lesson}&step=${step}`;
  return text ? `learn&text=${text}&step=${step}` : "learn";
}

/** Packs a text for a link. @param {string} text */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Unpacks a text; null if it is not a packed text, or is too long. @param {string} text */
export async function unpacked(text) {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let whole = "";
    let length = 0;
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      length += value?.length ?? 0;
      if (length > MOST_BYTES) return null;
      whole += decoder.decode(value, { stream: true });
    }
    return whole + decoder.decode();
  } catch {
    return null;
  }
}
