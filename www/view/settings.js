// The settings as a form, with a control for each field of the setup. The core determines which values are valid. A
// value that it rejects stays as typed, with the reason below it.

import { asTyped, asWritten } from "../text/text.js";
import { byId, element, setText } from "../lib/dom.js";
import { aimOf } from "../lib/puzzle.js";
import { choiceOf, helpOf, labelOf, publishedSeeds, t } from "./labels.js";
import { inWords } from "../text/core.js";

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").Field} Field */
/** @typedef {HTMLSelectElement | HTMLInputElement} Control */
/**
 * The row of a field.
 * @typedef {object} Row
 * @property {HTMLElement} row
 * @property {Control} control
 * @property {HTMLElement} help
 * @property {HTMLElement} error
 * @property {Field} field
 * @property {number} asked the number of changes without an answer yet
 */

export class Settings {
  #form = byId("settings-form", HTMLFormElement);
  #command = byId("command", HTMLElement);
  /** The note on the kind of problem that the settings apply to. */
  #kind = element("p", { class: "note", id: "settings-kind" });
  #seeds = element("div", { class: "seeds", role: "group", "aria-label": t("publishedSeeds") });
  /** @type {Map<string, Row>} */
  #rows = new Map();
  /** The setup shown in the form. @type {Setup | null} */
  #setup = null;
  /** The keys of the shown fields; null for all. @type {string[] | null} */
  #only = null;
  #house;
  #companions;

  /**
   * @param {import("../house.js").House} house
   * @param {Record<string, HTMLElement>} companions elements placed below the row of their key
   */
  constructor(house, companions) {
    this.#house = house;
    this.#companions = companions;
    for (const companion of Object.values(companions)) companion.remove();
    this.#form.before(this.#kind);
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    for (const seed of publishedSeeds) {
      const button = element("button", { type: "button", class: "button small" }, seed);
      button.addEventListener("click", () => house.edits.set("seed", seed));
      this.#seeds.append(button);
    }
  }

  /** The keys of the shown fields, the only ones that may change; null for all. */
  get keys() {
    return this.#only;
  }

  /** @param {string[] | null} keys */
  only(keys) {
    this.#only = keys;
    if (this.#setup) this.show(this.#setup);
  }

  /** @param {Setup} setup */
  show(setup) {
    this.#setup = setup;
    const all = setup.presets.length === 0 ? setup.fields : [presetField(setup), ...setup.fields];
    const fields = this.#only ? all.filter(({ key }) => this.#only?.includes(key)) : all;
    const rows = fields.map((field) => this.#row(field));
    const focused = document.activeElement;
    const kept = new Set(fields.map(({ key }) => key));
    for (const key of this.#rows.keys()) if (!kept.has(key)) this.#rows.delete(key);
    const published = setup.preset === "published" && setup.fields.some((f) => f.key === "rng" && f.value === "r");
    const below = (/** @type {Row} */ { row, field }) => [row, this.#companions[field.key]].filter(Boolean);
    const nodes = [...rows.flatMap(below), ...(published ? [this.#seeds] : [])];
    if (nodes.some((node, i) => this.#form.children[i] !== node) || nodes.length !== this.#form.children.length) {
      this.#form.replaceChildren(...nodes);
      if (focused instanceof HTMLElement && this.#form.contains(focused)) focused.focus();
    }
    setText(this.#command, this.command(setup.link));
    const solves = aimOf(setup.puzzle).kind === "solve";
    setText(this.#kind, setup.method === "anneal" && !this.#only ? t(solves ? "kind_solve" : "kind_optimise") : "");
  }

  /** @param {string} link */
  command(link) {
    return `annealing-lab solve '${link}'`;
  }

  /**
   * @param {string} key
   * @param {import("../core/types.js").LinkError} error
   */
  refuse(key, error) {
    const row = this.#rows.get(key);
    if (!row) return;
    row.control.setAttribute("aria-invalid", "true");
    setText(row.error, inWords(error.message));
  }

  /**
   * Returns the row of a field, new or existing, with the field's value.
   * @param {Field} field
   */
  #row(field) {
    const known = this.#rows.get(field.key);
    const row = known && sameControl(known.field, field) ? known : this.#make(field);
    // A value without an answer may still be rejected, so it is not overwritten.
    if (row.asked > 0) {
      row.field = field;
      return row;
    }
    // A rejected value stays for correction while another field is changed.
    const refused = row.control.hasAttribute("aria-invalid") && asTyped(row.control.value) !== field.value;
    if (refused && row.field.value === field.value) return row;
    row.field = field;
    setText(row.help, helpOf(field, this.#setup?.fields ?? []));
    row.control.value = asWritten(field.value);
    row.control.removeAttribute("aria-invalid");
    setText(row.error, "");
    this.#rows.set(field.key, row);
    return row;
  }

  /** @param {string} key @param {Row} row */
  async #ask(key, row) {
    row.asked++;
    // The value is no longer the one that was rejected.
    row.control.removeAttribute("aria-invalid");
    try {
      await this.#house.edits.set(key, asTyped(row.control.value));
    } finally {
      row.asked--;
    }
    if (row.asked === 0 && this.#setup) this.show(this.#setup);
  }

  /** @param {Field} field @returns {Row} */
  #make(field) {
    const { key } = field;
    const [id, helpId, errorId] = [`set-${key}`, `set-${key}-help`, `set-${key}-error`];
    const control = field.kind === "choice" ? choice(field) : text(field);
    control.id = id;
    control.setAttribute("aria-describedby", `${errorId} ${helpId}`);
    const helpNode = element("p", { class: "field-help", id: helpId }, helpOf(field, this.#setup?.fields ?? []));
    const error = element("p", { class: "field-error", id: errorId, role: "alert" });
    const row = element(
      "div",
      { class: "field" },
      element("label", { for: id }, labelOf(key)),
      control,
      error,
      helpNode,
    );
    const made = { row, control, help: helpNode, error, field, asked: 0 };
    control.addEventListener("change", () => this.#ask(key, made));
    return made;
  }
}

/** @param {Field} a @param {Field} b */
const sameControl = (a, b) => a.kind === b.kind && a.choices.join() === b.choices.join();

/**
 * Makes a field for the preset, which is not a setting in the link but is chosen in the same way.
 * @param {Setup} setup
 * @returns {Field}
 */
function presetField({ preset, presets }) {
  const choices = [...presets, "auto", ...(presets.includes(preset) ? [] : [preset])];
  return { key: "preset", value: preset, kind: "choice", choices };
}

/** @param {Field} field */
function choice({ key, choices }) {
  return element("select", {}, ...choices.map((value) => element("option", { value }, choiceOf(key, value))));
}

/** @param {Field} field */
function text({ kind }) {
  return element("input", { type: "text", inputmode: kind === "whole" ? "numeric" : "decimal", spellcheck: "false" });
}
