// Events of a run in words. A leaf.

/** @type {Record<import("../core/types.js").Event, string>} */
const EVENTS = {
  restart: "restart",
  reheat: "reheat",
  best: "new best",
  worsening: "accepted worsening move",
  hand: "move by hand",
};

/** @param {{ event: import("../core/types.js").Event, forward: boolean }} which */
export const eventFrom = ({ event, forward }) => `${EVENTS[event]} ${forward ? "after" : "before"} it`;

/** @param {import("../core/types.js").Event} event @param {boolean} forward */
export const nothingFound = (event, forward) => `There is no ${eventFrom({ event, forward })}.`;
