/** SVG nodes of the drawings: tokens, marks and the maze. Functions without state. */
import { LABYRINTH, LOCK, MARKS, RAYS, TOKENS } from "./art.ts";
import { type Cell, SIDE } from "./layout.ts";
import type { PieceSet, Stroke } from "./piece_set.ts";
import { type Polygon, pathOf, round } from "./polygon.ts";
import { allegiance, type Mark, type Token } from "./scene.ts";
import type { Role, Seat } from "./types.ts";
import type { Words } from "./words.ts";

const NS = "http://www.w3.org/2000/svg";

/** Creates an SVG element with attributes and children. */
export function svg(name: string, attributes: Record<string, string>, children: Node[] = []): SVGElement {
  const node = document.createElementNS(NS, name);
  for (const key in attributes) node.setAttribute(key, attributes[key] ?? "");
  node.append(...children);
  return node;
}

function strokes(list: readonly Stroke[]): SVGElement[] {
  return list.map(([paint, d]) => svg("path", { class: `dj-${paint}`, d }));
}

/** Creates a group with a class and a transform. */
export function group(name: string, children: Node[], transform?: string): SVGElement {
  return svg("g", transform ? { class: name, transform } : { class: name }, children);
}

/** The parts of a token: its body in the army's colour, the figure of the role, the controller's sign. */
export function figure(token: Token, pieces: PieceSet, words: Pick<Words, "letter">): SVGElement[] {
  const { army, role, controller } = token;
  if (!army || !role) return strokes(pieces.corpse);
  const command = allegiance(army, controller);
  const { bond } = command;
  const body = TOKENS[army];
  const ring = svg("g", { class: "dj-ring", "data-army": controller ?? "" }, [
    svg("path", { class: "dj-ring-edge", d: body }),
    svg("path", { class: "dj-ring-body", d: body }),
  ]);
  const parts = [
    ...(bond === "taken" ? [ring] : []),
    svg("path", { class: "dj-under", d: body, transform: "translate(0 5)" }),
    svg("path", { class: "dj-body", d: body }),
    ...roleArt(role, pieces, words),
  ];
  if (command.bond === "taken") parts.push(flag(command.by));
  if (bond === "hostage") parts.push(group("dj-flag", strokes(LOCK), "translate(55 52) scale(.56)"));
  return [svg("g", { class: `dj-piece dj-${bond}`, "data-army": army }, parts)];
}

/** The drawing of a role, beside its letter if the set has letters. */
function roleArt(role: Role, { figures, letter }: PieceSet, words: Pick<Words, "letter">): SVGElement[] {
  const art = strokes(figures[role]);
  if (!letter) return art;
  const text = svg("text", { class: "dj-letter", x: String(letter.x), y: String(letter.y) });
  text.textContent = words.letter(role);
  return [group("dj-small", art, letter.figure), text];
}

/** The controller's sign on a captured piece: a small token in the controller's shape and colour. */
function flag(seat: Seat): SVGElement {
  const body = TOKENS[seat];
  return svg("g", { class: "dj-flag", "data-army": seat, transform: "translate(53 50) scale(.6)" }, [
    svg("path", { class: "dj-flag-edge", d: body }),
    svg("path", { class: "dj-flag-body", d: body }),
  ]);
}

/** A separate picture of a piece; without an army a corpse. */
export function pieceIcon(
  { army, role }: { army?: Seat; role?: Role },
  pieces: PieceSet,
  words: Pick<Words, "letter">,
): SVGElement {
  const inside = figure({ square: "", army, role }, pieces, words);
  return svg("svg", { class: "dj-icon", viewBox: "0 0 100 100", "aria-hidden": "true" }, inside);
}

/** The sign over a square that can be chosen; a golden one follows the outline of its cell. */
export function markNode(kind: Mark, cell: Cell): SVGElement {
  const signs = MARKS[kind].filter(([paint]) => paint !== "gold");
  const gold = signs.length < MARKS[kind].length;
  const outline = svg("path", { class: "dj-gold", d: pathOf(inset(cell, 3)) });
  return group(`dj-mark dj-mark-${kind}`, [
    ...(gold ? [outline] : []),
    group("dj-sign", strokes(signs), place(cell)),
  ]);
}

/** The maze in the middle; its style shows the glow while a chief is in power. */
export function maze(cell: Cell): SVGElement {
  const floor = pathOf(cell.outline);
  // The walls are square: in other cells they are made smaller, to be within the largest circle.
  const isSquare = cell.outline.length === 4;
  const placed = place(isSquare ? cell : { ...cell, scale: cell.scale * 0.88 });
  return group("dj-maze", [
    svg("path", { class: "dj-maze-floor", d: floor }),
    svg("path", { class: "dj-maze-walls", d: LABYRINTH, transform: placed }),
    svg("path", { class: "dj-maze-rays", d: RAYS, transform: placed }),
    svg("path", { class: "dj-maze-glow", d: pathOf(inset(cell, -7)) }),
  ]);
}

/** The outline of a cell, made smaller on all sides; larger by a negative distance. */
export function inset({ outline, centre, scale }: Cell, by: number): Polygon {
  const factor = 1 - by / ((scale * SIDE) / 2);
  return outline.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * factor,
    y: centre.y + (y - centre.y) * factor,
  }));
}

/** The transform that puts a drawing of 100 units into a cell. */
export function place({ centre, scale }: Cell): string {
  return `translate(${centre.x} ${centre.y}) scale(${round(scale * 100) / 100}) translate(-50 -50)`;
}
