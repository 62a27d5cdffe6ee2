// The worker's answers to requests about tasks and a class; worker.js adds them to its own.

/** @typedef {typeof import("annealing-lab")} Border */

/**
 * Makes the handlers of these requests.
 * @param {() => Border} border the module, once it is loaded
 * @param {(read: () => unknown) => unknown} orMessage returns the result of `read`, or the message of its rejection
 * @returns {Record<string, (request: any) => unknown>}
 */
export function classHandlers(border, orMessage) {
  /** @type {import("annealing-lab").AnswerRun | null} */
  let answer = null;
  return {
    readTask: ({ link }) => border().read_task(link),
    makeTask: ({ start, form }) => border().make_task(start, JSON.stringify(form)),
    taskOfLesson: ({ text, step }) => border().task_of_lesson(text, step) ?? null,
    startOfTask: ({ link, who }) => border().start_of_task(link, who),
    readAnswer: ({ link }) => border().read_answer(link),
    collectAnswers: ({ files }) =>
      orMessage(() => border().collect_answers(JSON.stringify(lengthsOf(files)), joined(files))),
    brokenAnswer: ({ handed }) => border().broken_answer(JSON.stringify(handed)),
    openAnswer({ task, handed }) {
      answer?.free();
      answer = null;
      answer = new (border().AnswerRun)(task, JSON.stringify(handed));
      return null;
    },
    answerStep({ milliseconds }) {
      if (!answer) throw new Error("no answer is being checked");
      return answer.advance(milliseconds);
    },
    classRows: ({ task, rows }) => border().class_rows(task, JSON.stringify(rows)),
    classTable: ({ task, rows, json }) => border().class_table(task, JSON.stringify(rows), json),
  };
}

/** @param {[string, Uint8Array][]} files */
const lengthsOf = (files) => files.map(([name, { length }]) => [name, length]);

/** Concatenates the bytes of all files. @param {[string, Uint8Array][]} files */
function joined(files) {
  const all = new Uint8Array(files.reduce((sum, [, { length }]) => sum + length, 0));
  let place = 0;
  for (const [, bytes] of files) {
    all.set(bytes, place);
    place += bytes.length;
  }
  return all;
}
