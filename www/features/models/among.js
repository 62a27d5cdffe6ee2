// The rank of a run among a thousand: workers make runs with its settings from seeds 1 to 1,000 once it is over. The
// text is refined as runs are made. Runs of other seeds with the same settings are compared with the same thousand.

import { Pool } from "../compare/pool.js";
import { element, setShown, setText } from "../../lib/dom.js";
import { unlessCrashed } from "../../core/engine.js";
import { t } from "../../text/models.js";
import { RUNS, experimentOf, madeOf, settingsOf as settingsIn } from "../runs/thousand.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../runs/thousand.js").Made} Made */

/**
 * The number of moves of a run above which the thousand runs are made only on request. They would take more than some
 * ten seconds of a core.
 */
const MOST_UNASKED = 2e6;
/** The minimum number of runs for a statement; the text changes each time as many more are made. */
const FEWEST = 50;

export class Among {
  element = element("p", { class: "why", id: "among", hidden: "" });
  button = element(
    "button",
    { type: "button", class: "button small", id: "among-make", hidden: "" },
    t("makeThousand"),
  );
  #house;
  #pool;
  /** The link of the runs without seed and interventions, and the results made from it. */
  #settings = "";
  /** @type {Made[]} */
  #made = [];
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;

  /** @param {import("../../house.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#pool = new Pool(() => house.makeEngine(() => {}), {
      rows: (rows) => {
        const shown = Math.floor(this.#made.length / FEWEST);
        this.#made.push(...rows.map((row) => madeOf(row, { kind: "seen", known: null })));
        if (Math.floor(this.#made.length / FEWEST) > shown) house.look();
      },
      spent: () => {},
      over: () => house.look(),
      failed: () => {
        this.end();
        house.look();
      },
    });
    this.button.addEventListener("click", () => {
      const run = house.playable();
      if (run) this.#begin(run);
    });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#pool.pause() : this.#pool.resume()));
  }

  /** Ends the work, because a run continues or another one is open. */
  end() {
    if (this.#made.length < RUNS) {
      this.#settings = "";
      this.#made = [];
    }
    this.#pool.cancel();
    this.#engine?.end();
    this.#engine = null;
  }

  /** Shows the rank of a run. @param {Run} run @param {boolean} shown whether the run is over and shown at its end */
  show(run, shown) {
    const known = settingsOf(run) === this.#settings;
    const begins = shown && !known;
    const unasked = run.shown.moves <= MOST_UNASKED;
    if (begins && unasked) this.#begin(run);
    if (!shown && !run.over) this.end();
    const said = shown && settingsOf(run) === this.#settings;
    const words = () => (this.#made.length < FEWEST ? t("amongBegun", { n: RUNS }) : amongInWords(run, this.#made));
    setText(this.element, said ? words() : "");
    setShown(this.element, said);
    setShown(this.button, begins && !unasked);
  }

  /** @param {Run} run */
  async #begin(run) {
    this.end();
    this.#settings = settingsOf(run);
    this.#made = [];
    const { link } = run.setup;
    const engine = (this.#engine = this.#house.makeEngine(() => {}));
    const group = await unlessCrashed(engine.ask("groupOfRun", { link }));
    engine.end();
    if (!group || this.#engine !== engine) return;
    const what = experimentOf({ group, settings: settingsIn(link, group), moves: budgetOf(run), target: "none" });
    this.#pool.start(
      { link: what, grids: "" },
      Array.from({ length: RUNS }, (_, i) => i),
    );
    if (document.hidden) this.#pool.pause();
  }
}

/** @param {Run} run */
const budgetOf = (run) => Number(run.value("moves"));

/** @param {Run} run */
const settingsOf = ({ setup }) => setup.link.replace(/&(?:seed|hand|at)=[^&]*/g, "");

/** Describes the rank of a run. @param {Run} run @param {Made[]} made */
function amongInWords({ shown: { status, moves, best }, setup: { puzzle } }, made) {
  const n = made.length;
  const number = (/** @type {(other: Made) => boolean} */ holds) => made.filter(holds).length;
  if (status === "solved") {
    const solved = number((other) => other.reached);
    return t("amongSolved", { n, reached: solved, sooner: number((other) => other.reached && other.moves < moves) });
  }
  const counts = { n, lower: number((other) => other.best < best), same: number((other) => other.best === best) };
  const known = "best" in puzzle ? puzzle.best?.energy : undefined;
  return known === undefined
    ? t("among", counts)
    : t("amongBest", { ...counts, reached: number((other) => other.best <= known) });
}
