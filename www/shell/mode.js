// The row of looks at the run, and the resulting mode: Play, all instruments, a lesson or a frame. first.js sets the
// mode before the first paint. A run without a temperature has the layout of all instruments under every look; a search
// shows fewer instruments.

import { claim, facts } from "../facts.js";
import { on } from "../lib/signal.js";
import { byId, setText } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { phoneOrShort } from "../lib/sizes.js";
import { t } from "../text/run.js";

/** @typedef {import("../facts.js").Look} Look */

export class Mode {
  /** The method of the run. @type {import("../core/types.js").Setup["method"]} */
  #method = "anneal";
  /** The usual names of the looks that have other names for a search. @type {{ run: string, runs: string } | null} */
  #words = null;
  /** True if a lesson determines the visible panels. */
  #learning = false;
  #presenting = false;
  #row = byId("looks", HTMLFieldSetElement);
  #statement = byId("statement-frame", HTMLElement);
  #modes = byId("modes", HTMLElement);
  #column = /** @type {HTMLElement} */ (byId("readouts", HTMLElement).closest(".data-column"));
  #setMode = claim(facts.mode);
  #house;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
    this.#row.addEventListener("change", ({ target }) =>
      this.look(/** @type {Look} */ (/** @type {HTMLInputElement} */ (target).value)),
    );
    // Applies a press from before this script was loaded.
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

  /** Changes the look at the run at a person's request. @param {Look} look */
  look(look) {
    this.#house.address.look(look);
    // A search already shows the others beside it.
    if (look === "code" || (look === "runs" && this.#method !== "search")) this.#house.features.ask(look);
    else this.#house.look();
  }

  /**
   * Shows all instruments if the look has no place for a panel. Returns whether that was the case.
   * @param {string} panel
   */
  makeRoomFor(panel) {
    const dots = facts.look.peek() === "runs" && this.#method !== "search" && !phoneOrShort.matches;
    if (dots && panel === "settings") return false;
    const whole = facts.mode.peek() === "all" && (this.#method !== "search" || facts.look.peek() === "all");
    if (whole || this.#learning || embedded) return false;
    this.look("all");
    return true;
  }

  /** Lets a lesson determine the visible panels, or ends that. @param {boolean} on */
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

  /** Shows the available looks of a method. @param {import("../core/types.js").Setup["method"]} method */
  of(method) {
    if (this.#method === method) return;
    this.#words ??= { run: this.#nameOf("run").textContent ?? "", runs: this.#nameOf("runs").textContent ?? "" };
    this.#method = method;
    const own = this.#method === "search" ? { run: t("lookSearch"), runs: t("lookBeside") } : this.#words;
    for (const [look, words] of Object.entries(own)) setText(this.#nameOf(look), words);
    this.#show();
  }

  /** @param {string} look */
  #nameOf(look) {
    return /** @type {HTMLElement} */ (this.#row.querySelector(`[value="${look}"] + span`));
  }

  /**
   * Positions the row: phones, and all instruments, only have room for it below the buttons.
   * @param {Element} place
   * @param {"prepend" | "after"} how
   */
  #place(place, how) {
    if ((how === "after" ? this.#row.previousElementSibling : this.#row.parentElement) === place) return;
    const held = this.#row.contains(document.activeElement) ? document.activeElement : null;
    place[how](this.#row);
    if (held instanceof HTMLElement) held.focus();
  }

  #show() {
    const wished = this.#presenting || facts.look.value !== "all" || facts.view.value === "ladder";
    const cools = this.#method !== "search" && this.#method !== "exact";
    const playing = wished && cools;
    const mode = embedded ? "embed" : this.#learning ? "lesson" : playing ? "play" : "all";
    document.documentElement.dataset.mode = mode;
    if (phoneOrShort.matches || (mode === "all" && this.#method !== "search")) this.#place(this.#modes, "prepend");
    else if (mode === "all") this.#place(this.#column, "prepend");
    else this.#place(this.#statement, "after");
    this.#setMode(mode);
    this.#row.hidden = this.#method === "exact";
  }
}
