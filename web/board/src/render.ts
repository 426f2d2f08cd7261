/**
 * Renders the scene as SVG: one pass compares the scene with the nodes of the last one, reuses them, and
 * animates those that changed their square.
 */
import type { BoardOptions } from "./config.ts";
import { figure, group, markNode, maze, svg } from "./draw.ts";
import { frame } from "./frame.ts";
import { ground } from "./ground.ts";
import type { Cell, Layout } from "./layout.ts";
import { ringNode, tint, wayNode } from "./notes.ts";
import type { PieceSet } from "./piece_set.ts";
import { type Point, round } from "./polygon.ts";
import type { Mark, Scene, Token } from "./scene.ts";
import type { BoardPosition, Seat } from "./types.ts";
import type { Words } from "./words.ts";

/** What one rendering needs beyond the scene. */
export interface RenderOptions
  extends Pick<BoardOptions, "coordinates" | "lastTurns" | "rings" | "showMovable"> {
  /** The board, with an army at the bottom. */
  layout: Layout;
  position: BoardPosition;
  pieces: PieceSet;
  words: Words;
  /** The square under the pointer or the keyboard's focus. */
  hovered: string | null;
  /** The square of the keyboard's focus, if that is to be seen. */
  focused: string | null;
  /** The point to which a token that waits for its placement has been carried; null if it is not. */
  carried: Point | null;
  /** How long tokens take to move, in milliseconds; 0 for at once. */
  duration: number;
  /** How long the board takes to rotate to another army. */
  rotateTime: number;
}

/** What the rendering of a token needs: also the token that waits, where it is not on a place. */
interface TokenOptions extends RenderOptions {
  held: Token | null;
}

/** Scales a token around its middle so that it leaves a margin in its square. */
const TOKEN_TRANSFORM = "translate(-43.5 -45) scale(.87)";
/** Where a token waits for its placement: this far to the right of the mover and above it, and smaller. */
const LIFT = 44;
const LIFTED_SIZE = 0.6;

/** A point of the drawing and the size of a token there. */
interface Spot extends Point {
  scale: number;
}

/** A token and the node that shows it, at a point of the drawing. */
interface TokenNode {
  token: Token;
  appearance: string;
  node: SVGElement;
  spot: Spot | null;
}

/** The drawing of a board. */
export class Renderer {
  readonly root: SVGElement;
  #frame = svg("g", { class: "dj-frame" });
  #ground = svg("g", { class: "dj-squares" });
  #tints = svg("g", { class: "dj-tints" });
  #ways = svg("g", { class: "dj-ways" });
  #tokens = svg("g", { class: "dj-tokens" });
  #rings = svg("g", { class: "dj-rings" });
  #marks = svg("g", { class: "dj-marks" });
  /** The token that is dragged or carried, above all marks. */
  #carried = svg("g", { class: "dj-carried" });
  #tokenNodes: TokenNode[] = [];
  #tintNodes = new Map<string, SVGElement>();
  #wayNodes = new Map<string, SVGElement>();
  #ringNodes = new Map<string, SVGElement>();
  #markNodes = new Map<string, SVGElement>();
  #layout: Layout | null = null;
  #coordinates = true;
  #pieces: PieceSet | null = null;
  #words: Words | null = null;

  /** The drawing under an element that turns with it. */
  constructor(private readonly overlay: Element) {
    const below = [this.#frame, this.#ground, this.#tints, this.#ways];
    const layers = [...below, this.#tokens, this.#rings, this.#marks, this.#carried];
    this.root = svg("svg", { class: "dj-art", "aria-hidden": "true" }, layers);
  }

  /** Updates the drawing. */
  render(scene: Scene, options: RenderOptions): void {
    const { layout, coordinates, pieces, words } = options;
    const changed = layout !== this.#layout;
    if (changed) this.#changeLayout(options);
    if (changed || coordinates !== this.#coordinates) {
      this.#frame.replaceChildren(...frame(layout, coordinates ? layout.labels : []));
    }
    if (pieces !== this.#pieces || words !== this.#words) {
      for (const drawn of this.#tokenNodes) drawn.appearance = "";
    }
    this.#coordinates = coordinates;
    this.#pieces = pieces;
    this.#words = words;
    this.#renderState(options.position, scene.power);
    this.#renderTints(scene, options);
    this.#renderNotes(scene, options);
    this.#renderTokens(scene, { ...options, duration: changed ? 0 : options.duration });
    this.#renderMarks(scene.marks, options);
  }

  /** Moves the dragged token of a square; its centre is at a point of the drawing. */
  drag(square: string, { x, y }: Point): void {
    const drawn = this.#tokenNodes.find(({ token }) => token.square === square && token.army);
    if (!drawn?.spot) return;
    if (drawn.node.parentNode !== this.#carried) this.#carried.append(drawn.node);
    drawn.node.classList.add("dj-dragged");
    this.#moveNode(drawn, { x, y, scale: drawn.spot.scale }, 0);
  }

  /** Moves the token that waits for its placement and has been carried away from the mover. */
  carry({ x, y }: Point): void {
    const drawn = this.#tokenNodes.find(({ token }) => token.held);
    if (drawn?.spot && drawn.node.parentNode === this.#carried)
      this.#moveNode(drawn, { x, y, scale: drawn.spot.scale }, 0);
  }

  /** Ends a drag; the next rendering puts the token on its square. */
  drop(): void {
    for (const { node } of this.#tokenNodes) node.classList.remove("dj-dragged");
  }

  /** Draws the board anew: another board, or another seat at the bottom. */
  #changeLayout({ layout, rotateTime }: RenderOptions): void {
    const before = this.#layout;
    const { x, y, size } = layout.box;
    this.root.style.setProperty("--dj-frame", String(round(layout.frameScale * 10) / 10));
    this.root.setAttribute("viewBox", [x, y, size, size].map(round).join(" "));
    const centre = layout.cell(layout.geometry.maze);
    this.#ground.replaceChildren(ground(layout), ...(centre ? [maze(centre)] : []));
    // Tints and marks follow the outlines of squares, which turn with the board.
    for (const layer of [this.#tints, this.#ways, this.#rings, this.#marks]) layer.replaceChildren();
    for (const nodes of [this.#tintNodes, this.#wayNodes, this.#ringNodes, this.#markNodes]) nodes.clear();
    if (before?.geometry === layout.geometry && rotateTime > 0) {
      const angle = ((layout.rotation - before.rotation + 540) % 360) - 180;
      const from = { transform: `rotate(${angle}deg) scale(.75)`, opacity: 0.2 };
      const timing = { duration: rotateTime, easing: "ease-out" };
      // Clicks reach the squares where they are seen.
      for (const turned of [this.root, this.overlay])
        turned.animate([from, { transform: "none", opacity: 1 }], timing);
    }
    this.#layout = layout;
  }

  #renderState(position: BoardPosition, power: Seat | null): void {
    const centre = this.#ground.querySelector(".dj-maze");
    centre?.classList.toggle("dj-power", power !== null);
    if (power) centre?.setAttribute("data-army", power);
    const winner = position.alive.length === 1 ? position.alive[0] : undefined;
    const active = position.outcome ? winner : position.turn;
    this.#frame.setAttribute("data-army", active ?? "");
    for (const node of this.#frame.querySelectorAll(".dj-corner")) {
      const army = node.getAttribute("data-army") as Seat;
      node.classList.toggle("dj-turn", army === active);
      node.classList.toggle("dj-gone", !position.alive.includes(army));
    }
  }

  #renderTints(scene: Scene, options: RenderOptions): void {
    const wanted = new Map<string, string>();
    if (options.showMovable)
      for (const [square, mark] of scene.marks) if (mark === "select") wanted.set(square, "dj-movable");
    const turns = scene.moverPlaced ? [] : options.lastTurns;
    for (const { army = "", squares } of turns)
      for (const square of squares) wanted.set(square, `dj-last ${army}`.trim());
    if (scene.selected) wanted.set(scene.selected, "dj-selected");
    if (options.hovered && scene.marks.has(options.hovered)) wanted.set(options.hovered, "dj-pointed");
    if (options.focused)
      wanted.set(options.focused, `${wanted.get(options.focused) ?? ""} dj-focused`.trim());
    syncLayer(this.#tints, this.#tintNodes, wanted, (square, kind) =>
      tint(options.layout.cell(square), kind),
    );
  }

  /** The ways of the last turns, and the rings, until the piece of the turn being entered has moved. */
  #renderNotes({ moverPlaced }: Scene, { layout, lastTurns, rings }: RenderOptions): void {
    const ways = new Map<string, string>();
    const ringed = new Map<string, string>();
    if (!moverPlaced) {
      for (const { army = "", way = [] } of lastTurns) if (way[0]) ways.set(way[0], [army, ...way].join(" "));
      for (const { square, kind, note = "" } of rings) ringed.set(square, `${kind} ${note}`);
    }
    syncLayer(this.#ways, this.#wayNodes, ways, (_, kind) => wayNode(kind, layout));
    syncLayer(this.#rings, this.#ringNodes, ringed, (square, kind) => ringNode(kind, layout.cell(square)));
  }

  #renderMarks(marks: Map<string, Mark>, { layout, hovered }: RenderOptions): void {
    syncLayer(this.#marks, this.#markNodes, marks, (square, kind) => {
      const cell = layout.cell(square);
      return cell ? markNode(kind as Mark, cell) : svg("g", {});
    });
    for (const [key, node] of this.#markNodes) node.classList.toggle("dj-hot", squareOf(key) === hovered);
  }

  #renderTokens(scene: Scene, options: RenderOptions): void {
    const { tokens, held, marks } = scene;
    const shown = held && this.#heldToken(held, marks, options);
    const wanted = shown ? [...tokens, shown] : tokens;
    const pairs = matchNodes(this.#tokenNodes, wanted, options.layout);
    const kept = new Set(pairs.values());
    for (const drawn of this.#tokenNodes) if (!kept.has(drawn)) drawn.node.remove();
    this.#tokenNodes = wanted.map((token) =>
      this.#renderToken(token, pairs.get(token), { ...options, held }),
    );
  }

  /** The token that waits for its placement: on the hovered square, else beside the mover. */
  #heldToken(held: Token, marks: Map<string, Mark>, { hovered }: RenderOptions): Token {
    const isPlace = hovered !== null && /place|throne/.test(marks.get(hovered) ?? "");
    return isPlace ? { ...held, square: hovered } : held;
  }

  #renderToken(token: Token, known: TokenNode | undefined, options: TokenOptions): TokenNode {
    const node = known?.node ?? svg("g", { class: "dj-token" });
    const drawn = known ?? { token, appearance: "", node, spot: null };
    const appearance = `${token.army} ${token.role} ${token.controller}`;
    if (drawn.appearance !== appearance) {
      node.replaceChildren(group("dj-figure", figure(token, options.pieces, options.words), TOKEN_TRANSFORM));
    }
    drawn.appearance = appearance;
    drawn.token = token;
    node.classList.toggle("dj-held", token.held === true);
    if (node.classList.contains("dj-dragged")) return drawn;
    const isCarried = token.held === true && options.carried !== null;
    const layer = isCarried ? this.#carried : this.#tokens;
    if (node.parentNode !== layer) layer.append(node);
    const isWaiting = token === options.held;
    node.classList.toggle("dj-nowhere", isCarried && isWaiting);
    const cell = options.layout.cell(token.square);
    const spot = isCarried ? { ...spotOf(cell), ...options.carried } : spotOf(cell, isWaiting);
    if (drawn.spot?.x !== spot.x || drawn.spot.y !== spot.y) this.#moveNode(drawn, spot, options.duration);
    return drawn;
  }

  #moveNode(drawn: TokenNode, spot: Spot, duration: number): void {
    const { node, spot: before } = drawn;
    for (const animation of node.getAnimations()) animation.cancel();
    if (duration > 0 && before) {
      const at = ({ x, y, scale }: Spot) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
      node.parentNode?.append(node);
      node.animate([at(before), at(spot)], { duration, easing: "ease-in-out" });
    } else if (duration > 0) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
    }
    const scale = spot.scale === 1 ? "" : ` scale(${round(spot.scale * 100) / 100})`;
    node.setAttribute("transform", `translate(${round(spot.x)} ${round(spot.y)})${scale}`);
    drawn.spot = spot;
  }
}

/** The place of a token in its cell; one that waits for its placement is lifted. */
function spotOf(cell: Cell | undefined, lifted = false): Spot {
  const { centre, scale } = cell ?? { centre: { x: 0, y: 0 }, scale: 0 };
  if (!lifted) return { ...centre, scale };
  const lift = LIFT * scale;
  return { x: centre.x + lift, y: centre.y - lift, scale: scale * LIFTED_SIZE };
}

/** The square of a layer's key. */
function squareOf(key: string): string {
  return key.slice(0, key.indexOf(" "));
}

/** Makes a layer hold exactly the wanted nodes; square and kind are a node's key. */
function syncLayer(
  layer: SVGElement,
  nodes: Map<string, SVGElement>,
  wanted: ReadonlyMap<string, string>,
  make: (square: string, kind: string) => SVGElement,
): void {
  const keys = new Map([...wanted].map(([square, kind]) => [`${square} ${kind}`, kind]));
  for (const [key, node] of nodes) {
    if (keys.has(key)) continue;
    node.remove();
    nodes.delete(key);
  }
  for (const [key, kind] of keys) {
    if (nodes.has(key)) continue;
    const node = make(squareOf(key), kind);
    nodes.set(key, node);
    layer.append(node);
  }
}

/** Finds the node that already shows each wanted token: on its square first, then the nearest of its kind. */
function matchNodes(
  drawn: readonly TokenNode[],
  wanted: readonly Token[],
  layout: Layout,
): Map<Token, TokenNode> {
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
    const distance = (node: TokenNode) => squareDistance(layout, node.token.square, token.square);
    const alike = [...free].filter((node) => kind(node.token) === kind(token));
    alike.sort((a, b) => distance(a) - distance(b));
    pair(token, alike[0]);
  }
  return pairs;
}

function squareDistance(layout: Layout, from: string, to: string): number {
  const [a, b] = [layout.cell(from)?.centre, layout.cell(to)?.centre];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.POSITIVE_INFINITY;
}
