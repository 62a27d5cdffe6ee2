// Files that a teacher chooses or drops, including files in folders. They are named by their paths, as in
// `annealing-lab verify`.

/** A file; `path` is its name, or its path within the folder. @typedef {{ path: string, file: File }} PlacedFile */

/** The maximum number of files read from a folder: more than any class has. */
const MOST_FILES = 10_000;

/** Names a file by its path within the chosen folder, or by its name. @param {File} file */
export const nameIn = ({ webkitRelativePath, name }) => webkitRelativePath.split("/").slice(1).join("/") || name;

/**
 * Compares paths by folder and then by name, independently of the language.
 * @param {string} a
 * @param {string} b
 */
export function byPath(a, b) {
  const [one, other] = [a, b].map((path) => Array.from(path, (letter) => (letter === "/" ? 0 : letter.codePointAt(0))));
  const place = one.findIndex((letter, i) => letter !== other[i]);
  return place < 0 ? one.length - other.length : Number(one[place]) - Number(other[place] ?? -1);
}

/**
 * Returns the dropped files, including the files in dropped folders.
 * @param {DataTransfer} dropped
 * @returns {Promise<PlacedFile[]>}
 */
export async function droppedFiles({ items, files }) {
  // Both lists are empty once the event is over, so they are copied.
  const [entries, plain] = [[...items].map((item) => item.webkitGetAsEntry?.() ?? null), [...files]];
  if (!entries.some((entry) => entry?.isDirectory)) return plain.map((file) => ({ path: file.name, file }));
  /** @type {PlacedFile[]} */
  const found = [];
  /** @param {FileSystemEntry} entry @param {string} path within the dropped folder */
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

/**
 * Reads all entries of a folder; browsers return at most a hundred at once.
 * @param {FileSystemDirectoryEntry} folder
 */
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
