// Turns: at most two runs of a page compute at once, in whatever frames they are. A run that is started by hand takes the turn of the
// one that has run longest; other runs wait. Frames of one origin can reach each other by the windows of the page, so they count the
// turns themselves. Runs in other tabs are out of sight and rest.

const MOST = 2;
/** The property of a window that has its turn. */
const KEY = "annealingLabTurn";

/** Gives the windows of a page, of its frames, and of the frames inside. @param {any} from @returns {Generator<any>} */
function* windows(from) {
  yield from;
  for (let i = 0; i < from.length; i++) yield* windows(from[i]);
}

/** Gives the turns of all frames of this origin. @returns {Turn[]} */
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

/** The turn of a frame. Its members are not private, because other frames call them, whose class Turn is another one. */
export class Turn {
  /** The time at which the turn was taken; null while it is not. @type {number | null} */
  since = null;

  /**
   * @param {() => void} lost called when another run has taken the turn
   * @param {() => void} free called when a turn may be free
   */
  constructor(lost, free) {
    this.lost = lost;
    this.free = free;
    Object.assign(window, { [KEY]: this });
    // The event also comes when the frame is removed.
    addEventListener("pagehide", () => this.leave());
  }

  /** Takes a turn. @param {boolean} now whether to take another run's turn if none is free @returns whether the run has its turn */
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
