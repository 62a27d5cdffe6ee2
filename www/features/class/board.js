// The class board. It finds the answers of a class in any text, computes their runs again, and shows them in a table
// and a plot.

import { button, element, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { hereTo } from "../../lib/link.js";
import { fileName, save } from "../../lib/save.js";
import { inWords } from "../../text/core.js";
import { inEnglish } from "../../text/text.js";
import { goalInWords } from "./goals.js";
import { HandedIn } from "./handed.js";
import { Picture } from "./picture.js";
import { ClassTable, placeInWords } from "./table.js";
import { t } from "./texts.js";
import { Work } from "./work.js";

/** @typedef {import("./types.js").Task} Task */

/** Milliseconds between two drawings of the table while answers arrive. */
const DRAWN_EVERY = 250;

/** The board of a task, or a board before the choice of a task. */
export class Board {
  /** @type {Task | null} */
  #task = null;
  /** The recomputed answers. @type {import("./types.js").CheckedAnswer[]} */
  #checked = [];
  #drawn = 0;
  #drawing = new Latest();
  #picture = new Picture();
  #about = element("p", { class: "task-goal" });
  #wrongTask = element("p", { class: "field-error", role: "alert" });
  #link = element("input", { type: "text", id: "class-task", autocomplete: "off", spellcheck: "false" });
  #form = element(
    "form",
    {},
    element("label", { for: "class-task" }, t("boardTask")),
    element("div", { class: "row" }, this.#link, element("button", { type: "submit", class: "button" }, t("useTask"))),
    this.#wrongTask,
  );
  #status = element("p", { class: "class-status", role: "status" });
  #handed = new HandedIn((words) => setText(this.#status, words));
  #check = button(t("checkAll"), { class: "button primary" }, () => this.#checkAll());
  #stop = button(t("stop"), { class: "button", hidden: "" }, () => this.end());
  #bar = element("progress", { "aria-label": t("progress"), hidden: "" });
  #without = element("p", { class: "quiet" });
  #saves = element(
    "div",
    { class: "learn-buttons row", hidden: "" },
    button(t("saveCsv"), { class: "button" }, () => this.#save("csv")),
    button(t("saveJson"), { class: "button" }, () => this.#save("json")),
  );
  #table;
  #work;
  #page;

  /**
   * @param {Task | string | null} read the task, the reason why its link was rejected, or null without a link
   * @param {object} page
   * @param {() => import("../../core/engine.js").Engine} page.makeEngine
   * @param {() => import("../../core/engine.js").Engine} page.engine the engine that reads and writes tables
   * @param {(link: string) => Promise<Task | string>} page.read
   * @param {(task: Task) => void} page.taken called when the task of the board changes
   */
  constructor(read, page) {
    this.#page = page;
    this.#work = new Work(page.makeEngine);
    this.#table = new ClassTable();
    this.#form.addEventListener("submit", (event) => this.#submitted(event));
    const body = element(
      "div",
      { class: "class-board" },
      this.#about,
      this.#form,
      ...this.#handed.parts,
      element("div", { class: "learn-buttons row" }, this.#check, this.#stop),
      this.#bar,
      this.#status,
      this.#without,
      this.#table.node,
      this.#saves,
      this.#picture.node,
    );
    body.addEventListener("drop", (event) => this.#handed.dropped(event));
    this.#begin(read);
    this.title = this.#task ? `${t("boardTitle")}: ${this.#task.title}` : t("boardTitle");
    this.parts = [
      element("h2", { class: "learn-title", tabindex: "-1" }, t("boardTitle")),
      element("p", { class: "learn-lead" }, t("boardLead")),
      body,
    ];
  }

  end() {
    this.#work.stop();
  }

  get #rows() {
    return this.#checked.map(({ row, why }) => ({ ...row, why: inWords(why) }));
  }

  /** Begins with a task. @param {Task | string | null} read the task, the reason why its link was rejected, or null */
  #begin(read) {
    const task = (this.#task = typeof read === "string" ? null : read);
    setText(this.#wrongTask, typeof read === "string" ? t("taskRefused", { why: read }) : "");
    this.#form.hidden = task !== null;
    if (!task) return this.#about.replaceChildren();
    const goal = t("boardGoal", { title: task.title, goal: goalInWords(task.exercise.goal) });
    this.#about.replaceChildren(goal, " ", element("a", { href: hereTo(task.link) }, t("openTask")));
  }

  /** @param {SubmitEvent} event */
  async #submitted(event) {
    event.preventDefault();
    this.#begin(await this.#page.read(this.#link.value));
    if (!this.#task) return;
    this.#page.taken(this.#task);
    this.#handed.text.focus();
  }

  /** Draws the table. @param {boolean} now whether to draw even shortly after the last drawing */
  async #draw(now) {
    const due = performance.now() - this.#drawn > DRAWN_EVERY;
    const task = this.#task;
    if ((!now && !due) || !task) return;
    this.#drawn = performance.now();
    const isLatest = this.#drawing.begin();
    // More answers may arrive while the worker orders these, so only the latest order is drawn.
    const ordered = await this.#page.engine().ask("classRows", { task: task.link, rows: this.#rows });
    if (!isLatest()) return;
    this.#table.show(ordered, task.exercise.change);
    this.#picture.show(ordered, task);
  }

  async #checkAll() {
    const { engine } = this.#page;
    if (!this.#task) {
      setText(this.#wrongTask, t("taskMissing"));
      return this.#link.focus();
    }
    const { link } = this.#task;
    const found = await engine().ask("collectAnswers", { files: this.#handed.all });
    if ("message" in found) return setText(this.#status, inWords(found.message));
    const { answers, without, lines_without, unread } = found;
    const places = without.map(([file, line]) => placeInWords(file, line));
    if (places.length < lines_without) places.push(t("more"));
    const words = unread.map(([file, why]) => `${file}: ${inWords(why)}`);
    if (lines_without > 0) words.push(t("withoutLink", { n: lines_without, places }));
    setText(this.#without, words.join(" "));
    const n = answers.length;
    if (n === 0) return setText(this.#status, t("noAnswers"));
    this.#working(true);
    this.#checked = [];
    let made = 0;
    this.#bar.max = n;
    this.#bar.value = 0;
    const ended = await this.#work.begin(link, answers, async (handed, checked) => {
      const answer = checked ?? (await engine().ask("brokenAnswer", { handed }));
      made++;
      this.#bar.value = made;
      this.#checked = [...this.#checked, answer];
      setText(this.#status, t("checkedSome", { made, n }));
      this.#draw(false);
    });
    this.#working(false);
    await this.#draw(true);
    const all = this.#checked;
    const passed = all.filter(({ row }) => row.verdict === "passed").length;
    setText(this.#status, ended ? t("checkedAll", { passed, n: all.length }) : t("stoppedAt", { made, n }));
  }

  /** @param {boolean} on */
  #working(on) {
    this.#check.hidden = on;
    this.#stop.hidden = this.#bar.hidden = !on;
    this.#saves.hidden = on || this.#checked.length === 0;
    (on ? this.#stop : this.#check).focus();
  }

  /** @param {"csv" | "json"} format */
  async #save(format) {
    if (!this.#task) return;
    const { link, title } = this.#task;
    // The file is in English, like the files of the program.
    const rows = inEnglish(() => this.#rows);
    const text = await this.#page.engine().ask("classTable", { task: link, rows, json: format === "json" });
    const type = format === "json" ? "application/json" : "text/csv";
    save(new Blob([text], { type }), `${fileName(title)}.${format}`);
  }
}
