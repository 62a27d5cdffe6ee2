// A thousand runs like the run on the board: a dot for each, and the number that reach the aim. Pulling the thermometer
// fixes the temperature of all runs, and each temperature leaves a bar there. Workers make the runs while they are in
// view.

import { facts } from "../../facts.js";
import { byId, element, setAttribute, setShown, setText } from "../../lib/dom.js";
import { count, figures, fixed, short } from "../../lib/format.js";
import { shareOf, temperatureScaleOf, usefulOf } from "../../lib/temperature-scale.js";
import { hereTo } from "../../lib/link.js";
import { aimOf } from "../../lib/puzzle.js";
import { on } from "../../lib/signal.js";
import { unlessCrashed } from "../../core/engine.js";
import { Pool } from "../compare/pool.js";
import { energyAxis, gapAxis, movesAxis } from "./axes.js";
import { Dots } from "./dots.js";
import { t } from "./texts.js";
import { RUNS, experimentOf, firstSeedOf, madeOf, settingsOf, statisticsOf } from "./thousand.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("./thousand.js").Made} Made */
/**
 * A thousand runs of the same settings, as far as they are made, and their fixed temperature; null if they cool.
 * @typedef {{ temperature: number | null, made: Made[] }} Thousand
 */

/** The selectable budgets, and the budgets of runs whose own budget is longer than the last one. */
const BUDGETS = [100, 1_000, 10_000, 50_000, 200_000, 1_000_000];
const LONGEST = 2e6;
const USUAL = { sums: 50_000, others: 200_000 };
/** The minimum number of runs for a statement. */
const FEWEST = 100;
/** The fractions of runs that a verdict describes as most and as nearly all. */
const MOST = 0.5;
const NEARLY_ALL = 0.9;

export class Runs {
  #dots;
  #bars = element("span", { class: "visited", "aria-hidden": "true" });
  #budget = byId("runs-budget", HTMLSelectElement);
  #seed = byId("runs-seed", HTMLInputElement);
  #pool;
  #house;
  /** The puzzle, budget and seeds of the stored thousands, and the thousands by their settings. */
  #kept = { of: "", thousands: /** @type {Map<string, Thousand>} */ (new Map()) };
  /** @type {Thousand | null} */
  #now = null;
  /** The link of the puzzle in the form used by an experiment, and the link of its source run. */
  #group = { of: "", link: /** @type {Promise<string> | null} */ (null) };
  /** The run before its temperature was fixed. */
  #cooled = "";
  /** The run that was advanced to its end for display beside the dots. @type {Run | null} */
  #forwarded = null;
  /** True if the dots must be drawn. */
  #due = false;
  #fault = "";

  /** @param {import("../contract.js").House} house */
  constructor(house) {
    this.#house = house;
    // From here on, its stylesheet determines the visibility.
    byId("runs", HTMLElement).hidden = false;
    byId("tube", HTMLElement).append(this.#bars);
    this.#pool = new Pool(
      () => house.makeEngine(() => {}),
      {
        rows: (rows) => this.#take(rows),
        spent: () => {},
        over: () => this.#draw(),
        failed: (why) => {
          this.#fault = why;
          this.#draw();
        },
      },
      true,
    );
    this.#dots = new Dots(
      byId("runs-canvas", HTMLCanvasElement),
      (place) => this.#open(this.#first + BigInt(place)),
      () => this.#draw(),
    );
    this.#budget.addEventListener("change", () => this.#set([["moves", this.#budget.value]]));
    this.#seed.addEventListener("change", () => {
      if (/^\d+$/.test(this.#seed.value)) this.#open(BigInt(this.#seed.value));
    });
    byId("runs-watch", HTMLElement).addEventListener("click", () => {
      // Leaving the address first makes Back return to the dots.
      house.address.leave();
      house.mode.look("run");
      house.edits.again(() => house.edits.restart());
    });
    byId("runs-others", HTMLElement).addEventListener("click", () => this.#open(this.#first + BigInt(RUNS)));
    document.addEventListener("visibilitychange", () => this.#rest());
    on(facts.look, (look) => {
      if (look !== "runs") this.#backward();
    });
  }

  /** Reports whether the runs are on the screen. */
  get #seen() {
    return facts.look.peek() === "runs" && facts.mode.peek() === "play" && facts.view.peek() === "run";
  }

  get #run() {
    const run = facts.run.peek();
    return run?.annealing ? run : null;
  }

  /** The first seed of the thousand. */
  get #first() {
    return this.#run ? firstSeedOf(this.#run) : 1n;
  }

  /** Shows the runs. */
  asked() {
    if (this.#run) this.#begin(this.#run, heldIn(this.#run));
    this.#house.look();
  }

  /** @param {Run} run */
  begun(run) {
    if (this.#seen && run.annealing) this.#begin(run, heldIn(run));
    else this.#rest();
  }

  /** The runs that the thermometer heats in place of the run on the board. */
  get heats() {
    const run = this.#run;
    if (!this.#seen || run?.setup.method !== "anneal") return null;
    return {
      held: heldIn(run) !== null && this.#cools(run),
      pulled: (/** @type {number} */ temperature) => void this.#begin(run, temperature),
      hold: (/** @type {number} */ temperature) => this.#hold(run, temperature),
      release: () => this.#release(),
    };
  }

  /** Opens the run of the board at a temperature. @param {Run} run @param {number} temperature */
  async #hold(run, temperature) {
    if (heldIn(run) === null) this.#cooled = run.startLink;
    await this.#set([
      ["cooling", "constant"],
      ["t0", String(temperature)],
      ["moves", String(budgetOf(run))],
    ]);
  }

  /** Makes the runs cool again. */
  #release() {
    this.#house.open(this.#cooled);
  }

  /**
   * Checks whether a run of the same puzzle had its temperature fixed, and its earlier state is known.
   * @param {Run} run
   */
  #cools(run) {
    return puzzleIn(this.#cooled) === puzzleIn(run.startLink);
  }

  /** @param {import("../../core/types.js").Change[]} changes */
  #set(changes) {
    return this.#house.soon(async () => {
      const link = this.#house.playable()?.startLink;
      if (link === undefined) return;
      await this.#house.open(link, { changes });
    });
  }

  /** Opens the run from a seed. @param {bigint} seed */
  #open(seed) {
    const run = this.#run;
    if (run)
      this.#set([
        ["seed", String(seed)],
        ["moves", String(budgetOf(run))],
      ]);
  }

  /** Advances a run that has not begun to the board that it is judged by. @param {Run} run */
  #forward(run) {
    const { player, leave, playable } = this.#house;
    const at = this.#made(run)?.at ?? 0;
    if (at === 0 || run !== playable() || run.snapshot.progress.head > 0 || player.playing !== "resting") return;
    leave();
    this.#forwarded = run;
    player.replay(at, false);
  }

  /** Returns such a run to its start, because a person views it on its own. */
  #backward() {
    const run = this.#forwarded;
    this.#forwarded = null;
    if (run && run === this.#run) this.#house.soon(() => this.#house.open(run.startLink));
  }

  /** @param {Run} run */
  #made(run) {
    const place = run.touched ? -1n : BigInt(run.seed) - firstSeedOf(run);
    return this.#now?.made.find((made) => BigInt(made.place) === place);
  }

  /**
   * Continues with the thousand of a temperature, or of the run's settings.
   * @param {Run} run
   * @param {number | null} temperature
   */
  async #begin(run, temperature) {
    if (this.#group.of !== puzzleIn(run.setup.link)) {
      // Results of another puzzle must never be shown as results of this one.
      this.#now = null;
      this.#pool.pause();
      this.#draw();
    }
    const group = await this.#groupOf(run);
    if (group === null || run !== this.#run || !this.#seen) return;
    const first = firstSeedOf(run);
    const moves = budgetOf(run);
    const settings = settingsOf(run.setup.link, group, temperature);
    const of = [group, settingsOf(run.setup.link, group, 1), first, moves].join(" ");
    if (this.#kept.of !== of) this.#kept = { of, thousands: new Map() };
    const before = this.#now;
    this.#now = this.#kept.thousands.get(settings) ?? { temperature, made: [] };
    this.#kept.thousands.set(settings, this.#now);
    this.#draw();
    if (this.#now === before && (this.#pool.running || this.#now.made.length === RUNS)) return;
    this.#fault = "";
    const { kind, known } = aimOf(run.setup.puzzle);
    const link = experimentOf({ group, settings, moves, target: kind === "seen" ? "none" : known, first });
    setAttribute(byId("runs-compare", HTMLElement), "href", hereTo(link));
    const done = new Set(this.#now.made.map(({ place }) => place));
    const left = Array.from({ length: RUNS }, (_, place) => place).filter((place) => !done.has(place));
    this.#pool.start({ link, grids: "" }, left);
    this.#rest();
  }

  /** Returns the link of a run's puzzle in the form used by an experiment. @param {Run} run */
  #groupOf({ setup: { link } }) {
    const of = puzzleIn(link);
    if (this.#group.of !== of || !this.#group.link) {
      const engine = this.#house.makeEngine(() => {});
      const asked = unlessCrashed(engine.ask("groupOfRun", { link })).finally(() => engine.end());
      this.#group = { of, link: /** @type {Promise<string>} */ (asked) };
    }
    return this.#group.link;
  }

  /** @param {string[]} rows */
  #take(rows) {
    const run = this.#run;
    if (!run || !this.#now) return;
    const aim = aimOf(run.setup.puzzle);
    for (const row of rows) this.#now.made.push(madeOf(row, aim));
    this.#draw();
  }

  /** Pauses the work while it is out of sight. */
  #rest() {
    if (this.#seen && !document.hidden) this.#pool.resume();
    else this.#pool.pause();
  }

  #draw() {
    this.#due = true;
    this.#house.draw();
  }

  /** @param {Run} run */
  figures(run) {
    if (!this.#seen) return this.#rest();
    if (!this.#due || !run.annealing) return;
    this.#due = false;
    this.#drawDots(run);
    this.#drawBars(run);
    this.#drawWords(run);
    this.#forward(run);
  }

  /** Returns the energy that runs are compared with, and the kind of aim. @param {Run} run */
  #aimOf({ setup: { puzzle } }) {
    const { kind, known } = aimOf(puzzle);
    let floor = known ?? (kind === "solve" ? 0 : Infinity);
    if (floor < Infinity) return { kind, floor };
    for (const { made } of this.#kept.thousands.values()) for (const { best } of made) floor = Math.min(floor, best);
    return { kind, floor };
  }

  /**
   * Returns the runs. If no best energy is known, the runs with the best energy seen count as having reached it.
   * @param {Run} run
   */
  #runsOf(run) {
    const { kind, floor } = this.#aimOf(run);
    const made = this.#now?.made ?? [];
    return kind === "seen" ? made.map((one) => ({ ...one, reached: one.best <= floor })) : made;
  }

  /**
   * Returns the end of the axis of moves: no run of any temperature took more to reach the aim.
   * @param {number} budget
   */
  #longest(budget) {
    let most = 1;
    for (const { made } of this.#kept.thousands.values())
      for (const { reached, at } of made) if (reached && at > most) most = at;
    const unit = 10 ** Math.floor(Math.log10(most));
    return Math.min(budget, unit * ([1, 2, 5].find((times) => times * unit >= most) ?? 10));
  }

  /** @param {Run} run */
  #drawDots(run) {
    const { kind, floor } = this.#aimOf(run);
    const solves = kind === "solve";
    const inPercent = isLarge(floor);
    const runs = this.#runsOf(run);
    const hit = runs.filter(({ reached }) => reached);
    const missed = runs.filter(({ reached }) => !reached);
    const colours = facts.colours.peek();
    this.#dots.draw(
      [
        { runs: hit.map(({ place, at }) => [place, at]), axis: movesAxis(this.#longest(budgetOf(run))) },
        {
          runs: missed.map(({ place, energy }) => [place, inPercent ? energy : energy - floor]),
          axis: inPercent ? gapAxis(floor) : energyAxis(),
        },
      ],
      this.#made(run)?.place ?? null,
      colours,
    );
    setText(byId("runs-hit", HTMLElement), t(`hit_${kind}`, { n: count(hit.length) }));
    setText(byId("runs-missed", HTMLElement), t(solves ? "missed" : "missedBest", { n: count(missed.length) }));
    setText(byId("runs-hit-axis", HTMLElement), t(solves ? "hitAxis" : "hitAxisBest"));
    setText(
      byId("runs-missed-axis", HTMLElement),
      t(solves ? "missedAxis" : inPercent ? "missedAxisBest" : "missedAxisAbove", {
        moves: t("moves", { n: budgetOf(run) }),
      }),
    );
    setAttribute(byId("runs-canvas", HTMLElement), "aria-label", t("picture", { made: t("made", { n: runs.length }) }));
  }

  /**
   * Draws a bar at each fixed temperature, whose length is the fraction of runs that reached the aim there.
   * @param {Run} run
   */
  #drawBars(run) {
    const scale = Number.isFinite(run.hottest) ? temperatureScaleOf(run) : null;
    const { kind, floor } = this.#aimOf(run);
    const bars = [...this.#kept.thousands.values()].flatMap(({ temperature, made }) => {
      if (temperature === null || made.length < FEWEST) return [];
      const hit = made.filter(({ reached, best }) => (kind === "seen" ? best <= floor : reached)).length;
      return [{ temperature, share: hit / made.length, hit }];
    });
    // Only a few scales are used, so that bars rarely change their length.
    const most = Math.max(...bars.map(({ share }) => share));
    const longest = [0.1, 0.2, 0.5].find((scale) => most <= scale) ?? 1;
    setShown(this.#bars, scale !== null);
    this.#bars.replaceChildren(
      ...(scale ? bars : []).map(({ temperature, share, hit }) => {
        const now = temperature === this.#now?.temperature;
        const bar = element("span", now ? { class: "now" } : {}, now ? count(hit) : "");
        if (scale) bar.style.setProperty("--at", String(shareOf(scale, temperature)));
        bar.style.setProperty("--size", String(share / longest));
        return bar;
      }),
    );
  }

  /** @param {Run} run */
  #drawWords(run) {
    const { kind, floor } = this.#aimOf(run);
    const solves = kind === "solve";
    const runs = this.#runsOf(run);
    const budget = budgetOf(run);
    const sums = runs.length > 0 ? statisticsOf(runs) : null;
    setText(byId("runs-verdict", HTMLElement), verdictOf(run, this.#now, sums, kind, floor));
    setText(byId("runs-aim", HTMLElement), t(`aim_${kind}`));
    setText(byId("runs-of", HTMLElement), t("ofRuns", { made: t("made", { n: runs.length }) }));
    setText(byId("runs-count", HTMLElement), sums ? count(sums.reached) : "");
    // Near the ends, an integer percentage is too coarse.
    const percent = (/** @type {number} */ share) => fixed(100 * share, share > 0.01 && share < 0.99 ? 0 : 1);
    setText(
      byId("runs-interval", HTMLElement),
      sums ? t("interval", { low: percent(sums.low), high: percent(sums.high) }) : "",
    );
    setText(byId("runs-facts", HTMLElement), this.#fault ? t("failed", { why: this.#fault }) : factsOf(sums, solves));
    const options = [...new Set([...BUDGETS, budget])].sort((a, b) => a - b);
    if (this.#budget.length !== options.length || this.#budget.value !== String(budget))
      this.#budget.replaceChildren(
        ...options.map((n) => new Option(t("moves", { n }), String(n), n === budget, n === budget)),
      );
    if (document.activeElement !== this.#seed) this.#seed.value = run.seed;
    const one = this.#made(run);
    const at = one?.at ?? 0;
    const known = { energy: one?.energy ?? 0, moves: solves ? t("moves", { n: at }) : at };
    const how = one?.reached ? (solves ? "oneSolved" : "oneReached") : solves ? "oneMissed" : "oneMissedBest";
    const words = t(run.touched ? "oneByHand" : one ? how : "oneWaits", known);
    const { moves } = run.shown;
    const elsewhere = one && moves > 0 && moves !== one.at ? `. ${t("oneElsewhere", { n: moves })}` : "";
    setText(byId("runs-one", HTMLElement), words + elsewhere);
  }

  /** Returns a headline, because the aim of one run would be read as the aim of all. @param {Run} run */
  aim({ setup: { puzzle } }) {
    return this.#seen ? t("headline", { title: puzzle.title }) : "";
  }

  /** Describes how many runs reach the aim. @param {Run} run */
  says(run) {
    if (!this.#seen || !run.annealing) return null;
    const runs = this.#runsOf(run);
    const { kind } = this.#aimOf(run);
    if (runs.length === 0 || !this.#now) return { kind: "runs", text: t("begins"), over: false };
    const { temperature } = this.#now;
    const reached = runs.filter((one) => one.reached).length;
    const known = {
      reached,
      made: t("made", { n: runs.length }),
      moves: t("moves", { n: budgetOf(run) }),
      t: figures(temperature ?? 0),
    };
    const said = t(`${temperature === null ? "asSet" : "held"}_${kind}`, known);
    const pull = temperature === null && run.value("cooling") !== "" ? ` ${t("pull")}` : "";
    return { kind: "runs", text: `${said}${pull}`, over: false };
  }
}

/** Returns the puzzle's part of a run's link. @param {string} link */
const puzzleIn = (link) => link.split("&solver=")[0];

/** Checks whether a best energy is so large that distances from it are given in per cent. @param {number} floor */
const isLarge = (floor) => Math.abs(floor) >= 100 && floor < Infinity;

/** Returns the temperature fixed by a run's settings; null if the run cools. @param {Run} run */
const heldIn = (run) => (run.value("cooling") === "constant" ? Number(run.value("t0")) : null);

/** Returns the budget of each run: the run's own budget, unless it would take too long. @param {Run} run */
function budgetOf(run) {
  const moves = Number(run.value("moves"));
  return moves <= LONGEST ? moves : run.setup.puzzle.kind === "sums" ? USUAL.sums : USUAL.others;
}

/**
 * Describes the outcome of a thousand runs at their temperature.
 * @param {Run} run @param {Thousand | null} now @param {ReturnType<typeof statisticsOf> | null} sums
 * @param {import("../../lib/puzzle.js").Aim["kind"]} kind the kind of aim @param {number} floor the best energy, if
 * solving is not the aim
 */
function verdictOf({ setup: { puzzle } }, now, sums, kind, floor) {
  if (!sums || !now) return t("begins");
  if (sums.n < FEWEST) return t("some");
  if (kind !== "solve" && sums.best !== null) {
    const above = sums.best - floor;
    if (above === 0) return t(`half_${kind}`);
    if (!isLarge(floor)) return t(`above_${kind}`, { n: above });
    return t(`gap_${kind}`, { gap: figures(Number(((100 * above) / Math.abs(floor)).toPrecision(2))) });
  }
  if (sums.reached / sums.n >= NEARLY_ALL) return t("nearlyAll");
  const useful = usefulOf(puzzle);
  const { temperature } = now;
  if (temperature === null || !useful) return t("some");
  const few = sums.reached / sums.n < MOST;
  if (temperature < useful[0] && few) return t("cold");
  if (temperature > useful[1] && few) return t("hot");
  return temperature >= useful[0] && temperature <= useful[1] ? t("warm") : t("some");
}

/** @param {ReturnType<typeof statisticsOf> | null} sums @param {boolean} solves */
function factsOf(sums, solves) {
  if (!sums) return "";
  return [
    sums.n < RUNS ? t("soFar", { n: sums.n, of: RUNS }) : "",
    sums.within === null ? "" : t(solves ? "within" : "withinBest", { moves: t("movesTaken", { n: sums.within }) }),
    sums.left === null || !solves ? "" : t("left", { energy: sums.left }),
    t("total", { n: short(sums.moves) }),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

export default (/** @type {import("../contract.js").House} */ house) => new Runs(house);
