/** How long a slice of thinking should take, in milliseconds: so soon the worker hears that it is to stop. */
const SLICE = 60;
const FIRST = 64;
/** How many times as much the next slice may be, however fast the last one was: its speed may have been chance. */
const GROWTH = 4;
/** The engine counts no further. */
const MOST = 0xffff_ffff;

/** Cuts a search into slices that take about equally long: says up to which number of nodes the next one should go. */
export class Pace {
  /** Where the search ends at the latest. */
  readonly end: number;
  private slice = FIRST;

  constructor(limit = MOST) {
    this.end = Math.min(limit, MOST);
  }

  /** The goal of the next slice, when `nodes` are done. */
  next(nodes: number): number {
    return Math.min(nodes + this.slice, this.end);
  }

  /** A slice of so many nodes took so long. */
  took(nodes: number, ms: number): void {
    const right = ms > 0 ? (nodes * SLICE) / ms : this.slice * GROWTH;
    this.slice = Math.max(FIRST, Math.round(Math.min(right, this.slice * GROWTH)));
  }
}
