// Where a sums puzzle's cells, lines and sums stand, for a given size in pixels. A function of puzzle and size.
//
// A line's sum stands beyond one of its ends, on the line's own continuation where that is free. In the hexagon the rim's
// sums so form a pinwheel, with the spokes' between them:
//
//          22  22
//            \ /            a corner C: beyond it the spoke's sum,
//     A --- B --- C --- 22      and that of the side A B C
//           ...    \

/** @typedef {import("../types.js").SumsPuzzle} Puzzle */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ end: Point, label: Point }} Tag `end` is the cell beside which the label stands */
/** @typedef {{ unit: number, radius: number, cells: Point[], lines: Point[][], tags: Tag[] }} Layout */

// Lengths in units: the distance between the nearest two cells.
export const RADIUS = 0.35;
const LABEL_RADIUS = 0.26;
const LABEL_AT = [0.68, 0.85, 1.05];
const LABEL_TURNS = [0, 30, -30, 60, -60, 90, -90, 135, -135, 180];
const STROKE = 0.1;
const LARGEST_UNIT = 128;

/**
 * @param {Puzzle} puzzle
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
export function layOut(puzzle, width, height) {
  const { cells, lines, tags } = inUnits(puzzle);
  const xs = [...cells.map(({ x }) => x - RADIUS), ...tags.map(({ label }) => label.x - LABEL_RADIUS)];
  const ys = [...cells.map(({ y }) => y - RADIUS), ...tags.map(({ label }) => label.y - LABEL_RADIUS)];
  const right = [...cells.map(({ x }) => x + RADIUS), ...tags.map(({ label }) => label.x + LABEL_RADIUS)];
  const bottom = [...cells.map(({ y }) => y + RADIUS), ...tags.map(({ label }) => label.y + LABEL_RADIUS)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...right), Math.min(...ys), Math.max(...bottom)];
  const unit = Math.max(1, Math.min(width / (x1 - x0), height / (y1 - y0), LARGEST_UNIT));
  /** @param {Point} p */
  const place = (p) => ({
    x: width / 2 + (p.x - (x0 + x1) / 2) * unit,
    y: height / 2 + (p.y - (y0 + y1) / 2) * unit,
  });
  return {
    unit,
    radius: RADIUS * unit,
    cells: cells.map(place),
    lines: lines.map((line) => line.map(place)),
    tags: tags.map(({ end, label }) => ({ end: place(end), label: place(label) })),
  };
}

/** @type {WeakMap<Puzzle, { cells: Point[], lines: Point[][], tags: Tag[] }>} */
const known = new WeakMap();

/** @param {Puzzle} puzzle */
function inUnits(puzzle) {
  const kept = known.get(puzzle);
  if (kept) return kept;
  const nearest = nearestTwo(puzzle.cells);
  const cells = puzzle.cells.map(({ x, y }) => ({ x: x / nearest, y: -y / nearest }));
  const lines = puzzle.lines.map((line) => alongItself(line.cells.map((cell) => cells[cell])));
  const made = { cells, lines, tags: placeTags(cells, lines) };
  known.set(puzzle, made);
  return made;
}

/** @param {Point[]} points */
function nearestTwo(points) {
  let least = Infinity;
  for (const [i, a] of points.entries()) for (const b of points.slice(0, i)) least = Math.min(least, distance(a, b));
  return Number.isFinite(least) && least > 0 ? least : 1;
}

/**
 * A straight line's cells in the order in which they stand on it; others as the puzzle lists them.
 * @param {Point[]} points
 */
function alongItself(points) {
  const [a, b] = [points[0], points[points.length - 1]];
  const length = distance(a, b);
  const straight = points.every((p) => length > 0 && toSegment(p, a, b) < 0.02);
  if (straight) return points;
  const turned = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const [c, d] = [turned[0], turned[turned.length - 1]];
  return turned.every((p) => distance(c, d) > 0 && toSegment(p, c, d) < 0.02) ? turned : points;
}

/**
 * For each line the cheapest place that is left, the line's own continuation beyond its last cell being free of charge.
 * @param {Point[]} cells
 * @param {Point[][]} lines
 */
function placeTags(cells, lines) {
  /** @type {Tag[]} */
  const tags = [];
  for (const line of lines) {
    let [best, least] = [/** @type {Tag | null} */ (null), Infinity];
    for (const { tag, price } of candidates(line)) {
      const cost = price + crowding(tag.label, cells, lines, tags);
      if (cost < least - 1e-9) [best, least] = [tag, cost];
    }
    tags.push(best ?? { end: line[0], label: line[0] });
  }
  return tags;
}

/** @param {Point[]} line */
function* candidates(line) {
  const ends = [
    { end: line[line.length - 1], from: line[line.length - 2] ?? line[0], price: 0 },
    { end: line[0], from: line[1] ?? line[0], price: 0.01 },
  ];
  for (const { end, from, price } of ends) {
    const straight = Math.atan2(end.y - from.y, end.x - from.x);
    for (const turn of LABEL_TURNS) {
      for (const away of LABEL_AT) {
        const angle = straight + (turn * Math.PI) / 180;
        const label = { x: end.x + away * Math.cos(angle), y: end.y + away * Math.sin(angle) };
        yield { tag: { end, label }, price: price + Math.abs(turn) / 90 + (away - LABEL_AT[0]) };
      }
    }
  }
}

/**
 * @param {Point} label
 * @param {Point[]} cells
 * @param {Point[][]} lines
 * @param {Tag[]} tags
 */
function crowding(label, cells, lines, tags) {
  let cost = 0;
  for (const cell of cells) if (distance(label, cell) < RADIUS + LABEL_RADIUS) cost += 6;
  for (const tag of tags) if (distance(label, tag.label) < 2 * LABEL_RADIUS + 0.04) cost += 8;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      if (toSegment(label, line[i - 1], line[i]) < LABEL_RADIUS + STROKE) cost += 3;
    }
  }
  return cost;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * How far `p` is from the stretch between `a` and `b`.
 * @param {Point} p
 * @param {Point} a
 * @param {Point} b
 */
function toSegment(p, a, b) {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = square === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square;
  const along = Math.min(1, Math.max(0, t));
  return distance(p, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) });
}
