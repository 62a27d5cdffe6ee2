// The features of the page (features/contract.js). This is the only module with their loading state. It loads each
// feature once, with its markup and stylesheets, and opens the one requested last. If loading takes long, the page
// reports that; if it fails, the page reports the failure and offers to try again.

import { facts } from "../facts.js";
import { byId, setText } from "../lib/dom.js";
import { Latest } from "../lib/latest.js";
import { linkIn } from "../lib/link.js";
import { markupOf, put, stylesOf } from "../lib/markup.js";
import { t } from "../text/shell.js";
import { speakOf } from "../text/text.js";
import { listenForTexts } from "./import-drop.js";

/** @typedef {import("../features/contract.js").Ask} Ask */
/** @typedef {import("../features/contract.js").Feature} Feature */
/** @typedef {import("../house.js").House} House */
/** @typedef {import("../features/contract.js").Line} Line */
/** @typedef {import("../features/contract.js").Name} Name */
/** @typedef {import("../features/contract.js").Parts} Parts */

/**
 * A feature, and the state of its loading.
 * @typedef {object} Entry
 * @property {Line} line
 * @property {Feature | null} feature null until it is loaded
 * @property {Promise<unknown> | null} coming the loading in progress
 * @property {string | null} fault the error that made loading fail, if the network is not to blame
 * @property {Latest} wishes the requests to open a feature in this place on the page
 */

/** The maximum number of bytes of a file that may be a link. */
const MOST_OF_LINK = 1_000_000;
/** Milliseconds of loading after which the page reports that it is loading. */
const SLOW = 300;

export class Features {
  /** @type {Map<Name, Entry>} */
  #entries = new Map();
  /** The requests for the place that dialogs and views share with the run. */
  #wishes = new Latest();
  /** Features that a person waits for, the latest last. @type {Name[]} */
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
      // With these keys the browser opens a link in another tab or window.
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.ask(
        /** @type {Name} */ (opener.getAttribute("data-opens")),
        { by: opener.id, what: opener.getAttribute("data-what") ?? "" },
        opener,
      );
    });
    const ask = async (/** @type {import("../features/contract.js").Ask} */ asked) => {
      const link = linkIn(asked.text ?? (await asked.file?.slice(0, MOST_OF_LINK).text()) ?? "");
      const taker = lines.find(({ texts }) => texts?.(facts.run.peek()));
      if (link) location.hash = link;
      else if (taker) this.ask(taker.name, asked);
    };
    listenForTexts({ text: (text, what) => ask({ text, what }), file: (file) => ask({ file }) });
  }

  /** Returns a feature if it is loaded. @template {Name} N @param {N} name @returns {(Parts[N] & Feature) | null} */
  ready(name) {
    return /** @type {any} */ (this.#entry(name).feature);
  }

  /**
   * Returns the first answer of the loaded features, in the order of the list; null without an answer.
   * @template T
   * @param {(feature: Feature) => T | null | undefined} ask
   */
  first(ask) {
    for (const { feature } of this.#entries.values()) {
      const answer = feature && guarded(() => ask(feature));
      if (answer !== null && answer !== undefined && answer !== false && answer !== "") return answer;
    }
    return null;
  }

  /** The givens that a feature shows in place of the run; null without any. */
  get instead() {
    return this.first((feature) => feature.instead);
  }

  /**
   * Merges the answers of all loaded features into one object; later features take precedence.
   * @template {object} T
   * @param {(feature: Feature) => T | undefined} ask
   * @returns {T}
   */
  all(ask) {
    const answers = {};
    this.each((feature) => Object.assign(answers, ask(feature)));
    return /** @type {T} */ (answers);
  }

  /** Acts on each loaded feature. @param {(feature: Feature) => void} act */
  each(act) {
    for (const { feature } of this.#entries.values()) if (feature) guarded(() => act(feature));
  }

  /** Finds the feature of a link that is not a run's link. @param {string} link */
  lineOf(link) {
    return this.lines.find((line) => line.link?.(link)) ?? null;
  }

  get lines() {
    return [...this.#entries.values()].map(({ line }) => line);
  }

  /**
   * Loads and opens a feature, unless another one was requested for its place meanwhile.
   * @param {Name} name @param {Ask} [what] @param {Element | null} [opener]
   */
  async ask(name, what = {}, opener = null) {
    const { feature, wishes } = this.#entry(name);
    const isLatest = wishes.begin();
    if (!feature) opener?.setAttribute("aria-busy", "true");
    const loaded = feature ?? (await this.need(name, { again: () => this.ask(name, what, opener) }));
    opener?.removeAttribute("aria-busy");
    if (loaded && isLatest()) loaded.asked?.(what);
  }

  /** Drops the requests for dialogs and views, because another run was requested. */
  withdraw() {
    this.#wishes.end();
  }

  /**
   * Begins to load the features needed for showing a run, and returns their names.
   * @param {import("../core/types.js").Setup} setup
   */
  neededFor(setup) {
    const needed = [...this.#entries.values()].filter(({ line, feature }) => !feature && line.needed?.(setup));
    for (const entry of needed) this.#load(entry);
    return needed.map(({ line }) => line.name);
  }

  /** Loads the features of the open panels. */
  fillPanels() {
    for (const { line, feature } of this.#entries.values())
      if (!feature && line.panel && !byId(line.panel, HTMLElement).hidden) this.need(line.name);
  }

  /**
   * Loads the features that a run wants soon, one after another.
   * @param {() => import("../run/run.js").Run | null} run
   */
  async loadSoon(run) {
    for (const { line, feature } of this.#entries.values())
      if (!feature && line.soon?.(run())) await this.need(line.name, { asked: false });
  }

  /**
   * Loads a feature. Returns null if it cannot be loaded, which the page has then reported.
   * @template {Name} N @param {N} name
   * @param {object} [how]
   * @param {() => void} [how.again] called when a person wants to try again
   * @param {boolean | "alone"} [how.asked] whether a person waits for the feature, and sees progress if that takes
   * long; with "alone" the page is empty meanwhile, so progress is shown at once
   * @param {Promise<unknown> | null} [how.overtaken] settles when the feature is no longer awaited, so that no failure
   * is shown
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
  async #sayWhy({ line, fault }, again) {
    const part = titleOf(line);
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
      const code = load();
      // The feature's own room of texts is fetched beside it, and all other rooms named by its modules as soon as those
      // are loaded.
      const words = Promise.all([speakOf([name]), code.then(() => speakOf())]);
      const [module, markup] = await Promise.all([code, markupOf(name), stylesOf(name), stylesOf(other), words]);
      if (markup) put(markup);
      loaded = true;
      const feature = await module.default(this.#house);
      const run = facts.run.peek();
      if (run) feature.begun?.(run, null);
      entry.feature = feature;
      this.#house.stage.welcome();
    } catch (error) {
      console.error(error);
      // A module or another file that cannot be fetched is a TypeError in every browser.
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
    setText(words, last === undefined ? "" : t("loading", { part: titleOf(this.#entry(last).line) }));
  }
}

/**
 * Calls a feature and returns its answer. An error is reported and does not affect other features.
 * @template T
 * @param {() => T} act
 */
function guarded(act) {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** Returns the name of a feature for people. @param {Line} line */
const titleOf = ({ name, title }) => title?.() ?? t(name);

/**
 * Checks whether the server answers, and then the network is not to blame. A HEAD request reaches the server, because
 * the service worker does not answer HEAD requests.
 */
const answers = () =>
  fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
