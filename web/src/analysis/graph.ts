/** The graph of a game: what each seat could expect after each turn, stacked, and the turns at which that changed most. */
import { SEATS, type Seat } from "../core/types.ts";
import { percents, type Shares } from "./shares.ts";

/** A point of the graph; null where nothing is known yet. */
export type Point = Shares | null;

/** The graph is drawn in a box of this size, from top to bottom in seat order. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** How much a turn must cost whoever played it, in parts of the whole result, to be told. */
const LEAST = 0.05;
const MOST = 6;

/** For each seat the outline of its area, as path data; empty for a seat that never has a share. */
export function areas(points: readonly Point[]): Record<Seat, string> {
  const paths: Record<Seat, string> = { red: "", blue: "", yellow: "", green: "" };
  for (const run of runs(points)) {
    SEATS.forEach((seat, index) => {
      if (run.some(({ shares }) => (shares[index] ?? 0) > 0)) paths[seat] += area(run, index, points.length);
    });
  }
  return paths;
}

/** Where a point lies, from the left. */
export function across(index: number, count: number): number {
  return count > 1 ? (index * WIDTH) / (count - 1) : WIDTH / 2;
}

/** The point nearest to a place, given as a part of the width. */
export function nearest(part: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(part * (count - 1))));
}

/** A turn that cost whoever played it much of what he could expect. */
export interface TurningPoint {
  /** The number of the point after the turn. */
  index: number;
  seat: Seat;
  /** In whole percents of the result. */
  loss: number;
}

/** The costliest turns, in the order of play; `movers` says who played the turn before each point. */
export function turningPoints(points: readonly Point[], movers: readonly (Seat | null)[]): TurningPoint[] {
  const found: (TurningPoint & { exact: number })[] = [];
  for (let index = 1; index < points.length; index++) {
    const [before, after, seat] = [points[index - 1], points[index], movers[index]];
    if (!before || !after || !seat) continue;
    const at = SEATS.indexOf(seat);
    const exact = (before[at] ?? 0) - (after[at] ?? 0);
    const loss = (percents(before)[at] ?? 0) - (percents(after)[at] ?? 0);
    if (exact >= LEAST) found.push({ index, seat, loss, exact });
  }
  found.sort((a, b) => b.exact - a.exact);
  const worst = found.slice(0, MOST).sort((a, b) => a.index - b.index);
  return worst.map(({ index, seat, loss }) => ({ index, seat, loss }));
}

interface Known {
  index: number;
  shares: Shares;
}

/** The stretches without a gap. A single point in the middle of nothing has no width, and is left out. */
function runs(points: readonly Point[]): Known[][] {
  const all: Known[][] = [];
  let run: Known[] = [];
  points.forEach((shares, index) => {
    if (shares) run.push({ index, shares });
    if (!shares || index === points.length - 1) {
      if (run.length > 1) all.push(run);
      run = [];
    }
  });
  return all;
}

function area(run: readonly Known[], seat: number, count: number): string {
  const height = (shares: Shares, below: number) =>
    HEIGHT * shares.slice(0, below).reduce((sum, share) => sum + share, 0);
  const at = ({ index, shares }: Known, below: number) =>
    `${round(across(index, count))} ${round(height(shares, below))}`;
  const top = run.map((point) => at(point, seat));
  const bottom = run.map((point) => at(point, seat + 1)).reverse();
  return `M${[...top, ...bottom].join("L")}z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
