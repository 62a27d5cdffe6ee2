// The program of an annealing run: its lines, each in words and in Python, and for a move the lines that it executes.

/** @typedef {import("../../core/types.js").Setup} Setup */
/** @typedef {import("../../core/types.js").Proposed} Proposed */

/**
 * A line of a program. Its words are the text of its kind.
 * @typedef {object} Line
 * @property {Kind} kind
 * @property {number} depth of indentation
 * @property {string} python
 * @property {Words} words the key of the text
 */
/** @typedef {keyof typeof import("../../text/en/code.js").default} Words */
/**
 * @typedef {"start" | "energy" | "past" | "loop" | "restart" | "reheat" | "temperature" | "propose" | "change"
 *   | "limit" | "test" | "take" | "else"
 *   | "probability" | "draw" | "decide" | "worse" | "leave" | "remember" | "stop"
 *  | "search" | "first" | "begin" | "goal" | "queue" | "table" | "round" | "again" | "next" | "deep" | "cut"
 *     | "descend" | "expand" | "new" | "enter"
 *   | "wait" | "none"} Kind the second half those of searches
 */
/** @typedef {"better" | "equal" | "worse" | "rejected"} Outcome */

/** The acceptance rules that need no random draw. */
const CERTAIN = /** @type {const} */ ({
  threshold: "d <= T",
  descent: "d <= 0",
  late: "d <= 0 or E + d <= limit",
  late2017: "d <= 0 or E + d < limit",
});
const TAKE = "board, E = new, E + d";

/** Returns the settings of a run by their keys. @param {Setup} setup @returns {Record<string, string>} */
export const settingsOf = ({ fields }) => Object.fromEntries(fields.map(({ key, value }) => [key, value]));

/** Checks whether a run has a program, which is so if it anneals a single board. @param {Setup} setup */
export const hasProgram = ({ method }) => method === "anneal";

/**
 * Returns the events that may precede a move, in Python: a restart and a reheat; empty strings without them.
 * @param {Setup} setup
 */
export function eventsOf(setup) {
  const { restart, reheat = "none", found } = settingsOf(setup);
  const sampled = restart === "converged" || found === "sampled";
  const over = sampled ? "over(move)" : "move - begun > length";
  const cools = reheat === "none" ? "" : "; since, heat = begun, 1.0";
  // A solution that is not sampled ends an anneal under every restart rule.
  const begins = restart !== "none" || sampled;
  return {
    sampled,
    again: begins ? `if ${over}: board, E, begun, length = restart(move)${cools}` : "",
    heat: cools && "if stalled(move): board, E, since, heat = reheated(move)",
  };
}

/**
 * Returns the energy that ends a run; null if no best energy is known, and for a magnet, which has no goal.
 * @param {Setup["puzzle"]} puzzle
 */
export const targetOf = (puzzle) =>
  puzzle.kind === "ising"
    ? null
    : puzzle.kind === "tour"
      ? (puzzle.best?.energy ?? null)
      : puzzle.kind === "colouring"
        ? (puzzle.best?.energy ?? 0)
        : 0;

/** Returns the lines of a run's program. @param {Setup} setup @returns {Line[]} */
export function programOf(setup) {
  const { puzzle } = setup;
  const { accept = "metropolis", restart, reheat, refill, found, cooling, t0, t1, rate } = settingsOf(setup);
  const { again, heat } = eventsOf(setup);
  const kind = puzzle.kind === "sums" && puzzle.opposite ? "pairs" : puzzle.kind.replace("-", "_");
  const own = puzzle.kind === "tour" ? `tour_${puzzle.neighbourhood}` : kind;
  /** @type {Line[]} */
  const lines = [];
  /** @param {Kind} kind @param {number} depth @param {string} python @param {string} [words] */
  const add = (kind, depth, python, words = kind) =>
    lines.push({ kind, depth, python, words: /** @type {Words} */ (words) });
  const late = accept === "late" || accept === "late2017";
  const heats = accept === "metropolis" || accept === "threshold";
  add("start", 0, "board = start()", `start_${kind}`);
  add("energy", 0, "E = energy(board)");
  if (late) add("past", 0, "past = [E] * HISTORY");
  add("loop", 0, "for move in range(1, MOVES + 1):");
  const missed = found === "sampled" ? "_sampled" : "";
  // Both events are on one line, so that all lines fit on the screen.
  if (again && heat) add("restart", 1, "renew(move)", "restart_reheat");
  else if (again) add("restart", 1, again, `restart${restart === "converged" ? "_converged" : ""}${missed}`);
  else if (heat)
    add("reheat", 1, heat, reheat === "chains" || refill === "stale" ? `reheat_${refill ?? reheat}` : "reheat");
  const schedule = cooling === "lam" ? "steered" : "temperature";
  const k = heat ? "move - since" : again ? "move - begun" : "move";
  if (heats) add("temperature", 1, `T = ${heat && "heat * "}${schedule}(${k})`, schedule);
  add("propose", 1, "new = changed(board, *propose())", `propose_${own}`);
  add("change", 1, "d = energy(new) - E");
  if (late) add("limit", 1, "limit = past[move % HISTORY]");
  if (accept === "metropolis") {
    add("test", 1, "if d <= 0:");
    add("take", 2, TAKE, `take_${own}`);
    add("else", 1, "else:");
    // A schedule that reaches 0 would divide by it.
    const reachesZero = Number(t0) === 0 || Number(t1) === 0 || Number(rate) < 0.5;
    add("probability", 2, reachesZero ? "p = exp(-d / T) if T > 0 else 0.0" : "p = exp(-d / T)");
    add("draw", 2, "u = draw()");
    add("decide", 2, "if u < p:");
    add("worse", 3, TAKE, `take_${own}`);
    add("leave", 2, "else: pass");
  } else {
    add("test", 1, `if ${CERTAIN[/** @type {keyof typeof CERTAIN} */ (accept)]}:`, `test_${accept}`);
    add("take", 2, TAKE, `take_${own}`);
    add("leave", 1, "else: pass");
    if (late) {
      const kept = accept === "late" ? "E" : "min(E, limit)";
      add("remember", 1, `past[move % HISTORY] = ${kept}`, `remember_${accept}`);
    }
  }
  const sampled = missed && " and (move - begun) % EVERY == 0";
  if (targetOf(puzzle) !== null) add("stop", 1, `if E <= TARGET${sampled}: break`, `stop${missed}`);
  return lines;
}

/** @param {Proposed} move @returns {Outcome} */
export const outcomeOf = ({ delta, accepted }) =>
  !accepted ? "rejected" : delta > 0 ? "worse" : delta < 0 ? "better" : "equal";

/**
 * Returns the lines of the loop that a move executes, in order; the line before the last unconditional one makes the
 * decision.
 * @param {Line[]} lines @param {Proposed} move @returns {Line[]}
 */
export function pathOf(lines, move) {
  const { delta, accepted } = move;
  const drawn = lines.some(({ kind }) => kind === "draw") && delta > 0;
  const skipped = new Set(
    /** @type {Kind[]} */ ([
      "start",
      "energy",
      "past",
      ...(drawn ? ["take"] : ["else", "probability", "draw", "decide", "worse"]),
      ...(accepted ? ["leave"] : ["take", "worse"]),
    ]),
  );
  return lines.filter(({ kind }) => !skipped.has(kind));
}

/** Returns the line that makes the decision on a move. @param {Line[]} path */
export const decisionOf = (path) =>
  /** @type {Line} */ (path.find(({ kind }) => kind === "take" || kind === "worse" || kind === "leave"));
