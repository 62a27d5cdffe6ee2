// Owns the WebAssembly module and one Solver, Prover, SudokuGenerator or Finder. Answers one message at a time: {id, type, ...} is answered by {id, value},
// by {id, error} when a link was refused, or by {id, crash} when the core broke; after a crash the page throws this
// worker away.
//
// It may begin with a core module, which makes the runs that most people open, and then fetches the full one when it is asked
// for something else: {id, loading} says that this takes its time, {id, unfetched} that it failed and may be asked for again.
// A run whose settings are measured first says how far that is, {id, measured}. Another run that is asked for meanwhile ends it.

import { clock } from "./lib/clock.js";
import { classHandlers } from "./core/class.js";
import { experimentHandlers } from "./core/experiments.js";
import { lessonHandlers } from "./core/lessons.js";
import { valueIn } from "./lib/link.js";

/** @typedef {import("./core/types.js").Trace} Trace */
/** @typedef {import("./core/types.js").Snapshot} Snapshot */
/** @typedef {typeof import("annealing-lab")} Border */

/** @type {Border} */
let border;
/** What it has for its runs. @type {WebAssembly.Memory | undefined} */
let memory;
/** It is out of memory if it cannot have so much more: 16 MB. */
const PAGES_OF_MEMORY = 256;
/** Where the full module is, until `border` is that. @type {import("./core/types.js").Modules | undefined} */
let full;
/** Times that it was fetched. */
let fetched = 0;
/** @type {import("annealing-lab").Solver | null} */
let solver = null;
/** @type {import("annealing-lab").Prover | null} */
let prover = null;
/** @type {import("annealing-lab").SudokuGenerator | null} */
let generator = null;
/** @type {import("annealing-lab").Finder | null} */
let finder = null;
/** @type {import("annealing-lab").SeedShare | null} */
let seeds = null;
/** Moves at a time that warm the module up, and how often. */
const WARMING = { moves: 20_000, times: 40 };
/** Methods whose moves are worth it. */
const ANNEALING = ["anneal", "replicas", "tempering", "rebuild"];
/** The warming up that is to come. @type {ReturnType<typeof setTimeout> | undefined} */
let warming;
/** The kind of run that the module is warm for. */
let warm = "";

/** The preset that is measured, in slices of so many milliseconds. */
const AUTOMATIC = "auto";
const SLICE = 50;
/** Who waits no longer than these milliseconds need not see a word of it. */
const SHOWN_AFTER = 300;
/** The request for a run that came last. */
let lastOpen = 0;

/** The requests that a core module answers too, or refuses as being beyond it. @type {Record<string, (request: any, id: number) => unknown>} */
const runHandlers = {
  async load(modules) {
    full = modules.full;
    // Where the full one cannot be had the core one may do for what is asked for next.
    if (full && modules.fullFirst) await becomeFull(full).catch(() => {});
    border ??= await started(modules);
    return null;
  },
  describe: ({ link }) => border.describe(link),
  change: ({ link, key, value }) => border.change(link, key, value),
  freshSeed: ({ link }) => border.fresh_seed(link),
  curve: ({ link, moves, points }) => border.temperature_curve(link, moves, points),
  async open({ link: from, changes = [], neighbours }, id) {
    let link = valueIn(from, "preset") === AUTOMATIC ? await measured(id, from) : from;
    for (const [key, value] of changes)
      link =
        key === "preset" && value === AUTOMATIC
          ? await measured(id, link, key, value)
          : border.change(link, key, value ?? border.fresh_seed(link)).link;
    const setup = border.describe(link);
    const run = new border.Solver(link);
    // Of a link that cannot be opened, or not before the full module is there, the run before is kept.
    solver?.free();
    solver = run;
    clearTimeout(warming);
    if (ANNEALING.includes(setup.method) && warm !== kindOf(setup.link))
      warming = setTimeout(() => warmUp(setup.link, WARMING.times), 0);
    return { setup, snapshot: look(run, { trace: true, tree: 1, neighbours }) };
  },
  advance({ moves, milliseconds, inspect, ...what }) {
    clearTimeout(warming);
    const run = opened();
    const start = clock();
    run.advance(moves, milliseconds);
    const snapshot = look(run, { ...what, milliseconds: clock() - start });
    return inspect ? { ...snapshot, inspected: inspected() } : snapshot;
  },
  seek({ move, milliseconds, ...what }) {
    return lookedFor(opened().seek(move), milliseconds, what);
  },
  jump({ event, forward, milliseconds, ...what }) {
    return lookedFor(opened().jump(event, forward), milliseconds, what);
  },
  goOn: ({ milliseconds, ...what }) => lookedFor(1, milliseconds, what),
  runOn({ event, milliseconds, trace }) {
    clearTimeout(warming);
    const run = opened();
    const start = clock();
    const found = run.run_on(event, milliseconds);
    return { found, snapshot: look(run, { trace, milliseconds: clock() - start }) };
  },
  inspect: () => inspected(),
  replicas: () => opened().replicas(),
  intervene({ intervention, neighbours }) {
    const run = opened();
    const setup = run.intervene(intervention);
    return { setup, snapshot: look(run, { trace: true, neighbours }) };
  },
  ledOut: ({ after }) => nextWorsening(opened(), after),
  result: () => opened().result(),
  traceCsv: () => opened().trace_csv(),
  symmetries: ({ link }) => border.symmetries(link),
  classify: ({ link, boards }) => boards.map((/** @type {Int32Array} */ board) => border.classify(link, board)),
};

/** What takes the full module. @type {Record<string, (request: any) => unknown>} */
const fullHandlers = {
  temperatureFor: ({ link, acceptance }) => border.temperature_for(link, acceptance) ?? null,
  leastWorsening: ({ link, board, kinds }) => border.least_worsening(link, board, kinds) ?? null,
  find({ link, moves }) {
    finder?.free();
    finder = null;
    finder = new border.Finder(link, moves);
    return null;
  },
  findStep({ milliseconds }) {
    if (!finder) throw new Error("no sweep has begun");
    return finder.advance(milliseconds);
  },
  readSudoku({ text, alphabet }) {
    const { read_sudoku } = /** @type {any} */ (border);
    if (!read_sudoku) return { message: "This build cannot read puzzles." };
    return orMessage(() => read_sudoku(text, alphabet));
  },
  packSudoku: ({ link }) => border.sudoku_fpuzzles(link) ?? null,
  library: () => border.library(),
  readDraft: ({ text }) => orMessage(() => border.read_draft(text)),
  draftOf: ({ link }) => orMessage(() => border.draft_of(link)),
  checkDraft: ({ draft }) => orMessage(() => border.check_draft(draft)),
  searchers: ({ puzzle }) => border.searchers(puzzle),
  partial: ({ puzzle, blanks, seed }) => border.partial(puzzle, blanks, seed),
  prove({ link, limit }) {
    prover?.free();
    prover = null;
    prover = new border.Prover(link, limit);
    return null;
  },
  reason: ({ link }) => border.sudoku_reasoning(link),
  seeds({ link, count, place, of }) {
    seeds?.free();
    seeds = null;
    seeds = new border.SeedShare(link, count, place, of);
    return null;
  },
  seedRound: ({ moves }) => border.next_seed_round(moves),
  seedsGoTo({ moves, milliseconds }) {
    if (!seeds) throw new Error("no seeds are there");
    return seeds.go_to(moves, milliseconds);
  },
  make({ size, givens, seed, kind }) {
    generator?.free();
    generator = null;
    generator = new border.SudokuGenerator(size, givens, seed, kind);
    return null;
  },
  makeStep({ milliseconds }) {
    if (!generator) throw new Error("no sudoku is being made");
    return generator.advance(milliseconds);
  },
  flatEnergy: ({ link }) => border.flat_energy(link) ?? null,
  proveStep({ milliseconds }) {
    if (!prover) throw new Error("no proof has begun");
    return { proof: prover.advance(milliseconds), found: prover.found() };
  },
  ...experimentHandlers(() => border),
  ...lessonHandlers(() => border, orMessage),
  ...classHandlers(() => border, orMessage),
};

/**
 * What cannot be read is reported in a sentence; a broken core is a crash like any other.
 * @param {() => unknown} read
 */
function orMessage(read) {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof WebAssembly.RuntimeError) throw thrown;
    return { message: thrown };
  }
}

/**
 * A link with what it leaves to measuring.
 * @param {number} id of the request
 * @param {string} link
 * @param {string} [key] a setting that is changed before
 * @param {string} [value]
 */
async function measured(id, link, key, value) {
  await fetchFull(id);
  // Without the full module the core says what it lacks.
  if (!border.LinkMeasuring) return key === undefined ? link : border.change(link, key, value ?? "").link;
  const measuring = new border.LinkMeasuring(link, key, value);
  const start = clock();
  for (let share = measuring.advance(SLICE); share !== undefined; share = measuring.advance(SLICE)) {
    // Messages that come meanwhile are heard.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const wanted = lastOpen === id;
    if (clock() - start > SHOWN_AFTER) postMessage({ id, measured: wanted ? share : 1 });
    if (wanted) continue;
    measuring.free();
    throw new Superseded();
  }
  postMessage({ id, measured: 1 });
  return measuring.finish();
}

/** Another run was asked for. */
class Superseded extends Error {}

/** What runs of a link have in common. @param {string} link canonical */
const kindOf = (link) => link.replace(/&(seed|at)=\d+/g, "");

/**
 * Makes moves of a run of the same link, which nobody sees, while nothing else is asked for: a browser runs a module's code several
 * times as fast when it has run before.
 * @param {string} link canonical
 * @param {number} times
 */
function warmUp(link, times) {
  const run = new border.Solver(link);
  run.step(WARMING.moves);
  run.free();
  if (times > 1) warming = setTimeout(() => warmUp(link, times - 1), 0);
  else warm = kindOf(link);
}

function opened() {
  if (!solver) throw new Error("no run is open");
  return solver;
}

/** The move that is looked at, taken apart. */
function inspected() {
  const { moves: move, energy } = /** @type {import("./core/types.js").Progress} */ (opened().progress());
  return { move, energy, inspection: opened().inspect() ?? null };
}

/**
 * Goes on with what is looked for in the past, until it is there or the time is spent.
 * @param {number | undefined} left moves
 * @param {number} milliseconds
 * @param {import("./core/types.js").Wanted} what
 * @returns {import("./core/types.js").Sought}
 */
function lookedFor(left, milliseconds, what) {
  const run = opened();
  const now = left ? run.go_on(milliseconds) : left;
  return { left: now ?? null, snapshot: now ? null : look(run, what) };
}

/**
 * The first move after this one that made the board worse; null where there is none. The run is looked at as before.
 * @param {import("annealing-lab").Solver} run
 * @param {number} after
 * @returns {import("./core/types.js").LedOut | null}
 */
function nextWorsening(run, after) {
  const { moves: here } = run.progress();
  const go = (/** @type {number | undefined} */ left) => {
    while (left) left = run.go_on(SLICE);
    return left !== undefined;
  };
  go(run.seek(after));
  const found = go(run.jump("worsening", true)) ? run.progress() : null;
  go(run.seek(here));
  if (!found || !("last" in found) || !found.last) return null;
  return { at: found.moves, energy: found.energy, delta: found.last.delta };
}

/**
 * All that is seen of one move, so that no part of the page shows another.
 * @param {import("annealing-lab").Solver} run
 * @param {import("./core/types.js").Wanted & { milliseconds?: number }} with the milliseconds that it took
 * @returns {Snapshot}
 */
function look(run, { trace = false, tree = 0, neighbours = 0, milliseconds = 0 }) {
  const snapshot = {
    // A search and an exact search have fewer figures; who shows them knows the method.
    progress: /** @type {import("./core/types.js").Progress} */ (run.progress()),
    board: run.board(),
    kinds: run.kinds(),
    sums: run.sums(),
    milliseconds,
  };
  // The core module has no maps.
  const explored = "explored" in run ? run.explored() : null;
  return {
    ...snapshot,
    ...(explored && { explored }),
    ...(trace && { trace: /** @type {Snapshot["trace"]} */ (run.trace()) }),
    ...(tree > 0 && { tree: run.tree(tree) ?? undefined, most: tree }),
    ...(neighbours > 0 && { neighbourhood: run.neighbourhood(neighbours) }),
  };
}

/**
 * The buffers of the typed arrays in an answer, so that they are handed over, not copied.
 * @param {unknown} value
 * @returns {ArrayBuffer[]}
 */
function buffers(value) {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(buffers);
}

/**
 * @param {unknown} thrown
 * @returns {thrown is import("./core/types.js").LinkError & { beyond?: boolean }}
 */
function isLinkError(thrown) {
  return typeof thrown === "object" && thrown !== null && "key" in thrown && "message" in thrown;
}

/** @param {string} address */
async function there(address) {
  const response = await fetch(address);
  // As a fetch that fails.
  if (!response.ok) throw new TypeError(`${address}: status ${response.status}`);
  return response;
}

/** @param {import("./core/types.js").Modules} modules @returns {Promise<Border>} */
async function started({ glue, wasm, bytes }) {
  // Both at once: on a slow network a round trip is what people wait for.
  const response = there(wasm);
  const begins = response.then((answer) => watched(answer.clone(), wasm, bytes)).catch(() => null);
  const [border] = await Promise.all([import(glue), response]);
  try {
    ({ memory } = await border.default({ module_or_path: response }));
  } catch (thrown) {
    throw new NotStarted(thrown, await causeOf(begins), wasm);
  }
  return border;
}

/**
 * Tells the page how much of a module has come, and returns how it begins.
 * @param {Response} response @param {string} file @param {number} of bytes
 */
async function watched({ body }, file, of) {
  /** @type {number[]} */
  const begins = [];
  let got = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    if (begins.length < MAGIC.length) begins.push(...piece.value.subarray(0, MAGIC.length));
    got += piece.value.length;
    postMessage({ came: { file, got, of } });
  }
  return begins;
}

/** A module of version 1 begins with this, and an empty one has nothing else. */
const MAGIC = [0, 97, 115, 109, 1, 0, 0, 0];
/** One that computes with vectors: `i8x16.popcnt` of a splat. */
const VECTORS = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/**
 * Why a module that came was not started; nothing where it is none of these.
 * @param {Promise<number[] | null>} begins
 * @returns {Promise<import("./core/engine.js").Cause["name"] | undefined>}
 */
async function causeOf(begins) {
  if (typeof WebAssembly !== "object") return "none";
  try {
    new WebAssembly.Module(Uint8Array.from(MAGIC));
  } catch {
    return "policy";
  }
  if (!WebAssembly.validate(Uint8Array.from([...MAGIC, ...VECTORS]))) return "old";
  const found = await begins;
  return found && MAGIC.some((byte, place) => found[place] !== byte) ? "other" : undefined;
}

/** A module came, and could not be started. */
class NotStarted extends Error {
  /** @param {unknown} thrown @param {import("./core/engine.js").Cause["name"] | undefined} name @param {string} file */
  constructor(thrown, name, file) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    const compiled = typeof WebAssembly !== "object" || !(thrown instanceof WebAssembly.CompileError);
    this.why = name ?? (compiled ? undefined : /** @type {const} */ ("changed"));
    this.file = file;
  }
}

/** The cause of what was thrown, as far as it is one that the page has words for. @param {unknown} thrown */
const sayable = (thrown) => {
  if (thrown instanceof NotStarted && thrown.why) return { name: thrown.why, file: thrown.file };
  return thrown instanceof WebAssembly.RuntimeError && !hasMemory() ? { name: "memory", file: "" } : undefined;
};

/** Whether the core could have more memory; asked when it is broken, so that what it gets does no harm. */
function hasMemory() {
  try {
    memory?.grow(PAGES_OF_MEMORY);
    return true;
  } catch {
    return false;
  }
}

/** The full module could not be had; the core one goes on. */
class Unfetched extends Error {
  /** @param {unknown} thrown */
  constructor(thrown) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    // What cannot be fetched is a TypeError in every engine; what it cannot be made of is another.
    this.network = thrown instanceof TypeError;
    this.thrown = thrown;
  }
}

/** From now on the full module answers; a run that is open stays where it is. @param {number} id of the request that asks for it */
async function fetchFull(id) {
  if (!full) return;
  postMessage({ id, loading: true });
  try {
    await becomeFull(full);
  } catch (thrown) {
    throw new Unfetched(thrown);
  }
  postMessage({ id, loading: false });
}

/** @param {import("./core/types.js").Modules} modules */
async function becomeFull(modules) {
  // A browser may remember that an address failed; what stands after # is another one to it, and the same to the host.
  border = await started({ ...modules, glue: `${modules.glue}#${fetched++}` });
  full = undefined;
  clearTimeout(warming);
  warm = "";
}

/** @param {number} id @param {string} type @param {any} rest */
async function handled(id, type, rest) {
  if (type in runHandlers) {
    try {
      return await runHandlers[type](rest, id);
    } catch (thrown) {
      if (!isLinkError(thrown) || !thrown.beyond) throw thrown;
      await fetchFull(id);
      return runHandlers[type](rest, id);
    }
  }
  await fetchFull(id);
  return fullHandlers[type](rest);
}

/** Answers wait for the one before: a message that arrives while the module loads is not lost and not early. */
let turn = Promise.resolve();

addEventListener("message", ({ data }) => {
  if (data.type === "open") lastOpen = data.id;
  turn = turn.then(() => answer(data));
});

/** @param {{ id: number, type: string }} request */
async function answer({ id, type, ...rest }) {
  try {
    const value = await handled(id, type, rest);
    postMessage({ id, value }, { transfer: [...new Set(buffers(value))] });
  } catch (thrown) {
    if (isLinkError(thrown)) {
      const { key, value, message } = thrown;
      postMessage({ id, error: { key, value, message } });
    } else if (thrown instanceof Superseded) {
      postMessage({ id, superseded: true });
    } else if (thrown instanceof Unfetched) {
      postMessage({ id, unfetched: thrown.message, network: thrown.network, cause: sayable(thrown.thrown) });
    } else {
      postMessage({ id, crash: thrown instanceof Error ? thrown.message : String(thrown), cause: sayable(thrown) });
    }
  }
}
