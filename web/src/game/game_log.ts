import type { CoreFactory, PositionView, RulesCore, Seat } from "../core/types.ts";
import type { Event, Settings } from "../protocol/index.ts";

/** A turn, a resignation, an agreement or a closing: what changed the position or ended the game. */
export interface Ply {
  /** The seat that acted; null when the service closed the game. */
  seat: Seat | null;
  kind: "turn" | "resign" | "agree_draw" | "closed";
  /** The turn in wire form; empty for everything else. */
  move: string;
}

/** How an event fits the log: a gap before it means that events are missing. */
export type EventFit = "known" | "new" | "confirmed" | "mispredicted" | "gap";

/**
 * The log of a game: the service's events, played by the rules core, and at most one predicted turn, which
 * the service has not confirmed yet. After a wrong prediction the core replays the events.
 */
export class GameLog {
  private core: RulesCore;
  private events: Event[] = [];
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
    return this.events.at(-1)?.seq ?? 0;
  }

  /** The plies, the predicted turn included. */
  get plies(): readonly Ply[] {
    return this.plyList;
  }

  /** Whether a seat has acted. */
  hasActed(seat: Seat): boolean {
    return this.events.some((event) => event.kind !== "closed" && event.seat === seat);
  }

  /** The seats whose agreement to a draw stands. */
  get agreed(): Seat[] {
    return this.core.agreements;
  }

  /** The rules core, for its families, stories and explanations. */
  get rules(): Pick<RulesCore, "families" | "story" | "explain" | "attackers"> {
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
    this.events.push(event);
    const { predicted } = this;
    if (predicted === null) {
      this.apply(event);
      return "new";
    }
    this.predicted = null;
    const { seat, move } = predicted;
    if (event.kind === "turn" && event.seat === seat && event.move === move) return "confirmed";
    this.rebuild();
    return "mispredicted";
  }

  /** Plays a turn before the service has confirmed it. Throws if it is illegal. */
  predict(seat: Seat, move: string): void {
    this.core.play(move);
    this.predicted = { seat, kind: "turn", move };
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
    for (const event of this.events) this.apply(event);
  }

  private apply(event: Event): void {
    this.core.apply(event);
    const seat = event.kind === "closed" ? null : event.seat;
    this.addPlies({ seat, kind: event.kind, move: event.kind === "turn" ? event.move : "" });
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
