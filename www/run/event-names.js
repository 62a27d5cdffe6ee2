// Names of a run's events, used by the jumps of the timeline and their messages.

import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Event} Event */

/** Names the next or the previous event of a kind. @param {{ event: Event, forward: boolean }} goal */
export const eventFrom = ({ event, forward }) => t(`${event}${forward ? "After" : "Before"}`);

/**
 * Reports that a run has no such event after or before the present move.
 * @param {Event} event
 * @param {boolean} forward
 */
export const nothingFound = (event, forward) => t("noEvent", { event: eventFrom({ event, forward }) });
