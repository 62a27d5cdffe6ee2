export default {
  chance: "probability",
  drawn: "draw",
  inspectorTableLabel: "What it changes",
};
