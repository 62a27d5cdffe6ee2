// A question before solutions are shown that nobody has found yet.

import { element, setText } from "../../lib/dom.js";
import { floating } from "../../shell/dialog.js";
import { t } from "./texts.js";
import { lay } from "../../shell/layers.js";

export class Spoiler {
  #text = element("p", {});
  #no = element("button", { type: "button", class: "button primary" }, t("keepLooking"));
  #yes = element("button", { type: "button", class: "button" }, t("yesShow"));
  #dialog = element(
    "dialog",
    { class: "viewer spoiler", "aria-labelledby": "spoiler-title" },
    element("div", { class: "viewer-head" }, element("h2", { id: "spoiler-title" }, t("spoilerTitle"))),
    this.#text,
    element("div", { class: "viewer-actions" }, this.#yes, this.#no),
  );

  /** @param {() => void} show */
  constructor(show) {
    document.body.append(this.#dialog);
    floating(this.#dialog, this.#no);
    this.#yes.addEventListener("click", () => {
      this.#dialog.close();
      show();
    });
  }

  /** @param {number} left how many would be shown */
  ask(left) {
    setText(this.#text, t("spoiler", { n: left }));
    lay(this.#dialog);
    this.#no.focus();
  }
}
