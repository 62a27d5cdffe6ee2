import type { Compiled } from "./lazy.js";

/** The address of the module, or the module itself: your bundler decides, and `init` takes both. */
declare const wasm: string & Compiled;
export default wasm;
