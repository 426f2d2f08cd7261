import { type PositionView, type RulesCore, SEATS, type Seat } from "../src/core/types.ts";

/** A core that knows one rule: the seats play in turn. The move `bad` is not legal. */
export class FakeCore implements RulesCore {
  static made = 0;
  private done: string[] = [];
  private gone = new Set<Seat>();
  private agreed = false;

  constructor() {
    FakeCore.made += 1;
  }

  get length(): number {
    return this.done.length;
  }
  play(move: string): void {
    if (move === "bad") throw new Error("not legal");
    this.done.push(move);
  }
  resign(seat: Seat): void {
    this.gone.add(seat);
    this.done.push(`${seat} resigns`);
  }
  agree_draw(): void {
    this.agreed = true;
    this.done.push("agreed");
  }
  view(at: number): PositionView {
    const turn = SEATS[this.done.slice(0, at).filter((move) => !move.includes(" ")).length % 4] ?? "red";
    const shares = { red: 0.5, blue: 0.5 };
    return {
      dfen: this.done.slice(0, at).join(" "),
      pieces: [],
      controllers: { red: "red", blue: "blue", yellow: "yellow", green: "green" },
      turn,
      cursor: turn,
      alive: SEATS.filter((seat) => !this.gone.has(seat)),
      in_power: null,
      upcoming: [],
      quiet_turns: 0,
      turn_number: at + 1,
      outcome: this.agreed ? { kind: "agreement", shares } : null,
    };
  }
  families() {
    return [];
  }
  story() {
    return [];
  }
  reading(at: number): string {
    return this.done[at - 1] ?? "";
  }
  explain(move: string): string | undefined {
    return move === "bad" ? "A bad move." : undefined;
  }
  free(): void {}
}
