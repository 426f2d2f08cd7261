import { batch, signal } from "@preact/signals";
import type { GameError } from "../../common/problem.ts";
import type { QueuedTurn } from "../queue/queued_turn.ts";

/** A complete turn that waits because of what it would cost; the message is empty until it is there. */
export interface RiskyTurn {
  move: string;
  message: string;
  /** Whether other turns save the chief, which the user may ask for. */
  isAvoidable?: boolean;
  /** The turns that save the chief, once the user has asked for them. */
  safe?: readonly string[];
  /** That it breaks a treaty, or may break one; only a button of its own plays it then. */
  breach?: "found" | "judging";
}

/** A sentence, and the number of plies when it became true. */
export interface QueueNotice {
  message: string;
  plies: number;
}

/** What the page tells of turns beyond the state of the game. The late part of the page sets it. */
export class GuideStore {
  /** Why the last choice was refused; null after the next good one. */
  readonly refusal = signal<GameError | null>(null);
  /** What became of a queued turn; it is told until a piece is chosen or somebody plays. */
  readonly notice = signal<QueueNotice | null>(null);
  /** The turn that waits for the user's second thought. */
  readonly risk = signal<RiskyTurn | null>(null);
  /** The turn that is played as soon as it is the user's; null without one. */
  readonly queued = signal<QueuedTurn | null>(null);
  /** The ply, counted from 1, that the user points at in the summary of the last turns. */
  readonly pointedPly = signal<number | null>(null);

  /** Forgets what was told of another position. */
  clear(): void {
    batch(() => {
      this.refusal.value = null;
      this.risk.value = null;
      this.pointedPly.value = null;
    });
  }
}
