// The parts of the screen, made here: they show each run that is opened, each move that it comes to, and what goes wrong. What each
// shows of a run depends on the run alone, not on those before.

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
import { t } from "../text/run.js";
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

  /** @param {House} house @param {import("./puzzle-view.js").Sums} sums @param {import("../boards/sums/starts.js").Starts} starts @param {(error: LinkRefused, link: string) => { link: string, mend: () => void } | null} toMend gives what a refused link is shown by for correction */
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

  /** Whether the inspector is open. */
  get inspecting() {
    return !this.#inspector.hidden;
  }

  /** Whether a move is taken apart where it is made: the eye can follow it, and board and inspector are to show the same one. */
  get inspects() {
    return this.inspecting && this.#screen.followed;
  }

  /** @param {import("./frames.js").Part[]} parts */
  draw(parts) {
    this.#screen.draw(parts);
  }

  /** The cell under the cursor or in focus. @param {number | null} cell */
  point(cell) {
    this.#setCell(cell);
    const edited = this.#house.features.first((feature) => feature.cell);
    this.#house.puzzleView.face.point?.(cell ?? edited);
  }

  /** Another board is to be seen than before. */
  look() {
    const { features, draw } = this.#house;
    this.#painter.forget();
    this.point(facts.cell.peek());
    features.fillPanels();
    draw();
  }

  /** Shows these panels and no others, with the settings of these keys; null as people choose, and all. @param {import("../shell/tabs.js").Name[] | null} names @param {string[] | null} keys */
  panels(names, keys) {
    const { mode, tabs, settings } = this.#house;
    mode.learn(names !== null);
    tabs.only(names);
    settings.only(keys);
  }

  /** Shows as much of a run as a wall has room for, or all of it. @param {boolean} on */
  present(on) {
    this.#house.mode.present(on);
    this.#house.theme.read();
  }

  /** Plays what was opened. The offer it came from goes away, so the focus goes to Start. */
  play() {
    const { player, playback } = this.#house;
    if (player.playing === "resting") playback.start();
    byId("start", HTMLButtonElement).focus();
  }

  // ── runs ──

  /** The first run is on its way, which takes its time. @param {string} link */
  expect(link) {
    const { puzzleView } = this.#house;
    const puzzle = puzzleView.expect(link);
    this.#legend.expect(puzzle, puzzleView.face.hasShapes);
    // Its puzzle is what is seen first: nothing moves when that is there.
    setAttribute(byId("main", HTMLElement), "data-ways", puzzleView.sudoku ? "open" : "");
  }

  /** Shows how much of the solver has come, as long as there is no run. @param {number} got bytes @param {number} of all */
  fetching(got, of) {
    if (!facts.run.peek()) this.#status.fetching(got, of);
  }

  /** @param {Run} run @param {Run | null} before @param {boolean} onward whether it is played on from where it is replayed to */
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
    mode.need(!run.annealing);
    if (run.annealing) this.#meter.open(run);
    this.#holdBack(run);
    this.#status.begin();
    this.#painter.forget();
    for (const button of this.#copyButtons) button.disabled = false;
    this.#curve.predict(run, (what) => ask("curve", what)).then(() => draw());
    // Before anything is said of it: it is not ready, but on its way.
    if (setup.at !== null && setup.at > 0) player.replay(setup.at, onward);
    this.#screen.draw(STILL);
    this.#collect(run);
    features.loadSoon(() => facts.run.peek());
  }

  /** The run is at another move. @param {Snapshot} snapshot @param {boolean} sought whether somebody looks for that move */
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

  /** A feature has come: what it has to say is seen. */
  welcome() {
    this.#collect(null);
    this.look();
  }

  /** @param {Run | null} run whose solution is collected, if it has one */
  #collect(run) {
    this.#found.collect(
      run,
      this.#house.features.first((feature) => (feature.found ? feature : null)),
    );
  }

  /** The run has a link of its own, or another than it had. @param {Run} run */
  relink(run) {
    const { address, settings, notice, features } = this.#house;
    if (facts.view.value === "run") address.show(run.setup.link);
    settings.show(run.setup);
    notice.taken();
    features.each((feature) => feature.seen?.(run));
  }

  /** A frozen board is not passed by. @param {Run} run */
  #holdBack(run) {
    this.#house.player.held = !embedded && facts.view.value === "run" && staysSlow(run);
  }

  // ── what goes wrong ──

  /** A bad link opens the default run; givens that contradict each other are shown for correction, as pasted ones are. @param {LinkRefused} error @param {string} link */
  async refuse(error, link) {
    const broken = this.#toMend(error, link);
    const { notice, open } = this.#house;
    if (!broken) notice.show(t("linkRefused", { why: error.message }));
    await open(broken?.link ?? "");
    broken?.mend();
  }

  /** A run cannot be shown, and none is. */
  miss() {
    this.#status.say(t("missing"));
  }

  /** @param {WorkerCrash} crash of the run's engine */
  crashed(crash) {
    const { notice, settings, opening, address } = this.#house;
    const run = facts.run.peek();
    const why = crash.message;
    if (crash instanceof NotFetched) {
      // A setting that takes it is as it was.
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
