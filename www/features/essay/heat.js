// The temperatures where a run should be slow. The picture shows the specific heat of a tour, and below it the results
// of runs that spend their moves near one temperature. The figures are claims of the essay.

import { element } from "../../lib/dom.js";
import { figures } from "../../lib/format.js";
import { hereTo } from "../../lib/link.js";
import { picture } from "../learn/picture.js";
import { shareOf } from "../learn/scale.js";
import { measured, nearest } from "./measured.js";
import { t } from "./texts.js";

/**
 * The factor around a temperature: the runs cool from the temperature times this to the temperature divided by this.
 */
const AROUND = 2;

export class Heat {
  scale;
  link = element("a", {}, t("compare"));
  #mark = element("span", { class: "essay-mark" });
  #bands = [0, 1].map(() => element("span", { class: "essay-band" }));
  #across;
  #up;
  #zone;
  #even;

  /**
   * @param {import("../learn/types.js").Lesson} lesson @param {[number, number] | null} useful the useful temperatures
   * of the tour
   */
  constructor(lesson, useful) {
    const { claims, experiments } = lesson;
    this.#zone = measured(lesson, "zone").map(({ temperature, value }) => ({
      temperature: temperature / AROUND,
      value,
    }));
    const temperatures = this.#zone.map(({ temperature }) => temperature);
    this.#even = claims.even.is[0];
    const [from, to] = [temperatures[0], temperatures[temperatures.length - 1]];
    this.scale = { low: from, high: to, useful };
    this.#across = { label: t("temperature"), unit: "", from, to, log: true };
    this.#up = { label: t("gap"), unit: "%", from: 1, to: 100, log: true };
    const heat = { label: t("heat"), unit: "", from: 0, to: 50, log: false };
    const evenly = {
      values: temperatures.map(() => this.#even),
      kind: /** @type {const} */ ("even"),
      name: t("evenly"),
    };
    const curve = (/** @type {number[]} */ values) => ({ values, kind: /** @type {const} */ ("truth"), name: "" });
    const pictures = [
      picture(this.#across, heat, temperatures, [curve(claims.heat.is)]),
      picture(this.#across, this.#up, temperatures, [curve(claims.zone.is), evenly]),
    ];
    for (const [i, { space }] of pictures.entries()) space.append(this.#bands[i]);
    pictures[1].space.append(this.#mark);
    this.node = element("div", { class: "essay-heat" }, ...pictures.map(({ node }) => node));
    this.link.href = hereTo(experiments.zone);
  }

  /** @param {number} temperature */
  draw(temperature) {
    const { temperature: near, value } = nearest(this.#zone, temperature);
    const at = shareOf(this.#across, near);
    const wide = Math.log(AROUND) / Math.log(this.#across.to / this.#across.from);
    for (const band of this.#bands) {
      band.style.left = `${100 * Math.max(0, at - wide)}%`;
      band.style.right = `${100 * Math.max(0, 1 - at - wide)}%`;
    }
    this.#mark.style.left = `${100 * at}%`;
    this.#mark.style.bottom = `${100 * shareOf(this.#up, value)}%`;
    const best = this.#zone.reduce((best, one) => (one.value < best.value ? one : best));
    return t("slow", {
      t: figures(near),
      gap: figures(value),
      even: figures(this.#even),
      best: figures(best.value),
      at: figures(best.temperature),
    });
  }
}
