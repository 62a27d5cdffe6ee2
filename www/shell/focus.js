// Nothing that has the focus drops it: what goes away, is hidden or is switched off while it has the focus would leave it to the
// body, from where keys act on the whole page and Tab begins at the top. It goes to a neighbour instead. index.html names that in
// `data-focus`, on the element or on anything around it: selectors with commas between, the best first. Without a name it is the
// same element made again (by its id), or else the first that takes it around the place.

const TAKES = "a[href], button, input, select, textarea, summary, [tabindex]";
/** What holds something that cannot be seen. */
const AWAY = "[hidden], dialog:not([open]), details:not([open]) > :not(summary)";

/** What has the focus, and all that it stood in when it took it. @type {Element[]} */
let path = [];

/** Watches the whole page. Called once. */
export function keepFocus() {
  addEventListener("focusin", (event) => (path = event.composedPath().filter((node) => node instanceof Element)));
  addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) return;
    // Left by a press on something that takes no focus; unless it goes away, which is seen when all has been done.
    queueMicrotask(() => {
      if (document.activeElement === document.body && path.length > 0 && keeps(path[0])) path = [];
    });
  });
  // A button that only says it is off (enable, in dom.js) does nothing when it is pressed.
  addEventListener("click", refuse, { capture: true });
  const attributeFilter = ["disabled", "hidden", "open"];
  new MutationObserver(() => mend(false)).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter,
  });
  addEventListener("close", () => mend(true), { capture: true });
}

/** @param {Event} event */
function refuse(event) {
  if (!(event.target instanceof Element) || !event.target.closest("button[aria-disabled=true]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {boolean} closed whether a dialog has closed, and the browser has given the focus back to where it was before */
function mend(closed) {
  if (path.length === 0 || keeps(path[0])) return;
  // Escape takes `open` away before the browser gives the focus back.
  if (!closed && path[0].isConnected && path[0].closest("dialog:not([open])")) return;
  const { activeElement } = document;
  // Somebody has put it elsewhere.
  if (activeElement && activeElement !== document.body && activeElement !== path[0]) return;
  for (const neighbour of neighbours(path)) {
    if (!keeps(neighbour) || neighbour.getClientRects().length === 0) continue;
    neighbour.focus();
    if (document.activeElement === neighbour) return;
  }
}

/** Whether it can have the focus, without asking for a layout. @param {Element} node */
const keeps = (node) => node.isConnected && !node.matches(":disabled") && !node.closest(AWAY);

/** @param {Element[]} path @returns {Generator<HTMLElement>} */
function* neighbours(path) {
  if (path[0].id) yield* all(document, `#${CSS.escape(path[0].id)}`);
  for (const node of path) {
    const names = node instanceof HTMLElement ? node.dataset.focus?.split(",") : null;
    for (const name of names ?? []) yield* all(document, name);
    if (node.isConnected) yield* all(node, TAKES);
  }
}

/** @param {ParentNode} within @param {string} selector @returns {NodeListOf<HTMLElement>} */
const all = (within, selector) => within.querySelectorAll(selector);
