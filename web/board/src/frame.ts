/** The frame around the board: each army's camp with its mark, and the parts of the names of squares. */
import { TOKENS } from "./art.ts";
import { group, svg } from "./draw.ts";
import type { Cell, Layout } from "./layout.ts";
import {
  middle,
  nearestOn,
  nearestOnPolygon,
  type Point,
  type Polygon,
  pathOf,
  reach,
  round,
  sides,
} from "./polygon.ts";
import type { Seat } from "./types.ts";

/** The scale of an army's mark. */
const BADGE = 0.355;
/** The distance of an army's mark from letters, and the degrees by which it gives way to them. */
const ROOM = 28;
const DETOURS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/** The line around the squares in the colour of the army to move, over its edges, with their widths. */
const TURN_LINES = [
  ["edge", 14],
  ["line", 9],
] as const;
/** How far the line lies on the frame, where the names of squares leave it room. */
export const TURN_LINE = Math.max(...TURN_LINES.map(([, width]) => width)) / 2;

/** The nodes of the frame, with the names of files and ranks or without. */
export function frame(layout: Layout, labels: Layout["labels"]): SVGElement[] {
  const text = ({ x, y, text }: Point & { text: string }) => {
    const node = svg("text", { class: "dj-coordinate", x: String(round(x)), y: String(round(y)) });
    node.textContent = text;
    return node;
  };
  return [
    svg("path", { class: "dj-rim", d: pathOf(layout.edge) }),
    ...layout.geometry.armies.map((army) => camp(army, layout)),
    // The squares cover the inner half of each. The edge shows the line of every army, by day and by night.
    ...TURN_LINES.map(([name, width]) =>
      svg("path", { class: `dj-turn-${name}`, "stroke-width": String(width), d: pathOf(layout.rim) }),
    ),
    ...labels.map(text),
  ];
}

/** The part of the frame around an army's camp, with its mark. */
function camp(army: Seat, layout: Layout): SVGElement {
  const squares = layout.geometry.camps[army] ?? [];
  const cells = squares.flatMap((square) => layout.cell(square) ?? []);
  const { x, y } = badgePoint(cells, layout);
  const badge = [
    svg("path", { class: "dj-badge", d: TOKENS[army] }),
    svg("path", { class: "dj-out", d: "M24 24L76 76M76 24L24 76" }),
  ];
  const centre = `translate(${round(x)} ${round(y)}) scale(${round(BADGE * layout.frameScale * 1000) / 1000}) translate(-50 -50)`;
  return svg("g", { class: "dj-corner", "data-army": army }, [
    svg("path", { class: "dj-home", d: pathOf(strip(cells, layout)) }),
    group("dj-badge-place", badge, centre),
  ]);
}

/** The point for an army's mark: in the middle of the frame beyond its camp, beside labels. */
function badgePoint(cells: readonly Cell[], { rim, sharpEdge, labels, frameScale }: Layout): Point {
  const { x, y } = middle(cells.map(({ centre }) => centre));
  const points = DETOURS.map((degrees): Point => {
    const angle = Math.atan2(y, x) + (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = (reach(rim, dx, dy) + reach(sharpEdge, dx, dy)) / 2;
    return { x: dx * far, y: dy * far };
  });
  const room = ROOM * frameScale;
  const isFree = (point: Point) => labels.every((label) => apart(label, point) > room);
  return points.find(isFree) ?? points[0] ?? { x, y };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The frame beside a camp: from the camp's way along the rim out to the edge of the frame. */
function strip(cells: readonly Cell[], { rim, edge }: Layout): Polygon {
  const inner = alongRim(cells, rim);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [nearestOnPolygon(edge, first), nearestOnPolygon(edge, last)];
  const ways = [
    [from.point, ...cornersBetween(edge, from.side, to.side), to.point],
    [from.point, ...cornersBetween(edge, to.side, from.side).reverse(), to.point],
  ];
  // The edge has two ways between the two points: the shorter one.
  const [way] = ways.sort((a, b) => lengthOf(a) - lengthOf(b));
  return [...inner, ...(way ?? []).reverse()];
}

/** The corners of the rim that belong to a camp, and the ends of its sides there. */
function alongRim(cells: readonly Cell[], rim: Polygon): Point[] {
  const corners = cells.flatMap(({ outline }) => outline);
  const ways = sides(rim).map((side) => {
    const on = corners.filter((corner) => {
      const { x, y } = nearestOn(side, corner);
      return Math.hypot(x - corner.x, y - corner.y) < 1;
    });
    const far = ({ x, y }: Point) => Math.hypot(x - side[0].x, y - side[0].y);
    return on.sort((a, b) => far(a) - far(b));
  });
  // The way begins where the side before has no part of it, or a part that ends elsewhere.
  const isStart = (way: readonly Point[], i: number) => {
    const [before, here] = [ways.at(i - 1) ?? [], way[0]];
    const end = before.at(-1);
    if (way.length < 2 || !here) return false;
    return before.length < 2 || !end || Math.hypot(end.x - here.x, end.y - here.y) > 1;
  };
  const start = Math.max(0, ways.findIndex(isStart));
  const turned = [...ways.slice(start), ...ways.slice(0, start)];
  return turned.filter((way) => way.length > 1).flat();
}

/** The corners after one side of a polygon up to another one. */
function cornersBetween(polygon: Polygon, from: number, to: number): Point[] {
  const corners: Point[] = [];
  for (let i = from; i !== to; i = (i + 1) % polygon.length) {
    corners.push(polygon[(i + 1) % polygon.length] ?? { x: 0, y: 0 });
  }
  return corners;
}

function lengthOf(way: readonly Point[]): number {
  return way
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (way[i]?.x ?? x), y - (way[i]?.y ?? y)), 0);
}
