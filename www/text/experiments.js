// The names that our own experiments give their settings: another language has them in its room `experiments`, by their English.

import { translations } from "./text.js";

const said = translations("experiments");

/** An experiment's link, with these names in the language that is spoken. @param {string} link */
export const namesInWords = (link) =>
  link.replace(/(&with=name=)([^;~&]*)/g, (_, key, name) => {
    const english = decodeURIComponent(name);
    return key + encodeURIComponent(said(english, english));
  });
