// The worker is replaced when it breaks.

import { test, expect, forgive } from "./support/fixture.js";
import { board, button, readout, ready, returnTo } from "./person.js";

test("a worker that breaks is replaced, and the page says so", async ({ page, context, complaints }) => {
  await page.goto("./#seed=20&cooling=constant&t0=0.1");
  await ready(page);
  await button(page, "Start").click();
  await expect(readout(page, "Move")).not.toHaveText("0");
  const returned = await returnTo(page);
  await page.workers()[0].evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("a cosmic ray");
      }),
  );
  const notice = page.getByRole("alert").filter({ hasText: "stopped unexpectedly" });
  const words = /The solver stopped unexpectedly: .*a cosmic ray\. A fresh one replays the same run to move ([\d,]+)\./;
  await expect(notice).toHaveText(words);
  const move = words.exec((await notice.textContent()) ?? "")?.[1] ?? "";
  await returned(move);
  const there = await board(page);
  const other = await context.newPage();
  await other.goto(`./#seed=20&cooling=constant&t0=0.1&at=${move.replaceAll(",", "")}`);
  await expect(readout(other, "Move")).toHaveText(move);
  await expect(other.getByRole("status")).toHaveText(new RegExp(`^Paused at move ${move}`));
  expect(await board(other)).toEqual(there);
  // The ray itself is reported on the console, and nothing else.
  forgive(complaints, /a cosmic ray/);
});

test("a worker that cannot be loaded is reported, in words", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: "x" }));
  await page.goto("./");
  await expect(page.getByRole("alert").filter({ hasText: "could not be started" })).toContainText(
    "Reload the page to try again.",
  );
  await expect(button(page, "Start")).toBeDisabled();
});

test("settings are measured in slices: how far that is is seen, and Cancel ends it", async ({ page }) => {
  await page.goto("./#puzzle=magic19");
  await ready(page);
  const blank = ".".repeat(625);
  const link = `puzzle=sudoku&givens=${blank}&extra=diagonals,knight&solver=anneal&preset=auto`;
  // It may be over before a hand gets there: the press comes with the words.
  const said = await page.evaluate(
    (link) =>
      new Promise((resolve) => {
        const text = /** @type {HTMLElement} */ (document.getElementById("notice-text"));
        const cancel = /** @type {HTMLButtonElement} */ (document.getElementById("notice-again"));
        new MutationObserver((_, observer) => {
          if (!/^Measuring/.test(text.textContent ?? "")) return;
          observer.disconnect();
          resolve(`${text.textContent} ${cancel.textContent}`);
          cancel.click();
        }).observe(text, { childList: true, characterData: true, subtree: true });
        location.hash = link;
      }),
    link,
  );
  expect(said).toMatch(/^Measuring which temperature suits this puzzle: \d+ %\. Cancel$/);
  await expect(page.getByText(/^Measuring/)).toBeHidden();
  await ready(page);
  await expect(page).toHaveURL(/puzzle=magic19/);
  await expect(page.getByRole("gridcell")).toHaveCount(19);
  // Measured to the end it opens.
  await page.evaluate(() => (location.hash = "puzzle=octa&preset=auto"));
  await expect(page).toHaveURL(/puzzle=octa.*t0=1\.25/);
});
