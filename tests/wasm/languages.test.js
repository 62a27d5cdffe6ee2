// Lessons and the library in the other languages: every text that a lesson or a puzzle has, with the same values and terms; and the
// names that our own experiments give their settings. And who changes an English text looks at its translations: looked-at/ has for
// each language a hash of each English text that it was made from. LOOKED_AT=de node --test tests/wasm/languages.test.js writes it.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, before, test } from "node:test";
import { english, roomsOf as allRooms } from "../../hooks/fill.js";
import { translatedLesson } from "../../www/features/learn/translated.js";
import { ESSAY, LESSONS } from "../../www/features/learn/lessons.js";
import glossary from "../../www/text/en/glossary.js";
import { SPOKEN } from "../../www/text/languages.js";
import { namesInWords } from "../../www/text/experiments.js";
import { historyInWords } from "../../www/text/histories.js";
import { puzzleInWords } from "../../www/text/puzzles.js";
import { speak } from "../../www/text/text.js";
import { loadWasm } from "./load.js";

const TOP = new URL("../../", import.meta.url);
/** The longest name of a setting (src/experiment). */
const LONGEST = 40;

/** @type {Awaited<ReturnType<typeof loadWasm>>} */
let core;
before(async () => {
  core = await loadWasm();
});
afterEach(() => speak("en", {}));

/** Rooms of the library and of our experiments. */
const OF_PUZZLES = ["puzzles", "histories", "experiments"];

/** @param {string} language @returns {Promise<Record<string, Record<string, string>>>} */
const roomsOf = async (language) => {
  const rooms = /** @type {Record<string, Record<string, string>>} */ (await allRooms(language));
  return { lessons: {}, puzzles: {}, histories: {}, experiments: {}, ...rooms };
};

/** The keys that were asked for in this room. @param {string} name @param {Record<string, string>} room @param {() => void} read */
function askedFor(name, room, read) {
  /** @type {Set<string>} */
  const asked = new Set();
  const watched = new Proxy(room, {
    get: (texts, key) => {
      asked.add(String(key));
      return texts[String(key)];
    },
  });
  speak("en", { [name]: watched });
  read();
  return asked;
}

const lessonOf = (/** @type {string} */ name) =>
  core.read_lesson(readFileSync(new URL(`www/lessons/${name}.toml`, TOP), "utf8"));

function allLessons() {
  return [...LESSONS, ESSAY].map((name) => {
    const lesson = lessonOf(name);
    return { lesson, own: translatedLesson(name, lesson) };
  });
}

function allPuzzles() {
  for (const classic of core.library()) historyInWords(puzzleInWords(classic));
  for (const name of ["sudoku", "route", "tour", "queens", "colouring", "ising", "spanning-tree"])
    puzzleInWords({ name, title: name, statement: null });
  for (const { link } of core.classic_experiments()) namesInWords(link);
  for (const { experiments } of [...LESSONS, ESSAY].map(lessonOf))
    for (const link of Object.values(experiments)) namesInWords(/** @type {string} */ (link));
  // Of the usual experiment.
  namesInWords("&with=name=Published;&with=name=Recommended;");
}

/** Every English text that a language has, by room and key. @returns {Promise<Map<string, string>>} */
async function allEnglish() {
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const [room, messages] of Object.entries(await english()))
    if (!["glossary", "lessons"].includes(room))
      for (const [key, message] of Object.entries(messages)) all.set(`${room}.${key}`, JSON.stringify(message));
  for (const { id, title, terms } of glossary) {
    all.set(`glossary.${id}.title`, title);
    for (const { id, term, means } of terms) all.set(`glossary.${id}`, `${term}: ${means}`);
  }
  // Data of their own: what is asked for is followed by its English, since nothing is translated here.
  for (const [room, read] of /** @type {[string, () => void][]} */ ([
    ["lessons", allLessons],
    ...OF_PUZZLES.map((room) => [room, allPuzzles]),
  ])) {
    let asked = "";
    const watched = new Proxy({}, { get: (_, key) => void (asked = String(key)) });
    speak("en", { [room]: watched }, (message) => {
      if (asked) all.set(`${room}.${asked}`, message);
      asked = "";
      return message;
    });
    read();
  }
  return all;
}

for (const language of SPOKEN) {
  test(`${language}: every text of every lesson is there, and no others`, async () => {
    const rooms = await roomsOf(language);
    /** Places of values, terms and emphasis. @param {string} text */
    const places = (text) => (text.match(/\{[\w.-]+\}|\|[\w-]+\]|\B\*(?=\S[^*]*\*\B)/g) ?? []).sort().join(" ");
    const asked = askedFor("lessons", rooms.lessons, () => {
      for (const { lesson, own } of allLessons()) {
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
    const keys = [...asked].filter((key) => [...LESSONS, ESSAY].some((name) => key.startsWith(`${name}_`)));
    assert.deepEqual(Object.keys(rooms.lessons).sort(), keys.sort());
  });

  test(`${language}: every puzzle of the library is there, every name of our experiments, and no others`, async () => {
    const rooms = await roomsOf(language);
    for (const room of OF_PUZZLES) {
      const asked = askedFor(room, rooms[room], allPuzzles);
      // Numbers are names in every language.
      const named = [...asked].filter((key) => /[a-z]|\d\.\d/.test(key));
      assert.deepEqual(Object.keys(rooms[room]).sort(), named.sort());
      for (const text of Object.values(rooms[room])) assert.ok(text.trim());
    }
    speak(language, rooms);
    for (const { link } of core.classic_experiments())
      for (const [, name] of namesInWords(link).matchAll(/with=name=([^;~&]*)/g))
        assert.ok(decodeURIComponent(name).length <= LONGEST, name);
  });

  test(`${language}: an English text that was changed was looked at`, async () => {
    const file = new URL(`looked-at/${language}.txt`, import.meta.url);
    const hashes = [...(await allEnglish())].map(([key, text]) => [
      key,
      createHash("sha256").update(text).digest("hex"),
    ]);
    const now = new Map(hashes.map(([key, hash]) => [key, hash.slice(0, 6)]));
    if (process.env.LOOKED_AT === language)
      writeFileSync(
        file,
        [...now]
          .map(([key, hash]) => `${hash} ${key}\n`)
          .sort(byKey)
          .join(""),
      );
    const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
    const then = new Map(lines.map((line) => [line.slice(7), line.slice(0, 6)]));
    const changed = [...new Set([...now.keys(), ...then.keys()])].filter((key) => now.get(key) !== then.get(key));
    const how = `mend them in www/text/${language}, then LOOKED_AT=${language} node --test tests/wasm/languages.test.js`;
    assert.deepEqual(changed, [], how);
  });
}

const byKey = (/** @type {string} */ a, /** @type {string} */ b) => (a.slice(7) < b.slice(7) ? -1 : 1);
