// The thousand runs: their experiment's link, their rows, their statistics, and where their dots stand.

import { test } from "node:test";
import assert from "node:assert/strict";
import { arranged, energyAxis, gapAxis, movesAxis } from "../../www/features/runs/axes.js";
import { experimentOf, firstSeedOf, madeOf, settingsOf, statisticsOf } from "../../www/features/runs/thousand.js";

const LINK =
  "v=2&puzzle=magic19&solver=anneal&accept=metropolis&cooling=geometric&t0=3&rate=0.9&restart=none&moves=50000&seed=7&hand=5:t2&at=3";

test("the settings are those of the run, and a held temperature replaces its schedule", () => {
  assert.equal(
    settingsOf(LINK, "puzzle=magic19"),
    "solver=anneal&accept=metropolis&cooling=geometric&t0=3&rate=0.9&restart=none",
  );
  assert.equal(
    settingsOf(LINK, "puzzle=magic19", 1.2),
    "solver=anneal&accept=metropolis&restart=none&cooling=constant&t0=1.2",
  );
  assert.equal(
    experimentOf({
      group: "puzzle=tour&points=1,2;3,4",
      settings: "cooling=constant&t0=1",
      moves: 9,
      target: 4,
      first: 1001n,
    }),
    "compare&seeds=1001..2000&moves=9&target=4&on=puzzle=tour~points=1,2%3B3,4&with=cooling=constant~t0=1",
  );
});

test("the thousand of a seed has it", () => {
  /** @param {string} seed @param {string} [rng] */
  const first = (seed, rng = "xoshiro") =>
    firstSeedOf(/** @type {any} */ ({ seed, value: (/** @type {string} */ key) => (key === "rng" ? rng : "") }));
  const least = [
    ["0", 0n],
    ["1", 1n],
    ["1000", 1n],
    ["1001", 1001n],
    ["18446744073709551615", 18446744073709550616n],
  ];
  for (const [seed, from] of least) assert.equal(first(String(seed)), from);
  assert.equal(first("2147483647", "r"), 2147482648n);
});

test("a run that can be solved is judged by its last energy, any other by its lowest", () => {
  const row = "3 0 50000 0 9 0:120,17:4 1 2 3";
  const [last, best] = [madeOf(row, { kind: "solve", known: null }), madeOf(row, { kind: "best", known: 4 })];
  assert.deepEqual(last, { place: 3, reached: false, energy: 9, at: 50000, best: 4, moves: 50000 });
  assert.deepEqual(best, { place: 3, reached: true, energy: 4, at: 17, best: 4, moves: 50000 });
  assert.equal(madeOf("0 1 40 0 0 0:9,40:0 1", { kind: "solve", known: null }).reached, true);
});

test("the statistics are Wilson's interval and medians that half of the runs keep", () => {
  /** @type {(reached: boolean, at: number, energy: number) => import("../../www/features/runs/thousand.js").Made} */
  const made = (reached, at, energy) => ({ place: 0, reached, at, energy, best: energy, moves: at });
  const runs = [made(true, 10, 0), made(true, 30, 0), made(false, 100, 5), made(false, 100, 7), made(false, 100, 9)];
  const { n, reached, low, high, within, left, moves } = statisticsOf(runs);
  assert.deepEqual({ n, reached, within, left, moves }, { n: 5, reached: 2, within: 10, left: 7, moves: 340 });
  // Wilson's interval of 2 of 5, as src/experiment/statistics/wilson.rs has it.
  assert.ok(Math.abs(low - 0.1176208) < 1e-6 && Math.abs(high - 0.7692757) < 1e-6, `${low} ${high}`);
  assert.equal(statisticsOf(runs.slice(2)).within, null);
});

test("every dot has a place of its own within the half, in the column of its value", () => {
  for (const [axis, values] of /** @type {const} */ ([
    [movesAxis(50_000), Array.from({ length: 1000 }, (_, i) => 50 * i)],
    [energyAxis(), Array.from({ length: 1000 }, (_, i) => 1 + (i % 400))],
    [energyAxis(), Array.from({ length: 1000 }, () => 3)],
    [gapAxis(10628), Array.from({ length: 1000 }, (_, i) => 10629 + i * i)],
  ])) {
    for (const [width, height] of [
      [330, 520],
      [150, 250],
    ]) {
      const { dots, size } = arranged({ runs: values.map((value, place) => [place, value]), axis }, width, height);
      assert.equal(new Set(dots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size, 1000);
      for (const { place, x, y } of dots) {
        assert.ok(x > 0 && x < width && y < height && y > -size, `${x} ${y}`);
        assert.equal(Math.floor((x * axis.columns) / width), axis.columnOf(values[place]));
      }
    }
  }
  assert.deepEqual([1, 10, 10.5, 11.9, 20, 5000].map(energyAxis().columnOf), [0, 9, 10, 11, 14, 30]);
});
