// The parts common to all sheets: a head with the code of the link, a foot with the link in letters, the board, and
// lines for writing.

import { element } from "../../../lib/dom.js";
import { codeShape } from "../../../lib/qr.js";
import { version } from "../../../lib/version.js";
import { drawPicture } from "../../../boards/picture.js";
import { t } from "../texts.js";

/** @typedef {import("../../../lib/colours.js").Colours} Colours */

/** The width of a board's picture in pixels; it is at most some 90 mm wide, so it has more than 300 pixels an inch. */
const BOARD = 1200;
/** The width, in pixels of the page, of a board's layout. */
const LAID_OUT = 480;
/** The maximum length of a link in letters, because a longer one would never be typed. */
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

/**
 * Makes a line for writing, with its label.
 * @param {string} words
 * @param {boolean} [long] whether it spans the full width
 */
export const blank = (words, long = false) =>
  element("p", { class: long ? "paper-blank long" : "paper-blank" }, element("span", {}, words), element("i", {}));

/** Makes the line for the name of the writer. */
export const nameLine = () => element("div", { class: "paper-who" }, blank(t("name")), blank(t("date")));
