// A name beside a place of a board.

/** The size of a name in pixels, and its distance from the named object. */
const NAME = 15;
const BESIDE = 6;

/**
 * Writes a name beside a place, towards the centre of the board.
 * @param {CanvasRenderingContext2D} context @param {{ x: number, y: number }} place @param {number} radius the radius
 * of the object there
 * @param {string} name @param {import("../lib/colours.js").Colours} colours
 */
export function drawTag(context, { x, y }, radius, name, colours) {
  const side = x > context.canvas.clientWidth / 2 ? -1 : 1;
  context.font = `600 ${NAME}px ${colours.display}`;
  context.textAlign = side < 0 ? "right" : "left";
  context.textBaseline = "middle";
  const left = x + side * (radius + BESIDE);
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = colours.page;
  context.strokeText(name, left, y);
  context.fillStyle = colours.ink;
  context.fillText(name, left, y);
}
