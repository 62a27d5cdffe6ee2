// Statements that were wrong once are made in no language and no document again. Each is held by a few words of it.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { english, roomsOf } from "../../hooks/fill.js";
import { SPOKEN } from "../../www/text/languages.js";

const TOP = new URL("../../", import.meta.url);
const inFolder = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
  readdirSync(new URL(folder, TOP)).flatMap((file) => (name.test(file) ? [folder + file] : []));
/** Texts as one line each, by their places. @type {Map<string, string>} */
const texts = new Map();
for (const file of [
  ...inFolder("./", /^README\.md$/),
  ...inFolder("docs/", /\.md$/),
  ...inFolder("www/lessons/", /\.toml$/),
])
  texts.set(file, readFileSync(new URL(file, TOP), "utf8"));
for (const [room, messages] of Object.entries(await english())) texts.set(`en ${room}`, JSON.stringify(messages));
for (const language of SPOKEN) {
  for (const [room, messages] of Object.entries(await roomsOf(language)))
    texts.set(`${language} ${room}`, JSON.stringify(messages));
}

/** @type {Record<string, RegExp>} */
const WRONG = {
  // It rises with the temperature: exp(-ΔE/T). Who reads "falls with" as "falls as it falls" is right for the wrong reason.
  "the probability of a worse board falls with the temperature":
    /\bfalls with the temperature|mit der Temperatur (sinkt|fällt)|(baja|disminuye) con la temperatura/,
  // Its anneal ends at a solution, and throws it away at nine moves of ten.
  "the published program walks on from a solution":
    /stop being one\b|tests? for a solution (only )?at every tenth|aufhören, eine zu sein|jedem zehnten Zug auf eine Lösung|dejar de serlo|comprueba si hay solución cada diez/,
};

for (const [statement, words] of Object.entries(WRONG))
  test(`no text says that ${statement}`, () => {
    const found = [...texts].filter(([, text]) => words.test(text.replace(/\s+/g, " ")));
    assert.deepEqual(
      found.map(([place]) => place),
      [],
    );
  });

test("what A* saves is explained by a consistent estimate, in each language, not by an admissible one", () => {
  const english = /title = "A\* finds a cheapest route[^]*?text = """([^]*?)"""/.exec(
    texts.get("www/lessons/astar.toml") ?? "",
  );
  const other = (/** @type {string} */ language) =>
    JSON.parse(texts.get(`${language} lessons`) ?? "{}").astar_steps_7_text ?? "";
  for (const [text, fewer, consistent] of [
    [english?.[1] ?? "", "fewer nodes", "consistent"],
    [other("de"), "weniger Knoten", "konsistent"],
    [other("es"), "menos nodos", "consistente"],
  ]) {
    const reason = text.split(". ").find((/** @type {string} */ sentence) => sentence.includes(fewer));
    assert.match(reason ?? "", new RegExp(consistent), text);
  }
});
