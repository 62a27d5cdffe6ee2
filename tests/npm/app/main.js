// Somebody's small app: a run with the full bundle in the page, one with the core bundle in a worker, and the element, of a page that
// is hosted where ?site= says.

import { Solver } from "annealing-lab";
import { define } from "annealing-lab/element";

const show = (/** @type {string} */ id, /** @type {string} */ text) =>
  document.querySelector(`#${id}`)?.replaceChildren(text);

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }) => show("worker", data));

const solver = new Solver("puzzle=octa&seed=7");
while (solver.step(10_000).status === "running");
show("page", solver.result());

const site = new URL(location.href).searchParams.get("site");
if (site) {
  define(site);
  const lab = document.createElement("annealing-lab");
  lab.link = "puzzle=magic19&seed=20";
  lab.title = "Magic 19";
  document.body.append(lab);
}
