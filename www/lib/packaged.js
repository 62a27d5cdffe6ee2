// The link of a page that was packed for learning platforms (src/task/scorm.rs).

/** Empty for a page outside such a package. */
export const packaged =
  globalThis.document?.querySelector('meta[name="annealing-lab-scorm"]')?.getAttribute("content") ?? "";
