// The sizes of css/media.css that scripts use.

const PHONE = "(max-width: 639px), (max-width: 759px) and (min-height: 501px)";
const SHORT = "(max-height: 500px)";

/** A screen without room for two columns. */
export const phone = matchMedia(PHONE);
/** A phone in either orientation. */
export const phoneOrShort = matchMedia([PHONE, SHORT].join());
/** A screen without room for a third column. */
export const twoColumns = matchMedia("(max-width: 1279px)");
