import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { CoreMaker, Family, PositionView, RulesCore, Seat, Step } from "../core/types.ts";
import type { Question, Transcript } from "../engine/messages.ts";
import { asObject } from "./opening.ts";
import { Tree, type Turn } from "./tree.ts";

/** What is known of the position after a turn. */
interface Leaf {
  view: PositionView;
  reading: string;
  seat: Seat | null;
}

/**
 * A game under analysis: a tree of turns, the place in it that is looked at, and the rules core, which is led from place to
 * place. Components read the signals; only the methods change them.
 */
export class Study {
  readonly tree = new Tree();
  private readonly here = signal<Turn>(this.tree.root);
  private readonly grown = signal(0);
  private readonly leaves = new Map<number, Leaf>();
  private readonly families_ = new Map<number, Family[]>();
  private core: RulesCore;
  /** The turns that the core has played, after the root. */
  private folded: Turn[] = [];

  /** Throws, with the reason in words, if the game cannot be. */
  constructor(
    private readonly make: CoreMaker,
    readonly game: Transcript,
  ) {
    this.core = this.fresh();
    this.leaves.set(this.tree.root.id, { view: this.core.view(0), reading: "", seat: null });
    let turn = this.tree.root;
    for (const entry of game.entries) turn = this.grow(turn, entry);
  }

  /** The turn whose outcome is looked at. */
  get at(): ReadonlySignal<Turn> {
    return this.here;
  }

  /** Grows whenever the tree has changed. */
  get revision(): ReadonlySignal<number> {
    return this.grown;
  }

  /** The position after a turn. */
  view(turn: Turn): PositionView {
    return this.leaf(turn).view;
  }

  /** A turn in reading form. */
  reading(turn: Turn): string {
    return this.leaf(turn).reading;
  }

  /** Who played a turn. */
  seat(turn: Turn): Seat | null {
    return this.leaf(turn).seat;
  }

  /** The legal turns of the position looked at. */
  families(): Family[] {
    const turn = this.here.value;
    const known = this.families_.get(turn.id);
    if (known) return known;
    this.fold(turn);
    const families = this.core.families();
    this.families_.set(turn.id, families);
    return families;
  }

  /** What happened in a turn. */
  story(turn: Turn): Step[] {
    this.fold(turn);
    return this.core.story(turn.depth);
  }

  /** Goes to a turn. */
  go(turn: Turn): void {
    this.tree.visit(turn);
    this.here.value = turn;
  }

  /** Plays a turn where one looks, in the present line or as a variation, and goes there. Throws if it is not legal. */
  play(move: string): void {
    batch(() => {
      this.go(this.grow(this.here.value, move));
      this.grown.value++;
    });
  }

  /** Goes one turn back or on, or to the start or the end of the line; stays where there is nothing more. */
  walk(where: "start" | "back" | "on" | "end"): void {
    const at = this.here.value;
    const line = this.tree.line(at);
    const to = { start: 0, back: at.depth - 1, on: at.depth + 1, end: line.length - 1 }[where];
    const turn = line[Math.max(0, Math.min(line.length - 1, to))];
    if (turn && turn !== at) this.go(turn);
  }

  /** Makes the variation one looks at the main line. */
  promote(): void {
    this.tree.promote(this.here.value);
    this.grown.value++;
  }

  /** Takes the turn one looks at away, with all that follows it. */
  remove(): void {
    batch(() => {
      const turn = this.here.value;
      this.here.value = this.tree.remove(turn);
      this.grown.value++;
    });
  }

  /** The position after a turn as a question to the engine. */
  question(turn: Turn): Question {
    const { rules, options } = this.game;
    const { dfen, quiet_turns } = this.view(turn);
    // What came before the last kill cannot come back.
    const past = this.tree
      .path(turn)
      .slice(0, -1)
      .slice(-quiet_turns || Infinity);
    const told = quiet_turns === 0 ? [] : past.map((one) => this.view(one).dfen);
    return { rules, options, position: dfen, past: told };
  }

  /** The line that goes through the turn one looks at, as a game. */
  transcript(): Transcript {
    const line = this.tree.line(this.here.value).slice(1);
    return { ...this.game, entries: line.map(({ entry }) => entry) };
  }

  /** Gives the memory of the rules core back. */
  free(): void {
    this.core.free();
  }

  private leaf(turn: Turn): Leaf {
    const leaf = this.leaves.get(turn.id);
    if (!leaf) throw new Error("This turn belongs to another game.");
    return leaf;
  }

  private grow(turn: Turn, entry: string): Turn {
    const known = turn.children.find((child) => child.entry === entry);
    if (known) return known;
    this.fold(turn);
    const before = this.view(turn);
    apply(this.core, entry);
    const child = this.tree.add(turn, entry);
    this.folded.push(child);
    const [view, reading] = [this.core.view(child.depth), this.core.reading(child.depth)];
    this.leaves.set(child.id, { view, reading, seat: actor(entry, before) });
    return child;
  }

  /** Leads the core to a turn: on from where it is if that is on the way, else from the start. */
  private fold(turn: Turn): void {
    const path = this.tree.path(turn).slice(1);
    if (this.folded.length > path.length || this.folded.some((one, index) => one !== path[index])) {
      this.core.free();
      this.core = this.fresh();
      this.folded = [];
    }
    for (const one of path.slice(this.folded.length)) {
      apply(this.core, one.entry);
      this.folded.push(one);
    }
  }

  private fresh(): RulesCore {
    return this.make(this.game.rules, asObject(this.game.options), this.game.start);
  }
}

function apply(core: RulesCore, entry: string): void {
  const resigning = /^(\w+) resigns$/.exec(entry)?.[1];
  if (resigning) core.resign(resigning as Seat);
  else if (entry === "draw agreed") core.agree_draw();
  else core.play(entry);
}

/** Who did it; nobody agrees alone. */
function actor(entry: string, before: PositionView): Seat | null {
  if (entry === "draw agreed") return null;
  return (/^(\w+) resigns$/.exec(entry)?.[1] as Seat | undefined) ?? before.turn;
}
