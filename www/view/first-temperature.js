// The field for an initial acceptance ratio: it sets T0 so that this fraction of worsening moves on random boards is
// accepted.

import { byId, element } from "../lib/dom.js";
import { t } from "./labels.js";

export class FirstTemperature {
  #share = byId("t0-share", HTMLInputElement);

  /** @param {(acceptance: number) => void} set called with the acceptance ratio, between 0 and 1 */
  constructor(set) {
    const ask = () => {
      const percent = this.#share.valueAsNumber;
      const possible = percent > 0 && percent < 100;
      this.#share.setAttribute("aria-invalid", String(!possible));
      if (possible) set(percent / 100);
    };
    byId("t0-from", HTMLElement).append(element("p", {}, t("t0Rule")));
    byId("t0-set", HTMLButtonElement).addEventListener("click", ask);
    this.#share.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      ask();
    });
  }
}
