/** Points and polygons of the drawing: what lies inside, how far away, the largest circle. Pure. */

/** A point of the drawing, in hundredths of a square, to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a shape, in order. */
export type Polygon = readonly Point[];

/** The sides of a polygon. */
export function sides(polygon: Polygon): [Point, Point][] {
  return polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length] ?? from]);
}

/** The polygon as path data. */
export function pathOf(polygon: Polygon): string {
  return `M${polygon.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Whether a point lies inside. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of sides(polygon)) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The point of a side that is nearest to a point. */
export function nearestOn([a, b]: readonly [Point, Point], { x, y }: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const within = Math.min(1, Math.max(0, part));
  return { x: a.x + within * dx, y: a.y + within * dy };
}

/** The point of a polygon's sides that is nearest to a point, and the number of its side. */
export function nearestOnPolygon(polygon: Polygon, point: Point): { point: Point; side: number } {
  const found = sides(polygon).map((side, i) => ({ point: nearestOn(side, point), side: i }));
  const apart = (at: Point) => Math.hypot(at.x - point.x, at.y - point.y);
  return found.sort((a, b) => apart(a.point) - apart(b.point))[0] ?? { point, side: 0 };
}

/** How far a polygon reaches from the middle of the drawing in a direction. */
export function reach(polygon: Polygon, dx: number, dy: number): number {
  return Math.max(...polygon.map(({ x, y }) => x * dx + y * dy));
}

/** The distance from a point to a polygon; 0 inside. */
export function distance(polygon: Polygon, point: Point): number {
  return contains(polygon, point) ? 0 : sideDistance(polygon, point);
}

function sideDistance(polygon: Polygon, point: Point): number {
  const apart = (side: [Point, Point]) => {
    const { x, y } = nearestOn(side, point);
    return Math.hypot(x - point.x, y - point.y);
  };
  return Math.min(...sides(polygon).map(apart));
}

/** A circle. */
export interface Circle extends Point {
  readonly radius: number;
}

/** The largest circle inside a polygon, found by steps from a point inside. */
export function inscribedCircle(polygon: Polygon, start: Point): Circle {
  let best: Circle = { ...start, radius: sideDistance(polygon, start) };
  for (let step = 16; step > 0.05; ) {
    const around = AROUND.map(([dx, dy]) => ({ x: best.x + dx * step, y: best.y + dy * step }));
    const inside = around.filter((point) => contains(polygon, point));
    const circles = inside.map((point) => ({ ...point, radius: sideDistance(polygon, point) }));
    const better = circles.find(({ radius }) => radius > best.radius + 0.01);
    if (better) best = better;
    else step /= 2;
  }
  return best;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** The smallest convex shape around a polygon; corners that hardly bend are left out. */
export function hull(polygon: Polygon): Polygon {
  const sorted = [...polygon].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (points: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of points) {
      while (chain.length > 1 && !bends(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Whether the way over three points bends to the one side by more than a degree. */
function bends(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return ux * vy - uy * vx > 0.02 * Math.hypot(ux, uy) * Math.hypot(vx, vy);
}

/** A convex polygon, in the order of `hull`, grown by a distance on all sides, with its corners cut round. */
export function grown(polygon: Polygon, by: number, rounding: number): Polygon {
  const corners = sides(polygon).map(([here, next], i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length] ?? here;
    return offsetCorner(before, here, next, by);
  });
  return corners.flatMap((here, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? here;
    const next = corners[(i + 1) % corners.length] ?? here;
    const [from, to] = [towards(here, before, rounding), towards(here, next, rounding)];
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * here.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * here.y + t ** 2 * to.y,
    }));
  });
}

function offsetCorner(before: Point, here: Point, next: Point, by: number): Point {
  const [ux, uy] = unit(before, here);
  const [vx, vy] = unit(here, next);
  // Outwards is to the right of both sides.
  const scale = by / (1 + ux * vx + uy * vy);
  return { x: here.x + (uy + vy) * scale, y: here.y - (ux + vx) * scale };
}

function towards(from: Point, to: Point, by: number): Point {
  const [x, y] = unit(from, to);
  return { x: from.x + x * by, y: from.y + y * by };
}

function unit(from: Point, to: Point): [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}

/** A coordinate without needless digits. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
