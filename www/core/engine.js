// The page's end of the worker: a request has an id and gives a promise. When the worker breaks (an error, a message that
// cannot be read, or no answer for ten seconds) every promise is rejected and a fresh worker takes its place.

import { answerInWords } from "../text/puzzles.js";
import { t } from "../text/run.js";
import { refusalOf } from "../text/core.js";
import { scriptAddress } from "./trusted.js";

/** @typedef {import("./types.js").Requests} Requests */
/** @typedef {{ type: string, loading: boolean, resolve: (value: any) => void, reject: (reason: Error) => void }} Pending */

const SECONDS_TO_ANSWER = 10;
const SECONDS_TO_COME = 10;

/** @typedef {{ file: string, got: number, of: number, still: number }} Progress bytes of a module; seconds since the last of them */
/** Why a module was not started, as worker.js finds out; in words, texts of the room `run`. */
const CAUSES = /** @type {const} */ ({
  none: "whyNoWebAssembly",
  policy: "whyPolicy",
  other: "whyNotModule",
  changed: "whyChanged",
  old: "whyNotCompiled",
  memory: "whyMemory",
});
/** @typedef {{ name: keyof typeof CAUSES, file: string }} Cause */

/** A link was refused: `what` says which key, what it held and what is wrong with it. */
export class LinkRefused extends Error {
  /** @param {import("./types.js").LinkError} what */
  constructor(what) {
    super(refusalOf(what));
    this.what = what;
  }
}

/** The worker broke. `lasting`: no fresh one can do better, since it never came to work. */
export class WorkerCrash extends Error {
  /**
   * @param {string} message
   * @param {boolean} lasting
   */
  constructor(message, lasting) {
    super(message);
    this.lasting = lasting;
  }
}

/** A part of the core could not be had, most likely for want of a network. The worker goes on, and may be asked again. */
export class NotFetched extends WorkerCrash {
  /**
   * @param {string} message
   * @param {boolean} network
   */
  constructor(message, network) {
    super(message, false);
    this.network = network;
  }
}

/** Another run was asked for before this one's settings were measured. */
export class Superseded extends Error {}

/**
 * What a crash leaves unanswered is nothing; the engine's owner has been called.
 * @template T
 * @param {Promise<T>} answer
 */
export const unlessCrashed = (answer) =>
  answer.catch((error) => {
    if (!(error instanceof WorkerCrash)) throw error;
    return null;
  });

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #nextId = 1;
  #worked = false;
  #silent = 0;
  /** Seconds in which nothing of what is fetched has come. */
  #still = 0;
  /** @type {Progress} */
  #came;
  /** Hears how much of the module has come. @type {(progress: Progress) => void} */
  loading = () => {};
  /** Hears how far the settings of a run are measured, 0 to 1. @type {(share: number) => void} */
  measured = () => {};
  /** @type {ReturnType<typeof setInterval>} */
  #watching;
  #urls;
  #crashed;

  /**
   * @param {{ worker: string } & import("./types.js").Modules & { full?: import("./types.js").Modules, fullFirst?: boolean }} urls
   *   absolute; `full` is fetched when something is asked for that the first module does not have, or in its place
   * @param {(crash: WorkerCrash) => void} crashed called once for every broken worker, when the fresh one is there; and of `NotFetched`
   */
  constructor(urls, crashed) {
    this.#urls = urls;
    this.#crashed = crashed;
    this.#came = { file: urls.wasm, got: 0, of: 0, still: 0 };
    this.#watching = setInterval(() => this.#watch(), 1000);
    this.#start();
  }

  /** Whether nothing will be answered any more. */
  get lost() {
    return this.#worker === null;
  }

  #start() {
    this.#worked = false;
    this.#silent = this.#still = 0;
    const worker = this.#made();
    if (!worker) return;
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#break(event.message || t("whyNotLoaded"));
    };
    worker.onmessageerror = () => this.#break(t("whyUnreadable"));
    const { glue, wasm, bytes, full, fullFirst } = this.#urls;
    // Failing to load is reported by #break, like every crash.
    this.ask("load", { glue, wasm, bytes, full, fullFirst }).catch(() => {});
  }

  /** A worker, unless the page may have none: then its owner hears of that when it has been made itself. */
  #made() {
    try {
      return new Worker(scriptAddress(this.#urls.worker), { type: "module" });
    } catch (error) {
      const why = origin === "null" ? t("whySandboxed") : error instanceof Error ? error.message : String(error);
      queueMicrotask(() => this.#break(why));
      return null;
    }
  }

  /**
   * @template {keyof Requests} Type
   * @param {Type} type
   * @param {Requests[Type][0]} what
   * @returns {Promise<Requests[Type][1]>}
   */
  ask(type, what) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new WorkerCrash(t("whyNotRunning"), true));
      const id = this.#nextId++;
      this.#pending.set(id, { type, loading: type === "load", resolve, reject });
      this.#worker.postMessage({ id, type, ...what });
    });
  }

  /** No more is asked; what was is answered by a crash. */
  end() {
    clearInterval(this.#watching);
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(new WorkerCrash(t("whyEnded"), true));
    this.#pending.clear();
  }

  /**
   * @param {{ id: number, value?: unknown, error?: import("./types.js").LinkError, crash?: string, cause?: Cause, loading?: boolean,
   *   measured?: number, superseded?: boolean, unfetched?: string, network?: boolean, came?: Omit<Progress, "still"> }} answer
   */
  #receive({ id, value, error, crash, cause, loading, measured, superseded, unfetched, network = true, came }) {
    this.#silent = this.#still = 0;
    if (came) return this.loading((this.#came = { ...came, still: 0 }));
    const why = cause && t(CAUSES[cause.name], { file: cause.file });
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (crash !== undefined) return this.#break(why ?? crash);
    if (loading !== undefined) {
      pending.loading = loading;
      return;
    }
    if (measured !== undefined) return this.measured(measured);
    this.#pending.delete(id);
    if (superseded) return pending.reject(new Superseded());
    if (unfetched !== undefined) {
      const crash = new NotFetched(why ?? unfetched, network);
      pending.reject(crash);
      return this.#crashed(crash);
    }
    if (error) return pending.reject(new LinkRefused(error));
    this.#worked ||= pending.type !== "load";
    pending.resolve(answerInWords(value));
  }

  // Counts seconds in which the page was seen and a request unanswered. A sleeping machine counts as one, and a slow
  // network is no fault of the worker's.
  #watch() {
    const loading = [...this.#pending.values()].some(({ loading }) => loading);
    if (loading && !document.hidden && ++this.#still % SECONDS_TO_COME === 0)
      this.loading({ ...this.#came, still: this.#still });
    if (this.#pending.size === 0 || loading || document.hidden) this.#silent = 0;
    else if (++this.#silent > SECONDS_TO_ANSWER) this.#break(t("whySilent", { n: SECONDS_TO_ANSWER }));
  }

  /** @param {string} message */
  #break(message) {
    const crash = new WorkerCrash(message, !this.#worked);
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    this.#worker?.terminate();
    this.#worker = null;
    if (!crash.lasting) this.#start();
    for (const { reject } of pending) reject(crash);
    this.#crashed(crash);
  }
}
