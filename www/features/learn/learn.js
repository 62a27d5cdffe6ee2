// The feature for lessons. It wires the parts of this folder. Like a run, the place of the learner is a link:
//
//   #learn&lesson=energy&step=3 ──▶ lesson, read by the core ──▶ step, and its scene on the page itself
//   #essay&picture=law ──▶ the essay, which is read like a lesson and has separate pictures

import { facts } from "../../facts.js";
import { button, byId, element } from "../../lib/dom.js";
import { copies } from "../../lib/copy.js";
import { Latest } from "../../lib/latest.js";
import { hereTo, valueIn } from "../../lib/link.js";
import { NotFetched, WorkerCrash } from "../../core/engine.js";
import { phone } from "../../lib/sizes.js";
import { packaged } from "../../lib/packaged.js";
import { remember } from "../../lib/storage.js";
import { inWords } from "../../text/core.js";
import { speakOf } from "../../text/text.js";
import { packs } from "../scorm/pack.js";
import { folded } from "../show/ways.js";
import { Claims } from "./claims.js";
import { STOPS } from "./course.js";
import { keep, kept } from "./kept.js";
import { ESSAY, LESSONS, NotServed, textOf } from "./lessons.js";
import { linkOf, packed, placeOf, unpacked } from "./place.js";
import { unknownTerm } from "./prose.js";
import { Doing, Scene, sceneOf } from "./scene.js";
import { lessonText, path, stopAfter } from "./path.js";
import { StepView } from "./step.js";
import { teacherPage } from "./teacher.js";
import { t } from "./texts.js";
import { translatedLesson } from "./translated.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./place.js").Place} Place */

/** @typedef {import("../contract.js").House} House */

/** The place of the path, which is not a lesson. */
const NOWHERE = { lesson: "", text: "", step: 1 };
/** Returns the number of a stop of the path; 0 for a custom lesson. @param {string} lesson */
const numberOf = (lesson) => STOPS.findIndex((stop) => stop === lesson) + 1;

export class Learn {
  #frame = byId("learn", HTMLElement);
  /** The frame for a step's title on a phone, above the scene. */
  #top = element("section", { class: "learn learn-top" });
  #head = element("div", { class: "learn-head row" });
  /** @type {Place} */
  #place = NOWHERE;
  /** The lesson read last, and its name or packed text. @type {{ of: string, lesson: Lesson } | null} */
  #read = null;
  /** The source text of each lesson. @type {WeakMap<Lesson, string>} */
  #texts = new WeakMap();
  /** The view of the shown step. @type {StepView | null} */
  #step = null;
  /** @type {import("../essay/essay.js").Essay | null} */
  #essay = null;
  #doing = new Doing();
  #opening = new Latest();
  /** @type {import("../../core/engine.js").Engine | null} */
  #engine = null;
  #scene;
  #claims;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#scene = new Scene(house);
    this.#claims = new Claims({
      engine: () => this.#worker,
      compare: async () => {
        const part = await house.features.need("compare");
        house.views.own.compare ??= part?.link ?? null;
        return part;
      },
      found: () => this.#found(),
      soFar: () => this.#step?.soFar(),
    });
    phone.addEventListener("change", () => this.#settle());
  }

  /** The link of the place shown last. */
  get link() {
    return linkOf(this.#place);
  }

  get #worker() {
    return (this.#engine ??= this.#house.makeEngine());
  }

  /** The shown lesson, its number among the built-in ones, and the link of its beginning; null without a lesson. */
  get shown() {
    if (!this.#read || !this.#step) return null;
    const number = numberOf(this.#place.lesson);
    // A link without a step begins at the first one.
    const link = linkOf({ ...this.#place, step: 1 }).replace(/&step=1$/, "");
    return { lesson: this.#read.lesson, number, link };
  }

  /** @param {import("../contract.js").Ask} ask */
  asked({ link = "learn" }) {
    this.#open(link);
  }

  /** @param {string} link */
  async #open(link) {
    const isLatest = this.#opening.begin();
    const place = placeOf(link);
    const of = place.lesson || place.text;
    document.documentElement.dataset.learnt = "";
    remember("learnt", "yes");
    this.#endEssay();
    if (/&teacher\b/.test(link)) return this.#showTeacher();
    if (!of) return this.#showPath();
    const lesson = this.#read?.of === of ? this.#read.lesson : await this.#lessonOf(place);
    if (!isLatest()) return;
    if (typeof lesson === "string") {
      this.#house.notice.show(lesson);
      return this.#showPath();
    }
    this.#read = { of, lesson };
    if (of === ESSAY) return this.#showEssay(lesson, valueIn(link, "picture"));
    const step = Math.min(place.step, lesson.steps.length);
    await this.#showStep({ ...place, step }, lesson, false);
  }

  #endEssay() {
    this.#essay?.end();
    this.#essay = null;
  }

  closed() {
    this.#opening.end();
    this.#step = null;
    this.#endEssay();
    this.#settle();
    this.#scene.leave();
    Object.assign(this.#house.views.own, { run: null, compare: null });
  }

  /** @param {import("../../run/run.js").Run} run */
  seen(run) {
    const until = this.#current?.until;
    if (facts.view.value !== "learn" || !until || until.runs || !this.#step) return;
    const { state, made } = this.#doing.far(until, run);
    const n = until.lowering ?? until.swaps;
    if (state === "done") this.#step.done();
    else if (state === "lost") this.#step.far(t("otherRun"));
    else if (n !== null) this.#step.far(made > 0 ? t("swapsMade", { made, n }) : "");
    else this.#step.far("");
  }

  get #current() {
    return this.#read?.lesson.steps[this.#place.step - 1] ?? null;
  }

  /**
   * Returns the lesson of a place, or the reason why it is not available.
   * @param {Place} place
   * @returns {Promise<Lesson | string>}
   */
  async #lessonOf({ lesson: name, text: packedText }) {
    /** @type {string | null} */
    let text;
    if (packedText) text = await unpacked(packedText);
    else {
      if (name !== ESSAY && !(/** @type {readonly string[]} */ (LESSONS).includes(name))) return t("noSuchLesson");
      try {
        text = await textOf(name);
      } catch (error) {
        return whyNotLoaded(error);
      }
    }
    if (text === null) return t("noSuchText");
    const read = await this.#worker.ask("readLesson", { text }).catch(whyNotLoaded);
    if (typeof read === "string") return read;
    if ("message" in read) return t("notUnderstood", { why: inWords(read.message) });
    const unknown = unknownTerm(read.steps);
    if (unknown) return t("notUnderstood", { why: t("noSuchTerm", unknown) });
    const lesson = name ? await translatedLesson(name, read) : read;
    this.#texts.set(lesson, text);
    return lesson;
  }

  /** @param {File} file */
  async #openFile(file) {
    if (file.size > 64 * 1024) return t("fileTooLong");
    const text = await packed(await file.text());
    const lesson = await this.#lessonOf({ lesson: "", text, step: 1 });
    if (typeof lesson === "string") return lesson;
    this.#go({ lesson: "", text, step: 1 });
    return null;
  }

  /**
   * Shows a view without a scene.
   * @param {Place} place
   * @param {string} title
   * @param {Node[]} parts
   * @param {string} [link]
   */
  #showAlone(place, title, parts, link = linkOf(place)) {
    this.#place = place;
    this.#step = null;
    this.#settle();
    this.#scene.leave();
    this.#claims.begin(null);
    this.#house.pause();
    this.#house.views.show("learn", null, title);
    this.#house.address.show(link);
    this.#frame.setAttribute("role", "main");
    this.#frame.classList.remove("with-scene");
    this.#frame.replaceChildren(...parts);
    this.#frame.scrollTop = 0;
    scrollTo({ top: 0 });
  }

  #showPath() {
    this.#showAlone(
      NOWHERE,
      "",
      path((file) => this.#openFile(file)),
    );
  }

  #showTeacher() {
    const read = (/** @type {string} */ lesson) => this.#lessonOf({ lesson, text: "", step: 1 });
    this.#showAlone(NOWHERE, t("forTeachers"), teacherPage(read), "learn&teacher");
  }

  /** @param {Lesson} lesson @param {string} picture the picture to go to */
  async #showEssay(lesson, picture) {
    const isLatest = this.#opening.present();
    const { address, makeEngine, notCopied } = this.#house;
    const next = stopAfter(ESSAY) ?? LESSONS[0];
    const page = {
      makeEngine,
      notCopied,
      url: (/** @type {string} */ link) => address.urlOf(link),
      next: {
        link: linkOf({ lesson: next, text: "", step: 1 }),
        words: t("nextLesson", { title: lessonText(`${next}_title`) }),
      },
      read: () => keep(ESSAY, { done: true }),
      leave: (/** @type {string} */ picture) => address.show(`${ESSAY}&picture=${picture}`),
    };
    const { essayOf } = await import("../essay/essay.js");
    await speakOf();
    const essay = await essayOf(page, this.#worker, lesson);
    if (!isLatest()) return essay.end();
    this.#essay = essay;
    const link = picture ? `${ESSAY}&picture=${picture}` : ESSAY;
    this.#showAlone({ lesson: ESSAY, text: "", step: 1 }, lesson.title, [essay.node], link);
    essay.show(picture);
  }

  /** @param {Place} place @param {Lesson} lesson @param {boolean} fresh whether to set the scene up again */
  async #showStep(place, lesson, fresh) {
    const isLatest = this.#opening.present();
    const { features, views, address } = this.#house;
    const { own } = views;
    const of = place.lesson || place.text;
    const moved = linkOf(this.#place) !== linkOf(place) || !this.#step;
    this.#place = place;
    this.#claims.begin(lesson);
    keep(of, { step: place.step });
    const scene = sceneOf(lesson, place.step - 1);
    if (scene?.kind === "run") own.run ??= facts.run.value?.linkHere ?? null;
    const platform = linkOf({ ...place, step: 1 }) === packaged ? await features.need("scorm") : null;
    if (scene?.kind === "compare") await features.need("compare").then((part) => (own.compare ??= part?.link ?? null));
    if (!isLatest()) return;
    views.show("learn", scene?.kind ?? null, lesson.title);
    address.show(linkOf(place));
    // A step that is drawn again keeps the focus on its title.
    const titled = this.#step?.title === document.activeElement;
    this.#draw(lesson, place, platform);
    this.#frame.setAttribute("role", scene ? "region" : "main");
    this.#frame.classList.toggle("with-scene", scene !== null);
    this.#settle();
    this.#frame.scrollTop = 0;
    if (moved || titled) this.#step?.title.focus({ preventScroll: true });
    if (phone.matches) scrollTo({ top: 0 });
    if (!scene) return this.#scene.leave();
    const part = await this.#scene.show(lesson, scene, fresh);
    if (!isLatest()) return;
    if (part) {
      this.#claims.watch(part);
      part.recount();
    }
    this.#doing.begin(facts.run.value);
    views.addresses();
  }

  /**
   * Places a step around its scene on a phone, with the title above and the text below, and elsewhere before the scene.
   * The reading order thus matches the visual order.
   */
  #settle() {
    const frame = this.#frame;
    const main = byId("main", HTMLElement);
    const isAround = phone.matches && this.#step !== null && frame.classList.contains("with-scene");
    const focus = document.activeElement;
    if (this.#step) (isAround ? this.#top : frame).prepend(this.#head, this.#step.title);
    if (isAround) main.before(this.#top);
    else this.#top.remove();
    const scene = isAround ? (document.getElementById("compare") ?? main) : null;
    if (scene && scene.nextElementSibling !== frame) scene.after(frame);
    if (!scene && frame.nextElementSibling !== main) main.before(frame);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }

  /**
   * @param {Lesson} lesson @param {Place} place @param {import("../scorm/scorm.js").Scorm | null} platform the learning
   * platform, if this lesson is in its package
   */
  #draw(lesson, place, platform) {
    const of = place.lesson || place.text;
    const count = lesson.steps.length;
    const exercises = lesson.steps.filter(({ exercise }) => exercise).length;
    const after = stopAfter(place.lesson);
    const { soon, notCopied } = this.#house;
    const step = (this.#step = new StepView(lesson, place.step - 1, {
      claims: this.#claims,
      engine: () => this.#worker,
      runLink: () => facts.run.value?.linkHere ?? "",
      value: (key) => facts.run.value?.value(key) ?? "",
      settled: () => soon(() => {}),
      after: after && lessonText(`${after}_title`),
      answers: kept(of).answers,
      answer: (name, given) => keep(of, { answers: { ...kept(of).answers, [name]: given } }),
      onward: () => {
        if (place.step < count) return this.#go({ ...place, step: place.step + 1 });
        keep(of, { done: true });
        this.#go(after ? { lesson: after, text: "", step: 1 } : NOWHERE);
      },
      backward: () => this.#go({ ...place, step: place.step - 1 }),
      again: () => this.#showStep(place, lesson, true),
      passed: (link) => {
        keep(of, { passed: true, done: true });
        platform?.passed(place.step, link.replace(/^.*#/, ""), exercises);
      },
      task: () => this.#worker.ask("taskOfLesson", { text: this.#texts.get(lesson) ?? "", step: place.step - 1 }),
    }));
    const dots = Array.from({ length: count }, (_, i) => {
      const link = element("a", {
        href: hereTo(linkOf({ ...place, step: i + 1 })),
        "aria-label": t("stepNumber", { n: i + 1 }),
      });
      if (i + 1 === place.step) link.setAttribute("aria-current", "step");
      return element("li", { "data-past": String(i < place.step) }, link);
    });
    const number = numberOf(place.lesson);
    this.#top.setAttribute("aria-label", lesson.title);
    this.#head.replaceChildren(
      element("a", { href: hereTo("learn") }, t("allLessons")),
      element("p", {}, element("b", {}, number ? t("lessonNumber", { n: number }) : t("lessonOwn")), " ", lesson.title),
      element("ol", { class: "dots", role: "list", "aria-label": t("steps") }, ...dots),
    );
    const share = button(t("shareLesson"), { class: "link-button" });
    const whole = linkOf({ ...place, step: 1 });
    copies(share, () => this.#house.address.urlOf(whole), notCopied, soon);
    const teacher = folded();
    teacher.lastElementChild?.append(...packs(() => ({ title: lesson.title, link: whole })));
    const ends = place.step === count ? [share] : [];
    this.#top.replaceChildren();
    this.#frame.replaceChildren(this.#head, ...step.parts, ...(platform ? [platform.node] : []), ...ends, teacher);
    if (ends.length > 0 && exercises === 0) platform?.completed();
  }

  /** @param {Place} place */
  #go(place) {
    const link = linkOf(place);
    const { address } = this.#house;
    address.leave();
    address.show(link);
    this.#open(link);
  }

  #found() {
    if (facts.view.value !== "learn") return;
    this.#step?.found();
    if (this.#current?.until?.runs) this.#step?.done();
  }
}

/** Describes why a lesson was not loaded; the connection is named only if it failed. @param {unknown} error */
function whyNotLoaded(error) {
  if (error instanceof NotServed) return t("notServed", { status: error.status });
  if (error instanceof TypeError || (error instanceof NotFetched && error.network)) return t("notLoaded");
  if (error instanceof WorkerCrash) return t("notLoadedWhy", { why: error.message });
  throw error;
}

export default (/** @type {House} */ house) => new Learn(house);
