import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { RefusedDetail } from "../../board/src/types.ts";
import type { EnginePosition, GameRecord } from "../../rules/src/engine/messages.ts";
import type { NavigationTarget } from "../common/board/navigation_keys.ts";
import { ruleReason } from "../common/rules/rule_refusal.ts";
import type {
  CoreFactory,
  Family,
  GameEntry,
  PositionView,
  RulesCore,
  Seat,
  StoryStep,
} from "../core/types.ts";
import type { Problem } from "../protocol/index.ts";
import { sameEntry, Tree, type Turn } from "./tree.ts";

/** A turn's reading and seat, and the position after it. */
interface TurnInfo {
  view: PositionView;
  reading: string;
  seat: Seat | null;
}

/**
 * A game under analysis: a tree of turns, the current turn, and a rules core that replays the line to a turn
 * when it is asked about one. Components read the signals; only the methods change them.
 */
export class Study {
  readonly tree = new Tree();
  private readonly current = signal<Turn>(this.tree.root);
  private readonly treeRevision = signal(0);
  private readonly infos = new Map<number, TurnInfo>();
  private readonly familyCache = new Map<number, Family[]>();
  private core: RulesCore;
  /** The number of turns in the tree, without the root; grows alone. */
  private added = 0;
  /** The number of those that the record has. */
  private readonly recorded: number;
  /** The turns that the core has replayed, without the root. */
  private replayed: Turn[] = [];

  /** Throws if the record is not a legal game. */
  constructor(
    private readonly createCore: CoreFactory,
    readonly record: GameRecord,
  ) {
    this.core = this.newCore();
    this.infos.set(this.tree.root.id, { view: this.core.view(0), reading: "", seat: null });
    let end = this.tree.root;
    for (const entry of record.entries) end = this.addTurn(end, entry);
    const line = this.tree.path(end);
    for (const { at, entries } of record.variations) {
      let turn = line[at];
      for (const entry of entries) {
        // At the end of the game, turns that were taken back would look as if they continued it.
        if (!turn || turn === end) break;
        turn = this.addTurn(turn, entry);
      }
    }
    this.recorded = this.added;
  }

  /** The current turn; the page shows the position after it. */
  get at(): ReadonlySignal<Turn> {
    return this.current;
  }

  /** Grows whenever the tree has changed. */
  get revision(): ReadonlySignal<number> {
    return this.treeRevision;
  }

  /** Whether turns were played that the record does not have. */
  get hasOwnTurns(): boolean {
    return this.added > this.recorded;
  }

  /** Whether a turn, or the start, belongs to the line of the record. */
  isRecorded(turn: Turn): boolean {
    return this.tree
      .path(turn)
      .every(({ depth, entry }) => depth === 0 || sameEntry(entry, this.record.entries[depth - 1]));
  }

  /** The position after a turn. */
  view(turn: Turn): PositionView {
    return this.info(turn).view;
  }

  /** A turn in reading form. */
  reading(turn: Turn): string {
    return this.info(turn).reading;
  }

  /** The seat that played a turn; null for the root and for an agreement. */
  seat(turn: Turn): Seat | null {
    return this.info(turn).seat;
  }

  /** The legal turns of the current position. */
  families(): Family[] {
    const turn = this.current.value;
    const known = this.familyCache.get(turn.id);
    if (known) return known;
    this.replayTo(turn);
    const families = this.core.families();
    this.familyCache.set(turn.id, families);
    return families;
  }

  /** The squares of the pieces that could kill or take the piece on a square of the current position. */
  attackers(square: string): string[] {
    this.replayTo(this.current.value);
    return this.core.attackers(square);
  }

  /** The rule that refuses a choice in the current position; null without one, as after the end. */
  refusal(detail: RefusedDetail): Partial<Problem> | string | null {
    const turn = this.current.value;
    const position = this.view(turn);
    if (position.outcome) return null;
    this.replayTo(turn);
    return ruleReason(this.core, position, detail);
  }

  /** The story of a turn. */
  story(turn: Turn): StoryStep[] {
    this.replayTo(turn);
    return this.core.story(turn.depth);
  }

  /** Goes to a turn. */
  go(turn: Turn): void {
    this.tree.visit(turn);
    this.current.value = turn;
  }

  /** Plays a turn in the current position, in the line or as a new variation. Throws if it is illegal. */
  play(move: string): void {
    batch(() => {
      this.go(this.addTurn(this.current.value, { kind: "turn", move }));
      this.treeRevision.value++;
    });
  }

  /** Goes to another turn of the line, if there is one. */
  navigate(target: NavigationTarget): void {
    const current = this.current.value;
    const line = this.tree.line(current);
    const last = line.length - 1;
    const depth = { first: 0, previous: current.depth - 1, next: current.depth + 1, last }[target];
    const turn = line[Math.max(0, Math.min(last, depth))];
    if (turn && turn !== current) this.go(turn);
  }

  /** Makes the current variation the main line. */
  promote(): void {
    this.tree.promote(this.current.value);
    this.treeRevision.value++;
  }

  /** Removes the current turn and all turns after it. */
  remove(): void {
    batch(() => {
      const turn = this.current.value;
      this.current.value = this.tree.remove(turn);
      this.treeRevision.value++;
    });
  }

  /** The position after a turn, for the engine. */
  enginePosition(turn: Turn): EnginePosition {
    const { rules, options, board } = this.record;
    const { dfen, quiet_turns } = this.view(turn);
    // Positions before the last kill cannot be repeated.
    const earlier = this.tree.path(turn).slice(0, -1);
    const history = quiet_turns === 0 ? [] : earlier.slice(-quiet_turns).map((past) => this.view(past).dfen);
    return { board, rules, options, position: dfen, history };
  }

  /** The record of the line through the current turn. */
  currentLine(): GameRecord {
    const line = this.tree.line(this.current.value).slice(1);
    return { ...this.record, entries: line.flatMap(({ entry }) => entry ?? []), variations: [] };
  }

  /** Frees the memory of the rules core. */
  free(): void {
    this.core.free();
  }

  private info(turn: Turn): TurnInfo {
    const info = this.infos.get(turn.id);
    if (!info) throw new Error("This turn belongs to another game.");
    return info;
  }

  private addTurn(turn: Turn, entry: GameEntry): Turn {
    const known = turn.children.find((child) => sameEntry(child.entry, entry));
    if (known) return known;
    this.replayTo(turn);
    const before = this.view(turn);
    this.core.apply(entry);
    const child = this.tree.add(turn, entry);
    this.added++;
    this.replayed.push(child);
    const [view, reading] = [this.core.view(child.depth), this.core.reading(child.depth)];
    this.infos.set(child.id, { view, reading, seat: seatOf(entry, before) });
    return child;
  }

  /** Replays the line to a turn, from the core's last turn if that is on the line, else from the start. */
  private replayTo(turn: Turn): void {
    const path = this.tree.path(turn).slice(1);
    if (this.replayed.length > path.length || this.replayed.some((played, index) => played !== path[index])) {
      this.core.free();
      this.core = this.newCore();
      this.replayed = [];
    }
    for (const next of path.slice(this.replayed.length)) {
      if (next.entry) this.core.apply(next.entry);
      this.replayed.push(next);
    }
  }

  private newCore(): RulesCore {
    const { rules, options, start, board } = this.record;
    return this.createCore(rules, options, start, board);
  }
}

/** The seat of an entry; null for an agreement and a closing, which have no single one. */
function seatOf(entry: GameEntry, before: PositionView): Seat | null {
  if ("seat" in entry) return entry.seat;
  return entry.kind === "turn" ? before.turn : null;
}
