import type { GameEntry, PositionView, RulesCore, Seat } from "../src/core/types.ts";
import type { Problem } from "../src/protocol/index.ts";

const SEATS: readonly Seat[] = ["red", "blue", "yellow", "green"];

/** A rules core with one rule: the seats play in turn. The move `bad` is illegal. */
export class FakeCore implements RulesCore {
  /** The number of cores created. */
  static created = 0;
  private entries: string[] = [];
  private resigned = new Set<Seat>();
  private agreeing = new Set<Seat>();
  private agreed = false;
  private closed = false;

  constructor() {
    FakeCore.created += 1;
  }

  get length(): number {
    return this.entries.length;
  }
  play(move: string): void {
    if (move === "bad") throw new Error("not legal");
    this.entries.push(move);
  }
  apply(entry: GameEntry): void {
    if (entry.kind === "turn") this.play(entry.move);
    else if (entry.kind === "closed") {
      this.closed = true;
      this.entries.push("game closed");
    } else if (entry.kind === "resign") {
      this.resigned.add(entry.seat);
      this.entries.push(`${entry.seat} resigns`);
    } else if (entry.kind === "agree_draw") this.agreeing.add(entry.seat);
    else if (entry.kind === "take_back") this.entries = this.entries.slice(0, entry.to);
    if (this.alive().every((seat) => this.agreeing.has(seat))) {
      this.agreed = true;
      this.entries.push("draw agreed");
    }
  }
  private alive(): Seat[] {
    return SEATS.filter((seat) => !this.resigned.has(seat));
  }
  view(ply: number): PositionView {
    const turn = SEATS[this.entries.slice(0, ply).filter((move) => !move.includes(" ")).length % 4] ?? "red";
    const shares = { red: 0.5, blue: 0.5 };
    const closed = this.closed ? ({ kind: "closed", shares: {} } as const) : null;
    return {
      dfen: this.entries.slice(0, ply).join(" "),
      pieces: [],
      controllers: { red: "red", blue: "blue", yellow: "yellow", green: "green" },
      turn,
      cursor: turn,
      alive: this.alive(),
      in_power: null,
      upcoming: [],
      quiet_turns: 0,
      turn_number: ply + 1,
      outcome: this.agreed ? { kind: "agreement", shares } : closed,
    };
  }
  families() {
    return [];
  }
  story() {
    return [];
  }
  reading(ply: number): string {
    return this.entries[ply - 1] ?? "";
  }
  readonly timesSeen = 1;
  threatened(): Seat[] {
    return [];
  }
  attackers() {
    return [];
  }
  explain(move: string): Problem | undefined {
    return move === "bad" ? { code: "bad", message: "A bad move.", section: "§2" } : undefined;
  }
  explainStill(square: string): Problem | undefined {
    return square === "a1" ? { code: "hemmed_in", message: "No way out.", section: "§2" } : undefined;
  }
  risk(move: string): Problem | undefined {
    return move === "risky" ? { code: "walls_in_own_chief", message: "You would be out." } : undefined;
  }
  dangers() {
    return { pieces: ["b2"], chief: "a1", killers: [], free: 3 };
  }
  free(): void {}
}
