// The headers that a host should send with the page's files. deploy/headers.js makes files for hosts of them, and the check compares.

/** @param {string} frames who may embed the page */
export const policyFor = (frames) =>
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; object-src 'none'; " +
  `base-uri 'self'; form-action 'none'; frame-ancestors ${frames}`;

/** Without these a page that sends Cross-Origin-Embedder-Policy itself cannot embed another. @type {Record<string, string>} */
const EMBEDDABLE = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** On every answer. @param {string} [frames] @returns {Record<string, string>} */
export const headersFor = (frames = "'none'") => ({
  "Content-Security-Policy": policyFor(frames),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  ...(frames === "'none'" ? {} : EMBEDDABLE),
});

/** The name says what is in the file: it holds a hash. */
export const HASHED = /-[0-9a-f]{8}([0-9a-f]{8})?(_bg)?\.(js|css|html|json|wasm)$/;
/** Files of no build in particular. */
export const LASTING = /\.(woff2|svg|png|txt)$/;

/** Cache-Control for a file of the page. @param {string} path */
export function cacheFor(path) {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  return LASTING.test(path) ? "public, max-age=86400" : "no-cache";
}
