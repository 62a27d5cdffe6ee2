// What dist/ holds is what was meant to be shipped.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
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

test("the page stands under any path: no address in it starts at the root or at a host", () => {
  const page = readFileSync(new URL("../../dist/index.html", import.meta.url), "utf8");
  const addresses = [...page.matchAll(/\b(?:src|href|content)="([^"]*)"/g)].map(([, address]) => address);
  assert.deepEqual(
    addresses.filter((address) => /^(\/|[a-z]+:)/.test(address)),
    [],
  );
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
