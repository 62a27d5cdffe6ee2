// A picture is a list of marks that can be drawn as SVG or on a canvas, so a saved, printed or shared picture matches
// the screen. Colours are names of tokens, which the drawing code resolves.

import { shape } from "./dom.js";
import { FAINT, hatched, STRIPE, STRIPES, TILE } from "./hatch.js";

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {"circle" | "square" | "triangle" | "diamond" | "cross" | "plus"} Shape */
/**
 * @typedef {{ kind: "line", points: Point[], colour: string, width?: number, dash?: number[] | undefined,
 *   opacity?: number }} Line
 */
/**
 * @typedef {{ kind: "area", points: Point[], colour: string, opacity?: number, hatch?: import("./hatch.js").Hatch
 *   | undefined, title?: string }} Area
 */
/**
 * @typedef {{ kind: "text", x: number, y: number, text: string, colour: string, size: number, anchor: "start"
 *   | "middle" | "end", bold?: boolean, turned?: boolean }} Text
 */
/** Marks that are clipped to a box. @typedef {{ kind: "clip", box: Box, marks: Mark[] }} Clip */
/** @typedef {Line | Area | Text | Clip} Mark */
/** @typedef {{ width: number, height: number, title: string, marks: Mark[] }} Picture */
/** @typedef {(token: string) => string} Paint */

/** A token resolved by the page itself, in any theme. @type {Paint} */
export const themed = (token) => `var(--${token})`;

/** The pixels of a PNG per pixel of the page. */
const PNG_SCALE = 2;

const round = (/** @type {number} */ n) => String(Math.round(n * 100) / 100);

/** @param {Point} from @param {Point} to @param {string} colour @returns {Line} */
export const line = (from, to, colour) => ({ kind: "line", points: [from, to], colour });

/** @param {Box} box @param {string} colour @returns {Area} */
export const rect = ({ left, top, right, bottom }, colour) => ({
  kind: "area",
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  colour,
});

/** @param {number} x @param {number} y @param {string} text @param {Text["anchor"]} anchor @returns {Text} */
export const label = (x, y, text, anchor) => ({ kind: "text", x, y, text, anchor, colour: "quiet", size: 12 });

/**
 * Makes a shape around a point.
 * @param {Shape} shape
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} colour
 * @returns {Area}
 */
export function shapeAt(shape, x, y, r, colour) {
  const turn = (/** @type {number} */ n, /** @type {number} */ from, size = r) =>
    Array.from({ length: n }, (_, i) => {
      const angle = from + (2 * Math.PI * i) / n;
      return /** @type {Point} */ ([x + size * Math.cos(angle), y + size * Math.sin(angle)]);
    });
  const arms = (/** @type {number} */ from) => {
    const [long, short] = [turn(4, from, r * 1.25), turn(4, from + Math.PI / 4, r * 0.45)];
    return long.flatMap((point, i) => [point, short[i]]);
  };
  const shapes = {
    circle: () => turn(16, 0),
    square: () => turn(4, Math.PI / 4, r * 1.2),
    triangle: () => turn(3, -Math.PI / 2, r * 1.3),
    diamond: () => turn(4, 0, r * 1.3),
    cross: () => arms(Math.PI / 4),
    plus: () => arms(0),
  };
  return { kind: "area", points: shapes[shape](), colour };
}

// ── SVG ──

/** @param {Picture} picture @param {Paint} paint @param {string} face of the letters @param {string} [background] */
export function toSvg({ width, height, title, marks }, paint, face, background) {
  const svg = shape("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": title });
  svg.setAttribute("font-family", face);
  if (background) svg.append(shape("rect", { width, height, fill: paint(background) }));
  svg.append(...marks.flatMap((mark) => shapesOf(mark, paint)));
  return svg;
}

/** @param {Mark} mark @param {Paint} paint @returns {SVGElement[]} */
function shapesOf(mark, paint) {
  if (mark.kind === "clip") {
    const { left: x, top: y, right, bottom } = mark.box;
    const [width, height] = [right - x, bottom - y];
    const seen = shape("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` });
    seen.append(...mark.marks.flatMap((each) => shapesOf(each, paint)));
    return [seen];
  }
  const colour = paint(mark.colour);
  if (mark.kind === "text") {
    const [x, y] = [round(mark.x), round(mark.y)];
    const text = shape("text", { x, y, "font-size": mark.size, "text-anchor": mark.anchor, fill: colour });
    if (mark.bold) text.setAttribute("font-weight", "600");
    if (mark.turned) text.setAttribute("transform", `rotate(-90 ${x} ${y})`);
    text.textContent = mark.text;
    return [text];
  }
  const points = mark.points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
  const { opacity = 1 } = mark;
  if (mark.kind === "line") {
    const { width = 1, dash = [] } = mark;
    const drawn = { points, fill: "none", stroke: colour, "stroke-width": width, "stroke-opacity": opacity };
    return [shape("polyline", { ...drawn, "stroke-linejoin": "round", "stroke-dasharray": dash.join(" ") || "none" })];
  }
  const area = shape("polygon", { points, fill: colour, "fill-opacity": opacity });
  if (mark.title) {
    const title = shape("title");
    title.textContent = mark.title;
    area.append(title);
  }
  if (!mark.hatch) return [area];
  const pattern = patternOf(mark.hatch, colour);
  area.setAttribute("fill", `url(#${pattern.id})`);
  return [pattern, area];
}

let patterns = 0;

/** @param {import("./hatch.js").Hatch} hatch @param {string} colour */
function patternOf(hatch, colour) {
  const id = `hatch-${++patterns}`;
  const pattern = shape("pattern", { id, width: TILE, height: TILE, patternUnits: "userSpaceOnUse" });
  pattern.append(
    shape("rect", { width: TILE, height: TILE, fill: colour, "fill-opacity": FAINT }),
    shape("path", { d: STRIPES[hatch], stroke: colour, "stroke-width": STRIPE }),
  );
  return pattern;
}

// ── a canvas ──

/**
 * Makes a PNG file.
 * @param {Picture} picture
 * @param {Paint} paint
 * @param {string} face
 * @param {string} background
 * @returns {Promise<Blob | null>}
 */
export function toPng({ width, height, marks }, paint, face, background) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * PNG_SCALE, height * PNG_SCALE];
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.scale(PNG_SCALE, PNG_SCALE);
  drawMarks(context, [rect({ left: 0, top: 0, right: width, bottom: height }, background), ...marks], paint, face);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** @param {CanvasRenderingContext2D} context @param {Mark[]} marks @param {Paint} paint @param {string} face */
export function drawMarks(context, marks, paint, face) {
  for (const mark of marks) {
    context.save();
    drawMark(context, mark, paint, face);
    context.restore();
  }
}

/** @param {CanvasRenderingContext2D} context @param {Mark} mark @param {Paint} paint @param {string} face */
function drawMark(context, mark, paint, face) {
  if (mark.kind === "clip") {
    const { left, top, right, bottom } = mark.box;
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    return drawMarks(context, mark.marks, paint, face);
  }
  const colour = paint(mark.colour);
  context.fillStyle = context.strokeStyle = colour;
  if (mark.kind === "text") {
    context.font = `${mark.bold ? 600 : 400} ${mark.size}px ${face}`;
    context.textAlign = mark.anchor === "middle" ? "center" : mark.anchor;
    context.translate(mark.x, mark.y);
    if (mark.turned) context.rotate(-Math.PI / 2);
    return context.fillText(mark.text, 0, 0);
  }
  context.globalAlpha = mark.opacity ?? 1;
  context.beginPath();
  for (const [x, y] of mark.points) context.lineTo(x, y);
  if (mark.kind === "area") {
    if (mark.hatch) context.fillStyle = hatched(colour, mark.hatch, true);
    return context.fill();
  }
  context.lineJoin = "round";
  context.lineWidth = mark.width ?? 1;
  context.setLineDash(mark.dash ?? []);
  context.stroke();
}
