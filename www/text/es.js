// Spanish: all rooms.

import board from "./es/board.js";
import tasks from "./es/class.js";
import compare from "./es/compare.js";
import core from "./es/core.js";
import editor from "./es/editor.js";
import embed from "./es/embed.js";
import exact from "./es/exact.js";
import finder from "./es/finder.js";
import glossary from "./es/glossary.js";
import help from "./es/help.js";
import inspector from "./es/inspector.js";
import learn from "./es/learn.js";
import legend from "./es/legend.js";
import lessons from "./es/lessons.js";
import library from "./es/library.js";
import neighbourhood from "./es/neighbourhood.js";
import page from "./es/page.js";
import plots from "./es/plots.js";
import proof from "./es/proof.js";
import puzzles from "./es/puzzles.js";
import rebuild from "./es/rebuild.js";
import replicas from "./es/replicas.js";
import report from "./es/report.js";
import route from "./es/route.js";
import run from "./es/run.js";
import search from "./es/search.js";
import settings from "./es/settings.js";
import shell from "./es/shell.js";
import show from "./es/show.js";
import solved from "./es/solved.js";
import sudoku from "./es/sudoku.js";
import ways from "./es/ways.js";

export const rooms = {
  board,
  class: tasks,
  compare,
  core,
  editor,
  embed,
  exact,
  finder,
  glossary,
  help,
  inspector,
  learn,
  legend,
  lessons,
  library,
  neighbourhood,
  page,
  plots,
  proof,
  puzzles,
  rebuild,
  replicas,
  report,
  route,
  run,
  search,
  settings,
  shell,
  show,
  solved,
  sudoku,
  ways,
};
