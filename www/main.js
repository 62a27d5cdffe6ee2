// The page: the only module that knows all parts. It holds what little state there is, gives the parts values to show,
// and turns what people do into requests.
//
//   address ──▶ open(link) ──▶ begin(setup) ──▶ player ──▶ seen(snapshot) ──▶ draw, once a frame

import { Address } from "./address.js";
import { Board } from "./board/board.js";
import { Editor } from "./board/editor.js";
import { Grid } from "./board/grid.js";
import { Starts } from "./board/starts.js";
import { readColours } from "./colours.js";
import { Compare } from "./compare/compare.js";
import { copies } from "./copy.js";
import { Curve } from "./curve.js";
import { builtFile, byId, element, setText } from "./dom.js";
import { Engine, LinkRefused, WorkerCrash, unlessCrashed } from "./engine.js";
import { Givens } from "./givens.js";
import { Help } from "./help.js";
import { Notice, showFailure } from "./notice.js";
import { keepOffline } from "./offline.js";
import { Player } from "./player.js";
import { loadUPlot } from "./plots/load.js";
import { Plots } from "./plots/plots.js";
import { Proof } from "./proof/proof.js";
import { Readouts } from "./readouts.js";
import { Run } from "./run.js";
import { boardOfGivens } from "./search/forest.js";
import { Report } from "./search/report.js";
import { Search } from "./search/search.js";
import { Settings } from "./settings.js";
import { skeleton } from "./skeleton.js";
import { Speed } from "./speed.js";
import { Status } from "./status.js";
import { Sudoku } from "./sudoku/sudoku.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Transport } from "./transport.js";

/** @typedef {import("./types.js").Setup} Setup */
/** @typedef {import("./types.js").Snapshot} Snapshot */

/** Up to this speed the eye can follow the pair that is proposed, in moves a second. */
const PAIR_FOLLOWED = 30;
/** Milliseconds between two updates of the cells' names while a run plays, and of the board under reduced motion. */
const NAMES_EVERY = 500;
const CALM_EVERY = 250;
const CURVE_POINTS = 400;
/** Moves a second at which a puzzle is watched for some seconds: sudokus by their size, and all others. */
const WATCHED = 10_000;
/** @type {Record<number, number>} */
const WATCHED_SUDOKU = { 4: 8, 6: 250, 9: 25_000, 16: 250_000, 25: 1_000_000 };
/** How many seconds of watching the schedule is drawn ahead where neither an anneal's length nor a cooling time says it. */
const CURVE_SECONDS = 3.2;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// ── state ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The run that is shown; none before the core has answered. @type {Run | null} */
let run = null;
/** Whether it can be played: not while another is being opened. */
let ready = false;
/** Counts the openings: only the latest may begin. */
let opening = 0;
/** @type {Plots | null} */
let plots = null;
let frame = 0;
let namesAt = -Infinity;
let boardAt = -Infinity;
/** What the board shows. @type {Snapshot | null} */
let drawn = null;
/** The cell under the cursor or in focus. @type {number | null} */
let pointed = null;

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const urls = { worker: new URL("./worker.js", import.meta.url).href, glue: builtFile("glue"), wasm: builtFile("wasm") };
const engine = new Engine(urls, crashed);
const player = new Player((what) => engine.ask("advance", what), seen);
const notice = new Notice();
const help = new Help();
const address = new Address((link) => {
  notice.hide();
  // Back from comparing the run is as it was left.
  if (!compare.takes(link) && !(ready && link === run?.startLink)) open(link);
});
const settings = new Settings(change);
const curve = new Curve();
const readouts = new Readouts((term) => help.open(term));
const status = new Status({
  newSeed: () => again(newSeed),
  restart: () => again(restart),
  singles: () => again(() => change("singles", "off")),
});
const transport = new Transport({ start, step, restart, "new-seed": newSeed });
const grid = new Grid(skeleton, point);
const board = new Board(skeleton, readColours(), (layout) => grid.place(layout), point);
const givens = new Givens(engine, {
  setup: () => run?.setup ?? null,
  open,
  refused: (message) => notice.show(message),
});
const give = (/** @type {string} */ text) => givens.give(text);
const editor = new Editor({
  pause,
  give,
  changed: look,
  focus: (cell) => grid.focus(cell),
  cellAt: (event) => board.cellAt(event),
});
const starts = new Starts(give, makePartial);
const search = new Search(readColours(), {
  fetch: (what) => unlessCrashed(engine.ask("tree", what)),
  pause,
  looked: look,
  explain: (term) => help.open(term),
});

const sudoku = new Sudoku(readColours(), {
  give: (text, singles) => givens.giveSudoku(text, singles),
  pause,
  changed: requestDraw,
  read: (text, alphabet) => engine.ask("readSudoku", { text, alphabet }).catch((error) => ({ message: error.message })),
  makeEngine,
  url: () => address.url,
  notCopied,
});
/** @type {Record<Setup["puzzle"]["kind"], import("./types.js").Face>} */
const faces = {
  sums: { frame: byId("board", HTMLElement), board, grid },
  sudoku: { frame: sudoku.frame, board: sudoku.board, grid: sudoku },
};
/** What shows the puzzle. */
let face = faces.sums;

const tabs = new Tabs();
const proof = new Proof(readColours(), {
  makeEngine,
  classify: (what) => engine.ask("classify", what),
  open: (link) => {
    notice.hide();
    open(link);
  },
  changed: requestDraw,
  show: () => tabs.show("solutions"),
});
const speed = new Speed((speed) => {
  player.speed = speed;
  run?.recent.begin();
});
new Theme(() => {
  const colours = readColours();
  for (const { board } of Object.values(faces)) board.show({ colours });
  plots?.recolour(colours);
  search.recolour(colours);
  proof.recolour(colours);
});
const compare = new Compare({
  makeEngine: (crashed) => new Engine(urls, ({ message }) => crashed(message)),
  // A link of nothing would load the page anew.
  runLink: () => run?.startLink ?? "v=1",
  pause,
  show: (link) => address.show(link),
  url: () => address.url,
  say: (text) => notice.show(text),
  notCopied,
});
new Report(
  (failed) => new Engine(urls, ({ message }) => failed(message)),
  () => run?.setup.puzzle.name ?? "",
  open,
);

const picker = byId("puzzle", HTMLSelectElement);
picker.addEventListener("change", () => change("puzzle", picker.value));

/** @type {[HTMLButtonElement, () => string][]} */
const copyButtons = [
  [byId("copy-seed", HTMLButtonElement), () => run?.seed ?? ""],
  [byId("copy-link", HTMLButtonElement), () => address.url],
  [byId("copy-command", HTMLButtonElement), () => settings.command(address.link)],
];
for (const [button, text] of copyButtons) {
  copies(button, text, notCopied);
}

/** @param {string} text */
function notCopied(text) {
  notice.show(`This browser does not let the page copy. Here it is: ${text}`);
}

/** An engine beside the run's; who makes it is told of a crash by the requests it breaks. */
function makeEngine() {
  return new Engine(urls, () => {});
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
    const { setup, snapshot } = await engine.ask("open", { link });
    if (mine === opening) begin(new Run(setup, snapshot));
  } catch (error) {
    if (mine !== opening || error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    notice.show(`This link cannot be opened: ${error.message}. Here is the default run instead.`);
    await open("");
  }
}

/** @param {Run} next */
function begin(next) {
  const { setup } = next;
  const samePuzzle = run?.setup.puzzle.name === setup.puzzle.name;
  run = next;
  ready = true;
  address.show(setup.link);
  showPuzzle(setup, samePuzzle);
  search.open(run);
  const sums = setup.puzzle.kind === "sums" ? setup.puzzle : null;
  editor.open(sums, samePuzzle);
  starts.show(sums);
  speed.suggest(run.searching ? search.watched(run) : watched(setup.puzzle), run.searching ? "expansion" : "move");
  settings.show(setup);
  proof.begin(setup);
  collect();
  readouts.showSeed(run.seed);
  readouts.offer(run.value("reheat") === "stalled", run.value("restart") !== "none");
  for (const [button] of copyButtons) button.disabled = false;
  predict(run);
  namesAt = -Infinity;
  draw();
  if (setup.at !== null && setup.at > 0) player.replay(setup.at);
}

/**
 * @param {Setup} setup
 * @param {boolean} same as before
 */
function showPuzzle({ puzzle, puzzles }, same) {
  if (!same) {
    document.title = `${puzzle.title} · Annealing Lab`;
    setText(byId("title", HTMLElement), puzzle.title);
    picker.replaceChildren(...puzzles.map(({ name, title }) => element("option", { value: name }, title)));
    showKind(puzzle.kind);
  }
  setText(byId("statement", HTMLElement), puzzle.statement);
  picker.value = puzzle.name;
  if (puzzle.kind === "sudoku") return sudoku.open(puzzle);
  if (!same) grid.open(puzzle);
  board.show({ puzzle });
}

/** @param {Setup["puzzle"]} puzzle */
const watched = (puzzle) => (puzzle.kind === "sudoku" ? WATCHED_SUDOKU[puzzle.size] : WATCHED);

/** @param {Setup["puzzle"]["kind"]} kind */
function showKind(kind) {
  face = faces[kind];
  faces.sums.frame.hidden = kind !== "sums";
  byId("statement-tools", HTMLElement).hidden = kind !== "sums";
  sudoku.shown = kind === "sudoku";
}

/** The schedule's picture, and where the plots begin. @param {Run} of */
async function predict(of) {
  if (of.searching) return;
  const anneal = Number(of.value("over") || of.value("length")) || CURVE_SECONDS * watched(of.setup.puzzle);
  const moves = Math.min(anneal, Number(of.value("moves")));
  const temperatures = await unlessCrashed(engine.ask("curve", { link: of.setup.link, moves, points: CURVE_POINTS }));
  if (!temperatures || of !== run) return;
  of.hottest = Math.max(temperatures[0], 1e-9);
  curve.show(temperatures, moves, of.value("cooling"));
  plots?.begin(temperatures, moves, of.trace);
  requestDraw();
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
  open(run?.startLink ?? address.link);
}

// ── what people do ───────────────────────────────────────────────────────────────────────────────────────────────────

function start() {
  if (!ready || !run || sudoku.refusal) return;
  sudoku.leave();
  editor.leave();
  if (player.playing === "playing") player.pause();
  else {
    run.recent.begin();
    run.mark();
    player.play();
  }
  requestDraw();
}

function step() {
  if (!ready) return;
  editor.leave();
  run?.recent.begin();
  player.step();
}

async function restart() {
  if (ready && run) await open(run.startLink);
}

async function newSeed() {
  if (!ready || !run) return;
  const seed = await unlessCrashed(engine.ask("freshSeed", { link: run.setup.link }));
  if (seed !== null) await change("seed", seed);
}

/**
 * What is offered when a run is over: another one, playing at once. The offer goes away, so the focus goes to Start.
 * @param {() => Promise<void>} openAnother
 */
async function again(openAnother) {
  await openAnother();
  if (player.playing === "resting") start();
  byId("start", HTMLButtonElement).focus();
}

/**
 * @param {string} key
 * @param {string} value
 */
async function change(key, value) {
  if (!run) return;
  try {
    const changed = await engine.ask("change", { link: run.setup.link, key, value });
    await open(changed.link);
  } catch (error) {
    if (error instanceof LinkRefused) settings.refuse(key, error.what);
    else if (!(error instanceof WorkerCrash)) throw error;
  }
}

/** Whether something was playing. */
function pause() {
  const playing = player.playing !== "resting";
  player.pause();
  requestDraw();
  return playing;
}

/** @param {number} blanks */
async function makePartial(blanks) {
  const made = await givens.partial(blanks);
  if (!made) return;
  starts.made(made, blanks);
  await givens.give(made);
}

/** Another board is to be seen than before. */
function look() {
  drawn = null;
  board.show({ cell: pointed ?? editor.cell });
  requestDraw();
}

/** @param {number | null} cell */
function point(cell) {
  pointed = cell;
  board.show({ cell: cell ?? editor.cell });
}

// ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Snapshot} snapshot */
function seen(snapshot) {
  run?.see(snapshot);
  collect();
  requestDraw();
}

/** A solution goes into the collection. */
function collect() {
  if (!run || run.snapshot.progress.status !== "solved") return;
  const { board, progress } = run.snapshot;
  proof.found({ board, link: run.startLink, seed: run.seed, moves: progress.moves });
}

function requestDraw() {
  frame ||= requestAnimationFrame(draw);
}

function showTransport() {
  const begun = (run?.snapshot.progress.moves ?? 0) > 0;
  const search = run?.searching ?? false;
  const over = run?.over || sudoku.refusal !== null;
  transport.show({ ready, playing: player.playing === "playing", over, begun, search });
}

function draw() {
  frame = 0;
  if (!run) return;
  const { puzzle } = run.setup;
  const inHand = puzzle.kind === "sums" && editor.givens && boardOfGivens(puzzle, editor.givens);
  const shown = inHand || search.looked || run.snapshot;
  const { sums, kinds, board: numbers } = shown;
  const { progress } = run.snapshot;
  const now = performance.now();
  const { playing } = player;
  const resting = playing === "resting";

  if (run.snapshot !== drawn && (resting || !reducedMotion.matches || now - boardAt > CALM_EVERY)) {
    boardAt = now;
    drawn = run.snapshot;
    const followed = !run.over && (resting || player.speed <= PAIR_FOLLOWED);
    const pair = followed && shown === run.snapshot ? (progress.last ?? null) : null;
    face.board.show({ board: numbers, kinds, sums, pair, put: "put" in shown ? shown.put : null });
  }
  face.board.warm(run.heat);
  if (resting || now - namesAt > NAMES_EVERY) {
    namesAt = now;
    face.grid.show(numbers, sums, kinds);
  }
  if (run.searching) status.tell(search.show(run, playing), playing, run.over);
  else {
    readouts.show(progress, run.recent.rate, run.recent.acceptance, run.computed, resting);
    const { stuckSince, computed: milliseconds } = run;
    const told = { progress, playing, until: run.setup.at, stuckSince, milliseconds };
    status.show({ ...told, refusal: sudoku.refusal, truth: proof.truth });
    proof.refuse(sudoku.refusal);
  }
  showTransport();
  if (!run.searching && run.traceIsNew && run.trace && plots) {
    run.traceIsNew = false;
    plots.show(run.trace, run.over);
  }
  // Some of these show less often than they are told; while a run plays, the next frame makes up for it.
  if (!resting) requestDraw();
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────────────────

if (/(^|&)puzzle=sudoku(&|$)/.test(address.link)) {
  // Not the hexagon, while the core is fetched.
  showKind("sudoku");
  setText(byId("title", HTMLElement), "Sudoku");
  setText(byId("statement", HTMLElement), "");
}
if (!compare.takes(address.link)) open(address.link);
keepOffline();
const uPlot = await loadUPlot();
plots = new Plots(uPlot, readColours());
search.load(uPlot);
if (run) predict(run);
