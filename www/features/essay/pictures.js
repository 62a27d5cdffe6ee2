/** The pictures of the essay by the names that its links have, in their order. */
export const PICTURES = /** @type {const} */ (["ball", "boards", "law", "cool", "many"]);
