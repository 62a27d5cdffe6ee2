// The parts of the ladder on the page: the rungs above the board, the number of helpful swaps beside the energy, and
// the buttons.

import { button, byId, element, enable, setAttribute, setShown, setText, shape } from "../../lib/dom.js";
import { withKey } from "../../lib/keys.js";
import { hereTo } from "../../lib/link.js";
import { linkOf, RUNGS, solvedRungs } from "./rungs.js";
import { t } from "./texts.js";

/**
 * The number of a board's swaps, and of its improving and equal swaps.
 * @typedef {{ better: number, equal: number, total: number }} Moves
 */

/** The texts of the keys with the same effect. */
const KEYS = /** @type {const} */ ({ undo: "undoKey", redo: "redoKey" });

export class Panel {
  #rungs = RUNGS.map((_, i) => {
    const number = element("span", { class: "rung-number", "aria-hidden": "true" });
    const solved = element("span", { class: "visually-hidden" });
    const name = element("span", { class: "rung-name" }, nameOf(i + 1));
    return { number, solved, link: element("a", { href: hereTo(linkOf(i + 1)) }, number, name, solved) };
  });
  #count = element("p", { class: "ladder-count", role: "status" });
  #dots = element("p", { class: "ladder-dots", "aria-hidden": "true" });
  #note = element("p", { class: "note" });
  #help = element("div", { class: "ladder-help" }, this.#count, this.#dots, this.#note);
  #buttons;

  /** @param {Record<"undo" | "redo" | "again" | "mine", () => void>} acts */
  constructor(acts) {
    const make = (/** @type {keyof typeof acts} */ act) => {
      const made = button("", { class: "button ladder-button", id: `ladder-${act}` }, acts[act]);
      if (act === "undo" || act === "redo") {
        const icon = shape("svg", { viewBox: "0 0 20 20", width: 20, height: 20, "aria-hidden": "true" });
        icon.append(shape("use", { href: `#icon-${act}` }));
        made.append(icon);
        made.classList.add("icon");
        setAttribute(made, "aria-label", t(act));
        setAttribute(made, "title", withKey(t(act), t(KEYS[act])));
      } else setText(made, t(act));
      return made;
    };
    this.#buttons = { undo: make("undo"), redo: make("redo"), again: make("again"), mine: make("mine") };
    const steps = this.#rungs.map(({ link }) => element("li", {}, link));
    byId("title", HTMLElement).before(
      element("nav", { class: "rungs", "aria-label": t("ladder") }, element("ol", {}, ...steps)),
    );
    byId("meter", HTMLElement).after(this.#help);
    byId("start", HTMLElement).after(...Object.values(this.#buttons));
  }

  /** @param {number} present the number of the shown rung */
  mark(present) {
    const kept = solvedRungs();
    for (const [i, { link, number, solved }] of this.#rungs.entries()) {
      const swaps = kept[i + 1];
      setText(number, swaps !== undefined ? "✓" : String(i + 1));
      setText(solved, swaps !== undefined ? t("yours", { n: swaps }) : "");
      link.classList.toggle("solved", swaps !== undefined);
      if (i + 1 === present) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  }

  /** @param {Moves | null} moves null once the board is solved or annealed */
  count(moves) {
    setShown(this.#help, moves !== null);
    if (!moves) return;
    const { better, equal, total } = moves;
    setText(this.#count, t(equal > 0 ? "helpEqual" : "help", { n: better, equal, total }));
    setText(this.#note, t(better > 0 ? "filled" : equal > 0 ? "levelOrUp" : "onlyUp"));
    while (this.#dots.children.length > total) this.#dots.lastChild?.remove();
    while (this.#dots.children.length < total) this.#dots.append(element("i"));
    for (const [i, dot] of [...this.#dots.children].entries())
      dot.className = i < better ? "better" : i < better + equal ? "equal" : "";
  }

  /**
   * @param {{ state: string, swaps: number, redoable: boolean }} now state: "board", "run", or empty if the ladder is
   * not shown
   */
  turn({ state, swaps, redoable }) {
    const { undo, redo, again, mine } = this.#buttons;
    for (const step of [undo, redo]) setShown(step, state === "board");
    setShown(again, state !== "");
    setShown(mine, state === "run");
    enable(undo, swaps > 0);
    enable(redo, redoable);
    setText(again, t(state === "board" && swaps > 0 ? "over" : "again"));
  }
}

/** Names a rung. @param {number} number */
export const nameOf = (number) => t(/** @type {"rung1"} */ (`rung${number}`));
