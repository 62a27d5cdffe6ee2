// The features of the page (features/contract.js): the only place that knows which of them are there. It loads each once, with its
// markup and its stylesheets, and opens it for whoever asked last. If that takes long the page says so; if it fails, it says that,
// and offers to try again.

import { facts } from "../facts.js";
import { byId, setText } from "../lib/dom.js";
import { Latest } from "../lib/latest.js";
import { markupOf, put, stylesOf } from "../lib/markup.js";
import { t } from "../text/shell.js";
import { listenForTexts } from "./import-drop.js";

/** @typedef {import("../features/contract.js").Ask} Ask */
/** @typedef {import("../features/contract.js").Feature} Feature */
/** @typedef {import("../house.js").House} House */
/** @typedef {import("../features/contract.js").Line} Line */
/** @typedef {import("../features/contract.js").Name} Name */
/** @typedef {import("../features/contract.js").Parts} Parts */

/** @typedef {object} Entry
 * @property {Line} line
 * @property {Feature | null} feature null as long as it is not there
 * @property {Promise<unknown> | null} coming
 * @property {string | null} fault why it did not come, if that was no matter of the network
 * @property {Latest} wishes for its place
 */

/** Who waits no longer than these milliseconds need not see a word of it. */
const SLOW = 300;

export class Features {
  /** @type {Map<Name, Entry>} */
  #entries = new Map();
  /** For the place that dialogs and views share with the run. */
  #wishes = new Latest();
  /** Features that somebody waits for, the latest last. @type {Name[]} */
  #awaited = [];
  #house;

  /** @param {Line[]} lines @param {House} house */
  constructor(lines, house) {
    this.#house = house;
    for (const line of lines) {
      const wishes = line.alone ? new Latest() : this.#wishes;
      this.#entries.set(line.name, { line, feature: null, coming: null, fault: null, wishes });
    }
    for (const { name, key: [key, does] = [] } of lines)
      if (key) house.keys.add({ scope: "page", keys: [key], does, act: () => void this.ask(name) });
    document.addEventListener("click", (event) => {
      const opener = event.target instanceof Element ? event.target.closest("[data-opens]") : null;
      // Elsewhere: in another tab, say.
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.ask(
        /** @type {Name} */ (opener.getAttribute("data-opens")),
        { by: opener.id, what: opener.getAttribute("data-what") ?? "" },
        opener,
      );
    });
    const taker = lines.find(({ texts }) => texts);
    if (taker)
      listenForTexts({
        text: (text, what) => this.ask(taker.name, { text, what }),
        file: (file) => this.ask(taker.name, { file }),
      });
  }

  /** A feature that is there. @template {Name} N @param {N} name @returns {(Parts[N] & Feature) | null} */
  ready(name) {
    return /** @type {any} */ (this.#entry(name).feature);
  }

  /** The first answer of the features that are there; null: none has one. @template T @param {(feature: Feature) => T | null | undefined} ask */
  first(ask) {
    for (const { feature } of this.#entries.values()) {
      const answer = feature && guarded(() => ask(feature));
      if (answer !== null && answer !== undefined && answer !== false && answer !== "") return answer;
    }
    return null;
  }

  /** All answers of the features that are there, in one; a later one counts. @template {object} T @param {(feature: Feature) => T | undefined} ask @returns {T} */
  all(ask) {
    const answers = {};
    this.each((feature) => Object.assign(answers, ask(feature)));
    return /** @type {T} */ (answers);
  }

  /** @param {(feature: Feature) => void} act */
  each(act) {
    for (const { feature } of this.#entries.values()) if (feature) guarded(() => act(feature));
  }

  /** The line of a link that no run is behind. @param {string} link */
  lineOf(link) {
    return this.lines.find((line) => line.link?.(link)) ?? null;
  }

  get lines() {
    return [...this.#entries.values()].map(({ line }) => line);
  }

  /**
   * Opens it for whoever asked last for its place. @param {Name} name @param {Ask} [what] @param {Element | null} [opener]
   */
  async ask(name, what = {}, opener = null) {
    const { feature, wishes } = this.#entry(name);
    const isLatest = wishes.begin();
    if (!feature) opener?.setAttribute("aria-busy", "true");
    const there = feature ?? (await this.need(name, { again: () => this.ask(name, what, opener) }));
    opener?.removeAttribute("aria-busy");
    if (there && isLatest()) there.asked?.(what);
  }

  /** Forgets who has asked for what would lie over the run: another one is wanted. */
  withdraw() {
    this.#wishes.end();
  }

  /** Those without which a run cannot be shown, on their way. @param {import("../core/types.js").Setup} setup */
  neededFor(setup) {
    const needed = [...this.#entries.values()].filter(({ line, feature }) => !feature && line.needed?.(setup));
    for (const entry of needed) this.#load(entry);
    return needed.map(({ line }) => line.name);
  }

  /** Loads what fills the panels that are open. */
  fillPanels() {
    for (const { line, feature } of this.#entries.values())
      if (!feature && line.panel && !byId(line.panel, HTMLElement).hidden) this.need(line.name);
  }

  /** Loads what is wanted when a run is there, one after the other. @param {() => import("../run/run.js").Run | null} run */
  async loadSoon(run) {
    for (const { line, feature } of this.#entries.values())
      if (!feature && line.soon?.(run())) await this.need(line.name, { asked: false });
  }

  /**
   * The feature, or null if it cannot be loaded: then that has been shown.
   * @template {Name} N @param {N} name
   * @param {object} [how]
   * @param {() => void} [how.again] what trying again does
   * @param {boolean | "alone"} [how.asked] whether a person waits for it, who sees progress when that takes long; "alone": nothing else
   *   is seen, so that progress is seen at once
   * @param {Promise<unknown> | null} [how.overtaken] settles when nobody waits for it any more: then nothing is said of it
   * @returns {Promise<(Parts[N] & Feature) | null>}
   */
  async need(name, { again = () => this.need(name), asked = true, overtaken = null } = {}) {
    const entry = this.#entry(name);
    if (!entry.feature) {
      if (asked === "alone") this.#tell(name, true);
      const slow = asked === true ? setTimeout(() => this.#tell(name, true), SLOW) : undefined;
      const ends = () => {
        clearTimeout(slow);
        if (asked) this.#tell(name, false);
      };
      const left = overtaken?.then(() => true);
      const wanted = (await Promise.race([this.#load(entry), ...(left ? [left] : [])])) !== true;
      ends();
      if (!entry.feature && wanted) await this.#sayWhy(entry, again);
    }
    return this.ready(name);
  }

  /** @param {Entry} entry @param {() => void} again */
  async #sayWhy({ line: { name }, fault }, again) {
    const part = t(name);
    if (fault === null) this.#house.notice.show(t((await answers()) ? "notServed" : "notLoaded", { part }), again);
    else this.#house.notice.show(t("broken", { part, why: fault }));
  }

  /** @param {Name} name */
  #entry(name) {
    return /** @type {Entry} */ (this.#entries.get(name));
  }

  /** @param {Entry} entry */
  #load(entry) {
    return (entry.coming ??= this.#fetch(entry).finally(() => (entry.coming = null)));
  }

  /** @param {Entry} entry */
  async #fetch(entry) {
    const { name, stylesOf: other, load } = entry.line;
    entry.fault = null;
    let loaded = false;
    try {
      const [module, markup] = await Promise.all([load(), markupOf(name), stylesOf(name), stylesOf(other)]);
      if (markup) put(markup);
      loaded = true;
      const feature = await module.default(this.#house);
      const run = facts.run.peek();
      if (run) feature.begun?.(run, null);
      entry.feature = feature;
      this.#house.stage.welcome();
    } catch (error) {
      console.error(error);
      // What cannot be fetched, as a module or otherwise, is a TypeError in every engine.
      if (loaded || !(error instanceof TypeError)) entry.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {Name} name @param {boolean} waiting */
  #tell(name, waiting) {
    const at = this.#awaited.indexOf(name);
    if (at >= 0) this.#awaited.splice(at, 1);
    if (waiting) this.#awaited.push(name);
    const last = this.#awaited.at(-1);
    const words = byId("loading", HTMLElement);
    words.hidden = last === undefined;
    setText(words, last === undefined ? "" : t("loading", { part: t(last) }));
  }
}

/** What it gives; the fault of one feature is reported, and harms no other. @template T @param {() => T} act */
function guarded(act) {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** Whether the server answers now: then the network is not to blame, or not any more. No service worker answers a HEAD. */
const answers = () =>
  fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
