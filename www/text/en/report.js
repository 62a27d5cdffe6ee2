export default {
  reportTitle: "AIMA’s report",
  reportCloseLabel: "Close report",
  bars: "Bars",
  linear: "Linear, to the largest total",
  logarithmic: "Logarithmic, from 1 to the largest total",
  reportRun: "Stop",
  report: "Report",
  searcher: "Searcher, total of e1 to e5",
  nodes: "Nodes",
  goalTests: "Goal tests",
  cost: "Cost",
  actions: "Actions",
};
