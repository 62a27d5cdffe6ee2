// Trusted Types: the only policy of the page. It prevents text from becoming HTML or code, and only scripts below the
// page's own address may become workers.

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("annealing-lab", { createScriptURL: own });

/** Checks whether the single-file page contains a file. @param {string} address */
export const isInPage = (address) => address.startsWith("blob:");

/**
 * Returns an address if it is below the page's own address, or contained in the page. Throws otherwise.
 * @param {string} address
 */
function own(address) {
  if (isInPage(address) && document.querySelector(`meta[data-file][content="${address}"]`)) return address;
  const base = new URL("..", document.baseURI);
  if (!new URL(address, base).href.startsWith(base.href))
    throw new TypeError(`${address} is not a script of this page`);
  return address;
}

/**
 * Converts the address of a script to a form that workers and service workers accept.
 * @param {string} address
 * @returns {string}
 */
export const scriptAddress = (address) => (policy ? policy.createScriptURL(address) : own(address));
