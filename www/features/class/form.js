// The form that makes a task from the open run, with a preview for learners beside it. This tab stores the typed draft.

import { LinkRefused } from "../../core/engine.js";
import { copies } from "../../lib/copy.js";
import { button, element, field, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { hereTo } from "../../lib/link.js";
import { recall, remember } from "../../lib/storage.js";
import { asTyped } from "../../text/text.js";
import { choiceOf } from "../../view/labels.js";
import { draftIn, draftOf } from "./draft.js";
import { KINDS, NUMBERS, nameOf } from "./goals.js";
import { packs } from "../scorm/pack.js";
import { questionOf } from "./task.js";
import { t } from "./texts.js";
import { tryTask } from "./trial.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {keyof typeof NUMBERS} Kind */
/** @typedef {import("./draft.js").Use} Use */
/** @typedef {[string, string][]} Entries of a form */

const USES = /** @type {Use[]} */ (["free", "locked", "hidden"]);
/** Settings that the goal defines. */
const OF_GOAL = ["moves"];
/** Numbers whose labels depend on the goal. */
const SHARED = ["most"];
/**
 * The setting freed by a goal: a count of solutions makes sense only if the givens can be changed.
 * @type {Partial<Record<Kind, string>>}
 */
const FREED = { count: "givens" };
/** Goals for reading the settings of a run; at least one of them fits any run. */
const BARE = [
  { goal: "energy", most: "1", swaps: "1" },
  { goal: "solved", moves: "1" },
];
const KEY = "taskDraft";

/** The form, which persists while another view is shown. */
export class TaskForm {
  #latest = new Latest();
  #trial = new Latest();
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  /** The key of the task tried last; the text of the question is not part of it. */
  #tried = "";
  #draft = draftIn(recall(KEY, "sessionStorage"));
  /** The run that was open when the form was last shown; if another run is open, the start changes to it. */
  #seen = "";
  /** True if the form corrects a task, which already has a start. */
  #mends = false;
  /** The task made last. @type {Task | null} */
  #made = null;
  #name = element("input", { type: "text", id: "make-title", maxlength: "80", required: "" });
  #ask = element("textarea", { id: "make-ask", rows: "3", maxlength: "1000" });
  #kind = element("select", { id: "make-goal" }, ...KINDS.map((kind) => new Option(t(`kind_${kind}`), kind)));
  #numbers = element("div", { class: "numbers" });
  /** The uses of settings: a row for each setting, a column for each use. */
  #settings = element("tbody");
  /** The settings listed in a row. @type {string[]} */
  #listed = [];
  #personal = element("input", { type: "checkbox", id: "make-personal" });
  #wrong = element("p", { class: "field-error", id: "make-wrong", role: "alert" });
  #missing = element("p", { class: "field-help" }, t("titleMissing"));
  #preview = element("div", { class: "preview" });
  #notes = element("div", { class: "task-notes", role: "status" });
  #start = element("a", {}, t("openStart"));
  #costs = element("p", { class: "quiet" });
  #link = element("input", { type: "text", readonly: "", id: "make-link", spellcheck: "false" });
  #copy = button(t("copyTask"), { class: "button primary" });
  #asLearner = element("a", { class: "button" }, t("openAsLearner"));
  #board = element("a", { class: "button" }, t("openBoard"));
  #slide = button(t("slide"), { class: "button" }, () => this.#made && this.#page.card(this.#made));
  #pack = packs(() => this.#made);
  #ready = element(
    "div",
    { class: "ready" },
    this.#notes,
    element("label", { for: "make-link" }, t("taskLink")),
    element("div", { class: "row" }, this.#link, this.#copy),
    element("div", { class: "learn-buttons row" }, this.#asLearner, this.#board, this.#slide, this.#pack[0]),
    this.#pack[1],
    this.#costs,
  );
  #form = element("form", { class: "task-form" }, this.#entry(), this.#result());
  title = t("makeTitle");
  parts = [
    element("h2", { class: "learn-title", tabindex: "-1" }, this.title),
    element("p", { class: "learn-lead" }, t("makeLead"), " ", this.#start),
    this.#form,
  ];
  #page;

  /**
   * @param {object} page
   * @param {(start: string, form: Entries) => Promise<Task | LinkRefused | null>} page.make null if the worker broke
   * @param {() => string | null} page.start returns the link of the open run; null without a run
   * @param {() => import("../../core/engine.js").Engine} page.makeEngine
   * @param {(link: string) => string} page.url
   * @param {(text: string) => void} page.notCopied
   * @param {(task: Task) => void} page.card shows the card of a task
   */
  constructor(page) {
    this.#page = page;
    copies(this.#copy, () => this.#link.value, page.notCopied);
    // This listener runs before the listener of the form, so that the form finds the new numbers.
    this.#kind.addEventListener("input", () => {
      this.#showNumbers();
      this.#reopen();
    });
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    for (const type of ["input", "change"]) this.#form.addEventListener(type, () => this.#refresh());
    this.#fill();
  }

  /** Shows the form with its draft. */
  async shown() {
    await this.#read();
    await this.#refresh();
    return this;
  }

  /** Takes a task for correction, with its start. @param {Task} task */
  mend(task) {
    this.#draft = draftOf(task);
    this.#mends = true;
    this.#fill();
  }

  /** Leaves the form for another view: a run opened there becomes the next start. */
  left() {
    this.#mends = false;
    this.#seen = this.#page.start() ?? this.#seen;
  }

  end() {
    this.#latest.end();
    this.#trial.end();
    this.#tried = "";
    this.#engine?.end();
    this.#engine = null;
  }

  #entry() {
    const heads = USES.map((use) => element("th", { scope: "col", id: `use-${use}` }, t(use)));
    const head = element("thead", {}, element("tr", {}, element("td"), ...heads));
    const table = element("table", { class: "uses" }, head, this.#settings);
    return element(
      "div",
      {},
      field(t("fieldTitle"), this.#name),
      this.#missing,
      field(t("fieldAsk"), this.#ask),
      field(t("fieldGoal"), this.#kind),
      this.#numbers,
      this.#wrong,
      element("fieldset", {}, element("legend", {}, t("settings")), table),
      element("p", { class: "check" }, this.#personal, element("label", { for: "make-personal" }, t("personal"))),
    );
  }

  #result() {
    const title = element("p", { class: "quiet" }, t("preview"));
    return element("section", { "aria-label": t("preview") }, title, this.#preview, this.#ready);
  }

  get #goal() {
    return /** @type {Kind} */ (this.#kind.value);
  }

  /** Shows the draft in the fields. */
  #fill() {
    this.#name.value = this.#draft.title;
    this.#ask.value = this.#draft.ask;
    this.#kind.value = this.#draft.goal;
    this.#personal.checked = this.#draft.personal;
    this.#showNumbers();
  }

  /** The typed numbers of the goal. @returns {Entries} */
  get #typed() {
    return [...this.#numbers.querySelectorAll("input")].map(({ name, value }) => [name, value]);
  }

  #keep() {
    const [title, ask, goal, personal] = [this.#name.value, this.#ask.value, this.#goal, this.#personal.checked];
    this.#draft = { ...this.#draft, title, ask, goal, personal };
    for (const [name, value] of this.#typed) this.#draft.numbers[`${goal}_${name}`] = value;
    remember(KEY, JSON.stringify(this.#draft), "sessionStorage");
  }

  #showNumbers() {
    const goal = this.#goal;
    const fields = Object.entries(NUMBERS[goal]).map(([key, usual]) => {
      const value = this.#draft.numbers[`${goal}_${key}`] ?? usual;
      const inputmode = key === "seeds" ? "text" : "numeric";
      const name = SHARED.includes(key) ? `number_${key}_${goal}` : `number_${key}`;
      const input = element("input", { type: "text", id: `make-${key}`, name: key, value, inputmode });
      return field(t(/** @type {any} */ (name)), input);
    });
    this.#numbers.replaceChildren(...fields);
  }

  /** Lists the settings of the run, each with its use. @param {[string, string | null][]} settings */
  #showSettings(settings) {
    const shown = settings.filter(([key]) => !OF_GOAL.includes(key));
    this.#listed = shown.map(([key]) => key);
    const rows = shown.map(([key, value]) => {
      const id = `setting-${key}`;
      const name = value === null ? nameOf(key) : t("settingNow", { name: nameOf(key), value: choiceOf(key, value) });
      // The label makes the entire cell clickable.
      const choices = USES.map((use) => element("td", {}, element("label", {}, this.#choice(key, use))));
      return element("tr", {}, element("th", { scope: "row", id }, name), ...choices);
    });
    this.#settings.replaceChildren(...rows);
  }

  /** @param {string} key @param {Use} use */
  #choice(key, use) {
    const id = `setting-${key}`;
    const names = [id, `use-${use}`].join(" ");
    const choice = element("input", { type: "radio", name: id, value: use, "aria-labelledby": names });
    choice.addEventListener("change", () => {
      this.#draft.uses[key] = use;
      // A person's choice is preserved when the goal changes.
      this.#draft.opened = this.#draft.opened.filter((opened) => opened !== key);
    });
    return choice;
  }

  /** Frees the setting that the goal needs, and locks the setting freed by the previous goal. */
  #reopen() {
    const draft = this.#draft;
    const freed = FREED[this.#goal];
    for (const key of draft.opened) if (key !== freed) delete draft.uses[key];
    draft.opened = draft.opened.filter((key) => key === freed);
    if (freed && !(freed in draft.uses)) {
      draft.uses[freed] = "free";
      draft.opened = [freed];
    }
    for (const choice of this.#settings.querySelectorAll("input"))
      choice.checked = choice.value === (draft.uses[choice.name.slice("setting-".length)] ?? "locked");
  }

  /** Makes the task of the form. Without a title, everything else is still checked. */
  #make() {
    const used = (/** @type {Use} */ use) => this.#listed.filter((key) => this.#draft.uses[key] === use).join();
    const [change, hide] = [used("free"), used("hidden")];
    const form = {
      title: this.#missing.hidden ? this.#name.value : "x",
      ...(this.#ask.value.trim() && { ask: this.#ask.value }),
      goal: this.#goal,
      ...Object.fromEntries(this.#typed.map(([name, value]) => [name, asTyped(value)])),
      ...(change && { change }),
      ...(hide && { hide }),
      ...(this.#personal.checked && { seed: "nickname" }),
    };
    return this.#page.make(this.#draft.start, Object.entries(form));
  }

  /** Shows an error at its field. @param {LinkRefused | null} refused */
  #refuse(refused) {
    for (const control of this.#form.querySelectorAll("[aria-invalid]"))
      for (const name of ["aria-invalid", "aria-describedby"]) control.removeAttribute(name);
    setText(this.#wrong, "");
    if (!refused) return;
    const { key, message } = refused.what;
    const named = key === "goal" ? this.#kind : key === "seed" ? this.#personal : null;
    const control = named ?? this.#numbers.querySelector(`#make-${key}`);
    control?.setAttribute("aria-invalid", "true");
    control?.setAttribute("aria-describedby", this.#wrong.id);
    const place = (control ?? this.#kind).closest("p");
    if (place?.nextElementSibling !== this.#wrong) place?.after(this.#wrong);
    const other = message.code === "goal_of_other_run";
    setText(this.#wrong, other ? t("otherGoal", { goal: this.#kind.selectedOptions[0].text }) : refused.message);
  }

  async #refresh() {
    const { url } = this.#page;
    this.#keep();
    const isLatest = this.#latest.begin();
    this.#missing.hidden = this.#name.value.trim() !== "";
    const task = await this.#make();
    if (!isLatest()) return;
    const refused = task instanceof LinkRefused;
    this.#refuse(refused ? task : null);
    const made = (this.#made = refused || !this.#missing.hidden ? null : task);
    this.#ready.hidden = made === null;
    this.#preview.replaceChildren(...(made ? questionOf(made, "h3") : []));
    if (!made) return;
    this.#link.value = url(made.link);
    this.#asLearner.href = hereTo(made.link);
    this.#board.href = hereTo(made.class_link);
    setText(this.#costs, t("costs", { n: made.budget }));
    this.#try(made);
  }

  /** @param {Task} task */
  async #try(task) {
    const key = JSON.stringify([task.exercise, task.personal]);
    if (key === this.#tried) return;
    this.#tried = key;
    if (!this.#engine || this.#engine.lost) this.#engine = this.#page.makeEngine();
    const { make } = this.#page;
    const wanted = this.#trial.begin();
    const show = (/** @type {import("./trial.js").Note[]} */ shown) => {
      if (!wanted()) return;
      const items = shown.map(({ warns, words }) => element("p", warns ? { class: "warning" } : {}, words));
      this.#notes.replaceChildren(...items);
    };
    await tryTask(task, { engine: this.#engine, make, wanted, show }).catch(() =>
      show([{ warns: false, words: t("notTried") }]),
    );
  }

  /** Reads all settings of the start, which is the open run if it has changed. */
  async #read() {
    const now = this.#page.start();
    if (now !== null && now !== this.#seen && !this.#mends) {
      this.#draft = { ...this.#draft, start: now, more: [] };
      this.#seen = now;
    }
    this.#draft.start ||= "v=2";
    const { start, more } = this.#draft;
    this.#start.href = hereTo(start);
    /** @type {[string, string | null][]} */
    let all = [];
    for (const form of BARE) {
      const task = await this.#page.make(start, Object.entries({ title: "x", ...form }));
      if (!task || task instanceof LinkRefused) continue;
      all = task.locked;
      break;
    }
    if (!/puzzle=route/.test(start)) all.push(["givens", null]);
    for (const key of more) if (!all.some(([own]) => own === key)) all.push([key, null]);
    this.#showSettings(all);
    this.#reopen();
  }
}
