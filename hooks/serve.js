// `node hooks/serve.js HOST PORT [ARGUMENT...]` serves the page as built by Trunk, rebuilt after each change. It also
// serves the full module, which is built at the page's first request, because it takes as long as all other parts.
// Trunk passes those requests on.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { spawn } from "node:child_process";
import { extname } from "node:path";
import { boards, full, LATER } from "./modules.js";

const [host, port, ...args] = process.argv.slice(2);
/** Cargo's profile, which makes fast enough code on all cores, and recompiles within seconds. */
const PROFILE = "serve";
/** @type {Record<string, string>} */
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json" };

/** The build of the full module in progress. @type {Promise<{ glue: string, wasm: string }> | null} */
let under = null;

/** Builds the full module of the current sources; cargo determines which parts are fresh. */
async function made() {
  const begun = Date.now();
  console.log("· the full solver, which the page asks for: building");
  const paths = await full("target/serve-full", PROFILE);
  console.log(`· the full solver: ${Math.round((Date.now() - begun) / 1000)} s`);
  return paths;
}

/** @param {string} ending */
async function content(ending) {
  const { glue, wasm } = await (under ??= made().finally(() => void (under = null)));
  if (ending === ".json") return boards(glue, readFileSync(wasm));
  return readFileSync(ending === ".js" ? glue : wasm);
}

const server = createServer((request, response) => {
  const ending = extname(new URL(request.url ?? "", "http://localhost").pathname);
  content(ending).then(
    (found) => response.writeHead(200, { "Content-Type": TYPES[ending], "Cache-Control": "no-store" }).end(found),
    (error) => {
      console.error(`✗ the full solver could not be built: ${error.message}`);
      response.writeHead(500).end();
    },
  );
});

server.listen(0, "127.0.0.1", () => {
  const { port: own } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const proxy = ["--proxy-backend", `http://127.0.0.1:${own}/`, "--proxy-rewrite", `/${LATER}/`];
  const where = ["--address", host, "--port", port, "--dist", "target/served"];
  const trunk = spawn("trunk", ["serve", "--cargo-profile", PROFILE, ...where, ...proxy, ...args], {
    stdio: "inherit",
  });
  trunk.on("exit", (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => trunk.kill(signal));
});
