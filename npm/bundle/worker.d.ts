import type { Solver } from "./lazy.js";

/** A request to the worker: to make a run, or to end one. `id` is whatever tells the runs apart. */
export type Asked =
  | {
      id: unknown;
      /** The run's link. */
      link: string;
      /** The most moves that it makes; without them it goes on to its end. */
      moves?: number;
      /** Milliseconds between two reports of progress: 250. */
      every?: number;
    }
  | { id: unknown; cancel: true };

/** An answer of the worker on a run, by its `kind`. Each run ends with one of the others than `progress`. */
export type Said =
  | { id: unknown; kind: "progress"; progress: ReturnType<Solver["progress"]> }
  | {
      id: unknown;
      kind: "result";
      /** As `Solver.result()` writes it. */
      result: Record<string, unknown>;
      board: Int32Array;
    }
  | { id: unknown; kind: "cancelled" }
  | {
      id: unknown;
      kind: "refusal";
      message: string;
      code: string | null;
      args: Record<string, unknown> | null;
      key: string | null;
      value: string | null;
    }
  | { id: unknown; kind: "failure"; message: string };
