/** How the board shows the others' turns. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** How fast a user who does not play sees the others' turns. */
export type WatchPace = "normal" | "fast" | "newest";

/** How the board shows the others' turns, as the user and the dialogs want it. */
export class Showing {
  /** The pace at which a user who does not play watches. */
  readonly pace: Signal<WatchPace> = signal("normal");
  private readonly pauses = signal(false);
  private readonly hurries = signal(false);

  /** Whether the board waits with further turns, as while a dialog tells of the last one. */
  get paused(): ReadonlySignal<boolean> {
    return this.pauses;
  }

  /** Whether the user wants no films before their own turn. */
  get hurried(): ReadonlySignal<boolean> {
    return this.hurries;
  }

  /** Waits with further turns until `goOn()`. */
  pause(): void {
    this.pauses.value = true;
  }

  goOn(): void {
    this.pauses.value = false;
  }

  /** Shows turns without films until `calmDown()`: the user wants to come to the newest position. */
  hurry(): void {
    this.hurries.value = true;
  }

  calmDown(): void {
    this.hurries.value = false;
  }
}
