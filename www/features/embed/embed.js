// The page in a frame of another page (`?embed`): board, one plot, Start, and a way to the whole page. A run plays only while it is in
// sight and has its turn. Whoever embeds it hears of it, and may say start, pause, and another link: nothing else.
//
//   page around it ── { annealingLab: "start" | "pause" | "link", link } ──▶ here
//   page around it ◀── { annealingLab: "ready" | "progress" | "solved", ... } ── here

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setText } from "../../lib/dom.js";
import { clock } from "../../lib/clock.js";
import { optionOf } from "../../lib/embed.js";
import { t } from "./texts.js";
import { Turn } from "./turn.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** @typedef {import("../contract.js").House} House */

/** Milliseconds between two reports of a run that plays. */
const REPORTED_EVERY = 250;
/** So much of it is seen before it plays by itself. */
const ENOUGH = 0.3;
/** Steps of the speed's slider to a factor of ten. */
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
  /** Whether it is yet to play by itself. */
  #autoplay = optionOf("autoplay") !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** Whether it is to play as soon as it is in sight and has its turn. */
  #wish = false;
  /** What has been stopped goes on: a run that played, or one that was replayed. @type {(() => void) | null} */
  #resume = null;
  /** Whether it is about to, when no run is being opened any more. */
  #soon = false;
  /** What the speed that was asked for counts. */
  #unit = "";
  #reportedAt = -Infinity;
  /** The moves that were reported last, and whether they went on. */
  #reported = "";
  /** The run whose end has been reported. @type {Run | null} */
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
  }

  /** @param {Run} run */
  begun(run) {
    setText(this.#said, "");
    this.#resume = null;
    // Once: then it is the reader's, as long as it counts the same.
    if (this.#unit !== run.unit) this.#speed();
    this.#unit = run.unit;
    this.#tell("ready", { link: run.setup.link, title: run.named.title });
    this.#show(run);
    this.#settle();
  }

  /** Says what the link of a lesson, a task or a comparison is: nothing that is embedded. @param {import("../contract.js").Ask} ask */
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

  /** As the slider would have it: that is what shows it, too. */
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

  /** What is wanted, what may be and what is, made to agree. */
  #settle() {
    const { player, draw } = this.#house;
    const inSight = this.#inSight && !document.hidden;
    const plays = player.playing !== "resting";
    // What a link replays to has not been started by anybody, so it waits.
    if (plays && (!inSight || (player.playing === "replaying" && this.#turn.since === null))) {
      this.#resume = player.suspend();
      this.#turn.leave();
      // Out of sight nothing is drawn any more.
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

  /** It has its turn. */
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

  /** Another run of the page was started, and this one had run longest. */
  #giveWay() {
    const { player, draw } = this.#house;
    if (player.playing === "playing") {
      player.pause();
      setText(this.#said, t("gaveWay"));
    }
    // What was replayed waits again.
    this.#settle();
    draw();
  }

  // ── the page around it ──

  /** @param {string} what @param {Record<string, unknown>} more */
  #tell(what, more) {
    // Nothing in it is a secret: the page around it has chosen what is run.
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
