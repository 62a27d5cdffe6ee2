export default {
  libraryTitle: "Library",
  libraryCloseLabel: "Close library",
  searchByName: "Search by name",
  difficulty: "Difficulty",
  anyDifficulty: "Any difficulty",
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  veryHard: "Very hard",
  libraryMake: "Make your own",
  libraryBodyLabel: "Puzzles",
  none: "No matching puzzles.",
};
