// Helpers for the document. Text is inserted as text, never as HTML.

/**
 * Finds the element with an id. Throws if the element is missing or of another kind, because index.html is then wrong.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return found;
}

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Makes a button.
 * @param {string} words
 * @param {Record<string, string>} attributes
 * @param {() => void} [press]
 */
export function button(words, attributes, press) {
  const made = element("button", { type: "button", ...attributes }, words);
  if (press) made.addEventListener("click", press);
  return made;
}

/** Makes a row of a form. @param {string} words @param {HTMLElement} control with an id */
export const field = (words, control) =>
  element("p", { class: "field" }, element("label", { for: control.id }, words), control);

/**
 * Makes an element of an SVG picture.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function shape(tag, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/**
 * Sets an element's text if it differs, in the existing text node, because a new node would need style and layout.
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  const { firstChild: old } = node;
  if (text !== "" && old instanceof Text && old === node.lastChild) {
    if (old.data !== text) old.data = text;
  } else if (node.textContent !== text) node.textContent = text;
}

/** Texts that wait until an empty status region can announce them. @type {WeakMap<Element, string>} */
const awaited = new WeakMap();

/**
 * Shows a text in a status region. An empty region, which may be hidden, is filled a few frames later, because a screen
 * reader only announces changes in a visible region.
 * @param {Element} region
 * @param {string} text
 */
export function say(region, text) {
  const waits = awaited.has(region);
  if (text !== "" && (waits || region.textContent === "")) awaited.set(region, text);
  else {
    awaited.delete(region);
    return setText(region, text);
  }
  if (waits) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      setText(region, awaited.get(region) ?? "");
      awaited.delete(region);
    }),
  );
}

/**
 * Sets the value of a field, unless a person is typing there. The field's default value is the last value that was set
 * or taken.
 * @param {HTMLInputElement} field
 * @param {string} value
 */
export function setValue(field, value) {
  if (field === document.activeElement && field.value !== field.defaultValue) return;
  field.value = field.defaultValue = value;
}

/**
 * Marks typed values as taken when their field changes, so that setValue may rewrite them.
 * @param {HTMLElement} within the element that contains the fields
 */
export function takeTyped(within) {
  const taken = (/** @type {Event} */ { target }) =>
    target instanceof HTMLInputElement && (target.defaultValue = target.value);
  within.addEventListener("change", taken, { capture: true });
}

/**
 * Sets an attribute if its value differs; otherwise the browser would compute the style again.
 * @param {Element} node
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/**
 * Shows or hides an element if that is a change; otherwise the browser would compute its style again.
 * @param {HTMLElement} node
 * @param {boolean} shown
 */
export function setShown(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}

/**
 * Disables or enables a control if that is a change.
 * @param {HTMLButtonElement | HTMLInputElement} control
 * @param {boolean} disabled
 */
export function setDisabled(control, disabled) {
  if (control.disabled !== disabled) control.disabled = disabled;
}

/**
 * Switches a button on or off. A disabled button would lose the focus, so one that has it gets aria-disabled only.
 * @param {HTMLButtonElement} button
 * @param {boolean} on
 */
export function enable(button, on) {
  const focused = document.activeElement === button;
  setDisabled(button, !on && !focused);
  if (!on && focused) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/**
 * Intercepts long texts that are pasted or dropped into a field, because the layout of a megabyte on one line would
 * take seconds.
 * @param {HTMLTextAreaElement} field
 * @param {number} most characters that the field itself accepts
 * @param {(text: string) => void} take
 */
export function takeLongPaste(field, most, take) {
  const came = (/** @type {Event} */ event, /** @type {DataTransfer | null} */ data) => {
    const text = data?.getData("text/plain") ?? "";
    if (text.length <= most) return;
    event.preventDefault();
    take(text);
  };
  field.addEventListener("paste", (event) => came(event, event.clipboardData));
  field.addEventListener("drop", (event) => came(event, event.dataTransfer));
}
