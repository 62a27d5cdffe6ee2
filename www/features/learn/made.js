// The data of each lesson in the path. Generated from www/lessons/: LESSONS_WRITE=1 node --test
// tests/page/lessons.test.js

/** The duration in minutes. @type {Record<import("./course.js").Stop, number>} */
export const MINUTES = {
  energy: 8,
  worse: 8,
  temperature: 9,
  greed: 8,
  essay: 10,
  why: 10,
  landscape: 9,
  cooling: 9,
  "cooling-wins": 9,
  "where-slowly": 9,
  neighbourhood: 7,
  restarts: 9,
  "few-runs": 8,
  symmetry: 7,
  givens: 10,
  astar: 9,
  oracle: 10,
  counting: 10,
  published: 8,
};

/** The number of pages. @type {Record<import("./course.js").Stop, number>} */
export const PAGES = {
  energy: 10,
  worse: 10,
  temperature: 10,
  greed: 9,
  essay: 7,
  why: 8,
  landscape: 9,
  cooling: 9,
  "cooling-wins": 8,
  "where-slowly": 8,
  neighbourhood: 8,
  restarts: 8,
  "few-runs": 8,
  symmetry: 7,
  givens: 8,
  astar: 9,
  oracle: 9,
  counting: 10,
  published: 9,
};

/** The values of its picture, as computed by its claims. @type {Record<import("./course.js").Stop, number[]>} */
export const VALUES = {
  energy: [1527, 35, 2],
  worse: [0, 98],
  temperature: [2800000, 306000, 64200, 39000, 67600, 387000, 3850000, Infinity],
  greed: [0, 20, 19],
  essay: [4.92, 3.36, 2.25, 1.64, 1.65, 1.93, 2.97, 6.43, 10.6, 21.1, 33.6, 77.2],
  why: [93.2, 34.1, 6.01],
  landscape: [720, 6],
  cooling: [100, 100, 21],
  "cooling-wins": [0, 0, 0, 0, 50],
  "where-slowly": [1.86, 0.672, 4.18, 19.3, 55.8, 121],
  neighbourhood: [0.114, 0.597, 2.69],
  restarts: [10.1, 6.56],
  "few-runs": [26, 24200],
  symmetry: [2460, 117000],
  givens: [285000, 205000, 323000, 681000, 1250000, 506000, 122000, 16500],
  astar: [784, 795, 144, 561],
  oracle: [11757, 13699, 432, 28],
  counting: [7079],
  published: [182],
};
