// A task on paper: the question, the goal, the initial board, and room for notes on attempts.

import { element } from "../../../lib/dom.js";
import { addressOf } from "../../../lib/link.js";
import { freeInWords, goalInWords, settingInWords } from "../../class/goals.js";
import { t } from "../texts.js";
import { blank, boardOf, footOf, headOf, nameLine } from "./parts.js";

/** The number of lines for notes on attempts. */
const LINES = 5;

/**
 * @param {import("../../class/types.js").Task} task
 * @param {import("../../../run/run.js").Run | null} run the open run, from the task's start
 * @param {import("../../../lib/colours.js").Colours} colours
 */
export function taskSheet(task, run, colours) {
  const url = addressOf(task.link);
  const question = task.ask.split("\n").filter((line) => line.trim() !== "");
  const stays = task.locked.map(([key, value]) => element("li", {}, settingInWords(key, value)));
  return [
    headOf(task.title, [...question.map((line) => element("p", {}, line)), nameLine()], url, t("scanTask")),
    element(
      "div",
      { class: "paper-run" },
      ...(run ? [boardOf(run, colours)] : []),
      element(
        "div",
        {},
        element("p", { class: "paper-result" }, goalInWords(task.exercise.goal)),
        element("p", {}, freeInWords(task)),
        element("ul", { class: "paper-stays" }, ...stays),
      ),
    ),
    element("h2", {}, t("tried")),
    ...Array.from({ length: LINES }, (_, i) => blank(`${i + 1}`, true)),
    element("h2", {}, t("why")),
    ...Array.from({ length: 2 }, () => blank("", true)),
    footOf(url),
  ];
}
