// Somebody's small app: a run with the full bundle in the page, one with the core bundle in a worker, and the element, of a page that
// is hosted where ?site= says.

import { Solver } from "annealing-lab";
import { define } from "annealing-lab/element";

const show = (/** @type {string} */ id, /** @type {string} */ text) =>
  document.querySelector(`#${id}`)?.replaceChildren(text);

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }) => show("worker", data));

// What is posted at once is heard.
const runs = new Worker(new URL("./runs.js", import.meta.url), { type: "module" });
/** @type {Record<string, string>} */
const ends = {};
runs.addEventListener("message", ({ data }) => {
  if (data.kind !== "progress") ends[data.id] = data.kind === "result" ? data.result.status : (data.code ?? data.kind);
  if (Object.keys(ends).length === 4)
    show(
      "runs",
      Object.keys(ends)
        .sort()
        .map((id) => `${id} ${ends[id]}`)
        .join(", "),
    );
});
const endless = "puzzle=magic19&cooling=constant&t0=30&restart=none&moves=100000000000";
for (const [id, link, more] of /** @type {const} */ ([
  ["a", "puzzle=magic19&seed=7", {}],
  ["b", "seed=zebra", {}],
  ["c", endless, { moves: 1_000 }],
  ["d", endless, {}],
]))
  runs.postMessage({ id, link, ...more });
runs.postMessage({ id: "d", cancel: true });

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
