export default {
  path: "Path",
  walkFirstLabel: "First board",
  walkBackLabel: "Back on the path",
  walkPlayLabel: "Play the path",
  walkForwardLabel: "Forward on the path",
  walkLastLabel: "Last board",
  walkStepsLabel: "Numbers put",
  searchTree: "Search tree",
  treeAll: "Unfold all",
};
