// Runs before anything is painted, as a separate classic script, because the page's policy allows no inline script. It
// sets the remembered theme and the language.

(() => {
  const { classList, dataset } = document.documentElement;
  // Marks that scripts run here; css/parts/page.css delays its message for the case that they do not.
  classList.add("scripted");
  const asked = new URLSearchParams(location.search);
  // The address of a frame in another page determines its look. Embedded content is shown once it is loaded.
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
    // If storage is forbidden, the system's theme applies.
  }
  // The first available language in the order of the address, the remembered choice, and the browser. Nothing is
  // painted until a language other than English is loaded (css/base.css); text/languages.js takes it. Its file is
  // requested at once, beside the files named by the page.
  const known = [...(dataset.languages ?? "").split(" "), "en"];
  const language = wished.flatMap((tag) => known.find((one) => one === tag || one === tag?.split("-")[0]) ?? [])[0];
  if (!language || language === "en") return;
  dataset.language = language;
  const file = document.documentElement.getAttribute(`data-file-${language}`);
  if (file) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
})();
