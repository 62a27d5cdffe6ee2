// The rows of experiments, kept in this browser so that a page that was closed goes on where it was. IndexedDB, since there may be
// megabytes; the latest experiments only. It may be forbidden or full: then nothing is kept, and nothing is reported.

import { recall, recalledKeys, remember } from "../../lib/storage.js";

const NAME = "annealing-lab.experiments";
const KEPT = 8;
/** Rows of an experiment that are kept: some 30 MB. What is beyond is made again, and the page says so. */
export const MOST_ROWS = 200_000;
/** In storage.js: what was on its way into the store when a page was left. Each has a key of its own: two may be left at once. */
const LEFT = "rows-left";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Promise<IDBDatabase> | null} */
let opening = null;
/** What is on its way into the store. @type {Set<{ key: string, rows: string[] }>} */
const writing = new Set();

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("rows", { autoIncrement: true }).createIndex("key", "key");
      request.result.createObjectStore("experiments", { keyPath: "key" });
    };
    request.onsuccess = () => {
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  // The next one may be opened.
  opening.catch(forget);
  return opening;
}

function forget() {
  opening = null;
}

/**
 * The rows that are kept of an experiment.
 * @param {string} key
 * @returns {Promise<string[]>}
 */
export async function keptRows(key) {
  try {
    takeUp();
    const store = (await database()).transaction("rows").objectStore("rows");
    /** @type {unknown[]} */
    const batches = await answered(store.index("key").getAll(key));
    // What was left may have come into the store all the same.
    return [...new Set(batches.filter(isBatch).flatMap(({ rows }) => rows))];
  } catch {
    return [];
  }
}

/** The rows of all experiments. @returns {Promise<{ key: string, rows: string[] }[]>} */
export async function allRows() {
  try {
    takeUp();
    /** @type {unknown[]} */
    const batches = await answered((await database()).transaction("rows").objectStore("rows").getAll());
    return batches.filter(isBatch).map(({ key, rows }) => ({ key, rows }));
  } catch {
    return [];
  }
}

/**
 * @param {string} key
 * @param {string[]} rows
 * @param {number} there rows that are kept already
 */
export async function keepRows(key, rows, there) {
  if (there >= MOST_ROWS) return;
  const batch = { key, rows };
  writing.add(batch);
  try {
    const transaction = (await database()).transaction(["rows", "experiments"], "readwrite");
    transaction.oncomplete = transaction.onabort = () => writing.delete(batch);
    transaction.objectStore("rows").add(batch);
    const experiments = transaction.objectStore("experiments");
    experiments.put({ key, at: Date.now() });
    /** @type {{ key: string, at: number }[]} */
    const all = await answered(experiments.getAll());
    const old = all.sort((a, b) => b.at - a.at).slice(KEPT);
    for (const { key } of old) forgetIn(transaction, key);
  } catch {
    // Not kept, then.
    writing.delete(batch);
  }
}

/** The page is left: a store gives up what it has not written by then, so that is laid down where it is written at once. */
export function leaveRows() {
  if (writing.size > 0) remember(`${LEFT}.${Date.now()}.${Math.random()}`, JSON.stringify([...writing]));
}

function takeUp() {
  for (const place of recalledKeys(LEFT)) {
    for (const { key, rows } of batchesIn(recall(place))) keepRows(key, rows, 0);
    remember(place, null);
  }
}

/** @param {string | null} text that anybody may have written */
function batchesIn(text) {
  try {
    /** @type {unknown} */
    const left = JSON.parse(text ?? "[]");
    return Array.isArray(left) ? left.filter(isBatch) : [];
  } catch {
    return [];
  }
}

/**
 * @param {any} it
 * @returns {it is { key: string, rows: string[] }}
 */
function isBatch(it) {
  return typeof it?.key === "string" && Array.isArray(it.rows) && it.rows.every((/** @type {unknown} */ row) => typeof row === "string"); // prettier-ignore
}

/** @param {string} key */
export async function forgetRows(key) {
  try {
    forgetIn((await database()).transaction(["rows", "experiments"], "readwrite"), key);
  } catch {
    // There was nothing to forget.
  }
}

/** @param {IDBTransaction} transaction @param {string} key */
function forgetIn(transaction, key) {
  transaction.objectStore("experiments").delete(key);
  const rows = transaction.objectStore("rows");
  const keys = rows.index("key").getAllKeys(key);
  keys.onsuccess = () => {
    for (const each of keys.result) rows.delete(each);
  };
}
