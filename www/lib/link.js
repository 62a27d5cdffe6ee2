// Links, as far as the page reads them itself; the core reads the rest.

import { embedded } from "./embed.js";

/** Checks whether a link is an experiment, and no run. @param {string} link */
export const isExperiment = (link) => /^compare(&|$)/.test(link);

/** Checks whether a link is of lessons, and no run. @param {string} link */
export const isLesson = (link) => /^(learn|essay)(&|$)/.test(link);

/** Checks whether a link is of the ladder, and no run of itself. @param {string} link */
export const isLadder = (link) => /^ladder(&|$)/.test(link);

/** Checks whether a link is of a task, an answer to one, or a class board, and no run. @param {string} link */
export const isOfClass = (link) => /^(task|answer|class)(&|$)/.test(link);

/** Checks whether a link is of the check of machine and host, and no run. @param {string} link */
export const isCheck = (link) => /^check(&|$)/.test(link);

/** Gives the page's whole address with a link, to be passed on: without the sender's language, and not as a frame. @param {string} link */
export function addressOf(link) {
  // A page that is a file on a device has the address of its host, if its build had it (hooks/single.js).
  const site = globalThis.document?.documentElement.dataset.site;
  const url = new URL(site ?? location.href);
  url.searchParams.delete("lang");
  if (embedded) url.search = "";
  url.hash = link;
  return url.href;
}

/**
 * Gives the whole address of a link on this page as it is, with the reader's language. A fragment alone would be resolved against <base>,
 * which is another address.
 * @param {string} link
 */
export function hereTo(link) {
  const url = new URL(location.href);
  url.hash = link;
  return url.href;
}

/** Gives the link that a text is, alone or in an address; empty for other texts, and for sudokus, which are shown first. @param {string} text */
export const linkIn = (text) =>
  /^\s*(?:[a-z]+:\/\/[^\s#]*#|#)?((?:(?:v=\d+&)?puzzle=(?!sudoku)|(?:compare|task|answer|class|learn|essay|ladder)&)\S+)\s*$/.exec(
    text,
  )?.[1] ?? "";

/** Checks whether a link looks as if something had changed it on its way; the core knows for certain. @param {string} link */
export const looksChanged = (link) =>
  /&(?:amp|#\w+);|=3D|[?&](?:utm_\w+|\w+clid)=|%E2%80%8B|(?:[).,;:!>'*\]]|%3E|%22|%20)$/i.test(link);

/** Checks whether a link is one of this page, but no sudoku's, which is shown before it is opened. @param {string} link */
export const isNoSudoku = (link) =>
  /^(?:compare|task|answer|class|learn|essay|ladder)&/.test(link) || /^(?:v=\d+&)?puzzle=(?!sudoku)/.test(link);

/** Gives the value of a key as the link has it; empty if the link lacks the key. @param {string} link @param {string} key */
export const valueIn = (link, key) => new RegExp(`(?:^|&)${key}=([^&]*)`).exec(link)?.[1] ?? "";

/** Checks whether an address leads to this computer alone. @param {string} url */
export function isLocal(url) {
  const { protocol, hostname } = new URL(url);
  return protocol === "file:" || /^(.*\.)?localhost$|^127\.[\d.]+$|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
