// What puzzles are called: a classic by its title, wherever the core has its name.

/** By name. @type {Map<string, string>} */
const titles = new Map();

/** @param {{ name: string, title: string }[]} classics */
export function learn(classics) {
  for (const { name, title } of classics) titles.set(name, title);
}

/** The title of a puzzle, which may be one of several of a name: `octa (2)`. @param {string} label */
export function titled(label) {
  const [, name, rest] = /^(\S+)( \(\d+\))?$/.exec(label) ?? [];
  const title = titles.get(name);
  return title ? title + (rest ?? "") : label;
}
