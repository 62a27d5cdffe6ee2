// The page's side of the worker. Each request returns a promise of its answer. A worker breaks by an error, an
// unreadable message, or ten seconds without an answer. Every promise is then rejected, and a new worker replaces the
// broken one.

import { answerInWords } from "../text/puzzles.js";
import { t } from "../text/run.js";
import { refusalOf } from "../text/core.js";
import { speakOf } from "../text/text.js";
import { isInPage, scriptAddress } from "./trusted.js";

/** @typedef {import("./types.js").Requests} Requests */
/**
 * A request without an answer yet.
 * @typedef {{ type: string, loading: boolean, resolve: (value: any) => void, reject: (reason: Error) => void }} Pending
 */

/** Seconds without an answer after which a worker counts as broken. */
const SECONDS_TO_ANSWER = 10;
/** Seconds without a byte of a module after which the page reports the delay. */
const SECONDS_TO_COME = 10;

/**
 * The bytes of a module received so far, and the seconds since the last of them.
 * @typedef {{ file: string, got: number, of: number, still: number }} Progress
 */
/** Causes why a module did not start, determined by worker.js; their descriptions are texts of the room `run`. */
const CAUSES = /** @type {const} */ ({
  none: "whyNoWebAssembly",
  policy: "whyPolicy",
  other: "whyNotModule",
  changed: "whyChanged",
  old: "whyNotCompiled",
  memory: "whyMemory",
});
/** @typedef {{ name: keyof typeof CAUSES, file: string }} Cause */

/** The rejection of a link; `what` contains the key, its value and the reason. */
export class LinkRefused extends Error {
  /** @param {import("./types.js").LinkError} what */
  constructor(what) {
    super(refusalOf(what));
    this.what = what;
  }
}

/** The breakdown of a worker. With `lasting`, a new worker would also break, because this one never worked. */
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

/**
 * The failure to fetch a part of the core, most likely without a network. The worker continues, and the request may be
 * repeated.
 */
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

/** The end of a request to open a run, because another run was requested while its settings were measured. */
export class Superseded extends Error {}

/**
 * Returns null in place of an answer if the worker breaks; the engine's owner is also notified.
 * @template T
 * @param {Promise<T>} answer
 */
export const unlessCrashed = (answer) =>
  answer.catch((error) => {
    if (!(error instanceof WorkerCrash)) throw error;
    return null;
  });

/**
 * Checks whether an answer contains a statement that the core reports by a code, for example for a sudoku.
 * @param {any} answer
 */
const hasReport = (answer) => typeof answer?.setup?.puzzle?.statement === "object";

/** Requests a worker's script once more, because its error event contains no reason. @param {string} file */
async function whyNotLoaded(file) {
  const answer = isInPage(file) ? null : await fetch(file, { cache: "no-store" }).catch(() => null);
  if (answer && !answer.ok) return t("whyStatus", { file, status: answer.status });
  const isScript = /javascript/.test(answer?.headers.get("content-type") ?? "javascript");
  return t(isScript ? "whyNotLoaded" : "whyNotModule", { file });
}

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #nextId = 1;
  /** True once the worker has answered a request. */
  #worked = false;
  /** Seconds without an answer. */
  #silent = 0;
  /** Seconds without a byte of the module being fetched. */
  #still = 0;
  /** The bytes received so far. @type {Progress} */
  #came;
  /** Called with the bytes of the module received so far. @type {(progress: Progress) => void} */
  loading = () => {};
  /** Called with the fraction of a run's settings that are measured, 0 to 1. @type {(share: number) => void} */
  measured = () => {};
  /** @type {ReturnType<typeof setInterval>} */
  #watching;
  #urls;
  #crashed;

  /**
   * @param
   * {{ worker: string } & import("./types.js").Modules & { full?: import("./types.js").Modules, fullFirst?: boolean }}
   * urls the absolute addresses; `full` is fetched when a request needs it, or at once if `fullFirst`
   * @param {(crash: WorkerCrash) => void} crashed called for every broken worker after its replacement was made, and
   * with each `NotFetched`
   */
  constructor(urls, crashed) {
    this.#urls = urls;
    this.#crashed = crashed;
    this.#came = { file: urls.wasm, got: 0, of: 0, still: 0 };
    this.#watching = setInterval(() => this.#watch(), 1000);
    this.#start();
  }

  /** Reports whether there is no worker, so that no request will be answered. */
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
      if (event.message) return this.#break(event.message);
      whyNotLoaded(this.#urls.worker).then((why) => this.#worker === worker && this.#break(why));
    };
    worker.onmessageerror = () => this.#break(t("whyUnreadable"));
    const { glue, wasm, bytes, full, fullFirst } = this.#urls;
    // In a single-file page a worker cannot read the page, so it is sent the bytes (hooks/boot.js).
    const module = isInPage(wasm) ? /** @type {any} */ (globalThis).annealingLabModule : undefined;
    // A failure to load is reported by #break, like every crash.
    this.ask("load", { glue, wasm, bytes, module, full, fullFirst }).catch(() => {});
  }

  /**
   * Makes a worker; null if the page may not make any. The owner is notified a little later, when it has the engine.
   */
  #made() {
    try {
      const { worker } = this.#urls;
      return new Worker(scriptAddress(worker), { type: isInPage(worker) ? "classic" : "module" });
    } catch (error) {
      const why = origin === "null" ? t("whySandboxed") : error instanceof Error ? error.message : String(error);
      queueMicrotask(() => this.#break(why));
      return null;
    }
  }

  /**
   * Sends a request to the worker.
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

  /** Ends the worker. Requests without an answer are rejected as after a crash. */
  end() {
    clearInterval(this.#watching);
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(new WorkerCrash(t("whyEnded"), true));
    this.#pending.clear();
  }

  /**
   * @param {{ id: number, value?: unknown, error?: import("./types.js").LinkError, crash?: string, cause?: Cause,
   *   loading?: boolean, measured?: number, superseded?: boolean, unfetched?: string, network?: boolean,
   *   came?: Omit<Progress, "still"> }} answer
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
    if (!error) this.#worked ||= pending.type !== "load";
    const settle = () => (error ? pending.reject(new LinkRefused(error)) : pending.resolve(answerInWords(value)));
    // The first view shows no reports of the core, so their texts are loaded on the first report.
    if (error || hasReport(value)) speakOf(["core"]).then(settle);
    else settle();
  }

  // Counts the seconds while the page is visible and a request has no answer. The sleep of a machine counts as one
  // second. Loading time does not count, because a slow network is not a fault of the worker.
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
