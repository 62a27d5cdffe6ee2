// The sizes of css/media.css that scripts ask for.

const PHONE = "(max-width: 639px), (max-width: 759px) and (min-height: 501px)";
const SHORT = "(max-height: 500px)";

/** No room for two columns. */
export const phone = matchMedia(PHONE);
/** A phone, however it is held. */
export const phoneOrShort = matchMedia([PHONE, SHORT].join());
/** No room for a third column. */
export const twoColumns = matchMedia("(max-width: 1279px)");
