// A separate classic script, which waits for nothing. If the stylesheet or the page's module fails to load, the script
// reports the file. It also reports the reason, as far as another request for the file shows it. The catalogue itself
// may fail to load, so the page contains these words.

(() => {
  /** Milliseconds after which a page that has not started reports the file that it waits for. */
  const PATIENCE = 10_000;
  const root = document.documentElement;
  /** The last text shown by this script. */
  let said = "";

  /**
   * Returns the first stylesheet without rules, or otherwise the module scripts of a page that is not loaded yet.
   * @returns {(HTMLLinkElement | HTMLScriptElement)[]}
   */
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

  /**
   * Requests the files once more, up to the first one that fails.
   * @param {(HTMLLinkElement | HTMLScriptElement)[]} elements
   */
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
    // A loaded file is in the browser's list of fetched resources.
    const element = elements.find((each) => performance.getEntriesByName(fileOf(each)).length === 0) ?? elements[0];
    if (!element) return;
    tell("slow", { file: fileOf(element) });
    // A pending stylesheet blocks the page, so it is made non-blocking; it still applies once it is loaded.
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
    // The file arrived late.
    else if (place && said && place.textContent === said) place.hidden = true;
  };
  if (document.readyState === "complete") settle();
  else addEventListener("load", settle);
})();
