// The few things that every part does with the document. Text goes in as text, never as HTML.

/**
 * The element with this id, which must be there and of this kind: both are ours to get right.
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
 * @param {string} words
 * @param {Record<string, string>} attributes
 * @param {() => void} [press]
 */
export function button(words, attributes, press) {
  const made = element("button", { type: "button", ...attributes }, words);
  if (press) made.addEventListener("click", press);
  return made;
}

/** A row of a form. @param {string} words @param {HTMLElement} control with an id */
export const field = (words, control) =>
  element("p", { class: "field" }, element("label", { for: control.id }, words), control);

/**
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
 * Writes only what changed, and into the text that is there: a new one would have to be given a style and a place.
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  const { firstChild: old } = node;
  if (text !== "" && old instanceof Text && old === node.lastChild) {
    if (old.data !== text) old.data = text;
  } else if (node.textContent !== text) node.textContent = text;
}

/** What is to be said in a status region that has been empty. @type {WeakMap<Element, string>} */
const awaited = new WeakMap();

/**
 * Says it in a status region. One that was empty, and perhaps not to be seen, is filled in a frame of its own: a screen reader
 * hears what changes in what is there.
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
 * What a field says; but what somebody is typing there stays. Its default value is what it said last, or was taken from it.
 * @param {HTMLInputElement} field
 * @param {string} value
 */
export function setValue(field, value) {
  if (field === document.activeElement && field.value !== field.defaultValue) return;
  field.value = field.defaultValue = value;
}

/** What was typed in a field within has been taken, and may be written in another way. @param {HTMLElement} within */
export function takeTyped(within) {
  const taken = (/** @type {Event} */ { target }) =>
    target instanceof HTMLInputElement && (target.defaultValue = target.value);
  within.addEventListener("change", taken, { capture: true });
}

/**
 * Writes only what changed: the browser would work out the style again.
 * @param {Element} node
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/**
 * Shows or hides an element, and touches it only if that is a change: the browser would work out its style again.
 * @param {HTMLElement} node
 * @param {boolean} shown
 */
export function setShown(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}

/**
 * Writes only what changed.
 * @param {HTMLButtonElement | HTMLInputElement} control
 * @param {boolean} disabled
 */
export function setDisabled(control, disabled) {
  if (control.disabled !== disabled) control.disabled = disabled;
}

/**
 * A button that has the focus when it is switched off would drop it: then only say that it is off.
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
 * A text longer than this that is pasted or dropped is not laid out in the field but handed on: a megabyte in one line would hold
 * the page up for seconds.
 * @param {HTMLTextAreaElement} field
 * @param {number} most characters
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
