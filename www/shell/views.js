// Which view is seen: the run, the comparison, or a lesson, which shows one of the two beside itself, or neither. A link says which;
// but for the run's each view is a feature's.

import { claim, facts, seenView } from "../facts.js";
import { byId } from "../lib/dom.js";
import { batch } from "../lib/signal.js";
import { t } from "../text/shell.js";

/** @typedef {import("../facts.js").View} View */
/** @typedef {import("../facts.js").Scene} Scene */

const VIEWS = /** @type {const} */ (["run", "compare", "learn"]);
/** What belongs to a run, and to nothing that a lesson shows of it. */
const TOGGLES = ["settings-toggle", "inspector-toggle"];
/** A run's link that says nothing: the address without one would load the page again. */
const NO_LINK = "v=2";

export class Views {
  #setView = claim(facts.view);
  #setScene = claim(facts.scene);
  #titleOfRun = document.title;
  /** Of any other view. */
  #title = "";
  /** The run and the comparison as they were before a lesson set up its own. @type {{ run: string | null, compare: string | null }} */
  own = { run: null, compare: null };
  #house;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
    for (const view of VIEWS) {
      for (const type of ["focus", "pointerenter"]) linkOf(view).addEventListener(type, () => this.addresses());
    }
  }

  /** The link of the run that is open, from its start. */
  get runLink() {
    return facts.run.peek()?.startLink ?? NO_LINK;
  }

  /** Shows the view of a link and says so; any other link is of a run, to be shown by the page. @param {string} link */
  takes(link) {
    const { address, features, pause } = this.#house;
    const line = features.lineOf(link);
    const view = line?.view ?? "run";
    if (facts.view.value !== view) this.#turn(view);
    if (!line) return false;
    pause();
    // What one of a view sets up comes after what was there before both.
    const before = { ...this.own };
    for (const other of features.lines)
      if (line.view && other.view === line.view && other !== line) features.ready(other.name)?.closed?.();
    Object.assign(this.own, before);
    features.need(line.name, { asked: "alone" }).then((part) => {
      if (view !== facts.view.value || features.lineOf(address.link) !== line) return;
      this.#refresh();
      part?.asked?.({ link: address.link });
      features.loadSoon(() => null);
    });
    return true;
  }

  /** Another place, of a link that is no run's: Back returns to this one. @param {string} link */
  go(link) {
    this.#house.address.leave();
    this.#house.address.show(link);
    this.takes(link);
  }

  /** A view is seen without a link of its own yet. @param {View} view */
  enter(view) {
    if (facts.view.value === view) return;
    this.#house.address.leave();
    this.#turn(view);
  }

  /** The run is seen. @param {string} link of the run that is open, or about to be */
  showRun(link) {
    if (facts.view.value === "run") return;
    this.#turn("run");
    this.#house.address.show(link || NO_LINK);
  }

  /** @param {View} view */
  #turn(view) {
    const features = this.#house.features;
    for (const { name, view: own } of features.lines)
      if (own && own !== view && (own === facts.view.value || own === seenView.value)) features.ready(name)?.closed?.();
    this.show(view);
  }

  /** @param {View} view @param {Scene} [scene] of a lesson @param {string} [lesson] its title */
  show(view, scene = null, lesson = "") {
    if (facts.view.value === "run") this.#titleOfRun = document.title;
    if (view === "run") document.title = this.#titleOfRun;
    else
      document.title = this.#title = lesson
        ? t("lessonWindow", { title: lesson })
        : t(view === "compare" ? "compareWindow" : "learnWindow");
    batch(() => {
      this.#setView(view);
      this.#setScene(scene);
    });
    document.documentElement.dataset.view = view;
    for (const each of VIEWS) {
      if (each === view) linkOf(each).setAttribute("aria-current", "page");
      else linkOf(each).removeAttribute("aria-current");
    }
    this.#refresh();
    this.addresses();
  }

  /** What is seen may have come only now. */
  #refresh() {
    for (const view of VIEWS) {
      const panel = document.getElementById(view === "run" ? "main" : view);
      if (panel) panel.hidden = view !== seenView.value && (view === "run" || view !== facts.view.value);
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
      url.hash = this.#linkTo(view);
      linkOf(view).href = url.href;
    }
  }

  /** @param {View} view */
  #linkTo(view) {
    // A lesson that was the first thing opened has set up a run that is nobody's own.
    if (view === "run") return this.own.run ?? (facts.view.value === "learn" ? NO_LINK : this.runLink);
    const features = this.#house.features;
    const links = features.lines.map(({ name, view: own }) => (own === view ? features.ready(name)?.link : null));
    return (view === "compare" && this.own.compare) || links.find(Boolean) || view;
  }
}

/** @param {View} view */
const linkOf = (view) => byId(`view-${view}`, HTMLAnchorElement);
