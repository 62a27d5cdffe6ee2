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

/** @param {string} name @returns {Promise<string>} its text */
export async function textOf(name) {
  const response = await fetch(new URL(`www/lessons/${name}.toml`, document.baseURI));
  if (!response.ok) throw new TypeError(`${name}: status ${response.status}`);
  return response.text();
}
