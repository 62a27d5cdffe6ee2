// The picture of a thousand runs, each of which can be pressed.

import { paint } from "../../lib/canvas.js";
import { arranged } from "./axes.js";

/** @typedef {import("./axes.js").Axis} Axis */
/** @typedef {import("./axes.js").Dot} Dot */
/** @typedef {import("./axes.js").Half} Half */

/** The room below the axis, and between the halves. */
const BELOW = 24;
const BETWEEN = 32;
/** The distance in pixels within which a press selects a dot. */
const NEAR = 14;

export class Dots {
  #canvas;
  /** @type {Dot[]} */
  #dots = [];
  /** The size of the canvas in pixels; 0 while it is hidden. */
  size = { width: 0, height: 0 };

  /** @param {HTMLCanvasElement} canvas @param {(place: number) => void} press @param {() => void} resized */
  constructor(canvas, press, resized) {
    this.#canvas = canvas;
    canvas.addEventListener("click", (event) => {
      const dot = this.#nearest(event.offsetX, event.offsetY);
      if (dot) press(dot.place);
    });
    canvas.addEventListener("pointermove", ({ offsetX, offsetY }) => {
      canvas.style.cursor = this.#nearest(offsetX, offsetY) ? "pointer" : "";
    });
    new ResizeObserver(([{ contentRect }]) => {
      this.size = { width: contentRect.width, height: contentRect.height };
      resized();
    }).observe(canvas);
  }

  /**
   * Draws both halves.
   * @param {[Half, Half]} halves @param {number | null} marked the index of the run on the board
   * @param {import("../../lib/colours.js").Colours} colours
   */
  draw(halves, marked, colours) {
    const { width, height } = this.size;
    const wide = (width - BETWEEN) / 2;
    const high = height - BELOW;
    if (wide <= 0 || high <= 0) return;
    this.#dots = [];
    paint(this.#canvas, width, height, (context) => {
      context.font = `12px ${colours.text}`;
      for (const [i, half] of halves.entries()) {
        const left = i * (wide + BETWEEN);
        const { size, dots } = arranged(half, wide, high - 4);
        const colour = i === 0 ? colours.right : colours.ink;
        context.fillStyle = colour;
        context.beginPath();
        for (const { x, y } of dots) {
          context.moveTo(left + x + 0.42 * size, y);
          context.arc(left + x, y, 0.42 * size, 0, 7);
        }
        context.fill();
        const own = dots.find(({ place }) => place === marked);
        if (own) ring(context, left + own.x, own.y, size, colours);
        context.fillStyle = colours.edge;
        context.fillRect(left, high - 2, wide, 1);
        context.fillStyle = colours.quiet;
        drawTicks(context, half.axis, left, wide, high);
        this.#dots.push(...dots.map(({ place, x, y }) => ({ place, x: left + x, y })));
      }
    });
  }

  /** @param {number} x @param {number} y */
  #nearest(x, y) {
    let [nearest, least] = [/** @type {Dot | null} */ (null), NEAR];
    for (const dot of this.#dots) {
      const distance = Math.hypot(dot.x - x, dot.y - y);
      if (distance < least) [nearest, least] = [dot, distance];
    }
    return nearest;
  }
}

/**
 * @param {CanvasRenderingContext2D} context @param {Axis} axis @param {number} left @param {number} wide @param
 * {number} high
 */
function drawTicks(context, { columns, ticks }, left, wide, high) {
  let free = left - 4;
  for (const [column, text] of ticks) {
    const middle = left + ((column + 0.5) * wide) / columns;
    const room = context.measureText(text).width;
    const from = Math.max(left, Math.min(middle - room / 2, left + wide - room));
    if (from < free) continue;
    context.fillRect(middle, high - 2, 1, 4);
    context.fillText(text, from, high + 15);
    free = from + room + 8;
  }
}

/**
 * @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} size
 * @param {import("../../lib/colours.js").Colours} colours
 */
function ring(context, x, y, size, colours) {
  const radius = Math.max(6, 0.5 * size + 2.5);
  for (const [width, colour] of /** @type {const} */ ([
    [5, colours.page],
    [2.5, colours.accent],
  ])) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.stroke();
  }
}
