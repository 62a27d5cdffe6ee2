// The npm package with what other people build and run it by, set up as the package's README says. Those tools are not among the
// project's own packages: ./dev test slow installs them, locked, in target/tools/.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { build as bundle } from "esbuild";
import { examples, expected, installed, served, TARBALL } from "./package.js";

const HOME = new URL("../../target/tools/", import.meta.url);
const there = existsSync(new URL("node_modules/vite/", HOME));
assert.ok(there || !process.env.CI, "the tools are not installed in target/tools/");
const skip = there ? false : "the tools are not installed in target/tools/: ./dev test slow does that";

const { resolve } = createRequire(HOME);
const tool = (/** @type {string} */ name) => import(resolve(name));
const runs = await expected();

const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || undefined;
const browser = skip ? null : await chromium.launch({ executablePath, args });
after(() => browser?.close());

/** What pages show at their addresses, by labels. @param {[url: string, Record<string, string>][]} pages */
async function expectShown(...pages) {
  const page = await browser?.newPage();
  if (!page) throw new Error("there is no browser");
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  for (const [url, shown] of pages) {
    await page.goto(url);
    for (const [label, text] of Object.entries(shown)) {
      const place = page.getByLabel(label).filter({ hasText: text });
      await place.waitFor({ timeout: 20_000 }).catch(() => assert.fail(`${url}, ${label}: ${errors.join("; ")}`));
      assert.equal(await place.textContent(), text, label);
    }
  }
  assert.deepEqual(errors, []);
  await page.close();
}

/** What a server says where it begins to listen. @param {any} input @param {RegExp} pattern */
async function said(input, pattern) {
  for await (const line of createInterface({ input })) {
    const [found] = pattern.exec(line) ?? [];
    if (found) return found;
  }
  return assert.fail(`the server ended without ${pattern}`);
}

/** What the small app shows. */
const SHOWN = { Page: runs[0], Worker: runs[1], Runs: "a solved, b not_seed, c running, d cancelled" };

test("the small app runs in page and worker, as Vite builds it and as Vite serves it", { skip }, async () => {
  const { build, createServer } = await tool("vite");
  const root = installed("tools/vite", true);
  writeFileSync(join(root, "vite.config.js"), examples().get("vite.config.js")?.code ?? "");

  await build({ root, logLevel: "warn" });
  const built = await served(join(root, "dist"));
  await expectShown([built.url, SHOWN]);
  built.close();

  const server = await createServer({ root, logLevel: "warn", server: { host: "127.0.0.1", port: 0 } });
  await server.listen();
  await expectShown([server.resolvedUrls.local[0], SHOWN]);
  await server.close();
});

test("the small app runs in page and worker, as webpack builds it", { skip }, async () => {
  const { default: webpack } = await tool("webpack");
  const context = installed("tools/webpack", true);
  const path = join(context, "out");
  // The project's own tsconfig.json lies above the app.
  const own = { context, entry: "./main.js", output: { path }, resolve: { tsconfig: false } };
  const stats = await promisify(webpack)({ mode: "production", ...own });
  assert.deepEqual(stats.compilation.errors, []);
  copyFileSync(join(context, "index.html"), join(path, "index.html"));
  const built = await served(path);
  await expectShown([built.url, SHOWN]);
  built.close();
});

/** A page of Next.js that shows a run by a label. @param {string} head @param {string} body */
const nextPage = (head, body) => `${head}
import { Solver } from "annealing-lab";

function run() {
  const solver = new Solver("puzzle=octa&seed=7");
  while (solver.step(10_000).status === "running");
  return solver.result();
}

export default function Page() {
${body}
}
`;
/** An app of Next.js: a page that runs on the server and in the browser, one of the server alone, and a worker. @type {Record<string, string>} */
const NEXT = {
  "layout.js": 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  "page.js": nextPage(
    '"use client";\nimport { useEffect, useState } from "react";',
    `const [first] = useState(run);
     const [later, setLater] = useState("");
     const [worker, setWorker] = useState("");
     useEffect(() => {
       setLater(run());
       const worker = new Worker(new URL("./runs.js", import.meta.url), { type: "module" });
       worker.onmessage = ({ data }) => data.kind === "progress" || setWorker(data.result.status);
       worker.postMessage({ id: 1, link: "puzzle=octa&seed=7" });
     }, []);
     return <><output aria-label="First">{first}</output><output aria-label="Later">{later}</output><output aria-label="Worker">{worker}</output></>;`,
  ),
  "runs.js": 'import "annealing-lab/worker";',
  "server/page.js": nextPage(
    'export const dynamic = "force-dynamic";',
    '  return <output aria-label="Server">{run()}</output>;',
  ),
};

test(
  "an app of Next.js runs in a client page, a server component and a worker, without a setting for the package",
  { skip },
  async (t) => {
    const folder = installed("tools/next");
    for (const [name, code] of Object.entries(NEXT)) {
      mkdirSync(dirname(join(folder, "app", name)), { recursive: true });
      writeFileSync(join(folder, "app", name), code);
    }
    // The project's own tsconfig.json lies above the app.
    const own = `export default { turbopack: { root: ${JSON.stringify(fileURLToPath(HOME))} } };`;
    writeFileSync(join(folder, "next.config.js"), own);
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
    const next = resolve("next/dist/bin/next");
    const built = spawnSync(process.execPath, [next, "build"], { cwd: folder, env, encoding: "utf8" });
    assert.equal(built.status, 0, built.stdout + built.stderr);
    const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", "0"], {
      ...{ cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] },
    });
    t.after(() => server.kill());
    const url = await said(server.stdout, /http:\/\/127\.0\.0\.1:\d+/);
    await expectShown(
      [url, { First: runs[0], Later: runs[0], Worker: "solved" }],
      [`${url}/server`, { Server: runs[0] }],
    );
  },
);

test("a Worker of Cloudflare runs it, bundled as wrangler does", { skip }, async (t) => {
  const folder = installed("tools/cloudflare");
  writeFileSync(join(folder, "worker.js"), examples().get("worker.js")?.code ?? "");
  const conditions = ["workerd", "worker", "browser"];
  await bundle({
    ...{ absWorkingDir: folder, entryPoints: ["worker.js"], bundle: true, format: "esm", outdir: "out", conditions },
    ...{ loader: { ".wasm": "copy" }, assetNames: "[name]", logLevel: "warning" },
  });
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
     const config :Workerd.Config = (
       services = [(name = "app", worker = (compatibilityDate = "2025-01-01", modules = [
         (name = "worker.js", esModule = embed "out/worker.js"),
         (name = "annealing-lab-full.wasm", wasm = embed "out/annealing-lab-full.wasm"),
       ]))],
       sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")],
     );`,
  );
  const { default: workerd } = await tool("workerd");
  const server = spawn(workerd.default, ["serve", "config.capnp", "--control-fd=3"], {
    ...{ cwd: folder, stdio: ["ignore", "inherit", "inherit", "pipe"] },
  });
  t.after(() => server.kill());
  const port = await said(server.stdio[3], /(?<="port":)\d+/);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  assert.equal(await answer.text(), runs[0]);
});

test("React knows the element and its attributes, and bundlers the type of the module", { skip }, () => {
  const folder = installed("tools/react");
  writeFileSync(
    join(folder, "app.tsx"),
    `import { useRef } from "react";
     import { type AnnealingLabElement, define } from "annealing-lab/element";
     import init from "annealing-lab/lazy";
     import wasm from "annealing-lab/full.wasm";
     import core from "annealing-lab/core.wasm";
     define("/lab/");
     await init(new URL(wasm, import.meta.url));
     await init(core);
     export function Lab() {
       const lab = useRef<AnnealingLabElement>(null);
       return (
         <annealing-lab ref={lab} key="a" link="puzzle=octa" title="Octa" className="wide" autoplay speed={30}
           onsolved={({ detail }) => console.log(detail.moves)} onClick={() => lab.current?.start()}>
           <a href="/lab/">Octa</a>
         </annealing-lab>
       );
     }
     // @ts-expect-error it shows a link
     export const without = <annealing-lab title="Octa" />;
     // @ts-expect-error there is no such attribute
     export const wrong = <annealing-lab link="puzzle=octa" colour="red" />;
     // @ts-expect-error a run that is ready has no moves yet
     export const early = <annealing-lab link="puzzle=octa" onready={({ detail }) => detail.moves} />;`,
  );
  const tsc = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
  for (const how of [["esnext", "--moduleResolution", "bundler"], ["nodenext"]]) {
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--jsx",
      "react-jsx",
      "--types",
      "",
    ];
    assert.equal(
      spawnSync(tsc, [...options, "--module", ...how, "app.tsx"], { cwd: folder, encoding: "utf8" }).stdout,
      "",
    );
  }
});

test("its entries resolve for every tool that reads them, with types", { skip }, async () => {
  const tarball = new Uint8Array(readFileSync(TARBALL));
  const { checkPackage, createPackageFromTarballData } = await tool("@arethetypeswrong/core");
  const { problems } = await checkPackage(createPackageFromTarballData(tarball));
  // What TypeScript 6 has left: it read no exports. And Node requires modules since the oldest that the package is for.
  const LEFT = [
    ["NoResolution", "node10"],
    ["CJSResolvesToESM", "node16-cjs"],
  ].map((pair) => pair.join());
  assert.deepEqual(
    problems.filter(
      (/** @type {{ kind: string, resolutionKind: string }} */ { kind, resolutionKind }) =>
        !LEFT.includes([kind, resolutionKind].join()),
    ),
    [],
  );
  const { publint } = await tool("publint");
  assert.deepEqual((await publint({ pack: { tarball: tarball.buffer }, strict: true })).messages, []);
});
