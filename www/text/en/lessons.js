// What lessons are called and ask. Made from www/lessons/: LESSONS_WRITE=1 node --test tests/page/lessons.test.js

export default {
  energy_title: "What is energy?",
  energy_asks: "How do you give a whole board one number that shows how wrong it is?",
  worse_title: "Why accept a worse board?",
  worse_asks: "Which solves the puzzle: a run that never accepts a worse board, or one that sometimes does?",
  temperature_title: "What does temperature do?",
  temperature_asks: "Which temperature solves a puzzle in the fewest moves?",
  greed_title: "Is greed to blame, or staying where you are?",
  greed_asks: "Does a greedy search fail because it is greedy, or because it never starts again?",
  cooling_title: "Must it cool at all?",
  cooling_asks: "Annealing means to cool slowly. What if the temperature never changes?",
  restarts_title: "Ten runs side by side",
  restarts_asks: "Ten computers run the same puzzle from ten seeds. How much faster is the first one solved?",
  symmetry_title: "Does it help to look at symmetric boards only?",
  symmetry_asks:
    "Half of a symmetric board decides the other half. How much does a run save that keeps to such boards?",
  givens_title: "Are fewer givens harder?",
  givens_asks: "A sudoku with fewer givens has fewer hints. Is it harder for annealing?",
  astar_title: "What does A* save, and what is cheating?",
  astar_asks: "A heuristic guides a search. What does it save, and may it read the answer?",
  counting_title: "Can random runs count?",
  counting_asks: "How many 4 × 4 magic squares are there? Each random run finds only one of them.",
  published_title: "Is a published program as fast as it could be?",
  published_asks: "A published program solves Magic 19. Does it keep the first solution that it finds?",
};
