// Titles of puzzles in experiments: a classic puzzle has its title in place of the name from the core.

/** The titles, by name. @type {Map<string, string>} */
const titles = new Map();

/** @param {{ name: string, title: string }[]} classics */
export function learn(classics) {
  for (const { name, title } of classics) titles.set(name, title);
}

/**
 * Returns the title of a puzzle, which may be one of several with the same name.
 * @param {string} label such as `octa (2)`
 */
export function titled(label) {
  const [, name, rest] = /^(\S+)( \(\d+\))?$/.exec(label) ?? [];
  const title = titles.get(name);
  return title ? title + (rest ?? "") : label;
}
