/** The graph of a game: the expected shares after each turn as stacked areas, and the turning points. */
import type { Seat } from "../../core/types.ts";
import { barParts, type Shares } from "./shares.ts";

/** The shares after a turn; null as long as they are not known. */
export type GraphPoint = Shares | null;

/** The width of the graph's box. */
export const WIDTH = 1000;
/** The height of the graph's box; the seats are stacked from top to bottom in seat order. */
export const HEIGHT = 100;

/** The share that a player must lose by their own turn to make it a turning point. */
const MIN_LOSS = 0.05;
const MAX_TURNING_POINTS = 6;

/** The area of each of the board's seats as path data, without the seats that never have a share. */
export function areas(points: readonly GraphPoint[], seats: readonly Seat[]): Map<Seat, string> {
  const paths = new Map<Seat, string>();
  for (const run of knownRuns(points)) {
    seats.forEach((seat, index) => {
      if (!run.some(({ shares }) => (shares[seat] ?? 0) > 0)) return;
      const path = area(run, seats.slice(0, index), seat, points.length);
      paths.set(seat, (paths.get(seat) ?? "") + path);
    });
  }
  return paths;
}

/** The horizontal coordinate of a point. */
export function pointX(index: number, count: number): number {
  return count > 1 ? (index * WIDTH) / (count - 1) : WIDTH / 2;
}

/** The point nearest to a horizontal coordinate, which is given as a part of the width. */
export function nearestPoint(part: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(part * (count - 1))));
}

/** A turn that cost its player much of their expected share. */
export interface TurningPoint {
  /** The number of the point after the turn. */
  index: number;
  seat: Seat;
  /** The loss in whole percents of the result. */
  loss: number;
}

/** The costliest turns in the order of play; `movers` names the player of the turn before each point. */
export function turningPoints(
  points: readonly GraphPoint[],
  movers: readonly (Seat | null)[],
): TurningPoint[] {
  const found: (TurningPoint & { exact: number })[] = [];
  for (let index = 1; index < points.length; index++) {
    const [before, after, seat] = [points[index - 1], points[index], movers[index]];
    if (!before || !after || !seat) continue;
    const exact = (before[seat] ?? 0) - (after[seat] ?? 0);
    const loss = percentOf(before, seat) - percentOf(after, seat);
    if (exact >= MIN_LOSS) found.push({ index, seat, loss, exact });
  }
  found.sort((a, b) => b.exact - a.exact);
  const worst = found.slice(0, MAX_TURNING_POINTS).sort((a, b) => a.index - b.index);
  return worst.map(({ index, seat, loss }) => ({ index, seat, loss }));
}

function percentOf(shares: Shares, seat: Seat): number {
  return barParts(shares).find((part) => part.seat === seat)?.percent ?? 0;
}

interface KnownPoint {
  index: number;
  shares: Shares;
}

/** The runs of neighbouring known points. A single known point has no width and is left out. */
function knownRuns(points: readonly GraphPoint[]): KnownPoint[][] {
  const runs: KnownPoint[][] = [];
  let run: KnownPoint[] = [];
  points.forEach((shares, index) => {
    if (shares) run.push({ index, shares });
    if (!shares || index === points.length - 1) {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  });
  return runs;
}

/** The area of a seat below those of the seats `above`. */
function area(run: readonly KnownPoint[], above: readonly Seat[], seat: Seat, count: number): string {
  const height = (shares: Shares, seats: readonly Seat[]) =>
    HEIGHT * seats.reduce((sum, one) => sum + (shares[one] ?? 0), 0);
  const at = ({ index, shares }: KnownPoint, seats: readonly Seat[]) =>
    `${round(pointX(index, count))} ${round(height(shares, seats))}`;
  const top = run.map((point) => at(point, above));
  const bottom = run.map((point) => at(point, [...above, seat])).reverse();
  return `M${[...top, ...bottom].join("L")}z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
