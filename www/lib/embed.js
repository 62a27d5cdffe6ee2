// The page in a frame of another page, and its options: `?embed&theme=dark` before the `#`. The run depends on the link alone. Under
// Node there is no address.

const asked = new URLSearchParams(globalThis.location?.search);

/** Whether the page stands in a frame of another page. */
export const embedded = asked.has("embed");

/** Gives the value of an option; null without it. @param {"autoplay" | "speed" | "controls" | "theme"} option */
export const optionOf = (option) => (embedded ? asked.get(option) : null);
