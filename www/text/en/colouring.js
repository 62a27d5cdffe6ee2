// Maps and graphs for colouring.

export default {
  map: "Map",
  vertex: "vertex {n}",
  aim: {
    one: "Colour the map with {n} colour so that neighbours differ.",
    other: "Colour the map with {n} colours so that neighbours differ.",
  },
  aimGraph: {
    one: "Colour the graph with {n} colour so that neighbours differ.",
    other: "Colour the graph with {n} colours so that neighbours differ.",
  },
  done: { one: "No neighbours share the {n} colour.", other: "{n} colours, and no neighbours share one." },
  doneFewest: {
    one: "With {n} colour, fewer conflicts are not possible.",
    other: "With {n} colours, fewer conflicts are not possible.",
  },
  hand: "Press a region to give it the next colour.",
  handGraph: "Press a vertex to give it the next colour.",
  method: "Simulated annealing changes one colour at a time.",
  chooseMap: "Map",
  chooseColours: "Colours",
  "map_us-states": "48 states of the USA",
  map_germany: "States of Germany",
  map_europe: "Europe",
  map_world: "The world",
  own: { one: "Your own {n} vertex", other: "Your own {n} vertices" },
  colours: { one: "{n} colour", other: "{n} colours" },
  colour: "colour {n}",
  energy: "borders between equal colours",
  energyGraph: "edges between equal colours",
  ofBorders: { one: "of {n} border", other: "of {n} borders" },
  ofEdges: { one: "of {n} edge", other: "of {n} edges" },
  fewest: { one: "{n} conflict at best: that is proved.", other: "{n} conflicts at best: that is proved." },
  unknown: "The least possible number is not proved here.",
  region: {
    one: "{name}: colour {colour}, like {n} neighbour",
    other: "{name}: colour {colour}, like {n} neighbours",
  },
  pinned: "{region}, pinned",
  // A move
  did: "{name} changes from colour {from} to colour {to}.",
  would: "{name} would change from colour {from} to colour {to}.",
  // The end
  ended: { one: "Ended after {n} move.", other: "Ended after {n} moves." },
  atStart: "The random start is one of the best.",
  showBest: "Show the best map",
  found: { one: "Best map: {n} conflict, at move {at}.", other: "Best map: {n} conflicts, at move {at}." },
  nobody: "Whether fewer are possible is not proved here.",
  why: "{name} needs a fourth colour: its neighbours {ring} form an odd ring.",
  whySeveral: "{names} each need a fourth colour: their neighbours form odd rings, which share no border.",
};
