// The maps of the page have the borders that the core knows, and their parts lie on the map.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { outlinesOf } from "../../www/boards/colouring/map.js";

for (const name of ["us-states", "germany", "europe", "world"])
  test(`the outlines of ${name} share the borders of its graph`, () => {
    const text = readFileSync(new URL(`../../src/model/colouring/maps/${name}.txt`, import.meta.url), "utf8");
    const regions = text.trimEnd().split("\n");
    const edges = regions.flatMap((line, region) => {
      const others = line.split(";")[3].split(" ").filter(Boolean);
      return others.map((other) => `${region}-${other}`);
    });
    const { width, height, arcs, borders, regions: drawn } = outlinesOf(name);
    assert.deepEqual([...borders.keys()].sort(), edges.sort());
    assert.equal(drawn.length, regions.length);
    for (const [region, { middle, rings }] of drawn.entries()) {
      assert.ok(rings.length > 0, regions[region]);
      assert.equal(regions[region].split(";")[2], `${middle.x},${middle.y}`);
      for (const ring of rings) {
        const points = ring.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]));
        const [first, last] = [points[0], points[points.length - 1]];
        assert.deepEqual(first, last, `${regions[region]} is closed`);
        for (const { x, y } of points) assert.ok(x >= 0 && y >= 0 && x <= width && y <= height, regions[region]);
      }
    }
    // An arc is a border of two regions, or a coast of one.
    const uses = drawn.flatMap(({ rings }) => rings.flat().map((arc) => (arc < 0 ? ~arc : arc)));
    for (const arc of arcs.keys()) {
      const n = uses.filter((other) => other === arc).length;
      assert.ok(n === 1 || n === 2, `arc ${arc} is used ${n} times`);
    }
  });
