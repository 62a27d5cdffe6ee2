import init from "./lazy.workerd.js";

export * from "./lazy.workerd.js";

await init();
