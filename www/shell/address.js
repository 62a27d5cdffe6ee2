// The address of the page, whose part after # is the run's canonical link. The link is replaced when the run is
// changed, but rarely, because Safari rejects more than 100 replacements in 30 seconds. Another puzzle is a new entry
// of the history, so that Back returns to the previous one.

import { claim, facts } from "../facts.js";
import { clock } from "../lib/clock.js";
import { Timer } from "../lib/timer.js";
import { addressOf, hereTo, valueIn } from "../lib/link.js";
import { recall, remember } from "../lib/storage.js";
import { becomesPlace, hooks } from "./layers.js";

/** Milliseconds between two replacements. */
const AT_MOST_EVERY = 400;
const setLink = claim(facts.link);
const setLook = claim(facts.look);

/** @typedef {import("../facts.js").Look} Look */

/** @type {readonly string[]} */
const LOOKS = /** @satisfies {Look[]} */ (["run", "code", "runs", "all"]);

export class Address {
  #writing = new Timer(() => this.#write());
  #written = -Infinity;
  /** The link in the address bar, as last seen by the page. */
  #bar = location.hash.slice(1);
  /** True if the incoming address stays in the bar. */
  #keeps = false;
  /** The link of the content shown while the incoming address stays. @type {string | null} */
  #instead = null;
  /**
   * True if the bar contains the look, because it was requested by a link or by hand and differs from the
   * remembered one.
   */
  #asked = false;
  /**
   * The look for links that do not specify a look: all instruments, if they were chosen here last.
   * @type {"run" | "all"}
   */
  #usual = recall("instruments") === "all" ? "all" : "run";

  /** @param {(link: string) => void} changed called with a link that was not written by the page */
  constructor(changed) {
    setLink(this.#bar);
    this.#lookAs(this.#bar);
    addEventListener("hashchange", () => {
      const link = location.hash.slice(1);
      // The page's own changes also cause events, which arrive late. By then the run may have another link, which waits
      // to be written.
      const ours = link === this.#bar || link === this.link;
      this.#bar = link;
      if (ours) return;
      this.#writing.stop();
      this.#keeps = false;
      this.#instead = null;
      setLink(link);
      this.#lookAs(link);
      changed(link);
    });
    hooks.rising = () => this.#settle();
    hooks.fallen = () => {
      this.#bar = location.hash.slice(1);
      this.#settle();
    };
    // If a person leaves the page at once, the history still has the latest link.
    addEventListener("pagehide", () => this.#writing.waits && this.#writing.now());
  }

  get link() {
    return facts.link.peek();
  }

  /** The complete address of the run, for copying; correct even while the bar lags behind. */
  get url() {
    return this.urlOf(this.link);
  }

  /** Returns the complete address of another link. @param {string} link */
  urlOf(link) {
    return addressOf(link);
  }

  /** Begins a new entry of the history for the next link, so that Back returns to the present one. */
  leave() {
    if (becomesPlace()) this.#writing.stop();
    else {
      this.#settle();
      history.pushState(null, "", location.href);
    }
    // The next link is written at once, so that the new entry contains it.
    this.#written = -Infinity;
  }

  /** Keeps the incoming address in the bar, where it can be corrected, until a person acts. */
  keep() {
    this.#keeps = true;
  }

  /** Looks at the run in another way; the link in the bar then also contains the look. @param {Look} look */
  look(look) {
    setLook(look);
    this.#asked = true;
    if (look === "all" || look === "run") {
      this.#usual = look;
      remember("instruments", look === "all" ? look : null);
    }
    if (!this.#keeps && this.#instead === null) this.#settle();
  }

  /** Applies the look specified by a link, or otherwise the remembered one. @param {string} link */
  #lookAs(link) {
    const look = valueIn(link, "look");
    this.#asked = LOOKS.includes(look);
    setLook(this.#asked ? /** @type {Look} */ (look) : this.#usual);
  }

  /** @param {string} link */
  show(link) {
    if (this.#keeps) this.#instead = link;
    else if (link === this.link && !this.#writing.waits) return;
    this.#keeps = false;
    setLink(link);
    if (link === this.#instead) return;
    this.#instead = null;
    const wait = this.#written + AT_MOST_EVERY - clock();
    if (wait <= 0) this.#writing.now();
    else this.#writing.within(wait);
  }

  /** Immediately writes the link that waits to be written. */
  #settle() {
    this.#writing.stop();
    this.#write();
  }

  #write() {
    // A person has just changed the address, and the event has yet to arrive, so it must not be overwritten.
    if (location.hash.slice(1) !== this.#bar || this.link === this.#instead) return;
    this.#written = clock();
    const asked = this.#asked && facts.view.peek() === "run" && facts.look.peek() !== "run";
    const look = asked ? `&look=${facts.look.peek()}` : "";
    history.replaceState(history.state, "", hereTo(`${this.link}${look}`));
    this.#bar = location.hash.slice(1);
  }
}
