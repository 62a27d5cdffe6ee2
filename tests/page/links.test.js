// Links and addresses as the page itself looks at them; what they mean is the core's affair.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "./properties.js";
import { linkIn } from "../../www/lib/link.js";
import { interventionsOf, heldAt, withoutInterventions } from "../../www/run/interventions.js";

const text = fc.string({ unit: "binary" });
const intervention = fc.record(
  { after: fc.nat(), intervention: fc.constantFrom("t0.5", "t", "s3-7", "p4", "u4") },
  { noNullPrototype: true },
);

test("interventions that stand in a link are read back, and no other", () => {
  fc.assert(
    fc.property(fc.array(intervention), (interventions) => {
      const hand = interventions.map(({ after, intervention }) => `${after}:${intervention}`).join(",");
      const link = `v=1&puzzle=magic19&seed=7${hand && `&hand=${hand}`}`;
      assert.deepEqual(interventionsOf(`${link}&at=3`), interventions);
      assert.equal(withoutInterventions(`${link}&at=3`), "v=1&puzzle=magic19&seed=7");
      assert.equal(interventionsOf(withoutInterventions(link)).length, 0);
    }),
  );
});

test("any text has interventions or none", () => {
  fc.assert(
    fc.property(text, fc.integer(), (text, move) => {
      const interventions = interventionsOf(`hand=${text}`);
      for (const { intervention } of interventions) assert.ok(intervention.length > 0);
      assert.equal(typeof heldAt(interventions, move), "boolean");
    }),
  );
});

test("an address that somebody changes is reported as it stands; the page's own is not", async () => {
  const place = { href: "http://localhost/lab/", hash: "" };
  /** @type {() => void} */
  let change = () => {};
  const page = {
    location: place,
    history: {
      replaceState: (/** @type {null} */ _state, /** @type {string} */ _title, /** @type {string} */ url) => go(url),
    },
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ heard) => {
      if (type === "hashchange") change = heard;
    },
  };
  const go = (/** @type {string} */ url) => Object.assign(place, { href: url, hash: new URL(url).hash });
  Object.assign(globalThis, page);
  const { Address } = await import("../../www/shell/address.js");
  fc.assert(
    fc.property(text, fc.webFragments(), (theirs, ours) => {
      go("http://localhost/lab/");
      /** @type {string[]} */
      const reported = [];
      const address = new Address((link) => reported.push(link));
      address.show(ours);
      change();
      assert.deepEqual(reported, []);
      assert.equal(new URL(address.url).hash.slice(1), new URL(`http://localhost/#${ours}`).hash.slice(1));
      go(address.urlOf(theirs));
      const link = place.hash.slice(1);
      change();
      assert.deepEqual(reported, link === ours ? [] : [link]);
      assert.equal(address.link, link);
    }),
  );
});

test("a text that is a run's link is one with its version; a sudoku, an address without # and prose are none", () => {
  for (const link of ["puzzle=tour&seed=3", "v=1&puzzle=magic19", "v=2&puzzle=colouring&edges=zeN-_w"])
    for (const text of [link, `#${link}`, `https://example.org/lab/?lang=de#${link}\n`])
      assert.equal(linkIn(text), link);
  for (const text of ["puzzle=sudoku&givens=1", "https://a.b/?puzzle=tour", "see puzzle=tour here", "1,2\n3,4", ""])
    assert.equal(linkIn(text), "");
});
