// The page: the only module that knows all parts. It holds what little state there is, gives the parts values to show,
// and turns what people do into requests.
//
//   address ──▶ open(link) ──▶ begin(setup) ──▶ player ──▶ seen(snapshot) ──▶ draw, once a frame

import { Address } from "./address.js";
import { Board } from "./board/board.js";
import { Editor } from "./board/editor.js";
import { Grid } from "./board/grid.js";
import { Starts } from "./board/starts.js";
import { Changes } from "./changes.js";
import { readColours } from "./colours.js";
import { Compare } from "./compare/compare.js";
import { copies } from "./copy.js";
import { Curve, pictured } from "./curve.js";
import { builtFile, byId } from "./dom.js";
import { Engine, LinkRefused, NotFetched, WorkerCrash, unlessCrashed } from "./engine.js";
import { Exact } from "./exact/exact.js";
import { Finder } from "./finder/finder.js";
import { FirstTemperature } from "./finder/first.js";
import { Givens } from "./givens.js";
import { untouched } from "./hand/deeds.js";
import { Hand } from "./hand/hand.js";
import { Help } from "./help.js";
import { Inspector } from "./inspector/inspector.js";
import { Library } from "./library/library.js";
import { Maker } from "./maker/maker.js";
import { cellName } from "./names.js";
import { Notice, showFailure } from "./notice.js";
import { keepOffline } from "./offline.js";
import { Player } from "./player.js";
import { loadUPlot } from "./plots/load.js";
import { Plots } from "./plots/plots.js";
import { Proof } from "./proof/proof.js";
import { isSame } from "./puzzle.js";
import { Readouts } from "./readouts.js";
import { Replicas } from "./replicas/replicas.js";
import { Run } from "./run.js";
import { Scene } from "./scene.js";
import { boardOfGivens } from "./search/forest.js";
import { Report } from "./search/report.js";
import { Search } from "./search/search.js";
import { Settings } from "./settings.js";
import { skeleton } from "./skeleton.js";
import { Speed } from "./speed.js";
import { Stage } from "./stage.js";
import { Status } from "./status.js";
import { Sudoku } from "./sudoku/sudoku.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Timeline } from "./timeline/timeline.js";
import { Transport } from "./transport.js";
import { Travel } from "./travel.js";
import { foreseen, NODES, watched } from "./watched.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */

/** Up to this speed the eye can follow the pair that is proposed, in moves a second. */
const PAIR_FOLLOWED = 30;

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
/** The cell under the cursor or in focus. @type {number | null} */
let pointed = null;

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const whole = { glue: builtFile("whole-glue"), wasm: builtFile("whole-wasm") };
/** The workers beside the run's have the whole core from the start. */
const urls = { worker: new URL("./worker.js", import.meta.url).href, ...whole };
const engine = new Engine({ ...urls, glue: builtFile("glue"), wasm: builtFile("wasm"), whole }, crashed);
const player = new Player(
  {
    advance: (what) => engine.ask("advance", what),
    seek: (what) => engine.ask("seek", what),
    jump: (what) => engine.ask("jump", what),
  },
  seen,
);
const notice = new Notice();
const travel = new Travel({
  engine,
  player,
  run: () => (ready && !sudoku.refusal ? run : null),
  leave,
  open,
  seen: (snapshot) => seen(snapshot, false),
  relinked,
  refused: (message) => notice.show(message),
  draw: requestDraw,
});
const changes = new Changes({
  engine,
  run: () => run,
  ready: () => ready,
  open,
  refused: (key, what) => settings.refuse(key, what),
  tell: (message) => notice.show(message),
  play,
});
const newSeed = () => changes.newSeed();
const restart = () => changes.restart();
const help = new Help();
const address = new Address((link) => {
  notice.hide();
  // Back from comparing the run is as it was left.
  if (!compare.takes(link) && !(ready && link === run?.startLink)) open(link);
});
const curve = new Curve();
new FirstTemperature((acceptance) => changes.firstTemperature(acceptance));
new Finder(
  makeEngine,
  () => run?.setup.link ?? "",
  (temperature) => changes.hold(temperature),
);
const settings = new Settings((key, value) => changes.set(key, value), {
  cooling: curve.frame,
  exchange: curve.frame,
  t0: byId("t0-from", HTMLElement),
});
const readouts = new Readouts((term) => help.open(term));
const status = new Status({
  newSeed: () => changes.again(newSeed),
  restart: () => changes.again(restart),
  singles: () => changes.again(() => changes.set("singles", "off")),
  end: () => travel.end(),
});
const transport = new Transport({
  start: () => travel.start(),
  step: () => travel.step(1),
  restart,
  "new-seed": newSeed,
});
const timeline = new Timeline(readColours(), {
  at: () => player.at,
  seek: (move) => travel.seek(move),
  step: (moves) => travel.step(moves),
  jump: (event, forward) => travel.jump(event, forward),
});
const grid = new Grid(skeleton, (cell) => {
  point(cell);
  if (cell !== null) hand.choose(cell);
});
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
  seek: (expansion) => travel.seek(expansion),
  pause,
  looked: look,
  explain: (term) => help.open(term),
});

const sudoku = new Sudoku(readColours(), {
  give: (text, singles) => givens.giveSudoku(text, singles),
  pause,
  chosen: (cell) => hand.choose(cell),
  changed: requestDraw,
  read: (text, alphabet) => engine.ask("readSudoku", { text, alphabet }).catch((error) => ({ message: error.message })),
  makeEngine,
  url: () => address.url,
  notCopied,
});
const stage = new Stage(
  { board, grid, sudoku },
  (name) => changes.set("puzzle", name),
  () => library.open(),
);
const hand = new Hand({
  touch: (deed) => travel.touch(deed),
  cellAt: (event) => stage.face.cellAt(event),
  focus: (cell) => stage.face.grid.focus(cell),
  name: (cell) => (run ? cellName(run.setup.puzzle, cell) : ""),
  changed: look,
  untouched: () => run && open(untouched(run.setup.link)),
});

const inspector = new Inspector(() => unlessCrashed(engine.ask("inspect", {})), requestDraw);
const replicas = new Replicas(() => unlessCrashed(engine.ask("replicas", {})), requestDraw);
const exact = new Exact();
const scene = new Scene();
const tabs = new Tabs(look);
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
  for (const { board } of Object.values(stage.faces)) board.show({ colours });
  plots?.recolour(colours);
  timeline.recolour(colours);
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
  () =>
    run && "define" in run.setup.puzzle && run.setup.puzzle.define ? run.setup.link : (run?.setup.puzzle.name ?? ""),
  open,
);

const maker = new Maker({
  ask: (type, what) => unlessCrashed(engine.ask(type, what)),
  puzzle: () => (run?.setup.puzzle.kind === "sums" ? run.setup.link : null),
  play: (link) => {
    notice.hide();
    open(link);
  },
  notCopied,
});
const library = new Library(readColours, {
  makeEngine,
  fetch: () => unlessCrashed(engine.ask("library", {})),
  open: (name) => changes.set("puzzle", name),
  make: () => maker.open(),
});

/** @type {[HTMLButtonElement, () => string][]} */
const copyButtons = [
  [byId("copy-seed", HTMLButtonElement), () => run?.seed ?? ""],
  [byId("copy-link", HTMLButtonElement), () => address.url],
  [byId("copy-here", HTMLButtonElement), () => address.urlOf(run?.linkHere ?? "")],
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
 * @param {boolean} [onward] whether it is played on from where it is opened
 */
async function open(link, onward = false) {
  const mine = ++opening;
  player.reset();
  ready = false;
  try {
    const { setup, snapshot } = await engine.ask("open", { link });
    if (mine === opening) begin(new Run(setup, snapshot), onward);
  } catch (error) {
    if (mine !== opening) return;
    // The run as it was, or else one that takes nothing more.
    if (error instanceof NotFetched && link !== "") return open(run && link !== run.startLink ? run.startLink : "");
    if (error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    notice.show(`This link cannot be opened: ${error.message}. Here is the default run instead.`);
    await open("");
  }
}

/** @param {Run} next @param {boolean} onward */
function begin(next, onward) {
  const { setup } = next;
  const samePuzzle = isSame(run?.setup.puzzle, setup.puzzle);
  run = next;
  ready = true;
  address.show(setup.link);
  stage.open(setup, samePuzzle);
  search.open(run);
  exact.open(run);
  const sums = setup.puzzle.kind === "sums" ? setup.puzzle : null;
  editor.open(sums, samePuzzle);
  if (!samePuzzle) hand.forget();
  starts.show(sums);
  speed.suggest(run.searching ? search.watched(run) : run.proving ? NODES : watched(setup.puzzle), run.unit);
  settings.show(setup);
  proof.begin(setup);
  collect();
  readouts.showSeed(run.seed);
  readouts.offer(run.value("reheat") === "stalled", run.value("restart") !== "none");
  for (const [button] of copyButtons) button.disabled = false;
  predict(run);
  scene.forget();
  draw();
  if (setup.at !== null && setup.at > 0) player.replay(setup.at, onward);
}

/** The schedule's picture, and where the plots begin. @param {Run} of */
async function predict(of) {
  const temperatures = await pictured(of, curve, (what) => unlessCrashed(engine.ask("curve", what)));
  if (of !== run || !of.annealing) return;
  plots?.begin(temperatures, foreseen(of), of.trace);
  requestDraw();
}

/** @param {WorkerCrash} crash */
function crashed(crash) {
  if (crash instanceof NotFetched) {
    // A setting that takes it is as it was.
    if (run) settings.show(run.setup);
    return notice.show(`A part of the solver could not be fetched: ${crash.message}. Try again once you are online.`);
  }
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

/** What was opened is played. The offer it came from goes away, so the focus goes to Start. */
function play() {
  if (player.playing === "resting") travel.start();
  byId("start", HTMLButtonElement).focus();
}

/** Nothing is edited any more, and no other board looked at than the run's. */
function leave() {
  sudoku.leave();
  editor.leave();
  search.leave();
}

/** A hand was laid on the run: it has another link. @param {Run} touched */
function relinked({ setup }) {
  address.show(setup.link);
  settings.show(setup);
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
  scene.forget();
  board.show({ cell: pointed ?? editor.cell });
  requestDraw();
}

/** @param {number | null} cell */
function point(cell) {
  pointed = cell;
  board.show({ cell: cell ?? editor.cell });
}

// ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Snapshot} snapshot @param {boolean} sought */
function seen(snapshot, sought) {
  if (sought) run?.recent.begin();
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
  const begun = (run?.snapshot.progress.head ?? 0) > 0;
  const unit = run?.unit ?? "move";
  const over = run?.over || sudoku.refusal !== null;
  transport.show({ ready, playing: player.playing === "playing", over, begun, unit });
  if (!run) return;
  const { head, head_status } = run.snapshot.progress;
  timeline.show({ ready, at: player.at, head, over: head_status !== "running", unit });
}

function draw() {
  frame = 0;
  if (!run) return;
  const { puzzle } = run.setup;
  const inHand = puzzle.kind === "sums" && editor.givens && boardOfGivens(puzzle, editor.givens);
  const shown = inHand || search.looked || run.snapshot;
  const { progress } = run.snapshot;
  const { playing } = player;
  const resting = playing === "resting";
  const followed = shown === run.snapshot && !run.over && (resting || player.speed <= PAIR_FOLLOWED);
  const pair = hand.pair ?? (followed ? progress.last : null) ?? null;
  scene.draw(stage.face, shown, { of: run.snapshot, pair, apart: inspector.open, heat: run.heat, resting });
  replicas.show(run, resting);
  if (run.searching) status.tell(search.show(run, playing), playing, run.over);
  else if (run.proving) status.tell(exact.show(run, playing), playing, run.over);
  else {
    readouts.show(progress, run.recent.rate, run.recent.acceptance, run.computed, resting);
    const { stuckSince, remark, computed: milliseconds } = run;
    const touched = run.setup.link.includes("&hand=");
    const told = { progress, playing, until: run.setup.at, stuckSince, touched, remark, milliseconds };
    status.show({ ...told, refusal: sudoku.refusal, truth: proof.truth });
    proof.refuse(sudoku.refusal);
  }
  inspector.show(run, resting);
  const editing = editor.cell !== null || sudoku.editing || sudoku.refusal !== null;
  hand.show(run, { enabled: ready && !editing && !run.over, playing: playing === "playing" });
  showTransport();
  if (run.annealing && run.traceIsNew && run.trace && plots) {
    run.traceIsNew = false;
    plots.show(run.trace, run.snapshot.progress.head_status !== "running");
    timeline.mark(run.trace);
  }
  if (run.annealing) plots?.look(progress, run.past);
  // Some of these show less often than they are told; while a run plays, the next frame makes up for it.
  if (!resting) requestDraw();
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────────────────

if (/(^|&)puzzle=sudoku(&|$)/.test(address.link)) stage.expectSudoku();
if (!compare.takes(address.link)) open(address.link);
keepOffline();
const uPlot = await loadUPlot();
plots = new Plots(uPlot, readColours(), {
  seek: (move) => travel.seek(move),
  csv: () => unlessCrashed(engine.ask("traceCsv", {})),
  run: () => run?.named ?? { title: "", name: "run" },
});
search.load(uPlot);
if (run) predict(run);
