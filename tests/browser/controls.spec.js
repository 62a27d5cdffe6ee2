// Every control there is, pressed twice at once and held down.

import { expect, forgive, limit, test } from "./support/fixture.js";
import { button, readout, ready, look } from "./person.js";

/** What pressing everything may lead to, and no fault: the cell that is to be pinned is pinned by the press before. */
const EXPECTED = /^(This intervention is not possible at this move\. .*)?$/;

/** @type {[string, string][]} */
const VIEWS = [
  ["a run", "seed=7&moves=1000000000&found=first&restart=none&preset=published"],
  ["a sudoku", "puzzle=sudoku&seed=7"],
  ["a search", "puzzle=octa&solver=astar"],
  ["a comparison", "compare&seeds=1..4&moves=1000"],
];

for (const [what, link] of VIEWS) {
  test(
    `${what}: every button twice at once and held down leaves the page in order`,
    { tag: what === "a run" ? [] : "@slow" },
    async ({ page, context, complaints }) => {
      test.setTimeout(limit(150_000));
      // No person presses here, so the browser would soon take its permission to copy back.
      await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
      // What the page has asked for. Of what a worker asked for nobody hears when the worker is ended meanwhile.
      const coming = new Set();
      page.on("request", (request) => /worker|annealing-lab/.test(request.url()) || coming.add(request));
      page.on("requestfinished", (request) => coming.delete(request));
      page.on("requestfailed", (request) => coming.delete(request));
      await page.goto("./#seed=7");
      await ready(page);
      await page.evaluate((link) => void (location.hash = link), link);
      // What is asked for is there when its whole link stands in the address.
      await expect(page).toHaveURL(/#(compare&)?v=2&/);
      await expect(page.locator("#notice")).toBeHidden();
      if (link.startsWith("compare")) await expect(page.locator("#compare-progress")).toHaveText(/runs to do/);
      await page.waitForTimeout(500);
      // All that is said over the page from now on.
      await page.evaluate(() => {
        const said = /** @type {string[]} */ ([]);
        Object.assign(globalThis, { said });
        const notice = document.querySelector("#notice");
        const look = () =>
          notice?.checkVisibility() && said.push(notice.querySelector("#notice-text")?.textContent ?? "");
        if (notice) new MutationObserver(look).observe(notice, { attributes: true, childList: true, subtree: true });
      });
      const pressed = await page.evaluate(async () => {
        /** @type {Set<Element>} */
        const done = new Set();
        const frames = async () => {
          for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        };
        /** @param {Element} root */
        const pressAll = async (root) => {
          for (const control of root.querySelectorAll("button, summary, [role=tab], [type=checkbox], [type=radio]")) {
            if (!(control instanceof HTMLElement) || done.has(control) || control.matches(":disabled")) continue;
            if (!control.checkVisibility({ visibilityProperty: true })) continue;
            done.add(control);
            control.focus();
            // Two clicks are a double click; what a key that is held does to a button is one click after the other.
            for (let i = 0; i < 2; i++) control.click();
            control.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, cancelable: true }));
            for (let i = 0; i < 10; i++) {
              for (const key of ["Enter", " "])
                control.dispatchEvent(
                  new KeyboardEvent("keydown", { key, repeat: i > 0, bubbles: true, cancelable: true }),
                );
              control.click();
            }
            await frames();
            const opened = document.querySelector("dialog[open]");
            if (!(opened instanceof HTMLDialogElement) || opened === root) continue;
            await pressAll(opened);
            opened.close();
          }
        };
        await pressAll(document.body);
        return [...done].map(({ id }) => id);
      });
      // The header, the view and its dialogs; which others can be pressed depends on what the presses before have done, and when.
      expect(pressed).toEqual(expect.arrayContaining(["library-open", "theme", "help-open", "help-close"]));
      expect(pressed.length).toBeGreaterThanOrEqual(11);
      // A click that nobody made with a hand opens no dialog for files, and the browser says so.
      forgive(complaints, /user activation/);
      await expect(page.locator("#failure")).toBeHidden();
      // What was pressed last may come late: a dialog over the page, or another run in place of this one.
      await expect.poll(() => coming.size).toBe(0);
      await expect(page.locator("#loading")).toBeHidden();
      await page.evaluate(() => {
        for (const dialog of document.querySelectorAll("dialog")) dialog.close();
        location.hash = "puzzle=magic19&seed=9";
      });
      await expect(page).toHaveURL(/#v=2&puzzle=magic19&.*&seed=9$/);
      await ready(page);
      // One of what was pressed hides the instruments.
      const all = look(page, "All");
      if (await all.isVisible()) await all.click();
      await button(page, "Step").click();
      await expect(readout(page, "Move")).toHaveText("1");
      const said = await page.evaluate(() => /** @type {any} */ (globalThis).said);
      expect(said.filter((/** @type {string} */ one) => !EXPECTED.test(one))).toEqual([]);
    },
  );
}
