// The language of the page. It is the language in its address (`?lang=...`, not part of a run's link), the one chosen
// in the help, or the language of the browser. first.js determines it. English needs no request; any other language is
// fetched on demand, and its first rooms are loaded before anything is shown. These modules must not import modules of
// the page, because the page waits for them.

import { localise, speak } from "./text.js";

/**
 * Modules with `rooms`, the catalogues of the first view by their names, `later`, the other catalogues, and `disguised`
 * if they change every message.
 */
const LANGUAGES = {
  de: () => import("./de.js"),
  es: () => import("./es.js"),
  // Pseudo-languages for tests: from left to right, and from right to left.
  "en-XA": () => import("./pseudo.js"),
  "ar-XB": () => import("./pseudo.js"),
};
/** All languages except English. */
export const NAMES = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
/** The languages that people speak, with two letters each. */
export const SPOKEN = NAMES.filter((name) => /^[a-z]{2}$/.test(name));
const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/;

/** Loads the language; must be called before any text is shown. */
export async function chooseLanguage() {
  const { documentElement: root } = document;
  // first.js may not have run yet.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
  const asked = NAMES.find((name) => name === root.dataset.language);
  try {
    if (!asked) return;
    /**
     * @type {{ rooms: Record<string, import("./text.js").Room>, later: import("./text.js").Later,
     *   disguised?: (message: string) => string }}
     */
    const { rooms, later, disguised } = await LANGUAGES[asked]();
    speak(asked, rooms, disguised, later);
    root.lang = asked;
    root.dir = FROM_THE_RIGHT.test(asked) ? "rtl" : "ltr";
    await localise(document);
  } catch {
    // Without a network, the page is shown in English.
  } finally {
    // The page, which was held back, may now be painted.
    delete root.dataset.language;
  }
}
