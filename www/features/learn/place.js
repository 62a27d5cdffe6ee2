// Where somebody is in the lessons, as a link: `learn`, `learn&lesson=energy&step=3`, or `learn&text=...&step=1` with a lesson of
// one's own in it, deflated, in base64url.

import { valueIn } from "../../lib/link.js";

/** @typedef {{ lesson: string, text: string, step: number }} Place `lesson` and `text` are empty for the list of lessons; steps count from 1 */

/** A lesson's text is no longer than the core reads: whoever unpacks it stops there. */
const MOST_BYTES = 64 * 1024;

/** @param {string} link @returns {Place} */
export function placeOf(link) {
  const step = Number(valueIn(link, "step"));
  return {
    lesson: valueIn(link, "lesson"),
    text: valueIn(link, "text"),
    step: Number.isInteger(step) && step > 0 ? step : 1,
  };
}

/** @param {Place} place */
export function linkOf({ lesson, text, step }) {
  if (lesson) return `learn&lesson=${lesson}&step=${step}`;
  return text ? `learn&text=${text}&step=${step}` : "learn";
}

/** @param {string} text */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** A text that was packed, or null if it was not, or is too long. @param {string} text */
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
