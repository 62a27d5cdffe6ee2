// The buttons Start, Step, Start over and New seed, and the keys for these and other buttons.

import { byId, enable, setAttribute, setShown, setText } from "../lib/dom.js";
import { withKey } from "../lib/keys.js";
import { t } from "../text/run.js";

/** Keys that press a button: scope, key, id of the button, key of the help text. */
const KEYS = /** @type {const} */ ([
  ["run", "Space", "start", "keyStart"],
  ["run", "r", "restart", "keyRestart"],
  ["run", "n", "new-seed", "keySeed"],
  ["run", "f", "full-speed", "keySpeed"],
  ["run", "p", "prove", "keyProof"],
  ["page", "?", "help-open", "keyHelp"],
]);
/** The buttons that edit the givens, each with its kind of puzzle. */
const EDITS = ["sums-edit", "edit", "route-edit"];

/** Text keys for the title of Step, by unit. */
const ONE = /** @type {const} */ ({ move: "oneMove", expansion: "oneExpansion", node: "oneNode", step: "oneStep" });

export class Transport {
  #start = byId("start", HTMLButtonElement);
  #word = byId("start-word", HTMLElement);
  #step = byId("step", HTMLButtonElement);
  #restart = byId("restart", HTMLButtonElement);
  #newSeed = byId("new-seed", HTMLButtonElement);

  /** @param {import("../house.js").House} house */
  constructor({ features, playback, edits, keys }) {
    this.#start.addEventListener("click", () => {
      if (features.first((feature) => feature.starts?.())) return;
      // On a phone, Start stays in sight wherever the page is scrolled to, so the board must also be in sight.
      if (byId("main", HTMLElement).getBoundingClientRect().top < 0) scrollTo({ top: 0 });
      playback.start();
    });
    this.#step.addEventListener("click", () => playback.step(1));
    this.#restart.addEventListener("click", () => edits.restart());
    this.#newSeed.addEventListener("click", () => edits.newSeed());
    const press = (/** @type {string} */ id) => byId(id, HTMLButtonElement).click();
    keys.add({ scope: "run", keys: ["."], does: "keyNext", repeats: true, act: () => press("step") });
    for (const [scope, key, id, does] of KEYS) keys.add({ scope, keys: [key], does, act: () => press(id) });
    keys.add({ scope: "run", keys: ["e"], does: "keyEdit", act: editGivens });
  }

  /** Hides or shows Start and Step. @param {boolean} away */
  stow(away) {
    setShown(this.#start, !away);
    setShown(this.#step, !away);
  }

  /**
   * @param {{ ready: boolean, playing: boolean, watching: boolean, word: string, over: boolean, why: string,
   *   begun: boolean, unit:
   *   import("../run/run.js").Unit }} run why: the reason why Start is off
   */
  show({ ready, playing, watching, word, over, why, begun, unit }) {
    setText(this.#word, playing ? t("pause") : word || t(watching ? "watch" : "start"));
    this.#start.classList.toggle("playing", playing);
    enable(this.#start, ready && !over);
    setAttribute(this.#start, "title", why);
    enable(this.#step, ready && !over);
    enable(this.#restart, ready && begun);
    const random = unit === "move" || unit === "step";
    // A method without random draws has no seed.
    setShown(this.#newSeed, random);
    enable(this.#newSeed, ready && random);
    setAttribute(this.#newSeed, "title", withKey(t("anotherRun"), "N"));
    setAttribute(this.#step, "title", t(ONE[unit]));
  }
}

/** Presses the button that edits the givens. @returns {boolean} whether there is such a button */
function editGivens() {
  const seen = EDITS.map((id) => document.getElementById(id)).find((button) => button?.offsetParent);
  seen?.click();
  return seen !== undefined;
}
