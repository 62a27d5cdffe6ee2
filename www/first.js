// Runs before anything is painted, as a classic script of its own (the page's policy allows no inline one): the theme
// that was chosen here before, and words for the case that the page's modules do not load.

(() => {
  try {
    const theme = localStorage.getItem("annealing-lab.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.side = localStorage.getItem("annealing-lab.side") ?? "settings";
  } catch {
    // Storage may be forbidden: then the system's theme it is.
  }

  addEventListener(
    "error",
    (event) => {
      if (!(event.target instanceof HTMLScriptElement)) return;
      const failure = document.getElementById("failure");
      if (!failure) return;
      failure.textContent = `The page could not load ${event.target.src}. Reload it; if that does not help, the files on the server do not belong together.`;
      failure.hidden = false;
    },
    true,
  );
})();
