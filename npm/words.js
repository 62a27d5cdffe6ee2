// What the modules throw, as an error with a message in English.

import { inWords, refusalOf } from "../www/text/core.js";

export { inWords };

/** A link, a text or a value was refused. */
export class Refusal extends Error {
  /** @param {import("../www/core/types.js").CoreMessage | (import("../www/core/types.js").LinkError & { beyond: boolean })} what */
  constructor(what) {
    super("key" in what ? refusalOf(what) : inWords(what));
    this.name = "Refusal";
    const { code, args } = "key" in what ? what.message : what;
    this.code = code;
    this.args = args;
    this.key = "key" in what ? what.key : undefined;
    this.value = "key" in what ? what.value : undefined;
    this.beyond = "key" in what && what.beyond;
  }
}

/** What a module throws, as people can read it. @param {any} thrown */
export const refused = (thrown) =>
  thrown instanceof Error || typeof (thrown?.message ?? thrown)?.code !== "string" ? thrown : new Refusal(thrown);
