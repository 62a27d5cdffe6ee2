// The claims of a lesson, computed again while the learner watches: experiments by the comparison, single runs by a
// worker.

import { element, enable, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { WorkerCrash } from "../../core/engine.js";
import { slices } from "../../core/job.js";
import { said } from "./prose.js";
import { shareOf } from "./scale.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Claim} Claim */
/** @typedef {import("./types.js").Finding} Finding */
/** @typedef {import("../compare/compare.js").Compare} Compare */
/** @typedef {{ there: number, runs: number }} Far */

/** Milliseconds of computing per request. */
const SLICE = 50;

export class Claims {
  /** The values computed here, by claim. @type {Map<string, Finding[]>} */
  #found = new Map();
  /** The values of the completed runs while others are still being made, by claim. @type {Map<string, Finding[]>} */
  #partial = new Map();
  /** The names of the settings that these values belong to, by claim. @type {Map<string, string[]>} */
  #settings = new Map();
  /** @type {Lesson | null} */
  #lesson = null;
  /** Called with the progress while runs are made. @type {((far: Far) => void) | null} */
  #far = null;
  /**
   * Called with the number of stored runs while no runs are being made.
   * @type {((far: Far, link: string) => void) | null}
   */
  resting = null;
  /** @type {(() => void) | null} */
  #done = null;
  /** True if runs are missing and are not being made. */
  #idle = false;
  #page;

  /**
   * @param {object} page
   * @param {() => import("../../core/engine.js").Engine} page.engine
   * @param {() => Promise<Compare | null>} page.compare
   * @param {() => void} page.found called when claims have been computed
   * @param {() => void} page.soFar called when some of their runs have been made
   */
  constructor(page) {
    this.#page = page;
  }

  /** Begins a lesson, and forgets the values of another one. @param {Lesson | null} lesson */
  begin(lesson) {
    if (this.#lesson !== lesson) for (const values of [this.#found, this.#partial]) values.clear();
    this.#lesson = lesson;
  }

  /** Checks whether a claim has been computed here. @param {string} name */
  has(name) {
    return this.#found.has(name);
  }

  /**
   * Returns the values of the completed runs, or an empty list before the first run. A value may be infinite because
   * runs are missing.
   * @param {string} name
   */
  soFar(name) {
    if (this.has(name)) return this.truth(name);
    return (this.#partial.get(name) ?? []).map((found) => ({
      ...found,
      value: found.value === Infinity ? NaN : found.value,
    }));
  }

  /**
   * Returns the link of the experiment of some claims; undefined if they have no experiment.
   * @param {string[]} names
   */
  experimentOf(names) {
    const of = names.map((name) => this.#lesson?.claims[name]?.experiment).find((experiment) => experiment);
    return of ? this.#lesson?.experiments[of] : undefined;
  }

  /**
   * Returns the values computed here, or otherwise the stated ones: all values of a claim, or one, as in `solved.2`.
   * @param {string} place
   * @returns {Finding[]}
   */
  truth(place) {
    return findingsAt(place, (name) => this.#found.get(name) ?? statedIn(this.#lesson, name));
  }

  /** Watches the comparison, where the learner may also start it. @param {Compare} compare */
  watch(compare) {
    let running = false;
    let tenth = 0;
    compare.watcher = {
      progress: async ({ state, there, runs }) => {
        const done = this.#done;
        this.#far?.({ there, runs });
        this.#idle = state !== "running" && there < runs;
        const ended = running && state !== "running";
        running = state === "running";
        const before = tenth;
        tenth = Math.floor((10 * there) / runs);
        if (there < runs && tenth > before) await this.#measure(compare, this.#partial);
        if (running || runs === 0) return;
        if (this.#idle) this.resting?.({ there, runs }, compare.opened);
        if (there >= runs) await this.#measure(compare, this.#found);
        // The runs may also have been cancelled, or a worker may have broken, which is shown.
        if (there >= runs || ended) done?.();
      },
    };
  }

  /** Computes claims again. @param {string[]} names @param {(far: Far) => void} far @returns {Promise<void>} */
  async run(names, far) {
    const lesson = this.#lesson;
    if (!lesson) return;
    const again = names.every((name) => this.has(name));
    const claims = names.map((name) => /** @type {const} */ ([name, lesson.claims[name]]));
    for (const [name, claim] of claims.filter(([, { runs }]) => runs.length > 0)) {
      const engine = this.#page.engine();
      await engine.ask("openRuns", { claim: asText(claim) });
      for await (const { made, runs, found } of slices(
        engine,
        "runsStep",
        { milliseconds: SLICE },
        () => lesson === this.#lesson,
      )) {
        far({ there: made, runs });
        if (!found) continue;
        this.#found.set(name, rounded(found, claim.digits));
        break;
      }
      if (lesson !== this.#lesson) return;
    }
    for (const experiment of new Set(claims.flatMap(([, { experiment }]) => experiment ?? []))) {
      const compare = await this.#page.compare();
      if (!compare || lesson !== this.#lesson) return;
      this.watch(compare);
      await compare.open(lesson.experiments[experiment]);
      if (again) await compare.clear();
      this.#far = far;
      /** @type {Promise<void>} */
      const done = new Promise((resolve) => (this.#done = resolve));
      await compare.start();
      await compare.recount();
      // If the runs could not begin, the page has shown the reason, and the learner may try again.
      if (this.#idle) this.#done?.();
      await done;
      this.#far = this.#done = null;
    }
    this.#page.found();
  }

  /**
   * Computes all claims of the comparison's experiment from its runs.
   * @param {Compare} compare
   * @param {Map<string, Finding[]>} into
   */
  async #measure(compare, into) {
    const lesson = this.#lesson;
    if (!lesson) return;
    const name = Object.entries(lesson.experiments).find(([, link]) => link === compare.opened)?.[0];
    for (const [key, claim] of Object.entries(lesson.claims)) {
      if (name === undefined || claim.experiment !== name) continue;
      try {
        const found = await compare.measure(asText(claim));
        if (found && lesson === this.#lesson) {
          into.set(key, rounded(found, claim.digits));
          this.#settings.set(key, compare.settings);
        }
      } catch (error) {
        if (!(error instanceof WorkerCrash)) throw error;
      }
    }
    if (into === this.#found) this.#page.found();
    else this.#page.soFar();
  }

  /**
   * Shows the values of a claim with their intervals, as a list with bars.
   * @param {string} name
   * @returns {HTMLElement}
   */
  shown(name) {
    const claim = this.#lesson?.claims[name];
    if (!claim) return element("div");
    const findings = this.truth(name);
    const labels = claim.labels.length > 0 ? claim.labels : (this.#settings.get(name) ?? []);
    const axis = axisOf(findings);
    const rows = findings.map(({ value, interval, of }, i) => {
      const words = of === null ? said(value) : t("ofRuns", { value: figures(value), n: of });
      const range = interval
        ? t("interval", {
            low: said(Number(interval[0].toPrecision(3))),
            high: said(Number(interval[1].toPrecision(3))),
          })
        : "";
      return element(
        "li",
        {},
        element("span", { class: "finding-name" }, labels[i] ?? String(i + 1)),
        bar(axis, value, interval),
        element("b", {}, words),
        " ",
        element("small", {}, range),
      );
    });
    const holds = this.has(name) && findings.every(({ value }, i) => same(value, claim.is[i], claim.digits));
    const stated = { values: claim.is.map(said) };
    const note = this.has(name) ? t(holds ? "asStated" : "notAsStated", stated) : t("statedOnly");
    const differs = this.has(name) && !holds;
    const head = element("h3", {}, claim.what, ...(axis.log ? [" ", element("small", {}, t("logScale"))] : []));
    return element(
      "section",
      { class: "findings" },
      head,
      element("ul", { role: "list" }, ...rows),
      element("p", { class: differs ? "differs" : "quiet" }, note),
    );
  }
}

/**
 * Returns the values of a claim as stated by a lesson.
 * @param {Lesson | null} lesson
 * @param {string} name
 * @returns {Finding[]}
 */
export const statedIn = (lesson, name) =>
  lesson?.claims[name]?.is.map((value) => ({ value, interval: null, of: null })) ?? [];

/**
 * Returns all values of a claim, or one, as in `solved.2`.
 * @param {string} place
 * @param {(name: string) => Finding[]} of
 */
export function findingsAt(place, of) {
  const [name, which] = place.split(".");
  const all = of(name);
  return which ? all.slice(Number(which) - 1, Number(which)) : all;
}

/**
 * Writes a claim for the core: without its stated values, which may be infinite, because JSON has no infinity.
 * @param {Claim} claim
 */
const asText = (claim) => JSON.stringify({ ...claim, is: [] });

/**
 * Rounds values to the number of digits stated in the lesson, because more digits of a sample's mean are meaningless.
 * @param {Finding[]} findings
 * @param {number} digits
 */
const rounded = (findings, digits) =>
  findings.map((found) => (found.of === null ? { ...found, value: Number(found.value.toPrecision(digits)) } : found));

/** @param {number} value @param {number} stated @param {number} digits */
const same = (value, stated, digits) =>
  value === stated ||
  (Number.isFinite(stated) && Math.abs(Number(value.toPrecision(digits)) - stated) <= Math.abs(stated) * 1e-9);

/** @param {Finding[]} findings @returns {import("./types.js").Axis} */
function axisOf(findings) {
  const ends = findings.flatMap(({ value, interval }) => [value, ...(interval ?? [])]).filter(Number.isFinite);
  const runs = findings.find(({ of }) => of !== null)?.of;
  const most = Math.max(1e-9, ...ends);
  const least = Math.min(...ends.filter((end) => end > 0), most);
  const plain = { label: "", unit: "" };
  if (runs) return { ...plain, from: 0, to: runs, log: false };
  return most / least > 20
    ? { ...plain, from: least / 2, to: most * 1.5, log: true }
    : { ...plain, from: 0, to: most * 1.1, log: false };
}

/** @param {import("./types.js").Axis} axis @param {number} value @param {[number, number] | null} interval */
function bar(axis, value, interval) {
  const node = element("span", { class: "finding-bar", "aria-hidden": "true" });
  const set = (/** @type {string} */ name, /** @type {number} */ at) =>
    node.style.setProperty(name, String(Number.isFinite(at) ? shareOf(axis, at) : 1));
  set("--value", value);
  if (!Number.isFinite(value)) node.classList.add("none");
  if (interval) {
    node.classList.add("ranged");
    set("--low", interval[0]);
    set("--high", interval[1]);
  }
  return node;
}

/** Makes the button that computes claims, with their values below it. @param {Claims} claims @param {string[]} names */
export function runner(claims, names) {
  const button = element("button", { type: "button", class: "button primary" }, t("runIt"));
  const progress = element("progress", { max: "1", value: "0", "aria-label": t("runsMade") });
  const far = element("p", { class: "quiet", role: "status" });
  const results = element("div", { class: "results" });
  /** The number of runs stored from before. */
  let kept = 0;
  const node = element(
    "div",
    { class: "claims" },
    element("p", { class: "claims-head" }, button, progress),
    far,
    results,
  );
  let working = false;
  const show = () => {
    const done = names.every((name) => claims.has(name));
    progress.hidden = !working && (done || kept === 0);
    setText(button, t(done ? "runAgain" : kept > 0 ? "runRest" : "runIt"));
    button.classList.toggle("primary", !done);
    results.replaceChildren(...(done ? names.map((name) => claims.shown(name)) : []));
  };
  claims.resting = ({ there, runs }, link) => {
    if (working || !node.isConnected || link !== claims.experimentOf(names)) return;
    kept = there;
    progress.max = runs;
    progress.value = there;
    setText(far, there > 0 ? t("runsKept", { there, n: runs }) : "");
    show();
  };
  let saidAt = 0;
  button.addEventListener("click", async () => {
    working = true;
    enable(button, false);
    show();
    let instead = "";
    try {
      await claims.run(names, ({ there, runs }) => {
        progress.max = runs;
        progress.value = there;
        const tenth = Math.floor((10 * there) / runs);
        if (tenth !== saidAt) setText(far, t("runsThere", { there, n: runs }));
        saidAt = tenth;
      });
    } catch (error) {
      if (!(error instanceof WorkerCrash)) throw error;
      instead = t("runsStopped", { why: error.message });
    }
    working = false;
    enable(button, true);
    setText(far, instead);
    show();
  });
  show();
  return { node, show };
}
