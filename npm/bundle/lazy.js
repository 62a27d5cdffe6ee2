import start from "./glue.js";

export { NAMES } from "./glue.js";
export { Refusal, inWords } from "../words.js";

let started;

/** Compiles the module once. It is fetched from beside this file, or from where you say. */
export default function init(from = new URL("./annealing-lab-BUNDLE.wasm", import.meta.url)) {
  started ??= start({ module_or_path: from }).then(
    () => {},
    (error) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}
