// A picture is a list of marks, which can be drawn as SVG or on a canvas. Colours are names of tokens: whoever draws says what
// these are.

import { shape } from "../../../lib/dom.js";

/** @typedef {[number, number]} Point */
/**
 * @typedef {{ kind: "line", points: Point[], colour: string, width: number, dash?: number[] }
 *         | { kind: "area", points: Point[], colour: string, opacity: number }
 *         | { kind: "text", x: number, y: number, text: string, colour: string, size: number, anchor: "start" | "middle" | "end",
 *             bold?: boolean, turned?: boolean }} Mark
 */
/** @typedef {{ width: number, height: number, title: string, marks: Mark[] }} Picture */
/** @typedef {(token: string) => string} Paint */

const round = (/** @type {number} */ n) => String(Math.round(n * 100) / 100);

/**
 * @param {Picture} picture
 * @param {Paint} paint
 * @param {string} face of the letters
 * @param {string} [background]
 */
export function toSvg({ width, height, title, marks }, paint, face, background) {
  const svg = shape("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: "img",
    "aria-label": title,
    "font-family": face,
  });
  const add = (
    /** @type {keyof SVGElementTagNameMap} */ tag,
    /** @type {Record<string, string>} */ attributes,
    text = "",
  ) => {
    const node = shape(tag, attributes);
    if (text) node.textContent = text;
    svg.append(node);
  };
  if (background) add("rect", { width: String(width), height: String(height), fill: paint(background) });
  for (const mark of marks) {
    const fill = paint(mark.colour);
    if (mark.kind === "text") {
      const { x, y, size, anchor, bold, turned } = mark;
      /** @type {Record<string, string>} */
      const place = { x: round(x), y: round(y), "font-size": String(size), "text-anchor": anchor, fill };
      /** @type {Record<string, string>} */
      const turn = turned ? { transform: `rotate(-90 ${round(x)} ${round(y)})` } : {};
      add("text", { ...place, ...(bold ? { "font-weight": "600" } : {}), ...turn }, mark.text);
      continue;
    }
    const points = mark.points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
    if (mark.kind === "area") add("polygon", { points, fill, "fill-opacity": String(mark.opacity) });
    else {
      /** @type {Record<string, string>} */
      const dash = mark.dash?.length ? { "stroke-dasharray": mark.dash.join(" ") } : {};
      const join = { "stroke-linejoin": "round", "stroke-width": String(mark.width) };
      add("polyline", { points, fill: "none", stroke: fill, ...join, ...dash });
    }
  }
  return svg;
}

/**
 * @param {Picture} picture
 * @param {Paint} paint
 * @param {string} face
 * @param {string} background
 * @param {number} scale pixels a unit
 */
export function toCanvas({ width, height, marks }, paint, face, background, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.scale(scale, scale);
  context.fillStyle = paint(background);
  context.fillRect(0, 0, width, height);
  context.lineJoin = "round";
  for (const mark of marks) {
    context.fillStyle = context.strokeStyle = paint(mark.colour);
    if (mark.kind === "text") {
      context.save();
      context.font = `${mark.bold ? 600 : 400} ${mark.size}px ${face}`;
      context.textAlign = mark.anchor === "middle" ? "center" : mark.anchor;
      context.translate(mark.x, mark.y);
      if (mark.turned) context.rotate(-Math.PI / 2);
      context.fillText(mark.text, 0, 0);
      context.restore();
      continue;
    }
    context.beginPath();
    for (const [x, y] of mark.points) context.lineTo(x, y);
    if (mark.kind === "area") {
      context.globalAlpha = mark.opacity;
      context.fill();
      context.globalAlpha = 1;
    } else {
      context.lineWidth = mark.width;
      context.setLineDash(mark.dash ?? []);
      context.stroke();
    }
  }
  return canvas;
}

/**
 * A shape around a point, as an area.
 * @param {import("../series.js").Series["shape"]} shape
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} colour
 * @returns {Mark}
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
  return { kind: "area", points: shapes[shape](), colour, opacity: 1 };
}
