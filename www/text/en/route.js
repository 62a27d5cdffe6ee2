// The map of the route-finding problem: its cells in words, and its editing.

export default {
  map: "Map",
  place: "row {row}, column {column}",
  cell: "{place}: {content}",
  wall: "wall",
  cost: "cost {n}",
  start: "start",
  goal: "goal",
  reached: "g {g}",
  estimate: "h {h}",
  waits: "in the frontier",
  expansion: "expansion {n}",
  step: "step {n} of the path",
  pointed: "Point at a cell to read its cost, g and h.",
  // Editing
  edit: "Edit the map",
  editTitle: "Edit the map (E)",
  brush: "Brush",
  clearMap: "Clear the map",
  howToPaint: "Paint on the map. Keys: x for a wall, 1 to 9, S, G.",
  howToPaintPaused: "Paused. Paint on the map. Keys: x for a wall, 1 to 9, S, G.",
  painted: "Painted: the link has the new map.",
  cleared: "All cells cost 1.",
  undone: "Undone.",
  redone: "Redone.",
  fixed: "Start and goal are moved with their own brushes.",
};
