/**
 * Keeps the drawing in step with the scene: one pass compares what is to be seen with what is there, reuses the
 * nodes it finds, and lets those that changed their square glide.
 */
import { figure, ground, group, markNode, maze, RIM, rim, SIDE, svg } from "./draw.ts";
import type { Mark, Scene, Token } from "./scene.ts";
import { placeOf, SIZE } from "./squares.ts";
import { type PositionView, SEATS, type Seat } from "./types.ts";

/** What one painting needs beyond the scene. */
export interface Look {
  view: Seat;
  position: PositionView;
  last: readonly string[];
  /** The square under the pointer or the keyboard's focus, if it may be chosen. */
  hot: string | null;
  /** How long things that moved take to glide; 0 for at once. */
  glide: number;
  /** Whether nothing is to move for the sake of beauty. */
  calm: boolean;
}

/** How long the board takes to turn to another army. */
const TURN = 380;

/** A token leaves a little air around it in its square. */
const FIT = "translate(6.5 5) scale(.87)";

interface Drawn {
  token: Token;
  look: string;
  node: SVGElement;
  x: number;
  y: number;
}

/** The picture of a board. */
export class Painter {
  readonly root: SVGElement;
  #rim = svg("g", { class: "dj-frame" });
  #maze = maze();
  #tints = svg("g", { class: "dj-tints" });
  #tokens = svg("g", { class: "dj-tokens" });
  #marks = svg("g", { class: "dj-marks" });
  #drawn: Drawn[] = [];
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

  /** Brings the picture up to date. */
  paint(scene: Scene, look: Look): void {
    const turned = look.view !== this.#view;
    if (turned) this.#turn(look);
    this.#paintState(look.position, scene.power);
    this.#paintTints(scene, look);
    this.#paintTokens(scene, { ...look, glide: turned ? 0 : look.glide });
    this.#paintMarks(scene.marks, look);
  }

  /** Has the token on a square follow the pointer, its centre at a point of the drawing. */
  drag(square: string, x: number, y: number): void {
    const drawn = this.#drawn.find((one) => one.token.square === square && one.token.army);
    if (!drawn) return;
    if (!drawn.node.classList.contains("dj-dragged")) this.#tokens.append(drawn.node);
    drawn.node.classList.add("dj-dragged");
    this.#move(drawn, x - SIDE / 2, y - SIDE / 2, 0);
  }

  /** Lets go of what was dragged; the next painting puts it where it belongs. */
  drop(): void {
    for (const { node } of this.#drawn) node.classList.remove("dj-dragged");
  }

  #turn({ view, calm }: Look): void {
    this.#rim.replaceChildren(...rim(view));
    if (this.#view && !calm) {
      const quarters = (SEATS.indexOf(view) - SEATS.indexOf(this.#view) + SEATS.length) % SEATS.length;
      const from = {
        transform: `rotate(${quarters === 3 ? 90 : -90 * quarters}deg) scale(.75)`,
        opacity: 0.2,
      };
      this.root.animate([from, { transform: "none", opacity: 1 }], { duration: TURN, easing: "ease-out" });
    }
    this.#view = view;
  }

  #paintState(position: PositionView, power: Seat | null): void {
    this.#maze.classList.toggle("dj-power", power !== null);
    if (power) this.#maze.setAttribute("data-army", power);
    const winner = position.alive.length === 1 ? position.alive[0] : undefined;
    const lit = position.outcome ? winner : position.turn;
    this.#rim.setAttribute("data-army", lit ?? "");
    for (const node of this.#rim.querySelectorAll(".dj-corner")) {
      const army = node.getAttribute("data-army") as Seat;
      node.classList.toggle("dj-turn", army === lit);
      node.classList.toggle("dj-gone", !position.alive.includes(army));
    }
  }

  #paintTints(scene: Scene, look: Look): void {
    const wanted = new Map<string, string>();
    if (!scene.midway) for (const square of look.last) wanted.set(square, "dj-last");
    if (scene.selected) wanted.set(scene.selected, "dj-selected");
    if (look.hot && scene.marks.has(look.hot)) wanted.set(look.hot, "dj-pointed");
    sync(this.#tints, this.#tintNodes, wanted, (kind) =>
      svg("path", { class: `dj-tint ${kind}`, d: "M3 3H97V97H3z" }),
    );
    for (const [key, node] of this.#tintNodes) setPlace(node, key.slice(0, 2), look.view);
  }

  #paintMarks(marks: Map<string, Mark>, look: Look): void {
    sync(this.#marks, this.#markNodes, marks, (kind) => markNode(kind as Mark));
    for (const [key, node] of this.#markNodes) {
      setPlace(node, key.slice(0, 2), look.view);
      node.classList.toggle("dj-hot", key.slice(0, 2) === look.hot);
    }
  }

  #paintTokens(scene: Scene, look: Look): void {
    const wanted = scene.held ? [...scene.tokens, this.#hold(scene.held, scene.marks, look)] : scene.tokens;
    const pairs = match(this.#drawn, wanted);
    const kept = new Set(pairs.values());
    for (const drawn of this.#drawn) if (!kept.has(drawn)) drawn.node.remove();
    this.#drawn = wanted.map((token) => this.#place(token, pairs.get(token), look));
  }

  /** What waits to be placed stands on the square pointed at, or else hovers where it was taken up. */
  #hold(held: Token, marks: Map<string, Mark>, look: Look): Token {
    return look.hot && /place|throne/.test(marks.get(look.hot) ?? "") ? { ...held, square: look.hot } : held;
  }

  #place(token: Token, known: Drawn | undefined, look: Look): Drawn {
    const drawn = known ?? { token, look: "", node: svg("g", { class: "dj-token" }), x: Number.NaN, y: 0 };
    const looks = `${token.army} ${token.role} ${token.controller}`;
    if (drawn.look !== looks) drawn.node.replaceChildren(group("dj-figure", figure(token), FIT));
    if (!known) this.#tokens.append(drawn.node);
    drawn.look = looks;
    drawn.token = token;
    drawn.node.classList.toggle("dj-held", token.held === true);
    const { column, row } = placeOf(token.square, look.view);
    const lift = token.held && token.square !== look.hot ? 34 : 0;
    if (drawn.node.classList.contains("dj-dragged")) return drawn;
    if (drawn.x !== column * SIDE + lift || drawn.y !== row * SIDE - lift) {
      this.#move(drawn, column * SIDE + lift, row * SIDE - lift, look.glide);
    }
    return drawn;
  }

  #move(drawn: Drawn, x: number, y: number, glide: number): void {
    const { node } = drawn;
    const came = !Number.isNaN(drawn.x);
    for (const animation of node.getAnimations()) animation.cancel();
    if (glide > 0 && came) {
      const at = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px)` });
      node.parentNode?.append(node);
      node.animate([at(drawn.x, drawn.y), at(x, y)], { duration: glide, easing: "ease-in-out" });
    } else if (glide > 0) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: glide });
    }
    node.setAttribute("transform", `translate(${x} ${y})`);
    drawn.x = x;
    drawn.y = y;
  }
}

function setPlace(node: SVGElement, square: string, view: Seat): void {
  const { column, row } = placeOf(square, view);
  node.setAttribute("transform", `translate(${column * SIDE} ${row * SIDE})`);
}

/** Makes a layer hold exactly the wanted nodes; a node is known by its square and kind. */
function sync(
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

/** Finds for each wanted token the node that already shows it: on its square first, then the nearest of its kind. */
function match(drawn: readonly Drawn[], wanted: readonly Token[]): Map<Token, Drawn> {
  const pairs = new Map<Token, Drawn>();
  const free = new Set(drawn);
  const kind = (token: Token) => `${token.army} ${token.role}`;
  const pair = (token: Token, found: Drawn | undefined) => {
    if (!found) return;
    pairs.set(token, found);
    free.delete(found);
  };
  for (const token of wanted) {
    const same = (one: Drawn) => one.token.square === token.square && kind(one.token) === kind(token);
    pair(token, [...free].find(same));
  }
  for (const token of wanted) {
    if (pairs.has(token)) continue;
    const alike = [...free].filter((one) => kind(one.token) === kind(token));
    alike.sort((a, b) => gap(a.token.square, token.square) - gap(b.token.square, token.square));
    pair(token, alike[0]);
  }
  return pairs;
}

function gap(one: string, other: string): number {
  const a = placeOf(one, "red");
  const b = placeOf(other, "red");
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
