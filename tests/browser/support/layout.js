// Runs in the page, and so uses nothing from here: what is cut off, lies beyond the screen or on top of something else, of all that
// can be read or pressed in the dialog that is open or else on the page. Where something scrolls sideways of its own, as wide tables
// do, what is beyond its edge can be reached.

export function misplaced() {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const CONTROLS = "button, a[href], select, input, textarea, summary, [role=tab]";
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @typedef {{ node: Element, name: string, box: Box, control: boolean, fixed: boolean }} Thing */
  /** @type {string[]} */
  const found = [];
  const named = (/** @type {Element} */ node) => {
    const words = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replaceAll(/\s+/g, " ");
    return `${node.localName}${node.id ? "#" + node.id : ""} "${words.slice(0, 40)}"`;
  };
  const styleOf = (/** @type {Element} */ node) => getComputedStyle(node);
  const seen = (/** @type {Element} */ node) => {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let up = /** @type {Element | null} */ (node); up; up = up.parentElement)
      if (styleOf(up).clipPath === "inset(50%)") return false;
    return true;
  };
  const isFixed = (/** @type {Element} */ node) => {
    for (let up = /** @type {Element | null} */ (node); up && up !== root; up = up.parentElement)
      if (styleOf(up).position === "fixed") return true;
    return false;
  };
  const SLIP = 1;
  /** What is left of a box inside all that clips or scrolls it; complains where it is cut for good. @param {Element} node @param {Box} box @param {string} name @returns {Box | null} */
  const inside = (node, box, name) => {
    // A DOMRect's edges are not its own.
    let left = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let up = node.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY } = styleOf(up);
      const edge = up.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth;
      const scrollsY = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight;
      if (overflowX !== "visible" && !scrollsX && (left.left < edge.left - SLIP || left.right > edge.right + SLIP))
        found.push(`${name} is cut by ${named(up)}`);
      if (overflowY !== "visible" && !scrollsY && (left.top < edge.top - 3 || left.bottom > edge.bottom + 3))
        found.push(`${name} is cut in height by ${named(up)}`);
      if (overflowX === "visible" && overflowY === "visible") continue;
      left = {
        left: Math.max(left.left, edge.left),
        right: Math.min(left.right, edge.right),
        top: Math.max(left.top, edge.top),
        bottom: Math.min(left.bottom, edge.bottom),
      };
      if (left.left >= left.right || left.top >= left.bottom) return null;
    }
    if (left.left < -SLIP || left.right > document.documentElement.clientWidth + SLIP)
      found.push(`${name} is beyond the screen's edge`);
    return left;
  };
  /** @type {Thing[]} */
  const things = [];
  const add = (/** @type {Element} */ node, /** @type {Box} */ rect, /** @type {boolean} */ control) => {
    const name = named(node);
    const box = inside(node, rect, name);
    if (box) things.push({ node, name, box, control, fixed: isFixed(node) });
  };
  const brush = document.createElement("canvas").getContext("2d");
  for (const node of root.querySelectorAll(CONTROLS)) {
    if (!seen(node)) continue;
    const rect = node.getBoundingClientRect();
    if (node instanceof HTMLSelectElement && brush && node.size < 2) {
      const { font, paddingLeft, paddingRight } = styleOf(node);
      brush.font = font;
      const room = node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const [option] = node.selectedOptions;
      const width = brush.measureText(option?.label ?? "").width;
      if (width > room + SLIP) found.push(`${named(node)}: "${option?.label}" is cut`);
    }
    add(node, rect, true);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || parent.closest("option, svg, textarea, noscript") || !seen(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) if (rect.width > 0) add(parent, rect, false);
    // So may be the control that it names, or its own element.
    const control = parent.closest(CONTROLS)?.getBoundingClientRect();
    const written = range.getBoundingClientRect();
    if (control && written.width > 0 && (written.left < control.left - SLIP || written.right > control.right + SLIP))
      found.push(`${named(parent)} is wider than its control`);
    const { overflowX } = styleOf(parent);
    if (/hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + SLIP)
      found.push(`${named(parent)} is cut by itself`);
  }
  for (const [i, a] of things.entries()) {
    for (const b of things.slice(i + 1)) {
      if (a.fixed !== b.fixed || a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
      if (
        a.node.closest("label, summary, button") &&
        a.node.closest("label") === b.node.closest("label") &&
        a.node.closest("label")
      )
        continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 3) found.push(`${a.name} lies on ${b.name}`);
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (root.scrollWidth > root.clientWidth + SLIP && root !== document.body)
    found.push(`the dialog is ${root.scrollWidth} wide`);
  return [...new Set(found)];
}
