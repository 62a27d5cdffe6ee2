// The worker is replaced when it breaks.

import { test, expect, forgive } from "./support/fixture.js";
import { board, button, readout, ready } from "./person.js";

test("a worker that breaks is replaced, and the page says so", async ({ page, complaints }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  const start = await board(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  await page.workers()[0].evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("a cosmic ray");
      }),
  );
  await expect(page.getByRole("alert").filter({ hasText: "stopped unexpectedly" })).toHaveText(
    /The solver stopped unexpectedly: .*a cosmic ray\. A fresh one has taken over at the start of the same run\./,
  );
  await ready(page);
  await expect(readout(page, "Move")).toHaveText("0");
  expect(await board(page)).toEqual(start);
  await button(page, "Step").click();
  await expect(readout(page, "Move")).toHaveText("1");
  // The ray itself is told on the console, and nothing else.
  forgive(complaints, /a cosmic ray/);
});

test("a worker that cannot be loaded is told, in words", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: "x" }));
  await page.goto("./");
  await expect(page.getByRole("alert").filter({ hasText: "could not be started" })).toContainText(
    "Reload the page to try again.",
  );
  await expect(button(page, "Start")).toBeDisabled();
});
