// The address is the memory: what stands after # is the run's canonical link. It is replaced, never added to, so that
// Back leaves the page; and seldom, since Safari refuses more than 100 replacements in 30 seconds.

import { clock } from "../lib/clock.js";

const AT_MOST_EVERY = 400;

export class Address {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #written = -Infinity;
  #link = location.hash.slice(1);
  /** What stands in the bar, as far as is known. */
  #bar = this.#link;

  /** @param {(link: string) => void} changed told when someone else, such as a person, changed it */
  constructor(changed) {
    addEventListener("hashchange", () => {
      const link = location.hash.slice(1);
      this.#bar = link;
      if (link === this.#link) return;
      this.#forget();
      this.#link = link;
      changed(link);
    });
    // Whoever leaves at once still finds it in the history.
    addEventListener("pagehide", () => this.#timer && this.#write());
  }

  get link() {
    return this.#link;
  }

  /** The whole address of the run, to be copied. It is right even while the bar lags behind. */
  get url() {
    return this.urlOf(this.#link);
  }

  /** The whole address of another link. @param {string} link */
  urlOf(link) {
    const url = new URL(location.href);
    url.hash = link;
    return url.href;
  }

  /** @param {string} link */
  show(link) {
    if (link === this.#link && !this.#timer) return;
    this.#link = link;
    const wait = this.#written + AT_MOST_EVERY - clock();
    if (wait <= 0) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), wait);
  }

  #forget() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #write() {
    this.#forget();
    // Someone has just changed it, and the browser is about to say so: theirs must not be written over.
    if (location.hash.slice(1) !== this.#bar) return;
    this.#written = clock();
    // Only the fragment would be read against <base>, and the page is not there.
    history.replaceState(null, "", this.url);
    this.#bar = location.hash.slice(1);
  }
}
