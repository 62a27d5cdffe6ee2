// The row of looks at the run, and the mode that follows: Play, all instruments, a lesson or a frame. first.js sets the mode before the
// first paint. A run without a temperature has the layout of all instruments, whatever was chosen; that of a search shows fewer of them.

import { claim, facts } from "../facts.js";
import { on } from "../lib/signal.js";
import { byId, setText } from "../lib/dom.js";
import { embedded } from "../lib/embed.js";
import { phoneOrShort } from "../lib/sizes.js";
import { t } from "../text/run.js";

/** @typedef {import("../facts.js").Look} Look */

export class Mode {
  /** How the run is made. @type {import("../core/types.js").Setup["method"]} */
  #method = "anneal";
  /** The looks whose names are others for a search, as they are named else. @type {{ run: string, runs: string } | null} */
  #words = null;
  /** Whether a lesson decides what is shown. */
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
    // A search shows the others beside it by itself.
    if (look === "code" || (look === "runs" && this.#method !== "search")) this.#house.features.ask(look);
    else this.#house.look();
  }

  /** Shows all instruments, if the look has no place for a panel, and says whether it had none. @param {string} panel */
  makeRoomFor(panel) {
    const dots = facts.look.peek() === "runs" && this.#method !== "search" && !phoneOrShort.matches;
    if (dots && panel === "settings") return false;
    const whole = facts.mode.peek() === "all" && (this.#method !== "search" || facts.look.peek() === "all");
    if (whole || this.#learning || embedded) return false;
    this.look("all");
    return true;
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

  /** Shows the looks that a method has. @param {import("../core/types.js").Setup["method"]} method */
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

  /** Places the row: phones, and all instruments, have room for it below the buttons only. @param {Element} place @param {"prepend" | "after"} how */
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
