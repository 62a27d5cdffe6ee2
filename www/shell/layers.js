// Layers: dialogs over the page that Back closes. All open dialogs share one entry of the browser's history, above the
// entry of the page. When they are closed in another way, the browser also goes back from that entry.

/** The open dialogs, the topmost last. @type {HTMLDialogElement[]} */
const open = [];
/** The name of the entry for dialogs, if the browser is at it; null at an entry of the page. @type {string | null} */
let above = history.state?.above ?? null;
/** True if the browser is going back from that entry, because all dialogs are closed. */
let falling = false;
/** True if a new entry is needed once the browser is back. */
let leaving = false;
/** The number of entries so far. */
let entries = 0;

/**
 * Calls to the address: `rising` before there is an entry for dialogs, `fallen` when the browser has returned to the
 * page's entry.
 */
export const hooks = { rising: () => {}, fallen: () => {} };

/** Opens a dialog over the page. @param {HTMLDialogElement} dialog */
export function lay(dialog) {
  dialog.showModal();
  open.push(dialog);
  dialog.addEventListener("close", () => closed(dialog), { once: true });
  if (above === null) rise();
}

/** Turns the entry for dialogs into the entry of the next link. Returns false without an entry for dialogs. */
export function becomesPlace() {
  if (above === null) return false;
  if (falling) leaving = true;
  else {
    above = null;
    history.replaceState(null, "", location.href);
    if (open.some((dialog) => dialog.open)) rise();
  }
  return true;
}

function rise() {
  hooks.rising();
  above = `${performance.timeOrigin}-${++entries}`;
  history.replaceState({ below: above }, "", location.href);
  history.pushState({ above }, "", location.href);
}

/** @param {HTMLDialogElement} dialog */
function closed(dialog) {
  if (open.includes(dialog)) open.splice(open.indexOf(dialog), 1);
  if (open.length > 0 || above === null || falling) return;
  falling = true;
  history.back();
}

addEventListener("popstate", ({ state }) => {
  const down = above !== null && state?.below === above;
  const byPage = falling;
  falling = false;
  above = state?.above ?? null;
  if (!down) return;
  // No dialog is open any more, so one press of Back belongs to the previous entry.
  if (!byPage && open.length === 0) return history.back();
  if (!byPage) open.pop()?.close();
  if (leaving) history.pushState(null, "", location.href);
  leaving = false;
  hooks.fallen();
  if (open.length > 0) rise();
});
