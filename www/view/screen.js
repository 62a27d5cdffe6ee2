// Draws the open run: board, figures, words, controls and plots. view/frames.js determines which of them a frame draws.

import { facts } from "../facts.js";
import { SEEN_EVERY, clock } from "../lib/clock.js";
import { byId, setAttribute } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { PAIR_FOLLOWED } from "../run/default-speed.js";
import { t } from "../text/run.js";
import { Caption, moveInWords } from "./caption.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Snapshot} Snapshot */

/** The maximum number of cells that are named again with every move; a map names only the changed cells. */
const FEW_CELLS = 100;
/** Milliseconds between two frames under reduced motion. */
const CALM_EVERY = 250;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Returns the cells of the last move, or of the last step of a rebuild.
 * @param {import("../core/types.js").Progress} progress
 */
function markedOf({ last, rebuild }) {
  const step = rebuild?.step;
  if (!step || step.kind === "verdict") return last;
  return { cells: /** @type {[number, number]} */ ([step.cell, step.cell]), accepted: true };
}

/**
 * The parts of the screen that the stage makes.
 * @typedef {object} Parts
 * @property {import("./painter.js").BoardPainter} painter
 * @property {import("./readouts.js").Readouts} readouts
 * @property {import("./meter.js").Meter} meter
 * @property {import("./aim.js").Aim} aim
 * @property {import("./legend.js").Legend} legend
 * @property {import("./status.js").Status} status
 * @property {import("./transport.js").Transport} transport
 * @property {import("./timeline/timeline.js").Timeline} timeline
 * @property {() => boolean} inspecting whether the inspector is open
 */

export class Screen {
  #main = byId("main", HTMLElement);
  /** The run drawn last. @type {Run | null} */
  #run = null;
  #caption = new Caption();
  /** The time of the last update of figures and sentence. */
  #shownAt = -Infinity;
  /** The time of the last frame under reduced motion. */
  #calmAt = -Infinity;
  #page;

  /** @param {import("../house.js").House & Parts} page */
  constructor(page) {
    this.#page = page;
  }

  /** Reports whether the eye can follow single moves. */
  get followed() {
    const { player } = this.#page;
    return player.playing === "resting" || player.speed <= PAIR_FOLLOWED;
  }

  /** Reports whether the run is so slow that all parts show every move. */
  get #exact() {
    const { pace } = this.#page.player;
    return pace !== "blurred" && pace !== "replaying";
  }

  /** @param {import("./frames.js").Part[]} parts */
  draw(parts) {
    const { player, features, draw } = this.#page;
    const run = facts.run.value;
    if (!run) return;
    if (run !== this.#run) {
      this.#run = run;
      this.#caption.begin();
      this.#shownAt = this.#calmAt = -Infinity;
    }
    // Under reduced motion frames are rare, but each frame shows one move in all parts.
    if (reducedMotion.matches && player.pace === "steady") {
      if (clock() - this.#calmAt < CALM_EVERY) return draw();
      this.#calmAt = clock();
    }
    if (parts.includes("board")) this.#drawBoard(run);
    if (parts.includes("buttons")) this.showTransport();
    if (parts.includes("figures")) this.#showFigures(run);
    if (parts.includes("words")) this.#showWords(run);
    if (parts.includes("plots") && run.annealing) features.each((feature) => feature.plot?.(run));
    // Some parts draw less often than requested, so the next frame is requested while a run plays.
    if (player.playing !== "resting") draw();
  }

  /** @param {Run} run */
  #drawBoard(run) {
    const { player, painter, puzzleView, interventions, features, inspecting } = this.#page;
    const shown =
      interventions.carried(run)?.shown ?? features.first((feature) => feature.looks?.(run)) ?? run.snapshot;
    const followed = shown === run.snapshot && !run.over && this.followed;
    const pair =
      interventions.pair ??
      (shown === run.snapshot ? features.first((feature) => feature.pair?.(run)) : null) ??
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
    const { player, painter, readouts, meter, features, interventions } = this.#page;
    // The figures of a run that is too fast for the eye are samples, whichever board is drawn beside them.
    const how = { resting: player.playing === "resting", sampled: !this.followed || painter.drawn === run.snapshot };
    features.each((feature) => feature.figures?.(run, how));
    const now = clock();
    const isNew = run.shown !== run.snapshot.progress;
    if (!run.annealing || (isNew && !this.#exact && now - this.#shownAt < SEEN_EVERY)) return;
    if (isNew) this.#shownAt = now;
    run.tell();
    readouts.show(run.shown, run.recent.rate, run.acceptance, run.computed);
    meter.show(
      run,
      this.followed,
      features.first((feature) => feature.meter?.(run)),
      interventions.carried(run),
    );
    features.each((feature) => feature.tell?.(run));
    this.#showSentence(run);
  }

  /** @param {Run} run */
  #showSentence(run) {
    const { status, features, givens } = this.#page;
    const { playing, looking, pace } = this.#page.player;
    if (looking) return status.look(looking.goal, looking.left, run.unit);
    const held = this.#page.interventions.words(run);
    if (held) return status.tell({ kind: "carried", text: held }, playing, false);
    const { truth = "" } = features.all((feature) => feature.notes?.(run));
    const captioned = run.annealing && run.shown.moves > 0 && !run.rebuilding && !embedded;
    const caption = captioned ? this.#caption.of(run, clock()) : "";
    const refusal = features.first((feature) => feature.refusal);
    const now = { playing, pace, refusal, truth, move: this.#moveInWords(run), caption };
    const sentence = features.first((feature) => feature.says?.(run, now));
    if (sentence) status.tell(sentence, playing, sentence.over ?? run.over);
    else status.show(run, { ...now, withoutSingles: givens.switched });
  }

  /**
   * Describes the last move; empty if the instruments beside a resting run show more, or a frame has no room.
   * @param {Run} run
   */
  #moveInWords(run) {
    const { player, features } = this.#page;
    const resting = player.playing === "resting" && facts.mode.value === "all";
    if (embedded || resting || !run.annealing || !this.followed) return "";
    return features.first((feature) => feature.step?.(run)) ?? (run.rebuilding ? "" : moveInWords(run));
  }

  /** @param {Run} run */
  #showWords(run) {
    const { aim, interventions, speed, legend, status, inspecting, engine, features, puzzleView } = this.#page;
    const { playing } = this.#page.player;
    features.each((feature) => feature.words?.(run));
    status.quiet = features.first((feature) => feature.works) ?? false;
    setAttribute(this.#main, "data-end", run.over && !status.quiet ? run.snapshot.progress.status : "");
    setAttribute(this.#main, "data-pace", playing === "resting" ? "resting" : this.followed ? "followed" : "fast");
    const [instead, method] = [features.first((one) => one.aim?.(run)), features.first((one) => one.method?.(run))];
    aim.show(run, instead ?? "", method ?? "");
    this.#showSentence(run);
    speed.follow(this.#page.player.speed, this.#page.player.held);
    legend.show(run, inspecting(), puzzleView.face.hasShapes);
    // In a frame of another page nothing can be dragged, because a finger must be able to scroll the page around it.
    const busy = features.first((feature) => feature.editing || feature.covers || feature.refusal);
    const enabled = !embedded && !engine.lost && !busy && !run.over;
    const tapping = features.first((feature) => feature.taps?.(run)) ?? false;
    interventions.show(run, { enabled, playing: playing === "playing", tapping });
    this.showTransport();
  }

  showTransport() {
    const { player, transport, timeline, engine, features } = this.#page;
    const run = facts.run.value;
    // Buttons stay on while another run is being opened, because the queue keeps a press until that run is ready. This
    // way nothing flickers.
    const ready = run !== null && !engine.lost;
    const refusal = features.first((feature) => feature.refusal);
    const playing = player.playing === "playing";
    // At the end of a run in Play the offers replace Start and Step.
    const working = features.first((feature) => feature.works) ?? false;
    const watching = features.first((feature) => feature.covers) ?? false;
    const bySingles = watching && run?.value("singles") === "on";
    transport.stow(facts.mode.value !== "all" && !working && !watching && !!run?.over);
    transport.show({
      ready,
      playing: playing || working,
      watching,
      word: features.first((feature) => feature.word?.()) ?? "",
      over: !working && ((!!run?.over && !bySingles) || refusal !== null),
      why: refusal ?? run?.idle ?? t("waits"),
      begun: !!run?.snapshot.progress.head || !!run?.touched,
      unit: run?.unit ?? "move",
    });
    if (run) timeline.show(run, { ready, at: player.at, playing });
  }
}
