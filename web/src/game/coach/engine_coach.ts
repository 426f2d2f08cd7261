/** The coach: the engine behind hints, remarks and reviews. Its chunk is fetched when one is wanted. */

import { Engine } from "../../../rules/src/engine/engine.ts";
import type { EnginePosition, Reason, SearchInfo, SearchLimits } from "../../../rules/src/engine/messages.ts";
import { startWorker } from "../../core/start_worker.ts";
import type { Seat } from "../../core/types.ts";

/** The memory of the engine, in mebibytes: a phone has it. */
const MEMORY = 32;

/** The limits of a search for advice: a phone reaches one of them within about a second. */
const ADVICE: SearchLimits = { lines: 1, nodes: 8000, ms: 1200 };

/** The best turn of a position, and what its player can expect of it. */
export interface Advice {
  /** The turn in wire form. */
  move: string;
  /** The share that the player can expect. */
  expected: number;
  /** What the rules tell in favour of the turn, the weightiest first. */
  reasons: readonly Reason[];
}

/** The part of the engine that is used here; tests bring their own. */
export type CoachEngine = Pick<Engine, "search" | "reasons" | "stop" | "close">;

/** Asks the engine, one question after the other: a search would end the one before it. */
export class Coach {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly engine: CoachEngine) {}

  /** The best turn of a position, with its reasons; null if the game is over there. */
  advise(position: EnginePosition): Promise<Advice | null> {
    return this.next(async () => {
      const [line] = (await this.engine.search(position, ADVICE)).lines;
      const [move, seat] = [line?.moves[0], line?.seats[0]];
      if (!line || move === undefined || seat === undefined) return null;
      const reasons = await this.engine.reasons(position, move);
      return { move, expected: line.shares[seat] ?? 0, reasons };
    });
  }

  /** The share that a seat can expect in a position; null if the game is over there. */
  expected(position: EnginePosition, seat: Seat): Promise<number | null> {
    return this.next(async () => {
      const [line] = (await this.engine.search(position, ADVICE)).lines;
      return line ? (line.shares[seat] ?? 0) : null;
    });
  }

  /** What the engine finds in a position within limits. */
  search(position: EnginePosition, limits: SearchLimits): Promise<SearchInfo> {
    return this.next(() => this.engine.search(position, limits));
  }

  /** What the rules tell in favour of a legal turn. */
  reasons(position: EnginePosition, move: string): Promise<readonly Reason[]> {
    return this.next(() => this.engine.reasons(position, move));
  }

  /** Ends the engine and frees its memory. */
  close(): void {
    this.engine.close();
  }

  private next<T>(ask: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(ask);
    // A question that failed does not keep the next one from being asked.
    this.queue = answer.catch(() => {});
    return answer;
  }
}

/** A coach with an engine in a worker; `worker` is the address of its script. */
export function openCoach(worker: string): Coach {
  return new Coach(new Engine(() => startWorker(worker), MEMORY, ""));
}
