// Runs before anything is painted, as a classic script of its own (the page's policy allows no inline one): the theme
// that was chosen here before, and the language.

(() => {
  const { classList, dataset } = document.documentElement;
  // Scripts run here: css/parts/page.css waits with the words for the case that none does.
  classList.add("scripted");
  const asked = new URLSearchParams(location.search);
  // A frame of another page: its address says how it looks. What is embedded is shown when that is there.
  const embedded = asked.has("embed");
  if (embedded) dataset.embed ??= "";
  const wished = [asked.get("lang"), ...navigator.languages];
  dataset.mode = embedded ? "embed" : "play";
  try {
    if (!embedded) wished.splice(1, 0, localStorage.getItem("annealing-lab.language"));
    const theme = embedded ? asked.get("theme") : localStorage.getItem("annealing-lab.theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    const look =
      /&look=(run|code|runs|all)(&|$)/.exec(location.hash)?.[1] ?? localStorage.getItem("annealing-lab.instruments");
    if (!embedded && look === "all") dataset.mode = look;
    if (!embedded && localStorage.getItem("annealing-lab.learnt")) dataset.learnt = "";
    dataset.side = (!embedded && localStorage.getItem("annealing-lab.side")) || "none";
  } catch {
    // Storage may be forbidden: then the system's theme it is.
  }
  // The first that the page has: the address's, the one chosen here, the browser's. Until another than English is there, nothing is
  // painted (css/base.css); text/languages.js takes it. Its file is asked for at once, beside those that the page names.
  const known = [...(dataset.languages ?? "").split(" "), "en"];
  const language = wished.flatMap((tag) => known.find((one) => one === tag || one === tag?.split("-")[0]) ?? [])[0];
  if (!language || language === "en") return;
  dataset.language = language;
  const file = document.documentElement.getAttribute(`data-file-${language}`);
  if (file) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
})();
