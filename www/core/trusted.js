// Trusted Types: the only policy of the page. It lets no text become HTML or code, and only scripts below the page's own address become
// workers.

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("annealing-lab", { createScriptURL: own });

/** Checks whether a page that is one file has this in itself. @param {string} address */
export const isInPage = (address) => address.startsWith("blob:");

/** Gives an address back if it is below the page's own, or in the page itself. @param {string} address */
function own(address) {
  if (isInPage(address) && document.querySelector(`meta[data-file][content="${address}"]`)) return address;
  const base = new URL("..", document.baseURI);
  if (!new URL(address, base).href.startsWith(base.href))
    throw new TypeError(`${address} is not a script of this page`);
  return address;
}

/**
 * Makes the address of a script one that worker and service worker accept.
 * @param {string} address
 * @returns {string}
 */
export const scriptAddress = (address) => (policy ? policy.createScriptURL(address) : own(address));
