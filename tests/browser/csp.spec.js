// What the page's own policy forbids, wherever it is hosted.

import { test, expect, forgive } from "./support/fixture.js";
import { ready } from "./person.js";

test("inline script, inline style, eval and HTML from text are blocked by the page itself", async ({
  page,
  server,
  complaints,
}) => {
  // Without the server's header: only what stands in the page.
  await page.route("**/where/", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["content-security-policy"];
    await route.fulfill({ response, headers });
  });
  const answer = await page.goto("./");
  expect(answer?.headers()["content-security-policy"]).toBeUndefined();
  await ready(page);
  const outcome = await page.evaluate(async () => {
    /** @type {string[]} */
    const blocked = [];
    addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement("script");
    const throws = (/** @type {() => void} */ what) => {
      try {
        what();
        return false;
      } catch {
        return true;
      }
    };
    const result = {
      text: throws(() => script.setAttribute("src", "x.js")),
      html: throws(() => (document.createElement("p").innerHTML = "<b>x</b>")),
      worker: throws(() => new Worker("www/worker.js")),
      policy: throws(() => /** @type {any} */ (globalThis).trustedTypes.createPolicy("other", {})),
    };
    const style = document.createElement("style");
    style.textContent = "body { opacity: 0 }";
    const refused = new Promise((resolve) =>
      addEventListener(
        "securitypolicyviolation",
        (event) => event.effectiveDirective === "style-src-elem" && resolve(""),
      ),
    );
    document.head.append(style);
    // A call by DevTools may use eval; a call by an event is one of the page.
    await refused;
    return {
      ...result,
      eval: throws(() => (0, eval)("1")),
      opacity: getComputedStyle(document.body).opacity,
      blocked: [...new Set(blocked)].sort(),
    };
  });
  expect(outcome).toMatchObject({ text: true, html: true, eval: true, worker: true, policy: true, opacity: "1" });
  expect(outcome.blocked).toEqual(expect.arrayContaining(["style-src-elem", "require-trusted-types-for"]));
  forgive(complaints, /Trusted(ScriptURL|HTML|TypePolicy)|inline style|unsafe-eval|TrustedScript\b|call to eval/);
  server.blocked.length = 0;
});

test("a script that is not the one that was built does not run, and the page says so", async ({
  page,
  server,
  complaints,
}) => {
  await page.route("**/www/main-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + "\nglobalThis.hacked = 1;\n" });
  });
  await page.goto("./");
  await expect(page.locator("#failure")).toContainText("could not load");
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  forgive(complaints, /'integrity' attribute for resource '.*\/main-/);
  server.blocked.length = 0;
});
