// The addresses of the page's own files.

/** Gives the address of one of the page's files. A page that is one file has it elsewhere. @param {string} path from the page on */
export const fileOf = (path) =>
  new URL(document.querySelector(`meta[data-file="${path}"]`)?.getAttribute("content") ?? path, document.baseURI).href;
