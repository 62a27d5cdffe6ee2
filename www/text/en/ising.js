// A magnet: spins that point up or down.

export default {
  magnet: "Magnet",
  aim: { one: "{n} spin: cool, and neighbours align.", other: "{n} spins: cool, and neighbours align." },
  hand: "Press a spin to flip it. Keep the temperature near 2.27 and watch the patches.",
  method: "Simulated annealing flips one spin at a time; an iron magnet that cools does the same.",
  choose: "Size of the magnet",
  choice: "{side} × {side}",
  up: "up",
  down: "down",
  spin: "{place}: {way}",
  pinned: "{spin}, pinned",
  energy: "unlike pairs less like ones",
  judged: "Magnetisation {m}. The least energy is {best}.",
  did: "The spin at {place} flips.",
  would: "The spin at {place} would flip.",
  ended: {
    one: "Ended after {n} move: energy {energy}, magnetisation {m}.",
    other: "Ended after {n} moves: energy {energy}, magnetisation {m}.",
  },
  least: "No state has less.",
  aboveLeast: "That is {above} above the least: patches are left.",
  measure: "Measure the energy at each temperature",
};
