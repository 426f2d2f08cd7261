/** The colours of the squares: as few as make squares with a common side different. */
import { svg } from "./draw.ts";
import { type Layout, outlineOf } from "./layout.ts";
import { type Polygon, pathOf, sides } from "./polygon.ts";
import type { BoardGeometry } from "./types.ts";

/** The colours of squares, the maze's first. */
const SHADES = ["dark", "light", "middle", "other"];

/** The squares in their colours, from light to dark, so that no seam shines through. */
export function ground(layout: Layout): SVGElement {
  const shades = shadesOf(layout.geometry);
  const ofShade = (shade: number) =>
    layout.cells.filter((_, i) => shades[i] === shade).map(({ outline }) => pathOf(outline));
  const paths = [2, 3, 0].map((shade) => [SHADES[shade] ?? "", ofShade(shade).join("")] as const);
  return svg("g", { class: "dj-ground" }, [
    svg("path", { class: "dj-light", d: pathOf(layout.rim) }),
    ...paths.filter(([, d]) => d).map(([name, d]) => svg("path", { class: `dj-${name}`, d })),
  ]);
}

/**
 * The colour of each square. The next square to get one is always that with the most colours beside it, so
 * two colours are enough for squares and three for hexagons.
 */
export function shadesOf({ squares, maze }: BoardGeometry): number[] {
  const beside = neighbours(squares.map(outlineOf));
  const shades: number[] = [];
  const taken = squares.map(() => new Set<number>());
  // A part of a board may lack the maze.
  let next = Math.max(
    0,
    squares.findIndex(({ name }) => name === maze),
  );
  while (next >= 0) {
    const free = SHADES.findIndex((_, shade) => !taken[next]?.has(shade));
    shades[next] = free;
    for (const other of beside[next] ?? []) taken[other]?.add(free);
    next = -1;
    for (let i = 0; i < squares.length; i++) {
      if (shades[i] === undefined && (next < 0 || (taken[i]?.size ?? 0) > (taken[next]?.size ?? 0))) next = i;
    }
  }
  return shades;
}

/** The numbers of the shapes that share a side with each shape. */
function neighbours(outlines: readonly Polygon[]): number[][] {
  const owners = new Map<string, number[]>();
  outlines.forEach((outline, i) => {
    for (const [from, to] of sides(outline)) {
      const ends = [from, to].map(({ x, y }) => `${x},${y}`).sort();
      const side = ends.join(" ");
      owners.set(side, [...(owners.get(side) ?? []), i]);
    }
  });
  const beside: number[][] = outlines.map(() => []);
  for (const [a, b] of owners.values()) {
    if (a === undefined || b === undefined) continue;
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  return beside;
}
