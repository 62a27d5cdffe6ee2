// The line at the board. It reports the number of solutions of a sudoku, as far as it is known, or the reason why there
// are none. For other puzzles it only reports what prevents a solution.

import { byId, element, setAttribute, setShown, setText } from "../../lib/dom.js";
import { phoneOrShort } from "../../lib/sizes.js";
import { Timer } from "../../lib/timer.js";
import { whyNone } from "./reasons.js";
import { t } from "./texts.js";

/** @typedef {import("./verdict.js").Proved} Proved */

/**
 * The state of the proof.
 * @typedef {object} Known
 * @property {import("../../boards/picture.js").Puzzle | null} puzzle
 * @property {boolean} busy whether a proof is in progress
 * @property {Proved | null} proved
 * @property {string | null} none a reason other than the proof why there is no solution
 */

/** Milliseconds of waiting after which the line reports that solutions are being counted. */
const LATE = 1000;

export class Truth {
  #line = byId("verdict", HTMLElement);
  #words = element("span", {});
  #two = element("button", { type: "button", class: "link-button", hidden: "" }, t("showTwo"));
  #proof = element("button", { type: "button", class: "link-button", hidden: "" }, t("file"));
  /** @type {Known} */
  #known = { puzzle: null, busy: false, proved: null, none: null };
  #late = false;
  #soon = new Timer(() => {
    this.#late = true;
    this.#show();
  });

  /** @param {() => void} showTwo @param {() => void} showProof */
  constructor(showTwo, showProof) {
    this.#line.append(this.#words, this.#two, this.#proof);
    this.#two.addEventListener("click", showTwo);
    this.#proof.addEventListener("click", showProof);
    phoneOrShort.addEventListener("change", () => this.#show());
  }

  /** The reason why there is no solution, if it was found without a search; otherwise empty. */
  get why() {
    const { puzzle, proved } = this.#known;
    return puzzle && puzzle.kind === "sudoku" && proved?.reasoning?.contradiction ? whyNone(proved, puzzle, false) : "";
  }

  /** @param {Known} known */
  show(known) {
    if (!known.busy || known.puzzle !== this.#known.puzzle) {
      this.#soon.stop();
      this.#late = false;
    }
    if (known.busy && !this.#late) this.#soon.within(LATE);
    this.#known = known;
    this.#show();
  }

  #show() {
    const { puzzle, proved, none } = this.#known;
    const proof = proved?.proof;
    const hasNone = none !== null || (!!proof?.complete && proof.solutions === 0);
    const shown = hasNone || (puzzle !== null && puzzle.kind === "sudoku");
    setText(this.#words, shown ? this.#sentence() : "");
    setShown(this.#two, shown && !hasNone && (proof?.solutions ?? 0) > 2);
    // On a phone, the reason for the lack of a solution fills the line.
    setShown(this.#proof, shown && !!proof?.complete && proof.solutions < (phoneOrShort.matches && hasNone ? 0 : 2));
    const kind = hasNone ? "none" : proof?.complete && proof.solutions === 1 ? "one" : proof ? "many" : "";
    setAttribute(this.#line, "data-proved", kind);
  }

  #sentence() {
    const { puzzle, busy, proved, none } = this.#known;
    if (none !== null) return none;
    if (!proved) return busy ? (this.#late ? t("lineCounting") : "") : t("lineOpen");
    const { solutions: n, complete } = proved.proof;
    if (!complete) return t("lineAtLeast", { n });
    if (n === 0 && puzzle && puzzle.kind === "sudoku") return whyNone(proved, puzzle, phoneOrShort.matches);
    if (n !== 2) return t(n === 0 ? "lineNone" : "lineExactly", { n });
    const [one, other] = proved.firsts;
    const cells = one.filter((digit, cell) => digit !== other[cell]).length;
    return phoneOrShort.matches ? t("lineTwoShort") : t("lineTwo", { n: cells });
  }
}
