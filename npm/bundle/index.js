import init from "./lazy.js";

export * from "./lazy.js";

await init();
