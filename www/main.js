// The page: the only module that knows all parts. It holds what little state there is, gives the parts values to show,
// and turns what people do into requests.
//
//   address ──▶ open(link) ──▶ begin(setup) ──▶ player ──▶ seen(snapshot) ──▶ draw, once a frame

import { Address } from "./shell/address.js";
import { Board } from "./boards/sums/board.js";
import { Editor } from "./boards/sums/editor.js";
import { Grid } from "./boards/sums/grid.js";
import { Starts } from "./boards/sums/starts.js";
import { Edits } from "./run/edits.js";
import { readColours } from "./lib/colours.js";
import { copiesOfRun } from "./lib/copy.js";
import { Curve, pictured } from "./view/curve.js";
import { dialogs } from "./features/dialogs.js";
import { SEEN_EVERY, clock } from "./lib/clock.js";
import { byId } from "./lib/dom.js";
import { Engine, LinkRefused, NotFetched, WorkerCrash, unlessCrashed } from "./core/engine.js";
import { Exact } from "./features/exact/exact.js";
import { FirstTemperature } from "./features/temperature-finder/first-temperature.js";
import { count } from "./lib/format.js";
import { keepFocus } from "./shell/focus.js";
import { PendingSolutions } from "./run/pending-solutions.js";
import { Frames, STILL } from "./view/frames.js";
import { Givens } from "./run/givens.js";
import { untouched } from "./run/interventions.js";
import { Hand } from "./view/interventions/interventions.js";
import { fitHints } from "./lib/keys.js";
import { toMend } from "./boards/sudoku/mend.js";
import { showMethod } from "./view/method.js";
import { FULL, modulesFor } from "./core/bundles.js";
import { cellName } from "./lib/names.js";
import { Notice, showFailure } from "./shell/notice.js";
import { keepOffline } from "./shell/offline.js";
import { laterParts } from "./features/features.js";
import { Player } from "./run/player.js";
import { isSame } from "./run/puzzle.js";
import { Readouts } from "./view/readouts.js";
import { Replicas } from "./features/replicas/replicas.js";
import { Run } from "./run/run.js";
import { BoardPainter } from "./view/painter.js";
import { boardOfGivens } from "./features/search/forest.js";
import { Settings } from "./view/settings.js";
import { skeleton } from "./view/skeleton.js";
import { Speed } from "./view/speed.js";
import { PuzzleView } from "./view/puzzle-view.js";
import { Status } from "./view/status.js";
import { Tabs } from "./shell/tabs.js";
import { Theme } from "./shell/theme.js";
import { Timeline } from "./view/timeline/timeline.js";
import { Transport } from "./view/transport.js";
import { Playback } from "./run/playback.js";
import { Queue } from "./run/queue.js";
import { foreseen, NODES, PAIR_FOLLOWED, watched } from "./run/default-speed.js";

/** @typedef {import("./core/types.js").Snapshot} Snapshot */

// ── state ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The run that is shown; none before the core has answered. @type {Run | null} */
let run = null;
/** Whether it can be played: not while another is being opened. */
let ready = false;
/** Counts the openings: only the latest may begin. */
let opening = 0;
/** When figures and sentence were shown last. */
let toldAt = -Infinity;
/** The cell under the cursor or in focus. @type {number | null} */
let pointed = null;
/** Where the run went back to after the worker broke. */
let wentBack = "";

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const worker = new URL("./worker.js", import.meta.url).href;
const engine = new Engine({ worker, ...modulesFor(location.hash.slice(1)) }, crashed);
const player = new Player(
  {
    // A move that the eye can follow is taken apart where it is made, so that board and inspector show the same one.
    advance: (what) => engine.ask("advance", { ...what, inspect: !inspectorPanel.hidden && isFollowed() }),
    seek: (what) => engine.ask("seek", what),
    jump: (what) => engine.ask("jump", what),
    goOn: (what) => engine.ask("goOn", what),
    runOn: (what) => engine.ask("runOn", what),
  },
  seen,
  () => requestDraw(),
);
const frames = new Frames(() => player.pace, draw);
const requestDraw = () => frames.request();
const notice = new Notice();
const queue = new Queue();
const playback = new Playback({
  engine,
  player,
  queue,
  run: () => (ready && !refusal() ? run : null),
  leave,
  open,
  seen: (snapshot) => seen(snapshot, false),
  relinked,
  refused: (message) => notice.refuse(message),
  draw: requestDraw,
});
const edits = new Edits({
  engine,
  queue,
  run: () => (ready ? run : null),
  open,
  refused: (key, what) => settings.refuse(key, what),
  tell: (message) => notice.show(message),
  play,
});
const newSeed = () => edits.newSeed();
const restart = () => edits.restart();
const address = new Address((link) => {
  notice.hide();
  // What a dialog says is of the run behind it, which is about to be another.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Back from comparing the run is as it was left.
  if (!compares(link) && !(ready && link === run?.startLink)) open(link);
});
const curve = new Curve();
/** Whoever opens a run from a dialog wants to see it, even if that was opened from the comparison. */
const openSeen = (/** @type {string} */ link) => {
  showRun(link);
  return open(link);
};
const choose = (/** @type {string} */ name) => {
  if (!run) return openSeen(`puzzle=${name}`);
  showRun(run.startLink);
  return edits.set("puzzle", name);
};
const { openLibrary, explain } = dialogs({
  notice,
  engine,
  makeEngine,
  run: () => run,
  open: openSeen,
  choose,
  hold: (temperature) => edits.hold(temperature),
  urlOf: (link) => address.urlOf(link),
  notCopied,
});
new FirstTemperature((acceptance) => edits.firstTemperature(acceptance));
const settings = new Settings((key, value) => edits.set(key, value), {
  cooling: curve.frame,
  exchange: curve.frame,
  t0: byId("t0-from", HTMLElement),
});
const readouts = new Readouts(explain);
const status = new Status({
  newSeed: () => edits.again(newSeed),
  restart: () => {
    const moves = run?.snapshot.progress.head ?? 0;
    edits.again(() => restart().then(() => speed.slowFor(moves)));
  },
  singles: () => edits.again(() => edits.set("singles", "off")),
  end: () => playback.end(),
  stop: () => playback.stop(),
});
const transport = new Transport({
  start: () => playback.start(),
  step: () => playback.step(1),
  restart,
  "new-seed": newSeed,
});
const timeline = new Timeline(readColours(), {
  at: () => player.at,
  seek: (move) => playback.seek(move),
  step: (moves) => playback.step(moves),
  jump: (event, forward) => playback.jump(event, forward),
});
const grid = new Grid(skeleton, (cell) => {
  point(cell);
  if (cell !== null) hand.choose(cell);
});
const board = new Board(skeleton, readColours(), (layout) => grid.place(layout), point);
const givens = new Givens(engine, queue, {
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
const starts = new Starts(give, (blanks) => givens.givePartial(blanks, (made) => starts.made(made, blanks)));
const puzzleView = new PuzzleView({ board, grid }, choose, openLibrary);
const hand = new Hand({
  touch: (intervention) => playback.touch(intervention, run?.setup.puzzle),
  cellAt: (event) => puzzleView.face.cellAt(event),
  focus: (cell) => puzzleView.face.grid.focus(cell),
  name: (cell) => (run ? cellName(run.setup.puzzle, cell) : ""),
  changed: look,
  untouched: () => run && open(untouched(run.setup.link)),
});

const replicas = new Replicas(() => unlessCrashed(engine.ask("replicas", {})), requestDraw);
const exact = new Exact();
const found = new PendingSolutions();
const painter = new BoardPainter();
const speed = new Speed((speed) => {
  player.speed = speed;
  run?.recent.begin();
});

const copyButtons = copiesOfRun(
  () => run,
  address,
  settings,
  notCopied,
  (act) => queue.do(act),
);

/** @param {string} text */
function notCopied(text) {
  notice.show(`This browser does not let the page copy. Here it is: ${text}`);
}

/** An engine beside the run's; who makes it is told of a crash by the requests it breaks, too. */
function makeEngine(crashed = (/** @type {string} */ _message) => {}) {
  return new Engine({ worker, ...FULL }, ({ message }) => crashed(message));
}

// ── parts that come later ────────────────────────────────────────────────────────────────────────────────────────────

const { plots, search, sudoku, proof, inspector, neededFor, refusal, compares, comparing, showRun } = laterParts({
  notice,
  engine,
  makeEngine,
  address,
  queue,
  playback,
  explain,
  givens,
  hand,
  puzzleView,
  run: () => run,
  open,
  pause,
  look,
  draw: (part) => frames.request(part),
  showSolutions: () => tabs.show("solutions"),
  notCopied,
});
new Theme(() => {
  const colours = readColours();
  for (const { board } of Object.values(puzzleView.faces)) board.show({ colours });
  timeline.recolour(colours);
  for (const { part } of [plots, search, proof]) part?.recolour(colours);
});
keepFocus();
fitHints();
const inspectorPanel = byId("inspector", HTMLElement);
const tabs = new Tabs(look);

// ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Opens the run of a link. A bad one opens the default run, and is told.
 * @param {string} link
 * @param {boolean} [onward] whether it is played on from where it is opened
 */
function open(link, onward = false) {
  if (!run) puzzleView.expect(link);
  return queue.during(opened(link, onward));
}

/** @param {string} link @param {boolean} onward @returns {Promise<void>} */
async function opened(link, onward) {
  const mine = ++opening;
  player.reset();
  ready = false;
  try {
    const { setup, snapshot } = await engine.ask("open", { link });
    for (const part of neededFor(setup)) {
      if (mine === opening && !(await part.need(() => open(link, onward)))) return stay(link);
    }
    if (mine === opening) begin(new Run(setup, snapshot), onward);
  } catch (error) {
    if (mine !== opening) return;
    // The run as it was, or else one that takes nothing more.
    if (error instanceof NotFetched && link !== "") return open(run && link !== run.linkHere ? run.linkHere : "");
    if (error instanceof WorkerCrash) return;
    if (!(error instanceof LinkRefused) || link === "") throw error;
    const broken = toMend(link, error.what);
    if (broken) return mend(broken);
    notice.show(`This link cannot be opened: ${error.message}. Here is the default run instead.`);
    await open("");
  }
}

/** Givens that contradict each other are shown to be mended, as pasted ones are. @param {{ givens: string, link: string }} broken */
async function mend({ givens, link }) {
  await open(link);
  const puzzle = run?.setup.puzzle;
  if (puzzle && "size" in puzzle && puzzle.size ** 2 === givens.length) sudoku.part?.bring(givens);
}

/** What the run of a link is shown by is not there: the run before stays. @param {string} link */
function stay(link) {
  if (run && run.linkHere !== link) open(run.linkHere);
  else status.say("This run cannot be shown before its part of the page is loaded.");
}

/** @param {Run} next @param {boolean} onward */
function begin(next, onward) {
  const { setup } = next;
  notice.taken();
  const samePuzzle = isSame(run?.setup.puzzle, setup.puzzle);
  run = next;
  ready = true;
  if (!comparing()) address.show(setup.link);
  document.documentElement.classList.add("begun");
  puzzleView.open(setup, samePuzzle);
  showMethod(run);
  search.part?.open(run);
  exact.open(run);
  const sums = setup.puzzle.kind === "sums" ? setup.puzzle : null;
  editor.open(sums, samePuzzle);
  if (!samePuzzle) hand.forget();
  starts.show(sums);
  speed.suggest(
    run.searching && search.part ? search.part.watched(run) : run.proving ? NODES : watched(setup.puzzle),
    run.unit,
  );
  settings.show(setup);
  proof.part?.begin(setup);
  found.collect(run, proof.part);
  readouts.showSeed(run.seed);
  readouts.offer(run.value("reheat") === "stalled", run.value("restart") !== "none");
  for (const button of copyButtons) button.disabled = false;
  predict(run);
  painter.forget();
  status.begin();
  // Before anything is said of it: it is not ready, but on its way.
  if (setup.at !== null && setup.at > 0) player.replay(setup.at, onward);
  draw(STILL);
  afterwards();
}

/** What is wanted next is loaded when the run is there: the plots, then what its end asks for. */
async function afterwards() {
  if (run?.annealing && !plots.part && (await plots.need(undefined, false)) && run) predict(run);
  found.collect(run, await proof.need(undefined, false));
}

/** The schedule's picture, and where the plots begin. @param {Run} of */
async function predict(of) {
  const temperatures = await pictured(of, curve, (what) => unlessCrashed(engine.ask("curve", what)));
  if (of !== run || !of.annealing) return;
  plots.part?.begin(temperatures, foreseen(of), of.trace, of.ended);
  requestDraw();
}

/** @param {WorkerCrash} crash */
function crashed(crash) {
  if (crash instanceof NotFetched) {
    // A setting that takes it is as it was.
    if (run) settings.show(run.setup);
    const what = crash.network ? "fetched" : "started";
    const mend = crash.network ? " Try again once you are online." : "";
    return notice.show(`A part of the solver could not be ${what}: ${crash.message}.${mend}`);
  }
  // The same moves are made once more. Where that breaks again, or what comes right after, the run begins anew; so does a search,
  // whose boards take as much memory as before.
  const replayed = player.playing === "replaying";
  player.reset();
  ready = false;
  if (crash.lasting) {
    showFailure(`The solver could not be started: ${crash.message}. Reload the page to try again.`);
    status.say("The solver is not running.");
    showTransport();
    return;
  }
  const what = `The solver stopped unexpectedly: ${crash.message}.`;
  const again = replayed || run?.linkAtHead === wentBack;
  if (run?.annealing && run.snapshot.progress.head > 0 && !again) {
    wentBack = run.linkAtHead;
    notice.show(`${what} A fresh one replays the same run to move ${count(run.snapshot.progress.head)}.`);
    open(wentBack);
    return;
  }
  notice.show(`${what} A fresh one has taken over at the start of the same run.`);
  if (run || !comparing()) open(run?.startLink ?? address.link);
}

// ── what people do ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What was opened is played. The offer it came from goes away, so the focus goes to Start. */
function play() {
  if (player.playing === "resting") playback.start();
  byId("start", HTMLButtonElement).focus();
}

/** Nothing is edited any more, and no other board looked at than the run's. */
function leave() {
  sudoku.part?.leave();
  editor.leave();
  search.part?.leave();
}

/** A hand was laid on the run: it has another link. @param {Run} touched */
function relinked({ setup }) {
  if (!comparing()) address.show(setup.link);
  settings.show(setup);
  notice.taken();
}

/** Whether something was playing. */
function pause() {
  const playing = player.playing !== "resting";
  player.pause();
  requestDraw();
  return playing;
}

/** Another board is to be seen than before. */
function look() {
  painter.forget();
  board.show({ cell: pointed ?? editor.cell });
  if (!inspectorPanel.hidden && !inspector.part) inspector.need().then(requestDraw);
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
  found.collect(run, proof.part);
  requestDraw();
}

function showTransport() {
  // Not while another run is being opened: what is pressed then is done when that is there, and nothing flickers.
  const ready = run !== null && !engine.lost;
  const over = run?.over || refusal() !== null;
  const playing = player.playing === "playing";
  const why = refusal() ?? run?.idle ?? "Waits for the solver";
  transport.show({ ready, playing, over, why, begun: !!run?.snapshot.progress.head, unit: run?.unit ?? "move" });
  if (run) timeline.show(run, { ready, at: player.at, playing });
}

/** @param {import("./view/frames.js").Part[]} parts */
function draw(parts) {
  if (!run) return;
  if (parts.includes("board")) drawBoard(run);
  // What came to rest since the frame was asked for is told as it is now, in figures and words alike.
  const rests = player.playing === "resting" && parts.includes("words");
  if (rests || parts.includes("figures")) showFigures(run);
  if (parts.includes("words")) showWords(run);
  if (parts.includes("plots") && run.annealing) plots.part?.turn(run);
  // Some of these show less often than they are told; while a run plays, the next frame makes up for it.
  if (player.playing !== "resting") requestDraw();
}

/** Whether the eye can follow single moves. */
const isFollowed = () => player.playing === "resting" || player.speed <= PAIR_FOLLOWED;

/** @param {Run} run */
function drawBoard(run) {
  const { puzzle } = run.setup;
  const inHand = puzzle.kind === "sums" && editor.givens && boardOfGivens(puzzle, editor.givens);
  const shown = inHand || search.part?.looked || run.snapshot;
  const resting = player.playing === "resting";
  const followed = shown === run.snapshot && !run.over && isFollowed();
  const pair = hand.pair ?? (followed ? run.snapshot.progress.last : null) ?? null;
  painter.draw(puzzleView.face, shown, {
    of: run.snapshot,
    pair,
    apart: !inspectorPanel.hidden,
    heat: run.heat,
    resting,
  });
}

/** @param {Run} run */
function showFigures(run) {
  const resting = player.playing === "resting";
  replicas.show(run, resting);
  // Where no eye can follow it is a sample, whichever board is drawn meanwhile.
  if (!isFollowed() || painter.drawn === run.snapshot) inspector.part?.show(run, resting);
  const now = clock();
  const isNew = run.told !== run.snapshot.progress;
  if (!run.annealing || (isNew && !resting && now - toldAt < SEEN_EVERY)) return;
  if (isNew) toldAt = now;
  run.tell();
  readouts.show(run.told, run.recent.rate, run.acceptance, run.computed);
  plots.part?.tell(run);
  showSentence(run);
}

/** @param {Run} run */
function showSentence(run) {
  const { playing, looking } = player;
  const unit = run.searching ? "expansion" : run.proving ? "node" : "move";
  if (looking) status.look(looking.goal, looking.left, unit);
  else if (run.searching) {
    if (search.part) status.tell(search.part.show(run, playing), playing, run.over);
  } else if (run.proving) status.tell(exact.show(run, playing), playing, run.over);
  else status.show(run, playing, refusal(), proof.part?.truth ?? "");
}

/** @param {Run} run */
function showWords(run) {
  showSentence(run);
  proof.part?.refuse(refusal());
  const editing = editor.cell !== null || sudoku.part?.editing || refusal() !== null;
  hand.show(run, { enabled: !engine.lost && !editing && !run.over, playing: player.playing === "playing" });
  showTransport();
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────────────────

if (compares(address.link)) keepOffline();
else {
  // Kept files are fetched when the run is there: not before, in its way.
  open(address.link).finally(keepOffline);
  // The sudoku's board draws itself as soon as it is there.
  if (puzzleView.sudoku) sudoku.need().then(() => run ?? puzzleView.expect(address.link));
}
