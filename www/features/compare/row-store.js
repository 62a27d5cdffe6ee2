// The store of rows: this browser stores the rows of the latest experiments, so an experiment can continue after the
// page was closed. The rows may take megabytes, so they are in IndexedDB. If that is forbidden or full, nothing is
// stored, and nothing is reported.

import { recall, recalledKeys, remember } from "../../lib/storage.js";

const NAME = "annealing-lab.experiments";
const KEPT = 8;
/** The maximum number of stored rows per experiment, some 30 MB. The page reports that further rows are not stored. */
export const MOST_ROWS = 200_000;
/**
 * The prefix of keys in storage.js for rows that were not yet stored when a page was left; two pages may be left at
 * once.
 */
const LEFT = "rows-left";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Promise<IDBDatabase> | null} */
let opening = null;
/** The rows being stored. @type {Set<{ key: string, rows: string[] }>} */
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
  // After a failure the next request tries to open the database again.
  opening.catch(forget);
  return opening;
}

function forget() {
  opening = null;
}

/**
 * Returns the stored rows of an experiment.
 * @param {string} key
 * @returns {Promise<string[]>}
 */
export async function keptRows(key) {
  try {
    takeUp();
    const store = (await database()).transaction("rows").objectStore("rows");
    /** @type {unknown[]} */
    const batches = await answered(store.index("key").getAll(key));
    // Rows that were set aside may also have been stored, so duplicates are dropped.
    return [...new Set(batches.filter(isBatch).flatMap(({ rows }) => rows))];
  } catch {
    return [];
  }
}

/** Returns the rows of all experiments. @returns {Promise<{ key: string, rows: string[] }[]>} */
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
 * Stores rows of an experiment.
 * @param {string} key
 * @param {string[]} rows
 * @param {number} there the number of rows already stored
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
    // If the store is forbidden or full, the rows are not stored.
    writing.delete(batch);
  }
}

/** Sets unstored rows aside when the page is left: the store would lose them, but storage.js writes at once. */
export function leaveRows() {
  if (writing.size > 0) remember(`${LEFT}.${Date.now()}.${Math.random()}`, JSON.stringify([...writing]));
}

function takeUp() {
  for (const place of recalledKeys(LEFT)) {
    for (const { key, rows } of batchesIn(recall(place))) keepRows(key, rows, 0);
    remember(place, null);
  }
}

/** Reads rows that were set aside. @param {string | null} text an untrusted text */
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
    // Without a database there is nothing to delete.
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
