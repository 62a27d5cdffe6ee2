/**
 * Shows the page in other colours, and waits until it stands in them: drawn again, with no change of colour under way.
 * @param {import("@playwright/test").Page} page
 * @param {{ colorScheme: "light" | "dark", forcedColors?: "active" | "none" }} media
 */
export async function dress(page, media) {
  await page.emulateMedia(media);
  await page.evaluate(async () => {
    // What is drawn is drawn with the next frame.
    for (let frame = 0; frame < 2; frame++) {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}
