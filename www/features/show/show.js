// What is shown to many at once: large on a wall, on one sheet of paper, as a card with a QR code. The small main of this folder:
// it knows what is seen, and which sheet and which card are of that.

import { facts } from "../../facts.js";
import { addressOf } from "../../lib/link.js";
import { Card } from "./card.js";
import { cardOf } from "./cards.js";
import { Paper } from "./paper.js";
import { Present } from "./present.js";
import { compareSheet } from "./sheets/compare.js";
import { lessonSheet } from "./sheets/lesson.js";
import { runSheet } from "./sheets/run.js";
import { taskSheet } from "./sheets/task.js";

/** @typedef {import("../class/types.js").Task} Task */
/** @typedef {import("../learn/types.js").Lesson} Lesson */

/**
 * What is seen.
 * @typedef {{ kind: "run" }
 *         | { kind: "compare", outline: import("../compare/types.js").Outline }
 *         | { kind: "lesson", lesson: Lesson, number: number, link: string }
 *         | { kind: "task", task: Task }} Subject
 */

/**
 * @typedef {object} Page
 * @property {() => string} url of what is seen
 * @property {() => import("../learn/learn.js").Learn | null} learn
 * @property {() => import("../class/class.js").Class | null} ofClass
 * @property {() => import("../compare/compare.js").Compare | null} compare
 * @property {(on: boolean) => void} present shows as much of a run as a wall has room for
 * @property {(text: string) => void} notCopied
 */

export class Show {
  #page;
  #present;
  #paper;
  /** @type {Card | null} */
  #card = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#present = new Present(page.present);
    this.#paper = new Paper((colours) => this.#sheet(colours));
  }

  /** Large on the wall, or not any more. */
  present() {
    closeDialogs();
    this.#present.turn();
  }

  /** One sheet of paper. */
  print() {
    closeDialogs();
    this.#paper.print();
  }

  /** A card of what is seen, or of another subject. @param {Subject | null} [subject] */
  card(subject = this.#subject) {
    const run = facts.run.value;
    const made = cardOf(subject ?? { kind: "run" }, run);
    if (!made) return;
    closeDialogs();
    this.#card ??= new Card(this.#page.notCopied);
    this.#card.open(made);
  }

  /** What is seen, if there is a sheet and a card of it. @returns {Subject | null} */
  get #subject() {
    const { learn, ofClass, compare } = this.#page;
    if (facts.view.value === "run") return facts.run.value ? { kind: "run" } : null;
    if (facts.view.value === "compare") {
      const outline = compare()?.outline;
      return outline ? { kind: "compare", outline } : null;
    }
    const task = ofClass()?.task;
    if (task) return { kind: "task", task };
    const shown = learn()?.shown;
    return shown ? { kind: "lesson", ...shown } : null;
  }

  /** @param {import("../../lib/colours.js").Colours} colours @returns {Node[] | null} */
  #sheet(colours) {
    const subject = this.#subject;
    const run = facts.run.value;
    if (!subject) return null;
    if (subject.kind === "lesson") return lessonSheet(subject);
    if (subject.kind === "task") return taskSheet(subject.task, run, colours);
    if (subject.kind === "compare") return compareSheet(subject.outline, addressOf(subject.outline.link));
    return run && runSheet(run, this.#page.url(), colours);
  }
}

/** What lies over the page would be over what comes. */
function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}
