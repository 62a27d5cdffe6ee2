// The row of looks at the run, and the mode that follows: Play, all instruments, a lesson or a frame. first.js sets the mode before the
// first paint. A run without a temperature needs all instruments, whatever was chosen.

import { claim, facts } from "../facts.js";
import { on } from "../lib/signal.js";
import { byId } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { phoneOrShort } from "../lib/sizes.js";

/** @typedef {import("../facts.js").Look} Look */

export class Mode {
  #needed = false;
  /** Whether a lesson decides what is shown. */
  #learning = false;
  #presenting = false;
  #row = byId("looks", HTMLFieldSetElement);
  #statement = byId("statement-frame", HTMLElement);
  #modes = byId("modes", HTMLElement);
  #setMode = claim(facts.mode);
  #house;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#row.addEventListener("change", ({ target }) =>
      this.look(/** @type {Look} */ (/** @type {HTMLInputElement} */ (target).value)),
    );
    // A press from before this script had come.
    const pressed = [...this.#row.querySelectorAll("input")].find((one) => one.checked && !one.defaultChecked);
    if (pressed) queueMicrotask(() => this.look(/** @type {Look} */ (pressed.value)));
    phoneOrShort.addEventListener("change", () => this.#show());
    on(facts.view, () => this.#show());
    on(facts.look, (look) => {
      document.documentElement.dataset.look = look;
      for (const choice of this.#row.querySelectorAll("input")) choice.checked = choice.value === look;
      this.#show();
    });
  }

  /** Looks at the run in another way, because a person has chosen so. @param {Look} look */
  look(look) {
    this.#house.address.look(look);
    if (look === "code" || look === "runs") this.#house.features.ask(look);
    else this.#house.look();
  }

  /** Lets a lesson decide what is shown, or ends that. @param {boolean} on */
  learn(on) {
    if (this.#learning === on) return;
    this.#learning = on;
    this.#show();
  }

  /** Begins or ends the presentation on a wall, which has no room for all instruments. @param {boolean} on */
  present(on) {
    this.#presenting = on;
    this.#show();
  }

  /** Shows all instruments if a run needs them. @param {boolean} needed */
  need(needed) {
    if (this.#needed === needed) return;
    this.#needed = needed;
    this.#show();
  }

  /** Places the row: phones, and all instruments, have room for it below the buttons only. @param {boolean} below */
  #place(below) {
    if (below === (this.#row.parentElement === this.#modes)) return;
    const held = this.#row.contains(document.activeElement) ? document.activeElement : null;
    if (below) this.#modes.prepend(this.#row);
    else this.#statement.after(this.#row);
    if (held instanceof HTMLElement) held.focus();
  }

  #show() {
    const wished = this.#presenting || facts.look.value !== "all" || facts.view.value === "ladder";
    const playing = wished && !this.#needed;
    const mode = embedded ? "embed" : this.#learning ? "lesson" : playing ? "play" : "all";
    document.documentElement.dataset.mode = mode;
    this.#place(mode === "all" || phoneOrShort.matches);
    this.#setMode(mode);
    this.#row.hidden = this.#needed;
  }
}
