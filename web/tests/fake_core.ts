import { type PositionView, type RulesCore, SEATS, type Seat } from "../src/core/types.ts";

/** A rules core with one rule: the seats play in turn. The move `bad` is illegal. */
export class FakeCore implements RulesCore {
  /** The number of cores created. */
  static created = 0;
  private entries: string[] = [];
  private resigned = new Set<Seat>();
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
  resign(seat: Seat): void {
    this.resigned.add(seat);
    this.entries.push(`${seat} resigns`);
  }
  agree_draw(): void {
    this.agreed = true;
    this.entries.push("agreed");
  }
  close(): void {
    this.closed = true;
    this.entries.push("game closed");
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
      alive: SEATS.filter((seat) => !this.resigned.has(seat)),
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
  explain(move: string): string | undefined {
    return move === "bad" ? "A bad move." : undefined;
  }
  free(): void {}
}
