// The npm package as other people have it: installed from the packed tarball, and what its README shows.

import { execFileSync } from "node:child_process";
import { createReadStream, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = new URL("../../", import.meta.url);
const path = (/** @type {string} */ place) => fileURLToPath(new URL(place, TOP));
const VERSION = /^version = "(.*)"/m.exec(readFileSync(path("Cargo.toml"), "utf8"))?.[1];
export const TARBALL = path(`target/npm/annealing-lab-${VERSION}.tgz`);

/**
 * Somebody's folder, fresh, in which the package is installed; and the small app, if that is asked for.
 * @param {string} name below target/
 */
export function installed(name, app = false) {
  const folder = path(`target/${name}/`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  execFileSync("npm", ["install", "--offline", "--silent", "--no-audit", "--no-fund", TARBALL], { cwd: folder });
  if (app) cpSync(path("tests/npm/app/"), folder, { recursive: true });
  return folder;
}

/** The README's examples by name, each with what it is to print, if the README says that. */
export function examples() {
  const readme = readFileSync(path("npm/README.md"), "utf8");
  const all = readme.matchAll(/<!-- example: (.*) -->\n\n```js\n([^]*?)```(?:\n\n(?:.*:\n\n)?```text\n([^]*?)```)?/g);
  return new Map([...all].map(([, name, code, prints]) => [name, { code, prints }]));
}

/** The module of the package, as Node has it. @returns {Promise<typeof import("annealing-lab")>} */
export const inNode = (folder = path("target/npm/annealing-lab/"), bundle = "full") =>
  import(new URL(`${bundle}/index.node.js`, `file://${folder}`).href);

/** What the small app's runs give in Node. */
export async function expected() {
  const { Solver } = await inNode();
  return ["puzzle=octa&seed=7", "puzzle=magic19&seed=7"].map((link) => {
    const solver = new Solver(link);
    while (solver.step(1000).status === "running");
    return solver.result();
  });
}

/** @type {Record<string, string>} */
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** Serves a folder as it is, on a free port of the loopback. @param {string} folder */
export async function served(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
