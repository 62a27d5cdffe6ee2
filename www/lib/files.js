// The addresses of the page's files.

/**
 * Returns the address of one of the page's files. In the single-file page, a meta element contains the address.
 * @param {string} path relative to the page
 */
export const fileOf = (path) =>
  new URL(document.querySelector(`meta[data-file="${path}"]`)?.getAttribute("content") ?? path, document.baseURI).href;
