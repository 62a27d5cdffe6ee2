// A run in a notebook. The kernel makes the moves; here is what one presses and sees. One request is under way at a time.

/**
 * What the kernel says of a run.
 * @typedef {object} State
 * @property {number} answer how many answers there were
 * @property {string} status
 * @property {number} moves the move that is shown
 * @property {number} head moves made in all
 * @property {string} title
 * @property {string} words
 * @property {Record<string, number>} figures
 * @property {[string, string][]} cells text and class of each
 * @property {boolean[]} met whether each line has its sum
 * @property {Curve | null} curve
 */
/** @typedef {{ name: string, unit: string, x: number[], y: number[] }} Curve */
/**
 * As much of anywidget's model as is needed.
 * @typedef {object} Model
 * @property {{ (name: "state"): State, (name: "board" | "still"): string, (name: "speed"): number }} get
 * @property {(name: "speed", value: number) => void} set
 * @property {() => void} save_changes
 * @property {(message: object) => void} send
 * @property {(event: string, heard: () => void) => void} on
 * @property {(event: string, heard: () => void) => void} off
 */

/** Moves a second, as offered; 0 stands for as many as the kernel makes. */
const SPEEDS = [1, 10, 100, 1000, 10_000, 100_000, 0];
/** More moves than one request makes. */
const MANY = 1e12;
/** So long, in ms, a kernel that is there may take to answer. */
const PATIENCE = 4_000;
const SILENT = "No kernel answers. It is busy, or this was saved without one: then run this cell again in a notebook.";
/** Energies below it are linear: as in the page, www/charts/kernel.js. */
const ASINH = 2;
const SVG = "http://www.w3.org/2000/svg";
/** @type {Record<string, string>} */
const TINTS = { clash: "rgba(224, 96, 16, .3)", path: "rgba(40, 120, 220, .35)", wall: "currentColor" };

/** @param {number} value */
const text = (value) => value.toLocaleString("en", { maximumSignificantDigits: Number.isInteger(value) ? 21 : 4 });

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @param {{ model: Model, el: HTMLElement }} place */
function render({ model, el }) {
  const start = element("button", { type: "button" }, "Start");
  const step = element("button", { type: "button" }, "Step");
  const again = element("button", { type: "button" }, "Start over");
  const speed = element("select");
  for (const each of SPEEDS)
    speed.append(element("option", { value: String(each) }, each ? `${text(each)} moves/s` : "full speed"));
  const timeline = element("input", { type: "range", min: "0", step: "1", "aria-label": "Move" });
  const words = element("p", { role: "status" });
  // Notebooks have styles of their own for lists of terms.
  const figures = element("div", { class: "al-figures" });
  const board = element("div", { class: "al-board" });
  board.innerHTML = model.get("board");
  const plot = document.createElementNS(SVG, "svg");
  plot.setAttribute("viewBox", "0 0 300 120");
  plot.setAttribute("preserveAspectRatio", "none");
  plot.setAttribute("role", "img");
  const caption = element("figcaption");
  const figure = element("figure", {}, plot, caption);
  const panel = element("div", { class: "al-panel" }, words, figures, figure, timeline);
  const controls = element("div", { class: "al-controls" }, start, step, again, element("label", {}, "Speed ", speed));
  el.classList.add("annealing-lab");
  for (const still of document.querySelectorAll(`.${model.get("still")}`)) still.setAttribute("hidden", "");
  // JupyterLab would take arrows for itself, and go to the next cell. It looks at the element that has the focus first.
  for (const control of [start, step, again, speed, timeline]) control.dataset.lmSuppressShortcuts = "true";
  el.replaceChildren(controls, element("div", { class: "al-run" }, board, panel));

  let playing = false;
  /** When the request under way was sent. @type {number | null} */
  let asked = null;
  /** What is asked next. @type {object | null} */
  let wish = null;
  /** Moves that the speed has not been given yet. */
  let owed = 0;
  let before = 0;
  let frame = 0;

  const ended = () => model.get("state").status !== "running";

  /** @param {boolean} on */
  function play(on) {
    playing = on && !ended();
    start.textContent = playing ? "Pause" : "Start";
    before = performance.now();
    owed = 0;
    if (playing) frame = requestAnimationFrame(tick);
  }

  function send() {
    if (!wish || asked !== null) return;
    asked = performance.now();
    model.send(wish);
    wish = null;
    setTimeout(() => {
      if (asked === null || performance.now() - asked < PATIENCE || !el.isConnected) return;
      play(false);
      words.textContent = SILENT;
      // The move that is shown stays, until an answer comes after all.
      timeline.value = String(model.get("state").moves);
      for (const control of [start, step, again, speed, timeline]) control.disabled = true;
    }, PATIENCE);
  }

  /** @param {object} what */
  function ask(what) {
    wish = what;
    send();
  }

  /** @param {number} now */
  function tick(now) {
    cancelAnimationFrame(frame);
    if (!playing) return;
    if (!el.isConnected) return play(false);
    const each = model.get("speed");
    owed = each ? owed + (each * (now - before)) / 1000 : MANY;
    before = now;
    if (asked === null && owed >= 1) {
      ask({ do: "step", moves: Math.floor(owed) });
      owed %= 1;
    }
    frame = requestAnimationFrame(tick);
  }

  /** @param {Curve | null} curve */
  function drawCurve(curve) {
    plot.replaceChildren();
    figure.hidden = !curve;
    if (!curve) return;
    const [low, high] = [Math.min(...curve.y), Math.max(...curve.y)];
    // Energies stand as the page has them: linear near 0, and logarithmic above.
    const scaled = (/** @type {number} */ y) => (curve.name === "energy" ? Math.asinh(y / ASINH) : y);
    const [foot, head] = [scaled(low), scaled(high)];
    const last = Math.max(curve.x[curve.x.length - 1], 1);
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      `${((x / last) * 298 + 1).toFixed(1)},${(118 - ((scaled(y) - foot) / (head - foot || 1)) * 116).toFixed(1)}`;
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("points", curve.x.map((x, place) => at(x, curve.y[place])).join(" "));
    const cursor = document.createElementNS(SVG, "path");
    const { moves } = model.get("state");
    cursor.setAttribute("d", `M${((moves / last) * 298 + 1).toFixed(1)} 0v120`);
    cursor.setAttribute("class", "al-cursor");
    plot.append(line, cursor);
    caption.textContent = `${curve.name}: ${text(low)} to ${text(high)} over ${text(last)} ${curve.unit}`;
    plot.setAttribute("aria-label", caption.textContent);
  }

  function show() {
    const state = model.get("state");
    asked = null;
    for (const control of [again, speed, timeline]) control.disabled = false;
    const drawn = board.querySelectorAll(".al-cell");
    const tints = board.querySelectorAll(".al-tint");
    state.cells.forEach(([number, name], place) => {
      drawn[place].textContent = number;
      drawn[place].setAttribute("font-weight", name === "given" ? "700" : "400");
      drawn[place].setAttribute("text-decoration", name === "clash" ? "underline" : "none");
      tints[place]?.setAttribute("fill", TINTS[name] ?? "none");
    });
    board.querySelectorAll(".al-line").forEach((line, place) => {
      if (state.met[place]) line.removeAttribute("stroke-dasharray");
      else line.setAttribute("stroke-dasharray", "2 5");
    });
    figures.replaceChildren(
      ...Object.entries({ moves: state.moves, ...state.figures }).map(([name, value]) =>
        element("div", {}, element("span", {}, name), " ", element("span", {}, text(value))),
      ),
    );
    drawCurve(state.curve);
    timeline.max = String(state.head);
    if (document.activeElement !== timeline || !wish) timeline.value = String(state.moves);
    timeline.setAttribute("aria-valuetext", `move ${text(state.moves)} of ${text(state.head)}`);
    if (ended()) play(false);
    // While it plays, a screen reader is left in peace.
    words.textContent = playing ? `${state.title}: running.` : state.words;
    // A button that is disabled loses the focus: whoever works by keys goes on with Start over.
    const lost = ended() && (start.matches(":focus") || step.matches(":focus"));
    start.disabled = step.disabled = ended();
    if (lost) again.focus();
    send();
  }

  const showSpeed = () => {
    const own = String(model.get("speed"));
    if (![...speed.options].some(({ value }) => value === own))
      speed.append(element("option", { value: own }, `${text(Number(own))} moves/s`));
    speed.value = own;
  };

  start.addEventListener("click", () => {
    play(!playing);
    show();
  });
  step.addEventListener("click", () => {
    play(false);
    ask({ do: "step", moves: 1 });
  });
  again.addEventListener("click", () => {
    play(false);
    ask({ do: "seek", moves: 0 });
  });
  timeline.addEventListener("input", () => {
    play(false);
    ask({ do: "seek", moves: Number(timeline.value) });
  });
  speed.addEventListener("change", () => {
    model.set("speed", Number(speed.value));
    model.save_changes();
  });
  // A tour is drawn from scratch by the kernel at each move.
  const showBoard = () => {
    board.innerHTML = model.get("board");
  };
  model.on("change:board", showBoard);
  model.on("change:state", show);
  model.on("change:speed", showSpeed);
  show();
  showSpeed();
  return () => {
    play(false);
    model.off("change:board", showBoard);
    model.off("change:state", show);
    model.off("change:speed", showSpeed);
  };
}

export default { render };
