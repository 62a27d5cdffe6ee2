// The address is the memory: what stands after # is the run's canonical link. It is replaced while that run is changed, and seldom,
// since Safari refuses more than 100 replacements in 30 seconds. Another puzzle is a place of its own: Back goes to the one before.

import { claim, facts } from "../facts.js";
import { clock } from "../lib/clock.js";
import { Timer } from "../lib/timer.js";
import { addressOf } from "../lib/link.js";
import { becomesPlace, hooks } from "./layers.js";

const AT_MOST_EVERY = 400;
const setLink = claim(facts.link);

export class Address {
  #writing = new Timer(() => this.#write());
  #written = -Infinity;
  /** What stands in the bar, as far as is known. */
  #bar = location.hash.slice(1);

  /** @param {(link: string) => void} changed called when someone else, such as a person, changed it */
  constructor(changed) {
    setLink(this.#bar);
    addEventListener("hashchange", () => {
      const link = location.hash.slice(1);
      // The page's own steps are events, too, and come late. The run may have been changed since, and wait to be written.
      const ours = link === this.#bar || link === this.link;
      this.#bar = link;
      if (ours) return;
      this.#writing.stop();
      setLink(link);
      changed(link);
    });
    hooks.rising = () => this.#settle();
    hooks.fallen = () => {
      this.#bar = location.hash.slice(1);
      this.#settle();
    };
    // Whoever leaves at once still finds it in the history.
    addEventListener("pagehide", () => this.#writing.waits && this.#writing.now());
  }

  get link() {
    return facts.link.peek();
  }

  /** The whole address of the run, to be copied. It is right even while the bar lags behind. */
  get url() {
    return this.urlOf(this.link);
  }

  /** The whole address of another link. @param {string} link */
  urlOf(link) {
    return addressOf(link);
  }

  /** What is shown next is another place: Back returns to this one. */
  leave() {
    if (becomesPlace()) this.#writing.stop();
    else {
      this.#settle();
      history.pushState(null, "", location.href);
    }
    // Until it says where it is, Back would have nothing to tell.
    this.#written = -Infinity;
  }

  /** @param {string} link */
  show(link) {
    if (link === this.link && !this.#writing.waits) return;
    setLink(link);
    const wait = this.#written + AT_MOST_EVERY - clock();
    if (wait <= 0) this.#writing.now();
    else this.#writing.within(wait);
  }

  /** What waits to be written is written now. */
  #settle() {
    this.#writing.stop();
    this.#write();
  }

  #write() {
    // Someone has just changed it, and the browser is about to say so: theirs must not be written over.
    if (location.hash.slice(1) !== this.#bar) return;
    this.#written = clock();
    // Only the fragment would be read against <base>, and the page is not there.
    const url = new URL(location.href);
    url.hash = this.link;
    history.replaceState(history.state, "", url.href);
    this.#bar = location.hash.slice(1);
  }
}
