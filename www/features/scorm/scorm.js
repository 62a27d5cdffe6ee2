// The feature that reports to a learning platform (SCORM 1.2), in a page of a package. It only reports results that its
// callers have recomputed.

import { element } from "../../lib/dom.js";
import { hereTo } from "../../lib/link.js";
import { t } from "./texts.js";

/** @typedef {{ [name: string]: (...values: string[]) => unknown }} Api the functions of a platform, which give texts */

/** The maximum number of characters of a text that every platform stores. */
const MOST = 4096;
/** The maximum number of windows between a page and the window with the functions of its platform. */
const MOST_UP = 7;

const STATUS = "cmi.core.lesson_status";
const SCORE = "cmi.core.score.raw";
const LINKS = "cmi.suspend_data";

export class Scorm {
  /** The state of the platform, in words. */
  node = element("p", { class: "quiet", role: "status" });
  #api = apiFrom(window) ?? apiFrom(window.top?.opener);
  /** The links of passing runs, by the steps of their exercises; a task has only one. @type {Map<string, string>} */
  #links = new Map();
  /** The reported status, "incomplete" until there is more to report. */
  #status = "incomplete";
  /** The previous score; NaN without one. */
  #score = NaN;

  constructor() {
    if (!this.#asked("LMSInitialize", "")) {
      this.#refused();
      return;
    }
    addEventListener("pagehide", () => this.#asked("LMSFinish", ""));
    const before = this.#value(STATUS);
    if (["passed", "completed"].includes(before)) this.#status = before;
    this.#score = parseFloat(this.#value(SCORE));
    for (const [, step, link] of this.#value(LINKS).matchAll(/(\d+) (\S+)/g)) this.#links.set(step, link);
    // Without this value a platform may drop the links.
    if (!this.#sent({ "cmi.core.exit": "suspend", [STATUS]: this.#status })) this.#refused();
    else if (this.#links.size > 0) this.#say(t("has", this.#now));
    else this.#say(t("waits"));
  }

  /**
   * Reports that an exercise is passed.
   * @param {number} step
   * @param {string} link the link of its answer
   * @param {number} of the number of exercises
   */
  passed(step, link, of) {
    this.#links.set(`${step}`, link);
    // A score of an earlier visit is never lowered.
    this.#score = Math.max(this.#score || 0, Math.floor((100 * this.#links.size) / of));
    if (this.#links.size >= of) this.#status = "passed";
    const links = [...this.#links].map((pair) => pair.join(" ")).join(" ");
    this.#report({
      "cmi.core.score.min": "0",
      "cmi.core.score.max": "100",
      [SCORE]: `${this.#score}`,
      ...(links.length <= MOST && { [LINKS]: links }),
    });
    if (links.length > MOST) this.node.append(" ", t("tooLong", { n: links.length, most: MOST }));
  }

  /** Reports that a lesson without exercises was read to its end. */
  completed() {
    this.#status = "completed";
    this.#report({});
  }

  get #now() {
    const status = t(/** @type {any} */ (`status_${this.#status}`));
    return { status: isNaN(this.#score) ? status : t("scored", { status, score: this.#score }) };
  }

  /** @param {Record<string, string>} values */
  #report(values) {
    if (this.#sent({ ...values, [STATUS]: this.#status })) this.#say(t("sent", this.#now));
    else this.#refused();
  }

  /** @param {string} name @param {string[]} values */
  #call(name, ...values) {
    try {
      return `${this.#api?.[name](...values) ?? ""}`;
    } catch {
      // Some platforms throw if their server cannot be reached.
      return "";
    }
  }

  /** @param {string} name @param {string[]} values */
  #asked = (name, ...values) => this.#call(name, ...values) === "true";

  /** @param {string} name */
  #value = (name) => this.#call("LMSGetValue", name);

  /** @param {Record<string, string>} values */
  #sent = (values) =>
    Object.entries(values).every(([name, value]) => this.#asked("LMSSetValue", name, value)) &&
    this.#asked("LMSCommit", "");

  #refused() {
    if (!this.#api) return this.#say(t("noPlatform"));
    const code = this.#call("LMSGetLastError");
    this.#say(Number(code) > 0 ? t("refused", { code, why: this.#call("LMSGetErrorString", code) }) : t("silent"));
  }

  /** Shows a text, with the answers that can be opened here. @param {string} words */
  #say(words) {
    const links = [...this.#links.values()].flatMap((link, i) => [
      " ",
      element("a", { href: hereTo(link) }, t("answer", { n: i + 1 })),
    ]);
    this.node.replaceChildren(words, ...links);
  }
}

/** Finds the functions of the platform in a window or its ancestors. @param {any} from @returns {Api | null} */
function apiFrom(from) {
  for (let at = from, up = 0; at && up <= MOST_UP; at = at.parent, up++) {
    try {
      if (at.API) return at.API;
    } catch {
      // A page of another origin is in between.
    }
  }
  return null;
}

export default () => /** @type {Scorm & import("../contract.js").Feature} */ (new Scorm());
