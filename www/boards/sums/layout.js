// The layout of a magic-sum puzzle: the positions of its cells, lines and sums, for a size in pixels.
//
// A line's sum is placed beyond one of its ends, on the continuation of the line if there is room. The sums of a
// hexagon's sides thus form a pinwheel, with the sums of the spokes between them:
//
//          22  22
//            \ /            a corner C: the spoke's sum beyond it,
//     A --- B --- C --- 22      and the sum of the side A B C
//           ...    \
//
// A line whose cells are not in a row, such as the corners of a square, is drawn as a shape rather than a stroke. Its
// cells have a mark on their outer side, and its sum is inside the shape, beside an icon of the shape.
//
// A puzzle may use two further forms. A loop is a stroke that ends where it began; its sum is inside, or beside an
// edge. A ring is a circle; its sum is just outside or inside.

/** @typedef {import("../../core/types.js").SumsPuzzle} Puzzle */
/** @typedef {{ x: number, y: number }} Point */
/**
 * The place of a sum; `end` is the cell beside the label, or the centre of a shape.
 * @typedef {{ end: Point, label: Point }} Tag
 */
/** @typedef {Point & { radius: number }} Ring */
/**
 * The drawing of a puzzle. Each line is in one of `lines`, `shapes` and `rings`; its entry in the others is empty.
 * @typedef {{ cells: Point[], lines: Point[][], shapes: Point[][], rings: (Ring | null)[], tags: Tag[] }} Drawing
 */
/** @typedef {Drawing & { unit: number, radius: number }} Layout */

// Lengths in units of the distance between the two nearest cells.
export const RADIUS = 0.35;
/** The mark of a shape, an arc: its distance from the cell's disc, and its extent on both sides, in radians. */
export const MARK_AT = 0.09;
export const MARK_SPREAD = 0.6;
/** The distance from a cell's centre to beyond its mark. */
const MARKED = 0.48;
export const LABEL_RADIUS = 0.26;
const LABEL_AT = [0.68, 0.85, 1.05];
const LABEL_TURNS = [0, 30, -30, 60, -60, 90, -90, 135, -135, 180];
const STROKE = 0.1;
const LARGEST_UNIT = 128;
/** The maximum unit as a fraction of a large screen's height. */
const LARGEST_PART = 1 / 6;
/** The distance between the drawing and the frame. */
const MARGIN = 0.08;
/** The distance from a ring or an edge of a loop to its sum. */
const ASIDE = LABEL_RADIUS + 0.14;
/** The number of candidate places around a ring for its sum. */
const PLACES = 36;
/**
 * The maximum number of cells that repel labels individually. In a larger drawing the lines do so as a unit, in a tenth
 * of the time.
 */
const MANY = 64;
/** The room around the sums of such a drawing, which are larger than its cells. */
const SPARE = 0.7;
/** The distance between the sums of concentric shapes, which are placed side by side, or otherwise above or below. */
const BESIDE = 1.5;
const ABOVE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/**
 * @param {Puzzle} puzzle
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
export function layOut(puzzle, width, height) {
  const { cells, lines, shapes, rings, tags } = inUnits(puzzle);
  const discs = [
    ...cells.map((at) => ({ at, reach: RADIUS })),
    ...shapes.flat().map((at) => ({ at, reach: MARKED })),
    ...rings.flatMap((ring) => (ring ? [{ at: ring, reach: ring.radius + STROKE }] : [])),
    ...tags.map(({ label }) => ({ at: label, reach: cells.length > MANY ? SPARE : LABEL_RADIUS })),
  ];
  const [x0, x1] = [
    Math.min(...discs.map(({ at, reach }) => at.x - reach)),
    Math.max(...discs.map(({ at, reach }) => at.x + reach)),
  ];
  const [y0, y1] = [
    Math.min(...discs.map(({ at, reach }) => at.y - reach)),
    Math.max(...discs.map(({ at, reach }) => at.y + reach)),
  ];
  const largest = Math.max(LARGEST_UNIT, LARGEST_PART * height);
  const unit = Math.max(1, Math.min(width / (x1 - x0 + 2 * MARGIN), height / (y1 - y0 + 2 * MARGIN), largest));
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
    shapes: shapes.map((shape) => shape.map(place)),
    rings: rings.map((ring) => ring && { ...place(ring), radius: ring.radius * unit }),
    tags: tags.map(({ end, label }) => ({ end: place(end), label: place(label) })),
  };
}

/**
 * Drawings by their cells and lines. Every run has its own copy of the puzzle, and placing the tags takes some 10 ms.
 * @type {Map<string, Drawing>}
 */
const known = new Map();
const KNOWN = 20;

/** Makes the drawing of a puzzle in units. @param {Puzzle} puzzle */
function inUnits(puzzle) {
  const key = JSON.stringify([puzzle.cells, puzzle.lines]);
  const kept = known.get(key);
  if (kept) return kept;
  const nearest = nearestTwo(puzzle.cells);
  const cells = puzzle.cells.map(({ x, y }) => ({ x: x / nearest, y: -y / nearest }));
  /** @type {Omit<Drawing, "tags">} */
  const drawing = { cells, lines: [], shapes: [], rings: [] };
  for (const { cells: ofLine, stroke } of puzzle.lines) {
    const points = ofLine.map((cell) => cells[cell]);
    const kind = stroke?.kind ?? "row";
    const along = alongItself(points);
    const straight = kind === "row" && isStraight(along);
    drawing.lines.push(kind === "loop" ? [...points, points[0]] : straight ? along : []);
    drawing.shapes.push(kind === "row" && !straight ? around(points) : []);
    const ring = stroke?.kind === "ring" ? stroke : null;
    drawing.rings.push(ring && { x: ring.x / nearest, y: -ring.y / nearest, radius: ring.radius / nearest });
  }
  const made = { ...drawing, tags: placeTags(drawing) };
  if (known.size === KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** Computes the distance between the two nearest points. @param {Point[]} points */
function nearestTwo(points) {
  let least = Infinity;
  for (const [i, a] of points.entries()) for (const b of points.slice(0, i)) least = Math.min(least, distance(a, b));
  return Number.isFinite(least) && least > 0 ? least : 1;
}

/**
 * Orders the cells of a straight line along it; the cells of another line stay in the puzzle's order.
 * @param {Point[]} points
 */
function alongItself(points) {
  if (isStraight(points)) return points;
  const turned = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return isStraight(turned) ? turned : points;
}

/** @param {Point[]} points */
function isStraight(points) {
  const [a, b] = [points[0], points[points.length - 1]];
  return points.length < 3 || (distance(a, b) > 0 && points.every((p) => toSegment(p, a, b) < 0.02));
}

/** @param {Point[]} points */
export const middleOf = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * Orders the corners of a shape around its centre.
 * @param {Point[]} points
 */
function around(points) {
  const middle = middleOf(points);
  const angle = (/** @type {Point} */ p) => Math.atan2(p.y - middle.y, p.x - middle.x);
  return [...points].sort((p, q) => angle(p) - angle(q));
}

/** Returns points on the arcs that mark the cells of shapes. @param {Point[][]} shapes */
function marksOf(shapes) {
  return shapes.flatMap((shape) => {
    const middle = middleOf(shape);
    return shape.flatMap(({ x, y }) => {
      const out = Math.atan2(y - middle.y, x - middle.x);
      return [-MARK_SPREAD, 0, MARK_SPREAD].map((turn) => ({
        x: x + (RADIUS + MARK_AT) * Math.cos(out + turn),
        y: y + (RADIUS + MARK_AT) * Math.sin(out + turn),
      }));
    });
  });
}

/**
 * Places the sum of each line at the free place of least cost. The continuation beyond a line's last cell is free of
 * cost.
 * @param {Omit<Drawing, "tags">} drawing
 */
function placeTags(drawing) {
  const { cells, lines, shapes, rings } = drawing;
  const middle = middleOf(cells);
  const isLoop = (/** @type {Point[]} */ line) => line.length > 2 && line[0] === line[line.length - 1];
  const ends = (/** @type {Point[]} */ line) => (isLoop(line) ? line : [line[0], line[line.length - 1]]);
  const stretched =
    cells.length > MANY ? { ...drawing, lines: lines.map((line) => (line.length > 0 ? ends(line) : [])) } : drawing;
  const marks = marksOf(shapes);
  /** @type {Tag[]} */
  const tags = [];
  for (const [i, line] of lines.entries()) {
    let [best, least] = [/** @type {Tag | null} */ (null), Infinity];
    const ring = rings[i];
    const loop = isLoop(line);
    const places = ring
      ? besideRing(ring, middle)
      : loop
        ? besideLoop(line)
        : line.length > 0
          ? candidates(line)
          : inside(shapes, i);
    for (const { tag, price } of places) {
      const cost = price + crowding(tag.label, stretched, tags, marks);
      if (cost < least - 1e-9) [best, least] = [tag, cost];
    }
    tags.push(best ?? { end: cells[0], label: cells[0] });
  }
  return tags;
}

/** Yields places for the sum of a line, the best first. @param {Point[]} line */
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
 * Yields places for the sum of a shape.
 * @param {Point[][]} shapes
 * @param {number} which
 */
function* inside(shapes, which) {
  const end = middleOf(shapes[which]);
  const around = shapes.filter((shape) => shape.length > 0 && distance(middleOf(shape), end) < 0.1);
  const x = end.x + (around.indexOf(shapes[which]) - (around.length - 1) / 2) * BESIDE;
  for (const y of ABOVE) yield { tag: { end, label: { x, y: end.y + y } }, price: Math.abs(y) };
}

/**
 * Yields places for the sum of a ring: just outside, preferably on the side away from the centre of the drawing, or
 * just inside.
 * @param {Ring} ring
 * @param {Point} middle
 */
function* besideRing(ring, middle) {
  const away = distance(ring, middle) < 0.1 ? -Math.PI / 2 : Math.atan2(ring.y - middle.y, ring.x - middle.x);
  for (let i = 0; i < PLACES; i++) {
    // Places alternate to the left and to the right of that side.
    const turn = (((i + 1) >> 1) * (i % 2 === 0 ? 1 : -1) * 2 * Math.PI) / PLACES;
    const [cos, sin] = [Math.cos(away + turn), Math.sin(away + turn)];
    const end = { x: ring.x + ring.radius * cos, y: ring.y + ring.radius * sin };
    for (const aside of [ASIDE, -ASIDE]) {
      const label = { x: end.x + aside * cos, y: end.y + aside * sin };
      yield { tag: { end: label, label }, price: Math.abs(turn) / 4 + (aside < 0 ? 1 : 0) };
    }
  }
}

/**
 * Yields places for the sum of a loop: at its centre, or just outside one of its edges.
 * @param {Point[]} loop the loop, with its first point repeated at the end
 */
function* besideLoop(loop) {
  const middle = middleOf(loop.slice(1));
  yield { tag: { end: middle, label: middle }, price: 0 };
  for (let i = 1; i < loop.length; i++) {
    const edge = middleOf([loop[i - 1], loop[i]]);
    const far = distance(edge, middle) || 1;
    const label = { x: edge.x + ((edge.x - middle.x) * ASIDE) / far, y: edge.y + ((edge.y - middle.y) * ASIDE) / far };
    yield { tag: { end: label, label }, price: 0.5 + 0.01 * i };
  }
}

/**
 * Computes the cost of a place from nearby objects.
 * @param {Point} label
 * @param {Omit<Drawing, "tags">} drawing
 * @param {Tag[]} tags
 * @param {Point[]} marks
 */
function crowding(label, { cells, lines, rings }, tags, marks) {
  let cost = 0;
  for (const mark of marks) if (distance(label, mark) < LABEL_RADIUS + 0.04) cost += 0.6;
  for (const ring of rings) {
    if (ring && Math.abs(distance(label, ring) - ring.radius) < LABEL_RADIUS + STROKE) cost += 3;
  }
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
 * Computes the distance of `p` from the segment between `a` and `b`.
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
