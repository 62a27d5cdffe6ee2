// Keeps the focus on the page. An element that is removed, hidden or disabled while it has the focus would leave the
// focus to the body. Keys would then act on the page as a unit, and Tab would begin at the top. The focus moves to a
// neighbour instead. index.html names neighbours in `data-focus`, on the element or on an ancestor, as selectors
// separated by commas, the best first. Without a name, the neighbour is the recreated element (by its id), or otherwise
// the first focusable element around the place.

const TAKES = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Elements whose content is invisible. */
const AWAY = "[hidden], dialog:not([open]), details:not([open]) > :not(summary)";

/** The element with the focus, and its ancestors at the time when it received the focus. @type {Element[]} */
let path = [];

/** Watches the entire page. Must be called once. */
export function keepFocus() {
  addEventListener("focusin", (event) => (path = event.composedPath().filter((node) => node instanceof Element)));
  addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) return;
    // A press on something that takes no focus rightly leaves the focus to the body. If the element disappears, that
    // becomes visible only after this event.
    queueMicrotask(() => {
      if (document.activeElement === document.body && path.length > 0 && keeps(path[0])) path = [];
    });
  });
  // A button that is off only by aria-disabled (enable, in dom.js) must do nothing when it is pressed.
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

/** @param {boolean} closed whether a dialog has closed, and the browser has returned the focus to its earlier place */
function mend(closed) {
  if (path.length === 0 || keeps(path[0])) return;
  // Escape removes `open` before the browser returns the focus.
  if (!closed && path[0].isConnected && path[0].closest("dialog:not([open])")) return;
  const { activeElement } = document;
  // Another element already has the focus.
  if (activeElement && activeElement !== document.body && activeElement !== path[0]) return;
  for (const neighbour of neighbours(path)) {
    if (!keeps(neighbour) || neighbour.getClientRects().length === 0) continue;
    neighbour.focus();
    if (document.activeElement === neighbour) return;
  }
}

/** Checks whether an element can have the focus, as far as that is possible without a layout. @param {Element} node */
const keeps = (node) => node.isConnected && !node.matches(":disabled") && !node.closest(AWAY);

/**
 * Yields the elements that may take the focus, the best first.
 * @param {Element[]} path
 * @returns {Generator<HTMLElement>}
 */
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
