export default {
  moves100k: "100,000",
  moves1M: "1,000,000",
  moves10M: "10,000,000",
  finderTitle: "Find a temperature",
  finderCloseLabel: "Close",
  finderBarLabel: "Progress of the sweep",
  finderChartLabel: "Nothing is measured yet",
  movesAtEach: "Moves at each",
  finderRun: "Stop",
  finderUse: "Use the best",
};
