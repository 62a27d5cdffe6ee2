// A run on paper: the board, its result, its plots, its settings, and its link.

import { byId, element } from "../../../lib/dom.js";
import { count } from "../../../lib/format.js";
import { inWords } from "../../../text/core.js";
import { choiceOf, labelOf } from "../../../view/labels.js";
import { t } from "../texts.js";
import { ruleOf } from "../../search/rule.js";
import { boardOf, footOf, headOf } from "./parts.js";
import { plotsOf, sizesOf } from "./plots.js";

/** The lists of a run's figures, one of which is shown beside the board. */
const FIGURES = ["readouts", "search-readouts", "exact-readouts"];

/**
 * @param {import("../../../run/run.js").Run} run @param {string} url @param {import("../../../lib/colours.js").Colours}
 * colours
 */
export function runSheet(run, url, colours) {
  const { puzzle, fields } = run.setup;
  const plots = plotsOf(run) ?? sizesOf(run);
  // Before the first move, the sentence only explains which button to press.
  const begun = run.over || run.snapshot.progress.head > 0;
  const lead = [inWords(puzzle.statement), ...(run.searching ? [ruleOf(run)] : [])];
  return [
    headOf(
      run.named.title,
      lead.map((text) => element("p", {}, text)),
      url,
      t("scanRun"),
    ),
    element(
      "div",
      { class: "paper-run" },
      boardOf(run, colours),
      element(
        "div",
        {},
        ...(begun ? [element("p", { class: "paper-result" }, byId("sentence", HTMLElement).textContent ?? "")] : []),
        ...figures(run),
        element("h2", {}, t("settings")),
        pairs(fields.filter(({ value }) => value !== "").map((field) => [labelOf(field.key), valueOf(field)])),
      ),
    ),
    ...(plots ? [plots] : []),
    footOf(url),
  ];
}

/**
 * Formats a setting's value; the digits of a large number are grouped.
 * @param {import("../../../core/types.js").Field} field
 */
export function valueOf({ key, value, kind }) {
  const number = Number(value);
  return kind === "whole" && key !== "seed" && Number.isSafeInteger(number) ? count(number) : choiceOf(key, value);
}

/** Returns the figures of a search, whose counters are its result. @param {import("../../../run/run.js").Run} run */
function figures(run) {
  if (run.annealing) return [];
  const list = FIGURES.map((id) => byId(id, HTMLElement)).find(
    ({ hidden, children }) => !hidden && children.length > 0,
  );
  const shown = [...(list?.children ?? [])].map(
    (pair) => /** @type {[string, string]} */ (["dt", "dd"].map((name) => pair.querySelector(name)?.textContent ?? "")),
  );
  return shown.length > 0 ? [pairs(shown)] : [];
}

/** @param {[string, string][]} all */
const pairs = (all) =>
  element(
    "dl",
    { class: "paper-pairs" },
    ...all.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))),
  );
