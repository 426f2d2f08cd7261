/** SVG nodes of the drawings: tokens, marks and the maze. Functions without state. */
import { CORPSE, LABYRINTH, LOCK, MARKS, RAYS, ROLES, type Stroke, TOKENS } from "./art.ts";
import { type Cell, SIDE } from "./layout.ts";
import { type Polygon, pathOf, round } from "./polygon.ts";
import { allegiance, type Mark, type Token } from "./scene.ts";
import type { Role, Seat } from "./types.ts";

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
export function figure(token: Token): SVGElement[] {
  const { army, role, controller } = token;
  if (!army || !role) return strokes(CORPSE);
  const bond = allegiance(army, controller);
  const body = TOKENS[army];
  const ring = svg("g", { class: "dj-ring", "data-army": controller ?? "" }, [
    svg("path", { class: "dj-ring-edge", d: body }),
    svg("path", { class: "dj-ring-body", d: body }),
  ]);
  const parts = [
    ...(bond === "taken" ? [ring] : []),
    svg("path", { class: "dj-under", d: body, transform: "translate(0 5)" }),
    svg("path", { class: "dj-body", d: body }),
    ...strokes(ROLES[role]),
  ];
  if (bond === "taken") parts.push(flag(controller as Seat));
  if (bond === "hostage") parts.push(group("dj-flag", strokes(LOCK), "translate(60 58) scale(.46)"));
  return [svg("g", { class: `dj-piece dj-${bond}`, "data-army": army }, parts)];
}

/** The controller's sign on a captured piece: a small token in the controller's shape and colour. */
function flag(seat: Seat): SVGElement {
  const body = TOKENS[seat];
  return svg("g", { class: "dj-flag", "data-army": seat, transform: "translate(60 58) scale(.46)" }, [
    svg("path", { class: "dj-flag-edge", d: body }),
    svg("path", { class: "dj-flag-body", d: body }),
  ]);
}

/** A separate picture of a piece; without a role the army's mark, without an army a corpse. */
export function pieceIcon(army?: Seat, role?: Role): SVGElement {
  const inside = army && !role ? [mark(army)] : figure(army ? { square: "", army, role } : { square: "" });
  return svg("svg", { class: "dj-icon", viewBox: "0 0 100 100", "aria-hidden": "true" }, inside);
}

function mark(army: Seat): SVGElement {
  return svg("g", { class: "dj-piece", "data-army": army }, [
    svg("path", { class: "dj-body", d: TOKENS[army] }),
  ]);
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
