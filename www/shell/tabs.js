// The selection of visible panels. On a phone plots, inspector, settings and solutions are tabs under the board. On
// larger screens, and in Play, plots and solutions are always shown. Beside them is the inspector, or the settings, or
// neither.

import { facts } from "../facts.js";
import { onTabs } from "../lib/arrows.js";
import { byId } from "../lib/dom.js";
import { phone, twoColumns } from "../lib/sizes.js";
import { recall, remember } from "../lib/storage.js";

const NAMES = /** @type {const} */ (["plots", "inspector", "settings", "solutions"]);
/** The panels that share the place beside the plots, one at a time. */
const SIDES = /** @type {const} */ (["inspector", "settings"]);

/** @typedef {typeof NAMES[number]} Name */
/** @typedef {typeof SIDES[number]} Side */

export class Tabs {
  #tabs = NAMES.map((name) => byId(`tab-${name}`, HTMLButtonElement));
  #panels = NAMES.map((name) => byId(name, HTMLElement));
  /** The open tab on a phone. */
  #tab = 0;
  /** The panel beside the plots on larger screens. */
  #side = recall("side") ?? "none";
  /** The panels shown by a lesson; null without a lesson. @type {Name[] | null} */
  #only = null;
  #changed;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    const { look, keys } = house;
    this.#changed = look;
    onTabs(this.#tabs, (place) => this.#select(place));
    for (const side of SIDES) {
      toggleOf(side).addEventListener("click", () => (phone.matches ? this.show(side) : this.#turn(side)));
      byId(`${side}-close`, HTMLButtonElement).addEventListener("click", () => this.#close(side));
      // Escape closes a panel that lies over the plots, like a dialog.
      byId(side, HTMLElement).addEventListener("keydown", (event) => {
        if (event.key === "Escape" && !event.defaultPrevented && twoColumns.matches && !phone.matches)
          this.#close(side);
      });
    }
    const inspect = () => {
      const more = house.mode.makeRoomFor("inspector");
      if (phone.matches) this.show("inspector");
      else if (more) this.#fold("inspector");
      else this.#turn("inspector");
    };
    keys.add({ scope: "run", keys: ["i"], does: "keyInspector", act: inspect });
    phone.addEventListener("change", () => this.#show());
    this.#show();
  }

  /** Shows the panels of another mode. */
  refresh() {
    this.#show();
  }

  /** Shows only some panels. @param {Name[] | null} names null for the panels chosen by the person */
  only(names) {
    this.#only = names;
    this.#show();
  }

  /** Opens a tab on a phone. @param {Name} name */
  show(name) {
    if (!phone.matches) return;
    this.#select(NAMES.indexOf(name));
    this.#panels[this.#tab].scrollIntoView({ block: "nearest" });
  }

  /** @param {number} tab */
  #select(tab) {
    this.#tab = tab;
    this.#show();
  }

  /** @param {Side} side */
  #turn(side) {
    this.#fold(this.#side === side ? "none" : side);
    if (this.#side !== side || !twoColumns.matches) return;
    const first = byId(side, HTMLElement).querySelector(side === "settings" ? "select" : "button");
    if (first instanceof HTMLElement) first.focus();
  }

  /** @param {Side} side */
  #close(side) {
    this.#fold("none");
    toggleOf(side).focus();
  }

  /** @param {Side | "none"} side */
  #fold(side) {
    this.#side = side;
    remember("side", side);
    this.#show();
  }

  #show() {
    // In its other looks a search also has the layout of all instruments, but no tabs.
    const whole = facts.look.peek() === "all" || !facts.run.peek()?.searching;
    const tabbed = phone.matches && facts.mode.peek() === "all" && whole;
    for (const side of SIDES) toggleOf(side).setAttribute("aria-expanded", String(this.#side === side));
    for (const [i, name] of NAMES.entries()) {
      const aside = name === "inspector" || name === "settings";
      const away = tabbed ? this.#tab !== i : aside && this.#side !== name;
      this.#panels[i].hidden = this.#only ? !this.#only.includes(name) : away;
      this.#tabs[i].setAttribute("aria-selected", String(i === this.#tab));
      this.#tabs[i].tabIndex = i === this.#tab ? 0 : -1;
      if (tabbed) this.#panels[i].setAttribute("role", "tabpanel");
      else this.#panels[i].removeAttribute("role");
    }
    this.#changed();
  }
}

/** @param {Side} side */
const toggleOf = (side) => byId(`${side}-toggle`, HTMLButtonElement);
