// Buttons that copy a text, and confirm that for a moment.

import { t } from "../text/shell.js";
import { byId } from "./dom.js";
import { Timer } from "./timer.js";

/** The duration of the confirmation in milliseconds. */
const SAID_FOR = 2000;

/**
 * Makes a button copy a text.
 * @param {HTMLButtonElement} button
 * @param {() => string} text
 * @param {(failed: string) => void} failed called with the text if it could not be copied
 * @param {(act: () => Promise<void>) => unknown} [soon] copies when the text is final
 */
export function copies(button, text, failed, soon = (act) => void act()) {
  const words = [...button.childNodes];
  const restored = new Timer(() => button.replaceChildren(...words));
  const copy = async () => {
    const copied = await write(text());
    if (!copied) return failed(text());
    button.style.minWidth = `${button.offsetWidth}px`;
    button.replaceChildren(t("copied"));
    restored.after(SAID_FOR);
  };
  button.addEventListener("click", () => soon(copy));
  return button;
}

/**
 * Sets up the buttons that copy a run's seed, links and command. They wait for pending changes, so that the text
 * belongs to the right run.
 * @param {import("../house.js").House} house
 */
export function copiesOfRun({ opening, address, features, settings, notCopied, soon }) {
  const here = () => features.instead?.link ?? opening.run?.linkHere ?? "";
  const texts = {
    "copy-seed": () => opening.run?.seed ?? "",
    "copy-link": () => address.url,
    "copy-here": () => address.urlOf(here()),
    "copy-command": () => settings.command(address.link),
  };
  return Object.entries(texts).map(([id, text]) => copies(byId(id, HTMLButtonElement), text, notCopied, soon));
}

/** @param {string} text */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelection(text);
  }
}

/**
 * Copies through a selection if the clipboard is not available, for example at a plain http address or without
 * permission.
 * @param {string} text
 */
function writeBySelection(text) {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "visually-hidden";
  area.setAttribute("aria-label", t("toBeCopied"));
  // Nothing can be selected beneath an open dialog, and browsers do not report which dialog is on top.
  const copied = [...document.querySelectorAll("dialog[open]"), document.body].some((host) => {
    host.append(area);
    area.select();
    return document.activeElement === area && document.execCommand("copy");
  });
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
