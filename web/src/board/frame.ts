/** The frame around the board: each army's camp with its mark, and the parts of the names of squares. */
import { TOKENS } from "./art.ts";
import { group, svg } from "./draw.ts";
import { type Cell, FRAME, type Layout } from "./layout.ts";
import { grown, hull, middle, nearestOn, type Point, type Polygon, pathOf, round, sides } from "./polygon.ts";
import type { Seat } from "./types.ts";

/** The scale of an army's mark. */
const BADGE = 0.355;

/** The nodes of the frame. */
export function frame(layout: Layout): SVGElement[] {
  const text = ({ x, y, text }: Point & { text: string }) => {
    const node = svg("text", { class: "dj-coordinate", x: String(round(x)), y: String(round(y)) });
    node.textContent = text;
    return node;
  };
  return [
    svg("path", { class: "dj-rim", d: pathOf(layout.edge) }),
    ...layout.geometry.armies.map((army) => camp(army, layout)),
    svg("path", { class: "dj-turn-line", d: pathOf(layout.rim) }),
    ...layout.labels.map(text),
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
  const centre = `translate(${round(x)} ${round(y)}) scale(${BADGE}) translate(-50 -50)`;
  return svg("g", { class: "dj-corner", "data-army": army }, [
    svg("path", { class: "dj-home", d: pathOf(strip(cells, layout)) }),
    group("dj-badge-place", badge, centre),
  ]);
}

/** The point for an army's mark: in the middle of the frame beyond the outermost point of its camp. */
function badgePoint(cells: readonly Cell[], { rim }: Layout): Point {
  const { x, y } = middle(cells.map(({ centre }) => centre));
  const length = Math.hypot(x, y);
  const [dx, dy] = [x / length, y / length];
  const reach = (polygon: Polygon) => Math.max(...polygon.map((point) => point.x * dx + point.y * dy));
  const far = (reach(rim) + reach(grown(hull(rim), FRAME, 0))) / 2;
  return { x: dx * far, y: dy * far };
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

function nearestOnPolygon(polygon: Polygon, point: Point): { point: Point; side: number } {
  const found = sides(polygon).map((side, i) => ({ point: nearestOn(side, point), side: i }));
  const apart = (at: Point) => Math.hypot(at.x - point.x, at.y - point.y);
  return found.sort((a, b) => apart(a.point) - apart(b.point))[0] ?? { point, side: 0 };
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
