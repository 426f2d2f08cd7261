/** The graph of a game: the expected shares after each turn as stacked areas, and the turning points. */
import { SEATS, type Seat } from "../core/types.ts";
import { percents, type Shares } from "./shares.ts";

const SEAT_NAMES: readonly Seat[] = SEATS;

/** The shares after a turn; null as long as they are not known. */
export type GraphPoint = Shares | null;

/** The width of the graph's box. */
export const WIDTH = 1000;
/** The height of the graph's box; the seats are stacked from top to bottom in seat order. */
export const HEIGHT = 100;

/** The share that a player must lose by their own turn to make it a turning point. */
const MIN_LOSS = 0.05;
const MAX_TURNING_POINTS = 6;

/** The area of each seat as path data; empty for a seat that never has a share. */
export function areas(points: readonly GraphPoint[]): Record<(typeof SEATS)[number], string> {
  const paths = { red: "", blue: "", yellow: "", green: "" };
  for (const run of knownRuns(points)) {
    SEATS.forEach((seat, index) => {
      if (run.some(({ shares }) => (shares[index] ?? 0) > 0)) paths[seat] += area(run, index, points.length);
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
    const at = SEAT_NAMES.indexOf(seat);
    const exact = (before[at] ?? 0) - (after[at] ?? 0);
    const loss = (percents(before)[at] ?? 0) - (percents(after)[at] ?? 0);
    if (exact >= MIN_LOSS) found.push({ index, seat, loss, exact });
  }
  found.sort((a, b) => b.exact - a.exact);
  const worst = found.slice(0, MAX_TURNING_POINTS).sort((a, b) => a.index - b.index);
  return worst.map(({ index, seat, loss }) => ({ index, seat, loss }));
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

function area(run: readonly KnownPoint[], seat: number, count: number): string {
  const height = (shares: Shares, below: number) =>
    HEIGHT * shares.slice(0, below).reduce((sum, share) => sum + share, 0);
  const at = ({ index, shares }: KnownPoint, below: number) =>
    `${round(pointX(index, count))} ${round(height(shares, below))}`;
  const top = run.map((point) => at(point, seat));
  const bottom = run.map((point) => at(point, seat + 1)).reverse();
  return `M${[...top, ...bottom].join("L")}z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
