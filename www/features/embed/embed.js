// The feature for a frame in another page (`?embed`): board, one plot, Start, and a link to the full page. A run plays
// only while it is visible and has its turn. The page around the frame receives messages about the run, and may send
// three: start, pause, and another link.
//
//   page around it ── { annealingLab: "start" | "pause" | "link", link } ──▶ here
//   page around it ◀── { annealingLab: "shown" | "ready" | "progress" | "solved", ... } ── here

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setText } from "../../lib/dom.js";
import { clock } from "../../lib/clock.js";
import { optionOf } from "../../lib/embed.js";
import { t } from "./texts.js";
import { Turn } from "./turn.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** @typedef {import("../contract.js").House} House */

/** Milliseconds between two reports of a playing run. */
const REPORTED_EVERY = 250;
/** The fraction of the frame that must be visible before the run plays by itself. */
const ENOUGH = 0.3;
/** Steps of the speed slider per factor of ten. */
const STEPS_PER_DECADE = 10;

export class Embed {
  #house;
  #main = byId("main", HTMLElement);
  #open = element(
    "a",
    { class: "embed-open", target: "_blank", rel: "noopener", "aria-label": t("newTab") },
    t("open"),
  );
  #said = element("p", { class: "embed-said", role: "status" });
  #turn = new Turn(
    () => this.#giveWay(),
    () => this.#settle(),
  );
  #inSight = false;
  /** True if the run has yet to play by itself. */
  #autoplay = optionOf("autoplay") !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** True if the run will play as soon as it is visible and has its turn. */
  #wish = false;
  /** Resumes a run that was suspended while it was out of sight; null otherwise. @type {(() => void) | null} */
  #resume = null;
  /** True if the queue contains an act that makes the run continue. */
  #soon = false;
  /** The unit of the speed that was set from the address. */
  #unit = "";
  #reportedAt = -Infinity;
  /** The move and the state reported last. */
  #reported = "";
  /** The run whose end was reported. @type {Run | null} */
  #ended = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { dataset } = document.documentElement;
    dataset.controls = optionOf("controls") === "all" ? "all" : "start";
    this.#main.append(this.#said, this.#open);
    dataset.embed = "shown";
    new IntersectionObserver((entries) => this.#look(entries[entries.length - 1]), {
      threshold: [0, ENOUGH],
    }).observe(document.body);
    addEventListener("visibilitychange", () => this.#settle());
    if (parent !== window) addEventListener("message", (event) => this.#hear(event));
    this.#tell("shown", {});
  }

  /** @param {Run} run */
  begun(run) {
    setText(this.#said, "");
    this.#resume = null;
    // The speed from the address is set once for each unit; afterwards the reader's choice stays.
    if (this.#unit !== run.unit) this.#speed();
    this.#unit = run.unit;
    this.#tell("ready", { link: run.setup.link, title: run.named.title });
    this.#show(run);
    this.#settle();
  }

  /**
   * Reports that the link of a lesson, a task or a comparison cannot be embedded.
   * @param {import("../contract.js").Ask} ask
   */
  asked({ link = "" }) {
    document.documentElement.dataset.embed = "other";
    setText(this.#said, t("noRun"));
    this.#open.href = this.#house.address.urlOf(link);
  }

  /** @param {Run} run */
  words(run) {
    this.#settle();
    this.#show(run);
    this.#report(run);
  }

  /** @param {Run} run */
  #report(run) {
    const { moves, energy, best, status } = run.snapshot.progress;
    const playing = this.#house.player.playing !== "resting";
    const now = clock();
    if (this.#reported === `${moves} ${playing}` || (playing && now - this.#reportedAt < REPORTED_EVERY)) return;
    this.#reported = `${moves} ${playing}`;
    this.#reportedAt = now;
    this.#tell("progress", { moves, energy, best, playing });
    if (status !== "solved" || this.#ended === run) return;
    this.#ended = run;
    this.#tell("solved", { moves, energy, link: run.setup.link });
  }

  /** @param {Run} run */
  #show(run) {
    document.documentElement.dataset.embed = "shown";
    setAttribute(
      this.#open,
      "href",
      this.#house.address.urlOf(run.snapshot.progress.moves > 0 ? run.linkHere : run.startLink),
    );
  }

  /** Sets the speed from the address through the slider, which also shows it. */
  #speed() {
    const asked = optionOf("speed");
    const slider = byId("speed", HTMLInputElement);
    const most = Number(slider.max);
    const moves = Number(asked);
    if (asked !== "full" && !(moves >= 1)) return;
    slider.valueAsNumber = asked === "full" ? most : Math.min(Math.round(STEPS_PER_DECADE * Math.log10(moves)), most);
    slider.dispatchEvent(new Event("input"));
  }

  /** @param {IntersectionObserverEntry} entry */
  #look({ isIntersecting, intersectionRatio }) {
    this.#inSight = isIntersecting;
    if (this.#autoplay && intersectionRatio >= ENOUGH) {
      this.#autoplay = false;
      this.#wish = true;
    }
    this.#settle();
  }

  /** Plays or suspends the run, depending on the request, the visibility, and the turn. */
  #settle() {
    const { player, draw } = this.#house;
    const inSight = this.#inSight && !document.hidden;
    const plays = player.playing !== "resting";
    // No person started the replay of a link, so it also waits for its turn.
    if (plays && (!inSight || (player.playing === "replaying" && this.#turn.since === null))) {
      this.#resume = player.suspend();
      this.#turn.leave();
      // Nothing is drawn while the frame is out of sight, so the last state is reported here.
      const now = facts.run.value;
      if (now) this.#report(now);
      draw();
    } else if (plays) {
      if (player.playing === "playing") this.#wish = false;
      this.#resume = null;
      setText(this.#said, "");
      this.#turn.take(true);
      return;
    }
    if (!inSight || !facts.run.value || !(this.#resume || this.#wish)) this.#turn.leave();
    else if (this.#turn.take(false)) this.#goOn();
    else setText(this.#said, t("waits"));
  }

  /** Makes the run continue, because it has its turn. */
  #goOn() {
    setText(this.#said, "");
    if (this.#soon) return;
    this.#soon = true;
    this.#house.soon(() => {
      this.#soon = false;
      if (this.#turn.since !== null) this.#doNext();
      this.#settle();
      this.#house.draw();
    });
  }

  #doNext() {
    const { playback } = this.#house;
    if (this.#resume) {
      this.#resume();
      this.#resume = null;
    } else if (this.#wish) {
      this.#wish = false;
      if (!facts.run.value?.over) playback.start();
    }
  }

  /** Pauses, because another run of the page was started, and this one had run the longest. */
  #giveWay() {
    const { player, draw } = this.#house;
    if (player.playing === "playing") {
      player.pause();
      setText(this.#said, t("gaveWay"));
    }
    // A replay waits for its turn again.
    this.#settle();
    draw();
  }

  // ── the page around it ──

  /** @param {string} what @param {Record<string, unknown>} more */
  #tell(what, more) {
    // Any origin may read the message, because the page around the frame has chosen the run.
    if (parent !== window) parent.postMessage({ annealingLab: what, ...more }, "*");
  }

  /** @param {MessageEvent} event */
  #hear({ source, data }) {
    if (source !== parent) return;
    const { player, views, open, draw } = this.#house;
    if (data?.annealingLab === "link" && typeof data.link === "string") views.takes(data.link) || open(data.link);
    else if (data?.annealingLab === "start") {
      this.#wish = true;
      this.#settle();
    } else if (data?.annealingLab === "pause") {
      this.#wish = false;
      this.#resume = null;
      player.pause();
      setText(this.#said, "");
      draw();
    }
  }
}

export default (/** @type {House} */ house) => new Embed(house);
