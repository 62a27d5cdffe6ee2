// A card: a picture in the format of a slide, with the QR code that opens its subject.

import { copies } from "../../lib/copy.js";
import { element, setText } from "../../lib/dom.js";
import { readColours } from "../../lib/colours.js";
import { isLocal } from "../../lib/link.js";
import { save } from "../../lib/save.js";
import { makeDialog } from "../../shell/dialog.js";
import { lay } from "../../shell/layers.js";
import { wrapped } from "../../lib/wrapped.js";
import { drawPicture } from "../../boards/picture.js";
import { acrossOf, codeOf, drawCode } from "../../lib/qr.js";
import { t } from "./texts.js";

/** @typedef {import("./cards.js").OnCard} OnCard */

/** The size and the margin of a slide, in pixels. */
const WIDTH = 1600;
const HEIGHT = 900;
const MARGIN = 72;
const CODE = 560;
const BOARD = 470;
/** The minimum room for a board, if its text leaves any. */
const PLENTY = 240;
/** Font sizes of the text, and the height of a line relative to them. */
const LEADS = [36, 32, 28, 24];
const LINE = 1.18;
/** The maximum length of a link that can be read aloud or typed. */
const SHORT = 60;
/** The minimum pixels per module for a code to be readable from the back row. */
const FINE = 5;

export class Card {
  #canvas = element("canvas", { role: "img" });
  #link = element("input", { type: "text", readonly: "", id: "card-link", spellcheck: "false" });
  #help = element("p", { class: "quiet" });
  #said = element("p", {});
  #dialog;
  /** @type {OnCard | null} */
  #shown = null;

  /** @param {(text: string) => void} notCopied */
  constructor(notCopied) {
    const button = (/** @type {string} */ words, more = "") =>
      element("button", { type: "button", class: `button ${more}`.trim() }, words);
    const saved = button(t("saveCard"), "primary");
    const copy = copies(button(t("copyLink")), () => this.#link.value, notCopied);
    [this.#canvas.width, this.#canvas.height] = [WIDTH, HEIGHT];
    this.#dialog = makeDialog("card", { title: t("cardTitle"), close: t("close") }, [
      this.#canvas,
      this.#help,
      this.#said,
      element("label", { for: "card-link" }, t("cardLink")),
      this.#link,
      element("div", { class: "row" }, saved, copy),
    ]);
    saved.addEventListener("click", () =>
      this.#canvas.toBlob((blob) => blob && save(blob, `${this.#shown?.name ?? "card"}.png`), "image/png"),
    );
  }

  /** @param {OnCard} card */
  open(card) {
    this.#shown = card;
    this.#link.value = card.url;
    this.#canvas.setAttribute(
      "aria-label",
      t("cardOf", { title: card.title, lead: `${card.lead} ${card.goal ?? ""}`.trim() }),
    );
    setText(this.#help, t(isLocal(card.url) ? "cardLocal" : "cardHelp"));
    const context = this.#canvas.getContext("2d");
    const module = context ? draw(context, card) : 0;
    setText(this.#said, module === 0 ? t("noCode") : module < FINE ? t("denseCode") : "");
    lay(this.#dialog);
  }
}

/**
 * Draws a card. Returns the width of a module of its code in pixels; 0 without a code.
 * @param {CanvasRenderingContext2D} context
 * @param {OnCard} card
 */
function draw(context, { title, over, lead, goal = "", url, picture }) {
  const colours = readColours();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  const code = codeOf(url);
  const module = code ? Math.floor(CODE / acrossOf(code)) : 0;
  const width = WIDTH - 3 * MARGIN - CODE;
  let y = MARGIN;
  /**
   * @param {string} text @param {number} size @param {string} colour @param {number} most the maximum number of lines
   */
  const write = (text, size, colour, most) => {
    context.fillStyle = colour;
    for (const line of wrapped(text, most, width, (words) => context.measureText(words).width)) {
      y += size * LINE;
      context.fillText(line, MARGIN, y, width);
    }
    y += size * 0.4;
  };
  context.font = `600 34px ${colours.display}`;
  if (over) write(over, 34, colours.quiet, 1);
  context.font = `600 76px ${colours.display}`;
  write(title, 76, colours.ink, 3);
  const bottom = HEIGHT - MARGIN - 60;
  const lines = (/** @type {string} */ text, most = Infinity) =>
    text === "" ? [] : wrapped(text, most, width, (words) => context.measureText(words).width);
  // The text is shown in full, as large as it fits beside the board, or without a board. If even small type is too
  // large, the goal is still shown completely.
  const sizes = [PLENTY, 0].flatMap((room) => LEADS.map((size) => ({ size, room: picture ? room : 0 })));
  const fits = (/** @type {{ size: number, room: number }} */ { size, room }) => {
    context.font = `${size}px ${colours.text}`;
    return y + (lines(lead).length + lines(goal).length) * size * LINE + size <= bottom - room;
  };
  const { size } = sizes.find(fits) ?? sizes[sizes.length - 1];
  context.font = `${size}px ${colours.text}`;
  const most = Math.floor((bottom - y) / (size * LINE)) - lines(goal).length - 1;
  if (lead) write(lead, size, colours.ink, Math.max(1, most));
  if (goal) write(goal, size, colours.ink, Infinity);
  const room = Math.min(BOARD, bottom - y);
  if (picture && room > 120) {
    context.save();
    context.translate(MARGIN, y + 16);
    drawPicture(context, { width: room, height: room, small: true }, picture, colours);
    context.restore();
  }
  const plain = url.replace(/^https?:\/\//, "");
  if (code && module > 0) {
    const side = acrossOf(code) * module;
    // Integer pixels prevent seams between the modules.
    const right = Math.round(WIDTH - MARGIN - (CODE - side) / 2);
    drawCode(context, code, right, Math.round((HEIGHT + side) / 2) - 24, module);
    context.textAlign = "center";
    context.fillStyle = colours.ink;
    context.font = `600 28px ${colours.display}`;
    const words = plain.length <= SHORT ? t("scan", { link: plain }) : t("scanOnly");
    context.fillText(words, WIDTH - MARGIN - CODE / 2, (HEIGHT + side) / 2 + 24, CODE);
  }
  context.textAlign = "left";
  context.fillStyle = colours.quiet;
  context.font = `26px ${colours.text}`;
  context.fillText(plain.split("#")[0], MARGIN, HEIGHT - MARGIN / 2, width);
  return module;
}
