// How many minutes each lesson takes. Made from www/lessons/: LESSONS_WRITE=1 node --test tests/page/lessons.test.js

/** @type {Record<typeof import("./lessons.js").LESSONS[number] | typeof import("./lessons.js").ESSAY, number>} */
export const MINUTES = {
  energy: 6,
  worse: 6,
  temperature: 5,
  greed: 4,
  why: 6,
  landscape: 6,
  cooling: 5,
  "cooling-wins": 5,
  "where-slowly": 5,
  neighbourhood: 5,
  restarts: 5,
  "few-runs": 5,
  symmetry: 4,
  givens: 5,
  astar: 4,
  oracle: 5,
  counting: 5,
  published: 4,
  essay: 7,
};
