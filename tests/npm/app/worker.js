import { Solver } from "annealing-lab/core";

const solver = new Solver("puzzle=magic19&seed=7");
while (solver.step(10_000).status === "running");
postMessage(solver.result());
