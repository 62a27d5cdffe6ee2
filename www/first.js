// Runs before anything is painted, as a classic script of its own (the page's policy allows no inline one): the theme
// that was chosen here before, the language, and words for the case that the page's modules do not load.

(() => {
  const { dataset } = document.documentElement;
  const asked = new URLSearchParams(location.search);
  // A frame of another page: its address says how it looks. What is embedded is shown when that is there.
  const embedded = asked.has("embed");
  if (embedded) dataset.embed ??= "";
  const wished = [asked.get("lang"), ...navigator.languages];
  try {
    if (!embedded) wished.splice(1, 0, localStorage.getItem("annealing-lab.language"));
    const theme = embedded ? asked.get("theme") : localStorage.getItem("annealing-lab.theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    dataset.mode = embedded || localStorage.getItem("annealing-lab.instruments") === "all" ? "all" : "play";
    if (!embedded && localStorage.getItem("annealing-lab.learnt")) dataset.learnt = "";
    dataset.side = (!embedded && localStorage.getItem("annealing-lab.side")) || "none";
  } catch {
    // Storage may be forbidden: then the system's theme it is.
  }
  // The first that the page has: the address's, the one chosen here, the browser's. Until another than English is there, nothing is
  // painted (page.css); text/languages.js fetches it.
  const known = [...(dataset.languages ?? "").split(" "), "en"];
  const language = wished.flatMap((tag) => known.find((one) => one === tag || one === tag?.split("-")[0]) ?? [])[0];
  if (language && language !== "en") dataset.language = language;

  /** @param {HTMLScriptElement} script */
  const tell = ({ src }) => {
    const failure = document.getElementById("failure");
    if (!failure) return;
    // The catalogue may be what failed: the page itself holds these words, in every language.
    const own = failure.getAttribute(`data-failed-${language}`);
    failure.lang = own && language ? language : "en";
    failure.textContent = (own ?? failure.dataset.failed ?? "{file}").replace("{file}", src);
    failure.hidden = false;
  };
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tell(target), true);
  // A module may have failed before this ran.
  addEventListener("load", () => {
    const script = document.querySelector("script[type=module]");
    if (script instanceof HTMLScriptElement && !document.documentElement.classList.contains("loaded")) tell(script);
  });
})();
