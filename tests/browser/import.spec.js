// Import: typed, pasted, dropped, opened; in the forms that people have it in.

import { expectAccessible } from "./support/axe.js";
import { expect, limit, test } from "./support/fixture.js";
import { button, openFresh, paste, ready } from "./person.js";

/** @typedef {import("@playwright/test").Page} Page */

const ORIGINAL = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** The link's givens. @param {Page} page */
const givens = (page) => new URL(page.url()).hash.match(/givens=([^&]*)/)?.[1];

/** @param {Page} page */
const dialog = (page) => page.getByRole("dialog", { name: "Import a sudoku" });

/** @param {Page} page @param {string} text */
async function importSudoku(page, text) {
  await button(page, "Import").click();
  await dialog(page).getByRole("textbox").fill(text);
}

/** @param {string} text */
const rows = (text) => text.match(/.{9}/g) ?? [];
const framed = rows(ESCARGOT)
  .map((row) => `|${row.match(/.{3}/g)?.join("|")}|`)
  .flatMap((row, i) => (i % 3 === 0 ? ["+---+---+---+", row] : [row]))
  .join("\n");

/** @type {[string, string][]} */
const forms = [
  ["81 characters", ESCARGOT],
  ["zeros for blanks", ESCARGOT.replaceAll(".", "0")],
  ["nine lines", rows(ESCARGOT).join("\n")],
  ["a frame", framed],
  [".sdk with headers", `#Aa.u. Thor\n#DA snail\n${rows(ESCARGOT).join("\r\n")}\r\n`],
  [
    "commas",
    rows(ESCARGOT)
      .map((row) => [...row].join(",").replaceAll(".", ""))
      .join("\n"),
  ],
  [
    "a forum's frame",
    `Help!\n${[".-------.-------.-------.", ...rows(ESCARGOT).map((row) => `| ${[...row].join(" ")} |`), "'---'---'"].join("\n")}`,
  ],
  ["full-width digits", ESCARGOT.replace(/./g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))],
  ["a link of the app itself", `https://example.org/#puzzle=sudoku&givens=${ESCARGOT}&seed=7`],
  ["a SudokuWiki link", `https://www.sudokuwiki.org/sudoku.htm?bd=${ESCARGOT.replaceAll(".", "0")}`],
  ["a SudokuExchange link", `https://sudokuexchange.com/play/?s=${ESCARGOT.replaceAll(".", "0")}`],
];
test("reads grids and links in every form that people have", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(limit(120_000));
  for (const [name, text] of forms) {
    await openFresh(page, "puzzle=sudoku&seed=3");
    await ready(page);
    await importSudoku(page, text);
    await expect(dialog(page).getByRole("status"), name).toHaveText(/^9 × 9, 23 givens, read as /);
    await button(page, "Use this puzzle").click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => givens(page)).toBe(ESCARGOT);
    await expect(page.getByRole("button", { name: "Puzzles: AI Escargot 23 givens" })).toBeVisible();
  }
});

/** A puzzle with its f-puzzles JSON as lz-string packs it: a knight's rule, a diagonal and a cage that are not sudoku's. */
const PACKED_GIVENS = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
const PACKED = [
  "N4IgzglgXgpiBcBOANCALhNAbO8QC0B3AN6wDMACQGoIRUBDAVzQAsB7AJwRAFs5UBzdhAAmCANpjQANzpYGuAMwCIUmADsEadvI",
  "C+yabPkIAbHuBmL+ywbm4ATMtUb4W3VYC6ySdZ9X9IGVsEFBB+FXVNbRgzAMNcY0cIlyiYwKN4ABZE51doz0lYoPgHUPCclL8bdI",
  "AObMi3c0rrQvSAVjrkhp18qtwARg7c1LiEAHZBisapltxa0qd66Kamnt9ehBKwhc6lqbWZsYndVeXptNx2+aShyoPMo92LE7ORpA",
  "e1j+fhooSr8q7bucEFk/ot9kD4JcttcUs87psymDAa8QtD/o9/BDfmikXsPJ4QABrCBYHDsADGdH4uAK5JgpLA4hAACU+gBhPogA",
  "kQkAKEDdVDCCBU1hqWQAakWguF/FFsgAtAgyLIwDBUCwYOxuKxeGhNeICXQ1BhCWoIPxmGgpeBWHIMKLxAM7IbyRhVGzRWAtHQIM",
  "bGfAxCAANIkskUNlUuDuHRAA",
].join("");
test(
  "reads links of f-puzzles and SudokuPad with their rules, and warns where a rule is left out",
  { tag: "@slow" },
  async ({ page }) => {
    for (const link of [
      `https://f-puzzles.com/?load=${PACKED}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(PACKED)}`,
    ]) {
      await openFresh(page, "puzzle=sudoku&seed=3");
      await ready(page);
      await importSudoku(page, link);
      await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 22 givens, read as /);
      const warning = dialog(page).getByRole("alert");
      await expect(warning).toBeEmpty();
      await expect(dialog(page)).toContainText("a diagonal, the knight’s move, and 1 cage");
      await expect(dialog(page).getByText("Left out: numbers that are not given (1).")).toBeVisible();
      await dialog(page)
        .getByRole("textbox")
        .fill(`https://www.sudokuwiki.org/jigsaw.htm?bd=${"1".padEnd(81, "0")}`);
      await expect(warning).toHaveText(/^This is a variant sudoku\. Without its extra rules it is another puzzle/);
      await expect(warning).toContainText("irregular regions");
      await expectAccessible(page);
      await dialog(page).getByRole("textbox").fill(link);
      await expect(warning).toBeEmpty();
      await button(page, "Use this puzzle").click();
      await expect.poll(() => givens(page)).toBe(PACKED_GIVENS);
      // These givens contradict each other under the rules, which are there to be seen.
      await expect(
        page.getByRole("button", { name: /^Puzzles: With a diagonal, the knight’s move, and 1 cage/ }),
      ).toBeVisible();
      await expect(page.getByRole("gridcell", { name: "row 3, column 3: 8, given, contradicts another" })).toHaveCount(
        1,
      );
    }
  },
);

test("what a scanner mistook is said", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=3");
  await ready(page);
  await importSudoku(page, ESCARGOT.replaceAll(".", "O").replaceAll("1", "l"));
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 23 givens, read as 81 characters/);
  await expect(dialog(page)).toContainText("The letter O is read as 0 (58). The letter l is read as 1 (3).");
});

test("of a link that does not hold its puzzle it says what to do instead", async ({ page }) => {
  for (const [link, why] of [
    ["https://sudokupad.app/abc12345", "SudokuPad keeps this puzzle, and the link does not contain it;"],
    ["https://sudokupad.app/scfN4IgzglgXg", "This form of SudokuPad (scf, classic) is not read;"],
  ]) {
    await openFresh(page, "puzzle=sudoku&seed=3");
    await ready(page);
    await importSudoku(page, link);
    const verdict = dialog(page).getByRole("status");
    await expect(verdict).toContainText(why);
    await expect(verdict).toContainText(
      "open it there and type its givens into the board here (Edit), or import its f-puzzles link.",
    );
    await expect(button(page, "Use this puzzle")).toBeDisabled();
  }
});

test("a paste anywhere opens it, on other puzzles too", async ({ page }) => {
  await page.goto("./");
  await ready(page);
  await paste(page, ESCARGOT);
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 23 givens/);
  await button(page, "Use this puzzle").click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect.poll(() => givens(page)).toBe(ESCARGOT);
});

test("a file is dropped on the page, or opened", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "snail.sdk"));
    return transfer;
  }, rows(ESCARGOT).join("\n"));
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 23 givens/);
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Open a file").click();
  await (await chooser).setFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(ORIGINAL) });
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 22 givens/);
});

test("of a list, one is chosen", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, `${ORIGINAL}\n${ESCARGOT}\n`);
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 22 givens/);
  const choices = dialog(page).getByRole("radio");
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toBeChecked();
  // By keys, as any radio.
  await choices.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("status")).toHaveText(/^9 × 9, 23 givens/);
  await expectAccessible(page);
  await button(page, "Use this puzzle").click();
  await expect.poll(() => givens(page)).toBe(ESCARGOT);
});

test("of a list, what is said of a puzzle is said when it is chosen", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  const game = (/** @type {string} */ puzzle, /** @type {number} */ entered) => {
    let left = entered;
    const cells = [...puzzle].map((char) => (char !== "." ? `${char}|0|0|` : left-- > 0 ? "5|0|1|" : "0|0|1|"));
    return `<game data="version: 4&#10;${cells.join("")}" />`;
  };
  const file = `<opensudoku version="3"><folder name="Easy">${game(ORIGINAL, 0)}${game(ESCARGOT, 2)}</folder></opensudoku>`;
  await importSudoku(page, file);
  const verdict = dialog(page).getByRole("status");
  const leftOut = dialog(page).getByText("Left out: numbers that are not given (2).");
  await expect(verdict).toHaveText("9 × 9, 22 givens, read as OpenSudoku file.");
  await expect(leftOut).toBeHidden();
  await dialog(page)
    .getByRole("radio", { name: /^Easy #2/ })
    .check();
  await expect(verdict).toHaveText("9 × 9, 23 givens, read as OpenSudoku file.");
  await expect(leftOut).toBeVisible();
  await dialog(page)
    .getByRole("radio", { name: /^Easy #1/ })
    .check();
  await expect(leftOut).toBeHidden();
});

test("the title of a puzzle alone is shown, and of a list, which of its puzzles contradict themselves", async ({
  page,
}) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, `I could not do this one.\n${framed}`);
  await expect(dialog(page).getByRole("status")).toHaveText(/ Title: “I could not do this one\.”\.$/);
  await dialog(page)
    .getByRole("textbox")
    .fill(`${ORIGINAL}\n33${ORIGINAL.slice(2)}`);
  await expect(dialog(page).getByRole("radio", { name: /Two 3s in row 1/ })).toHaveCount(1);
});

test("of a text, what is no puzzle is named before one is used; a killer of a list keeps its cages", async ({
  page,
}) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  const killer = `puzzle=sudoku&givens=${".".repeat(81)}&cages=15.1112_10.1314`;
  await importSudoku(page, `Hello,\nMonday\n${framed}\n${ORIGINAL.slice(1)}\n${killer}\nBye.`);
  await expect(dialog(page).getByRole("radio")).toHaveCount(2);
  await expect(dialog(page).getByRole("radio", { name: "Monday 23 givens" })).toBeChecked();
  await expect(dialog(page)).toContainText(
    /Left out: 'Hello,' \(line 1\) and 'Bye\.' \(line \d+\)\. Left out: line \d+: There are 80 cells; [^.]*1296\.$/m,
  );
  await dialog(page).getByRole("radio").nth(1).check();
  await expect(dialog(page)).toContainText("Read with its rules: 2 cages.");
  await button(page, "Use this puzzle").click();
  await expect.poll(() => new URL(page.url()).hash).toContain("cages=15.1112_10.1314");
});

test("of a long list, some are shown at once, and more when asked for", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, `${ORIGINAL}\n`.repeat(130));
  const choices = dialog(page).getByRole("radio");
  await expect(choices).toHaveCount(60);
  await button(page, "Show more (70 left)").click();
  await expect(choices).toHaveCount(120);
  await button(page, "Show more (10 left)").click();
  await expect(choices).toHaveCount(130);
  await expect(dialog(page).getByRole("button", { name: /^Show more/ })).toBeHidden();
});

test("while another text is being read, none is used", async ({ page }) => {
  await page.goto("./#puzzle=sudoku&seed=3");
  await ready(page);
  await importSudoku(page, ORIGINAL);
  await expect(button(page, "Use this puzzle")).toBeEnabled();
  const meanwhile = await dialog(page)
    .getByRole("textbox")
    .evaluate((node, text) => {
      const box = /** @type {HTMLTextAreaElement} */ (node);
      box.value = text;
      box.dispatchEvent(new Event("input", { bubbles: true }));
      return /** @type {HTMLButtonElement} */ (document.getElementById("import-use")).disabled;
    }, ESCARGOT);
  expect(meanwhile).toBe(true);
  await button(page, "Use this puzzle").click();
  await expect.poll(() => givens(page)).toBe(ESCARGOT);
});

test("letters are guessed, and the guess can be changed", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, `01${".".repeat(13)}F${".".repeat(240)}`);
  const letters = dialog(page).getByRole("combobox", { name: "Digits are written as" });
  await expect(letters.getByRole("option", { selected: true })).toHaveText("0-9A-F");
  await letters.selectOption("1-9A-G");
  await expect(dialog(page).getByRole("status")).toHaveText(/^16 × 16, 2 givens/);
  await button(page, "Use this puzzle").click();
  await expect.poll(() => givens(page)).toBe(`.1${".".repeat(13)}F${".".repeat(240)}`);
});

test("what cannot be read is refused in a sentence that says where", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, ORIGINAL.replace("9642", "9§42"));
  await expect(dialog(page).getByRole("status")).toHaveText(/17.*§|§.*17/);
  await expect(button(page, "Use this puzzle")).toBeDisabled();
  await expectAccessible(page);
  const refusal = (await dialog(page).getByRole("status").textContent()) ?? "";
  await dialog(page).getByRole("textbox").fill("<img src=x onerror=alert(1)>");
  // Only then it has been read.
  await expect(dialog(page).getByRole("status")).not.toHaveText(refusal);
  await expect(page.locator("img")).toHaveCount(0);
  expect(givens(page)).toBe(ORIGINAL);
});

test("givens that contradict each other open to be mended", async ({ page }) => {
  await page.goto("./#puzzle=sudoku");
  await ready(page);
  await importSudoku(page, `33${".".repeat(14)}`);
  await expect(dialog(page).getByRole("status")).toContainText("Two 3s in row 1, columns 1 and 2");
  await button(page, "Use this puzzle").click();
  await expect(button(page, "Done")).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(button(page, "Start")).toBeDisabled();
  await expect(page.getByRole("gridcell", { name: "row 1, column 1:" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect.poll(() => givens(page)).toBe(`.3${".".repeat(14)}`);
  await expect(button(page, "Start")).toBeEnabled();
});
