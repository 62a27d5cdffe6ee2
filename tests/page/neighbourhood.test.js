// The moves of a board beside the thermometer, and what is said of a board that is frozen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blended, countsOf, gridOf, listed, rowAt, rowsOf } from "../../www/features/neighbourhood/dots.js";
import { Frozen, inTime } from "../../www/features/neighbourhood/frozen.js";
import { staysSlow } from "../../www/run/default-speed.js";
import { temperatureScaleOf } from "../../www/lib/temperature-scale.js";
import { acceptanceOf } from "../../www/features/neighbourhood/rules.js";

const FRAME = { length: 520, depth: 120, begin: 39, end: 511, pile: 42, spacing: 8.6 };
const SCALES = [
  { low: 0.09, high: 15.2, useful: null },
  { low: 0.0003, high: 1.1, useful: null },
  { low: 4, high: 500_000, useful: null },
  { low: 0.0001, high: 0.4, useful: null },
];

/** @param {number[]} delta */
const moves = (delta) => ({
  total: delta.length,
  sampled: false,
  cells: Uint16Array.from(delta.keys()),
  other: Uint16Array.from(delta.keys()),
  delta: Int32Array.from(delta),
});

test("every change up to the end of the axis has one row, at its own height, and rows do not touch", () => {
  for (const scale of SCALES) {
    const rows = rowsOf(FRAME, scale);
    let next = 1;
    for (const [place, { from, to, along }] of rows.entries()) {
      assert.equal(from, next);
      assert.equal(rowAt(rows, from), place);
      assert.equal(rowAt(rows, to), place);
      assert.ok(along <= FRAME.end, `${from} stands at ${along}`);
      next = to + 1;
    }
    assert.equal(next - 1, Math.floor(scale.high));
    assert.equal(rowAt(rows, next), -1);
    const along = rows.map((row) => row.along);
    const apart = along.slice(1).map((there, i) => there - along[i]);
    // Those colder than the axis stand at its foot.
    const seen = apart.filter((_, i) => rows[i].from > scale.low && along[i] > FRAME.pile + 3 * FRAME.spacing);
    assert.ok(
      seen.every((gap) => gap > FRAME.spacing / 2),
      `${Math.min(...seen)}`,
    );
    for (const { from, to, along: there } of rows.filter((row) => row.from === row.to && row.from > scale.low)) {
      const share = Math.log(to / scale.low) / Math.log(scale.high / scale.low);
      const own = FRAME.begin + (FRAME.end - FRAME.begin) * share;
      if (own > FRAME.pile + 2 * FRAME.spacing)
        assert.ok(Math.abs(there - own) < 1e-6, `${from}: ${there}, not ${own}`);
    }
  }
});

test("each move is counted once: in the pile, in its row, or above the axis", () => {
  const rows = rowsOf(FRAME, SCALES[0]);
  const some = moves([5, -3, 0, 1, 1, 40, -7, 15, 16, 2]);
  const counts = countsOf(some, rows);
  assert.deepEqual([counts.better, counts.equal, counts.above], [2, 1, 2]);
  assert.deepEqual(
    [1, 2, 5, 15].map((delta) => counts.rows[rowAt(rows, delta)]),
    [2, 1, 1, 1],
  );
  const lists = listed(some, rows);
  assert.deepEqual(lists.pile, [6, 1, 2], "the best first");
  assert.deepEqual(lists.rows[rowAt(rows, 1)], [3, 4]);
  // The running mean goes a share of the way, and a new axis begins again.
  const now = countsOf(moves([1, 1, 1, 1]), rows);
  const mean = blended(counts, now, 0.5);
  assert.deepEqual([mean.better, mean.rows[rowAt(rows, 1)]], [1, 3]);
  assert.equal(blended(counts, countsOf(some, rows.slice(1)), 0.5).rows.length, rows.length - 1);
});

test("dots fit their place: side by side, then in lines, then closer", () => {
  for (const n of [1, 5, 14, 15, 60, 1000])
    for (const gap of [9, 30, 200]) {
      const { columns, step } = gridOf(n, 110, gap, 8.6);
      assert.ok((columns - 1) * step <= 110 + 1e-9, `${n} in ${gap}: ${columns} columns`);
      assert.ok(Math.ceil(n / columns) * 8.6 <= Math.max(8.6, gap), `${n} in ${gap}`);
    }
  assert.deepEqual(gridOf(3, 110, 9, 8.6), { columns: 3, step: 8.6 });
});

/** @param {object} progress @param {Record<string, string>} [values] @returns {any} */
function runOf(progress, values = { accept: "metropolis", cooling: "constant" }) {
  const all = { moves: 5000, head: 5000, energy: 3, temperature: 0.5, frozen: null, last: null, status: "running" };
  const shown = { ...all, ...progress };
  return {
    setup: { link: "" },
    shown,
    snapshot: { progress: shown },
    past: false,
    over: false,
    value: (/** @type {string} */ key) => values[key] ?? "",
    trace: null,
  };
}

test("a dot is filled as its rule accepts it", () => {
  const by = (/** @type {string} */ accept, /** @type {object} */ progress = {}) =>
    [-2, 0, 1, 2].map(acceptanceOf(runOf({ temperature: 1.5, ...progress }, { accept })));
  assert.deepEqual(by("metropolis"), [1, 1, Math.exp(-1 / 1.5), Math.exp(-2 / 1.5)]);
  assert.deepEqual(by("threshold"), [1, 1, 1, 0]);
  assert.deepEqual(by("descent"), [1, 1, 0, 0]);
  assert.deepEqual(by("late", { last: { late: 4 } }), [1, 1, 1, 0]);
  assert.deepEqual(by("late2017", { last: { late: 4 } }), [1, 1, 0, 0]);
});

test("a time is said as people say it", () => {
  const said = [0.4, 1, 38 * 60, 5 * 3600, 1e6, 1e9].map(inTime);
  assert.deepEqual(said, [
    "less than a second",
    "about 1 second",
    "about 38 minutes",
    "about 5 hours",
    "about 12 days",
    "about 32 years",
  ]);
});

test("where there is no temperature, changes of energy have an axis all the same", () => {
  const of = (/** @type {number} */ hottest) =>
    temperatureScaleOf(/** @type {any} */ ({ hottest, setup: { puzzle: { kind: "sums" } } }));
  assert.deepEqual(of(1e-9), { low: 0.1, high: 100, useful: null });
  assert.deepEqual(of(3), { low: 0.003, high: 12, useful: null });
});

test("a frozen board says how long it waits, by every rule; and differs from one that a hand holds", () => {
  const said = (
    /** @type {object} */ progress,
    /** @type {number | null} */ speed,
    /** @type {any} */ values = undefined,
  ) => {
    const frozen = new Frozen(() => Promise.resolve(null));
    const run = runOf(progress, values);
    frozen.see(run);
    return frozen.says(run, speed)?.text;
  };
  assert.equal(said({}, 1200), undefined);
  assert.equal(
    said({ frozen: 2_736_000 }, 1200),
    "Frozen at energy 3. No move is better; a worse one is accepted once in about 38 minutes. Pull the temperature up.",
  );
  assert.equal(
    said({ frozen: 12_345 }, null),
    "Frozen at energy 3. No move is better; a worse one is accepted once in 12,345 moves. Pull the temperature up.",
  );
  assert.equal(
    said({ frozen: Infinity }, 1200),
    "Frozen at energy 3. No move is better, and no worse one is accepted at this temperature. Pull the temperature up.",
  );
  assert.equal(
    said({ frozen: Infinity }, 1200, { accept: "descent" }),
    "Frozen at energy 3. No move is better, and no worse one is accepted.",
  );
  assert.ok(staysSlow(runOf({ frozen: Infinity })) && staysSlow(runOf({ frozen: 20_000 })) && !staysSlow(runOf({})));
  const held = { ...runOf({}), touched: true, setup: { link: "puzzle=magic19&hand=400:t0.5" } };
  assert.ok(staysSlow(held));
  assert.ok(!staysSlow({ ...held, setup: { link: "puzzle=magic19&hand=400:t0.5,450:t" } }));
});

test("a thawed run says what led out, and how far it came since", async () => {
  const frozen = new Frozen((after) => Promise.resolve({ at: after + 7, energy: 5, delta: 2 }));
  const run = runOf({ frozen: 20_000 });
  const at = (/** @type {object} */ progress) => {
    run.shown = { ...run.shown, frozen: null, ...progress };
    frozen.see(run);
    return frozen.says(run, 100)?.text;
  };
  frozen.see(run);
  assert.equal(at({ moves: 5010, energy: 9 }), undefined);
  await Promise.resolve();
  assert.equal(at({ moves: 5010, energy: 5 }), "Thawed: a move of +2 led out of energy 3.");
  run.trace = { move: [4000, 5004, 5100, 5200], energy: [90, 3, 18, 4] };
  assert.equal(
    at({ moves: 5200, energy: 4 }),
    "Thawed: a move of +2 led out of energy 3. Since then it went up to 18, and looks for a lower place.",
  );
  assert.equal(
    at({ moves: 5300, energy: 1 }),
    "Thawed: a move of +2 led out of energy 3. The run went up to 18, and came down to 1.",
  );
  assert.equal(at({ moves: 200_000, energy: 1 }), undefined, "after 100,000 moves it is long ago");
  // A swap by hand is no swap of the run's.
  const byHand = new Frozen(() => Promise.resolve({ at: 6000, energy: 12, delta: 1 }));
  byHand.see(runOf({ frozen: 20_000 }));
  assert.equal(byHand.says(run, 100), null);
});
