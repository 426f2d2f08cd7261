import type { CoreFactory, PositionView, RulesCore, Seat } from "../core/types.ts";
import type { Event, GameEntry, Settings } from "../protocol/index.ts";

/** A turn, a resignation, a flag, an agreement or a closing: what changed the position or ended the game. */
export interface Ply {
  /** The seat that acted; null when the service closed the game. */
  seat: Seat | null;
  kind: "turn" | "resign" | "flag_fall" | "agree_draw" | "length_limit" | "closed";
  /** The turn in wire form; empty for everything else. */
  move: string;
  /** The number of its event. */
  seq: number;
}

/** What the page asks the rules core besides positions and readings. */
type RulesQuestion =
  | ("families" | "story" | "attackers" | "threatened" | "timesSeen")
  | ("explain" | "explainStill" | "risk" | "dangers");

/** The kinds of events that the rules know; the others leave the position alone. */
const ENTRY_KINDS: ReadonlySet<string> = new Set<GameEntry["kind"]>([
  ...(["turn", "resign", "flag_fall", "agree_draw", "take_back", "length_limit", "closed"] as const),
]);

/** How an event fits the log: a gap before it means that events are missing, and after a misprediction or a
 * withdrawal known plies count no longer. */
export type EventFit = "known" | "new" | "confirmed" | "withdrawn" | "gap";

/**
 * The log of a game: the service's events, played by the rules core, and at most one predicted turn, which
 * the service has not confirmed yet. After a wrong prediction the core replays the events.
 */
export class GameLog {
  private core: RulesCore;
  private eventList: Event[] = [];
  private predicted: Ply | null = null;
  private views = new Map<number, PositionView>();
  private readings = new Map<number, string>();
  private plyList: Ply[] = [];

  constructor(
    private readonly createCore: CoreFactory,
    private readonly settings: Settings,
  ) {
    this.core = this.newCore();
  }

  /** The number of the service's last event. */
  get seq(): number {
    return this.eventList.at(-1)?.seq ?? 0;
  }

  /** The service's events, those included that the rules don't know. */
  get events(): readonly Event[] {
    return this.eventList;
  }

  /** The plies, the predicted turn included. */
  get plies(): readonly Ply[] {
    return this.plyList;
  }

  /** The rules core, for what the page asks it. */
  get rules(): Pick<RulesCore, RulesQuestion> {
    return this.core;
  }

  /** The position after a number of plies. */
  view(ply: number): PositionView {
    const known = this.views.get(ply);
    if (known) return known;
    const view = this.core.view(ply);
    this.views.set(ply, view);
    return view;
  }

  /** A ply in reading form, counted from 1. */
  reading(ply: number): string {
    const known = this.readings.get(ply);
    if (known !== undefined) return known;
    const reading = this.core.reading(ply);
    this.readings.set(ply, reading);
    return reading;
  }

  /** The position after all plies, the predicted turn included. */
  latest(): PositionView {
    return this.view(this.plyList.length);
  }

  /** Adds an event, unless it is known or follows a gap. Throws if the rules core refuses it. */
  add(event: Event): EventFit {
    if (event.seq <= this.seq) return "known";
    if (event.seq !== this.seq + 1) return "gap";
    this.eventList.push(event);
    const { predicted } = this;
    if (predicted === null) {
      this.apply(event);
      return event.kind === "take_back" ? "withdrawn" : "new";
    }
    // The turn is still on its way, as long as the position stays as it is.
    if (!isEntry(event)) return "new";
    this.predicted = null;
    const { seat, move } = predicted;
    if (event.kind === "turn" && event.seat === seat && event.move === move) return "confirmed";
    this.rebuild();
    if (event.kind === "agree_draw" && !this.latest().outcome && seat) this.predict(seat, move);
    return "withdrawn";
  }

  /** Plays a turn before the service has confirmed it. Throws if it is illegal. */
  predict(seat: Seat, move: string): void {
    this.core.play(move);
    this.predicted = { seat, kind: "turn", move, seq: this.seq + 1 };
    this.addPlies(this.predicted);
  }

  /** Takes the predicted turn back, if there is one. */
  rollback(): void {
    if (this.predicted === null) return;
    this.predicted = null;
    this.rebuild();
  }

  private newCore(): RulesCore {
    const { rules, start, board } = this.settings;
    return this.createCore(rules.set, rules.options, start, board);
  }

  private rebuild(): void {
    this.core.free();
    this.core = this.newCore();
    this.views.clear();
    this.readings.clear();
    this.plyList = [];
    for (const event of this.eventList) this.apply(event);
  }

  private apply(event: Event): void {
    if (!isEntry(event)) return;
    this.core.apply(event);
    if (event.kind === "take_back") this.withdraw();
    else {
      const seat = "seat" in event ? event.seat : null;
      const kind = event.kind as Ply["kind"];
      this.addPlies({ seat, kind, move: event.kind === "turn" ? event.move : "", seq: event.seq });
    }
  }

  /** Drops the plies that were taken back. */
  private withdraw(): void {
    this.plyList = this.plyList.slice(0, this.core.length);
    this.views.clear();
    this.readings.clear();
  }

  /** Adds the plies that the core has now: what was done, and the draw that it may have completed. */
  private addPlies(done: Ply): void {
    const before = this.plyList.length;
    while (this.core.length > this.plyList.length) {
      const ply: Ply = this.plyList.length === before ? done : { ...done, kind: "agree_draw", move: "" };
      this.plyList = [...this.plyList, ply];
    }
  }
}

/** Whether the rules know an event. */
export function isEntry(event: Event): event is Event & GameEntry {
  return ENTRY_KINDS.has(event.kind);
}
