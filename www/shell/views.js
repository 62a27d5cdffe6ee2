// Which view is seen: the run, the comparison, or a lesson, which shows one of the two beside itself, or neither.

import { claim, facts, seenView } from "../facts.js";
import { byId } from "../lib/dom.js";
import { batch } from "../lib/signal.js";
import { t } from "../text/shell.js";

/** @typedef {import("../facts.js").View} View */
/** @typedef {import("../facts.js").Scene} Scene */

const VIEWS = /** @type {const} */ (["run", "compare", "learn"]);
/** What belongs to a run, and to nothing that a lesson shows of it. */
const TOGGLES = ["settings-toggle", "inspector-toggle"];

export class Views {
  #setView = claim(facts.view);
  #setScene = claim(facts.scene);
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

  /** @param {View} view @param {Scene} [scene] of a lesson @param {string} [lesson] its title */
  show(view, scene = null, lesson = "") {
    if (facts.view.value === "run") this.#titleOfRun = document.title;
    if (view === "run") document.title = this.#titleOfRun;
    batch(() => {
      this.#setView(view);
      this.#setScene(scene);
    });
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
    const seen = seenView.value;
    byId("main", HTMLElement).hidden = seen !== "run";
    for (const [id, shown] of /** @type {const} */ ([
      ["compare", seen === "compare"],
      ["learn", facts.view.value === "learn"],
    ])) {
      const panel = document.getElementById(id);
      if (panel) panel.hidden = !shown;
    }
    for (const id of TOGGLES) byId(id, HTMLElement).hidden = facts.view.value !== "run";
  }

  /** The run that is open has given the window its title. */
  retitle() {
    this.#titleOfRun = document.title;
    if (facts.view.value !== "run") document.title = this.#title;
  }

  /** Where the links lead: whole addresses, as <base> is not the page. */
  addresses() {
    const url = new URL(location.href);
    for (const view of VIEWS) {
      url.hash = this.#linkTo(view, facts.view.value);
      linkOf(view).href = url.href;
    }
  }
}

/** @param {View} view */
const linkOf = (view) => byId(`view-${view}`, HTMLAnchorElement);
