// Titles of puzzles in experiments: a classic has its title in place of the name that the core gives.

/** The titles, by name. @type {Map<string, string>} */
const titles = new Map();

/** @param {{ name: string, title: string }[]} classics */
export function learn(classics) {
  for (const { name, title } of classics) titles.set(name, title);
}

/** Gives the title of a puzzle, which may be one of several of a name. @param {string} label such as `octa (2)` */
export function titled(label) {
  const [, name, rest] = /^(\S+)( \(\d+\))?$/.exec(label) ?? [];
  const title = titles.get(name);
  return title ? title + (rest ?? "") : label;
}
