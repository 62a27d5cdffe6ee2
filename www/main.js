// The page: the only module that knows all parts. It holds what little state there is, gives the parts values to show,
// and turns what people do into requests.
//
//   address ──▶ open(link) ──▶ begin(setup) ──▶ player ──▶ seen(snapshot) ──▶ draw, once a frame

import { Address } from "./shell/address.js";
import { Aim } from "./view/aim.js";
import { Board } from "./boards/sums/board.js";
import { Grid } from "./boards/sums/grid.js";
import { Starts } from "./boards/sums/starts.js";
import { Edits } from "./run/edits.js";
import { copiesOfRun } from "./lib/copy.js";
import { Curve } from "./view/curve.js";
import { facts, seenView } from "./facts.js";
import { on } from "./lib/signal.js";
import { byId, setAttribute } from "./lib/dom.js";
import { embedded } from "./lib/embed.js";
import { Engine, NotFetched, WorkerCrash, unlessCrashed } from "./core/engine.js";
import { FirstTemperature } from "./view/first-temperature.js";
import { keepFocus } from "./shell/focus.js";
import { t } from "./text/run.js";
import { PendingSolutions } from "./run/pending-solutions.js";
import { Frames, STILL } from "./view/frames.js";
import { Givens } from "./run/givens.js";
import { withoutInterventions } from "./run/interventions.js";
import { Interventions } from "./view/interventions/interventions.js";
import { fitHints } from "./lib/keys.js";
import { toMend } from "./boards/sudoku/mend.js";
import { showMethod } from "./view/method.js";
import { BUILDING, FULL, modulesFor } from "./core/bundles.js";
import { cellName, shortCellName } from "./lib/names.js";
import { Menu } from "./shell/menu.js";
import { Mode } from "./shell/mode.js";
import { Legend } from "./view/legend.js";
import { Meter } from "./view/meter.js";
import { Notice, showFailure, showWait } from "./shell/notice.js";
import { keepOffline } from "./shell/offline.js";
import { lines } from "./features/list.js";
import { Features } from "./shell/features.js";
import { MOST_NEIGHBOURS, Opening } from "./run/opening.js";
import { Player } from "./run/player.js";
import { isSame } from "./lib/puzzle.js";
import { Readouts } from "./view/readouts.js";
import { BoardPainter } from "./view/painter.js";
import { Screen } from "./view/screen.js";
import { Settings } from "./view/settings.js";
import { skeleton } from "./view/skeleton.js";
import { Speed } from "./view/speed.js";
import { PuzzleView } from "./view/puzzle-view.js";
import { Status } from "./view/status.js";
import { chooseLanguage } from "./text/languages.js";
import { Tabs } from "./shell/tabs.js";
import { Theme } from "./shell/theme.js";
import { goesToItsOwn } from "./shell/versions.js";
import { Views } from "./shell/views.js";
import { Timeline } from "./view/timeline/timeline.js";
import { Transport } from "./view/transport.js";
import { Playback } from "./run/playback.js";
import { Queue } from "./run/queue.js";
import { NODES, staysSlow } from "./run/default-speed.js";

await chooseLanguage();
// Another page opens this link: nothing of this one begins.
if (goesToItsOwn(location.hash.slice(1))) await new Promise(() => {});

/** The cell under the cursor or in focus. @type {number | null} */
let pointed = null;

// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

// The colours are read before anything is drawn.
const theme = new Theme();
const worker = new URL("./worker.js", import.meta.url).href;
const engine = new Engine({ worker, ...modulesFor(location.hash.slice(1)) }, crashed);
engine.loading = ({ file, got, of, still }) => {
  showWait(still ? (BUILDING ?? t("notComing", { n: still, file })) : null);
  if (!opening.run) status.fetching(got, of);
};
const player = new Player(
  {
    // A move that the eye can follow is taken apart where it is made, so that board and inspector show the same one.
    advance: (what) =>
      engine.ask("advance", { ...what, ...wanted(what.trace), inspect: inspecting() && screen.followed }),
    seek: (what) => engine.ask("seek", { ...what, ...wanted() }),
    jump: (what) => engine.ask("jump", { ...what, ...wanted() }),
    goOn: (what) => engine.ask("goOn", { ...what, ...wanted() }),
    runOn: (what) => engine.ask("runOn", what),
  },
  seen,
  () => requestDraw(),
);
const frames = new Frames(
  () => player.pace,
  (parts) => screen.draw(parts),
);
const requestDraw = () => frames.request();
const notice = new Notice();
const queue = new Queue();
const opening = new Opening({
  engine,
  player,
  queue,
  expected: (link) => {
    puzzleView.expect(link);
    legend.expect(puzzleView.sudoku === true, puzzleView.hasShapes);
    // Its puzzle is what is seen first: nothing moves when that is there.
    setAttribute(byId("main", HTMLElement), "data-ways", puzzleView.sudoku ? "open" : "");
  },
  neededFor: (setup) => features.neededFor(setup),
  need: (name, how) => features.need(name, how),
  begun,
  refused,
  missing: () => status.say(t("missing")),
});
/** Whether a person sees that settings are measured. */
let saysMeasuring = false;
engine.measured = (share) => {
  opening.wait();
  const { run } = opening;
  const back = run ? () => void open(run.linkHere) : undefined;
  if (share < 1) notice.show(t("measuring", { percent: 10 * Math.floor(10 * share) }), back, t("cancelMeasuring"));
  else if (saysMeasuring) notice.hide();
  saysMeasuring = share < 1;
};
/** @type {Opening["open"]} */
const open = (link, how) => opening.open(link, how);
const playback = new Playback({
  engine,
  player,
  queue,
  run: () => (features.first(({ refusal }) => refusal) ? null : opening.playable),
  mayStart,
  leave,
  open,
  seen: (snapshot) => seen(snapshot, false),
  relinked,
  refused: (message) => notice.refuse(message),
  draw: requestDraw,
  neighbours: () => wanted().neighbours,
});
const edits = new Edits({
  engine,
  queue,
  run: () => opening.playable,
  open,
  refused: (key, what) => settings.refuse(key, what),
  tell: (message) => notice.show(message),
  play,
});
const newSeed = () => edits.newSeed();
const restart = () => edits.restart();
const address = new Address((link) => {
  if (goesToItsOwn(link)) return;
  notice.hide();
  edits.forget();
  // A dialog is about the run behind it, which is about to be another. So is an editor.
  leave();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Back from another view the run is as it was left.
  features.withdraw();
  if (!views.takes(link) && link !== opening.playable?.startLink) open(link);
});
const views = new Views({ address, features: () => features, pause });
const curve = new Curve();
/** Whoever opens a run from a dialog wants to see it, even if that was opened from the comparison. */
const openSeen = (/** @type {string} */ link) => {
  notice.hide();
  leave();
  address.leave();
  views.showRun(link);
  return open(link);
};
/** The run of each puzzle as it was left: typed grids and settings are there again. @type {Map<string, string>} */
const left = new Map();
const choose = (/** @type {string} */ name) => {
  const { run } = opening;
  if (!run) return openSeen(left.get(name) ?? `puzzle=${name}`);
  const own = run.setup.puzzle.name;
  left.set(own, run.startLink);
  const there = left.get(name);
  if (own !== name && there !== undefined) return openSeen(there);
  if (own !== name) address.leave();
  views.showRun(run.startLink);
  return edits.set("puzzle", name, opening.waits ? run : null);
};
new FirstTemperature((acceptance) => edits.firstTemperature(acceptance));
const settings = new Settings((key, value) => edits.set(key, value), {
  cooling: curve.frame,
  exchange: curve.frame,
  t0: byId("t0-from", HTMLElement),
});
const readouts = new Readouts();
const meter = new Meter();
const aim = new Aim();
const legend = new Legend();
const again = () => edits.again(newSeed);
const status = new Status({
  newSeed: again,
  restart: () => {
    const moves = opening.run?.snapshot.progress.head ?? 0;
    edits.again(() => restart().then(() => speed.slowFor(moves)));
  },
  singles: () => edits.again(() => edits.set("singles", "off")),
  useSingles: () => edits.set("singles", "on"),
  end: () => playback.end(),
  stop: () => playback.stop(),
});
const transport = new Transport({
  start: () => {
    if (features.first((feature) => feature.starts?.())) return;
    // On a phone Start stays in sight, wherever the page is scrolled to; the board must, too.
    if (byId("main", HTMLElement).getBoundingClientRect().top < 0) scrollTo({ top: 0 });
    playback.start();
  },
  step: () => playback.step(1),
  restart,
  "new-seed": newSeed,
});
const timeline = new Timeline({
  at: () => player.at,
  seek: (move) => playback.seek(move),
  step: (moves) => playback.step(moves),
  jump: (event, forward) => playback.jump(event, forward),
});
const grid = new Grid(skeleton, (cell) => {
  point(cell);
  if (cell !== null) interventions.choose(cell);
});
const board = new Board(skeleton, facts.colours.peek(), (layout) => grid.place(layout), point);
const givens = new Givens(engine, queue, {
  open,
  refused: (message) => notice.show(message),
});
const give = (/** @type {string} */ text) => givens.give(text);
const starts = new Starts(
  give,
  (blanks) => givens.givePartial(blanks, (made) => starts.made(made, blanks)),
  (map) => edits.set("map", map),
);
const puzzleView = new PuzzleView({ board, grid, aim }, choose);
const interventions = new Interventions({
  intervene: (intervention) => playback.intervene(intervention, opening.run?.setup.puzzle),
  cellAt: (event) => puzzleView.face.cellAt(event),
  focus: (cell) => puzzleView.face.grid.focus(cell),
  name: (cell) => (opening.run ? cellName(opening.run.setup.puzzle, cell) : ""),
  shortName: (cell) => (opening.run ? shortCellName(opening.run.setup.puzzle, cell) : ""),
  changed: look,
  undo: () => edits.undo(),
  withoutThem: () => opening.run && open(withoutInterventions(opening.run.setup.link)),
});

const found = new PendingSolutions();
const painter = new BoardPainter();
const speed = new Speed((speed) => {
  player.chosen = speed;
  opening.run?.recent.begin();
});

const copyButtons = copiesOfRun(
  () => opening.run,
  address,
  settings,
  notCopied,
  (act) => queue.do(act),
);

/** @param {string} text */
function notCopied(text) {
  notice.show(t("notCopied", { text }));
}

/** An engine beside the run's; its owner learns of a crash by the requests it breaks, too. */
function makeEngine(crashed = (/** @type {string} */ _message) => {}) {
  return new Engine({ worker, ...FULL }, ({ message }) => crashed(message));
}

// ── features ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const features = new Features(
  lines,
  {
    views,
    notice,
    address,
    engine,
    ask: (type, what) => unlessCrashed(engine.ask(type, what)),
    makeEngine,
    soon: (act) => queue.do(act),
    player,
    playback,
    edits,
    givens,
    interventions,
    puzzleView,
    colours: facts.colours.peek,
    playable: () => opening.playable,
    open,
    openSeen,
    choose,
    again,
    mayStart,
    pause,
    look,
    draw: (part) => frames.request(part),
    rush: (on) => speed.rush(on),
    present: (on) => {
      mode.present(on);
      theme.read();
    },
    showSolutions: () => tabs.show("solutions"),
    panels: (names, keys) => {
      mode.learn(names !== null);
      tabs.only(names);
      settings.only(keys);
    },
    notCopied,
  },
  () => {
    found.collect(null, features.ready("proof"));
    look();
  },
);
views.addresses();
on(facts.colours, (colours) => {
  for (const { board } of Object.values(puzzleView.faces)) board.show({ colours });
});
keepFocus();
fitHints();
new Menu();
const inspectorPanel = byId("inspector", HTMLElement);
const inspecting = () => !inspectorPanel.hidden;
const mode = new Mode();
// On a phone the menu has them in Play, too, where nothing shows them.
for (const id of ["inspector-toggle", "settings-toggle"])
  byId(id, HTMLElement).addEventListener(
    "click",
    () => facts.mode.value === "play" && byId("all-instruments", HTMLElement).click(),
  );
const tabs = new Tabs(look);
on(facts.mode, () => tabs.refresh());
const screen = new Screen({
  player,
  painter,
  puzzleView,
  readouts,
  speed,
  meter,
  aim,
  legend,
  status,
  transport,
  timeline,
  interventions,
  features,
  lost: () => engine.lost,
  inspecting,
  withoutSingles: () => givens.switched,
  again: requestDraw,
});

// ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A bad link opens the default run; givens that contradict each other are shown for correction, as pasted ones are.
 * @param {import("./core/engine.js").LinkRefused} error @param {string} link
 */
async function refused(error, link) {
  const broken = toMend(link, error.what);
  if (!broken) {
    notice.show(t("linkRefused", { why: error.message }));
    return open("");
  }
  await open(broken.link);
  const puzzle = opening.run?.setup.puzzle;
  if (puzzle && "size" in puzzle && puzzle.size ** 2 === broken.givens.length)
    features.ready("sudoku")?.take(broken.givens, null, puzzle.rules);
}

/**
 * Shows a run that has been opened: what each part shows of it depends on the run alone, not on the parts before.
 * @param {import("./run/run.js").Run} run @param {import("./run/run.js").Run | null} before @param {boolean} onward
 */
function begun(run, before, onward) {
  const { setup } = run;
  const same = isSame(before?.setup.puzzle, setup.puzzle);
  document.documentElement.classList.add("begun");
  relinked(run);
  puzzleView.open(setup, same);
  views.retitle();
  showMethod(run);
  features.each((feature) => feature.begun?.(run, before));
  starts.show(setup.puzzle);
  if (!same) {
    pointed = null;
    interventions.forget();
  }
  player.speedUp.begin();
  speed.suggest(features.first((feature) => feature.speed?.(run)) ?? (run.proving ? NODES : null), run.unit);
  readouts.open(run);
  mode.need(!run.annealing);
  if (run.annealing) meter.open(run);
  holdBack(run);
  status.begin();
  painter.forget();
  for (const button of copyButtons) button.disabled = false;
  curve.predict(run, (what) => unlessCrashed(engine.ask("curve", what))).then(requestDraw);
  // Before anything is said of it: it is not ready, but on its way.
  if (setup.at !== null && setup.at > 0) player.replay(setup.at, onward);
  screen.draw(STILL);
  afterwards(run);
}

/** What is wanted next is loaded when the run is there. @param {import("./run/run.js").Run} run */
function afterwards(run) {
  if (hasSolutions(run)) found.collect(run, features.ready("proof"));
  features.loadSoon(() => opening.run);
}

/** Whether its solutions are counted and kept: the routes of a map are not. @param {import("./run/run.js").Run} run */
const hasSolutions = ({ setup }) => setup.puzzle.kind !== "route";

/** @param {import("./core/engine.js").WorkerCrash} crash */
function crashed(crash) {
  const { run } = opening;
  const why = crash.message;
  if (crash instanceof NotFetched) {
    // A setting that takes it is as it was.
    if (run) settings.show(run.setup);
    return notice.show(t(crash.network ? "notFetched" : "notStartedPart", { why }));
  }
  if (crash.lasting) {
    opening.halt();
    showFailure(t("notStarted", { why }));
    status.say(t("notRunning"));
    return screen.showTransport();
  }
  const lost = run?.snapshot.progress.head ?? 0;
  const move = run || seenView.value === "run" ? opening.again(address.link) : null;
  if (move !== null) return notice.show(t("crashedToMove", { why, move }));
  const begun = t("crashedToStart", { why });
  notice.show(run && lost > 0 ? `${begun} ${t(`lost_${run.unit}`, { n: lost })}` : begun);
}

/** Shows a fault that nobody caught, wherever it came from. A worker that broke has been reported. @param {unknown} fault */
function uncaught(fault) {
  if (!(fault instanceof Error) || fault instanceof WorkerCrash || fault.name === "AbortError") return;
  const report = () => byId("help-open", HTMLButtonElement).click();
  notice.show(t("uncaught", { why: fault.message }), report, t("reportIt"));
}
addEventListener("error", ({ error }) => uncaught(error));
addEventListener("unhandledrejection", ({ reason }) => uncaught(reason));

// ── what people do ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What was opened is played. The offer it came from goes away, so the focus goes to Start. */
function play() {
  if (player.playing === "resting") playback.start();
  byId("start", HTMLButtonElement).focus();
}

/** Nothing is edited any more, and no other board looked at than the run's. */
function leave() {
  features.each((feature) => feature.leave?.());
}

/** A run has a link of its own, or another than it had. @param {import("./run/run.js").Run} run */
function relinked(run) {
  const { setup } = run;
  if (facts.view.value === "run") address.show(setup.link);
  settings.show(setup);
  notice.taken();
  features.each((feature) => feature.seen?.(run));
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
  point(pointed);
  if (inspecting() && !features.ready("inspector")) features.need("inspector");
  requestDraw();
}

/** @param {number | null} cell */
function point(cell) {
  pointed = cell;
  board.show({ cell: cell ?? features.first((feature) => feature.cell) });
}

/** What the next snapshot is to have with it. */
function wanted(trace = false) {
  const neighbours = player.rate === 0 ? MOST_NEIGHBOURS : 0;
  return { trace, neighbours, ...features.all((feature) => feature.wants?.(trace)) };
}

/** Whether a run may start: where it is known that it can't succeed, a person is asked first. A lesson knows what it does. @param {() => void} start */
function mayStart(start) {
  const asks = opening.run?.annealing && facts.view.value !== "learn";
  return !asks || !features.first((feature) => feature.asksFirst?.(start));
}

/** @param {import("./core/types.js").Snapshot} snapshot @param {boolean} sought */
function seen(snapshot, sought) {
  const { run } = opening;
  if (sought) run?.recent.begin();
  run?.see(snapshot);
  if (run) {
    features.each((feature) => feature.seen?.(run));
    holdBack(run);
    if (hasSolutions(run)) found.collect(run, features.ready("proof"));
  }
  requestDraw();
}

/** A frozen board is not passed by. @param {import("./run/run.js").Run} run */
function holdBack(run) {
  player.held = !embedded && facts.view.value === "run" && staysSlow(run);
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────────────────

if (embedded) features.need("embed");
if (views.takes(address.link)) keepOffline();
else {
  // Kept files are fetched when the run is there: not before, in its way.
  open(address.link).finally(keepOffline);
  // The sudoku's board draws itself as soon as it is there.
  if (puzzleView.sudoku) features.need("sudoku").then(() => opening.run ?? puzzleView.expect(address.link));
}
