// Texts by keys: in code, in markup, in another language.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { filled as html } from "../../hooks/fill.js";
import { disguised } from "../../www/text/pseudo.js";
import { asTyped, pieces, speak, speakOf, texts } from "../../www/text/text.js";

afterEach(() => speak("en", {}));

const english = {
  title: "Magic 19",
  moves: { one: "{n} move", other: "{n} moves" },
  all: "Left out: {names}.",
  sure: "For <0/> % of <b>worsening</b> moves",
};
const t = texts("run", english);

test("values stand in braces: numbers as the language writes them, lists as it joins them", () => {
  assert.equal(t("title"), "Magic 19");
  assert.equal(t("moves", { n: 1 }), "1 move");
  assert.equal(t("moves", { n: 25405 }), "25,405 moves");
  assert.equal(t("all", { names: ["a", "b", "c"] }), "Left out: a, b, and c.");
  assert.equal(t("all"), "Left out: {names}.");
});

test("a number is read as the language writes it, with or without its thousands", () => {
  for (const [language, typed, value] of [
    ["en", " 200,000 ", "200000"],
    ["en", "1,000.5", "1000.5"],
    ["en", "0.3", "0.3"],
    ["en", "1..200", "1..200"],
    ["en", "20,00", "20,00"],
    ["de", "200.000", "200000"],
    ["de", "1.000.000", "1000000"],
    ["de", "1.000,5", "1000.5"],
    ["de", "2,25", "2.25"],
    ["de", "1.15", "1.15"],
    ["de", "-2,5", "-2.5"],
    ["de", "1..200", "1..200"],
    ["de", "x", "x"],
    ["es", "20.000", "20000"],
    ["fr", "200\u202f000", "200000"],
  ]) {
    speak(language, {});
    assert.equal(asTyped(typed), value, `${typed} in ${language}`);
  }
});

test("each number of a sentence chooses its own form", () => {
  const t = texts("run", {
    hot: {
      text: { one: "Hot: one move.", other: "Hot: {accepted}, {worse}." },
      accepted: {
        one: "{accepted} of the first {n} moves was accepted",
        other: "{accepted} of the first {n} moves were accepted",
      },
      worse: { one: "{worse} of them a worsening move", other: "{worse} of them worsening moves" },
    },
  });
  const said = (/** @type {number} */ n, /** @type {number} */ accepted, /** @type {number} */ worse) =>
    t("hot", { n, accepted, worse });
  assert.equal(said(20, 1, 1), "Hot: 1 of the first 20 moves was accepted, 1 of them a worsening move.");
  assert.equal(said(2000, 1200, 3), "Hot: 1,200 of the first 2,000 moves were accepted, 3 of them worsening moves.");
  assert.equal(said(1, 1, 1), "Hot: one move.");
});

test("another language has plurals of its own, and what it lacks is English", () => {
  speak("pl", { run: { moves: { one: "{n} ruch", few: "{n} ruchy", other: "{n} ruchów" } } });
  assert.deepEqual(
    [1, 3, 5].map((n) => t("moves", { n })),
    ["1 ruch", "3 ruchy", "5 ruchów"],
  );
  assert.equal(t("title"), "Magic 19");
});

test("a room that a module has texts of comes when it is asked for; until then, and without a network, it is English", async () => {
  let network = false;
  let loads = 0;
  const load = async () => {
    loads++;
    if (!network) throw new TypeError("no network");
    return { default: { title: "Magiczne 19" } };
  };
  speak("pl", {}, (message) => `[${message}]`, { run: load });
  assert.equal(t("title"), "Magic 19");
  await speakOf();
  assert.equal(t("title"), "Magic 19");
  network = true;
  await speakOf(["run"]);
  assert.equal(t("title"), "[Magiczne 19]");
  await speakOf();
  assert.equal(loads, 2);
});

test("a pseudo-language changes letters, not places, and is longer by two fifths", () => {
  speak("en-XA", {}, disguised);
  assert.match(t("title"), /^\[.* 19·+\]$/u);
  assert.doesNotMatch(t("title"), /[a-z]/i);
  assert.match(t("moves", { n: 7 }), /^\[7 .*·+\]$/u);
  assert.ok([...disguised("worsening")].length >= 1.4 * 9);
  assert.deepEqual(
    pieces(disguised(english.sure)).filter((piece) => !("text" in piece)),
    [{ place: 0 }, { tag: "b", end: false }, { tag: "b", end: true }],
  );
});

test("markup with keys is filled with English, elements in it keep their place", () => {
  const rooms = { run: english };
  const fill = (/** @type {string} */ source) => html(source, rooms);
  assert.equal(fill('<p data-t="run.title"></p>'), '<p data-t="run.title">Magic 19</p>');
  assert.equal(
    fill('<label data-t="run.sure"><input data-t-title="run.title" id="x" /></label>'),
    '<label data-t="run.sure">For <input title="Magic 19" data-t-title="run.title" id="x" /> % of <b>worsening</b> moves</label>',
  );
  const page =
    '<!doctype html>\n<html lang="en">\n  <head><title data-t="run.title"></title></head>\n  <body>\n<p>a</p></body>\n</html>\n';
  assert.equal(fill(page), page.replace("></title>", ">Magic 19</title>"));
  assert.throws(() => fill('<p data-t="run.none"></p>'), /no text run\.none/);
});
