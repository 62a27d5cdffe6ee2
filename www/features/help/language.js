// The choice of the page's language. The page is reloaded in that language, with the run at the present move.

import { element } from "../../lib/dom.js";
import { recall, remember } from "../../lib/storage.js";
import { SPOKEN } from "../../text/languages.js";

/** Names a language in that language. @param {string} tag */
function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name[0].toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * Fills the list of languages.
 * @param {HTMLSelectElement} select
 * @param {string} browsers the name for the browser's language
 * @param {() => string | null} run returns the address of the run
 */
export function offerLanguages(select, browsers, run) {
  const { lang } = document.documentElement;
  const address = () => new URL(location.href);
  const tags = ["en", ...SPOKEN];
  select.append(element("option", { value: "" }, browsers));
  for (const tag of tags) select.append(element("option", { value: tag, lang: tag }, ownName(tag)));
  const chosen = address().searchParams.has("lang") ? lang : (recall("language") ?? "");
  select.value = tags.includes(chosen) ? chosen : "";
  select.addEventListener("change", () => {
    remember("language", select.value || null);
    const next = address();
    // The address of another view stays unchanged.
    const here = /^#[^&]*=/.test(next.hash) && run();
    if (here) next.hash = new URL(here).hash;
    next.searchParams.delete("lang");
    history.replaceState(history.state, "", next);
    location.reload();
  });
}
