// The worker: it owns the WebAssembly module and one Solver, Prover, SudokuGenerator, SudokuSurvey or Finder, and
// answers one message at a time. The answer to {id, type, ...} is {id, value}, or {id, error} if a link is rejected, or
// {id, crash} if the core breaks. After a crash the page ends this worker and makes a new one.
//
// The worker may begin with the core module, which makes the runs that most people open. It fetches the full module
// when a request needs it: {id, loading} reports that, and {id, unfetched} that it failed and may be tried again. While
// settings are measured before a run, {id, measured} reports the progress; a request for another run ends that.

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
/** The module's memory. @type {WebAssembly.Memory | undefined} */
let memory;
/** The number of memory pages, 16 MB, that a module must be able to allocate; otherwise it is out of memory. */
const PAGES_OF_MEMORY = 256;
/** The addresses of the full module, until it is loaded. @type {import("./core/types.js").Modules | undefined} */
let full;
/** The number of times that a full module was fetched. */
let fetched = 0;
/** @type {import("annealing-lab").Solver | null} */
let solver = null;
/** @type {import("annealing-lab").Prover | null} */
let prover = null;
/** @type {import("annealing-lab").SudokuGenerator | null} */
let generator = null;
/** @type {import("annealing-lab").SudokuSurvey | null} */
let survey = null;
/** @type {import("annealing-lab").Finder | null} */
let finder = null;
/** @type {import("annealing-lab").SeedShare | null} */
let seeds = null;
/** The number of moves per step of warming up the module, and the number of steps. */
const WARMING = { moves: 20_000, times: 40 };
/** The methods that benefit from warming up. */
const ANNEALING = ["anneal", "replicas", "tempering", "rebuild"];
/** The timer of the next step of warming up. @type {ReturnType<typeof setTimeout> | undefined} */
let warming;
/** The kind of run that the module is warm for. */
let warm = "";

/** The preset whose settings are measured. */
const AUTOMATIC = "auto";
/** Milliseconds per slice of measuring or replaying. */
const SLICE = 50;
/** Milliseconds of measuring after which its progress is reported. */
const SHOWN_AFTER = 300;
/** The id of the last request to open a run. */
let lastOpen = 0;

/**
 * The handlers of requests that the core module can answer; it may reject them as unsupported.
 * @type {Record<string, (request: any, id: number) => unknown>}
 */
const runHandlers = {
  async load(modules) {
    full = modules.full;
    // If the full module cannot be fetched, the core module may be enough for the next requests.
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
    // The previous run is kept until here, because a link may be rejected, or may need the full module first.
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
    run.advance(moves, milliseconds, what.visits);
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
  ledOut: ({ after, from }) => leadingOut(opened(), after, from),
  result: () => opened().result(),
  traceCsv: () => opened().trace_csv(),
  symmetries: ({ link }) => border.symmetries(link),
  classify: ({ link, boards }) => boards.map((/** @type {Int32Array} */ board) => border.classify(link, board)),
};

/** The handlers of requests that need the full module. @type {Record<string, (request: any) => unknown>} */
const fullHandlers = {
  temperatureFor: ({ link, acceptance }) => border.temperature_for(link, acceptance) ?? null,
  leastWorsening: ({ link, board, kinds }) => border.least_worsening(link, board, kinds) ?? null,
  fewestSwaps: ({ link }) => border.fewest_swaps(link) ?? null,
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
  mendLink: ({ text }) => border.mend_link(text),
  packSudoku: ({ link }) => border.sudoku_fpuzzles(link) ?? null,
  library: () => border.library(),
  readDraft: ({ text }) => orMessage(() => border.read_draft(text)),
  readModel: ({ text }) => orMessage(() => border.read_model(text)),
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
  survey({ link, unnecessary }) {
    survey?.free();
    survey = null;
    survey = new border.SudokuSurvey(link, unnecessary);
    return null;
  },
  surveyStep({ milliseconds }) {
    if (!survey) throw new Error("no survey has begun");
    return survey.advance(milliseconds);
  },
  landscape: ({ link }) => border.landscape(link),
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
 * Reads a text, or returns the message of its rejection. A broken core still counts as a crash.
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
 * Measures the settings that a link leaves open, and returns the link with them.
 * @param {number} id the id of the request
 * @param {string} link
 * @param {string} [key] a setting to change first
 * @param {string} [value]
 */
async function measured(id, link, key, value) {
  await fetchFull(id);
  // Without the full module the core rejects the link with its own message.
  if (!border.LinkMeasuring) return key === undefined ? link : border.change(link, key, value ?? "").link;
  const measuring = new border.LinkMeasuring(link, key, value);
  const start = clock();
  for (let share = measuring.advance(SLICE); share !== undefined; share = measuring.advance(SLICE)) {
    // A pause between slices lets messages arrive, such as a request for another run.
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

/** The end of measuring, because another run was requested. */
class Superseded extends Error {}

/** Returns the kind of a link's runs: the link without seed and move. @param {string} link the canonical link */
const kindOf = (link) => link.replace(/&(seed|at)=\d+/g, "");

/**
 * Makes moves of another run of a link while there are no requests. A browser runs code of a module several times
 * faster after it has run before.
 * @param {string} link the canonical link
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

/** Inspects the present move. */
function inspected() {
  const { moves: move, energy } = /** @type {import("./core/types.js").Progress} */ (opened().progress());
  return { move, energy, inspection: opened().inspect() ?? null };
}

/**
 * Continues a seek or a jump until its move is reached or the time is over.
 * @param {number | undefined} left the number of moves left; undefined if there is no such event
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
 * Finds the first move after a given one that made the board worse. With an energy, it finds the last such move from
 * this energy before the run reached a lower one. That is the move out of a local minimum. Afterwards the run is back
 * at the same move.
 * @param {import("annealing-lab").Solver} run
 * @param {number} after
 * @param {number} [from] the energy
 * @returns {import("./core/types.js").LedOut | null} null without such a move
 */
function leadingOut(run, after, from) {
  const { moves: here } = run.progress();
  const go = (/** @type {number | undefined} */ left) => {
    while (left) left = run.go_on(SLICE);
    return left !== undefined;
  };
  go(run.seek(after));
  let found = null;
  while (go(run.jump("worsening", true))) {
    const { moves: at, energy, last } = /** @type {import("./core/types.js").Progress} */ (run.progress());
    // Between two such moves the energy only falls, so it was lowest before the second.
    if (!last || energy - last.delta < (from ?? -Infinity)) break;
    if (from === undefined || energy - last.delta === from)
      found = { at, energy, delta: last.delta, numbers: last.numbers };
    if (from === undefined) break;
  }
  go(run.seek(here));
  return found;
}

/**
 * Makes a snapshot: everything that the page shows for one move, so that all its parts show the same move.
 * @param {import("annealing-lab").Solver} run
 * @param {import("./core/types.js").Wanted & { milliseconds?: number }} with the parts wanted, and the computing time
 * in milliseconds
 * @returns {Snapshot}
 */
function look(run, { trace = false, tree = 0, neighbours = 0, visits = false, milliseconds = 0 }) {
  const snapshot = {
    // A search or an exact search has other figures, which the page reads according to the method.
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
    ...(visits && { visits: run.visits() }),
    ...(neighbours > 0 && { neighbourhood: run.neighbourhood(neighbours) }),
  };
}

/**
 * Finds the buffers of typed arrays in an answer, so that they are transferred, not copied.
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

/** Fetches a file. @param {string} address */
async function fetchedFrom(address) {
  const response = await fetch(address);
  // A bad status is a TypeError, like a fetch that fails.
  if (!response.ok) throw new TypeError(`${address}: status ${response.status}`);
  return response;
}

/** @param {import("./core/types.js").Modules} modules @returns {Promise<Border>} */
async function started({ glue, wasm, bytes, module }) {
  // Both files are fetched at once, which saves a round trip on a slow network.
  const headers = { "content-type": "application/wasm" };
  const response = module ? Promise.resolve(new Response(module, { headers })) : fetchedFrom(wasm);
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
 * Reports the received bytes of a module to the page, and returns its first bytes.
 * @param {Response} response @param {string} file @param {number} of the size in bytes
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

/** The first bytes of every module, and all bytes of an empty one. */
const MAGIC = [0, 97, 115, 109, 1, 0, 0, 0];
/** The other bytes of a module that computes with vectors: `i8x16.popcnt` of a splat. */
const VECTORS = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/**
 * Finds the reason why a fetched module did not start; undefined for an unknown reason.
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

/** The failure to start a fetched module. */
class NotStarted extends Error {
  /** @param {unknown} thrown @param {import("./core/engine.js").Cause["name"] | undefined} name @param {string} file */
  constructor(thrown, name, file) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    const compiled = typeof WebAssembly !== "object" || !(thrown instanceof WebAssembly.CompileError);
    this.why = name ?? (compiled ? undefined : /** @type {const} */ ("changed"));
    this.file = file;
  }
}

/** Returns the cause of an error, if the page has words for it. @param {unknown} thrown */
const sayable = (thrown) => {
  if (thrown instanceof NotStarted && thrown.why) return { name: thrown.why, file: thrown.file };
  return thrown instanceof WebAssembly.RuntimeError && !hasMemory() ? { name: "memory", file: "" } : undefined;
};

/**
 * Checks whether the core can allocate more memory. The check is used only when the core is broken, so growing does no
 * harm.
 */
function hasMemory() {
  try {
    memory?.grow(PAGES_OF_MEMORY);
    return true;
  } catch {
    return false;
  }
}

/** The failure to fetch the full module; the core module continues. */
class Unfetched extends Error {
  /** @param {unknown} thrown */
  constructor(thrown) {
    super(thrown instanceof Error ? thrown.message : String(thrown));
    // A file that cannot be fetched is a TypeError in every browser; a module that cannot be compiled is another error.
    this.network = thrown instanceof TypeError;
    this.thrown = thrown;
  }
}

/**
 * Fetches the full module, which answers from then on; an open run stays as it is.
 * @param {number} id the id of the request that needs it
 */
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
  // A browser may remember that an address failed. An address with another fragment is different for the browser, but
  // not for the host.
  border = await started({ ...modules, glue: `${modules.glue}#${fetched++}` });
  full = undefined;
  clearTimeout(warming);
  warm = "";
}

/**
 * Handles a request, after fetching the full module if it is needed.
 * @param {number} id
 * @param {string} type
 * @param {any} rest
 */
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

/**
 * The last answer, which the next one waits for, so that a message that arrives while the module loads is neither lost
 * nor early.
 */
let turn = Promise.resolve();

addEventListener("message", ({ data }) => {
  if (data.type === "open") lastOpen = data.id;
  turn = turn.then(() => answer(data));
});

/** Answers a request. @param {{ id: number, type: string }} request */
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
