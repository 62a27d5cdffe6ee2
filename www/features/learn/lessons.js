// The built-in lessons in order; each is a file www/lessons/NAME.toml.

import { fileOf } from "../../lib/files.js";

export const LESSONS = /** @type {const} */ ([
  "energy",
  "worse",
  "temperature",
  "greed",
  "why",
  "landscape",
  "cooling",
  "cooling-wins",
  "where-slowly",
  "neighbourhood",
  "restarts",
  "few-runs",
  "symmetry",
  "givens",
  "astar",
  "oracle",
  "counting",
  "published",
]);

/** The essay, which is also a file there, but is not in the list of lessons and has a separate view. */
export const ESSAY = /** @type {const} */ ("essay");

/** The failure of the server to return a lesson. */
export class NotServed extends Error {
  /** @param {number} status */
  constructor(status) {
    super(String(status));
    this.status = status;
  }
}

/**
 * Fetches the text of a lesson; rejects with a TypeError if the network fails.
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function textOf(name) {
  const response = await fetch(fileOf(`www/lessons/${name}.toml`));
  if (!response.ok) throw new NotServed(response.status);
  return response.text();
}
