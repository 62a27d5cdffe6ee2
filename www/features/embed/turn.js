// Turns: at most two runs of a page compute at once, across all its frames. A run started by hand takes the turn of the
// run that has run the longest; other runs wait. Frames of one origin can reach each other through the windows of the
// page, so they count the turns themselves. Runs in other tabs are out of sight and rest.

const MOST = 2;
/** The window property that contains its turn. */
const KEY = "annealingLabTurn";

/** Yields the windows of a page, of its frames, and of nested frames. @param {any} from @returns {Generator<any>} */
function* windows(from) {
  yield from;
  for (let i = 0; i < from.length; i++) yield* windows(from[i]);
}

/** Returns the turns of all frames of this origin. @returns {Turn[]} */
function turns() {
  return [...windows(window.top)].flatMap((each) => {
    try {
      return each[KEY] ?? [];
    } catch {
      // The window is of another origin.
      return [];
    }
  });
}

/** The turn of a frame. Its members are not private, because other frames, with another class Turn, call them. */
export class Turn {
  /** The time when the turn was taken; null without the turn. @type {number | null} */
  since = null;

  /**
   * @param {() => void} lost called when another run has taken the turn
   * @param {() => void} free called when a turn may be free
   */
  constructor(lost, free) {
    this.lost = lost;
    this.free = free;
    Object.assign(window, { [KEY]: this });
    // The event also fires when the frame is removed.
    addEventListener("pagehide", () => this.leave());
  }

  /**
   * Takes a turn.
   * @param {boolean} now whether to take another run's turn if all are taken
   * @returns whether the run has its turn
   */
  take(now) {
    if (this.since !== null) return true;
    const others = turns().filter(({ since }) => since !== null);
    const full = others.length >= MOST;
    if (full && !now) return false;
    this.since = Date.now();
    if (full) {
      others.sort((a, b) => Number(a.since) - Number(b.since));
      others[0].since = null;
      others[0].lost();
    }
    return true;
  }

  leave() {
    if (this.since === null) return;
    this.since = null;
    for (const turn of turns()) if (turn !== this) turn.free();
  }
}
