// What lies over the page, such as a dialog: Back closes it. All that lies over the page at a time has one entry of the browser's
// history, above the place that it lies over. When it is closed otherwise, that entry is left, too.

/** @type {HTMLDialogElement[]} the topmost last */
const open = [];
/** Names the entry above, where the browser stands; null if it stands at a place. @type {string | null} */
let above = history.state?.above ?? null;
/** Whether the browser is on its way down from there, because all has been closed. */
let falling = false;
/** Whether another place is shown from there. */
let leaving = false;
let entries = 0;

/** What the address does: `rising` before the entry above, `fallen` when the browser stands at the place again. */
export const hooks = { rising: () => {}, fallen: () => {} };

/** Opens a dialog over the page. @param {HTMLDialogElement} dialog */
export function lay(dialog) {
  dialog.showModal();
  open.push(dialog);
  dialog.addEventListener("close", () => closed(dialog), { once: true });
  if (above === null) rise();
}

/** What is shown next is another place. The entry above becomes it. Returns false if there is none. */
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
  const own = falling;
  falling = false;
  above = state?.above ?? null;
  if (!down) return;
  // Nothing lies there any more: one press of Back is for the place before.
  if (!own && open.length === 0) return history.back();
  if (!own) open.pop()?.close();
  if (leaving) history.pushState(null, "", location.href);
  leaving = false;
  hooks.fallen();
  if (open.length > 0) rise();
});
