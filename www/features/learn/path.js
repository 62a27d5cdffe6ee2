// The path through the lessons: the topic of each stop, the skill it teaches, and the place of the learner.

import { element, setText } from "../../lib/dom.js";
import { hereTo } from "../../lib/link.js";
import english from "../../text/en/lessons.js";
import { texts } from "../../text/text.js";
import { PARTS, STOPS } from "./course.js";
import { kept, lessonsKept } from "./kept.js";
import { MINUTES, PAGES } from "./made.js";
import { linkOf } from "./place.js";
import { stopPicture } from "./stop-picture.js";
import { t } from "./texts.js";

/** @typedef {import("./course.js").Stop} Stop */

export const lessonText = texts("lessons", english);

/**
 * Returns the stop to continue with: the last one worked on, or after its end the next unfinished one; null if all are
 * finished.
 */
export function present() {
  const known = /** @type {readonly string[]} */ (STOPS);
  const last = lessonsKept()
    .map(([name]) => known.indexOf(name))
    .findLast((place) => place >= 0);
  const from = last ?? 0;
  return [...STOPS.slice(from), ...STOPS.slice(0, from)].find((stop) => !kept(stop).done) ?? null;
}

/** Returns the stop after another one; null after the last. @param {string} name */
export function stopAfter(name) {
  const place = /** @type {readonly string[]} */ (STOPS).indexOf(name);
  return place >= 0 && place < STOPS.length - 1 ? STOPS[place + 1] : null;
}

/** Returns the place where the learner left a stop. @param {Stop} stop */
const placeIn = (stop) => ({ lesson: stop, text: "", step: kept(stop).done ? 1 : kept(stop).step });

/** @param {(file: File) => Promise<string | null>} openFile opens a lesson; returns the error in the file, or null */
export function path(openFile) {
  const now = present();
  return [
    element(
      "div",
      { class: "course-head" },
      element(
        "div",
        {},
        element("h2", { class: "learn-title", tabindex: "-1" }, t("learnTitle")),
        element("p", { class: "learn-lead" }, t("learnLead", { n: STOPS.length })),
      ),
      onward(now),
    ),
    ...PARTS.map(({ name, stops }) => partOf(name, stops, now)),
    foot(openFile),
  ];
}

/** Makes the link to the next step, with its destination. @param {Stop | null} now */
function onward(now) {
  const done = STOPS.filter((stop) => kept(stop).done).length;
  const far = t("doneOf", { n: done, of: STOPS.length });
  if (!now) return element("p", { class: "course-on" }, t("allDone"));
  const { step } = kept(now);
  const begun = done > 0 || lessonsKept().length > 0;
  return element(
    "div",
    { class: "course-on" },
    element(
      "p",
      {},
      element("b", {}, `${STOPS.indexOf(now) + 1} ${lessonText(`${now}_title`)}`),
      element("small", {}, [step > 1 ? t("stepOf", { step, n: PAGES[now] }) : "", far].filter(Boolean).join(" · ")),
    ),
    element("a", { class: "button primary", href: hereTo(linkOf(placeIn(now))) }, t(begun ? "next" : "begin")),
  );
}

/** @param {(typeof PARTS)[number]["name"]} name @param {Stop[]} stops @param {Stop | null} now */
function partOf(name, stops, now) {
  const about = element(
    "div",
    { class: "about" },
    element("h3", {}, t(`part_${name}`)),
    element("p", {}, t("afterwards", { can: t(`part_${name}_can`) })),
    element("p", { class: "books" }, t("goesWith", { books: t(`part_${name}_books`) })),
  );
  return element(
    "section",
    { class: "part" },
    about,
    element("ol", { role: "list", class: "stops" }, ...stops.map((stop) => stopOf(stop, stop === now))),
  );
}

/** @param {Stop} stop @param {boolean} isNow */
function stopOf(stop, isNow) {
  const { step, done, passed } = kept(stop);
  const at = step > 1 ? t("youAreAt", { step, n: PAGES[stop] }) : t("youAreHere");
  const begun = step > 1 ? t("atStep", { n: step }) : t("minutes", { n: MINUTES[stop] });
  const state = done ? t(passed ? "donePassed" : "done") : isNow ? at : begun;
  return element(
    "li",
    { class: "stop", "data-state": done ? "done" : isNow ? "now" : "" },
    stopPicture(stop),
    element(
      "p",
      { class: "rail" },
      element("i", { "aria-hidden": "true" }, done ? "✓" : String(STOPS.indexOf(stop) + 1)),
      element("span", {}, state),
    ),
    element("h4", {}, element("a", { href: hereTo(linkOf(placeIn(stop))) }, lessonText(`${stop}_title`))),
    element("p", { class: "quiet" }, t(`can_${stop}`)),
  );
}

/** @param {(file: File) => Promise<string | null>} openFile */
function foot(openFile) {
  const file = element("input", {
    type: "file",
    accept: ".toml,text/plain",
    id: "lesson-file",
    class: "visually-hidden",
  });
  const wrong = element("p", { class: "field-error", role: "alert" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) setText(wrong, (await openFile(chosen)) ?? "");
    file.value = "";
  });
  const link = (/** @type {string} */ to, /** @type {string} */ words) =>
    element("a", { class: "button small", href: hereTo(to) }, words);
  return element(
    "div",
    { class: "own-lesson row" },
    element("p", {}, t("forClass")),
    link("learn&teacher", t("forTeachers")),
    link("task", t("makeTask")),
    link("class", t("classBoard")),
    element("p", {}, t("ownLesson")),
    file,
    element("label", { for: "lesson-file", class: "button small" }, t("openFile")),
    wrong,
  );
}
