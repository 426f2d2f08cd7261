import type { CoreMaker, PositionView, RulesCore, Seat } from "../core/types.ts";
import type { Event, Settings } from "../protocol/index.ts";

/** Something that changed the position or ended the game, and so can be looked back at. */
export interface Ply {
  seat: Seat;
  kind: "turn" | "resign" | "agree_draw";
  /** The turn's wire form; empty for anything else. */
  move: string;
}

/**
 * A game as the page knows it: the events the service has told, folded by the rules core. A turn of one's own is shown
 * before the service has confirmed it; should the service think otherwise, the fold is done anew from the events.
 */
export class Chronicle {
  private core: RulesCore;
  private told: Event[] = [];
  private hoped: Ply | null = null;
  private views = new Map<number, PositionView>();
  private readings = new Map<number, string>();
  private agreedSeats = new Set<Seat>();
  private plyList: Ply[] = [];

  constructor(
    private readonly make: CoreMaker,
    private readonly settings: Settings,
  ) {
    this.core = this.fresh();
  }

  /** The number of the last event the service has told. */
  get seq(): number {
    return this.told.at(-1)?.seq ?? 0;
  }

  /** What can be looked back at, in order. */
  get plies(): readonly Ply[] {
    return this.plyList;
  }

  /** The seats whose agreement to a draw stands. */
  get agreed(): Seat[] {
    return [...this.agreedSeats];
  }

  /** The rules core, for its families, stories and explanations. */
  get rules(): Pick<RulesCore, "families" | "story" | "explain"> {
    return this.core;
  }

  /** The position after the first `at` plies. */
  view(at: number): PositionView {
    const known = this.views.get(at);
    if (known) return known;
    const view = this.core.view(at);
    this.views.set(at, view);
    return view;
  }

  /** The `at`th ply in reading form, counted from 1. */
  reading(at: number): string {
    const known = this.readings.get(at);
    if (known !== undefined) return known;
    const reading = this.core.reading(at);
    this.readings.set(at, reading);
    return reading;
  }

  /** The last position, a hoped-for turn included. */
  now(): PositionView {
    return this.view(this.plyList.length);
  }

  /**
   * Takes in an event. Says how it fits: it was `known` already, it is `new`, it confirms the turn that was `hoped` for,
   * it `overrules` that turn, or there is a `gap` before it and the service has to be asked.
   */
  tell(event: Event): "known" | "new" | "hoped" | "overrules" | "gap" {
    if (event.seq <= this.seq) return "known";
    if (event.seq !== this.seq + 1) return "gap";
    this.told.push(event);
    const hoped = this.hoped;
    if (hoped === null) {
      this.apply(event);
      return "new";
    }
    this.hoped = null;
    if (event.kind === "turn" && event.seat === hoped.seat && event.move === hoped.move) {
      this.agreedSeats.delete(event.seat);
      return "hoped";
    }
    this.refold();
    return "overrules";
  }

  /** Plays a turn that the service has not confirmed yet. */
  hope(seat: Seat, move: string): void {
    this.core.play(move);
    this.hoped = { seat, kind: "turn", move };
    this.plyList = [...this.plyList, this.hoped];
  }

  /** Takes a hoped-for turn back. */
  despair(): void {
    if (this.hoped === null) return;
    this.hoped = null;
    this.refold();
  }

  private fresh(): RulesCore {
    const { rules, options, start } = this.settings;
    return this.make(rules, options, start);
  }

  private refold(): void {
    this.core.free();
    this.core = this.fresh();
    this.views.clear();
    this.readings.clear();
    this.agreedSeats.clear();
    this.plyList = [];
    for (const event of this.told) this.apply(event);
  }

  private apply(event: Event): void {
    const before = this.plyList.length;
    if (event.kind === "turn") {
      this.core.play(event.move);
      this.agreedSeats.delete(event.seat);
    } else if (event.kind === "resign") {
      this.core.resign(event.seat);
      this.agreedSeats.delete(event.seat);
    } else {
      this.agreedSeats.add(event.seat);
    }
    this.settleAgreement();
    while (this.core.length > this.plyList.length) {
      const kind = this.plyList.length === before ? event.kind : "agree_draw";
      this.plyList = [
        ...this.plyList,
        { seat: event.seat, kind, move: event.kind === "turn" ? event.move : "" },
      ];
    }
  }

  /** A draw is agreed once the agreement of everybody alive stands. */
  private settleAgreement(): void {
    const { alive, outcome } = this.core.view(this.core.length);
    if (outcome === null && alive.every((seat) => this.agreedSeats.has(seat))) this.core.agree_draw();
  }
}
