export * from "./lazy.js";
