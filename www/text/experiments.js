// The names of settings in the built-in experiments: another language has them in its room `experiments`, by their
// English text.

import { translations } from "./text.js";

const said = translations("experiments");

/** Returns an experiment's link with these names in the current language. @param {string} link */
export const namesInWords = (link) =>
  link.replace(/(&with=name=)([^;~&]*)/g, (_, key, name) => {
    const english = decodeURIComponent(name);
    return key + encodeURIComponent(said(english, english));
  });
