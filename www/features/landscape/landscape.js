// All boards of a small puzzle, for lessons. Each board is a dot at the height of its energy, and the opacity of the
// swaps of the run's board shows their probability. Beside it are the number of moves at each energy, and the Boltzmann
// distribution.

import { facts } from "../../facts.js";
import { paint } from "../../lib/canvas.js";
import { byId, element, setText } from "../../lib/dom.js";
import { count, percent } from "../../lib/format.js";
import { on } from "../../lib/signal.js";
import { LEFT, TOP, drawBoards, drawLevels } from "./drawing.js";
import { doorsOf, lawOf, mapOf } from "./map.js";
import { t } from "./texts.js";
import { standsInWords } from "./words.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("./map.js").Map} Map */

export class LandscapeView {
  #house;
  #frame = element("section", { class: "landscape", id: "landscape" });
  #boards = element("canvas", { "aria-hidden": "true", class: "landscape-boards" });
  #words = element("p", { class: "landscape-words" });
  #levels = element("canvas", { "aria-hidden": "true", class: "landscape-levels" });
  #share = element("p", { class: "landscape-words" });
  /** The boards of the present puzzle; null if there are too many. @type {Map | null} */
  #map = null;
  #of = "";

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#frame.append(this.#boards, this.#words, this.#levels, this.#share);
    byId("board-area", HTMLElement).after(this.#frame);
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
    on(facts.colours, () => this.#draw());
  }

  /** Reads the boards of a puzzle shown for the first time. @param {Run} run */
  async #read({ setup }) {
    const of = JSON.stringify(setup.puzzle);
    if (of === this.#of) return;
    this.#of = of;
    this.#map = null;
    const landscape = await this.#house.ask("landscape", { link: setup.link });
    if (of !== this.#of) return;
    this.#map = landscape && mapOf(landscape);
    this.#draw();
  }

  wants() {
    return { visits: this.#isSeen() };
  }

  #isSeen() {
    return this.#frame.offsetParent !== null;
  }

  /** @param {Run} run */
  words(run) {
    if (!this.#isSeen()) return;
    this.#read(run);
    this.#draw();
  }

  #draw() {
    const run = facts.run.peek();
    const map = this.#map;
    if (!run || !map || !this.#isSeen()) return;
    const { board, progress, visits = new Float64Array() } = run.snapshot;
    const { temperature } = progress;
    const at = map.rankOf(board);
    const doors = doorsOf(map, at, temperature);
    setText(this.#words, standsInWords(map, at, doors, temperature));
    const colours = facts.colours.peek();
    const size = (/** @type {HTMLCanvasElement} */ canvas) =>
      /** @type {const} */ ([canvas.clientWidth, canvas.clientHeight]);
    paint(this.#boards, ...size(this.#boards), (pen) =>
      drawBoards(pen, map, { at, doors, temperature }, colours, size(this.#boards)),
    );
    const law = lawOf(map, temperature);
    const moves = visits.reduce((sum, n) => sum + n, 0);
    paint(this.#levels, ...size(this.#levels), (pen) =>
      drawLevels(pen, map, law, (energy) => (moves > 0 ? (visits[energy] ?? 0) / moves : 0), colours, [
        LEFT,
        TOP,
        this.#levels.clientWidth - LEFT,
        this.#levels.clientHeight - TOP,
      ]),
    );
    const spent = moves > 0 ? t("spent", { share: percent((visits[0] ?? 0) / moves), n: count(moves) }) : "";
    setText(this.#share, [t("law", { share: percent(law.get(0) ?? 0) }), spent].filter(Boolean).join(" "));
  }
}

export default (/** @type {import("../contract.js").House} */ house) => new LandscapeView(house);
