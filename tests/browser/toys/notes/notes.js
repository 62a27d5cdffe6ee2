// A toy feature: it counts what it hears.

/** @returns {import("../../../../www/features/contract.js").Feature} */
export default function () {
  const place = document.createElement("p");
  place.id = "notes";
  document.body.append(place);
  /** @type {Record<string, number>} */
  const heard = { asked: 0, begun: 0, seen: 0 };
  const hear = (/** @type {string} */ what) => {
    heard[what]++;
    place.textContent = JSON.stringify(heard);
  };
  return {
    asked: () => hear("asked"),
    begun: () => hear("begun"),
    seen: () => hear("seen"),
    says: ({ snapshot }) =>
      snapshot.progress.status === "solved" ? { kind: "notes", text: "Notes have the word.", over: false } : null,
  };
}
