// The language that a reader asks for: `?lang=...` in the page's address, no part of a run's link. English asks for nothing; any other
// is fetched when it is asked for, and is there before anything is shown. None of these modules may import one of the page's: the
// page waits for them.

import { localise, speak } from "./text.js";

/** Modules with `rooms`, the catalogues by their names, and `disguised` if they change every message. */
const LANGUAGES = {
  // Of nobody, for tests: from left to right, and from right to left.
  "en-XA": () => import("./pseudo.js"),
  "ar-XB": () => import("./pseudo.js"),
};
const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/;

/** To be called before any text is shown. */
export async function chooseLanguage() {
  // first.js sees that the page is there, though it may wait for a language.
  document.documentElement.classList.add("loaded");
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  if (!Object.hasOwn(LANGUAGES, asked)) return;
  try {
    const { rooms, disguised } = await LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (asked)]();
    speak(asked, rooms, disguised);
  } catch {
    // No network: the page is there, in English.
    return;
  }
  document.documentElement.lang = asked;
  document.documentElement.dir = FROM_THE_RIGHT.test(asked) ? "rtl" : "ltr";
  localise(document);
}
