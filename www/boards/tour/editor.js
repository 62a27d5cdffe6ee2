// The editor of a tour's cities: a press adds a city, a drag moves it, and Delete removes it. Each change requests a
// run of the new cities from the core. Its frame stays the same meanwhile, so that no city moves by itself.

import { button, enable } from "../../lib/dom.js";
import { History } from "../../lib/undo.js";
import { t } from "../../text/tour.js";
import { EditPanel, makePanel } from "../edit-panel.js";
import { blank } from "./face.js";
import { extent, flat, placeAt, unflat } from "./layout.js";
import { cityName } from "./words.js";

/** @typedef {import("../../core/types.js").TourPuzzle} Puzzle */
/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../house.js").House} House */
/** @typedef {import("./layout.js").Frame} Frame */
/** @typedef {Puzzle["points"]} Points */

/** A new frame, equal to the frame of random cities. @type {Frame} */
const EMPTY = { x: [0, 9999], y: [-9999, 0] };
/** The margin of the frame around its cities, and the step of a city by keys, as fractions of the frame. */
const ROOM = 0.15;
const STEP = 0.01;
/** The minimum and maximum numbers of cities that the core accepts. */
const LEAST = 3;
const MOST = 400;
/** Pixels within which a press does not count as a drag. */
const STILL = 4;
/** True if there is a mouse, and therefore most likely a keyboard. */
const HOVERS = matchMedia("(hover: hover)").matches;
/** The directions of keys, y down. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class CityEditor {
  #house;
  #board;
  #panel;
  #more = button(t("add"), { class: "button small" }, () => {
    this.#add(this.#beside());
    this.#board.focus(this.#chosen);
  });
  #remove = button(t("remove"), { class: "button small", "aria-keyshortcuts": "Delete" }, () =>
    this.#takeAway(this.#chosen),
  );
  #removeAll = button(t("removeAll"), { class: "button small" }, () => this.#change([], t("noCities")));
  /** The puzzle of the present run. */
  #puzzle = blank;
  #frame = EMPTY;
  #history = new History(/** @type {Points} */ ([]));
  #chosen = 0;
  /**
   * The city held by the pointer, and the place where it was pressed.
   * @type {{ city: number, from: Points, x: number, y: number, moved: boolean } | null}
   */
  #held = null;
  /** True if a city was added, moved or removed since the editor was opened. */
  #changed = false;
  /** The cities whose run was requested and is not open yet. */
  #asked = "";

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#board = /** @type {import("../../view/plain-board.js").PlainBoard<Puzzle, any, any>} */ (
      house.puzzleView.faces.tour
    );
    makePanel("cities", t("edit"), [this.#more, this.#remove, this.#removeAll]);
    const { frame, grid } = this.#board;
    this.#panel = new EditPanel("cities", grid, {
      leave: () => this.leave(),
      travel: (way, words) => this.#travel(way, words),
    });
    // The grid has already moved the focus. Focus alone does not choose, because a grid with other cells may focus its
    // first cell.
    frame.addEventListener("keydown", (event) => this.#choose(grid.of(event) === null ? null : grid.selected));
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", () => this.#drop());
    frame.addEventListener("click", (event) => this.editing && event.stopPropagation());
    house.keys.add(
      { scope: "cell", keys: () => this.editing, repeats: true, act: (event) => this.#cellKey(event) },
      {
        scope: "editor",
        keys: ["Escape", "Ctrl+z", "Ctrl+y", ...Object.keys(WAYS)],
        repeats: true,
        act: (event) => this.#key(event),
      },
    );
  }

  get editing() {
    return this.#panel.on;
  }

  /** The chosen city, which is marked on the board. */
  get cell() {
    return this.editing && this.#history.now[this.#chosen] ? this.#chosen : null;
  }

  asked() {
    if (this.editing) this.leave();
    else this.#enter();
  }

  /** Returns the board without a tour. */
  looks() {
    return this.editing ? { board: [], sums: [], kinds: [] } : null;
  }

  /** Takes the cities of an opened run; leaves the editor if its puzzle is no tour. @param {Run} run */
  begun({ setup: { puzzle } }) {
    const isOwn = puzzle.kind === "tour" && puzzle.cities === null;
    if (!isOwn && this.#asked === "") this.leave();
    if (puzzle.kind !== "tour") return;
    this.#puzzle = puzzle;
    const opened = asText(puzzle.points);
    if (!this.editing) return;
    // Cities from elsewhere, such as pasted ones, are a new step; a requested run must not undo later steps.
    if (this.#asked === "" && opened !== asText(this.#history.now)) {
      this.#frame = wide(puzzle);
      this.#history.push(puzzle.points);
    }
    if (opened === this.#asked) this.#asked = "";
    // A run may be opened while the pointer holds a city that the run lacks.
    this.#show(this.#held?.from);
  }

  #enter() {
    const { puzzle } = this.#house.playable()?.setup ?? {};
    if (puzzle?.kind !== "tour") return;
    const isOwn = puzzle.cities === null;
    this.#puzzle = puzzle;
    this.#frame = isOwn ? wide(puzzle) : EMPTY;
    this.#history = new History(isOwn ? puzzle.points : []);
    this.#asked = "";
    const playing = this.#house.pause();
    const keys = HOVERS ? t("placeByKeys") : "";
    this.#panel.turn(true, `${t(playing ? "howToPlacePaused" : "howToPlace")} ${keys}`.trim());
    this.#board.frame.style.touchAction = "none";
    this.#chosen = 0;
    this.#changed = false;
    this.#show();
    if (isOwn) this.#board.focus(0);
    else this.#more.focus();
  }

  leave() {
    if (!this.editing) return;
    this.#drop();
    this.#panel.turn(false);
    this.#board.frame.style.touchAction = "";
    const { length } = this.#history.now;
    if (this.#changed && length < LEAST) this.#house.notice.show(t("tooFew", { n: length }));
    // The cities are again the cities of the run, in the frame of the run.
    this.#board.open(this.#puzzle, false);
    this.#house.look();
  }

  /** Shows cities in place of the cities of the run. @param {Points} points */
  #show(points = this.#history.now) {
    if (!this.editing) return;
    const own = {
      ...this.#puzzle,
      points,
      frame: this.#frame,
      ...(this.#puzzle.cities !== null && { geographic: false }),
    };
    this.#board.open({ ...own, names: [], best: null, bound: null });
    this.#panel.show(this.#history);
    enable(this.#remove, points.length > 0);
    enable(this.#removeAll, points.length > 0);
    if (this.#board.grid.focused && points[this.#chosen]) this.#board.focus(this.#chosen);
    this.#house.look();
  }

  /** @param {number | null} city */
  #choose(city) {
    if (this.editing && city !== null) this.#chosen = city;
  }

  // ── changes ──

  /**
   * Returns the position of a city on paper, rounded to the resolution of the frame.
   * @param {{ x: number, y: number }} place
   * @returns {Points[number]}
   */
  #point({ x, y }) {
    const wide = Math.max(...Object.values(this.#frame).map(([least, most]) => most - least));
    const parts = 10 ** -Math.floor(Math.log10(wide / 1000));
    const inside = (/** @type {number} */ value, /** @type {[number, number]} */ [least, most]) =>
      Math.round(Math.min(most, Math.max(least, value)) * parts) / parts;
    return unflat({ x: inside(x, this.#frame.x), y: inside(y, this.#frame.y) }, this.#isGlobe);
  }

  get #isGlobe() {
    return this.#puzzle.cities === null && this.#puzzle.geographic;
  }

  /** Returns a position for a city that is added without a pointer: in the centre, or beside the chosen city. */
  #beside() {
    const here = flat(this.#history.now, this.#isGlobe)[this.#chosen];
    const { x, y } = this.#frame;
    return here ? { x: here.x + (x[1] - x[0]) / 10, y: here.y } : { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 };
  }

  /** @param {{ x: number, y: number }} place */
  #add(place) {
    const points = this.#history.now;
    if (points.length === MOST) return this.#panel.say(t("tooManyCities", { n: MOST }));
    this.#chosen = points.length;
    this.#change([...points, this.#point(place)], this.#saysCount(points.length + 1));
  }

  /** @param {number} city */
  #takeAway(city) {
    const points = this.#history.now;
    if (!points[city]) return;
    this.#chosen = Math.max(0, Math.min(city, points.length - 2));
    this.#change(points.toSpliced(city, 1), this.#saysCount(points.length - 1));
    if (points.length === 1) this.#more.focus();
  }

  /** @param {number} n */
  #saysCount = (n) => (n < LEAST ? t("fewCities", { n: LEAST - n }) : t("own", { n }));

  /** @param {Points} next @param {string} words */
  #change(next, words) {
    if (!this.#history.push(next)) return;
    // Leaving the address makes Back return to the cities before the first change.
    if (!this.#changed) this.#house.address.leave();
    this.#changed = true;
    this.#take(words);
  }

  /** @param {"undo" | "redo"} way @param {string} words */
  #travel(way, words) {
    const before = this.#history.now;
    this.#history[way]();
    if (this.#history.now !== before) this.#take(words);
  }

  /** @param {string} words */
  #take(words) {
    const points = this.#history.now;
    this.#panel.say(words);
    if (points.length >= LEAST) {
      this.#asked = asText(points);
      this.#house.edits.set("points", this.#asked);
    }
    this.#show();
  }

  // ── pointers ──

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.editing || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest(".choosers")) return;
    event.preventDefault();
    event.stopPropagation();
    const points = this.#history.now;
    const at = this.#board.cellAt(event);
    if (at === null && points.length === MOST) return this.#panel.say(t("tooManyCities", { n: MOST }));
    // A newly added city can be dragged at once.
    const from = at === null ? [...points, this.#point(this.#placeOf(event))] : points;
    const city = at ?? points.length;
    this.#held = { city, from, x: event.clientX, y: event.clientY, moved: at === null };
    this.#board.frame.setPointerCapture(event.pointerId);
    this.#show(from);
    this.#chosen = city;
    this.#board.focus(city);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    if (!held) return;
    held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL;
    if (held.moved) this.#show(this.#dragged(event, held));
  }

  /**
   * Returns the cities with the held one at the pointer.
   * @param {PointerEvent} event
   * @param {{ city: number, from: Points }} held
   */
  #dragged(event, { city, from }) {
    return from.with(city, this.#point(this.#placeOf(event)));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    if (!held) return;
    const next = held.moved ? this.#dragged(event, held) : held.from;
    this.#held = null;
    if (held.moved) this.#change(next, this.#saysCount(next.length));
    else {
      this.#panel.say(t("cityChosen", { name: cityName({ ...this.#puzzle, names: [] }, held.city) }));
      this.#house.look();
    }
  }

  #drop() {
    if (!this.#held) return;
    this.#held = null;
    this.#show();
  }

  /** @param {MouseEvent} event */
  #placeOf(event) {
    const { left, top } = this.#board.frame.getBoundingClientRect();
    return placeAt(this.#board.board.layout, event.clientX - left, event.clientY - top);
  }

  // ── keys ──

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.editing) return false;
    if (event.key === "Escape") return this.leave();
    // Elsewhere arrows navigate along the run, and out of the editor.
    if (event.key in WAYS) return this.#board.grid.focused ? false : undefined;
    this.#panel.travel(event);
  }

  /** @param {KeyboardEvent} event */
  #cellKey(event) {
    const points = this.#history.now;
    const way = event.shiftKey ? WAYS[event.key] : undefined;
    if (event.key === "Delete" || event.key === "Backspace") this.#takeAway(this.#chosen);
    else if (event.key === "Enter") this.#add(this.#beside());
    else if (way && points[this.#chosen]) {
      const { x, y } = flat(points, this.#isGlobe)[this.#chosen];
      const step = STEP * Math.max(this.#frame.x[1] - this.#frame.x[0], this.#frame.y[1] - this.#frame.y[0]);
      const next = points.with(this.#chosen, this.#point({ x: x + way[0] * step, y: y + way[1] * step }));
      this.#change(next, this.#saysCount(next.length));
    } else return false;
  }
}

/** Writes cities in the format of a link. @param {Points} points */
const asText = (points) => points.map(([x, y]) => `${x},${y}`).join("_");

/** Returns a frame with room around the cities. @param {Puzzle} puzzle @returns {Frame} */
function wide({ points, geographic }) {
  const { x, y } = extent(flat(points, geographic));
  const room = ROOM * Math.max(x[1] - x[0], y[1] - y[0], 1);
  return { x: [x[0] - room, x[1] + room], y: [y[0] - room, y[1] + room] };
}

export default (/** @type {House} */ house) => new CityEditor(house);
