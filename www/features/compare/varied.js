// The search for settings that differ by one number only, so that a picture can show the effect of that number.

/** @typedef {import("./types.js").Outline} Outline */
/**
 * A number and the settings that have its values, in rising order.
 * @typedef {{ key: string, values: { place: number, value: number }[] }} Varied
 */

const LEAST = 3;

/**
 * Finds the number that alone distinguishes the most settings; null if there is no such number.
 * @param {Outline} outline
 * @returns {Varied | null}
 */
export function varied({ settings }) {
  const keys = new Set(
    settings.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== "choice").map(({ key }) => key)),
  );
  /** @type {Varied | null} */
  let best = null;
  for (const key of keys) {
    /** @type {Map<string, Varied["values"]>} */
    const alike = new Map();
    settings.forEach(({ fields }, place) => {
      const varying = fields.find((field) => field.key === key);
      if (!varying) return;
      const rest = fields.map((field) => (field === varying ? "" : `${field.key}=${field.value}`)).join("&");
      alike.set(rest, [...(alike.get(rest) ?? []), { place, value: Number(varying.value) }]);
    });
    for (const values of alike.values()) {
      const different = new Set(values.map(({ value }) => value)).size === values.length;
      if (different && values.length >= LEAST && values.length > (best?.values.length ?? 0)) best = { key, values };
    }
  }
  best?.values.sort((a, b) => a.value - b.value);
  return best;
}
