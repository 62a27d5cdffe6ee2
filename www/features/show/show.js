// The feature for presenting to a group: on a wall, on one sheet of paper, or as a card with a QR code. It wires the
// parts of this folder: it determines the present content and the matching sheet or card.

import { facts } from "../../facts.js";
import { addressOf } from "../../lib/link.js";
import { loadCodes } from "../../lib/qr.js";
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
 * The present content.
 * @typedef {{ kind: "run" }
 *         | { kind: "compare", outline: import("../compare/types.js").Outline }
 *         | { kind: "lesson", lesson: Lesson, number: number, link: string }
 *         | { kind: "task", task: Task }} Subject
 */

/** @typedef {import("../contract.js").House} House */

export class Show {
  #house;
  #present;
  #paper;
  /** @type {Card | null} */
  #card = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#present = new Present(house);
    this.#paper = new Paper((colours) => this.#sheet(colours));
  }

  /** Presents, prints or makes a card. @param {import("../contract.js").Ask} ask */
  asked({ what }) {
    if (what === "print") this.print();
    else if (what === "card") this.card();
    else this.present();
  }

  /** Begins or ends the presentation on a wall. */
  present() {
    closeDialogs();
    this.#present.turn();
  }

  /** Prints one sheet of paper. */
  print() {
    closeDialogs();
    this.#paper.print();
  }

  /** Makes a card of the present content, or of another subject. @param {Subject | null} [subject] */
  card(subject = this.#subject) {
    const run = facts.run.value;
    const made = cardOf(subject ?? { kind: "run" }, run);
    if (!made) return;
    closeDialogs();
    this.#card ??= new Card(this.#house.notCopied);
    this.#card.open(made);
  }

  /** The present content, if it has a sheet and a card. @returns {Subject | null} */
  get #subject() {
    const { features } = this.#house;
    const view = facts.view.value;
    if (view === "run" || view === "ladder") return facts.run.value ? { kind: "run" } : null;
    if (view === "compare") {
      const outline = features.ready("compare")?.outline;
      return outline ? { kind: "compare", outline } : null;
    }
    const task = features.ready("class")?.task;
    if (task) return { kind: "task", task };
    const shown = features.ready("learn")?.shown;
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
    // A contradictory puzzle has no run to print.
    if (this.#house.features.instead) return null;
    return run && runSheet(run, this.#house.address.url, colours);
  }
}

/** Closes all dialogs, because they would cover the presentation. */
function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

export default async (/** @type {House} */ house) => {
  // A sheet is made synchronously when the browser is about to print, so the codes are loaded beforehand.
  await loadCodes();
  return new Show(house);
};
