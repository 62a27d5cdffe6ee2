// A classic script of its own, which waits for nothing: where the stylesheet or the page's module does not come, it says which file, and
// why, as far as asking for the file again shows. The catalogue may be what does not come, so the page itself holds these words.

(() => {
  /** Milliseconds after which a page that does not stand says what it waits for. */
  const PATIENCE = 10_000;
  const root = document.documentElement;
  /** The last words of this script. */
  let said = "";

  /** The file that the page cannot do without and has not. @returns {HTMLLinkElement | HTMLScriptElement | undefined} */
  const missing = () => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const sheets = document.querySelectorAll("link[rel=stylesheet]:not([disabled])");
    /** @type {HTMLScriptElement | null} */
    const script = document.querySelector("script[type=module]");
    const started = root.classList.contains("loaded");
    return [...sheets].find(({ sheet }) => !sheet?.cssRules.length) ?? (started ? undefined : (script ?? undefined));
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

  /** Asks for the file once more. @param {string} file @param {RegExp} type */
  const explain = async (file, type) => {
    try {
      const { ok, status, headers } = await fetch(file, { cache: "no-store" });
      const sent = headers.get("content-type") ?? "";
      if (!ok) tell("status", { file, status: String(status) });
      else if (!type.test(sent)) tell("type", { file, type: sent.split(";")[0] || "?" });
      else tell("changed", { file });
    } catch {
      tell("failed", { file });
    }
  };

  /** @param {HTMLLinkElement | HTMLScriptElement} element */
  const fileOf = (element) => ("href" in element ? element.href : element.src);

  const waited = setTimeout(() => {
    const element = missing();
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
    const element = missing();
    const place = document.getElementById("failure");
    if (element) explain(fileOf(element), "href" in element ? /css/ : /javascript/);
    // It came late.
    else if (place && said && place.textContent === said) place.hidden = true;
  };
  if (document.readyState === "complete") settle();
  else addEventListener("load", settle);
})();
