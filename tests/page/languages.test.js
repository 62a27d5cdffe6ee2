// The other languages: every text of every catalogue, with the same places for values; the terms of the glossary; documents that
// are made from it. GLOSSARY_WRITE=1 node --test tests/page/languages.test.js writes those again. What lessons and the library
// say in them: tests/wasm/languages.test.js.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { english, roomsOf } from "../../hooks/fill.js";
import sections from "../../www/text/en/glossary.js";
import { SPOKEN } from "../../www/text/languages.js";
import { forms, pluralsOf } from "./forms.js";

/** @typedef {import("../../www/text/text.js").Message} Message */

const TOP = new URL("../../", import.meta.url);
/** Rooms whose English is no catalogue, but data of their own. */
const OF_DATA = ["glossary", "lessons", "puzzles", "histories", "experiments"];

/** Values, elements and tags of a message, in every one of its forms. @param {Message} message */
const places = (message) =>
  [...new Set(forms(message).flatMap((form) => form.match(/\{\w+\}|<\/?\w+\/?>/g) ?? []))].sort().join(" ");

/** The glossary's English by the keys that another language has. @type {Record<string, string>} */
const glossary = Object.fromEntries(
  sections.flatMap(({ id, title, terms }) => [
    [`${id}.title`, title],
    ...terms.flatMap(({ id, term, means, unit }) => [
      [`${id}.term`, term],
      [`${id}.means`, means],
      ...(unit && unit !== "%" ? [[`${id}.unit`, unit]] : []),
    ]),
  ]),
);

for (const language of SPOKEN) {
  const spoken = await roomsOf(language);
  const { default: terms } = /** @type {{ default: import("./terms/types.js").Terms }} */ (
    await import(new URL(`terms/${language}.js`, import.meta.url).href)
  );
  /** @type {Record<string, Record<string, Message>>} */
  const all = { ...(await english()), glossary };
  const catalogues = Object.entries(all).filter(([room]) => room !== "lessons");
  const names = [...new Set([...Object.keys(all), ...OF_DATA])];
  // While a language is made, the first test alone names what is missing.
  const rooms = { ...Object.fromEntries(names.map((room) => [room, /** @type {typeof glossary} */ ({})])), ...spoken };

  test(`${language}: all texts are there, and no others`, () => {
    const keysOf = (/** @type {Record<string, object>} */ of, /** @type {string} */ room) =>
      Object.keys(of[room] ?? {});
    const missing = names.flatMap((room) =>
      keysOf(all, room).flatMap((key) => (key in rooms[room] ? [] : [`${room}.${key}`])),
    );
    assert.deepEqual(missing, []);
    const more = Object.keys(rooms).flatMap((room) =>
      OF_DATA.includes(room) && room !== "glossary"
        ? []
        : keysOf(rooms, room).flatMap((key) => (key in (all[room] ?? {}) ? [] : [`${room}.${key}`])),
    );
    assert.deepEqual(more, []);
  });

  test(`${language}: a text has the values, elements and tags of its English, and a plural where that has one`, () => {
    for (const [room, messages] of catalogues) {
      for (const [key, message] of Object.entries(messages)) {
        const own = rooms[room][key];
        if (own === undefined) continue;
        // Where English has one form, another language may need two; a number within a sentence may be beside its words.
        const byCount = (/** @type {Message} */ of) => pluralsOf(of).some(([value]) => value === "n");
        assert.ok(byCount(message) ? byCount(own) : !byCount(own) || places(message).includes("{n}"), `${room}.${key}`);
        // A number that is 1 may be a word.
        const [expected, found] = [places(message), places(own)];
        assert.equal(found, expected, `${room}.${key}`);
      }
    }
  });

  test(`${language}: a term of the field is always the same word`, () => {
    const wrong = [];
    for (const [room, messages] of catalogues) {
      for (const [key, message] of Object.entries(messages)) {
        if (!(key in rooms[room])) continue;
        const [from, to] = [message, rooms[room][key]].map((text) =>
          forms(text)
            .join(" ")
            .replace(/\{\w+\}/g, ""),
        );
        if (terms.except.includes(`${room}.${key}`)) continue;
        for (const [of, own] of terms.terms)
          if (of.test(from) && !own.test(to)) wrong.push(`${room}.${key} (${own}): ${to}`);
      }
    }
    for (const [room, messages] of Object.entries(rooms))
      for (const [key, message] of Object.entries(messages))
        for (const [word, instead] of terms.never)
          if (forms(message).some((form) => word.test(form))) wrong.push(`${room}.${key}: ${instead}, not ${word}`);
    assert.deepEqual(wrong, []);
  });

  test(`${language}: sentences of the glossary have 25 words at most`, () => {
    for (const [key, means] of Object.entries(rooms.glossary)) {
      if (!key.endsWith(".means")) continue;
      assert.match(String(means), /^\p{Lu}[^]*\.$/u, key);
      assert.ok(String(means).split(/\s+/).length <= 25, `${key}: ${String(means).split(/\s+/).length} words`);
    }
  });

  test(`docs/GLOSSARY.${language}.md is made from the catalogue`, () => {
    const of = (/** @type {string} */ key) => rooms.glossary[key];
    const lines = [
      `# ${terms.title}`,
      "",
      ...wrapped(terms.intro),
      ...sections.flatMap(({ id, terms: own }) => [
        "",
        `## ${of(`${id}.title`)}`,
        "",
        `| ${terms.columns.join(" | ")} |`,
        "|---|---|---|---|---|",
        ...own.map(
          ({ id, term, symbol = "", source }) =>
            `| <a id="${id}"></a>${of(`${id}.term`)} | ${of(`${id}.means`)} | ${term} | ${symbol} | ${source ? `[${source}](REFERENCES.md)` : ""} |`,
        ),
      ]),
      "",
      `## ${terms.sourcesTitle}`,
      "",
      `| ${terms.columns[0]} | ${terms.columns[4]} |`,
      "|---|---|",
      ...terms.sources.map(([words, source]) => `| ${words} | ${source} |`),
      "",
    ];
    const path = new URL(`docs/GLOSSARY.${language}.md`, TOP);
    if (process.env.GLOSSARY_WRITE) writeFileSync(path, lines.join("\n"));
    assert.ok(existsSync(path));
    assert.equal(readFileSync(path, "utf8"), lines.join("\n"));
  });
}

/** Lines of at most 120 characters. @param {string} text */
function wrapped(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last.length + word.length >= 120) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
