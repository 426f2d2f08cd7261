/** SVG nodes of the drawings: tokens, marks, the ground and the rim. Functions without state. */
import { CORPSE, LABYRINTH, LOCK, MARKS, RAYS, ROLES, type Stroke, TOKENS } from "./art.ts";
import { allegiance, type Mark, type Token } from "./scene.ts";
import { rimLabels, SIZE } from "./squares.ts";
import { type Role, SEATS, type Seat } from "./types.ts";

const NS = "http://www.w3.org/2000/svg";

/** The side of a square, in units of the drawing. */
export const SIDE = 100;
/** The width of the rim, in units of the drawing. */
export const RIM = 36;
const SPAN = SIDE * SIZE;

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

/** The sign over a square that can be chosen. */
export function markNode(kind: Mark): SVGElement {
  return group(`dj-mark dj-mark-${kind}`, strokes(MARKS[kind]));
}

/** The light and dark squares. */
export function ground(): SVGElement {
  let dark = "";
  for (let row = 0; row < SIZE; row++) {
    for (let column = row % 2; column < SIZE; column += 2)
      dark += `M${column * SIDE} ${row * SIDE}h100v100h-100z`;
  }
  return group("dj-ground", [
    svg("rect", { class: "dj-light", width: String(SPAN), height: String(SPAN) }),
    svg("path", { class: "dj-dark", d: dark }),
  ]);
}

/** The maze in the middle; its style shows the glow while a chief is in power. */
export function maze(): SVGElement {
  return group(
    "dj-maze",
    [
      svg("path", { class: "dj-maze-floor", d: "M0 0H100V100H0z" }),
      svg("path", { class: "dj-maze-walls", d: LABYRINTH }),
      svg("path", { class: "dj-maze-rays", d: RAYS }),
      svg("path", { class: "dj-maze-glow", d: "M-7 -7H107V107H-7z" }),
    ],
    "translate(400 400)",
  );
}

/** The rim: coordinates along two sides, and each army's corner with its mark. */
export function rim(view: Seat): SVGElement[] {
  const mid = RIM / 2;
  const text = (x: number, y: number, label: string) => {
    const node = svg("text", { class: "dj-coordinate", x: String(x), y: String(y) });
    node.textContent = label;
    return node;
  };
  const centre = (i: number) => i * SIDE + SIDE / 2;
  return [
    svg("rect", {
      class: "dj-rim",
      x: String(-RIM),
      y: String(-RIM),
      width: String(SPAN + 2 * RIM),
      height: String(SPAN + 2 * RIM),
      rx: "16",
    }),
    ...SEATS.map((seat) => corner(seat, view)),
    svg("path", { class: "dj-turn-line", d: "M0 0H900V900H0z" }),
    ...rimLabels("left", view).map((label, i) => text(-mid, centre(i), label)),
    ...rimLabels("bottom", view).map((label, i) => text(centre(i), SPAN + mid, label)),
  ];
}

/** The part of the rim around an army's home, drawn for the bottom left corner and rotated into place. */
function corner(seat: Seat, view: Seat): SVGElement {
  const quarters = (SEATS.indexOf(seat) - SEATS.indexOf(view) + SEATS.length) % SEATS.length;
  const home = "M-36 600H0V900H300V936H-20Q-36 936 -36 920z";
  const badge = svg("path", { class: "dj-badge", d: TOKENS[seat] });
  const centre = `translate(-18 918) rotate(${90 * quarters}) scale(.355) translate(-50 -50)`;
  return svg("g", { class: "dj-corner", "data-army": seat, transform: `rotate(${-90 * quarters} 450 450)` }, [
    svg("path", { class: "dj-home", d: home }),
    group("dj-badge-place", [badge, svg("path", { class: "dj-out", d: "M24 24L76 76M76 24L24 76" })], centre),
  ]);
}
