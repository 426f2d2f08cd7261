/**
 * Renders the scene as SVG: one pass compares the scene with the nodes of the last one, reuses them, and
 * animates those that changed their square.
 */
import { figure, ground, group, markNode, maze, RIM, rim, SIDE, svg } from "./draw.ts";
import type { Mark, Scene, Token } from "./scene.ts";
import { cellOf, SIZE } from "./squares.ts";
import { type BoardPosition, SEATS, type Seat } from "./types.ts";

/** What one rendering needs beyond the scene. */
export interface RenderOptions {
  /** The army at the bottom. */
  view: Seat;
  position: BoardPosition;
  lastMove: readonly string[];
  /** The square under the pointer or the keyboard's focus. */
  hovered: string | null;
  /** How long tokens take to move, in milliseconds; 0 for at once. */
  duration: number;
  /** Whether the user prefers reduced motion. */
  reducedMotion: boolean;
}

/** How long the board takes to rotate to another army. */
const ROTATE_MS = 380;

/** Scales a token so that it leaves a margin in its square. */
const TOKEN_TRANSFORM = "translate(6.5 5) scale(.87)";

/** A token and the node that shows it, at a point of the drawing. */
interface TokenNode {
  token: Token;
  appearance: string;
  node: SVGElement;
  x: number;
  y: number;
}

/** The drawing of a board. */
export class Renderer {
  readonly root: SVGElement;
  #rim = svg("g", { class: "dj-frame" });
  #maze = maze();
  #tints = svg("g", { class: "dj-tints" });
  #tokens = svg("g", { class: "dj-tokens" });
  #marks = svg("g", { class: "dj-marks" });
  #tokenNodes: TokenNode[] = [];
  #tintNodes = new Map<string, SVGElement>();
  #markNodes = new Map<string, SVGElement>();
  #view: Seat | null = null;

  constructor() {
    const size = SIDE * SIZE + 2 * RIM;
    this.root = svg(
      "svg",
      { class: "dj-art", viewBox: `${-RIM} ${-RIM} ${size} ${size}`, "aria-hidden": "true" },
      [this.#rim, ground(), this.#maze, this.#tints, this.#tokens, this.#marks],
    );
  }

  /** Updates the drawing. */
  render(scene: Scene, options: RenderOptions): void {
    const rotated = options.view !== this.#view;
    if (rotated) this.#rotate(options);
    this.#renderState(options.position, scene.power);
    this.#renderTints(scene, options);
    this.#renderTokens(scene, { ...options, duration: rotated ? 0 : options.duration });
    this.#renderMarks(scene.marks, options);
  }

  /** Moves the dragged token of a square; its centre is at a point of the drawing. */
  drag(square: string, x: number, y: number): void {
    const drawn = this.#tokenNodes.find(({ token }) => token.square === square && token.army);
    if (!drawn) return;
    if (!drawn.node.classList.contains("dj-dragged")) this.#tokens.append(drawn.node);
    drawn.node.classList.add("dj-dragged");
    this.#moveNode(drawn, x - SIDE / 2, y - SIDE / 2, 0);
  }

  /** Ends a drag; the next rendering puts the token on its square. */
  drop(): void {
    for (const { node } of this.#tokenNodes) node.classList.remove("dj-dragged");
  }

  #rotate({ view, reducedMotion }: RenderOptions): void {
    this.#rim.replaceChildren(...rim(view));
    if (this.#view && !reducedMotion) {
      const quarters = (SEATS.indexOf(view) - SEATS.indexOf(this.#view) + SEATS.length) % SEATS.length;
      const angle = quarters === 3 ? 90 : -90 * quarters;
      const from = { transform: `rotate(${angle}deg) scale(.75)`, opacity: 0.2 };
      const timing = { duration: ROTATE_MS, easing: "ease-out" };
      this.root.animate([from, { transform: "none", opacity: 1 }], timing);
    }
    this.#view = view;
  }

  #renderState(position: BoardPosition, power: Seat | null): void {
    this.#maze.classList.toggle("dj-power", power !== null);
    if (power) this.#maze.setAttribute("data-army", power);
    const winner = position.alive.length === 1 ? position.alive[0] : undefined;
    const active = position.outcome ? winner : position.turn;
    this.#rim.setAttribute("data-army", active ?? "");
    for (const node of this.#rim.querySelectorAll(".dj-corner")) {
      const army = node.getAttribute("data-army") as Seat;
      node.classList.toggle("dj-turn", army === active);
      node.classList.toggle("dj-gone", !position.alive.includes(army));
    }
  }

  #renderTints(scene: Scene, options: RenderOptions): void {
    const wanted = new Map<string, string>();
    if (!scene.moverPlaced) for (const square of options.lastMove) wanted.set(square, "dj-last");
    if (scene.selected) wanted.set(scene.selected, "dj-selected");
    if (options.hovered && scene.marks.has(options.hovered)) wanted.set(options.hovered, "dj-pointed");
    syncLayer(this.#tints, this.#tintNodes, wanted, (kind) =>
      svg("path", { class: `dj-tint ${kind}`, d: "M3 3H97V97H3z" }),
    );
    for (const [key, node] of this.#tintNodes) placeOnSquare(node, key.slice(0, 2), options.view);
  }

  #renderMarks(marks: Map<string, Mark>, options: RenderOptions): void {
    syncLayer(this.#marks, this.#markNodes, marks, (kind) => markNode(kind as Mark));
    for (const [key, node] of this.#markNodes) {
      placeOnSquare(node, key.slice(0, 2), options.view);
      node.classList.toggle("dj-hot", key.slice(0, 2) === options.hovered);
    }
  }

  #renderTokens(scene: Scene, options: RenderOptions): void {
    const { tokens, held, marks } = scene;
    const wanted = held ? [...tokens, this.#heldToken(held, marks, options)] : tokens;
    const pairs = matchNodes(this.#tokenNodes, wanted);
    const kept = new Set(pairs.values());
    for (const drawn of this.#tokenNodes) if (!kept.has(drawn)) drawn.node.remove();
    this.#tokenNodes = wanted.map((token) => this.#renderToken(token, pairs.get(token), options));
  }

  /** The token that waits for its placement: on the hovered square, else above the one it was taken from. */
  #heldToken(held: Token, marks: Map<string, Mark>, options: RenderOptions): Token {
    const { hovered } = options;
    return hovered && /place|throne/.test(marks.get(hovered) ?? "") ? { ...held, square: hovered } : held;
  }

  #renderToken(token: Token, known: TokenNode | undefined, options: RenderOptions): TokenNode {
    const node = known?.node ?? svg("g", { class: "dj-token" });
    const drawn = known ?? { token, appearance: "", node, x: Number.NaN, y: 0 };
    const appearance = `${token.army} ${token.role} ${token.controller}`;
    if (drawn.appearance !== appearance) {
      node.replaceChildren(group("dj-figure", figure(token), TOKEN_TRANSFORM));
    }
    if (!known) this.#tokens.append(node);
    drawn.appearance = appearance;
    drawn.token = token;
    node.classList.toggle("dj-held", token.held === true);
    const { column, row } = cellOf(token.square, options.view);
    const lift = token.held && token.square !== options.hovered ? 34 : 0;
    if (node.classList.contains("dj-dragged")) return drawn;
    if (drawn.x !== column * SIDE + lift || drawn.y !== row * SIDE - lift) {
      this.#moveNode(drawn, column * SIDE + lift, row * SIDE - lift, options.duration);
    }
    return drawn;
  }

  #moveNode(drawn: TokenNode, x: number, y: number, duration: number): void {
    const { node } = drawn;
    const known = !Number.isNaN(drawn.x);
    for (const animation of node.getAnimations()) animation.cancel();
    if (duration > 0 && known) {
      const at = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px)` });
      node.parentNode?.append(node);
      node.animate([at(drawn.x, drawn.y), at(x, y)], { duration, easing: "ease-in-out" });
    } else if (duration > 0) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
    }
    node.setAttribute("transform", `translate(${x} ${y})`);
    drawn.x = x;
    drawn.y = y;
  }
}

function placeOnSquare(node: SVGElement, square: string, view: Seat): void {
  const { column, row } = cellOf(square, view);
  node.setAttribute("transform", `translate(${column * SIDE} ${row * SIDE})`);
}

/** Makes a layer hold exactly the wanted nodes; square and kind are a node's key. */
function syncLayer(
  layer: SVGElement,
  nodes: Map<string, SVGElement>,
  wanted: ReadonlyMap<string, string>,
  make: (kind: string) => SVGElement,
): void {
  const keys = new Map([...wanted].map(([square, kind]) => [square + kind, kind]));
  for (const [key, node] of nodes) {
    if (keys.has(key)) continue;
    node.remove();
    nodes.delete(key);
  }
  for (const [key, kind] of keys) {
    if (nodes.has(key)) continue;
    const node = make(kind);
    nodes.set(key, node);
    layer.append(node);
  }
}

/** Finds the node that already shows each wanted token: on its square first, then the nearest of its kind. */
function matchNodes(drawn: readonly TokenNode[], wanted: readonly Token[]): Map<Token, TokenNode> {
  const pairs = new Map<Token, TokenNode>();
  const free = new Set(drawn);
  const kind = (token: Token) => `${token.army} ${token.role}`;
  const pair = (token: Token, found: TokenNode | undefined) => {
    if (!found) return;
    pairs.set(token, found);
    free.delete(found);
  };
  for (const token of wanted) {
    const same = (shown: Token) => shown.square === token.square && kind(shown) === kind(token);
    pair(
      token,
      [...free].find((node) => same(node.token)),
    );
  }
  for (const token of wanted) {
    if (pairs.has(token)) continue;
    const distance = (node: TokenNode) => squareDistance(node.token.square, token.square);
    const alike = [...free].filter((node) => kind(node.token) === kind(token));
    alike.sort((a, b) => distance(a) - distance(b));
    pair(token, alike[0]);
  }
  return pairs;
}

function squareDistance(from: string, to: string): number {
  const a = cellOf(from, "red");
  const b = cellOf(to, "red");
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
