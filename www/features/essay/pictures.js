/** The pictures of the essay, by their names in links, in order. */
export const PICTURES = /** @type {const} */ (["ball", "boards", "law", "cool", "many"]);
