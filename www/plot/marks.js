// What happened in a run, on its plots: restarts and reheats are ticks on the x axis, what a person did is a wedge at the top,
// a new best a dot on its line. Where they stand closer than can be told apart, one stands for all of them.

/**
 * @typedef {object} Marks moves after which something happened
 * @property {ArrayLike<number>} restarts
 * @property {ArrayLike<number>} reheats
 * @property {ArrayLike<number>} hands
 * @property {{ move: number, energy: number }[]} bests
 */

/** @typedef {(move: number) => number} At a move's place, in the canvas's pixels */

const WEDGE = 4;
const DOT = 2;

/**
 * The places of marks in sight, thinned.
 * @param {any} plot
 * @param {ArrayLike<number>} moves
 * @param {At} at
 * @param {number} apart
 */
function* places({ bbox }, moves, at, apart) {
  let last = -Infinity;
  for (let i = 0; i < moves.length; i++) {
    const x = Math.round(at(moves[i]));
    if (x < bbox.left || x > bbox.left + bbox.width || x < last + apart) continue;
    last = x;
    yield { x, i };
  }
}

/**
 * @param {any} plot
 * @param {ArrayLike<number>} moves
 * @param {At} at
 * @param {string} colour
 * @param {number} tall in pixels
 */
export function drawTicks(plot, moves, at, colour, tall) {
  const { ctx, bbox } = plot;
  const sharp = devicePixelRatio || 1;
  ctx.save();
  ctx.fillStyle = colour;
  for (const { x } of places(plot, moves, at, 2 * sharp)) {
    ctx.fillRect(x, bbox.top + bbox.height - tall * sharp, Math.max(1, Math.round(sharp)), tall * sharp);
  }
  ctx.restore();
}

/** @param {any} plot @param {ArrayLike<number>} moves @param {At} at @param {string} colour */
export function drawHands(plot, moves, at, colour) {
  const { ctx, bbox } = plot;
  const size = WEDGE * (devicePixelRatio || 1);
  ctx.save();
  ctx.fillStyle = colour;
  for (const { x } of places(plot, moves, at, size)) {
    ctx.beginPath();
    ctx.moveTo(x - size, bbox.top);
    ctx.lineTo(x + size, bbox.top);
    ctx.lineTo(x, bbox.top + 1.5 * size);
    ctx.fill();
  }
  ctx.restore();
}

/** @param {any} plot @param {Marks["bests"]} bests @param {At} at @param {string} colour */
export function drawBests(plot, bests, at, colour) {
  const { ctx } = plot;
  const radius = DOT * (devicePixelRatio || 1);
  ctx.save();
  ctx.fillStyle = colour;
  const moves = bests.map(({ move }) => move);
  for (const { x, i } of places(plot, moves, at, 3 * radius)) {
    ctx.beginPath();
    ctx.arc(x, plot.valToPos(bests[i].energy, "y", true), radius, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
