// The language that a reader sees: that of the page's address (`?lang=...`, no part of a run's link), the one chosen in the help, or
// the browser's. first.js finds out which. English asks for nothing; any other is fetched when it is needed, and is there before
// anything is shown. None of these modules may import one of the page's: the page waits for them.

import { localise, speak } from "./text.js";

/** Modules with `rooms`, the catalogues by their names, and `disguised` if they change every message. */
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
  // unstarted.js sees that the page is there, though it may wait for a language.
  root.classList.add("loaded");
  document.getElementById("unstarted")?.remove();
  const asked = NAMES.find((name) => name === root.dataset.language);
  try {
    if (!asked) return;
    /** @type {{ rooms: Record<string, import("./text.js").Room>, disguised?: (message: string) => string }} */
    const { rooms, disguised } = await LANGUAGES[asked]();
    speak(asked, rooms, disguised);
    root.lang = asked;
    root.dir = FROM_THE_RIGHT.test(asked) ? "rtl" : "ltr";
    localise(document);
  } catch {
    // No network: the page is there, in English.
  } finally {
    // What was held back is painted.
    delete root.dataset.language;
  }
}
