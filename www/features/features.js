// The parts of the page that come when a run first needs them, each with what it needs of the page. What a dialog shows is in
// dialogs.js.

import { isExperiment, isLesson, isOfClass } from "../lib/link.js";
import { facts, seenView } from "../facts.js";
import { byId } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { onPageKey } from "../lib/keys.js";
import { unlessCrashed } from "../core/engine.js";
import { t } from "../text/run.js";
import { listenForTexts } from "../shell/import-drop.js";
import { LazyPart, switchedOn } from "../lib/lazy.js";
import { Views } from "../shell/views.js";
import { loadUPlot } from "../plot/load.js";

/**
 * @typedef {object} Page
 * @property {import("../shell/notice.js").Notice} notice
 * @property {import("../core/engine.js").Engine} engine of the run
 * @property {(crashed?: (message: string) => void) => import("../core/engine.js").Engine} makeEngine one beside the run's
 * @property {import("../shell/address.js").Address} address
 * @property {import("../run/queue.js").Queue} queue
 * @property {import("../run/playback.js").Playback} playback
 * @property {import("../run/player.js").Player} player
 * @property {import("../run/givens.js").Givens} givens
 * @property {import("../view/interventions/interventions.js").Interventions} interventions
 * @property {import("../view/puzzle-view.js").PuzzleView} puzzleView
 * @property {() => import("../run/run.js").Run | null} playable the run, but for while another is on its way
 * @property {(link: string) => Promise<void>} open
 * @property {(map: string) => Promise<void>} setMap opens the run on another map
 * @property {(solver: string) => Promise<void>} search opens it with another search
 * @property {() => boolean} pause
 * @property {() => void} look called when another board is to be seen
 * @property {(part?: "all" | "plots") => void} draw
 * @property {() => void} showSolutions
 * @property {(names: import("../shell/tabs.js").Name[] | null, keys: string[] | null) => void} panels shows these panels and no others, with
 *   the settings of these keys; null as people choose, and all
 * @property {(on: boolean) => void} present shows as much of a run as a wall has room for
 * @property {(temperature: number) => Promise<void>} hold opens a run that holds this temperature, and plays it
 * @property {(key: string, value: string) => Promise<void>} change opens a run with this setting, and plays it
 * @property {() => Promise<void>} again opens the same settings with another seed, and plays
 * @property {(on: boolean) => void} rush plays as fast as it goes, while that is on
 * @property {(text: string) => void} notCopied
 */

/** @param {Page} page */
export function laterParts(page) {
  const { notice, engine, makeEngine, address, playback, pause, look, draw, notCopied } = page;

  const soon = (/** @type {() => Promise<void>} */ act) => page.queue.do(act);

  const plots = new LazyPart(
    notice,
    "plots",
    async () => {
      const [{ Plots }, uPlot] = await Promise.all([import("../plot/plots.js"), loadUPlot()]);
      return () =>
        new Plots(uPlot, {
          seek: (move) => playback.seek(move),
          changed: () => draw("plots"),
          csv: () => unlessCrashed(engine.ask("traceCsv", {})),
          run: () => facts.run.value?.named ?? { title: "", name: "run" },
          soon,
        });
    },
    false,
  );

  const neighbourhood = new LazyPart(
    notice,
    "neighbourhood",
    async () => {
      const [{ Neighbourhood }, { Frozen }] = await Promise.all([
        import("./neighbourhood/neighbourhood.js"),
        import("./neighbourhood/frozen.js"),
      ]);
      return () => ({
        dots: new Neighbourhood({
          swap: ([a, b]) => playback.intervene(`s${a}-${b}`, facts.run.value?.setup.puzzle),
          changed: look,
        }),
        frozen: new Frozen((after) => unlessCrashed(engine.ask("ledOut", { after }))),
      });
    },
    false,
  );

  const search = new LazyPart(notice, "search", async () => {
    const [{ Search }, uPlot] = await Promise.all([import("./search/search.js"), loadUPlot()]);
    return () => {
      const part = new Search({
        seek: (expansion) => playback.seek(expansion),
        pause,
        looked: look,
        choose: page.search,
      });
      part.load(uPlot);
      return part;
    };
  });

  const rebuild = new LazyPart(
    notice,
    "rebuild",
    async () => {
      const { Rebuild } = await import("./rebuild/rebuild.js");
      return () => new Rebuild();
    },
    false,
  );

  const sums = byId("sums-edit", HTMLElement);
  const sumsEditor = new LazyPart(notice, "sums-editor", async () => {
    const { Editor } = await import("../boards/sums/editor.js");
    return () => {
      const { grid, cellAt } = page.puzzleView.faces.sums;
      const part = new Editor({
        pause,
        give: (next) => page.givens.give(next),
        changed: look,
        focus: (cell) => grid.focus(cell),
        cellAt,
      });
      const puzzle = facts.run.value?.setup.puzzle;
      if (puzzle?.kind === "sums") part.open(puzzle, false);
      return part;
    };
  }).openedBy("sums-edit");
  onPageKey((event) => {
    if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.metaKey || !sums.offsetParent) return;
    event.preventDefault();
    sums.click();
  });

  /** @type {import("./ways/ways.js").Ways | null} */
  let ways = null;
  /** Whether a sudoku's puzzle is to be seen, and not its run: that has not begun, and nobody asks for its figures. @param {import("../run/run.js").Run} run */
  const untouched = (run) =>
    run.setup.puzzle.kind === "sudoku" &&
    run.annealing &&
    !run.touched &&
    run.snapshot.progress.head === 0 &&
    page.player.playing === "resting" &&
    !solved.part?.game(run) &&
    !embedded &&
    facts.mode.value === "play" &&
    facts.view.value !== "learn";

  const sudoku = new LazyPart(notice, "sudoku", async () => {
    const [{ Sudoku }, { Ways }] = await Promise.all([
      import("./sudoku-import-export/sudoku.js"),
      import("./ways/ways.js"),
    ]);
    return () => {
      ways = new Ways({ proved: () => proof.part?.proved ?? null, untouched, look });
      const part = new Sudoku(facts.colours.peek(), {
        give: (next) => page.givens.giveNewest(next, true),
        typing: () => ways?.shown ?? false,
        pause,
        chosen: (cell) => page.interventions.choose(cell),
        changed: () => draw(),
        pack: (link) => engine.ask("packSudoku", { link }),
        read: (text, alphabet) =>
          engine.ask("readSudoku", { text, alphabet }).catch((error) => ({ message: error.message })),
        makeEngine,
        idle: () => facts.run.value?.idle || (page.givens.switched ? t("withoutSingles") : ""),
        url: () => address.url,
        soon,
        notCopied,
      });
      page.puzzleView.add(part);
      return part;
    };
  });

  const route = new LazyPart(notice, "route", async () => {
    const { RouteMap } = await import("../boards/route/route.js");
    return () => {
      const part = new RouteMap(facts.colours.peek(), { draw: page.setMap, pause, changed: look });
      page.puzzleView.addRoute(part);
      return part;
    };
  });

  const proof = new LazyPart(
    notice,
    "proof",
    async () => {
      const { Proof } = await import("./proof/proof.js");
      return () => {
        const part = new Proof({
          engine,
          makeEngine,
          classify: (what) => engine.ask("classify", what),
          symmetries: (what) => engine.ask("symmetries", what),
          open: (link) => {
            notice.hide();
            page.open(link);
          },
          changed: draw,
          impossible: () => {
            if (page.player.playing === "playing" && !mayStart(() => playback.start())) pause();
          },
          show: page.showSolutions,
        });
        // What it missed: the run that is open.
        const open = facts.run.value;
        if (open) part.begin(open.setup);
        return part;
      };
    },
    false,
  ).openedBy("prove", "offer-prove");

  const solved = new LazyPart(
    notice,
    "solved",
    async () => {
      const [{ Solved }] = await Promise.all([import("./solved/solved.js"), ...switchedOn("solved")]);
      const { again, rush, open, puzzleView, hold, change } = page;
      const say = (/** @type {string} */ text) => notice.show(text);
      const prove = () => proof.once((part) => part.prove());
      const thousand = () => compare.once((part) => part.thousand());
      const focus = () => puzzleView.face.grid.focus(0);
      const makeTask = () => {
        address.leave();
        address.show("task");
        takes("task");
      };
      const sharing = { url: () => address.url, makeTask, forMany, makeEngine, notCopied, soon };
      // A question leads to another run: Back returns to the board that asked.
      const leave = () => {
        const asked = facts.run.value;
        if (asked?.over) address.show(asked.linkAtHead);
        address.leave();
      };
      return () =>
        new Solved({
          leave,
          again,
          open,
          rush,
          focus,
          pause,
          say,
          prove,
          hold,
          thousand,
          change,
          changed: draw,
          mayStart,
          sharing,
        });
    },
    false,
  ).openedBy("share-open");

  const inspector = new LazyPart(notice, "inspector", async () => {
    const { Inspector } = await import("./inspector/inspector.js");
    return () => new Inspector(() => unlessCrashed(engine.ask("inspect", {})), draw, page.playable);
  });

  /** The run and the comparison as they were before a lesson set up its own. @type {{ run: string | null, compare: string | null }} */
  const own = { run: null, compare: null };
  // A link of nothing would load the page again.
  const runLink = () => facts.run.value?.startLink ?? "v=2";

  const compare = new LazyPart(notice, "compare", async () => {
    const { Compare } = await import("./compare/compare.js");
    return () =>
      new Compare({
        makeEngine,
        runLink,
        pause,
        views,
        begin: () => {
          if (facts.view.value === "compare") return;
          address.leave();
          show("compare");
        },
        show: (link) => facts.view.value === "compare" && address.show(link),
        url: () => address.url,
        say: (text) => notice.show(text),
        notCopied,
        forMany,
      });
  }).openedBy("view-compare");

  const learn = new LazyPart(
    notice,
    "learn",
    async () => {
      const { Learn } = await import("./learn/learn.js");
      return () =>
        new Learn({
          makeEngine,
          views,
          own,
          compare: () => compare.need(),
          open: (link) => {
            page.interventions.forget();
            return page.open(link);
          },
          pause,
          panels: page.panels,
          show: (link) => address.show(link),
          go: (link) => {
            address.leave();
            address.show(link);
          },
          url: (link) => address.urlOf(link),
          say: (text) => notice.show(text),
          notCopied,
          queue: page.queue,
          forMany,
        });
    },
    "styled",
  );

  const ofClass = new LazyPart(
    notice,
    "class",
    async () => {
      const [{ Class }] = await Promise.all([import("./class/class.js"), ...switchedOn("learn")]);
      return () =>
        new Class({
          makeEngine,
          views,
          own,
          open: page.open,
          pause,
          panels: page.panels,
          show: (link) => address.show(link),
          url: (link) => address.urlOf(link),
          notCopied,
          queue: page.queue,
          forMany,
          card: (task) => many.once((part) => part.card({ kind: "task", task })),
        });
    },
    "styled",
  );

  const embed = new LazyPart(
    notice,
    "embed",
    async () => {
      const { Embed } = await import("./embed/embed.js");
      return () =>
        new Embed({
          player: page.player,
          play: () => playback.start(),
          soon: (act) => void page.queue.do(act),
          go: (link) => void (takes(link) || page.open(link)),
          urlOf: (link) => address.urlOf(link),
          draw,
        });
    },
    "styled",
  );

  const many = new LazyPart(
    notice,
    "show",
    async () => {
      const { Show } = await import("./show/show.js");
      return () =>
        new Show({
          url: () => address.url,
          learn: () => learn.part,
          ofClass: () => ofClass.part,
          compare: () => compare.part,
          present: page.present,
          notCopied,
        });
    },
    "styled",
  );

  /** What is seen, for many at once. @param {import("./show/ways.js").Way} way */
  function forMany(way) {
    many.once((part) => part[way]());
  }
  onPageKey(({ key, repeat, ctrlKey, metaKey }) => {
    if (key.toLowerCase() === "b" && !repeat && !ctrlKey && !metaKey) forMany("present");
  });

  const views = new Views((view, shown) => {
    // A lesson that was the first thing opened has set up a run that is nobody's own.
    if (view === "run") return own.run ?? (shown === "learn" ? "v=2" : runLink());
    if (view === "compare") return own.compare ?? compare.part?.link ?? "compare";
    return learn.part?.link ?? "learn";
  });

  if (!embedded)
    listenForTexts({
      text: async (text, what) => (await sudoku.need())?.importer.take(text, what),
      file: async (file) => (await sudoku.need())?.importer.openFile(file),
    });

  /** What a run cannot be shown without, and is not there. @param {import("../core/types.js").Setup} setup */
  const neededFor = ({ method, puzzle }) =>
    [
      ...(puzzle.kind === "sudoku" ? [sudoku] : []),
      ...(puzzle.kind === "route" ? [route] : []),
      ...(method === "search" ? [search] : []),
      ...(method === "rebuild" ? [rebuild] : []),
    ].filter(({ part }) => part === null);

  /**
   * Whether a run may start: where it is proved that none can succeed, a person is asked first. A lesson knows what it does.
   * @param {() => void} start what is done after a yes
   */
  const mayStart = (start) =>
    !facts.run.value?.annealing || facts.view.value === "learn" || (proof.part?.mayStart(start) ?? true);

  /** Why nothing can be started, if anything. */
  const refusal = () => sudoku.part?.refusal ?? null;

  /** Passes on the contradiction in a sudoku that is typed, and the marks of its solutions for the board. */
  const showTruth = () => {
    proof.part?.refuse(sudoku.part?.contradiction ?? null);
    const shown = ways?.shown ?? false;
    const own = shown && (ways?.solved || ways?.marks);
    sudoku.part?.judge(proof.part?.solvable ?? null, (own ? ways?.marks : proof.part?.marks) ?? null, shown);
  };

  /** @param {import("../shell/views.js").View} view */
  function show(view) {
    if (facts.view.value === "learn" && view !== "learn") for (const { part } of [learn, ofClass]) part?.leave();
    if (seenView.value === "compare" && view !== "compare") compare.part?.leave();
    views.show(view);
  }

  /** Shows the experiment or the lesson of a link and says so; anything else is a run, to be shown by the page. @param {string} link */
  function takes(link) {
    const task = isOfClass(link);
    const view = isExperiment(link) ? "compare" : isLesson(link) || task ? "learn" : "run";
    if (embedded) {
      if (view === "run") return false;
      pause();
      embed.need().then((part) => part?.refuse(link));
      return true;
    }
    if (facts.view.value !== view) show(view);
    if (view === "run") return false;
    pause();
    const there = () => view === facts.view.value && task === isOfClass(address.link);
    // What a lesson and a task set up comes after what was there before both.
    const before = { ...own };
    if (view === "learn") (task ? learn : ofClass).part?.leave();
    if (view === "learn") Object.assign(own, before);
    const part = view === "compare" ? compare : task ? ofClass : learn;
    part.need(undefined, "alone").then((part) => {
      if (!there()) return;
      views.refresh();
      part?.open(address.link);
      many.need(undefined, false);
    });
    return true;
  }

  /** The run is seen. @param {string} link of the run that is open, or about to be */
  function showRun(link) {
    if (facts.view.value === "run") return;
    show("run");
    // A link of nothing would be no run's.
    address.show(link || "v=2");
  }

  return {
    plots,
    neighbourhood,
    search,
    rebuild,
    sumsEditor,
    sudoku,
    route,
    proof,
    solved,
    inspector,
    neededFor,
    mayStart,
    refusal,
    showTruth,
    ways: () => ways,
    learn,
    ofClass,
    embed,
    many,
    views,
    takes,
    showRun,
  };
}
