// The dialogs of the page that come when they are first opened, each with what it needs of the page.

import { facts } from "../facts.js";
import { unlessCrashed } from "../core/engine.js";
import { LazyPart } from "../lib/lazy.js";
import { offerTerms } from "../lib/term.js";

/** @typedef {import("../core/types.js").Requests} Requests */

/**
 * @typedef {object} Page
 * @property {import("../shell/notice.js").Notice} notice
 * @property {import("../core/engine.js").Engine} engine of the run
 * @property {(crashed?: (message: string) => void) => import("../core/engine.js").Engine} makeEngine one beside the run's
 * @property {(link: string) => void} open
 * @property {(puzzle: string) => void} choose
 * @property {(temperature: number) => void} hold
 * @property {(link: string) => string} urlOf
 * @property {(text: string) => void} notCopied
 */

/** Makes them, and lets the page's terms open the help. @param {Page} page */
export function dialogs({ notice, engine, makeEngine, open, choose, hold, urlOf, notCopied }) {
  const ask = /** @template {keyof Requests} T @param {T} type @param {Requests[T][0]} what */ (type, what) =>
    unlessCrashed(engine.ask(type, what));

  new LazyPart(notice, "finder", async () => {
    const { Finder } = await import("./temperature-finder/finder.js");
    return () => new Finder(makeEngine, hold);
  }).openedBy("finder-open");

  new LazyPart(notice, "report", async () => {
    const { Report } = await import("./search/report.js");
    const puzzle = () => {
      const setup = facts.run.value?.setup;
      // What has no name of its own is asked for by its link.
      const own = setup && (setup.puzzle.kind === "route" || ("define" in setup.puzzle && setup.puzzle.define));
      return own ? setup.link : (setup?.puzzle.name ?? "");
    };
    return () => new Report(makeEngine, puzzle, open);
  }).openedBy("report-open");

  const editor = new LazyPart(notice, "puzzle-editor", async () => {
    const { PuzzleEditor } = await import("./puzzle-editor/puzzle-editor.js");
    const puzzle = () => {
      const setup = facts.run.value?.setup;
      return setup?.puzzle.kind === "sums" ? setup.link : null;
    };
    const play = (/** @type {string} */ link) => {
      notice.hide();
      open(link);
    };
    return () => new PuzzleEditor({ ask, puzzle, play, notCopied });
  }).openedBy("own-open");

  const classify = (/** @type {Requests["classify"][0]} */ what) => ask("classify", what);

  new LazyPart(notice, "library", async () => {
    const { Library } = await import("./library/library.js");
    const make = () => editor.once((part) => part.open());
    return () =>
      new Library({
        makeEngine,
        fetch: () => ask("library", {}),
        classify,
        open: choose,
        openLink: (link) => {
          notice.hide();
          open(link);
        },
        make,
      });
  }).openedBy("library-open");

  const help = new LazyPart(notice, "help", async () => {
    const { Help } = await import("./help/help.js");
    return () => new Help({ urlOf, notCopied });
  }).openedBy("help-open");

  offerTerms((term) => help.once((part) => part.open(term)));
}
