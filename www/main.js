// The main module of the page, which only does wiring. Facts have owners and folders have tasks; here the parts are
// made.
//
//   address ──▶ views, or open(link) ──▶ stage.begin(run) ──▶ player ──▶ stage.see(snapshot) ──▶ draw, once a frame

import { Address } from "./shell/address.js";
import { BUILDING, FULL, modulesFor } from "./core/bundles.js";
import { byId } from "./lib/dom.js";
import { chosen } from "./language.js";
import { Choices } from "./run/choices.js";
import { Edits } from "./run/edits.js";
import { embedded } from "./lib/embed.js";
import { Engine, unlessCrashed, WorkerCrash } from "./core/engine.js";
import { facts } from "./facts.js";
import { Features } from "./shell/features.js";
import { fileOf } from "./lib/files.js";
import { fitHints } from "./lib/keys.js";
import { Frames } from "./view/frames.js";
import { Givens } from "./run/givens.js";
import { goesToItsOwn } from "./shell/versions.js";
import { keepFocus } from "./shell/focus.js";
import { keepOffline } from "./shell/offline.js";
import { lines } from "./features/list.js";
import { Keys } from "./shell/keys.js";
import { Menu } from "./shell/menu.js";
import { Mode } from "./shell/mode.js";
import { Notice, showWait } from "./shell/notice.js";
import { on } from "./lib/signal.js";
import { Opening } from "./run/opening.js";
import { Playback } from "./run/playback.js";
import { Player } from "./run/player.js";
import { Queue } from "./run/queue.js";
import { PlainBoard } from "./view/plain-board.js";
import { skeleton } from "./view/skeleton.js";
import { Stage } from "./view/stage.js";
import { face } from "./boards/sums/face.js";
import { Starts } from "./boards/sums/starts.js";
import { t } from "./text/run.js";
import { Tabs } from "./shell/tabs.js";
import { Theme } from "./shell/theme.js";
import { toMend } from "./boards/sudoku/mend.js";
import { Views } from "./shell/views.js";

// This class shows unstarted.js that the page is loaded, although it may still wait for a language.
document.documentElement.classList.add("loaded");
document.getElementById("unstarted")?.remove();
await chosen;
// Another page opens this link, so nothing starts on this one.
if (goesToItsOwn(location.hash.slice(1))) await new Promise(() => {});

const house = /** @type {import("./house.js").House} */ ({});

// ── shell ──

// The colours are read before anything is drawn.
house.theme = new Theme();
house.colours = facts.colours.peek;
house.notice = new Notice();
house.keys = new Keys();
house.mode = new Mode(house);
house.notCopied = (text) => house.notice.show(t("notCopied", { text }));
house.address = new Address((link) => {
  if (goesToItsOwn(link)) return;
  house.notice.hide();
  house.edits.forget();
  // A dialog or an editor belongs to the run behind it, which is about to change.
  house.leave();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  house.features.withdraw();
  // On the way back from another view, the run is as it was left.
  if (!house.views.takes(link) && link !== house.playable()?.startLink) house.open(link);
});
house.views = new Views(house);
house.features = new Features(lines, house);

// ── core and run ──

const worker = fileOf("www/worker.js");
house.engine = new Engine({ worker, ...modulesFor(location.hash.slice(1)) }, (crash) => house.stage.crashed(crash));
house.engine.loading = ({ file, got, of, still }) => {
  showWait(still ? (BUILDING ?? t("notComing", { n: still, file })) : null);
  house.stage.fetching(got, of);
};
house.engine.measured = (share) => house.opening.measure(share);
house.ask = (type, what) => unlessCrashed(house.engine.ask(type, what));
// The owner of this engine is also notified of a crash through the requests that fail.
house.makeEngine = (crashed = () => {}) => new Engine({ worker, ...FULL }, ({ message }) => crashed(message));

const { engine } = house;
const wants = (/** @type {boolean} */ trace) => house.playback.wants(trace);
house.player = new Player(
  {
    advance: (what) => engine.ask("advance", { ...what, ...wants(what.trace), inspect: house.stage.inspects }),
    seek: (what) => engine.ask("seek", { ...what, ...wants(false) }),
    jump: (what) => engine.ask("jump", { ...what, ...wants(false) }),
    goOn: (what) => engine.ask("goOn", { ...what, ...wants(false) }),
    runOn: (what) => engine.ask("runOn", what),
  },
  (snapshot, sought) => house.stage.see(snapshot, sought),
  () => house.draw(),
);
const frames = new Frames(
  () => house.player.pace,
  (parts) => house.stage.draw(parts),
);
house.draw = (part) => frames.request(part);
house.pause = () => {
  const playing = house.player.playing !== "resting";
  house.player.pause();
  house.draw();
  return playing;
};
house.leave = () => house.features.each((feature) => feature.leave?.());
house.queue = new Queue();
house.soon = (act) => house.queue.do(act);
house.opening = new Opening(house);
house.open = (link, how) => house.opening.open(link, how);
house.playable = () => house.opening.playable;
house.playback = new Playback(house);
house.edits = new Edits(house);
house.givens = new Givens(house);
house.choices = new Choices(house);

// ── view ──

house.look = () => house.stage.look();
const sums = new PlainBoard(house, face, skeleton, {
  frame: byId("board", HTMLElement),
  canvas: byId("board-canvas", HTMLCanvasElement),
  grid: byId("board-grid", HTMLElement),
});
const starts = new Starts(
  (givens) => house.givens.give(givens),
  (blanks) => house.givens.givePartial(blanks, (made) => starts.made(made, blanks)),
  (map) => house.edits.set("map", map),
);
house.stage = new Stage(house, sums, starts, (error, link) => {
  const broken = toMend(link, error.what);
  if (!broken) return null;
  const mend = () => {
    const puzzle = house.opening.run?.setup.puzzle;
    if (puzzle && puzzle.kind === "sudoku" && puzzle.size ** 2 === broken.givens.length)
      house.features.ready("sudoku")?.take(broken.givens, null, puzzle.rules);
  };
  return { link: broken.link, mend };
});
house.tabs = new Tabs(house);
for (const fact of [facts.mode, facts.look]) on(fact, () => house.tabs.refresh());
house.views.addresses();
keepFocus();
fitHints();
new Menu();
// On a phone in Play the menu also contains these panels, where nothing shows them.
for (const panel of ["inspector", "settings"])
  byId(`${panel}-toggle`, HTMLElement).addEventListener("click", () => house.mode.makeRoomFor(panel));

/** Shows an uncaught error, from any source. A broken worker has already been reported. @param {unknown} fault */
function uncaught(fault) {
  if (!(fault instanceof Error) || fault instanceof WorkerCrash || fault.name === "AbortError") return;
  const report = () => byId("help-open", HTMLButtonElement).click();
  house.notice.show(t("uncaught", { why: fault.message }), report, t("reportIt"));
}
addEventListener("error", ({ error }) => uncaught(error));
addEventListener("unhandledrejection", ({ reason }) => uncaught(reason));

// ── start ──

const { link } = house.address;
if (embedded) house.features.need("embed");
if (house.views.takes(link)) keepOffline();
else {
  // Files for offline use are only fetched after the run is open, so that they do not delay it.
  house.open(link).finally(keepOffline);
  // The sudoku's board draws itself as soon as it is loaded.
  if (house.puzzleView.sudoku)
    house.features.need("sudoku").then(() => house.opening.run ?? house.puzzleView.expect(link));
}
