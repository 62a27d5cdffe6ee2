// A part of the page that comes when it is first needed: its module, its markup and its stylesheets, of which index.html has the
// addresses (data-part). If that takes long the page says so; if it fails, it says that, and offers to try again.

import { t } from "../text/shell.js";
import { byId, setText } from "./dom.js";
import { Latest } from "./latest.js";
import { markupOf, put } from "./markup.js";

/** Who waits no longer than these milliseconds need not see a word of it. */
const SLOW = 300;

/**
 * @typedef {"plots" | "neighbourhood" | "search" | "rebuild" | "sums-editor" | "sudoku" | "route" | "proof" | "solved" | "inspector" | "compare" | "finder" | "report" | "puzzle-editor" | "library" | "help" | "learn" | "class" | "show" | "embed"} Name
 */

/** What is being waited for, the latest last. @type {Name[]} */
const awaited = [];

/**
 * @template Part
 */
export class LazyPart {
  /** Null as long as it is not there. @type {Part | null} */
  part = null;
  /** @type {Promise<Part | null> | null} */
  #coming = null;
  /** Why it did not come, if that was no matter of the network. @type {string | null} */
  #fault = null;
  #presses = new Latest();
  #name;
  #load;
  #data;
  #marked;
  #notice;

  /**
   * @param {import("../shell/notice.js").Notice} notice
   * @param {Name} name
   * @param {() => Promise<() => Part>} load fetches it; what this gives makes it, when its markup and stylesheets are there
   * @param {boolean | "styled"} [marked] whether it has markup and stylesheets, by the same name; a part without draws in what the
   *   page has
   */
  constructor(notice, name, load, marked = true) {
    this.#notice = notice;
    this.#name = name;
    this.#load = load;
    this.#data = marked ? name : undefined;
    this.#marked = marked === true;
  }

  /**
   * The part, or null if it cannot be loaded: then that has been shown.
   * @param {() => void} [again] what trying again does
   * @param {boolean | "alone"} [asked] whether a person waits for it, who sees progress when that takes long; "alone": nothing else
   *   is seen, so that progress is seen at once
   * @param {Promise<unknown> | null} [overtaken] settles when nobody waits for it any more: then nothing is said of it
   */
  async need(again = () => this.need(), asked = true, overtaken = null) {
    if (this.part) return this.part;
    this.#coming ??= this.#fetch();
    if (asked === "alone") tell(this.#name, true);
    const slow = asked === true ? setTimeout(() => tell(this.#name, true), SLOW) : undefined;
    let wanted = true;
    const ends = () => {
      if (!wanted) return;
      wanted = false;
      clearTimeout(slow);
      if (asked) tell(this.#name, false);
    };
    overtaken?.then(ends);
    const part = await this.#coming;
    const silent = !wanted;
    ends();
    if (part || silent) return part;
    const name = t(this.#name);
    if (this.#fault === null)
      this.#notice.show(t((await answers()) ? "notServed" : "notLoaded", { part: name }), again);
    else this.#notice.show(t("broken", { part: name, why: this.#fault }));
    return part;
  }

  /**
   * Does something with the part when that is there. Of several presses meanwhile the last counts, once.
   * @param {(part: Part) => void} act
   */
  async once(act) {
    const isLatest = this.#presses.begin();
    const part = await this.need(() => this.once(act));
    if (part && isLatest()) act(part);
  }

  /**
   * A press of one of these waits for the part, whose own listeners are not there before.
   * @param {string[]} ids
   */
  openedBy(...ids) {
    for (const id of ids) {
      const opener = byId(id, HTMLElement);
      opener.addEventListener("click", async (event) => {
        // Elsewhere: in another tab, say.
        if (this.part || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        opener.setAttribute("aria-busy", "true");
        const isLatest = this.#presses.begin();
        const again = () => opener.click();
        const part = await this.need(again);
        opener.removeAttribute("aria-busy");
        if (part && isLatest()) again();
      });
    }
    return this;
  }

  async #fetch() {
    this.#fault = null;
    let loaded = false;
    try {
      const data = this.#data;
      const [make, markup] = await Promise.all([
        this.#load(),
        data && this.#marked ? markupOf(data) : null,
        ...switchedOn(data),
      ]);
      if (markup) put(markup);
      loaded = true;
      this.part = make();
    } catch (error) {
      console.error(error);
      // What cannot be fetched, as a module or otherwise, is a TypeError in every engine.
      if (loaded || !(error instanceof TypeError)) this.#fault = error instanceof Error ? error.message : String(error);
    }
    this.#coming = null;
    return this.part;
  }
}

/**
 * The stylesheets of a part, on their way.
 * @param {string | undefined} part
 */
export function switchedOn(part) {
  const links = part ? document.querySelectorAll(`link[data-part="${part}"]`) : [];
  return Array.from(/** @type {ArrayLike<HTMLLinkElement>} */ (links), async (link) => {
    if (link.sheet) return;
    const settled = new Promise((resolve, reject) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", reject, { once: true });
    });
    link.disabled = false;
    await settled.catch(() => {
      // Only what was off can be switched on again.
      link.disabled = true;
      throw new TypeError(`${link.href} could not be loaded`);
    });
  });
}

/** Whether the server answers now: then the network is not to blame, or not any more. No service worker answers a HEAD. */
const answers = () =>
  fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {Name} name @param {boolean} waiting */
function tell(name, waiting) {
  const at = awaited.indexOf(name);
  if (at >= 0) awaited.splice(at, 1);
  if (waiting) awaited.push(name);
  const last = awaited[awaited.length - 1];
  const words = byId("loading", HTMLElement);
  words.hidden = last === undefined;
  setText(words, last === undefined ? "" : t("loading", { part: t(last) }));
}
