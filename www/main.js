// The page: the only module that knows all parts. It holds what little state there is, gives the parts values to show,
// and turns what people do into requests.
//
//   address ──▶ open(link) ──▶ begin(setup) ──▶ player ──▶ seen(snapshot) ──▶ draw, once a frame

import { Address } from "./address.js";
import { Board } from "./board/board.js";
import { Grid } from "./board/grid.js";
import { readColours } from "./colours.js";
import { copies } from "./copy.js";
import { Curve } from "./curve.js";
import { byId, element, setText } from "./dom.js";
import { Engine, LinkRefused, WorkerCrash } from "./engine.js";
import { Help } from "./help.js";
import { Notice, showFailure } from "./notice.js";
import { Player } from "./player.js";
import { loadUPlot } from "./plots/load.js";
import { Plots } from "./plots/plots.js";
import { Readouts } from "./readouts.js";
import { Recent } from "./recent.js";
import { Settings } from "./settings.js";
import { skeleton } from "./skeleton.js";
import { Speed } from "./speed.js";
import { Status, stuckSince } from "./status.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Transport } from "./transport.js";

/** @typedef {import("./types.js").Setup} Setup */
/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Trace} Trace */

/** Up to this speed the eye can follow the pair that is proposed, in moves a second. */
const PAIR_FOLLOWED = 30;
/** Milliseconds between two updates of the cells' names while a run plays, and of the board under reduced motion. */
const NAMES_EVERY = 500;
const CALM_EVERY = 250;
const CURVE_POINTS = 400;
/** How far the schedule is drawn where neither an anneal's length nor a cooling time says it. */
const CURVE_MOVES = 32_000;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// ── state ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @type {Setup | null} */
let setup = null;
/** @type {Snapshot | null} */
let snapshot = null;
/** @type {Trace | null} */
let trace = null;
/** Whether the plots have yet to see the trace. */
let traceIsNew = false;
/** @type {number | null} */
let stuck = null;
/** @type {number | null} */
let until = null;
/** Of computing, in milliseconds. */
let computed = 0;
/** The highest temperature of the schedule. */
let hottest = 1;
/** Counts the openings: only the latest may begin. */
let opening = 0;
let ready = false;
let frame = 0;
let namesAt = -Infinity;
let boardAt = -Infinity;
/** @type {Plots | null} */
let plots = null;

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const engine = new Engine(
  { worker: import.meta.resolve("./worker.js"), glue: meta("glue"), wasm: meta("wasm") },
  crashed,
);
const player = new Player((what) => engine.ask("advance", what), seen);
const recent = new Recent();
const notice = new Notice();
const help = new Help();
const address = new Address((link) => open(link));
const settings = new Settings(change);
const curve = new Curve();
const readouts = new Readouts((term) => help.open(term));
const status = new Status({ newSeed, restart });
const transport = new Transport({ start, step, restart, "new-seed": newSeed });
const grid = new Grid(skeleton, point);
const board = new Board(skeleton, readColours(), (layout) => grid.place(layout), point);

new Tabs();
new Speed((speed) => {
  player.speed = speed;
  recent.begin();
});
new Theme(() => {
  const colours = readColours();
  board.show({ colours });
  plots?.recolour(colours);
});

const picker = byId("puzzle", HTMLSelectElement);
picker.addEventListener("change", () => change("puzzle", picker.value));

const copyButtons = ["copy-seed", "copy-link", "offer-copy", "copy-command"].map((id) => byId(id, HTMLButtonElement));
const texts = [seed, () => address.url, () => address.url, () => settings.command(address.link)];
for (const [i, button] of copyButtons.entries()) {
  copies(button, texts[i], (text) => notice.show(`This browser does not let the page copy. Here it is: ${text}`));
}

/** @param {string} name an address, which the page has from the build */
function meta(name) {
  const tag = document.querySelector(`meta[name="annealing-lab-${name}"]`);
  return new URL(tag?.getAttribute("content") ?? "", document.baseURI).href;
}

// ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Opens the run of a link. A bad one opens the default run, and is told.
 * @param {string} link
 */
async function open(link) {
  const mine = ++opening;
  player.reset();
  ready = false;
  try {
    const opened = await engine.ask("open", { link });
    if (mine === opening) begin(opened.setup, opened.snapshot);
  } catch (error) {
    if (mine !== opening || error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    notice.show(`This link cannot be opened: ${error.message}. Here is the default run instead.`);
    await open("");
  }
}

/**
 * @param {Setup} newSetup
 * @param {Snapshot} start
 */
function begin(newSetup, start) {
  const samePuzzle = setup?.puzzle.name === newSetup.puzzle.name;
  setup = newSetup;
  [snapshot, trace, traceIsNew] = [start, start.trace ?? null, false];
  [stuck, until, computed, ready] = [null, null, 0, true];
  recent.begin();
  address.show(setup.link);
  showPuzzle(setup, samePuzzle);
  settings.show(setup);
  readouts.showSeed(seed());
  for (const button of copyButtons) button.disabled = false;
  predict(setup);
  namesAt = -Infinity;
  draw();
  if (setup.at !== null && setup.at > 0) {
    until = setup.at;
    player.replay(setup.at);
  }
}

/**
 * @param {Setup} setup
 * @param {boolean} same as before
 */
function showPuzzle({ puzzle, puzzles }, same) {
  if (!same) {
    setText(byId("title", HTMLElement), puzzle.title);
    setText(byId("statement", HTMLElement), puzzle.statement);
    picker.replaceChildren(...puzzles.map(({ name, title }) => element("option", { value: name }, title)));
    grid.open(puzzle);
  }
  picker.value = puzzle.name;
  board.show({ puzzle, cell: null });
}

/** @param {Setup} of */
async function predict(of) {
  const mine = opening;
  const value = (/** @type {string} */ key) => Number(of.fields.find((field) => field.key === key)?.value ?? NaN);
  const moves = Math.min(value("over") || value("length") || CURVE_MOVES, value("moves"));
  try {
    const temperatures = await engine.ask("curve", { link: of.link, moves, points: CURVE_POINTS });
    if (mine !== opening) return;
    hottest = Math.max(temperatures[0], 1e-9);
    curve.show(temperatures, moves);
    plots?.begin(temperatures, moves, trace);
  } catch (error) {
    if (!(error instanceof WorkerCrash)) throw error;
  }
}

/** @param {WorkerCrash} crash */
function crashed(crash) {
  player.reset();
  ready = false;
  if (crash.lasting) {
    showFailure(`The solver could not be started: ${crash.message}. Reload the page to try again.`);
    status.say("The solver is not running.");
    showTransport();
    return;
  }
  const what = `The solver stopped unexpectedly: ${crash.message}.`;
  notice.show(`${what} A fresh one has taken over at the start of the same run.`);
  open(withoutMove(address.link));
}

/** A link that opens the same run at its start; `at` is its last key. @param {string} link */
const withoutMove = (link) => link.replace(/&at=[^&]*$/, "");

function seed() {
  return setup?.fields.find(({ key }) => key === "seed")?.value ?? "";
}

// ── what people do ───────────────────────────────────────────────────────────────────────────────────────────────────

function start() {
  if (!ready) return;
  if (player.playing === "playing") player.pause();
  else {
    recent.begin();
    if (snapshot) remark(snapshot);
    player.play();
  }
  requestDraw();
}

function step() {
  if (ready) player.step();
}

function restart() {
  if (ready && setup) open(withoutMove(setup.link));
}

async function newSeed() {
  if (!ready || !setup) return;
  try {
    await change("seed", await engine.ask("freshSeed", { link: setup.link }));
  } catch (error) {
    if (!(error instanceof WorkerCrash)) throw error;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
async function change(key, value) {
  if (!setup) return;
  try {
    const changed = await engine.ask("change", { link: setup.link, key, value });
    await open(changed.link);
  } catch (error) {
    if (error instanceof LinkRefused) settings.refuse(key, error.what);
    else if (!(error instanceof WorkerCrash)) throw error;
  }
}

/** @param {number | null} cell */
function point(cell) {
  board.show({ cell });
}

// ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Snapshot} latest */
function seen(latest) {
  snapshot = latest;
  computed += latest.milliseconds;
  remark(latest);
  if (latest.trace) {
    trace = latest.trace;
    traceIsNew = true;
    stuck = stuckSince(trace, latest.progress);
  }
  requestDraw();
}

/** @param {Snapshot} latest */
function remark({ progress: { moves, accepted } }) {
  recent.add({ at: performance.now(), moves, accepted });
}

function requestDraw() {
  frame ||= requestAnimationFrame(draw);
}

function showTransport() {
  const { moves = 0, status = "running" } = snapshot?.progress ?? {};
  transport.show({ ready, playing: player.playing === "playing", over: status !== "running", begun: moves > 0 });
}

function draw() {
  frame = 0;
  if (!snapshot) return;
  const { progress, sums } = snapshot;
  const now = performance.now();
  const resting = player.playing === "resting";

  if (resting || !reducedMotion.matches || now - boardAt > CALM_EVERY) {
    boardAt = now;
    const followed = progress.status === "running" && (resting || player.speed <= PAIR_FOLLOWED);
    board.show({ board: snapshot.board, sums, pair: followed ? progress.last : null });
    board.warm(progress.status === "solved" ? 0 : Math.min(1, Math.sqrt(progress.temperature / hottest)));
  }
  if (resting || now - namesAt > NAMES_EVERY) {
    namesAt = now;
    grid.show(snapshot.board, sums);
  }
  readouts.show(progress, recent.rate, recent.acceptance, computed, resting);
  status.show({ progress, playing: player.playing, until, stuckSince: stuck, milliseconds: computed });
  showTransport();
  if (traceIsNew && trace && plots) {
    traceIsNew = false;
    plots.show(trace, progress.status !== "running");
  }
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────────────────

open(address.link);
plots = new Plots(await loadUPlot(), readColours());
if (setup) predict(setup);
