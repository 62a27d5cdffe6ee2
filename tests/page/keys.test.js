// The table of keys: the scope decides who has a key, not the order of those who listen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./document.js";
import { areOn, offerKeys } from "../../www/lib/keys.js";
import { Keys } from "../../www/shell/keys.js";

/** @type {string[]} */
const heard = [];
openPage();
const keys = new Keys();
const grid = document.createElement("div");
grid.setAttribute("role", "grid");
grid.tabIndex = 0;
const field = document.createElement("input");
document.body.append(grid, field);
let editing = false;
/** @param {import("../../www/shell/keys.js").Scope} scope @param {string[]} own @param {() => boolean} [takes] */
const row = (scope, own, takes = () => true) => ({
  scope,
  keys: own,
  act: () => (takes() ? void heard.push(scope) : false),
});
// The page first: it is asked last all the same.
keys.add(row("page", ["e", "Enter", "Ctrl+z"]), row("run", ["Enter", "5"]), row("cell", ["Enter", "5"]));
keys.add(
  row("editor", ["Enter", "5"], () => editing),
  row("dialog", ["Enter"]),
);

/** Who has heard a key, and whether the browser does nothing more with it. @param {Element} at @param {string} key @param {object} [more] */
function press(at, key, more = {}) {
  heard.length = 0;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  at.dispatchEvent(event);
  return [...heard, ...(event.defaultPrevented ? ["taken"] : [])].join(" ");
}

test("the nearest scope that takes a key has it", () => {
  assert.equal(press(document.body, "Enter"), "run taken");
  assert.equal(press(grid, "Enter"), "cell taken");
  editing = true;
  assert.equal(press(grid, "Enter"), "editor taken");
  editing = false;
  assert.equal(press(document.body, "E"), "page taken");
  assert.equal(press(document.body, "z", { ctrlKey: true }), "page taken");
  assert.equal(press(document.body, "z"), "");
});

test("what is typed in has its keys; a key that is held down counts once; a dialog has them all", () => {
  assert.equal(press(field, "Enter"), "");
  assert.equal(press(grid, "Enter", { altKey: true }), "");
  assert.equal(press(grid, "Enter", { repeat: true }), "");
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.setAttribute("open", "");
  assert.equal(press(document.body, "Enter"), "dialog taken");
  assert.equal(press(document.body, "e"), "");
  dialog.remove();
});

test("the switch turns off all keys of one character, but for what is typed on a cell", () => {
  const box = document.createElement("input");
  box.type = "checkbox";
  offerKeys(box);
  box.checked = false;
  box.dispatchEvent(new Event("change"));
  assert.equal(areOn(), false);
  assert.equal(press(document.body, "e"), "");
  assert.equal(press(document.body, "5"), "");
  assert.equal(press(grid, "5"), "cell taken");
  assert.equal(press(document.body, "Enter"), "run taken");
  box.checked = true;
  box.dispatchEvent(new Event("change"));
  assert.equal(press(document.body, "e"), "page taken");
});
