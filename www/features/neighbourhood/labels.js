// The labels beside the dots: the number of moves, the improving moves, the smallest worsening move with its
// probability. Screen readers get all of this in one text.

import { clock } from "../../lib/clock.js";
import { element, setShown, setText } from "../../lib/dom.js";
import { figures, signed } from "../../lib/format.js";
import english from "../../text/en/neighbourhood.js";
import { texts } from "../../text/text.js";

const t = texts("neighbourhood", english);

/**
 * Milliseconds between two texts while a run plays: faster changes cannot be read, and texts take longer to draw than
 * dots.
 */
const SHOWN_EVERY = 500;
/** Milliseconds between two texts for screen readers while a run plays. */
const SAID_EVERY = 1000;
/** The minimum probability that is written as a figure. */
const HARDLY = 1e-4;
const UNHEARD = { "aria-hidden": "true" };

/** Formats a probability with two significant figures. @param {number} p */
export function inPercent(p) {
  if (p > 0 && p < HARDLY) return t("hardlyEver");
  return p >= 0.0995 || p === 0 ? `${Math.round(100 * p)} %` : `${figures(Number((100 * p).toPrecision(2)))} %`;
}

export class Labels {
  #title = element("button", { type: "button", class: "term", "data-opens": "help", "data-what": "neighbourhood" });
  #sample = element("span", { hidden: "" });
  /** The short text beside a horizontal thermometer, where there is little room. */
  #brief = element("b", UNHEARD);
  /** The text beside the temperature. */
  head = element(
    "p",
    { class: "neighbours-head" },
    this.#title,
    this.#sample,
    element("span", {}, t("higher")),
    element("span", {}, t("fuller")),
    this.#brief,
  );
  #above = element("span", { class: "neighbours-above", ...UNHEARD });
  #rise = element("b");
  #probability = element("span");
  #lowest = element("span", { class: "neighbours-lowest", ...UNHEARD }, this.#rise, this.#probability);
  #pile = element("b");
  #why = element("small");
  said = element("span", { class: "visually-hidden", id: "neighbours-said" });
  /** The labels over the dots. */
  nodes = [
    this.#above,
    this.#lowest,
    element("span", { class: "neighbours-pile", ...UNHEARD }, this.#pile, this.#why),
    this.said,
  ];
  #saidAt = -Infinity;
  #shownAt = -Infinity;

  /**
   * @param {object} now
   * @param {import("../../core/types.js").Neighbourhood} now.moves
   * @param {import("./dots.js").Counts} now.counts
   * @param {number} now.least the smallest change above 0; Infinity without one
   * @param {number} now.p the probability of that change
   * @param {import("./painting.js").Group | undefined} now.lowest the row of that change
   * @param {number} now.high the end of the axis
   * @param {boolean} now.over whether the run has ended
   * @param {boolean} now.exact whether the counts belong to one board rather than to a mean
   */
  tell({ moves, counts, least, p, lowest, high, over, exact }) {
    const [better, equal, above] = [counts.better, counts.equal, counts.above].map(Math.round);
    const stuck = better === 0;
    if (!exact && clock() - this.#shownAt < SHOWN_EVERY) return;
    this.#shownAt = clock();
    const delta = signed(least);
    const known = least !== Infinity;
    const all = { moves: t("moves", { n: moves.delta.length }), sample: t("sampled", { total: moves.total }) };
    setText(this.#title, all.moves);
    setShown(this.#sample, moves.sampled);
    setText(this.#sample, all.sample);
    setText(this.#above, above > 0 ? t("above", { n: above, high: figures(high) }) : "");
    const named = stuck && known && lowest !== undefined;
    setText(this.#rise, named ? delta : "");
    setText(this.#probability, named ? ` ${p > 0 && p < HARDLY ? t("nearlyNone") : inPercent(p)}` : "");
    if (named) move(this.#lowest, lowest);
    const pile = stuck ? (equal > 0 ? "noneBetterButEqual" : "noneBetter") : equal > 0 ? "betterAndEqual" : "better";
    setText(this.#pile, t(pile, { n: stuck ? equal : better, better, equal }));
    setText(this.#why, over ? "" : t(stuck ? "minimum" : "accepted"));
    setText(this.#brief, stuck && known ? t("lowest", { delta }) : t("better", { n: better }));
    if (!exact && clock() - this.#saidAt < SAID_EVERY) return;
    this.#saidAt = clock();
    const drawn = moves.sampled ? t("saidSampled", all) : all.moves;
    const words = t("said", { moves: drawn, better, equal, worse: moves.delta.length - better - equal });
    setText(this.said, known ? `${words} ${t("saidLowest", { delta, p: inPercent(p) })}` : words);
  }
}

/** Moves the label of a row after its last dot. @param {HTMLElement} node @param {import("./painting.js").Group} row */
function move({ style }, { along, end }) {
  const [up, out] = [`${Math.round(along)}px`, `${Math.round(end)}px`];
  if (style.getPropertyValue("--along") !== up) style.setProperty("--along", up);
  if (style.getPropertyValue("--away") !== out) style.setProperty("--away", out);
}
