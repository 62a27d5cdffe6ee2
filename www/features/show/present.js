// Presenting: the content large enough for the back row, with a conspicuous pointer. It is not part of a link: it ends
// with the page, with Escape, and with full screen if that was requested.

import { byId, element, say } from "../../lib/dom.js";
import { recall, remember } from "../../lib/storage.js";
import { t } from "./texts.js";

const KEY = "pointer";

export class Present {
  #on = false;
  #stage;
  #dot = element("div", { class: "laser", "aria-hidden": "true", hidden: "" });
  #said = element("p", { class: "visually-hidden", "aria-live": "polite" });
  #pointer = element("button", { type: "button", class: "button" }, t("pointer"));
  #full = element("button", { type: "button", class: "button" }, t("fullScreen"));
  #end = element("button", { type: "button", class: "button", title: t("endTitle") }, t("end"));
  #bar = element("div", { class: "presenting row", role: "region", "aria-label": t("presenting"), hidden: "" });

  /** @param {import("../../house.js").House} house */
  constructor({ stage, keys }) {
    this.#stage = stage;
    // The page's own heading is hidden with its header.
    const heading = element("h1", { class: "visually-hidden" }, t("presenting"));
    this.#bar.append(heading, this.#pointer, this.#full, this.#end);
    document.querySelector("header")?.after(this.#bar);
    document.body.append(this.#dot, this.#said);
    this.#point(recall(KEY) !== "off");
    this.#pointer.addEventListener("click", () => this.#point(!this.#pointing));
    this.#full.hidden = !document.fullscreenEnabled;
    this.#full.addEventListener("click", () => document.documentElement.requestFullscreen().catch(() => {}));
    this.#end.addEventListener("click", () => this.#turn(false));
    document.addEventListener("fullscreenchange", () => {
      const full = document.fullscreenElement !== null;
      this.#full.hidden = full;
      if (!full) this.#turn(false);
    });
    const end = () => this.#on && this.#turn(false);
    keys.add({ scope: "page", keys: ["Escape"], does: "keyEscape", act: end });
    for (const type of /** @type {const} */ (["pointermove", "pointerdown"]))
      addEventListener(type, (event) => this.#follow(event), { capture: true, passive: true });
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, (event) => /** @type {PointerEvent} */ (event).pointerType === "touch" && this.#hide(), {
        capture: true,
      });
    document.documentElement.addEventListener("pointerleave", () => this.#hide());
  }

  turn() {
    this.#turn(!this.#on);
  }

  /** @param {boolean} on */
  #turn(on) {
    if (on === this.#on) return;
    this.#on = on;
    this.#bar.hidden = !on;
    this.#hide();
    const root = document.documentElement;
    if (on) root.dataset.present = "";
    else delete root.dataset.present;
    this.#stage.present(on);
    say(this.#said, t(on ? "presentingSaid" : "ended"));
    if (!on && document.fullscreenElement) document.exitFullscreen().catch(() => {});
    // The button that was pressed is hidden now, so the focus moves.
    const next = [byId("start", HTMLButtonElement), this.#end].find((button) => button.offsetParent !== null);
    next?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  get #pointing() {
    return this.#pointer.getAttribute("aria-pressed") === "true";
  }

  /** @param {boolean} on */
  #point(on) {
    this.#pointer.setAttribute("aria-pressed", String(on));
    remember(KEY, on ? null : "off");
    this.#hide();
  }

  #hide() {
    this.#dot.hidden = true;
  }

  /** @param {PointerEvent} event */
  #follow({ clientX, clientY, type, pointerType }) {
    if (!this.#on || !this.#pointing || (type === "pointerdown" && pointerType !== "touch")) return;
    this.#dot.style.translate = `${clientX}px ${clientY}px`;
    this.#dot.hidden = false;
  }
}
