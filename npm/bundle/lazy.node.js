import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initSync } from "./glue.js";
import { take } from "../words.js";

export { NAMES } from "./glue.js";
export { Refusal, inWords } from "../words.js";

/** Compiles the module once. It is read from beside this file, or from where you say. */
export default async function init(from = join(fileURLToPath(import.meta.url), "../annealing-lab-BUNDLE.wasm")) {
  const given = await from;
  take("from of init", "From", given);
  initSync({ module: typeof given === "string" || given instanceof URL ? readFileSync(given) : given });
}
