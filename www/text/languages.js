// The language that a reader sees: that of the page's address (`?lang=...`, no part of a run's link), the one chosen in the help, or
// the browser's. first.js finds out which. English asks for nothing; any other is fetched when it is needed, and its first rooms are
// there before anything is shown. None of these modules may import one of the page's: the page waits for them.

import { localise, speak } from "./text.js";

/** Modules with `rooms`, the catalogues of the first view by their names, `later`, the others, and `disguised` if they change every message. */
const LANGUAGES = {
  de: () => import("./de.js"),
  es: () => import("./es.js"),
  // Of nobody, for tests: from left to right, and from right to left.
  "en-XA": () => import("./pseudo.js"),
  "ar-XB": () => import("./pseudo.js"),
};
/** All but English. */
export const NAMES = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
/** Those that people speak: two letters each. */
export const SPOKEN = NAMES.filter((name) => /^[a-z]{2}$/.test(name));
const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/;

/** To be called before any text is shown. */
export async function chooseLanguage() {
  const { documentElement: root } = document;
  // first.js may be still to run.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
  const asked = NAMES.find((name) => name === root.dataset.language);
  try {
    if (!asked) return;
    /** @type {{ rooms: Record<string, import("./text.js").Room>, later: import("./text.js").Later, disguised?: (message: string) => string }} */
    const { rooms, later, disguised } = await LANGUAGES[asked]();
    speak(asked, rooms, disguised, later);
    root.lang = asked;
    root.dir = FROM_THE_RIGHT.test(asked) ? "rtl" : "ltr";
    await localise(document);
  } catch {
    // No network: the page is there, in English.
  } finally {
    // What was held back is painted.
    delete root.dataset.language;
  }
}
