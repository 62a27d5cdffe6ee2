// The language, before all else: this module is small, so that the page is painted in any language while main.js is on its way.

import { chooseLanguage } from "./text/languages.js";

/** Settles when the page is in the language that it will be in. */
export const chosen = chooseLanguage();
