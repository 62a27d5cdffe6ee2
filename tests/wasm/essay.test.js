// The pictures of the essay that make moves of their own keep the rule of the core, and the useful temperatures that its thermometer names
// are useful.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import "../page/document.js";
import { Ball, heightAt } from "../../www/features/essay/ball.js";
import { measured, nearest } from "../../www/features/essay/measured.js";
import { SCALE, TRIANGLE, Walk } from "../../www/features/essay/triangle.js";
import { lawOf } from "../../www/features/landscape/map.js";
import { loadWasm } from "./load.js";

/** @type {typeof import("annealing-lab")} */
let core;
before(async () => {
  core = await loadWasm();
});

test("a run on the triangle shares its moves between energies as Boltzmann's distribution says", () => {
  const walk = new Walk(/** @type {import("../../www/core/types.js").Landscape} */ (core.landscape(TRIANGLE)));
  for (const temperature of [0.5, 1.24, 5]) {
    for (let move = 0; move < 60_000; move++) walk.move(temperature);
    const law = lawOf(walk.map, temperature);
    const apart = walk.map.levels.reduce(
      (sum, [energy]) => sum + Math.abs(walk.shareOf(energy) - (law.get(energy) ?? 0)),
      0,
    );
    assert.ok(apart / 2 < 0.08, `T = ${temperature}: ${apart / 2}`);
    assert.deepEqual([...walk.board].sort(), [1, 2, 3, 4, 5, 6]);
  }
});

test("useful temperatures of the triangle take at most twice the fewest moves", () => {
  const lesson = core.read_lesson(readFileSync(new URL("../../www/lessons/essay.toml", import.meta.url), "utf8"));
  const few = measured(lesson, "few");
  const least = Math.min(...few.map(({ value }) => value));
  const useful = few.filter(({ value }) => value <= 2 * least).map(({ temperature }) => temperature);
  assert.deepEqual(SCALE.useful, [useful[0], useful[useful.length - 1]]);
  assert.equal(nearest(few, 1.2).temperature, 1.4);
});

test("at useful temperatures the ball soon finds the deepest dip, and spends half of its time there or more", () => {
  const [steps, balls] = [30_000, 20];
  /** The mean step that finds it, and the mean share of the second half of the steps that is spent there. @param {number} temperature */
  const spent = (temperature) => {
    let [found, inside] = [0, 0];
    for (let seed = 1; seed <= balls; seed++) {
      const ball = new Ball(seed);
      let first = steps;
      for (let step = 0; step < steps; step++) {
        ball.move(temperature);
        const deep = ball.at > 0.56 && ball.at < 0.82;
        if (deep && heightAt(ball.at) < 1) first = Math.min(first, step);
        inside += Number(deep && step >= steps / 2);
      }
      found += first;
    }
    return { found: found / balls, share: inside / balls / (steps / 2) };
  };
  const [from, to] = new Ball().scale.useful;
  for (const temperature of [from, 1.24, to]) {
    const { found, share } = spent(temperature);
    assert.ok(found < 10_000 && share > 0.5, `T = ${temperature}: found at ${found}, ${share} of the time`);
  }
  assert.ok(spent(from / 2).found > 10_000);
  assert.ok(spent(2 * to).share < 0.5);
});
