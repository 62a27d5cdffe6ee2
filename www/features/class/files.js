// Files that a teacher chooses or drops, and those in folders, by their places there: as `annealing-lab verify` reads a folder.

/** @typedef {{ path: string, file: File }} PlacedFile `path` is its name, and in a folder its place there */

/** Entries that a browser reads of a folder; more than a class has. */
const MOST_FILES = 10_000;

/** A file's name, or its place in the folder that was chosen. @param {File} file */
export const nameIn = ({ webkitRelativePath, name }) => webkitRelativePath.split("/").slice(1).join("/") || name;

/**
 * The order of files: by folder, then by name, whatever the language.
 * @param {string} a
 * @param {string} b
 */
export function byPath(a, b) {
  const [own, other] = [a, b].map((path) => Array.from(path, (letter) => (letter === "/" ? 0 : letter.codePointAt(0))));
  const place = own.findIndex((letter, i) => letter !== other[i]);
  return place < 0 ? own.length - other.length : Number(own[place]) - Number(other[place] ?? -1);
}

/**
 * What was dropped, with what is in its folders.
 * @param {DataTransfer} dropped
 * @returns {Promise<PlacedFile[]>}
 */
export async function droppedFiles({ items, files }) {
  // These are gone once the event is over.
  const [entries, own] = [[...items].map((item) => item.webkitGetAsEntry?.() ?? null), [...files]];
  if (!entries.some((entry) => entry?.isDirectory)) return own.map((file) => ({ path: file.name, file }));
  /** @type {PlacedFile[]} */
  const found = [];
  /** @param {FileSystemEntry} entry @param {string} path its place in the folder that was dropped */
  const add = async (entry, path) => {
    if (found.length === MOST_FILES) return;
    if (entry.isDirectory) {
      const inside = await entriesOf(/** @type {FileSystemDirectoryEntry} */ (entry));
      for (const inner of inside) await add(inner, path ? `${path}/${inner.name}` : inner.name);
      return;
    }
    const file = await new Promise((resolve) =>
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, () => resolve(null)),
    );
    if (file) found.push({ path: path || entry.name, file });
  };
  for (const entry of entries) if (entry) await add(entry, "");
  return found;
}

/** All entries of a folder; a browser gives a hundred at once. @param {FileSystemDirectoryEntry} folder */
async function entriesOf(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const all = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
