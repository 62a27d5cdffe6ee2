import js from "@eslint/js";
import globals from "globals";

const places = {
  page: ["www/**/*.js", "python/**/*.js"],
  worker: ["www/worker.js", "www/sw.js", "npm/bundle/worker.js"],
  node: ["*.js", "hooks/**/*.{js,mjs}", "deploy/**/*.js", "release/**/*.js", "tests/**/*.js", "benches/**/*.js"],
};

export default [
  { ignores: ["dist/", "target/", "www/vendor/"] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-implicit-globals": "error",
      "no-var": "error",
      "prefer-const": "error",
      // A name that starts with _ says itself that it is not used.
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  { files: places.page, ignores: places.worker, languageOptions: { globals: globals.browser } },
  // A longer one hides its parts; a view that needs more is a class.
  {
    files: ["www/**/*.js"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  // Runs before anything is painted, which modules do not; and in other people's pages, which load no module of another origin.
  { files: ["www/first.js", "www/embed.js"], languageOptions: { sourceType: "script" } },
  { files: places.worker, languageOptions: { globals: globals.worker } },
  { files: ["npm/**/*.js"], ignores: places.worker, languageOptions: { globals: globals["shared-node-browser"] } },
  // Browser tests hand functions to the page, so both worlds' names are known there.
  { files: places.node, languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
