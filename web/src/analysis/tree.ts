/** The tree of turns of an analysis: a game and its variations. Knows neither rules nor positions. */
import type { GameEntry } from "../core/types.ts";

/** A turn, or another entry of a game, and the turns after it. The root stands for the start. */
export interface Turn {
  readonly id: number;
  readonly parent: Turn | null;
  /** The number of entries from the start to here. */
  readonly depth: number;
  /** What was done; null for the root. */
  readonly entry: GameEntry | null;
  /** The next turns: first the main line, then the variations in the order in which they were added. */
  readonly children: readonly Turn[];
}

interface TreeTurn extends Turn {
  readonly parent: TreeTurn | null;
  children: TreeTurn[];
  /** The child that was visited last; `next` goes there again. */
  lastVisited: TreeTurn | null;
}

/** The move of an entry in wire form; empty for a resignation, an agreement and the root. */
export function moveOf(entry: GameEntry | null): string {
  return entry?.kind === "turn" ? entry.move : "";
}

/** Whether two entries are the same. */
export function sameEntry(one: GameEntry | null, other: GameEntry | null | undefined): boolean {
  const fields = (entry: GameEntry) => Object.entries(entry).map(String).sort().join(" ");
  return !!one && !!other && fields(one) === fields(other);
}

/** A tree of turns. */
export class Tree {
  private readonly rootTurn: TreeTurn = newTurn(0, null, null);
  private lastId = 0;

  /** The start, before any turn. */
  get root(): Turn {
    return this.rootTurn;
  }

  /** The child of a turn with this entry, which is added if there is none. */
  add(turn: Turn, entry: GameEntry): Turn {
    const parent = turn as TreeTurn;
    const known = parent.children.find((child) => sameEntry(child.entry, entry));
    if (known) return known;
    const child = newTurn(++this.lastId, parent, entry);
    parent.children.push(child);
    return child;
  }

  /** Records a visit, so that `next` leads here again. */
  visit(turn: Turn): void {
    for (let child = turn as TreeTurn; child.parent; child = child.parent) child.parent.lastVisited = child;
  }

  /** The next turn of the line through a turn, if there is one. */
  next(turn: Turn): Turn | null {
    const { lastVisited, children } = turn as TreeTurn;
    return lastVisited ?? children[0] ?? null;
  }

  /** The turns from the start to a turn, both included. */
  path(turn: Turn): Turn[] {
    const path = [turn];
    for (let earlier = turn.parent; earlier; earlier = earlier.parent) path.unshift(earlier);
    return path;
  }

  /** The line through a turn: the path to it, and the next turns to the end. */
  line(turn: Turn): Turn[] {
    const line = this.path(turn);
    for (let later = this.next(turn); later; later = this.next(later)) line.push(later);
    return line;
  }

  /** Makes the variation of a turn the main line, from the start on. */
  promote(turn: Turn): void {
    for (let child = turn as TreeTurn; child.parent; child = child.parent) {
      const siblings = child.parent.children.filter((sibling) => sibling !== child);
      child.parent.children = [child, ...siblings];
    }
  }

  /** Removes a turn and all turns after it; returns the turn before it. */
  remove(turn: Turn): Turn {
    const { parent } = turn as TreeTurn;
    if (!parent) return turn;
    parent.children = parent.children.filter((child) => child !== turn);
    if (parent.lastVisited === turn) parent.lastVisited = null;
    return parent;
  }

  /** Whether a turn belongs to the main line. */
  isMain(turn: Turn): boolean {
    return turn.parent === null || (turn.parent.children[0] === turn && this.isMain(turn.parent));
  }
}

function newTurn(id: number, parent: TreeTurn | null, entry: GameEntry | null): TreeTurn {
  return { id, parent, depth: parent ? parent.depth + 1 : 0, entry, children: [], lastVisited: null };
}
