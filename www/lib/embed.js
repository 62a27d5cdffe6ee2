// Whether the page stands in a frame of another page, and how: `?embed&theme=dark` before the `#`. What runs is the link's affair
// alone. Under Node there is no address.

const asked = new URLSearchParams(globalThis.location?.search);

export const embedded = asked.has("embed");

/** What the address asks for; null if nothing. @param {"autoplay" | "speed" | "controls" | "theme"} option */
export const optionOf = (option) => (embedded ? asked.get(option) : null);
