// German: the rooms of the first view, which are loaded in one file, and the other rooms, which are loaded on demand.

import board from "./de/board.js";
import legend from "./de/legend.js";
import page from "./de/page.js";
import puzzles from "./de/puzzles.js";
import run from "./de/run.js";
import settings from "./de/settings.js";
import shell from "./de/shell.js";

export const rooms = { board, legend, page, puzzles, run, settings, shell };

export const later = {
  check: () => import("./de/check.js"),
  class: () => import("./de/class.js"),
  compare: () => import("./de/compare.js"),
  core: () => import("./de/core.js"),
  editor: () => import("./de/editor.js"),
  embed: () => import("./de/embed.js"),
  essay: () => import("./de/essay.js"),
  exact: () => import("./de/exact.js"),
  experiments: () => import("./de/experiments.js"),
  finder: () => import("./de/finder.js"),
  glossary: () => import("./de/glossary.js"),
  help: () => import("./de/help.js"),
  histories: () => import("./de/histories.js"),
  inspector: () => import("./de/inspector.js"),
  landscape: () => import("./de/landscape.js"),
  learn: () => import("./de/learn.js"),
  lessons: () => import("./de/lessons.js"),
  library: () => import("./de/library.js"),
  ladder: () => import("./de/ladder.js"),
  neighbourhood: () => import("./de/neighbourhood.js"),
  plots: () => import("./de/plots.js"),
  proof: () => import("./de/proof.js"),
  queens: () => import("./de/queens.js"),
  rebuild: () => import("./de/rebuild.js"),
  replicas: () => import("./de/replicas.js"),
  report: () => import("./de/report.js"),
  route: () => import("./de/route.js"),
  scorm: () => import("./de/scorm.js"),
  search: () => import("./de/search.js"),
  show: () => import("./de/show.js"),
  solved: () => import("./de/solved.js"),
  sudoku: () => import("./de/sudoku.js"),
  code: () => import("./de/code.js"),
  runs: () => import("./de/runs.js"),
  colouring: () => import("./de/colouring.js"),
  ising: () => import("./de/ising.js"),
  models: () => import("./de/models.js"),
  tree: () => import("./de/tree.js"),
  tour: () => import("./de/tour.js"),
  ways: () => import("./de/ways.js"),
};
