/** The turns of an analysis: a game, and everything that was tried in it. Knows neither rules nor positions. */

/** A turn, or another entry of a game, and what was played after it; the root is the start and has none. */
export interface Turn {
  readonly id: number;
  readonly parent: Turn | null;
  /** How many entries lead here. */
  readonly depth: number;
  /** A turn in wire form, `red resigns` or `draw agreed`; empty for the root. */
  readonly entry: string;
  /** What was played next: first the main line, then the variations in the order in which they were tried. */
  readonly children: readonly Turn[];
}

interface Branch extends Turn {
  readonly parent: Branch | null;
  children: Branch[];
  /** The child last gone to; "forward" goes there again. */
  taken: Branch | null;
}

/** A tree of turns; see the head of this file. */
export class Tree {
  private readonly start: Branch = grow(0, null, "");
  private grown = 0;

  /** The start, before any turn. */
  get root(): Turn {
    return this.start;
  }

  /** The turn after `turn` by this entry; a new one if it was not tried before. */
  add(turn: Turn, entry: string): Turn {
    const parent = turn as Branch;
    const known = parent.children.find((child) => child.entry === entry);
    if (known) return known;
    const child = grow(++this.grown, parent, entry);
    parent.children.push(child);
    return child;
  }

  /** Remembers that somebody has gone here, so that the way forward leads here again. */
  visit(turn: Turn): void {
    for (let one = turn as Branch; one.parent; one = one.parent) one.parent.taken = one;
  }

  /** The turn that "forward" goes to, if there is one. */
  next(turn: Turn): Turn | null {
    const branch = turn as Branch;
    return branch.taken ?? branch.children[0] ?? null;
  }

  /** From the start to a turn, both included. */
  path(turn: Turn): Turn[] {
    const path = [turn];
    for (let one = turn.parent; one; one = one.parent) path.unshift(one);
    return path;
  }

  /** The path to a turn and on to the end, as "forward" would go. */
  line(turn: Turn): Turn[] {
    const line = this.path(turn);
    for (let one = this.next(turn); one; one = this.next(one)) line.push(one);
    return line;
  }

  /** Makes the variation that a turn stands in the main line, from the start on. */
  promote(turn: Turn): void {
    for (let one = turn as Branch; one.parent; one = one.parent) {
      const siblings = one.parent.children;
      one.parent.children = [one, ...siblings.filter((sibling) => sibling !== one)];
    }
  }

  /** Takes a turn away, with all that was played after it; gives the turn before it. */
  remove(turn: Turn): Turn {
    const { parent } = turn as Branch;
    if (!parent) return turn;
    parent.children = parent.children.filter((child) => child !== turn);
    if (parent.taken === turn) parent.taken = null;
    return parent;
  }

  /** Whether a turn belongs to the main line. */
  isMain(turn: Turn): boolean {
    return turn.parent === null || (turn.parent.children[0] === turn && this.isMain(turn.parent));
  }
}

function grow(id: number, parent: Branch | null, entry: string): Branch {
  return { id, parent, depth: parent ? parent.depth + 1 : 0, entry, children: [], taken: null };
}
