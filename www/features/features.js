// The parts of the page that come when a run first needs them, each with what it needs of the page. What a dialog shows is in
// dialogs.js.

import { isExperiment } from "../lib/link.js";
import { readColours } from "../lib/colours.js";
import { byId } from "../lib/dom.js";
import { unlessCrashed } from "../core/engine.js";
import { listenForTexts } from "../shell/import-drop.js";
import { LazyPart } from "../lib/lazy.js";
import { loadUPlot } from "../plot/load.js";

/**
 * @typedef {object} Page
 * @property {import("../shell/notice.js").Notice} notice
 * @property {import("../core/engine.js").Engine} engine of the run
 * @property {(crashed?: (message: string) => void) => import("../core/engine.js").Engine} makeEngine one beside the run's
 * @property {import("../shell/address.js").Address} address
 * @property {import("../run/queue.js").Queue} queue
 * @property {import("../run/playback.js").Playback} playback
 * @property {(term: string) => void} explain in the help
 * @property {import("../run/givens.js").Givens} givens
 * @property {import("../view/interventions/interventions.js").Hand} hand
 * @property {import("../view/puzzle-view.js").PuzzleView} puzzleView
 * @property {() => import("../run/run.js").Run | null} run
 * @property {(link: string) => void} open
 * @property {() => boolean} pause
 * @property {() => void} look told when another board is to be seen
 * @property {(part?: "all" | "plots") => void} draw
 * @property {() => void} showSolutions
 * @property {(text: string) => void} notCopied
 */

/** @param {Page} page */
export function laterParts(page) {
  const { notice, engine, makeEngine, address, playback, run, pause, look, draw, notCopied } = page;

  const plots = new LazyPart(notice, "the plots", async () => {
    const [{ Plots }, uPlot] = await Promise.all([import("../plot/plots.js"), loadUPlot()]);
    return () =>
      new Plots(uPlot, readColours(), {
        seek: (move) => playback.seek(move),
        changed: () => draw("plots"),
        csv: () => unlessCrashed(engine.ask("traceCsv", {})),
        run: () => run()?.named ?? { title: "", name: "run" },
        soon: (act) => page.queue.do(act),
      });
  });

  const search = new LazyPart(
    notice,
    "the search views",
    async () => {
      const [{ Search }, uPlot] = await Promise.all([import("./search/search.js"), loadUPlot()]);
      return () => {
        const part = new Search(readColours(), {
          fetch: (what) => unlessCrashed(engine.ask("tree", what)),
          seek: (expansion) => playback.seek(expansion),
          pause,
          looked: look,
          explain: page.explain,
        });
        part.load(uPlot);
        return part;
      };
    },
    "search",
  );

  const sudoku = new LazyPart(
    notice,
    "the sudoku board",
    async () => {
      const { Sudoku } = await import("./sudoku-import-export/sudoku.js");
      return () => {
        const part = new Sudoku(readColours(), {
          give: (next) => page.givens.giveNewest(next, true),
          pause,
          chosen: (cell) => page.hand.choose(cell),
          changed: () => draw(),
          read: (text, alphabet) =>
            engine.ask("readSudoku", { text, alphabet }).catch((error) => ({ message: error.message })),
          makeEngine,
          idle: () => run()?.idle ?? "",
          url: () => address.url,
          soon: (act) => page.queue.do(act),
          notCopied,
        });
        page.puzzleView.add(part);
        return part;
      };
    },
    "sudoku",
  );

  const proof = new LazyPart(notice, "the proof", async () => {
    const { Proof } = await import("./proof/proof.js");
    return () => {
      const part = new Proof(readColours(), {
        makeEngine,
        classify: (what) => engine.ask("classify", what),
        open: (link) => {
          notice.hide();
          page.open(link);
        },
        changed: draw,
        show: page.showSolutions,
      });
      // What it missed: the run that is open.
      const open = run();
      if (open) part.begin(open.setup);
      return part;
    };
  }).openedBy("prove", "offer-prove");

  const inspector = new LazyPart(
    notice,
    "the inspector",
    async () => {
      const { Inspector } = await import("./inspector/inspector.js");
      return () => new Inspector(() => unlessCrashed(engine.ask("inspect", {})), draw);
    },
    "inspector",
  );

  const compare = new LazyPart(
    notice,
    "the comparison",
    async () => {
      const { Compare } = await import("./compare/compare.js");
      return () =>
        new Compare({
          makeEngine,
          // A link of nothing would load the page anew.
          runLink: () => run()?.startLink ?? "v=1",
          pause,
          show: (link) => address.show(link),
          url: () => address.url,
          say: (text) => notice.show(text),
          notCopied,
        });
    },
    "compare",
  ).openedBy("view-compare");

  listenForTexts({
    text: async (text, what) => (await sudoku.need())?.brought.take(text, what),
    file: async (file) => (await sudoku.need())?.brought.openFile(file),
  });

  /** What a run cannot be shown without, and is not there. @param {import("../core/types.js").Setup} setup */
  const neededFor = ({ method, puzzle }) =>
    [...(puzzle.kind === "sudoku" ? [sudoku] : []), ...(method === "search" ? [search] : [])].filter(
      ({ part }) => part === null,
    );

  /** Why nothing can be started, if anything. */
  const refusal = () => sudoku.part?.refusal ?? null;

  /** Whether a link is an experiment: then the other view shows it. @param {string} link */
  function compares(link) {
    if (compare.part) return compare.part.takes(link);
    if (!isExperiment(link)) return false;
    pause();
    byId("main", HTMLElement).hidden = true;
    compare.need(() => compares(address.link)).then((part) => part?.takes(address.link));
    return true;
  }

  /** Whether the comparison is seen, or about to be: then the address is its. */
  const comparing = () => (compare.part ? compare.part.shown : isExperiment(address.link));

  /** The run is seen, not the comparison. @param {string} link of the run that is open, or about to be */
  function showRun(link) {
    if (!comparing()) return;
    // A link of nothing would be no run's.
    address.show(link || "v=1");
    byId("main", HTMLElement).hidden = false;
    compare.part?.takes(address.link);
  }

  return { plots, search, sudoku, proof, inspector, neededFor, refusal, compares, comparing, showRun };
}
