// The npm package in a browser: a small app built by esbuild as its README says, in the page and in a worker; without a bundler; and
// the element. Other tools have their turn in tests/npm/.

import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, forgive, test } from "./support/fixture.js";
import { examples, expected, installed, served } from "../npm/package.js";

/** @type {import("esbuild").BuildOptions} */
const LIKE_README = { bundle: true, format: "esm", target: "es2022", loader: { ".wasm": "file" }, logLevel: "warning" };

test("an app that esbuild builds of the npm package runs in page and worker, and shows the element", async ({
  page,
  server,
  complaints,
}) => {
  const folder = installed("npm-in-esbuild", true);
  const own = join(folder, "node_modules/annealing-lab");
  const outdir = join(folder, "out");
  // The modules are copied beside the bundle.
  await build({ ...LIKE_README, entryPoints: ["main.js", "worker.js", "runs.js"], absWorkingDir: folder, outdir });
  copyFileSync(join(folder, "index.html"), join(outdir, "index.html"));
  for (const name of ["full", "core"])
    copyFileSync(join(own, name, `annealing-lab-${name}.wasm`), join(outdir, `annealing-lab-${name}.wasm`));
  // Or a loader gives the address.
  const shown = `const solver = new Solver("puzzle=octa&seed=7");
    while (solver.step(1000).status === "running");
    document.body.append(solver.result());`;
  writeFileSync(join(folder, "app.js"), `${examples().get("app.js")?.code}${shown}`);
  await build({ ...LIKE_README, entryPoints: ["app.js"], absWorkingDir: folder, outdir });
  const blank = (/** @type {string} */ script) =>
    `<!doctype html><title>App</title><link rel="icon" href="data:,"><body><script type="module">${script}</script>`;
  writeFileSync(join(outdir, "loaded.html"), blank('import "./app.js";'));
  // Or there is no bundler at all.
  writeFileSync(
    join(folder, "plain.html"),
    blank(`import { Solver } from "./node_modules/annealing-lab/full/index.js";${shown}`),
  );

  const app = await served(folder);
  forgive(complaints, new RegExp(`^request to another origin: ${app.url}`));
  const [octa, magic19] = await expected();
  await page.goto(`${app.url}out/?site=${encodeURIComponent(server.url)}`);
  await expect(page.getByLabel("Page")).toHaveText(octa);
  await expect(page.getByLabel("Worker")).toHaveText(magic19);
  await expect(page.getByLabel("Runs")).toHaveText("a solved, b not_seed, c running, d cancelled");
  const run = page.frameLocator("iframe[title='Magic 19']");
  await expect(run.getByRole("heading", { name: "Magic 19" })).toBeVisible();
  await expect(run.getByRole("button", { name: "Start" })).toBeVisible();
  for (const other of ["out/loaded.html", "plain.html"]) {
    await page.goto(app.url + other);
    await expect(page.locator("body"), other).toContainText(octa);
  }
  app.close();
});
