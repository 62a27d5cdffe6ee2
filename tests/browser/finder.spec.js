// Temperatures that suit: a sweep and what is best in it, T0 from a share; and the replicas of parallel tempering.

import { expect, limit, test } from "./support/fixture.js";
import { expectAccessible } from "./support/axe.js";
import { button, openFresh, readout, ready } from "./person.js";

test("a sweep finds a temperature, which is taken over", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Find a temperature").click();
  const dialog = page.getByRole("dialog", { name: "Find a temperature" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("combobox", { name: "Moves at each" }).selectOption("100,000");
  await expect(dialog.getByRole("status")).toHaveText(
    /^Best at [\d.]+: [\d.,]+( [kM])? moves to a solution, 95 % interval .* from [\d,]+ solutions\./,
    {
      timeout: limit(20_000),
    },
  );
  await expect(dialog.getByRole("img")).toHaveAccessibleName(/^\d+ temperatures: at .*Best: [\d.]+\.$/);
  await expectAccessible(page);
  const use = dialog.getByRole("button", { name: /^Use [\d.]+, held$/ });
  const best = /[\d.]+/.exec((await use.textContent()) ?? "")?.[0] ?? "";
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`cooling=constant&t0=${best}&`));
});

test("settings are measured for a puzzle, by a choice and by a link, and the address holds what was found", async ({
  page,
}) => {
  await page.goto("./#puzzle=octa&seed=3");
  await ready(page);
  const recommended = page.url();
  await page.getByLabel("Preset", { exact: true }).selectOption("Measured for this puzzle");
  await expect(page).not.toHaveURL(recommended);
  await expect(page).toHaveURL(/cooling=constant&t0=[\d.]+&restart=none/);
  await ready(page);
  const [found] = page.url().match(/t0=[\d.]+/) ?? [];
  await page.goto("about:blank");
  await page.goto("./#puzzle=octa&preset=auto");
  await expect(page).toHaveURL(new RegExp(`${found}&`));
  await ready(page);
  // A sudoku gets another solver.
  await openFresh(page, "puzzle=sudoku&seed=3");
  await ready(page);
  await page.getByLabel("Preset", { exact: true }).selectOption("Measured for this puzzle");
  await expect(page).toHaveURL(/solver=rebuild/);
  await button(page, "Start").click();
  await expect(page.locator("#sentence")).toHaveText(/^Solved/);
});

test("a sweep is stopped, begun again, and gone with its dialog", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  await button(page, "Find a temperature").click();
  const dialog = page.getByRole("dialog", { name: "Find a temperature" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("combobox", { name: "Moves at each" }).selectOption("10,000,000");
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Stopped.");
  await expect.poll(() => page.workers().length).toBe(1);
  await dialog.getByRole("button", { name: "Measure again" }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(1);
});

test("T0 is set from the share of worsenings that it accepts", async ({ page }) => {
  await page.goto("./#seed=20");
  await ready(page);
  const t0 = page.getByRole("textbox", { name: "T0" });
  const values = [];
  for (const share of ["80", "20"]) {
    await page.getByRole("spinbutton", { name: "Initial acceptance ratio %" }).fill(share);
    const before = await t0.inputValue();
    await button(page, "Set T0").click();
    await expect(t0).not.toHaveValue(before);
    values.push(Number(await t0.inputValue()));
  }
  expect(values[0]).toBeGreaterThan(values[1]);
  await page.getByRole("spinbutton", { name: "Initial acceptance ratio %" }).fill("100");
  await button(page, "Set T0").click();
  await expect(page.getByRole("spinbutton", { name: "Initial acceptance ratio %" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

test("replicas are shown from cold to hot", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#solver=tempering&seed=3&replicas=6&t0=3");
  await ready(page);
  const replicas = page.getByRole("list", { name: "Replicas, cold to hot" }).getByRole("listitem");
  await expect(replicas).toHaveCount(6);
  await expect(replicas.last()).toContainText("temperature 3");
  await button(page, "Start").click();
  await expect(replicas.first()).toContainText(/swaps with the next hotter replica accepted \d+ %/);
  await expect(page.getByRole("group", { name: "By hand" })).toBeHidden();
  await expectAccessible(page);
});

for (const puzzle of ["puzzle=sudoku&singles=off", "puzzle=magic19"])
  test(`eight chains side by side: the first that is solved is shown, and looking back works: ${puzzle}`, async ({
    page,
  }) => {
    await page.goto(`./#${puzzle}&solver=replicas&seed=2`);
    await ready(page);
    const replicas = page.getByRole("list", { name: "8 chains" }).getByRole("listitem");
    await expect(replicas).toHaveCount(8);
    await expect(replicas.last()).not.toContainText("exchanged");
    await button(page, "Full speed").click();
    await button(page, "Start").click();
    await expect(
      page
        .getByText(/^Solved/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(replicas.filter({ hasText: /^energy 0,/ })).toHaveCount(1);
    await page.keyboard.press("Home");
    await expect(readout(page, "Move")).toHaveText("0");
    await expectAccessible(page);
  });

test("what the start board has solved is not said to follow by singles", async ({ page }) => {
  await page.goto("./#puzzle=triangle-3-9&solver=replicas&seed=7");
  await ready(page);
  await expect(page.getByRole("status")).toHaveText("Solved before the first move.");
  await expect(button(page, "Solve it without singles")).toBeHidden();
  // Singles leave four cells open, which this seed fills rightly.
  const givens = "3..1...2.7..8..9.42.....3......8...2.4.2.15.7.8.....1.........68.63..2.55.79.....";
  await openFresh(page, `puzzle=sudoku&givens=${givens}&seed=3`);
  await expect(page.getByRole("status")).toHaveText("Solved before the first move.");
});

const PICTURES = [
  ["cooling=lam", "Target acceptance ratio: 100 %, 44 %, 0 %"],
  ["cooling=lundy-mees", "T(k) = T0 / (1 + k · rate · T0)"],
  ["solver=tempering", "T of 8 replicas"],
];
test("every schedule has its picture", { tag: "@slow" }, async ({ page }) => {
  for (const [link, formula] of PICTURES) {
    await openFresh(page, link);
    await ready(page);
    await expect(page.getByText(formula), link).toBeVisible();
  }
});
