// A classic script of its own, which waits for nothing: where the stylesheet or the page's module does not come, it says which file, and
// why, as far as asking for the file again shows. The catalogue may be what does not come, so the page itself holds these words.

(() => {
  /** Milliseconds after which a page that does not stand says what it waits for. */
  const PATIENCE = 10_000;
  const root = document.documentElement;
  /** The last words of this script. */
  let said = "";

  /** The files of a kind of which the page lacks one, and cannot do without. @returns {(HTMLLinkElement | HTMLScriptElement)[]} */
  const missing = () => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const sheets = document.querySelectorAll("link[rel=stylesheet]:not([disabled])");
    /** @type {NodeListOf<HTMLScriptElement>} */
    const scripts = document.querySelectorAll("script[type=module]");
    const sheet = [...sheets].find(({ sheet }) => !sheet?.cssRules.length);
    if (sheet) return [sheet];
    return root.classList.contains("loaded") ? [] : [...scripts];
  };

  /** @param {string} name of the words @param {Record<string, string>} values */
  const tell = (name, values) => {
    const place = document.getElementById("failure");
    if (!place) return;
    const language = root.dataset.language ?? root.lang;
    const own = place.getAttribute(`data-${name}-${language}`);
    place.lang = own ? language : "en";
    let words = own ?? place.getAttribute(`data-${name}`) ?? "{file}";
    for (const [key, value] of Object.entries(values)) words = words.replace(`{${key}}`, value);
    place.textContent = said = words;
    place.hidden = false;
    document.getElementById("unstarted")?.remove();
  };

  /** @param {HTMLLinkElement | HTMLScriptElement} element */
  const fileOf = (element) => ("href" in element ? element.href : element.src);

  /** Asks for the files once more, up to the one that does not come as it should. @param {(HTMLLinkElement | HTMLScriptElement)[]} elements */
  const explain = async ([element, ...others]) => {
    const file = fileOf(element);
    const type = "href" in element ? /css/ : /javascript/;
    const asked = (/** @type {string} */ integrity) => fetch(file, { cache: "no-store", integrity });
    try {
      const { ok, status, headers } = await asked("");
      const sent = headers.get("content-type") ?? "";
      if (!ok) return tell("status", { file, status: String(status) });
      if (!type.test(sent)) return tell("type", { file, type: sent.split(";")[0] || "?" });
    } catch {
      return tell("failed", { file });
    }
    const whole = others.length > 0 && (await asked(element.integrity).catch(() => null));
    if (whole) explain(others);
    else tell("changed", { file });
  };

  const waited = setTimeout(() => {
    const elements = missing();
    // What has come is in the list of what the page has fetched.
    const element = elements.find((each) => performance.getEntriesByName(fileOf(each)).length === 0) ?? elements[0];
    if (!element) return;
    tell("slow", { file: fileOf(element) });
    // A stylesheet that is on its way holds everything back: from now on it does not, and still counts when it comes.
    if (element instanceof HTMLLinkElement) {
      element.media = "print";
      element.addEventListener("load", () => (element.media = "all"));
    }
  }, PATIENCE);

  const settle = () => {
    clearTimeout(waited);
    const elements = missing();
    const place = document.getElementById("failure");
    if (elements.length > 0) explain(elements);
    // It came late.
    else if (place && said && place.textContent === said) place.hidden = true;
  };
  if (document.readyState === "complete") settle();
  else addEventListener("load", settle);
})();
