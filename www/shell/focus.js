// Keeps the focus on the page. An element that is removed, hidden or disabled while it has the focus would leave the focus to the body.
// There keys act on the whole page, and Tab begins at the top. The focus goes to a neighbour instead. index.html names neighbours in
// `data-focus`, on the element or on one around it: selectors with commas between, the best first. Without a name it is the same element
// made again (by its id), or else the first focusable element around the place.

const TAKES = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Elements whose content cannot be seen. */
const AWAY = "[hidden], dialog:not([open]), details:not([open]) > :not(summary)";

/** The element with the focus, and all elements around it at the time when it took the focus. @type {Element[]} */
let path = [];

/** Watches the whole page. Called once. */
export function keepFocus() {
  addEventListener("focusin", (event) => (path = event.composedPath().filter((node) => node instanceof Element)));
  addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) return;
    // A press on something that takes no focus leaves the focus to the body, which is right. If the element goes away, that is seen
    // only after this event.
    queueMicrotask(() => {
      if (document.activeElement === document.body && path.length > 0 && keeps(path[0])) path = [];
    });
  });
  // A button that is off by aria-disabled alone (enable, in dom.js) must do nothing when it is pressed.
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
  // Escape removes `open` before the browser gives the focus back.
  if (!closed && path[0].isConnected && path[0].closest("dialog:not([open])")) return;
  const { activeElement } = document;
  // The focus is on another element already.
  if (activeElement && activeElement !== document.body && activeElement !== path[0]) return;
  for (const neighbour of neighbours(path)) {
    if (!keeps(neighbour) || neighbour.getClientRects().length === 0) continue;
    neighbour.focus();
    if (document.activeElement === neighbour) return;
  }
}

/** Checks whether an element can have the focus, as far as that is known without a layout. @param {Element} node */
const keeps = (node) => node.isConnected && !node.matches(":disabled") && !node.closest(AWAY);

/** Gives the elements that may take the focus, the best first. @param {Element[]} path @returns {Generator<HTMLElement>} */
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
