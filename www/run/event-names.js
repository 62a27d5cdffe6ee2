// Names of a run's events, as the timeline's jumps and their answers need them.

import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Event} Event */

/** Names the next event, or the one before. @param {{ event: Event, forward: boolean }} goal */
export const eventFrom = ({ event, forward }) => t(`${event}${forward ? "After" : "Before"}`);

/** Says that a run has no such event after the move that is shown, or before it. @param {Event} event @param {boolean} forward */
export const nothingFound = (event, forward) => t("noEvent", { event: eventFrom({ event, forward }) });
