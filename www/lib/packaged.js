// The link for which the page was packed for learning platforms (src/task/scorm.rs).

/** Empty for a page that is in no package. */
export const packaged =
  globalThis.document?.querySelector('meta[name="annealing-lab-scorm"]')?.getAttribute("content") ?? "";
