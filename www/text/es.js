// Spanish: the rooms of the first view, which are loaded in one file, and the other rooms, which are loaded on demand.

import board from "./es/board.js";
import legend from "./es/legend.js";
import page from "./es/page.js";
import puzzles from "./es/puzzles.js";
import run from "./es/run.js";
import settings from "./es/settings.js";
import shell from "./es/shell.js";

export const rooms = { board, legend, page, puzzles, run, settings, shell };

export const later = {
  check: () => import("./es/check.js"),
  class: () => import("./es/class.js"),
  compare: () => import("./es/compare.js"),
  core: () => import("./es/core.js"),
  editor: () => import("./es/editor.js"),
  embed: () => import("./es/embed.js"),
  essay: () => import("./es/essay.js"),
  exact: () => import("./es/exact.js"),
  experiments: () => import("./es/experiments.js"),
  finder: () => import("./es/finder.js"),
  glossary: () => import("./es/glossary.js"),
  help: () => import("./es/help.js"),
  histories: () => import("./es/histories.js"),
  inspector: () => import("./es/inspector.js"),
  landscape: () => import("./es/landscape.js"),
  learn: () => import("./es/learn.js"),
  lessons: () => import("./es/lessons.js"),
  library: () => import("./es/library.js"),
  ladder: () => import("./es/ladder.js"),
  neighbourhood: () => import("./es/neighbourhood.js"),
  plots: () => import("./es/plots.js"),
  proof: () => import("./es/proof.js"),
  queens: () => import("./es/queens.js"),
  rebuild: () => import("./es/rebuild.js"),
  replicas: () => import("./es/replicas.js"),
  report: () => import("./es/report.js"),
  route: () => import("./es/route.js"),
  scorm: () => import("./es/scorm.js"),
  search: () => import("./es/search.js"),
  show: () => import("./es/show.js"),
  solved: () => import("./es/solved.js"),
  sudoku: () => import("./es/sudoku.js"),
  code: () => import("./es/code.js"),
  runs: () => import("./es/runs.js"),
  colouring: () => import("./es/colouring.js"),
  ising: () => import("./es/ising.js"),
  models: () => import("./es/models.js"),
  tree: () => import("./es/tree.js"),
  tour: () => import("./es/tour.js"),
  ways: () => import("./es/ways.js"),
};
