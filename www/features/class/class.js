// The feature for class tasks. It wires the parts of this folder, and shows the view of a link:
//
//   #task          the form that makes a task from the open run
//   #task&...      the view of a task for learners, with their initial run
//   #answer&...    an answer, recomputed
//   #class, #class&...    the class board, optionally of a task

import { facts } from "../../facts.js";
import { byId, element } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { phone } from "../../lib/sizes.js";
import { packaged } from "../../lib/packaged.js";
import { LinkRefused, unlessCrashed } from "../../core/engine.js";
import { answerView } from "./answer.js";
import { Board } from "./board.js";
import { anneals, partsOf } from "./goals.js";
import { TaskForm } from "./form.js";
import { t } from "./texts.js";
import { TaskView } from "./task.js";

/** @typedef {import("./types.js").Task} Task */

/** @typedef {import("../contract.js").House} House */

/**
 * A view: its title, its elements, and a function that ends its work.
 * @typedef {{ title: string, parts: Node[], end: () => void }} Shown
 */

export class Class {
  #frame = byId("learn", HTMLElement);
  #settings = byId("settings", HTMLElement);
  /** The place of the settings beside the check of a task on a phone. @type {Element | null} */
  #slot = null;
  /** @type {Shown | null} */
  #shown = null;
  /** The link of the task whose run was set up. */
  #set = "";
  /** The shown task. @type {Task | null} */
  #task = null;
  #opening = new Latest();
  /** The functions that all views need. */
  #page;
  #form;
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    phone.addEventListener("change", () => this.#place());
    const { makeEngine, notCopied } = house;
    this.#page = { makeEngine, notCopied, url: (/** @type {string} */ link) => house.address.urlOf(link) };
    this.#form = new TaskForm({
      ...this.#page,
      make: (start, form) =>
        unlessCrashed(this.#worker.ask("makeTask", { start, form })).catch((error) => {
          if (error instanceof LinkRefused) return error;
          throw error;
        }),
      start: () => house.views.own.run ?? facts.run.value?.startLink ?? null,
      card: (task) => house.features.need("show").then((part) => part?.card({ kind: "task", task })),
    });
  }

  /** The task shown to learners; null in other views. */
  get task() {
    return this.#task;
  }

  get #worker() {
    if (!this.#engine || this.#engine.lost) this.#engine = this.#house.makeEngine();
    return this.#engine;
  }

  /** Shows the parts of the page that suit the run's solver. @param {import("../../run/run.js").Run} run */
  begun({ annealing }) {
    if (this.#task) byId("main", HTMLElement).dataset.show = partsOf(this.#task, annealing).join(" ");
  }

  /** @param {import("../contract.js").Ask} ask */
  asked({ link = "task" }) {
    return this.#open(link);
  }

  /** @param {string} link */
  async #open(link) {
    const isLatest = this.#opening.begin();
    const word = link.split("&")[0];
    if (link === "task") {
      const form = await this.#form.shown();
      if (isLatest()) this.#alone(link, form);
      return;
    }
    if (word === "class") {
      const task = link === "class" ? null : await this.#asked("readTask", { link });
      if (isLatest()) this.#alone(link, this.#board(task));
      return;
    }
    if (word === "answer") {
      const read = await this.#asked("readAnswer", { link });
      if (!isLatest()) return;
      return this.#alone(link, answerView(read, link, this.#page));
    }
    const task = await this.#asked("readTask", { link });
    if (!isLatest()) return;
    if (typeof task === "string") return this.#alone(link, refusal(t("taskRefused", { why: task })));
    await this.#beside(link, task, isLatest);
  }

  closed() {
    this.#opening.end();
    if (!this.#shown) return;
    this.#shown.end();
    this.#shown = null;
    this.#task = null;
    this.#unset();
    this.#house.views.own.run = null;
    this.#form.left();
  }

  /** Puts the settings in their place. */
  #place() {
    const place = (phone.matches && this.#slot) || byId("main", HTMLElement);
    if (this.#settings.parentElement !== place) place.append(this.#settings);
  }

  #unset() {
    this.#set = "";
    this.#slot = null;
    this.#place();
    this.#house.stage.panels(null, null);
    delete byId("main", HTMLElement).dataset.show;
  }

  /**
   * Returns the worker's answer, or the reason for its rejection.
   * @template {"readTask" | "readAnswer"} Type
   * @param {Type} type @param {import("../../core/types.js").Requests[Type][0]} what
   * @returns {Promise<import("../../core/types.js").Requests[Type][1] | string>}
   */
  async #asked(type, what) {
    try {
      return (await unlessCrashed(this.#worker.ask(type, what))) ?? t("notChecked");
    } catch (error) {
      if (error instanceof LinkRefused) return error.message;
      throw error;
    }
  }

  /** @param {Task | string | null} task */
  #board(task) {
    return new Board(task, {
      ...this.#page,
      engine: () => this.#worker,
      read: (link) => this.#asked("readTask", { link }),
      taken: ({ class_link }) => this.#house.address.show(class_link),
    });
  }

  /** Shows a view without a run beside it. @param {string} link @param {Shown} shown */
  #alone(link, shown) {
    this.#unset();
    this.#house.pause();
    this.#put(link, shown, null);
  }

  /** @param {string} link @param {Shown} shown @param {"run" | null} scene @param {Task | null} [task] */
  #put(link, shown, scene, task = null) {
    if (this.#shown !== shown) this.#shown?.end();
    this.#shown = shown;
    this.#task = task;
    this.#house.views.show("learn", scene, shown.title);
    this.#house.address.show(link);
    this.#frame.setAttribute("role", scene ? "region" : "main");
    this.#frame.classList.toggle("with-scene", scene !== null);
    this.#frame.replaceChildren(...shown.parts);
    this.#frame.scrollTop = 0;
    this.#frame.querySelector("h2")?.focus({ preventScroll: true });
    this.#house.views.addresses();
  }

  /** Shows a task with its run beside it. @param {string} link @param {Task} task @param {() => boolean} isLatest */
  async #beside(link, task, isLatest) {
    const { features, views, open, pause, stage, soon } = this.#house;
    const platform = task.link === packaged ? await features.need("scorm") : null;
    if (!isLatest()) return;
    views.own.run ??= facts.run.value?.linkHere ?? null;
    /** Sets the run up from its start. @param {string} who */
    const begin = async (who) => {
      const start = await this.#worker.ask("startOfTask", { link: task.link, who }).catch(() => task.exercise.start);
      if (!isLatest()) return;
      pause();
      await open(start);
    };
    const shown = new TaskView(task, {
      ...this.#page,
      platform,
      begin,
      openRun: open,
      runLink: () => facts.run.value?.startLink ?? "",
      settled: () => soon(() => {}),
      mend: () => {
        this.#form.mend(task);
        return this.#open("task");
      },
    });
    const parts = partsOf(task, anneals(task.exercise.start));
    stage.panels(parts.includes("settings") ? ["settings"] : [], task.exercise.change);
    byId("main", HTMLElement).dataset.show = parts.join(" ");
    this.#put(link, shown, "run", task);
    this.#slot = shown.slot;
    this.#place();
    if (phone.matches) scrollTo({ top: 0 });
    if (this.#set === task.link) return;
    this.#set = task.link;
    await begin(shown.who);
  }
}

/** @param {string} words @returns {Shown} */
function refusal(words) {
  const title = element("h2", { class: "learn-title", tabindex: "-1" }, t("task"));
  return { title: t("task"), parts: [title, element("p", { role: "alert" }, words)], end: () => {} };
}

export default (/** @type {House} */ house) => new Class(house);
