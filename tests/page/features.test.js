// The host of the features, with toys: what is asked for opens once, for whoever asked last; what does not come says so; and a faulty
// one harms nobody else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, part, until } from "./document.js";
import { claim, facts } from "../../www/facts.js";
import { Features } from "../../www/shell/features.js";
import { Keys } from "../../www/shell/keys.js";

const setRun = claim(facts.run);
const settled = () => new Promise(setImmediate);
/** @type {unknown[]} */
const reported = [];
globalThis.reportError = (error) => void reported.push(error);

/** @type {{ text: string, again?: () => void }[]} */
const notices = [];

/** A feature on its way, by the name of one that the page has words for. @param {string} name */
function toy(name) {
  /** @type {string[]} */
  const asked = [];
  /** @type {(fault?: unknown) => void} */
  let come = () => {};
  let loads = 0;
  const feature = { asked: (/** @type {{ what?: string }} */ { what = "" }) => void asked.push(what) };
  const line = {
    name,
    load: () =>
      new Promise((resolve, reject) => {
        loads++;
        come = (fault) => (fault ? reject(fault) : resolve({ default: () => feature }));
      }),
  };
  return { line, feature, asked, come: (/** @type {unknown} */ fault = undefined) => come(fault), loads: () => loads };
}

/** @param {string} name @param {string} what */
function opener(name, what) {
  const button = document.createElement("button");
  button.dataset.opens = name;
  button.dataset.what = what;
  document.body.append(button);
  return button;
}

const help = toy("help");
const library = toy("library");
const proof = toy("proof");
const finder = toy("finder");
const report = toy("report");
const [search, exact, rebuild] = [toy("search"), toy("exact"), toy("rebuild")];

openPage();
// Toys have neither markup nor stylesheets.
for (const node of document.querySelectorAll("[data-part]")) node.remove();
const needed = () => true;
const notice = { show: (/** @type {string} */ text, /** @type {() => void} */ again) => notices.push({ text, again }) };
const host = new Features(
  /** @type {any} */ ([
    help.line,
    library.line,
    { ...proof.line, alone: true },
    finder.line,
    report.line,
    ...[search, exact, rebuild].map(({ line }) => ({ ...line, needed })),
  ]),
  /** @type {any} */ ({ notice, keys: new Keys(), stage: { welcome() {} } }),
);

test("five presses while it loads open it once, as the last one asked", async () => {
  const buttons = ["a", "b", "c", "d", "e"].map((what) => opener("help", what));
  for (const button of buttons) button.click();
  assert.equal(buttons[4].getAttribute("aria-busy"), "true");
  help.come();
  await until(() => help.asked.length > 0);
  await settled();
  assert.deepEqual([help.asked, help.loads()], [["e"], 1]);
  assert.equal(buttons[4].getAttribute("aria-busy"), null);
  buttons[0].click();
  await settled();
  assert.deepEqual(help.asked, ["e", "a"]);
});

test("what comes late does not open over what was asked for since: another dialog, or a run", async () => {
  for (const name of ["library", "finder", "proof"]) opener(name, name).click();
  for (const one of [finder, library, proof]) one.come();
  await until(() => host.ready("library") && host.ready("proof"));
  await settled();
  // A feature with a place of its own is not in the way.
  assert.deepEqual([library.asked, finder.asked, proof.asked], [[], ["finder"], ["proof"]]);
  opener("report", "x").click();
  host.withdraw();
  report.come();
  await until(() => host.ready("report"));
  await settled();
  assert.deepEqual(report.asked, []);
});

test("one that does not come is named, and comes when it is tried again; a fault is not the network's", async () => {
  const errors = console.error;
  console.error = () => {};
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  const wanted = host.need("search", { again: () => void host.need("search") });
  search.come(new TypeError("no such file"));
  assert.equal(await wanted, null);
  assert.match(notices[0].text, /^The search views could not be loaded\. Check your connection/);
  notices[0].again?.();
  search.come(new RangeError("a wrong turn"));
  await until(() => notices.length > 1);
  assert.match(notices[1].text, /^The search views cannot be shown, because of a bug in this page: a wrong turn/);
  assert.equal(search.loads(), 2);
  console.error = errors;
});

test("a feature that comes late has the run that is open; the first that answers is heard, and a faulty one harms none", async () => {
  const run = /** @type {any} */ ({ setup: { method: "search" } });
  /** @type {unknown[]} */
  const begun = [];
  Object.assign(search.feature, {
    says: () => {
      throw new TypeError("no words");
    },
  });
  Object.assign(exact.feature, { begun: (/** @type {unknown} */ run) => begun.push(run), says: () => "two" });
  Object.assign(rebuild.feature, { says: () => "three" });
  setRun(run);
  assert.deepEqual(host.neededFor(run.setup), ["search", "exact", "rebuild"]);
  for (const one of [search, exact, rebuild]) one.come();
  await until(() => host.neededFor(run.setup).length === 0);
  assert.deepEqual(begun, [run]);
  assert.equal(
    host.first((feature) => /** @type {any} */ (feature).says?.()),
    "two",
  );
  assert.equal(String(reported[0]), "TypeError: no words");
  assert.ok(part("loading").hidden);
});
