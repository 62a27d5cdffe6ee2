// The check of this machine and of the host of the page: small published truths, and the files as the host sends them.
//
//   #check ──▶ truths of the program, one by one in a separate worker ──▶ N of M confirmed
//              files of the build, as the host sends them now ──▶ their faults, if any

import { Job } from "../../core/job.js";
import { facts } from "../../facts.js";
import { copies } from "../../lib/copy.js";
import { button, byId, element, setText } from "../../lib/dom.js";
import { version } from "../../lib/version.js";
import { inEnglish } from "../../text/text.js";
import { lookAtHost } from "./host.js";
import { t } from "./texts.js";
import { checkTruths, GROUPS } from "./truths.js";

/** @typedef {import("../contract.js").House} House */
/**
 * Three words about an error: the place, the actual value, and the expected value.
 * @typedef {[what: string, came: string, wanted: string]} Words
 */
/**
 * A step of the work: the amount done, and possibly a line, whose words are in the current language. `holds` is null
 * for a line without a check.
 * @typedef {{ done: number, all: number, line?: { group: typeof GROUPS[number] | "host", holds: boolean | null,
 *   words: () => Words } }} Step
 */
/** Work in steps, which returns a sentence at its end. @typedef {AsyncGenerator<Step, () => string, void>} Work */

/** Makes the section of a group, with an empty list. @param {typeof GROUPS[number] | "host"} name */
function sectionOf(name) {
  const about = element("div", {}, element("h3", {}, t(name)), element("p", { class: "quiet" }, t(`about_${name}`)));
  return element("section", { class: "check-group" }, about, element("ul", { role: "list" }));
}

/**
 * Returns the words of a line: the verdict, the object of the check, and the finding.
 * @param {NonNullable<Step["line"]>} line
 */
function wordsOf({ holds, words }) {
  const [what, came, wanted] = words();
  if (holds === null) return ["–", what, came];
  return holds ? [t("holds"), what, came] : [t("wrong"), what, t("cameNot", { came, wanted })];
}

/** Allows a line break after each setting of a link. @param {string} words */
const breakable = (words) => words.split(/(?<=&)/).flatMap((piece) => [piece, element("wbr")]);

export class Check {
  #frame = byId("learn", HTMLElement);
  #house;
  #job;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#job = new Job(house.makeEngine);
  }

  asked() {
    const { views, address } = this.#house;
    views.own.run ??= facts.run.peek()?.linkHere ?? null;
    views.show("learn", null, t("title"));
    address.show("check");
    this.#frame.setAttribute("role", "main");
    this.#frame.classList.remove("with-scene");
    this.#check();
    this.#frame.scrollTop = 0;
    this.#frame.querySelector("h2")?.focus({ preventScroll: true });
    views.addresses();
  }

  closed() {
    this.#job.end();
    this.#house.views.own.run = null;
  }

  async #check() {
    const { engine, wanted } = this.#job.begin();
    const { notCopied, address } = this.#house;
    /** The lines of the report. @type {(() => string)[]} */
    let report = [];
    const begin = () => [t("program", { version: version() }), address.urlOf("check"), navigator.userAgent];
    const text = () => [...begin(), ...report.map((line) => line()), ""].join("\n");
    const copy = copies(button(t("copy"), { class: "button primary", disabled: "" }), () => inEnglish(text), notCopied);
    const again = button(t("again"), { class: "button" }, () => this.asked());
    const buttons = element("div", { class: "check-buttons row" }, copy, again);
    /** @type {HTMLElement[]} */
    const head = [
      element("h2", { class: "learn-title", tabindex: "-1" }, t("title")),
      element("p", { class: "learn-lead" }, t("lead")),
    ];
    const sections = new Map([...GROUPS, /** @type {const} */ ("host")].map((name) => [name, sectionOf(name)]));
    /** Shows work. @param {Work} work @param {string} label */
    const follow = async (work, label) => {
      const bar = element("progress", { "aria-label": label });
      const words = element("p", { class: "class-status", role: "status" }, label);
      head.push(words, bar);
      /** @type {(() => string)[]} */
      const lines = [];
      for (let step = await work.next(); wanted(); step = await work.next()) {
        if (step.done) {
          bar.value = bar.max;
          setText(words, step.value());
          return [...lines, step.value];
        }
        const { done, all, line } = step.value;
        Object.assign(bar, { max: all, value: done });
        if (!line) continue;
        const [verdict, ...found] = wordsOf(line);
        const parts = [element("b", {}, verdict), ...found.map((each) => element("span", {}, ...breakable(each)))];
        const item = element("li", line.holds === null ? {} : { "data-right": `${line.holds}` }, ...parts);
        sections.get(line.group)?.lastElementChild?.append(item);
        lines.push(() => wordsOf(line).join(": "));
      }
      return [];
    };
    const found = [follow(checkTruths(engine), t("truths")), follow(lookAtHost(), t("files"))];
    this.#frame.replaceChildren(...head, buttons, ...sections.values());
    report = (await Promise.all(found)).flat();
    if (!wanted()) return;
    this.#job.end();
    copy.disabled = false;
  }
}

export default (/** @type {House} */ house) => new Check(house);
