// Which view is seen: the run, the comparison, or a lesson, which shows one of the two beside itself, or neither.

import { byId } from "../lib/dom.js";
import { t } from "../text/shell.js";

/** @typedef {"run" | "compare" | "learn"} View */
/** @typedef {"run" | "compare" | null} Scene what a lesson shows beside itself */

const VIEWS = /** @type {const} */ (["run", "compare", "learn"]);
/** What belongs to a run, and to nothing that a lesson shows of it. */
const TOGGLES = ["settings-toggle", "inspector-toggle"];

export class Views {
  /** @type {View} */
  #shown = "run";
  /** @type {Scene} */
  #scene = null;
  #titleOfRun = document.title;
  /** Of any other view. */
  #title = "";
  #linkTo;

  /** @param {(view: View, shown: View) => string} linkTo the link that a view would be seen by, from the one that is shown */
  constructor(linkTo) {
    this.#linkTo = linkTo;
    for (const view of VIEWS) {
      for (const type of ["focus", "pointerenter"]) linkOf(view).addEventListener(type, () => this.addresses());
    }
    this.addresses();
  }

  /** The view that the address is of. */
  get shown() {
    return this.#shown;
  }

  /** What is seen, whether by itself or beside a lesson. @returns {Scene} */
  get seen() {
    return this.#shown === "learn" ? this.#scene : this.#shown;
  }

  /** @param {View} view @param {Scene} [scene] of a lesson @param {string} [lesson] its title */
  show(view, scene = null, lesson = "") {
    if (this.#shown === "run") this.#titleOfRun = document.title;
    if (view === "run") document.title = this.#titleOfRun;
    this.#shown = view;
    this.#scene = scene;
    this.#title = lesson
      ? t("lessonWindow", { title: lesson })
      : t(view === "compare" ? "compareWindow" : "learnWindow");
    if (view !== "run") document.title = this.#title;
    document.documentElement.dataset.view = view;
    for (const each of VIEWS) {
      if (each === view) linkOf(each).setAttribute("aria-current", "page");
      else linkOf(each).removeAttribute("aria-current");
    }
    this.refresh();
    this.addresses();
  }

  /** What is seen may have come only now. */
  refresh() {
    byId("main", HTMLElement).hidden = this.seen !== "run";
    for (const [id, shown] of /** @type {const} */ ([
      ["compare", this.seen === "compare"],
      ["learn", this.#shown === "learn"],
    ])) {
      const panel = document.getElementById(id);
      if (panel) panel.hidden = !shown;
    }
    for (const id of TOGGLES) byId(id, HTMLElement).hidden = this.#shown !== "run";
  }

  /** The run that is open has given the window its title. */
  retitle() {
    this.#titleOfRun = document.title;
    if (this.#shown !== "run") document.title = this.#title;
  }

  /** Where the links lead: whole addresses, as <base> is not the page. */
  addresses() {
    const url = new URL(location.href);
    for (const view of VIEWS) {
      url.hash = this.#linkTo(view, this.#shown);
      linkOf(view).href = url.href;
    }
  }
}

/** @param {View} view */
const linkOf = (view) => byId(`view-${view}`, HTMLAnchorElement);
