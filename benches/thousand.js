// Measures how fast a thousand runs react to the thermometer: `./dev bench thousand`. For each problem it takes 20
// temperatures from hot to cold, and reports the milliseconds from the slider's event to the frame with the first runs.
// It also reports the time until all thousand runs are made.

import { serveDist } from "../tests/browser/support/server.js";
import { launch } from "./chromium.js";

const TEMPERATURES = 20;
/** The links, and the number of runs in the first answer. @type {[link: string, first: number][]} */
const PROBLEMS = [
  ["puzzle=magic19&moves=50000", 100],
  ["puzzle=octa", 10],
  ["puzzle=sudoku", 10],
  ["puzzle=tour", 10],
  ["puzzle=queens", 10],
  ["puzzle=colouring", 10],
  ["puzzle=ising", 10],
];

const { url, close } = await serveDist();
const browser = await launch();
console.log("problem            first  median ms  worst ms  thousand, median ms  longest frame ms");
for (const [link, first] of PROBLEMS) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}#${link}&look=runs`);
  await page.waitForFunction(() => /^With|^At/.test(document.querySelector("#sentence")?.textContent ?? ""));
  // The page is still fetching parts, and no person acts yet.
  await page.waitForTimeout(2000);
  const times = await page.evaluate(
    async ({ first, temperatures }) => {
      const slider = /** @type {HTMLInputElement} */ (document.querySelector("#temperature"));
      const made = () => Number((document.querySelector("#runs-of")?.textContent ?? "").replace(/\D/g, ""));
      const frame = () => new Promise(requestAnimationFrame);
      const [answers, wholes, frames] = [[], [], []].map(() => /** @type {number[]} */ ([]));
      for (let i = temperatures; i > 0; i--) {
        slider.value = String((1000 * i) / (temperatures + 1));
        const begun = performance.now();
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        const held = `t0=${document.querySelector("#temperature-value")?.textContent?.replaceAll(",", "")}`;
        const compare = /** @type {HTMLAnchorElement} */ (document.querySelector("#runs-compare"));
        let [last, there, answered] = [begun, false, false];
        while (!answered || made() < 1000) {
          await frame();
          const now = performance.now();
          frames.push(now - last);
          last = now;
          if (there && !answered && made() >= first) {
            answers.push(now - begun);
            answered = true;
          }
          // The next frame shows this temperature.
          there ||= compare.href.endsWith(held);
          if (now - begun > 6000) break;
        }
        wholes.push(performance.now() - begun);
      }
      return { answers, wholes, frames };
    },
    { first, temperatures: TEMPERATURES },
  );
  const median = (/** @type {number[]} */ of) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? NaN;
  const cells = [median(times.answers), Math.max(...times.answers), median(times.wholes), Math.max(...times.frames)];
  console.log(link.padEnd(28), String(first).padStart(4), ...cells.map((ms) => ms.toFixed(0).padStart(10)));
  await page.close();
}
await browser.close();
await close();
