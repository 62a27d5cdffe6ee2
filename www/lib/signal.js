// Values that tell their readers when they change. A signal holds a value, a computed follows from others, an effect acts on them.
// Readers that are of the page's own making may fail: their fault is reported, and reaches neither the writer nor another reader.

import { batch, computed, effect as watch, signal, untracked } from "../vendor/signals-core.js";

export { batch, computed, signal, untracked };

/** @template T @typedef {{ readonly value: T, peek(): T }} Reader a value to read; `peek` reads it without listening */

/**
 * Does something now, and again whenever a value that it has read is another one.
 * @param {() => void} act
 */
export const effect = (act) =>
  watch(() => {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  });

/**
 * Gives a value to a reader now, and each other value that comes in its place. What the reader itself reads is not listened to.
 * @template T @param {Reader<T>} reader @param {(value: T) => void} act
 */
export const on = (reader, act) =>
  effect(() => {
    const { value } = reader;
    untracked(() => act(value));
  });
