// The menu of a phone, whose header has only one row. It contains the buttons that have no room there. (The puzzles are
// in a list.)

import { byId, element } from "../lib/dom.js";
import { phoneOrShort } from "../lib/sizes.js";
import { t } from "../text/shell.js";

/** The elements that move into the menu, in order. */
const MOVED = ["view-run", "view-compare", "library-open", "inspector-toggle", "settings-toggle", "help-open"];

export class Menu {
  #list = element("div", { class: "menu-list", id: "menu-list" });
  #opener = element("summary", { class: "quiet-button icon-button", "aria-label": t("menu") });
  #menu = element("details", { class: "menu", id: "menu" }, this.#opener, this.#list);
  /** The elements, each with a comment at its place in the header. */
  #moved = MOVED.map((id) => {
    const node = byId(id, HTMLElement);
    const home = document.createComment(id);
    node.before(home);
    return { node, home };
  });

  constructor() {
    byId("theme", HTMLElement).after(this.#menu);
    phoneOrShort.addEventListener("change", () => this.#place());
    // A press in the menu or beside it closes it; so does Escape.
    addEventListener("click", ({ target }) => {
      if (!(target instanceof Element) || !target.closest("#menu > summary")) this.#menu.open = false;
    });
    this.#menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#menu.open) return;
      this.#menu.open = false;
      this.#opener.focus();
    });
    this.#place();
  }

  #place() {
    for (const { node, home } of this.#moved) {
      if (phoneOrShort.matches) this.#list.append(node);
      else home.after(node);
    }
    this.#menu.open = false;
  }
}
