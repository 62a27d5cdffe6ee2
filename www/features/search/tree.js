// The picture of a search tree. Only visible unfolded nodes are drawn, so a tree may be large. The canvas lies under an
// element that scrolls and has the focus. Screen readers get elements for the nodes around the chosen one.
//
// The nodes on the path are unfolded, unless a person folds or unfolds others. The path leads to the solution, or,
// before there is a solution, to the present board of the search.

import { facts } from "../../facts.js";
import { paint } from "../../lib/canvas.js";
import { byId, element, setText } from "../../lib/dom.js";
import { count } from "../../lib/format.js";
import { NONE } from "./forest.js";
import { t } from "./texts.js";
import { unfolded } from "./unfolded.js";
import { label, nodeInWords, worth } from "./words.js";
import { on } from "../../lib/signal.js";

/** @typedef {import("./forest.js").Forest} Forest */
/** @typedef {import("./unfolded.js").Spot} Spot */
/** @typedef {import("../../lib/colours.js").Colours} Colours */

// The height of a row and of a node, in pixels of an unscaled tree.
const ROW = 54;
const NODE_HEIGHT = 31;
/** The height of the count below a folded node. Edges begin to bend below it. */
const COUNT_HEIGHT = 12;
const GAP = 8;
const MARGIN = 10;
const CORNER = 5;
/** The width of a node, and of a node with a longer value, as in weighted A*. */
const NODE_WIDTH = 54;
const WIDE_NODE = 82;
/** The number of siblings for screen readers on either side of the chosen node. */
const LISTED = 12;
/** The maximum scale of a small tree, and the step of the scale, so that a growing tree rarely changes its size. */
const LARGEST = 2.4;
const STEP = 0.1;
/** The maximum factor for spreading out nodes to fill the width of the frame. */
const WIDEST = 1.8;
/** The maximum number of nodes of a tree that can be unfolded at once. */
export const MOST_UNFOLDED = 20_000;

export class TreeView {
  #frame = byId("tree", HTMLElement);
  #scroll = byId("tree-scroll", HTMLElement);
  #space = byId("tree-space", HTMLElement);
  #items = byId("tree-items", HTMLElement);
  #caption = byId("tree-caption", HTMLElement);
  #all = byId("tree-all", HTMLButtonElement);
  #canvas = byId("tree-canvas", HTMLCanvasElement);
  /** @type {Forest | null} */
  #forest = null;
  /** @type {Set<number>} */
  #path = new Set();
  /** The nodes that a person has unfolded (true) or folded (false). @type {Map<number, boolean>} */
  #turned = new Map();
  #everything = false;
  #chosen = 0;
  #shape = unfolded(/** @type {any} */ ({ children: () => [] }), () => false);
  #width = NODE_WIDTH;
  /** The distance between the centres of two nodes: more than the width of a node if the frame has room. */
  #column = NODE_WIDTH + GAP;
  /** The scale of the tree, which fills its frame. */
  #scale = 1;
  #frameRequested = 0;
  #choose;
  /** @type {import("../../core/types.js").Puzzle | null} */
  #puzzle = null;
  /** @type {import("./words.js").Settings} */
  #settings = { solver: "", heuristic: "", weight: "", nodes: "" };

  /** @param {(node: number) => void} choose called with the node chosen by a person */
  constructor(choose) {
    this.#choose = choose;
    this.#scroll.addEventListener("scroll", () => this.#request());
    this.#scroll.addEventListener("click", (event) => this.#click(event));
    this.#scroll.addEventListener("keydown", (event) => this.#key(event));
    this.#scroll.addEventListener("focus", () => this.#request());
    this.#scroll.addEventListener("blur", () => this.#request());
    this.#all.addEventListener("click", () => this.#turnEverything());
    new ResizeObserver(() => {
      this.#fit();
      this.#reveal(this.#chosen);
    }).observe(this.#frame);
    document.fonts.ready.then(() => this.#request());
    on(facts.colours, () => this.#request());
  }

  /**
   * Begins with a search that has made no nodes yet.
   * @param {import("../../core/types.js").Puzzle} puzzle
   * @param {import("./words.js").Settings} settings
   */
  open(puzzle, settings) {
    this.#puzzle = puzzle;
    this.#settings = settings;
    this.#width = settings.solver === "wastar" || settings.heuristic === "straight" ? WIDE_NODE : NODE_WIDTH;
    this.#turned.clear();
    this.#everything = false;
    this.#forest = null;
    this.#chosen = 0;
  }

  /**
   * Shows a tree.
   * @param {Forest} forest
   * @param {number} node the end of the path
   * @param {string} remark the text in place of the caption; empty for the caption
   */
  show(forest, node, remark) {
    // A smaller tree indicates iterative deepening, which has begun again.
    if (this.#forest && forest.size < this.#forest.size) this.#turned.clear();
    this.#forest = forest;
    this.#path = new Set(forest.pathTo(node));
    this.#chosen = node;
    this.#remark = remark;
    this.#layOut();
    this.#reveal(node);
    // The tree is drawn at once, in the same frame as the board of this expansion.
    this.#draw();
  }

  #remark = "";

  /** Marks the node that a person has walked to. @param {number} node */
  choose(node) {
    this.#chosen = node;
    // Folded nodes above would hide it.
    for (const above of this.#forest?.pathTo(node).slice(0, -1) ?? []) {
      if (!this.#isOpen(above)) this.#turned.set(above, true);
    }
    this.#layOut();
    this.#reveal(node);
  }

  /** @param {number} node */
  #isOpen(node) {
    return this.#turned.get(node) ?? (this.#everything || this.#path.has(node));
  }

  #layOut() {
    if (!this.#forest) return;
    this.#shape = unfolded(this.#forest, (node) => this.#isOpen(node));
    this.#all.disabled = this.#forest.size > MOST_UNFOLDED || this.#forest.size === 1;
    setText(this.#all, t(this.#everything || this.#turned.size > 0 ? "pathOnly" : "treeAll"));
    this.#tell();
    this.#fit();
  }

  /** Scales the tree to the room in its frame. A stylesheet may set the minimum scale, at which the tree scrolls. */
  #fit() {
    const { levels, columns } = this.#shape;
    const { clientWidth, clientHeight } = this.#frame;
    const narrow = this.#width + GAP;
    const [width, height] = [columns * narrow + 2 * MARGIN, levels.length * ROW + 2 * MARGIN];
    const fits = Math.floor(Math.min(clientWidth / width, clientHeight / height) / STEP) * STEP;
    const least = Number(getComputedStyle(this.#frame).getPropertyValue("--least-scale")) || 1;
    this.#scale = Math.max(least, Math.min(LARGEST, fits));
    const room = (clientWidth / this.#scale - 2 * MARGIN) / columns;
    this.#column = Math.max(narrow, Math.min(WIDEST * narrow, room));
    this.#space.style.width = `${(columns * this.#column + 2 * MARGIN) * this.#scale}px`;
    this.#space.style.height = `${height * this.#scale}px`;
    this.#request();
  }

  #turnEverything() {
    this.#everything = !(this.#everything || this.#turned.size > 0);
    this.#turned.clear();
    if (!this.#everything && !this.#shape.spots.has(this.#chosen)) this.#chosen = 0;
    this.#layOut();
    this.#reveal(this.#chosen);
  }

  /** @param {number} node */
  #turn(node) {
    if (!this.#forest || this.#forest.below[node] === 0) return;
    this.#turned.set(node, !this.#isOpen(node));
    const before = this.#offset();
    this.#layOut();
    // The node stays under the pointer.
    const spot = this.#shape.spots.get(node);
    if (spot) this.#scroll.scrollLeft += (this.#placeOf(spot).x - before(node)) * this.#scale;
  }

  /** Stores the positions of nodes before a change. */
  #offset() {
    const { spots } = this.#shape;
    return (/** @type {number} */ node) => {
      const spot = spots.get(node);
      return spot ? this.#placeOf(spot).x : 0;
    };
  }

  // ── interaction ──

  /** @param {MouseEvent} event */
  #click(event) {
    const { left, top } = this.#scroll.getBoundingClientRect();
    const x = (event.clientX - left + this.#scroll.scrollLeft) / this.#scale;
    const y = (event.clientY - top + this.#scroll.scrollTop) / this.#scale;
    const level = this.#shape.levels[Math.floor((y - MARGIN) / ROW)];
    const spot = level?.find((spot) => Math.abs(this.#placeOf(spot).x - x) < this.#column / 2);
    if (!spot) return;
    const { node } = spot;
    const again = node === this.#chosen;
    this.#chosen = node;
    // A first press chooses an unfolded node without folding it.
    if (again || !spot.open) this.#turn(node);
    this.#tell();
    this.#request();
    this.#choose(node);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const spot = this.#shape.spots.get(this.#chosen);
    if (!spot) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#turn(this.#chosen);
      this.#reveal(this.#chosen);
      return;
    }
    const next = this.#towards(event.key, spot);
    if (next === undefined) return;
    event.preventDefault();
    if (next === null) return;
    this.#chosen = next;
    this.#tell();
    this.#reveal(next);
    this.#choose(next);
  }

  /**
   * Returns the node in a key's direction, null without such a node, undefined for a key without a direction.
   * @param {string} key
   * @param {Spot} spot
   */
  #towards(key, spot) {
    const level = this.#shape.levels[spot.level];
    const at = level.indexOf(spot);
    if (key === "ArrowLeft") return level[at - 1]?.node ?? null;
    if (key === "ArrowRight") return level[at + 1]?.node ?? null;
    if (key === "ArrowUp") return spot.parent?.node ?? null;
    if (key === "Home") return 0;
    if (key === "End") return [...this.#path].pop() ?? 0;
    if (key !== "ArrowDown") return undefined;
    if (!spot.open) {
      this.#turn(spot.node);
      return null;
    }
    const children = this.#forest?.children(spot.node) ?? [];
    return children.find((child) => this.#path.has(child)) ?? children[0] ?? null;
  }

  // ── for screen readers ──

  #tell() {
    const spot = this.#shape.spots.get(this.#chosen);
    if (!spot || !this.#forest) return;
    setText(this.#caption, this.#remark || this.#name(spot));
    /** @type {Spot[]} */
    const listed = [];
    for (let at = spot.parent; at; at = at.parent) listed.unshift(at);
    const level = this.#shape.levels[spot.level];
    const here = level.indexOf(spot);
    listed.push(
      ...level.slice(Math.max(0, here - LISTED), here + LISTED).filter(({ parent }) => parent === spot.parent),
    );
    if (spot.open)
      listed.push(
        ...this.#forest
          .children(spot.node)
          .slice(0, LISTED)
          .flatMap((n) => this.#spot(n)),
      );
    this.#items.replaceChildren(...listed.map((one) => this.#item(one)));
    this.#scroll.setAttribute("aria-activedescendant", `tree-node-${spot.node}`);
  }

  /** @param {number} node */
  #spot(node) {
    const spot = this.#shape.spots.get(node);
    return spot ? [spot] : [];
  }

  /** @param {Spot} spot */
  #name(spot) {
    if (!this.#forest || !this.#puzzle) return "";
    const { node } = spot;
    const below = this.#forest.below[node];
    const words = nodeInWords(this.#forest.tree, node, this.#puzzle, this.#settings);
    return below === 0 ? words : t("below", { node: words, n: below });
  }

  /** @param {Spot} spot */
  #item(spot) {
    const item = element("div", {
      role: "treeitem",
      id: `tree-node-${spot.node}`,
      "aria-level": String(spot.level + 1),
      "aria-setsize": String(spot.of),
      "aria-posinset": String(spot.index + 1),
      "aria-selected": String(spot.node === this.#chosen),
      "aria-label": this.#name(spot),
    });
    if (this.#forest && this.#forest.below[spot.node] > 0) item.setAttribute("aria-expanded", String(spot.open));
    return item;
  }

  // ── drawing ──

  /** @param {Spot} spot */
  #placeOf(spot) {
    // A tree that is narrower than its frame is centred.
    const spare =
      Math.max(0, this.#scroll.clientWidth / this.#scale - 2 * MARGIN - this.#shape.columns * this.#column) / 2;
    return { x: MARGIN + spare + spot.x * this.#column, y: MARGIN + spot.level * ROW + NODE_HEIGHT / 2 };
  }

  /** @param {number} node */
  #reveal(node) {
    const spot = this.#shape.spots.get(node);
    if (!spot) return;
    const scale = this.#scale;
    const place = this.#placeOf(spot);
    const [x, y] = [place.x * scale, place.y * scale];
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.#scroll;
    // Scrolls no further than necessary, so that the nodes above stay visible.
    const aside = Math.min(2.5 * this.#column * scale, clientWidth / 2);
    const down = (NODE_HEIGHT / 2 + COUNT_HEIGHT + MARGIN) * scale;
    this.#scroll.scrollLeft = Math.min(x - aside, Math.max(scrollLeft, x + aside - clientWidth));
    this.#scroll.scrollTop = Math.min(y - down, Math.max(scrollTop, y + down - clientHeight));
    this.#request();
  }

  #request() {
    if (this.#frameRequested) return;
    this.#frameRequested = requestAnimationFrame(() => {
      this.#frameRequested = 0;
      this.#draw();
    });
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    if (this.#forest)
      paint(this.#canvas, width, height, (context) =>
        this.#drawInSight(context, width / this.#scale, height / this.#scale),
      );
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {number} width @param {number} height the height of the visible
   * part
   */
  #drawInSight(context, width, height) {
    const [scrollLeft, scrollTop] = [this.#scroll.scrollLeft / this.#scale, this.#scroll.scrollTop / this.#scale];
    context.scale(this.#scale, this.#scale);
    context.translate(-scrollLeft, -scrollTop);
    const first = Math.max(0, Math.floor((scrollTop - MARGIN) / ROW) - 1);
    const levels = this.#shape.levels.slice(first, Math.ceil((scrollTop + height) / ROW) + 1);
    const inSight = (/** @type {number} */ x) => x > scrollLeft - this.#column && x < scrollLeft + width + this.#column;
    for (const level of levels) this.#drawEdges(context, level, scrollLeft, width);
    for (const level of levels) {
      for (const spot of level) if (inSight(this.#placeOf(spot).x)) this.#drawNode(context, spot);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context @param {Spot[]} level @param {number} scrollLeft @param {number} width
   */
  #drawEdges(context, level, scrollLeft, width) {
    for (const onPath of [false, true]) {
      context.beginPath();
      for (const spot of level) {
        if (!spot.parent || this.#path.has(spot.node) !== onPath) continue;
        const [from, to] = [this.#placeOf(spot.parent), this.#placeOf(spot)];
        if (Math.max(from.x, to.x) < scrollLeft || Math.min(from.x, to.x) > scrollLeft + width) continue;
        const [top, bottom] = [from.y + NODE_HEIGHT / 2, to.y - NODE_HEIGHT / 2];
        const bend = top + COUNT_HEIGHT;
        const middle = (bend + bottom) / 2;
        context.moveTo(from.x, top);
        context.lineTo(from.x, bend);
        context.bezierCurveTo(from.x, middle, to.x, middle, to.x, bottom);
      }
      context.strokeStyle = onPath ? facts.colours.peek().right : facts.colours.peek().quiet;
      context.globalAlpha = onPath ? 1 : 0.75;
      context.lineWidth = onPath ? 2.5 : 1;
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  /** @param {CanvasRenderingContext2D} context @param {Spot} spot */
  #drawNode(context, { node, open, ...spot }) {
    if (!this.#forest || !this.#puzzle) return;
    const { tree, below } = this.#forest;
    const { x, y } = this.#placeOf({ node, open, ...spot });
    const width = this.#width;
    const [onPath, chosen, waits] = [this.#path.has(node), node === this.#chosen, tree.expanded[node] === NONE];
    const colours = facts.colours.peek();
    context.beginPath();
    context.roundRect(x - width / 2, y - NODE_HEIGHT / 2, width, NODE_HEIGHT, CORNER);
    context.fillStyle = colours.panel;
    context.fill();
    context.lineWidth = chosen ? 2.5 : onPath ? 2 : 1;
    context.strokeStyle = chosen ? colours.ink : onPath ? colours.right : waits ? colours["series-2"] : colours.quiet;
    context.setLineDash(waits && !onPath && !chosen ? [3, 3] : []);
    context.stroke();
    context.setLineDash([]);
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillStyle = onPath ? colours.right : colours.ink;
    context.font = `600 14px ${colours.display}`;
    const what = node === 0 ? t("start") : label(tree, node, this.#puzzle);
    context.fillText(what, x, y - 2);
    context.fillStyle = colours.quiet;
    context.font = `600 12px ${colours.display}`;
    context.fillText(worth(tree, node, this.#settings), x, y + 10.5);
    if (open || below[node] === 0) return;
    context.fillText(`+${count(below[node])}`, x, y + NODE_HEIGHT / 2 + COUNT_HEIGHT);
  }
}
