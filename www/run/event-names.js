// Events of a run in words.

import { t } from "../text/run.js";

/** @typedef {import("../core/types.js").Event} Event */

/** @param {{ event: Event, forward: boolean }} which */
export const eventFrom = ({ event, forward }) => t(`${event}${forward ? "After" : "Before"}`);

/** @param {Event} event @param {boolean} forward */
export const nothingFound = (event, forward) => t("noEvent", { event: eventFrom({ event, forward }) });
