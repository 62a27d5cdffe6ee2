// What holds the page together: parts that come later, a new version, the theme, copying.

export default {
  // Parts that come later
  plots: "The plots",
  neighbourhood: "The moves at the thermometer",
  search: "The search views",
  rebuild: "The words for rebuilt grids",
  sudoku: "The sudoku board",
  route: "The map",
  proof: "The proof",
  solved: "The next steps",
  inspector: "The inspector",
  compare: "The comparison",
  "sums-editor": "The editor of givens",
  finder: "The temperature finder",
  report: "The report",
  "puzzle-editor": "The puzzle editor",
  library: "The library",
  help: "The help",
  learn: "The lessons",
  class: "The tasks",
  embed: "The embedded view",
  show: "The view for many",
  loading: "{part} is loading…",
  notLoaded: "{part} could not be loaded. Check your connection.",
  notServed: "{part} could not be loaded, although the server answers now. Try again; if that fails, reload the page.",
  broken:
    "{part} cannot be shown, because of a bug in this page: {why}. Reload the page; if it happens again, report it (Help).",
  // Windows
  compareWindow: "Compare · Annealing Lab",
  learnWindow: "Learn · Annealing Lab",
  lessonWindow: "{title} · Annealing Lab",
  // A new version
  newVersion: "A new version of Annealing Lab is here. This page goes on as it is until it is reloaded.",
  othersOpen: "Annealing Lab is open elsewhere too. Close its other tabs first, so that no run there is cut off.",
  takeOver: "Reload with the new version",
  later: "Later",
  // Buttons
  theme_system: "Theme: system",
  theme_light: "Theme: light",
  theme_dark: "Theme: dark",
  copied: "Copied",
  toBeCopied: "Text to copy",
  dropIt: "Drop it: a sudoku in any form",
  pasted: "The pasted text",
  dropped: "The dropped text",
  menu: "Menu",
};
