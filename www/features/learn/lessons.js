// The built-in lessons in their order; each is a file www/lessons/NAME.toml.

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

/** The minutes of lessons that take more than five. @type {ReadonlyMap<string, number>} */
export const MINUTES = new Map([
  ["cooling-wins", 7],
  ["where-slowly", 8],
  ["neighbourhood", 6],
  ["few-runs", 7],
  ["givens", 7],
]);

/** The failure of the server to give a lesson. */
export class NotServed extends Error {
  /** @param {number} status */
  constructor(status) {
    super(String(status));
    this.status = status;
  }
}

/** Fetches the text of a lesson; rejected by a TypeError if the network fails. @param {string} name @returns {Promise<string>} */
export async function textOf(name) {
  const response = await fetch(new URL(`www/lessons/${name}.toml`, document.baseURI));
  if (!response.ok) throw new NotServed(response.status);
  return response.text();
}
