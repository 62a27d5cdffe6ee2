// The language, chosen before everything else: this module is small, so that the page is painted in any language while
// main.js is being fetched.

import { chooseLanguage } from "./text/languages.js";

/** Settles when the page is in its final language. */
export const chosen = chooseLanguage();
