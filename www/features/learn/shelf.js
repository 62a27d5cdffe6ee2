// The list of lessons: the question of each, its length, and whether the learner has done it.

import { element, setText } from "../../lib/dom.js";
import english from "../../text/en/lessons.js";
import { texts } from "../../text/text.js";
import { kept } from "./kept.js";
import { LESSONS } from "./lessons.js";
import { MINUTES } from "./minutes.js";
import { linkOf } from "./place.js";
import { t } from "./texts.js";

export const lessonText = texts("lessons", english);

/**
 * @param {(link: string) => string} url
 * @param {(file: File) => Promise<string | null>} openFile opens a lesson; gives what is wrong with the file, or null
 */
export function shelf(url, openFile) {
  const items = LESSONS.map((name, i) => {
    const { step, done, passed } = kept(name);
    const link = element(
      "a",
      { href: url(linkOf({ lesson: name, text: "", step: done ? 1 : step })) },
      lessonText(`${name}_title`),
    );
    const state = done ? t(passed ? "donePassed" : "done") : step > 1 ? t("atStep", { n: step }) : "";
    return element(
      "li",
      { "data-done": String(done) },
      element("span", { class: "lesson-number", "aria-hidden": "true" }, done ? "✓" : String(i + 1)),
      element("h3", {}, link),
      element("p", {}, lessonText(`${name}_asks`)),
      element("p", { class: "quiet" }, t("minutes", { n: MINUTES[name] }), state ? ` · ${state}` : ""),
    );
  });
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
  return [
    element("h2", { class: "learn-title", tabindex: "-1" }, t("learnTitle")),
    element("p", { class: "learn-lead" }, t("learnLead")),
    element("ol", { class: "shelf", role: "list" }, ...items),
    element(
      "div",
      { class: "own-lesson row" },
      element("p", {}, t("ownLesson")),
      file,
      element("label", { for: "lesson-file", class: "button small" }, t("openFile")),
      wrong,
    ),
    element(
      "div",
      { class: "own-lesson row" },
      element("p", {}, t("forClass")),
      element("a", { class: "button small", href: url("task") }, t("makeTask")),
      element("a", { class: "button small", href: url("class") }, t("classBoard")),
    ),
  ];
}
