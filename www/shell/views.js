// The visible view: the run, the comparison, or a lesson. A lesson may show one of the other two beside itself. The
// link determines the view; the views of comparison and lesson are features.

import { claim, facts, seenView } from "../facts.js";
import { byId } from "../lib/dom.js";
import { hereTo, looksChanged } from "../lib/link.js";
import { batch } from "../lib/signal.js";
import { t } from "../text/shell.js";

/** @typedef {import("../facts.js").View} View */
/** @typedef {import("../facts.js").Scene} Scene */

const VIEWS = /** @type {const} */ (["run", "compare", "learn"]);
/** The texts of the window titles. */
const TITLES = /** @type {const} */ ({ compare: "compareWindow", learn: "learnWindow", ladder: "ladderWindow" });
/** Buttons of the view of a run; a lesson does not show them. */
const TOGGLES = ["settings-toggle", "inspector-toggle"];
/** The link of the default run; an address without a link would load the page again. */
const NO_LINK = "v=2";

export class Views {
  #setView = claim(facts.view);
  #setScene = claim(facts.scene);
  #titleOfRun = document.title;
  /** The window's title in any view other than the run. */
  #title = "";
  /**
   * The links of the person's run and comparison, from before a lesson set up others.
   * @type {{ run: string | null, compare: string | null }}
   */
  own = { run: null, compare: null };
  #house;

  /** @param {import("../house.js").House} house */
  constructor(house) {
    this.#house = house;
    for (const view of VIEWS) {
      for (const type of ["focus", "pointerenter"]) linkOf(view).addEventListener(type, () => this.addresses());
    }
  }

  /** The link of the open run, at its start. */
  get runLink() {
    return facts.run.peek()?.startLink ?? NO_LINK;
  }

  /** Shows the view of a link. Returns false for the link of a run, which the page must open. @param {string} link */
  takes(link) {
    const { features, stage } = this.#house;
    const line = features.lineOf(link);
    if (line && looksChanged(link)) {
      stage.mend(link).then(({ mended }) => void (mended || this.#take(line)));
      return true;
    }
    return this.#take(line);
  }

  /** Shows the view of an unchanged link. @param {import("../features/contract.js").Line | null} line */
  #take(line) {
    const { address, features, pause } = this.#house;
    const view = line?.view ?? "run";
    if (facts.view.value !== view) this.#turn(view);
    if (!line) return false;
    pause();
    // Two features may share a view, so the person's own run and comparison are those from before the first of them.
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

  /** Goes to a link, in a new entry of the history. @param {string} link */
  go(link) {
    this.#house.address.leave();
    this.#house.address.show(link);
    if (!this.takes(link)) this.#house.open(link);
  }

  /** Shows a view that does not have a link yet. @param {View} view */
  enter(view) {
    if (facts.view.value === view) return;
    this.#house.address.leave();
    this.#turn(view);
  }

  /** Shows the view of a run. @param {string} link the link of the run that is open, or about to be opened */
  showRun(link) {
    if (facts.view.value === "run") return;
    this.#turn("run");
    this.#house.address.show(link || NO_LINK);
  }

  /** @param {View} view */
  #turn(view) {
    const features = this.#house.features;
    for (const { name, view: other } of features.lines)
      if (other && other !== view && (other === facts.view.value || other === seenView.value))
        features.ready(name)?.closed?.(view);
    this.show(view);
  }

  /**
   * @param {View} view @param {Scene} [scene] the scene of a lesson
   * @param {string} [lesson] the title of the lesson
   */
  show(view, scene = null, lesson = "") {
    if (facts.view.value === "run") this.#titleOfRun = document.title;
    if (view === "run") document.title = this.#titleOfRun;
    else document.title = this.#title = lesson ? t("lessonWindow", { title: lesson }) : t(TITLES[view]);
    batch(() => {
      this.#setView(view);
      this.#setScene(scene);
    });
    document.documentElement.dataset.view = view;
    for (const each of VIEWS) {
      if (each === view || (each === "run" && view === "ladder")) linkOf(each).setAttribute("aria-current", "page");
      else linkOf(each).removeAttribute("aria-current");
    }
    this.#refresh();
    this.addresses();
  }

  /** Shows and hides the views' elements, some of which are loaded with their features. */
  #refresh() {
    for (const view of VIEWS) {
      const panel = document.getElementById(view === "run" ? "main" : view);
      if (panel) panel.hidden = view !== seenView.value && (view === "run" || view !== facts.view.value);
    }
    for (const id of TOGGLES) byId(id, HTMLElement).hidden = facts.view.value !== "run";
  }

  /** Stores the window title set by the run, and restores the title of another view. */
  retitle() {
    this.#titleOfRun = document.title;
    if (facts.view.value !== "run") document.title = this.#title;
  }

  /**
   * Writes the addresses of the header's links; they must be complete addresses, because <base> differs from the page.
   */
  addresses() {
    for (const view of VIEWS) linkOf(view).href = hereTo(this.#linkTo(view));
  }

  /** @param {View} view */
  #linkTo(view) {
    const features = this.#house.features;
    const seen = () => features.instead?.link ?? this.runLink;
    // If a lesson was opened first, its run does not belong to the person.
    if (view === "run") return this.own.run ?? (facts.view.value === "learn" ? NO_LINK : seen());
    const links = features.lines.map(({ name, view: other }) => (other === view ? features.ready(name)?.link : null));
    return (view === "compare" && this.own.compare) || links.find(Boolean) || view;
  }
}

/** @param {View} view */
const linkOf = (view) => byId(`view-${view}`, HTMLAnchorElement);
