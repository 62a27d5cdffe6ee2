// German: all rooms.

import board from "./de/board.js";
import tasks from "./de/class.js";
import compare from "./de/compare.js";
import core from "./de/core.js";
import editor from "./de/editor.js";
import embed from "./de/embed.js";
import exact from "./de/exact.js";
import finder from "./de/finder.js";
import glossary from "./de/glossary.js";
import help from "./de/help.js";
import inspector from "./de/inspector.js";
import learn from "./de/learn.js";
import legend from "./de/legend.js";
import lessons from "./de/lessons.js";
import library from "./de/library.js";
import neighbourhood from "./de/neighbourhood.js";
import page from "./de/page.js";
import plots from "./de/plots.js";
import proof from "./de/proof.js";
import puzzles from "./de/puzzles.js";
import rebuild from "./de/rebuild.js";
import replicas from "./de/replicas.js";
import report from "./de/report.js";
import route from "./de/route.js";
import run from "./de/run.js";
import search from "./de/search.js";
import settings from "./de/settings.js";
import shell from "./de/shell.js";
import show from "./de/show.js";
import solved from "./de/solved.js";
import sudoku from "./de/sudoku.js";
import ways from "./de/ways.js";

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
