// What dist/ holds is what was meant to be shipped.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import english from "../../www/text/en/core.js";
import { SPOKEN } from "../../www/text/languages.js";
import { shipped } from "./load.js";

test("the full module went through wasm-opt", () => {
  // The same module before that, which hooks/modules.js writes for its types.
  const plain = readFileSync(new URL("../../target/types/annealing_lab_bg.wasm", import.meta.url));
  const { length } = readFileSync(shipped("full-wasm"));
  assert.ok(length < 0.9 * plain.length, `${length} bytes of ${plain.length}`);
});

test("what the page begins with is small: the module alone, as a host sends it by brotli", () => {
  const { length } = brotliCompressSync(readFileSync(shipped("wasm")));
  assert.ok(length < 120_000, `${length} bytes`);
});

test("a language begins with one small file, which the page names, and has one for each other room", async () => {
  const names = readdirSync(new URL("../../dist/www/text/", import.meta.url));
  const page = readFileSync(new URL("../../dist/index.html", import.meta.url), "utf8");
  for (const language of SPOKEN) {
    const own = names.filter((name) => new RegExp(`^${language}-[0-9a-f]+\\.js$`).test(name));
    assert.equal(own.length, 1, language);
    assert.ok(page.includes(`data-file-${language}="./www/text/${own[0]}"`), language);
    const { length } = brotliCompressSync(readFileSync(new URL(`../../dist/www/text/${own[0]}`, import.meta.url)));
    assert.ok(length < 15_000, `${language}: ${length} bytes`);
    const { later } = await import(`../../www/text/${language}.js`);
    const rooms = names.flatMap((name) => new RegExp(`^${language}-(\\w+)-[0-9a-f]+\\.js$`).exec(name)?.[1] ?? []);
    assert.deepEqual(rooms.sort(), Object.keys(later).sort());
  }
});

test("no English is in the modules: they report codes, and the page has the words", () => {
  const long = Object.values(english).flatMap((message) => (typeof message === "string" ? [message] : [message.other]));
  const library = new URL("../../src/puzzle/library/", import.meta.url);
  const puzzles = readdirSync(library).map((name) => readFileSync(new URL(name, library), "utf8"));
  // The pieces between the places of a message, as a module would hold them; puzzles have texts of their own.
  const pieces = long
    .flatMap((message) => message.split(/\{\w+\}/))
    .filter((piece) => piece.length > 20 && !puzzles.some((text) => text.includes(piece)));
  assert.ok(pieces.length > 100);
  for (const module of /** @type {const} */ (["wasm", "full-wasm"])) {
    const held = readFileSync(shipped(module)).toString("utf8");
    assert.deepEqual(
      pieces.filter((piece) => held.includes(piece)),
      [],
      module,
    );
    assert.ok(held.includes("not_whole"), "codes are there as they stand");
  }
});

test("the page stands under any path: no address in it starts at the root or at a host", () => {
  const page = readFileSync(new URL("../../dist/index.html", import.meta.url), "utf8");
  const addresses = [...page.matchAll(/\b(?:src|href|content)="([^"]*)"/g)].map(([, address]) => address);
  assert.deepEqual(
    addresses.filter((address) => /^(\/|[a-z]+:)/.test(address)),
    [],
  );
});

test("chats find a preview: a title, a sentence, and a picture that is there", () => {
  const page = readFileSync(new URL("../../dist/index.html", import.meta.url), "utf8");
  const preview = (/** @type {string} */ name) => page.match(`<meta property="og:${name}" content="([^"]+)"`)?.[1];
  assert.equal(preview("title"), "Annealing Lab");
  assert.match(preview("description") ?? "", /simulated annealing/);
  const picture = readFileSync(new URL(`../../dist/${preview("image")}`, import.meta.url));
  // Width and height of a PNG stand at its 17th byte.
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
});

test("our own licences are beside the page", () => {
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) {
    const [shipped, own] = ["../../dist/", "../../"].map((top) =>
      readFileSync(new URL(top + name, import.meta.url), "utf8"),
    );
    assert.equal(shipped, own, name);
  }
});

test("THIRD_PARTY.txt has the licences of all that others made", () => {
  const notices = readFileSync(new URL("../../dist/THIRD_PARTY.txt", import.meta.url), "utf8");
  for (const part of [
    "wasm-bindgen ",
    "serde_json ",
    "libm ",
    "uplot ",
    "lean-qr ",
    "Barlow (OFL-1.1)",
    "unicode-ident ",
  ]) {
    assert.ok(notices.includes(`\n- ${part}`), part);
    assert.ok(
      notices.split("=".repeat(80)).some((text, place) => place > 0 && text.includes(`\n${part}`)),
      part,
    );
  }
  assert.match(notices, /Permission is hereby granted/);
  assert.match(notices, /SIL OPEN FONT LICENSE/i);
  assert.match(notices, /UNICODE LICENSE/i);
});
