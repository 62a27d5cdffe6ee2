// The page's end of the worker: a request has an id and gives a promise. When the worker breaks (an error, a message that
// cannot be read, or no answer for ten seconds) every promise is rejected and a fresh worker takes its place.

import { answerInWords } from "../text/puzzles.js";
import { t } from "../text/run.js";
import { refusalOf } from "../text/core.js";
import { scriptAddress } from "./trusted.js";

/** @typedef {import("./types.js").Requests} Requests */
/** @typedef {{ type: string, loading: boolean, resolve: (value: any) => void, reject: (reason: Error) => void }} Pending */

const SECONDS_TO_ANSWER = 10;

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
    this.#watching = setInterval(() => this.#watch(), 1000);
    this.#start();
  }

  /** Whether nothing will be answered any more. */
  get lost() {
    return this.#worker === null;
  }

  #start() {
    const worker = new Worker(scriptAddress(this.#urls.worker), { type: "module" });
    this.#worker = worker;
    this.#worked = false;
    this.#silent = 0;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#break(event.message || t("whyNotLoaded"));
    };
    worker.onmessageerror = () => this.#break(t("whyUnreadable"));
    const { glue, wasm, full, fullFirst } = this.#urls;
    // Failing to load is reported by #break, like every crash.
    this.ask("load", { glue, wasm, full, fullFirst }).catch(() => {});
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
   * @param {{ id: number, value?: unknown, error?: import("./types.js").LinkError, crash?: string, refused?: boolean, loading?: boolean,
   *   unfetched?: string, network?: boolean }} answer
   */
  #receive({ id, value, error, crash, refused, loading, unfetched, network = true }) {
    this.#silent = 0;
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (crash !== undefined) return this.#break(refused ? t("whyNotCompiled") : crash);
    if (loading !== undefined) {
      pending.loading = loading;
      return;
    }
    this.#pending.delete(id);
    if (unfetched !== undefined) {
      const crash = new NotFetched(unfetched, network);
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
