// What a link says, as far as the page reads it itself. A leaf.

/** Whether a link is an experiment, and no run. @param {string} link */
export const isExperiment = (link) => /^compare(&|$)/.test(link);

/** Whether a link is of lessons, and no run. @param {string} link */
export const isLesson = (link) => /^learn(&|$)/.test(link);

/** Whether a link is of a task, an answer to one, or a class board, and no run. @param {string} link */
export const isOfClass = (link) => /^(task|answer|class)(&|$)/.test(link);

/** The page's whole address with a link, to be given away: without the language of who gives it. @param {string} link */
export function addressOf(link) {
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  url.hash = link;
  return url.href;
}

/** What a link says of a key, as it is written there; empty if nothing. @param {string} link @param {string} key */
export const valueIn = (link, key) => new RegExp(`(?:^|&)${key}=([^&]*)`).exec(link)?.[1] ?? "";
