// Tours through cities.

export default {
  tour: "Tour",
  city: "city {n}",
  aim: {
    one: "Visit {n} city and come home. How short can the way be?",
    other: "Visit {n} cities and come home. How short can the way be?",
  },
  aimDone: { one: "No tour through this {n} city is shorter.", other: "No tour through these {n} cities is shorter." },
  hand: "Drag one city onto another, or paste your own cities.",
  method_reversal: "Simulated annealing turns a stretch of the tour round at a time.",
  method_insertion: "Simulated annealing moves one city at a time.",
  method_swap: "Simulated annealing swaps two cities at a time.",
  choose: "Cities",
  instance: { one: "{name}: {n} city", other: "{name}: {n} cities" },
  drawn: { one: "{n} city at random", other: "{n} cities at random" },
  own: { one: "Your own {n} city", other: "Your own {n} cities" },
  stop: "{name}: stop {n} of {of}, between {before} and {after}",
  length: "length of the tour",
  // A move
  did_reversal: {
    one: "The stretch from {a} to {b}, {n} city, is turned round.",
    other: "The stretch from {a} to {b}, {n} cities, is turned round.",
  },
  would_reversal: {
    one: "The stretch from {a} to {b}, {n} city, would be turned round.",
    other: "The stretch from {a} to {b}, {n} cities, would be turned round.",
  },
  did_insertion: "{a} goes to the place of {b}.",
  would_insertion: "{a} would go to the place of {b}.",
  did_swap: "{a} and {b} change places.",
  would_swap: "{a} and {b} would change places.",
  // The end
  ended: { one: "Ended after {n} move.", other: "Ended after {n} moves." },
  showBest: "Show the best tour",
  found: "Best tour: {best}, at move {at}.",
  gapProved: "{gap} above the shortest, {best}.",
  gapKnown: "{gap} above the best known, {best}.",
  atMost: "At most {gap} too long: no tour is shorter than {bound}.",
  shortest: "No tour is shorter: that is proved.",
  bestKnown: "As short as the best known.",
  // Placing cities
  place: "Place your own",
  change: "Move the cities",
  edit: "The editor of cities",
  add: "Add a city",
  remove: "Remove the city",
  removeAll: "Remove all",
  howToPlace:
    "Press on the board to place a city. Drag a city to move it; Delete removes it, Shift and an arrow move it.",
  howToPlacePaused:
    "Paused. Press on the board to place a city. Drag a city to move it; Delete removes it, Shift and an arrow move it.",
  noCities: "No city is left. Three make a tour.",
  fewCities: { one: "{n} city more makes a tour.", other: "{n} cities more make a tour." },
  tooManyCities: "A tour has at most {n} cities.",
  cityChosen: "{name} is chosen.",
};
