// Where the build has put the core: the small module that the page begins with, and the whole one. A leaf.

/**
 * The address of a file whose name only the build knows; index.html has it from there (see Trunk.toml).
 * @param {"glue" | "wasm" | "whole-glue" | "whole-wasm" | "whole-scalar"} name
 */
function builtFile(name) {
  const tag = document.querySelector(`meta[name="annealing-lab-${name}"]`);
  return new URL(tag?.getAttribute("content") ?? "", document.baseURI).href;
}

export const SMALL = { glue: builtFile("glue"), wasm: builtFile("wasm") };
export const WHOLE = {
  glue: builtFile("whole-glue"),
  wasm: builtFile("whole-wasm"),
  scalar: builtFile("whole-scalar"),
};
