// What is seen of the run that is open: its board, figures, words and plots, each as often as it changes.

import { facts } from "../facts.js";
import { SEEN_EVERY, clock } from "../lib/clock.js";
import { byId, setAttribute } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { PAIR_FOLLOWED } from "../run/default-speed.js";
import { t } from "../text/run.js";
import { aimOf } from "./aim.js";
import { Caption, moveInWords } from "./caption.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */

/** So many cells are named again with every move; a map names those that have changed. */
const FEW_CELLS = 100;
/** Milliseconds between two frames under reduced motion. */
const CALM_EVERY = 250;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The cells that the last move is about. @param {import("../core/types.js").Progress} progress */
function markedOf({ last, rebuild }) {
  const step = rebuild?.step;
  if (!step || step.kind === "verdict") return last;
  return { cells: /** @type {[number, number]} */ ([step.cell, step.cell]), accepted: true };
}

/**
 * @typedef {object} Page
 * @property {import("../run/player.js").Player} player
 * @property {import("./painter.js").BoardPainter} painter
 * @property {import("./puzzle-view.js").PuzzleView} puzzleView
 * @property {import("./readouts.js").Readouts} readouts
 * @property {import("./speed.js").Speed} speed
 * @property {import("./meter.js").Meter} meter
 * @property {import("./aim.js").Aim} aim
 * @property {import("./legend.js").Legend} legend
 * @property {import("./status.js").Status} status
 * @property {import("./transport.js").Transport} transport
 * @property {import("./timeline/timeline.js").Timeline} timeline
 * @property {import("./interventions/interventions.js").Interventions} interventions
 * @property {import("../features/replicas/replicas.js").Replicas} replicas
 * @property {import("../features/exact/exact.js").Exact} exact
 * @property {ReturnType<typeof import("../features/features.js").laterParts>} later the features that come when they are needed
 * @property {() => boolean} lost whether the solver is not running any more
 * @property {() => boolean} editing whether givens are being edited
 * @property {(run: Run) => any} looked another board than the run's that is to be seen, if any
 * @property {() => boolean} inspecting
 * @property {() => boolean} withoutSingles whether singles alone would decide the grid that is open, and are off for that
 * @property {() => void} again another frame is wanted
 */

export class Screen {
  /** When figures and sentence were shown last. */
  #main = byId("main", HTMLElement);
  /** The run that was shown last. @type {Run | null} */
  #run = null;
  #caption = new Caption();
  #shownAt = -Infinity;
  #calmAt = -Infinity;
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Whether the eye can follow single moves. */
  get followed() {
    const { player } = this.#page;
    return player.playing === "resting" || player.speed <= PAIR_FOLLOWED;
  }

  /** Whether it is so slow that all parts show each of its moves. */
  get #exact() {
    const { pace } = this.#page.player;
    return pace !== "blurred" && pace !== "replaying";
  }

  /** @param {import("./frames.js").Part[]} parts */
  draw(parts) {
    const { player, later, again } = this.#page;
    const run = facts.run.value;
    if (!run) return;
    if (run !== this.#run) {
      this.#run = run;
      this.#caption.begin();
      this.#shownAt = this.#calmAt = -Infinity;
    }
    // Whoever wants less motion sees all of it more seldom, and still all of one move.
    if (reducedMotion.matches && player.pace === "steady") {
      if (clock() - this.#calmAt < CALM_EVERY) return again();
      this.#calmAt = clock();
    }
    if (parts.includes("board")) this.#drawBoard(run);
    // What came to rest since the frame was asked for is shown as it is now, in figures and words alike.
    const rests = player.playing === "resting" && parts.includes("words");
    if (rests || parts.includes("figures")) this.#showFigures(run);
    if (parts.includes("words")) this.#showWords(run);
    if (parts.includes("plots") && run.annealing) later.plots.part?.turn(run);
    // Some of these show less often than they are asked to; while a run plays, the next frame makes up for it.
    if (player.playing !== "resting") again();
  }

  /** @param {Run} run */
  #drawBoard(run) {
    const { player, painter, puzzleView, interventions, later, looked, inspecting } = this.#page;
    const shown = looked(run) ?? run.snapshot;
    const followed = shown === run.snapshot && !run.over && this.followed;
    const pair =
      interventions.pair ??
      (shown === run.snapshot ? later.neighbourhood.part?.dots.pair : null) ??
      (followed ? markedOf(run.snapshot.progress) : null);
    painter.draw(puzzleView.face, shown, {
      of: run.snapshot,
      pair,
      apart: inspecting(),
      lettered: inspecting() || run.searching,
      heat: run.heat,
      calm: reducedMotion.matches && !this.#exact,
      named: player.playing === "resting" || (this.#exact && (run.searching || shown.board.length <= FEW_CELLS)),
    });
  }

  /** @param {Run} run */
  #showFigures(run) {
    const { player, painter, readouts, meter, replicas, later } = this.#page;
    const resting = player.playing === "resting";
    replicas.show(run, resting);
    later.neighbourhood.part?.dots.show();
    // Where no eye can follow it is a sample, whichever board is drawn meanwhile.
    if (!this.followed || painter.drawn === run.snapshot) later.inspector.part?.show(run, resting);
    const now = clock();
    const isNew = run.shown !== run.snapshot.progress;
    if (!run.annealing || (isNew && !this.#exact && now - this.#shownAt < SEEN_EVERY)) return;
    if (isNew) this.#shownAt = now;
    run.tell();
    later.neighbourhood.part?.frozen.see(run);
    readouts.show(run.shown, run.recent.rate, run.acceptance, run.computed);
    const { proof, solved, rebuild } = later;
    meter.show(run, this.followed, run.rebuilding ? rebuild.part?.meter(run) : null);
    const moment = this.#momentOf(run);
    // A collection that goes on is seen from solution to solution.
    if (moment || !solved.part?.collecting) {
      solved.part?.tell(moment && (proof.part?.saidOf(moment) ?? null));
      const game = moment ? null : solved.part?.game(run);
      setAttribute(this.#main, "data-moment", moment ? "collection" : game ? "game" : "");
    }
    later.plots.part?.tell(run);
    this.#showSentence(run);
  }

  /** What the solution that is shown has added to the collection, if it is one. @param {Run} run */
  #momentOf({ annealing, snapshot: { board, progress } }) {
    if (facts.view.value === "learn" || !annealing || progress.status !== "solved") return null;
    return this.#page.later.proof.part?.momentFor(board) ?? null;
  }

  /** @param {Run} run */
  #showSentence(run) {
    const { status, exact, later, withoutSingles } = this.#page;
    const { playing, looking } = this.#page.player;
    const { search, rebuild, proof, solved, refusal } = later;
    if (looking) status.look(looking.goal, looking.left, run.unit);
    else if (run.searching) {
      if (search.part) status.tell(search.part.show(run, playing, this.#page.player.pace), playing, run.over);
    } else if (run.proving) status.tell(exact.show(run, playing), playing, run.over);
    else {
      const truth = proof.part?.truth ?? "";
      const own = this.#moveAround(run);
      if (own) return status.tell(own, playing, run.over);
      const move = this.#moveInWords(run);
      const captioned = run.shown.moves > 0 && !run.rebuilding && !embedded;
      const caption = captioned ? this.#caption.of(run, clock()) : "";
      const now = { refusal: refusal(), truth, move, caption, game: solved.part?.sofar(run) ?? "" };
      const said = now.refusal === null ? later.ways()?.says(run) : null;
      if (said) status.tell({ kind: "ready", text: said }, playing, false);
      else if (!run.rebuilding) status.show(run, { ...now, playing, withoutSingles: withoutSingles() });
      else if (rebuild.part) status.tell(rebuild.part.sentence(run, playing, now), playing, run.over);
    }
  }

  /** The sentence on the moves of its board, if they matter now. @param {Run} run */
  #moveAround(run) {
    const { player, later } = this.#page;
    const { playing } = player;
    const around = later.neighbourhood.part;
    if (!around || embedded || facts.view.value === "learn" || run.over || run.remark !== "" || playing === "replaying")
      return null;
    const pointed = playing === "resting" ? around.dots.says(run) : "";
    if (pointed !== "") return { kind: "pointed", text: pointed };
    const resting = playing === "resting";
    if (resting && facts.mode.value === "all") return null;
    const rate = resting ? null : run.recent.rate;
    const said = around.frozen.says(run, Number.isFinite(player.speed) ? player.speed : rate);
    return said && resting && run.touched ? { ...said, text: `${said.text} ${t("touched")}` } : said;
  }

  /** Where a run rests its figures say more, if they are there. @param {Run} run */
  #moveInWords(run) {
    const { player, later } = this.#page;
    // A frame has room for less.
    if (embedded) return "";
    if (!this.followed || (player.playing === "resting" && facts.mode.value === "all")) return "";
    return run.rebuilding ? (later.rebuild.part?.step(run) ?? "") : moveInWords(run);
  }

  /** @param {Run} run */
  #showWords(run) {
    const { aim, interventions, speed, legend, inspecting, lost, editing, later } = this.#page;
    const { playing } = this.#page.player;
    later.solved.part?.show(run, this.#momentOf(run));
    const collecting = later.solved.part?.collecting ?? false;
    this.#page.status.quiet = collecting;
    setAttribute(this.#main, "data-end", run.over && !collecting ? run.snapshot.progress.status : "");
    setAttribute(this.#main, "data-pace", playing === "resting" ? "resting" : this.followed ? "followed" : "fast");
    later.ways()?.show(run, editing());
    aim.show(run, this.#insteadOfAim(run), this.#methodOf(run));
    this.#showSentence(run);
    speed.follow(this.#page.player.speed, this.#page.player.held);
    legend.show(run, inspecting(), this.#page.puzzleView.hasShapes);
    later.showTruth();
    // A finger that carries a number would not scroll the page around a frame.
    const enabled = !embedded && !lost() && !editing() && later.refusal() === null && !run.over && !later.ways()?.shown;
    interventions.show(run, { enabled, playing: playing === "playing", tapping: !!later.solved.part?.game(run) });
    this.showTransport();
    later.embed.part?.show(run);
  }

  /** A search says its rule; a puzzle that is shown in place of its run is not solved by it. @param {Run} run */
  #insteadOfAim(run) {
    const { search, ways } = this.#page.later;
    if (ways()?.shown) return aimOf(run.setup.puzzle, false);
    return run.searching ? (search.part?.rule(run) ?? "") : "";
  }

  /** The method, where it is not that of annealing at any time. @param {Run} run */
  #methodOf(run) {
    const { solved, rebuild } = this.#page.later;
    return solved.part?.goal(run) || (run.rebuilding ? (rebuild.part?.method ?? "") : "");
  }

  showTransport() {
    const { player, transport, timeline, lost, later } = this.#page;
    const run = facts.run.value;
    // Not while another run is being opened: what is pressed then is done when that is there, and nothing flickers.
    const ready = run !== null && !lost();
    const refusal = later.refusal();
    const playing = player.playing === "playing";
    const why = refusal ?? run?.idle ?? t("waits");
    // What is offered then stands in their place.
    const collecting = later.solved.part?.collecting ?? false;
    const watching = later.ways()?.shown ?? false;
    const bySingles = watching && run?.value("singles") === "on";
    const over = !collecting && ((run?.over && !bySingles) || refusal !== null);
    transport.stow(facts.mode.value === "play" && !collecting && !watching && !!run?.over);
    transport.show({
      ready,
      playing: playing || collecting,
      watching,
      over,
      why,
      begun: !!run?.snapshot.progress.head || !!run?.touched,
      unit: run?.unit ?? "move",
    });
    if (run) timeline.show(run, { ready, at: player.at, playing });
  }
}
