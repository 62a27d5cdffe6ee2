// The essay: a scrolling lesson with five pictures that share one thermometer. Its words and measured figures are in
// www/lessons/essay.toml: the first step is the head, the last step the end, and each step between has a picture.

import { facts } from "../../facts.js";
import { copies } from "../../lib/copy.js";
import { button, element, setAttribute, setText } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { hereTo } from "../../lib/link.js";
import { on } from "../../lib/signal.js";
import { shareOf, usefulOf } from "../../lib/temperature-scale.js";
import { Thermometer } from "../../view/interventions/thermometer.js";
import { findingsAt, statedIn } from "../learn/claims.js";
import { formulaOf, paragraphs, sourcesOf } from "../learn/prose.js";
import { Ball } from "./ball.js";
import { Heat } from "./heat.js";
import { Many } from "./many.js";
import { measured, nearest } from "./measured.js";
import { PICTURES } from "./pictures.js";
import { t } from "./texts.js";
import { Boards, Law, TRIANGLE, Walk } from "./triangle.js";

/** @typedef {import("../learn/types.js").Lesson} Lesson */
/** @typedef {import("../../house.js").House} House */
/**
 * A picture with the temperatures of its problem. It is drawn at one temperature, and returns its caption.
 * @typedef {object} Picture
 * @property {import("../../lib/temperature-scale.js").TemperatureScale} scale
 * @property {HTMLElement} node
 * @property {HTMLAnchorElement} [link] a link to what it shows
 * @property {(temperature: number, colours: import("../../lib/colours.js").Colours) => string} draw
 * @property {(temperature: number, alone: boolean) => void} [step] advances by a frame, or by one step on request
 * @property {(seen: boolean) => void} [see]
 * @property {() => void} [end]
 */

/** The initial position of the thermometer, from 0 to 1. */
const FIRST = 0.475;
/** The marks of pictures, by the classes of their legend entries. */
const KEYS = /** @type {const} */ ({ boards: ["solution", "trap", "other", "run"], law: ["framed", "filled"] });

/** @typedef {import("../../core/types.js").Puzzle} Puzzle */
/**
 * @typedef {{ landscape: import("../../core/types.js").Landscape, triangle: Puzzle, tour: Puzzle, magic: Puzzle }}
 *   Problems
 */
/**
 * The parts of the page that the essay needs; `next` is the lesson that follows, `read` is called at the end, and
 * `leave` before a link is followed.
 * @typedef {{ url: (link: string) => string, makeEngine: House["makeEngine"], notCopied: (text: string) => void,
 *   next: { link: string, words: string }, read: () => void, leave: (picture: string) => void }} Page
 */
/**
 * @typedef {{ name: typeof PICTURES[number], picture: Picture, section: HTMLElement, caption: HTMLElement,
 *   seen: boolean }} Part
 */

/** @param {Part} part */
const ends = ({ picture: { scale } }) => `${scale.low} ${scale.high}`;

export class Essay {
  /**
   * The positions of the thermometer on its scales, by their ends: each position persists from picture to picture, and
   * when a reader returns.
   */
  static #places = /** @type {globalThis.Map<string, number>} */ (new Map());
  #slider = element("input", { type: "range", class: "slider", min: "0", max: "1000", "aria-label": t("thermometer") });
  #of = element("p", { class: "essay-of" });
  #pause = button(t("pause"), { class: "button small" }, () => this.#rest(!this.#resting));
  #step = button(t("step"), { class: "button small" }, () => this.#stepAll(true));
  #resting = matchMedia("(prefers-reduced-motion: reduce)").matches;
  #frame = 0;
  #thermometer;
  #parts;
  /** The picture in the middle, which determines the scale of the thermometer. */
  #current;
  #page;
  /** The functions that end continuous work. @type {(() => void)[]} */
  #ends = [];

  /** @param {Page} page @param {Lesson} lesson @param {Problems} problems */
  constructor(page, lesson, { landscape, triangle, tour, magic }) {
    this.#page = page;
    const walk = new Walk(landscape);
    const ball = new Ball();
    const few = measured(lesson, "few");
    /** @type {Record<typeof PICTURES[number], Picture>} */
    const pictures = {
      ball,
      boards: new Boards(walk, triangle, (temperature) => nearest(few, temperature)),
      law: new Law(walk),
      cool: new Heat(lesson, usefulOf(tour)),
      many: new Many(page, usefulOf(magic), () => this.#draw("many")),
    };
    this.#parts = PICTURES.map((name, i) => this.#part(lesson, name, pictures[name], i + 1));
    this.#current = this.#parts[0];
    const value = element("b", { "aria-hidden": "true" });
    const frame = element(
      "div",
      { class: "thermometer" },
      element("div", { class: "thermometer-head" }, element("span", {}, t("thermometer")), value),
      element("span", { class: "tube" }, this.#slider),
    );
    this.#thermometer = new Thermometer(
      { frame, slider: this.#slider, value, release: button("", {}) },
      (temperature) => {
        Essay.#places.set(ends(this.#current), shareOf(this.#current.picture.scale, temperature));
        this.#draw();
      },
      async () => {},
      () => {},
    );
    ball.settle(this.#temperatureOf(this.#parts[0]));
    walk.settle(this.#temperatureOf(this.#parts[1]));
    const buttons = element("div", { class: "row" }, this.#pause, this.#step);
    const hand = element("aside", { class: "essay-hand", "aria-label": t("thermometer") }, frame, this.#of, buttons);
    const sections = this.#parts.map(({ section }) => section);
    const end = this.#end(lesson);
    this.node = element("article", { class: "essay" }, this.#head(lesson), hand, ...sections, end);
    this.#watch(end);
    // The Back button returns to the picture that was left.
    this.node.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) page.leave(this.#current.name);
    });
    this.#rest(this.#resting);
    this.#take(this.#current);
  }

  /** Goes to a picture. @param {string} name */
  show(name) {
    const part = this.#parts.find((part) => part.name === name);
    if (!part) return;
    part.section.scrollIntoView();
    part.section.querySelector("h3")?.focus({ preventScroll: true });
  }

  /** Ends all continuous work. */
  end() {
    for (const end of this.#ends) end();
  }

  /** @param {HTMLElement} footer */
  #watch(footer) {
    const middle = new IntersectionObserver(
      (entries) => {
        const part = this.#parts.find(({ section }) =>
          entries.some((one) => one.isIntersecting && one.target === section),
        );
        if (part) this.#take(part);
      },
      { rootMargin: "-50% 0px" },
    );
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target === footer && isIntersecting) this.#page.read();
        const part = this.#parts.find(({ picture }) => picture.node === target);
        if (!part) continue;
        part.seen = isIntersecting;
        part.picture.see?.(isIntersecting);
      }
      this.#draw();
      this.#go();
    });
    seen.observe(footer);
    const sizes = new ResizeObserver(() => this.#draw());
    for (const { section, picture } of this.#parts) {
      middle.observe(section);
      seen.observe(picture.node);
      sizes.observe(picture.node);
    }
    const colours = on(facts.colours, () => this.#draw());
    const paper = () => this.#draw(undefined, true);
    addEventListener("beforeprint", paper);
    this.#ends = [
      () => removeEventListener("beforeprint", paper),
      () => [middle, seen, sizes].forEach((observer) => observer.disconnect()),
      colours,
      () => cancelAnimationFrame(this.#frame),
      ...this.#parts.map(
        ({ picture }) =>
          () =>
            picture.end?.(),
      ),
    ];
  }

  /** Applies the scale of a picture. @param {Part} part */
  #take(part) {
    this.#current = part;
    const { scale } = part.picture;
    const run = { shown: true, tempered: true, enabled: true, playing: true, held: false, coarse: false };
    this.#thermometer.forget();
    this.#thermometer.show({ ...run, scale, temperature: this.#temperatureOf(part) });
    setText(this.#of, t(`of_${part.name}`));
    this.#buttons();
    setAttribute(this.#slider, "aria-describedby", part.caption.id);
  }

  /** @param {Part} part */
  #temperatureOf(part) {
    const { low, high } = part.picture.scale;
    return Number((low * (high / low) ** (Essay.#places.get(ends(part)) ?? FIRST)).toPrecision(3));
  }

  /**
   * Draws the visible pictures, or one of them.
   * @param {string} [name]
   * @param {boolean} [all] those that are not seen, too
   */
  #draw(name, all = false) {
    for (const part of this.#parts) {
      if (!(part.seen || all) || (name && name !== part.name)) continue;
      setText(part.caption, part.picture.draw(this.#temperatureOf(part), facts.colours.peek()));
    }
  }

  /** @param {boolean} alone whether this is one step on request */
  #stepAll(alone) {
    for (const part of this.#parts) if (part.seen) part.picture.step?.(this.#temperatureOf(part), alone);
    this.#draw();
  }

  /** Animates the pictures while a moving one is visible. */
  #go() {
    cancelAnimationFrame(this.#frame);
    if (this.#resting || !this.#parts.some(({ seen, picture }) => seen && picture.step)) return;
    this.#frame = requestAnimationFrame(() => {
      this.#stepAll(false);
      this.#go();
    });
  }

  /** Shows the buttons of a moving picture. */
  #buttons() {
    this.#pause.hidden = !this.#current.picture.step;
    this.#step.hidden = !this.#resting || this.#pause.hidden;
  }

  /** @param {boolean} resting */
  #rest(resting) {
    this.#resting = resting;
    setText(this.#pause, t(resting ? "goOn" : "pause"));
    this.#buttons();
    this.#go();
  }

  /** @param {Lesson} lesson */
  #head({ steps: [{ title, text }], minutes }) {
    const copy = button(t("copy"), { class: "link-button" });
    copies(copy, () => this.#page.url("essay"), this.#page.notCopied);
    return element(
      "header",
      {},
      element("h2", { class: "learn-title", tabindex: "-1" }, title),
      element("div", { class: "essay-lead" }, ...paragraphs(text, () => undefined)),
      element("p", { class: "quiet" }, t("meta", { n: minutes }), " ", copy),
    );
  }

  /**
   * Makes the section of a picture.
   * @param {Lesson} lesson
   * @param {typeof PICTURES[number]} name
   * @param {Picture} picture
   * @param {number} number
   * @returns {Part}
   */
  #part(lesson, name, picture, number) {
    const valueOf = (/** @type {string} */ place) => findingsAt(place, (claim) => statedIn(lesson, claim))[0]?.value;
    const { title, text, formula } = lesson.steps[number];
    const [first, ...others] = paragraphs(text, valueOf);
    const copy = button(t("copyOf"), { class: "link-button", "aria-label": t("copyOfPicture", { title }) });
    copies(copy, () => this.#page.url(`essay&picture=${name}`), this.#page.notCopied);
    const caption = element("figcaption", { id: `essay-${name}`, class: "essay-caption" });
    const keys = name === "boards" || name === "law" ? KEYS[name] : [];
    const legend = keys.map((key) => element("li", { class: `key-${key}` }, t(key)));
    const section = element(
      "section",
      { "aria-labelledby": `essay-${name}-title` },
      element(
        "div",
        { class: "essay-title" },
        element("h3", { id: `essay-${name}-title`, tabindex: "-1" }, element("i", {}, figures(number)), " ", title),
        copy,
      ),
      first,
      element(
        "figure",
        {},
        picture.node,
        ...(legend.length > 0 ? [element("ul", { class: "essay-keys", role: "list" }, ...legend)] : []),
        caption,
      ),
      ...(picture.link ? [element("p", {}, picture.link)] : []),
      ...others.slice(0, 1),
      ...(formula ? [element("div", { class: "formula" }, formulaOf(formula))] : []),
      ...others.slice(1),
    );
    return { name, picture, section, caption, seen: false };
  }

  /** @param {Lesson} lesson */
  #end({ steps, sources }) {
    const { title, text } = steps[steps.length - 1];
    const { next } = this.#page;
    const to = (/** @type {string} */ link, /** @type {string} */ words, kind = "") =>
      element("a", { class: `button ${kind}`, href: hereTo(link) }, words);
    return element(
      "footer",
      {},
      element("h3", {}, title),
      ...paragraphs(text, () => undefined),
      element(
        "p",
        { class: "essay-go" },
        to("puzzle=tour", t("tryTour"), "primary"),
        to("puzzle=magic19&look=runs", t("thousand")),
        to(next.link, next.words),
      ),
      sourcesOf(sources),
    );
  }
}

/**
 * Makes the essay with the problems of its pictures, which the core describes.
 * @param {Page} page @param {import("../../core/engine.js").Engine} engine @param {Lesson} lesson
 */
export async function essayOf(page, engine, lesson) {
  const puzzleOf = (/** @type {string} */ link) => engine.ask("describe", { link }).then(({ puzzle }) => puzzle);
  const [landscape, triangle, tour, magic] = await Promise.all([
    engine.ask("landscape", { link: TRIANGLE }),
    ...[TRIANGLE, "puzzle=tour", "puzzle=magic19"].map(puzzleOf),
  ]);
  if (!landscape) throw new Error("the triangle has too many boards");
  return new Essay(page, lesson, { landscape, triangle, tour, magic });
}
