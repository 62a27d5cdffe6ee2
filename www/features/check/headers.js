// The headers that a host should send with the page's files. deploy/headers.js writes configuration files for hosts
// from them, and the check compares them.

/** @param {string} frames the origins that may embed the page */
export const policyFor = (frames) =>
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; object-src 'none'; " +
  `base-uri 'self'; form-action 'none'; frame-ancestors ${frames}`;

/**
 * Without these headers, a page that sends Cross-Origin-Embedder-Policy itself cannot embed this one.
 * @type {Record<string, string>}
 */
const EMBEDDABLE = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Returns the headers of every response. @param {string} [frames] @returns {Record<string, string>} */
export const headersFor = (frames = "'none'") => ({
  "Content-Security-Policy": policyFor(frames),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  ...(frames === "'none'" ? {} : EMBEDDABLE),
});

/** A name with a hash of the file's content, so the file never changes under this name. */
export const HASHED = /-[0-9a-f]{8}([0-9a-f]{8})?(_bg)?\.(js|css|html|json|wasm)$/;
/** Files that do not belong to a particular build. */
export const LASTING = /\.(woff2|svg|png|txt)$/;

/** Returns the Cache-Control header of a file of the page. @param {string} path */
export function cacheFor(path) {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  return LASTING.test(path) ? "public, max-age=86400" : "no-cache";
}
