// A fault in a film, a race or an export ends that alone, and the next press works.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, part, until } from "./document.js";
import { WorkerCrash } from "../../www/core/engine.js";
import { fetchFace } from "../../www/boards/problems.js";
import { claim, facts } from "../../www/facts.js";
import { Race } from "../../www/features/compare/race/race.js";
import { Share } from "../../www/features/share/share.js";
import { Export } from "../../www/features/sudoku/export.js";

openPage();
// The board of a run that is shared is there.
await fetchFace("sudoku");

const CRASH = () => Promise.reject(new WorkerCrash("a cosmic ray", false));
/** Until all that waits for nothing more has been done. */
const settled = () => new Promise(setImmediate);
const puzzle = {
  kind: "sudoku",
  name: "",
  title: "",
  size: 4,
  box_rows: 2,
  box_columns: 2,
  givens: Array(16).fill(0),
  rules: null,
};
/** @param {number} moves */
const snapshotOf = (moves, status = "running") => ({
  board: Array(16).fill(1),
  kinds: Array(16).fill(0),
  sums: [],
  trace: null,
  progress: { moves, status, energy: 3, head: moves },
});
/** @param {number} made */
const opened = (made) => Promise.resolve({ setup: { puzzle, method: "anneal" }, snapshot: snapshotOf(made) });

/** A recorder of films as a browser has it. @param {{ refuses?: boolean }} [how] */
function recorder({ refuses = false } = {}) {
  class Recorder extends EventTarget {
    static isTypeSupported = () => true;
    state = "inactive";
    constructor() {
      super();
      if (refuses) throw new DOMException("no such codec", "NotSupportedError");
    }
    start() {
      this.state = "recording";
    }
    stop() {
      this.state = "inactive";
      this.dispatchEvent(new Event("stop"));
    }
  }
  Object.assign(globalThis, { MediaRecorder: Recorder });
}

const setRun = claim(facts.run);

/** The panel of a run of so many moves that is shared. @param {(type: string, what: any) => Promise<any>} ask */
function sharing(ask, moves = 1_000_000) {
  openPage();
  let [engines, ended] = [0, 0];
  const run = {
    startLink: "puzzle=sudoku",
    annealing: true,
    hottest: NaN,
    trace: null,
    setup: { puzzle },
    named: { title: "Sudoku", name: "sudoku" },
    snapshot: snapshotOf(moves),
  };
  setRun(/** @type {any} */ (run));
  const share = new Share(
    /** @type {any} */ ({
      address: { url: "http://localhost/#puzzle=sudoku" },
      features: { first: () => null },
      makeEngine: () => {
        engines++;
        return { ask, end: () => void ended++ };
      },
      soon: (/** @type {() => void} */ act) => act(),
    }),
  );
  share.asked();
  const film = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Make a film");
  assert.ok(film);
  return {
    film,
    bar: /** @type {HTMLProgressElement} */ (document.querySelector(".share progress")),
    said: () => document.querySelector(".share [role=status]")?.textContent ?? "",
    counts: () => ({ engines, ended }),
  };
}

for (const [fault, ask, refuses, said] of /** @type {const} */ ([
  ["whose worker breaks at once", CRASH, false, /a cosmic ray/],
  [
    "whose worker breaks on its way",
    (/** @type {string} */ type) => (type === "open" ? opened(0) : CRASH()),
    false,
    /a cosmic ray/,
  ],
  ["that the browser does not record", () => opened(0), true, /could not record/],
])) {
  test(`a film ${fault} leaves no Cancel, and another can be made`, async () => {
    recorder({ refuses });
    const { film, bar, said: words, counts } = sharing(ask);
    for (const times of [1, 2]) {
      film.click();
      assert.equal(film.textContent, "Cancel", `press ${times}`);
      await until(() => film.textContent === "Make a film");
      assert.ok(bar.hidden);
      assert.match(words(), said);
      const { engines, ended } = counts();
      assert.equal(ended, engines, "no worker stays");
    }
  });
}

test("the Cancel of a film is heard between its pictures, however long one takes", async () => {
  recorder();
  let asked = 0;
  // The next picture never comes: no slice makes a move.
  const { film, bar, said, counts } = sharing(async (type) => {
    if (type === "open") return opened(0);
    assert.ok(++asked < 1000, "nobody hears it");
    await new Promise((resolve) => setTimeout(resolve, 1));
    return snapshotOf(0);
  });
  film.click();
  await until(() => asked > 20);
  assert.equal(film.textContent, "Cancel");
  film.click();
  const heard = asked;
  await until(() => film.textContent === "Make a film");
  assert.ok(asked <= heard + 1, `${asked - heard} slices more`);
  assert.deepEqual([bar.hidden, said(), counts()], [true, "", { engines: 1, ended: 1 }]);
});

/** Errors that nobody caught while this goes on. @param {() => Promise<void>} act */
async function uncaughtIn(act) {
  const kept = process.rawListeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  /** @type {unknown[]} */
  const faults = [];
  const note = (/** @type {unknown} */ fault) => void faults.push(fault);
  process.on("unhandledRejection", note);
  try {
    await act();
    await settled();
  } finally {
    process.off("unhandledRejection", note);
    for (const listener of kept) process.on("unhandledRejection", /** @type {() => void} */ (listener));
  }
  return faults.map((fault) => (fault instanceof Error ? fault.message : fault));
}

const READY = "Ready: all lanes at their start.";
const OVER = "Finished: every lane has ended.";

/** A race of two, each of 300 moves, of which a slice makes 40 at most. @param {(moves: number) => Promise<void>} before what happens before each slice */
async function race(before) {
  openPage("www/features/compare/compare.html");
  const outline = {
    seeds: "1..4",
    groups: [{ label: "Sudoku" }],
    settings: ["A", "B"].map((name) => ({ name, link: `${name}&seed=1`, searches: false, fields: [] })),
  };
  const table = { ask: async () => ["A&seed=1", "B&seed=1"] };
  const makeEngine = () => {
    let made = 0;
    return {
      end() {},
      async ask(/** @type {string} */ type, /** @type {{ moves: number }} */ asked) {
        if (type === "open") return opened(0);
        await before(made);
        made = Math.min(300, made + Math.min(asked.moves, 40));
        return snapshotOf(made, made < 300 ? "running" : "solved");
      },
    };
  };
  const own = new Race(/** @type {any} */ (table), /** @type {any} */ (makeEngine));
  own.open(/** @type {any} */ (outline));
  own.show(true);
  const words = () => part("race-words").textContent;
  await until(() => words() === READY);
  const lane = () => part("race-lanes").children[0].textContent ?? "";
  return { own, words, lane, start: part("race-start"), step: part("race-step"), again: part("race-again") };
}

test("a lane whose worker breaks ends that race, and the next one runs to its end", async () => {
  let broken = true;
  const { own, words, start, again } = await race(async (moves) => {
    if (broken && moves > 50) await CRASH();
  });
  start.click();
  await until(() => /a cosmic ray/.test(words()));
  assert.equal(start.textContent, "Start race");
  broken = false;
  again.click();
  await until(() => words() === READY);
  start.click();
  await until(() => words() === OVER);
  own.show(false);
});

test("an error while a race is drawn is reported once, and neither Step nor Start waits for it", async () => {
  const { own, words, lane, start, step } = await race(async () => {});
  const canvas = HTMLCanvasElement.prototype;
  const plain = canvas.getContext;
  const broken = () => {
    canvas.getContext = plain;
    throw new Error("no canvas");
  };
  const faults = await uncaughtIn(async () => {
    canvas.getContext = broken;
    step.click();
    step.click();
    await until(() => lane().startsWith("A2 moves"));
    canvas.getContext = broken;
    start.click();
    await until(() => start.textContent === "Start race");
    start.click();
    await until(() => words() === OVER);
  });
  assert.deepEqual(faults, ["no canvas", "no canvas"]);
  own.show(false);
});

test("a crash while a sudoku is packed offers no site, and the next one that is packed does", async () => {
  const packs = [CRASH, async () => "packed", CRASH];
  openPage("www/features/sudoku/sudoku.html");
  new Export(
    () => /** @type {any} */ ({ shape: { size: 4 }, givens: [], board: [], kinds: [], url: "", text: "puzzle=sudoku" }),
    () => {},
    () => {},
    async () => (packs.shift() ?? CRASH)(),
  );
  const sites = ["export-fpuzzles", "export-sudokupad"].map(part);
  const faults = await uncaughtIn(async () => {
    for (const hidden of [true, false, true]) {
      part("export-open").click();
      assert.ok(
        sites.every((site) => site.hidden),
        "what was packed before is another sudoku",
      );
      await settled();
      assert.ok(/** @type {HTMLDialogElement} */ (part("export")).open);
      for (const site of sites) assert.equal(site.hidden, hidden);
      part("export-close").click();
    }
  });
  assert.deepEqual(faults, []);
});
