/** The review of a game: the shares after each turn, and the user's costliest turns with better ones. */
import { signal } from "@preact/signals";
import type { SearchLimits } from "../../../rules/src/engine/messages.ts";
import type { Shares } from "../../common/shares/shares.ts";
import { enginePosition, fetchCoach, type OpenCoach } from "../coach/coach_store.ts";
import type { Advice, Coach } from "../coach/engine_coach.ts";
import { type CostlyTurn, costliestTurns } from "../coach/verdict.ts";
import type { GameStore } from "../game_store.ts";

/** The time for a whole game, in milliseconds: what is not analysed then stays unknown. */
const MAX_MS = 20_000;
/** The limits for a position. */
const MAX_NODES = 3000;
const MAX_POSITION_MS = 250;

/** A costly turn, and what would have been better; null until it is known. */
export interface ReviewedTurn extends CostlyTurn {
  better: Advice | null;
}

/** The analysis of the first plies of a game. It runs until it is done, is stopped, or has used its time. */
export class GameReview {
  readonly state = signal<"idle" | "running" | "done" | "failed">("idle");
  /** The shares after each ply, the start first; null where they are not known. */
  readonly shares = signal<readonly (Shares | null)[]>([]);
  readonly costly = signal<readonly ReviewedTurn[]>([]);
  /** The number of positions that are not analysed yet. */
  readonly left = signal(0);
  private readonly best = new Map<number, { move: string; expected: number }>();
  private readonly better = new Map<number, Advice>();
  private isStopped = false;

  /** `plies` is the number of plies to analyse. */
  constructor(
    private readonly store: GameStore,
    readonly plies: number,
    private readonly open: OpenCoach = fetchCoach,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shares.value = Array.from(
      { length: plies + 1 },
      (_, ply) => store.log.view(ply).outcome?.shares ?? null,
    );
  }

  /** Analyses the positions, those around the user's own turns first. */
  async run(): Promise<void> {
    if (this.state.peek() !== "idle") return;
    this.state.value = "running";
    let coach: Coach | null = null;
    try {
      coach = await this.open();
      await this.analyse(coach);
      this.state.value = "done";
    } catch {
      this.state.value = this.isStopped ? "done" : "failed";
    } finally {
      coach?.close();
    }
  }

  /** Stops the analysis; what is known stays. */
  stop(): void {
    this.isStopped = true;
    this.left.value = 0;
    if (this.state.peek() === "running") this.state.value = "done";
  }

  private async analyse(coach: Coach): Promise<void> {
    const end = this.now() + MAX_MS;
    const order = this.order();
    const limits: SearchLimits = {
      lines: 1,
      nodes: MAX_NODES,
      ms: Math.min(MAX_POSITION_MS, MAX_MS / Math.max(1, order.length)),
    };
    for (const [index, ply] of order.entries()) {
      this.left.value = order.length - index;
      await this.evaluate(coach, ply, limits);
      await this.judge(coach);
      if (this.isStopped || this.now() >= end) break;
    }
    this.left.value = 0;
  }

  /** The plies whose positions must be searched: those before and after own turns, then the others. */
  private order(): number[] {
    const { store } = this;
    const held = store.held.peek();
    const own = store.log.plies.slice(0, this.plies).flatMap(({ seat, kind }, index) => {
      return seat && kind === "turn" && held.includes(seat) ? [index, index + 1] : [];
    });
    const all = Array.from({ length: this.plies + 1 }, (_, ply) => ply);
    return [...new Set([...own, ...all])].filter((ply) => this.shares.peek()[ply] === null);
  }

  private async evaluate(coach: Coach, ply: number, limits: SearchLimits): Promise<void> {
    const [line] = (await coach.search(enginePosition(this.store, ply), limits)).lines;
    if (!line || this.isStopped) return;
    const [move, seat] = [line.moves[0], line.seats[0]];
    if (move !== undefined && seat) this.best.set(ply, { move, expected: line.shares[seat] ?? 0 });
    this.shares.value = this.shares.peek().map((known, index) => (index === ply ? line.shares : known));
  }

  /** Finds the costliest turns so far, and what would have been better. */
  private async judge(coach: Coach): Promise<void> {
    const { store } = this;
    const plies = store.log.plies.slice(0, this.plies);
    // A resignation replaces no turn, and the best turn cannot have been a mistake.
    const isMistake = (index: number) => {
      const best = this.best.get(index)?.move;
      return plies[index]?.kind === "turn" && best !== undefined && best !== plies[index]?.move;
    };
    const movers = plies.map(({ seat }, index) => (isMistake(index) ? seat : null));
    const found = costliestTurns(this.shares.peek(), movers, store.held.peek());
    for (const { ply } of found) {
      const best = this.best.get(ply - 1);
      if (!best || this.better.has(ply) || this.isStopped) continue;
      const reasons = await coach.reasons(enginePosition(store, ply - 1), best.move);
      this.better.set(ply, { ...best, reasons });
    }
    this.costly.value = found.map((turn) => ({ ...turn, better: this.better.get(turn.ply) ?? null }));
  }
}
