// The sizes of css/media.css that scripts ask for.

/** No room for two columns. */
export const phone = matchMedia("(max-width: 559px), (max-width: 759px) and (min-height: 501px)");
/** A phone, however it is held. */
export const phoneOrShort = matchMedia(`${phone.media}, (max-height: 500px)`);
/** No room for a third column. */
export const twoColumns = matchMedia("(max-width: 1279px)");
