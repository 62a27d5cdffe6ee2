import type { CoreMessage } from "./types/core/types.js";

/** A message of the modules in English: a puzzle's `statement`, for instance. */
export function inWords(message: CoreMessage | string): string;

/** Thrown where a link, a text or a value is refused. `message` has the reason in English. */
export class Refusal extends Error {
  /** The code of the reason, which stays where its English may change. */
  readonly code: string;
  readonly args: CoreMessage["args"];
  /** The key of a link that is wrong, and what it held; undefined where no link was read. */
  readonly key: string | undefined;
  readonly value: string | undefined;
  /** Whether the full bundle may read a link that the core bundle cannot. */
  readonly beyond: boolean;
}
