import start from "./glue.js";
import { take } from "../words.js";

export { NAMES } from "./glue.js";
export { Refusal, inWords } from "../words.js";

let started;

async function begin(from) {
  const given = await from;
  take("from of init", "From", given);
  await start({ module_or_path: given });
}

/** Compiles the module once. It is fetched from beside this file, or from where you say. */
export default function init(from = new URL("./annealing-lab-BUNDLE.wasm", import.meta.url)) {
  started ??= begin(from).catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
}
