// Shows the parts of the page that belong to a run's method, and hides the parts of other methods.

import { byId } from "../lib/dom.js";

/** @param {import("../run/run.js").Run} run */
export function showMethod({ annealing, searching, setup }) {
  document.body.dataset.method = setup.method;
  byId("annealing-plots", HTMLElement).hidden = !annealing;
  byId("search-views", HTMLElement).hidden = !searching;
  byId("readouts", HTMLElement).hidden = !annealing;
  byId("search-readouts", HTMLElement).hidden = !searching;
  byId("seed-key", HTMLElement).hidden = !annealing;
  byId("no-seed", HTMLElement).hidden = annealing;
}
