// At most two runs of a page compute at once, whatever frames they are in. A run that is started by hand takes the place of the one
// that has run longest; any other waits. Frames of one origin reach each other by the windows of the page, at once and one after the
// other: so they count themselves. Those of other tabs are out of sight, and rest.

const MOST = 2;
/** Under which a window has its turn. */
const KEY = "annealingLabTurn";

/** A page's windows: its own, its frames', and theirs. @param {any} from @returns {Generator<any>} */
function* windows(from) {
  yield from;
  for (let i = 0; i < from.length; i++) yield* windows(from[i]);
}

/** The turns of all frames that are ours. @returns {Turn[]} */
function turns() {
  return [...windows(window.top)].flatMap((each) => {
    try {
      return each[KEY] ?? [];
    } catch {
      // Another origin's.
      return [];
    }
  });
}

/** What others call is not private: each frame has a class of its own. */
export class Turn {
  /** When it was taken; null while it is not. @type {number | null} */
  since = null;

  /**
   * @param {() => void} lost called when another run has taken the place
   * @param {() => void} free called when there may be a place
   */
  constructor(lost, free) {
    this.lost = lost;
    this.free = free;
    Object.assign(window, { [KEY]: this });
    // Also when the frame is removed.
    addEventListener("pagehide", () => this.leave());
  }

  /** @param {boolean} now whether it takes a place at once, which is another's then @returns whether it has one */
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
