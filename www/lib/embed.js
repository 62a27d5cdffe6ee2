// The page in a frame of another page, and its options: `?embed&theme=dark` before the `#`. The run depends only on the
// link. Under Node there is no address.

const asked = new URLSearchParams(globalThis.location?.search);

/** Reports whether the page is in a frame of another page. */
export const embedded = asked.has("embed");

/** Returns the value of an option; null if it is absent. @param {"autoplay" | "speed" | "controls" | "theme"} option */
export const optionOf = (option) => (embedded ? asked.get(option) : null);
