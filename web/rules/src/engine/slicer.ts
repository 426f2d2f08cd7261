/** How long a slice of a search should take, in milliseconds: a `stop` is read after it at the latest. */
const SLICE_MS = 60;
const FIRST_SLICE_NODES = 64;
/** How many times larger the next slice may be; the speed of the last one may have been chance. */
const MAX_GROWTH = 4;
/** The engine counts nodes in 32 bits. */
const MAX_NODES = 0xffff_ffff;

/** Cuts a search into slices of about equal time, each of which ends at a number of nodes. */
export class SearchSlicer {
  /** The node limit of the whole search. */
  readonly end: number;
  private sliceNodes = FIRST_SLICE_NODES;

  constructor(limit = MAX_NODES) {
    this.end = Math.min(limit, MAX_NODES);
  }

  /** The node count at which the next slice ends, after `nodes` nodes. */
  nextGoal(nodes: number): number {
    return Math.min(nodes + this.sliceNodes, this.end);
  }

  /** Records the nodes and the time of the last slice. */
  record(nodes: number, ms: number): void {
    const wanted = ms > 0 ? (nodes * SLICE_MS) / ms : this.sliceNodes * MAX_GROWTH;
    this.sliceNodes = Math.max(FIRST_SLICE_NODES, Math.round(Math.min(wanted, this.sliceNodes * MAX_GROWTH)));
  }
}
