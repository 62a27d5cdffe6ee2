// Links, as far as the page itself reads them; the core reads the rest.

import { embedded } from "./embed.js";

/** Checks whether a link is an experiment rather than a run. @param {string} link */
export const isExperiment = (link) => /^compare(&|$)/.test(link);

/** Checks whether a link belongs to lessons rather than to a run. @param {string} link */
export const isLesson = (link) => /^(learn|essay)(&|$)/.test(link);

/** Checks whether a link belongs to the ladder rather than to a run. @param {string} link */
export const isLadder = (link) => /^ladder(&|$)/.test(link);

/** Checks whether a link is a task, an answer to a task, or a class board rather than a run. @param {string} link */
export const isOfClass = (link) => /^(task|answer|class)(&|$)/.test(link);

/** Checks whether a link belongs to the check of machine and host rather than to a run. @param {string} link */
export const isCheck = (link) => /^check(&|$)/.test(link);

/**
 * Returns the page's full address with a link, for sharing: without the sender's language, and not as a frame.
 * @param {string} link
 */
export function addressOf(link) {
  // For a page that is a file on a device, this is the address of its host, if its build had one (hooks/single.js).
  const site = globalThis.document?.documentElement.dataset.site;
  const url = new URL(site ?? location.href);
  url.searchParams.delete("lang");
  if (embedded) url.search = "";
  url.hash = link;
  return url.href;
}

/**
 * Returns the full address of a link on this page, with the reader's language. A fragment alone would be resolved
 * against <base>, which is another address.
 * @param {string} link
 */
export function hereTo(link) {
  const url = new URL(location.href);
  url.hash = link;
  return url.href;
}

/**
 * Returns the link in a text, whether alone or in an address; empty for other texts, and for sudokus, which are
 * previewed first.
 * @param {string} text
 */
export const linkIn = (text) =>
  /^\s*(?:[a-z]+:\/\/[^\s#]*#|#)?((?:(?:v=\d+&)?puzzle=(?!sudoku)|(?:compare|task|answer|class|learn|essay|ladder)&)\S+)\s*$/.exec(
    text,
  )?.[1] ?? "";

/**
 * Checks whether a link looks as if something had altered it in transit; only the core can be certain.
 * @param {string} link
 */
export const looksChanged = (link) =>
  /&(?:amp|#\w+);|=3D|[?&](?:utm_\w+|\w+clid)=|%E2%80%8B|(?:[).,;:!>'*\]]|%3E|%22|%20)$/i.test(link);

/**
 * Checks whether a link belongs to this page and is not a sudoku, which is previewed before it is opened.
 * @param {string} link
 */
export const isNoSudoku = (link) =>
  /^(?:compare|task|answer|class|learn|essay|ladder)&/.test(link) || /^(?:v=\d+&)?puzzle=(?!sudoku)/.test(link);

/**
 * Returns the value of a key as written in the link; empty if the link lacks the key.
 * @param {string} link
 * @param {string} key
 */
export const valueIn = (link, key) => new RegExp(`(?:^|&)${key}=([^&]*)`).exec(link)?.[1] ?? "";

/** Checks whether an address leads to this computer alone. @param {string} url */
export function isLocal(url) {
  const { protocol, hostname } = new URL(url);
  return protocol === "file:" || /^(.*\.)?localhost$|^127\.[\d.]+$|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
