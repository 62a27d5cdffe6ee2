// Trusted Types: the one policy of the page. It lets nothing become HTML or code, and only scripts of this very place
// become workers.

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("annealing-lab", { createScriptURL: own });

/** @param {string} address */
function own(address) {
  const base = new URL("..", document.baseURI);
  if (!new URL(address, base).href.startsWith(base.href))
    throw new TypeError(`${address} is not a script of this page`);
  return address;
}

/**
 * The address of a script, as worker and service worker take it.
 * @param {string} address
 * @returns {string}
 */
export const scriptAddress = (address) => (policy ? policy.createScriptURL(address) : own(address));
