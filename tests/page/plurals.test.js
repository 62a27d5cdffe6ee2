// Plurals in every language: each has the forms of its language, and a number whose next words change with it chooses among forms.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, roomsOf } from "../../hooks/fill.js";
import { SPOKEN } from "../../www/text/languages.js";
import { forms, pluralsOf } from "./forms.js";

/** @typedef {import("./forms.js").Message} Message */

/** Rooms whose texts are data of their own, or the core's (src/text/english.rs). */
const OTHERS = ["core", "glossary", "lessons", "puzzles", "histories", "experiments"];

/** Values that are never 1 where these words follow, by message, and why. @type {Record<string, string>} */
const NEVER_ONE = {
  "check.hold all": "there are 25",
  "class.goalSeeds least": "of seeds that are named: these words stay",
  "compare.onPuzzles of": "some are left out, and some are not",
  "compare.axisErtOver of": "some are left out, and some are not",
  "compare.ofSome n": "some are left out, and some are not",
  "compare.keepsFirst n": "a limit",
  "compare.needed least": "a limit",
  "compare.raceSpeed n": "a unit: moves/s",
  "compare.raceSpeedMap n": "a unit: expansions/s",
  "essay.movesAt moves": "a mean over runs of 33 moves at least",
  "finder.best moves": "a mean over runs of thousands of moves",
  "proof.fileSaved n": "a proof has many bytes",
  "proof.fileExactly n": "one solution has a text of its own",
  "inspector.needsMany blanks": "one blank has a text of its own",
  "landscape.open of": "three cells have three swaps",
  "library.solutions solutions": "one solution has a text of its own",
  "library.measured n": "a mean over 100 runs of many moves",
  "library.kindMeasured median": "a median of many moves",
  "library.foundOf all": "the words agree with the other number",
  "models.among n": "50 at least",
  "models.amongBegun n": "a thousand",
  "models.amongBest n": "50 at least",
  "models.amongSolved n": "50 at least",
  "proof.foundOf all": "the words agree with the other number",
  "proof.tooFew n": "17",
  "proof.atLeast n": "one has a text of its own",
  "proof.exactly n": "one has a text of its own",
  "proof.lineAtLeast n": "one has a text of its own",
  "proof.undecided n": "a limit",
  "proof.asymmetric n": "one has a text of its own",
  "proof.asymmetricGivens n": "one has a text of its own",
  "proof.classes n": "one has a text of its own",
  "proof.classesGivens n": "one has a text of its own",
  "proof.truth n": "one has a text of its own",
  "proof.truthAtLeast n": "more than two",
  "run.unitsRight of": "rows and columns of a sudoku",
  "run.notComing n": "tens of seconds",
  "runs.total n": "the moves of many runs",
  "search.stopped n": "a limit",
  "search.tooLarge n": "a limit",
  "solved.nothingNew n": "a limit",
  "solved.allCoresNone n": "a fixed number of seeds",
  "solved.allCoresFound n": "a fixed number of seeds",
  "sudoku.cageTooLarge n": "more than a row has",
  "sudoku.noneOfThatDifficulty n": "a limit",
  "tour.tooManyCities n": "a limit",
  "ways.solvedNow all": "one blank is a single",
};
/** Values that are words, or the names of numbers. */
const NO_COUNTS = /^(seed|house|title|digit|percent|share|most)$/;

/** Words that follow a number and do not count things. */
const SMALL = /^(of|each|they|the|are|were|von|der|die|das|de|los|las|en|y)$/i;
/** Verbs that agree with a number some words before them: "3 of the first 20 moves were accepted". */
const VERBS = /^(are|were|have|sind|wurden|haben|están|fueron|han)$/i;
const OF = /^(of|von|de)$/i;

/** Values, words and marks. @param {string} text */
const words = (text) => text.match(/\{\w+\}|[\p{L}’']+|[^\s\p{L}]/gu) ?? [];
const isWord = (/** @type {string | undefined} */ word) => /^\p{L}/u.test(word ?? "");

/** The words that a language's own plurals change after their number. @param {[string, Message][]} messages */
function countedIn(messages) {
  const counted = new Set();
  for (const [, message] of messages) {
    for (const [value, { one = "", other }] of pluralsOf(message)) {
      const single = new Set(words(one));
      const found = words(other);
      for (const [i, word] of found.entries()) {
        if (word !== `{${value}}`) continue;
        for (const next of found.slice(i + 1, i + 3))
          if (isWord(next) && !single.has(next) && !SMALL.test(next)) counted.add(next);
      }
    }
  }
  return counted;
}

/** The values in a text whose next words depend on their number. @param {string} text @param {Set<string>} counted */
function dependent(text, counted) {
  const found = words(text);
  return found.flatMap((word, i) => {
    if (!word.startsWith("{")) return [];
    const next = found.slice(i + 1);
    const near = next.slice(0, next.slice(0, 2).findIndex((each) => !isWord(each)) + 1 || 2).filter(isWord);
    const sentence = next.slice(0, next.findIndex((each) => /^[.,:;()]$/.test(each)) >>> 0);
    const agrees = OF.test(next[0] ?? "") && sentence.some((each) => VERBS.test(each));
    return agrees || near.some((each) => counted.has(each)) ? [word.slice(1, -1)] : [];
  });
}

/** What is wrong with a message's numbers. @param {Message} message @param {Set<string>} counted */
function withoutPlural(message, counted) {
  const chosen = pluralsOf(message).map(([value]) => value);
  const found = forms(message).flatMap((form) => dependent(form, counted));
  return [...new Set(found)].filter((value) => !chosen.includes(value) && !NO_COUNTS.test(value));
}

/** @type {Set<string>} */
const used = new Set();
for (const language of ["en", ...SPOKEN]) {
  const rooms = language === "en" ? await english() : await roomsOf(language);
  const messages = Object.entries(rooms)
    .filter(([room]) => !OTHERS.includes(room))
    .flatMap(([room, own]) =>
      Object.entries(own).map(([key, message]) => /** @type {[string, Message]} */ ([`${room}.${key}`, message])),
    );

  test(`${language}: a plural has the forms of the language, and stands in its sentence`, () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [room, own] of Object.entries(rooms)) {
      if (room === "glossary") continue;
      for (const [key, message] of Object.entries(own)) {
        const text = typeof message === "object" && "text" in message ? forms(message.text ?? "") : [];
        for (const [value, plural] of pluralsOf(message)) {
          assert.ok(value === "n" || text.some((form) => form.includes(`{${value}}`)), `${room}.${key}: ${value}`);
          const own = Object.keys(plural);
          assert.ok(
            own.includes("other") && (!categories.includes("one") || own.includes("one")),
            `${room}.${key}: ${value}`,
          );
          for (const form of own) assert.ok(categories.includes(/** @type {any} */ (form)), `${room}.${key}: ${form}`);
        }
      }
    }
  });

  test(`${language}: where words change with a number, that number chooses them`, () => {
    const counted = countedIn(messages);
    assert.ok(counted.size > 20);
    const wrong = messages.flatMap(([key, message]) =>
      withoutPlural(message, counted).map((value) => `${key} ${value}`),
    );
    for (const one of wrong) used.add(one);
    assert.deepEqual(
      wrong.filter((one) => !(one in NEVER_ONE)),
      [],
    );
  });
}

test("every number that is said to be never 1 would need a plural else", () => {
  assert.deepEqual(
    Object.keys(NEVER_ONE).filter((one) => !used.has(one)),
    [],
  );
});

test("a new sentence without a plural is found, near its number or further on", () => {
  const counted = new Set(["moves", "ones"]);
  assert.deepEqual(withoutPlural("Solved after {moves} moves.", counted), ["moves"]);
  assert.deepEqual(withoutPlural("{accepted} of the first {n} moves were accepted.", counted), ["accepted", "n"]);
  assert.deepEqual(withoutPlural({ one: "One move.", other: "{n} moves, {worse} worse ones." }, counted), ["worse"]);
  const sentence = { text: "{n} in all: {worse}.", worse: { one: "1 worse one", other: "{worse} worse ones" } };
  assert.deepEqual(withoutPlural(sentence, counted), []);
  assert.deepEqual(withoutPlural("Solved after {moves}.", counted), []);
});
