// The cards of the compared settings: the name of a setting, its differences from the others, and all its fields for
// editing. The core determines which values are valid.

import { asTyped, asWritten } from "../../text/text.js";
import { byId, element, setText } from "../../lib/dom.js";
import { t } from "./texts.js";
import { choiceOf, labelOf } from "../../view/labels.js";
import { markOf } from "./series.js";

/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Edit} Edit */
/** @typedef {import("./types.js").Field} Field */

const MOST = 12;
/** The keys that describe a setting if there are no others to compare it with. */
const TELLING = ["solver", "cooling", "t0", "restart"];

export class Variants {
  #list = byId("variants", HTMLElement);
  #add = byId("variant-add", HTMLButtonElement);
  /** The indices of the open cards. @type {Set<number>} */
  #open = new Set();
  #edit;

  /** @param {(edit: Edit) => Promise<string | null>} edit makes a change; returns its error, or null */
  constructor(edit) {
    this.#edit = edit;
    this.#add.addEventListener("click", async () => {
      const last = this.#list.children.length - 1;
      this.#open = new Set([last + 1]);
      await edit({ add: { setting: last } });
      this.#list.lastElementChild?.querySelector("input")?.focus();
    });
  }

  /** @param {Outline} outline */
  show({ settings }) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
    const cards = settings.map((setting, place) => this.#card(setting, place, settings));
    this.#list.replaceChildren(...cards);
    this.#add.disabled = settings.length >= MOST;
    if (focused.startsWith("variant-")) document.getElementById(focused)?.focus();
  }

  /**
   * @param {Outline["settings"][0]} setting
   * @param {number} place
   * @param {Outline["settings"]} all
   */
  #card(setting, place, all) {
    const error = element("p", { class: "field-error", role: "alert", id: `variant-${place}-error` });
    const edit = async (/** @type {Edit} */ change, /** @type {HTMLElement} */ control) => {
      const wrong = await this.#edit(change);
      control.setAttribute("aria-invalid", String(wrong !== null));
      setText(error, wrong ?? "");
    };
    const name = element("input", {
      type: "text",
      id: `variant-${place}-name`,
      "aria-label": t("nameOfSetting", { n: place + 1 }),
      maxlength: "40",
      autocomplete: "off",
    });
    name.value = setting.name;
    name.addEventListener("change", () => edit({ rename: { setting: place, name: name.value } }, name));
    const remove = element(
      "button",
      {
        type: "button",
        class: "quiet-button",
        "aria-label": t("removeNamed", { name: setting.name }),
        id: `variant-${place}-remove`,
      },
      t("remove"),
    );
    remove.disabled = all.length < 2;
    remove.addEventListener("click", () => {
      this.#open.clear();
      edit({ remove: { setting: place } }, remove);
    });
    const swatch = markOf(place);
    const rows = setting.fields.map((field) => this.#row(field, place, edit));
    const details = element(
      "details",
      {},
      element("summary", { id: `variant-${place}-all` }, t("allNumbers")),
      ...rows,
    );
    details.open = this.#open.has(place);
    details.addEventListener("toggle", () => {
      if (details.open) this.#open.add(place);
      else this.#open.delete(place);
    });
    const summary = element("p", { class: "variant-summary" }, tells(setting, all));
    const head = element("div", { class: "variant-head row" }, swatch, name, remove);
    return element("li", { class: "variant" }, head, summary, error, details, this.#series(setting, place, edit));
  }

  /**
   * Makes the form that replaces a setting by several, one for each value of a number.
   * @param {Outline["settings"][0]} setting
   * @param {number} place
   * @param {(change: Edit, control: HTMLElement) => Promise<void>} edit
   */
  #series({ fields }, place, edit) {
    const numbers = fields.filter(({ kind }) => kind !== "choice");
    const text = (/** @type {string} */ part, /** @type {string} */ value) =>
      element("input", {
        type: "text",
        inputmode: "decimal",
        id: `variant-${place}-${part}`,
        autocomplete: "off",
        value,
      });
    const [from, to, steps] = [text("from", ""), text("to", ""), text("steps", "7")];
    const what = element(
      "select",
      { id: `variant-${place}-what` },
      ...numbers.map(({ key }) => element("option", { value: key }, labelOf(key))),
    );
    const spacing = element(
      "select",
      { id: `variant-${place}-spacing` },
      element("option", { value: "log" }, t("equalRatios")),
      element("option", { value: "lin" }, t("equalSteps")),
    );
    // The initial suggestion is from a quarter of the present value to four times that value.
    const suggest = () => {
      const value = Number(numbers.find(({ key }) => key === what.value)?.value ?? 0);
      [from.value, to.value] = value > 0 ? [asWritten(String(value / 4)), asWritten(String(value * 4))] : ["0", "1"];
    };
    what.addEventListener("change", suggest);
    suggest();
    const label = (
      /** @type {"varyWhat" | "from" | "to" | "steps" | "spacing"} */ name,
      /** @type {HTMLElement} */ of,
    ) => element("label", {}, element("span", {}, t(name)), of);
    const make = element("button", { type: "submit", class: "button small" }, t("makeSeries"));
    const labels = [label("varyWhat", what), label("from", from), label("to", to), label("steps", steps)];
    const form = element("form", { class: "group-make" }, ...labels, label("spacing", spacing), make);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const value = (/** @type {HTMLInputElement} */ input) => asTyped(input.value);
      const ends = { from: value(from), to: value(to), steps: value(steps) };
      edit({ series: { setting: place, key: what.value, ...ends, log: spacing.value === "log" } }, make);
    });
    const series = element("details", {}, element("summary", { id: `variant-${place}-vary` }, t("vary")), form);
    series.hidden = numbers.length === 0;
    return series;
  }

  /**
   * @param {Field} field
   * @param {number} place
   * @param {(change: Edit, control: HTMLElement) => Promise<void>} edit
   */
  #row(field, place, edit) {
    const { key, kind, choices, value } = field;
    const id = `variant-${place}-${key}`;
    const options = choices.map((choice) => element("option", { value: choice }, choiceOf(key, choice)));
    const control =
      kind === "choice"
        ? element("select", { id }, ...options)
        : element("input", {
            id,
            type: "text",
            inputmode: kind === "whole" ? "numeric" : "decimal",
            spellcheck: "false",
          });
    control.value = asWritten(value);
    control.setAttribute("aria-describedby", `variant-${place}-error`);
    const change = () => edit({ change: { setting: place, key, value: asTyped(control.value) } }, control);
    control.addEventListener("change", change);
    return element("div", { class: "field" }, element("label", { for: id }, labelOf(field.key)), control);
  }
}

/**
 * Describes the differences of a setting from the others.
 * @param {Outline["settings"][0]} setting
 * @param {Outline["settings"]} all
 */
function tells({ fields }, all) {
  const differs = ({ key = "", value = "" }) =>
    all.some((other) => other.fields.find((field) => field.key === key)?.value !== value);
  const telling = all.length < 2 ? fields.filter(({ key }) => TELLING.includes(key)) : fields.filter(differs);
  if (telling.length === 0) return t("same");
  return telling
    .map(({ key, value }) => t("settingIs", { name: labelOf(key), value: choiceOf(key, value) }))
    .join(" · ");
}
