// What all sheets have: a head with the code of the link, a foot with the link in letters, the board, lines to write on.

import { element } from "../../../lib/dom.js";
import { codeShape } from "../../../lib/qr.js";
import { version } from "../../../lib/version.js";
import { drawPicture } from "../../../boards/picture.js";
import { t } from "../texts.js";

/** @typedef {import("../../../lib/colours.js").Colours} Colours */

/** Pixels of the picture of a board, which is some 90 mm wide at most: more than 300 an inch. */
const BOARD = 1200;
/** A board is laid out for so many pixels of a page. */
const LAID_OUT = 480;
/** Nobody types a longer link. */
const LONGEST = 700;

/** @param {string} title @param {(Node | string)[]} lead @param {string} url @param {string} scan */
export function headOf(title, lead, url, scan) {
  const code = codeShape(url, scan);
  return element(
    "header",
    { class: "paper-head" },
    element("div", {}, element("h1", {}, title), ...lead),
    element(
      "figure",
      { class: "paper-scan" },
      ...(code ? [code] : []),
      element("figcaption", {}, code ? scan : t("noCode")),
    ),
  );
}

/** @param {string} url */
export function footOf(url) {
  const cut = url.length > LONGEST;
  return element(
    "footer",
    { class: "paper-foot" },
    element("span", { class: "paper-link" }, cut ? t("cutLink", { link: url.slice(0, LONGEST) }) : url),
    element("span", {}, t("madeBy", { version: version() })),
  );
}

/** @param {import("../../../run/run.js").Run} run @param {Colours} colours */
export function boardOf({ setup: { puzzle }, snapshot }, colours) {
  const canvas = element("canvas", {
    class: "paper-board",
    role: "img",
    "aria-label": t("boardOf", { title: puzzle.title }),
  });
  canvas.width = canvas.height = BOARD;
  const context = canvas.getContext("2d");
  if (context) {
    context.scale(BOARD / LAID_OUT, BOARD / LAID_OUT);
    const { board, kinds, explored } = snapshot;
    drawPicture(context, { width: LAID_OUT, height: LAID_OUT }, { puzzle, board, kinds, explored }, colours);
  }
  return canvas;
}

/** A line to write on, with what it is for. @param {string} words @param {boolean} [long] over the whole width */
export const blank = (words, long = false) =>
  element("p", { class: long ? "paper-blank long" : "paper-blank" }, element("span", {}, words), element("i", {}));

/** Who writes on it. */
export const nameLine = () => element("div", { class: "paper-who" }, blank(t("name")), blank(t("date")));
