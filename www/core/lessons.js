// The worker's answers to requests about lessons; worker.js adds them to its own.

/** @typedef {typeof import("annealing-lab")} Border */

/**
 * Makes the handlers of these requests.
 * @param {() => Border} border the module, once it is loaded
 * @param {(read: () => unknown) => unknown} orMessage returns the result of `read`, or the message of its rejection
 * @returns {Record<string, (request: any) => unknown>}
 */
export function lessonHandlers(border, orMessage) {
  /** @type {import("annealing-lab").LessonCheck | null} */
  let check = null;
  /** @type {import("annealing-lab").LessonRuns | null} */
  let runs = null;
  return {
    readLesson: ({ text }) => orMessage(() => border().read_lesson(text)),
    openRuns({ claim }) {
      runs?.free();
      runs = null;
      runs = new (border().LessonRuns)(claim);
      return null;
    },
    runsStep({ milliseconds }) {
      if (!runs) throw new Error("no runs of a claim are made");
      return runs.advance(milliseconds);
    },
    openCheck({ exercise, link }) {
      check?.free();
      check = null;
      return orMessage(() => {
        check = new (border().LessonCheck)(exercise, link);
        return null;
      });
    },
    checkStep({ milliseconds }) {
      if (!check) throw new Error("no exercise is being checked");
      return check.advance(milliseconds);
    },
  };
}
