// A comparison on paper: its subject, two pictures, and the numbers.

import { byId, element } from "../../../lib/dom.js";
import { labelOf } from "../../../view/labels.js";
import { titled } from "../../compare/titles.js";
import { t } from "../texts.js";
import { footOf, headOf } from "./parts.js";
import { valueOf } from "./run.js";

/** The maximum number of pictures, which always include the first. */
const PICTURES = 2;

/** @param {import("../../compare/types.js").Outline} outline @param {string} url */
export function compareSheet({ seeds, moves, groups, settings }, url) {
  const on = groups.map(({ label }) => titled(label));
  return [
    headOf(
      t("compareTitle"),
      [
        element("p", {}, t("runsOf", { seeds: seeds.replace("..", "–"), moves, puzzles: on })),
        element(
          "ul",
          { class: "paper-settings" },
          ...settings.map((own) => element("li", {}, element("b", {}, own.name), ` ${inWords(own, settings)}`)),
        ),
      ],
      url,
      t("scanCompare"),
    ),
    element("div", { class: "paper-figures" }, ...figures()),
    element("h2", {}, t("numbers")),
    numbers(),
    footOf(url),
  ];
}

/** @typedef {import("../../compare/types.js").Outline["settings"][number]} Setting */

/**
 * Describes the differences of a setting from the others; all fields if it is the only setting.
 * @param {Setting} own
 * @param {Setting[]} all
 */
function inWords({ fields }, all) {
  const differs = (/** @type {import("../../../core/types.js").Field} */ { key, value }) =>
    all.length === 1 || all.some((other) => other.fields.find((field) => field.key === key)?.value !== value);
  const words = fields.filter((field) => field.value !== "" && differs(field)).map((field) => settingOf(field));
  return words.join(" · ");
}

/** @param {import("../../../core/types.js").Field} field */
const settingOf = (field) => t("setTo", { name: labelOf(field.key), value: valueOf(field) });

/** Copies the visible pictures; their colours adapt to the paper. */
function figures() {
  const seen = /** @type {HTMLElement[]} */ ([...byId("compare-figures", HTMLElement).querySelectorAll("figure")]);
  return seen
    .filter((figure) => !figure.hidden && figure.querySelector("svg"))
    .slice(0, PICTURES)
    .map((figure) => {
      const title = figure.querySelector("h3 .in-compare")?.textContent ?? "";
      const svg = /** @type {SVGElement} */ (figure.querySelector("svg")?.cloneNode(true));
      for (const name of ["width", "height"]) svg.removeAttribute(name);
      return element("figure", {}, element("figcaption", {}, title), /** @type {any} */ (svg));
    });
}

/** Copies the table without its buttons. */
function numbers() {
  const table = /** @type {HTMLElement} */ (byId("compare-numbers", HTMLElement).cloneNode(true));
  table.removeAttribute("id");
  for (const button of table.querySelectorAll("button")) button.replaceWith(button.textContent ?? "");
  return table;
}
