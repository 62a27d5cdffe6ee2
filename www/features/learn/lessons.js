// The lessons that are built in, in their order: each is www/lessons/NAME.toml.

export const LESSONS = /** @type {const} */ ([
  "energy",
  "worse",
  "temperature",
  "greed",
  "cooling",
  "restarts",
  "symmetry",
  "givens",
  "astar",
  "counting",
  "published",
]);

/** The server has no such lesson, or does not give it. */
export class NotServed extends Error {
  /** @param {number} status */
  constructor(status) {
    super(String(status));
    this.status = status;
  }
}

/** @param {string} name @returns {Promise<string>} its text; a TypeError where the network failed */
export async function textOf(name) {
  const response = await fetch(new URL(`www/lessons/${name}.toml`, document.baseURI));
  if (!response.ok) throw new NotServed(response.status);
  return response.text();
}
