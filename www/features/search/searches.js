// The buttons of all searches offered by the puzzle, beside the rule of the present one.

import { byId, element, setShown, setText } from "../../lib/dom.js";
import { choiceOf } from "../../view/labels.js";
import { SEARCHES } from "./rule.js";
import { t } from "./texts.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** @typedef {import("./rule.js").Name} Name */

export class Searches {
  #frame = element("div", { class: "searches", role: "group", "aria-label": t("searches"), hidden: "" });
  #buttons = element("div", { class: "search-buttons" });
  /** The list that replaces the buttons if there is little room. */
  #list = element("select", { class: "small", "aria-label": t("searches") });
  #choose;

  /** @param {(solver: string) => void} choose */
  constructor(choose) {
    this.#choose = choose;
    this.#list.addEventListener("change", () => choose(this.#list.value));
    this.#frame.append(this.#buttons, this.#list);
    byId("statement-tools", HTMLElement).before(this.#frame);
  }

  /** @param {Run} run */
  open(run) {
    const { choices = [], value = "" } = run.setup.fields.find(({ key }) => key === "solver") ?? {};
    const offered = SEARCHES.filter((name) => choices.includes(name));
    setShown(this.#frame, run.searching && offered.length > 1);
    if (this.#list.length !== offered.length) this.#fill(offered);
    this.#list.value = value;
    for (const button of this.#buttons.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.value === value));
  }

  /** @param {Name[]} offered */
  #fill(offered) {
    this.#list.replaceChildren(...offered.map((value) => element("option", { value }, choiceOf("solver", value))));
    this.#buttons.replaceChildren(
      ...offered.map((value) => {
        const button = element("button", { type: "button", class: "button tiny", value });
        setText(button, t(`short_${value}`));
        button.addEventListener("click", () => this.#choose(value));
        return button;
      }),
    );
  }
}
