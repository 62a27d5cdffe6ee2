// Lessons and the library in the other languages: every text that a lesson or a puzzle has, with the same values and terms; and the
// names that our own experiments give their settings.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, before, test } from "node:test";
import { translatedLesson } from "../../www/features/learn/translated.js";
import { LESSONS } from "../../www/features/learn/lessons.js";
import { NAMES } from "../../www/text/languages.js";
import { namesInWords, puzzleInWords } from "../../www/text/puzzles.js";
import { speak } from "../../www/text/text.js";
import { loadWasm } from "./load.js";

const SPOKEN = NAMES.filter((name) => /^[a-z]{2}$/.test(name));
const TOP = new URL("../../", import.meta.url);
/** The longest name of a setting (src/experiment). */
const LONGEST = 40;

/** @type {Awaited<ReturnType<typeof loadWasm>>} */
let core;
before(async () => {
  core = await loadWasm();
});
afterEach(() => speak("en", {}));

/** @param {string} language @returns {Promise<Record<string, Record<string, string>>>} */
const roomsOf = async (language) => (await import(new URL(`www/text/${language}.js`, TOP).href)).rooms;

/** Texts that were asked for, with their English. @param {Record<string, string>} room @param {(language: string) => void} read */
function askedFor(room, read) {
  /** @type {Set<string>} */
  const asked = new Set();
  const watched = new Proxy(room, {
    get: (texts, key) => {
      asked.add(String(key));
      return texts[String(key)];
    },
  });
  speak("en", { lessons: watched, puzzles: watched });
  read("en");
  return asked;
}

for (const language of SPOKEN) {
  test(`${language}: every text of every lesson is there, and no others`, async () => {
    const { lessons } = await roomsOf(language);
    /** Places of values, terms and emphasis. @param {string} text */
    const places = (text) => (text.match(/\{[\w.-]+\}|\|[\w-]+\]|\B\*(?=\S[^*]*\*\B)/g) ?? []).sort().join(" ");
    const asked = askedFor(lessons, () => {
      for (const name of LESSONS) {
        const lesson = core.read_lesson(readFileSync(new URL(`www/lessons/${name}.toml`, TOP), "utf8"));
        const own = translatedLesson(name, lesson);
        const [before, after] = [lesson, own].map((one) => {
          /** @type {string[]} */
          const texts = [];
          JSON.stringify(one, (_, value) => (typeof value === "string" && texts.push(value), value));
          return texts;
        });
        for (const [i, text] of before.entries())
          if (!text.startsWith("compare&")) assert.equal(places(after[i]), places(text), text);
      }
    });
    const keys = [...asked].filter((key) => LESSONS.some((name) => key.startsWith(`${name}_`)));
    assert.deepEqual(Object.keys(lessons).sort(), keys.sort());
  });

  test(`${language}: every puzzle of the library is there, every name of our experiments, and no others`, async () => {
    const { puzzles } = await roomsOf(language);
    const asked = askedFor(puzzles, () => {
      for (const classic of core.library()) puzzleInWords(classic);
      for (const name of ["sudoku", "route"]) puzzleInWords({ name, title: name, statement: null });
      for (const { link } of core.classic_experiments()) namesInWords(link);
      for (const name of LESSONS) {
        const { experiments } = core.read_lesson(readFileSync(new URL(`www/lessons/${name}.toml`, TOP), "utf8"));
        for (const link of Object.values(experiments)) namesInWords(/** @type {string} */ (link));
      }
      // Of the usual experiment.
      namesInWords("&with=name=Published;&with=name=Recommended;");
    });
    // Numbers are names in every language.
    const named = [...asked].filter((key) => /[a-z]|\d\.\d/.test(key));
    assert.deepEqual(Object.keys(puzzles).sort(), named.sort());
    for (const text of Object.values(puzzles)) assert.ok(text.trim());
    speak(language, { puzzles });
    for (const { link } of core.classic_experiments())
      for (const [, name] of namesInWords(link).matchAll(/with=name=([^;&]*)/g))
        assert.ok(decodeURIComponent(name).length <= LONGEST, name);
  });
}
