// The stage: it makes the parts of the screen and passes to them each opened run, each snapshot, and each failure. A
// part shows a run in the same way regardless of the run before.

import { claim, facts, seenView } from "../facts.js";
import { NotFetched } from "../core/engine.js";
import { copiesOfRun } from "../lib/copy.js";
import { byId, setAttribute } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { isSame } from "../lib/puzzle.js";
import { on } from "../lib/signal.js";
import { NODES, staysSlow } from "../run/default-speed.js";
import { PendingSolutions } from "../run/pending-solutions.js";
import { showFailure } from "../shell/notice.js";
import { inWords } from "../text/core.js";
import { t } from "../text/run.js";
import { speakOf } from "../text/text.js";
import { Aim } from "./aim.js";
import { Curve } from "./curve.js";
import { FirstTemperature } from "./first-temperature.js";
import { STILL } from "./frames.js";
import { Interventions } from "./interventions/interventions.js";
import { Legend } from "./legend.js";
import { Meter } from "./meter.js";
import { showMethod } from "./method.js";
import { BoardPainter } from "./painter.js";
import { PuzzleView } from "./puzzle-view.js";
import { Readouts } from "./readouts.js";
import { Screen } from "./screen.js";
import { Settings } from "./settings.js";
import { Speed } from "./speed.js";
import { Status } from "./status.js";
import { Timeline } from "./timeline/timeline.js";
import { Transport } from "./transport.js";

/** @typedef {import("../house.js").House} House */
/** @typedef {import("../core/engine.js").LinkRefused} LinkRefused */
/** @typedef {import("../core/engine.js").WorkerCrash} WorkerCrash */
/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */

export class Stage {
  #setCell = claim(facts.cell);
  #found = new PendingSolutions();
  #curve = new Curve();
  #meter = new Meter();
  #readouts = new Readouts();
  #legend = new Legend();
  #painter = new BoardPainter();
  #inspector = byId("inspector", HTMLElement);
  #copyButtons;
  #status;
  #screen;
  #toMend;
  #starts;
  #house;

  /**
   * @param {House} house
   * @param {import("./puzzle-view.js").Sums} sums
   * @param {import("../boards/sums/starts.js").Starts} starts
   * @param {(error: LinkRefused, link: string) => { link: string, mend: () => void } | null} toMend returns a link to
   * open in place of a rejected one, and an act that shows the rejected givens for correction
   */
  constructor(house, sums, starts, toMend) {
    this.#house = house;
    this.#starts = starts;
    this.#toMend = toMend;
    const aim = new Aim();
    house.speed = new Speed((speed) => {
      house.player.chosen = speed;
      facts.run.peek()?.recent.begin();
    });
    new FirstTemperature((acceptance) => house.edits.firstTemperature(acceptance));
    const companions = { cooling: this.#curve.frame, exchange: this.#curve.frame, t0: byId("t0-from", HTMLElement) };
    house.settings = new Settings(house, companions);
    house.puzzleView = new PuzzleView(sums, aim, (name) => house.choices.choose(name));
    house.interventions = new Interventions(house);
    this.#status = new Status(house);
    this.#copyButtons = copiesOfRun(house);
    this.#screen = new Screen({
      ...house,
      painter: this.#painter,
      readouts: this.#readouts,
      meter: this.#meter,
      aim,
      legend: this.#legend,
      status: this.#status,
      transport: new Transport(house),
      timeline: new Timeline(house),
      inspecting: () => this.inspecting,
    });
    on(facts.colours, (colours) => {
      for (const { board } of Object.values(house.puzzleView.faces)) board.show({ colours });
    });
  }

  /** Reports whether the inspector is open. */
  get inspecting() {
    return !this.#inspector.hidden;
  }

  /**
   * Reports whether a snapshot must include the inspection of its move, so that board, inspector and code show the same
   * move.
   */
  get inspects() {
    return (this.inspecting || facts.look.peek() === "code") && this.#screen.followed;
  }

  /** @param {import("./frames.js").Part[]} parts */
  draw(parts) {
    this.#screen.draw(parts);
  }

  /** Marks the cell under the cursor or in focus. @param {number | null} cell */
  point(cell) {
    this.#setCell(cell);
    const edited = this.#house.features.first((feature) => feature.cell);
    this.#house.puzzleView.face.point?.(cell ?? edited);
  }

  /** Draws again, because the board has changed. */
  look() {
    const { features, draw } = this.#house;
    this.#painter.forget();
    this.point(facts.cell.peek());
    features.fillPanels();
    draw();
  }

  /**
   * Shows only some panels and settings, for a lesson. Null shows the panels chosen by the person, and all settings.
   * @param {import("../shell/tabs.js").Name[] | null} names
   * @param {string[] | null} keys
   */
  panels(names, keys) {
    const { mode, tabs, settings } = this.#house;
    mode.learn(names !== null);
    tabs.only(names);
    settings.only(keys);
  }

  /** Begins or ends the presentation on a wall, which has less room. @param {boolean} on */
  present(on) {
    this.#house.mode.present(on);
    this.#house.theme.read();
  }

  /** Plays the opened run. The pressed offer is hidden then, so the focus moves to Start. */
  play() {
    const { player, playback } = this.#house;
    if (player.playing === "resting") playback.start();
    byId("start", HTMLButtonElement).focus();
  }

  // ── runs ──

  /** Shows the puzzle of the first run while the core is fetched. @param {string} link */
  expect(link) {
    const { puzzleView } = this.#house;
    const mark = (/** @type {import("./aim.js").Puzzle} */ puzzle) =>
      this.#legend.expect(puzzle, puzzleView.face.hasShapes);
    mark(puzzleView.expect(link, mark));
    // A sudoku shows its puzzle before the run, so room for it is reserved, and nothing moves later.
    setAttribute(byId("main", HTMLElement), "data-ways", puzzleView.sudoku ? "open" : "");
  }

  /**
   * Shows how much of the solver has been fetched, as long as there is no run.
   * @param {number} got bytes
   * @param {number} of the total in bytes
   */
  fetching(got, of) {
    if (!facts.run.peek()) this.#status.fetching(got, of);
  }

  /**
   * Shows an opened run.
   * @param {Run} run
   * @param {Run | null} before
   * @param {boolean} onward whether the run continues after its replay
   */
  begin(run, before, onward) {
    const { puzzleView, views, features, interventions, player, speed, mode, ask, draw } = this.#house;
    const { setup } = run;
    const same = isSame(before?.setup.puzzle, setup.puzzle);
    document.documentElement.classList.add("begun");
    this.relink(run);
    puzzleView.open(setup, same);
    views.retitle();
    showMethod(run);
    features.each((feature) => feature.begun?.(run, before));
    this.#starts.show(setup.puzzle);
    if (!same) {
      this.#setCell(null);
      interventions.forget();
    }
    player.speedUp.begin();
    speed.suggest(features.first((feature) => feature.speed?.(run)) ?? (run.proving ? NODES : null), run.unit);
    this.#readouts.open(run);
    mode.of(setup.method);
    if (run.annealing) this.#meter.open(run);
    this.#holdBack(run);
    this.#status.begin();
    this.#painter.forget();
    for (const button of this.#copyButtons) button.disabled = false;
    this.#curve.predict(run, (what) => ask("curve", what)).then(() => draw());
    // The replay begins before the first sentence, which would otherwise report that the run is ready.
    if (setup.at !== null && setup.at > 0) player.replay(setup.at, onward);
    this.#screen.draw(STILL);
    this.#collect(run);
    features.loadSoon(() => facts.run.peek());
  }

  /**
   * Shows a snapshot of the run.
   * @param {Snapshot} snapshot
   * @param {boolean} sought whether a person navigated to its move
   */
  see(snapshot, sought = false) {
    const run = facts.run.peek();
    if (run) {
      if (sought) run.recent.begin();
      run.see(snapshot);
      this.#house.features.each((feature) => feature.seen?.(run));
      this.#holdBack(run);
      this.#collect(run);
    }
    this.#house.draw();
  }

  /** Draws again, because a feature was loaded. */
  welcome() {
    this.#collect(null);
    this.look();
  }

  /** Passes solutions to the collection. @param {Run | null} run a run that may have a solution */
  #collect(run) {
    this.#found.collect(
      run,
      this.#house.features.first((feature) => (feature.found ? feature : null)),
    );
  }

  /** Shows the link of a new or changed run. @param {Run} run */
  relink(run) {
    const { address, settings, notice, features } = this.#house;
    const seen = features.instead?.link ?? run.setup.link;
    if (facts.view.value === "run") address.show(seen);
    settings.show(run.setup);
    notice.taken();
    features.each((feature) => feature.seen?.(run));
  }

  /** Keeps the speed if a faster run would miss something, such as a frozen board. @param {Run} run */
  #holdBack(run) {
    this.#house.player.held = !embedded && facts.view.value === "run" && staysSlow(run);
  }

  // ── failures ──

  /**
   * Opens the default run in place of an invalid link. Givens that contradict each other are shown for correction.
   * @param {LinkRefused} error
   * @param {string} link
   */
  async refuse(error, link) {
    const broken = this.#toMend(error, link);
    const { notice, open, address } = this.#house;
    if (!broken) {
      const { mended, why } = await this.mend(link);
      if (mended) return mended;
      if (link === address.link) address.keep();
      notice.show(t("linkRefused", { why: why || error.message }));
    }
    await open(broken?.link ?? "");
    broken?.mend();
  }

  /**
   * Opens a link as it was before something altered it in transit, and reports the repair. The address remains
   * unchanged.
   * @param {string} link
   * @returns {Promise<{ mended: Promise<void> | null, why: string }>} the reason why the link is incomplete, if it was
   * cut off
   */
  async mend(link) {
    const { address, features, notice, open, views, ask } = this.#house;
    const arrived = await ask("mendLink", { text: link });
    if (!arrived || (arrived.undone.length === 0 && !arrived.lost)) return { mended: null, why: "" };
    await speakOf(["core"]);
    if (arrived.lost) return { mended: null, why: inWords(arrived.lost) };
    notice.show(t("linkMended", { names: arrived.undone.map(inWords) }));
    if (link === address.link) address.keep();
    if (!features.lineOf(arrived.link)) return { mended: open(arrived.link), why: "" };
    address.show(arrived.link);
    views.takes(arrived.link);
    return { mended: Promise.resolve(), why: "" };
  }

  /** Reports that the first run cannot be shown. */
  miss() {
    this.#status.say(t("missing"));
  }

  /** Reports a crash, and reopens the run if that can help. @param {WorkerCrash} crash of the run's engine */
  crashed(crash) {
    const { notice, settings, opening, address } = this.#house;
    const run = facts.run.peek();
    const why = crash.message;
    if (crash instanceof NotFetched) {
      // The setting that needed the file is reset to its previous value.
      if (run) settings.show(run.setup);
      return notice.show(t(crash.network ? "notFetched" : "notStartedPart", { why }));
    }
    if (crash.lasting) {
      opening.halt();
      showFailure(t("notStarted", { why }));
      this.#status.say(t("notRunning"));
      return this.#screen.showTransport();
    }
    const lost = run?.snapshot.progress.head ?? 0;
    const move = run || seenView.value === "run" ? opening.again(address.link) : null;
    if (move !== null) return notice.show(t("crashedToMove", { why, move }));
    const begun = t("crashedToStart", { why });
    notice.show(run && lost > 0 ? `${begun} ${t(`lost_${run.unit}`, { n: lost })}` : begun);
  }
}
