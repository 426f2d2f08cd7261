/** Shows the game on the board. */
import { untracked } from "@preact/signals";
import type { DjambiBoard } from "../board/board.ts";
import { storyText } from "../board/text.ts";
import type { Seat, StoryStep } from "../core/types.ts";
import type { GameStore } from "./game_store.ts";
import { sound } from "./preferences.ts";
import { soundOfOwnTurn, soundOfTurn } from "./sounds.ts";

/** The maximum number of turns to animate; more, as after a long absence, are shown at once. */
const MAX_QUEUED_TURNS = 5;

/** Animates the turns of other players one after the other; shows everything else at once. */
export class Playback {
  private playing = false;
  /** The last ply that was heard; -1 before the first. */
  private lastHeard = -1;
  private lastMover: Seat | null = null;

  constructor(
    private readonly store: GameStore,
    private readonly board: DjambiBoard,
  ) {}

  /** Updates the board; an effect runs it again when a signal read here changes. */
  update(): void {
    const { store, board } = this;
    const position = store.position.value;
    const ply = store.ply.value;
    const mover = store.mover.value;
    const behind = store.reviewedPly.value === null && store.shownPly.value < store.plyCount.value;
    const bottom = store.bottom.value;
    void store.revision.value;
    if (!position) return;
    if (behind) {
      untracked(() => void this.playQueue());
      return;
    }
    if (this.playing && store.reviewedPly.value === null) return;
    board.view = bottom;
    board.position = position;
    board.lastMove = { squares: ply > 0 ? moveSquares(store.log.plies[ply - 1]?.move ?? "") : [] };
    board.families = mover ? store.log.rules.families() : [];
    this.playSounds(ply, mover);
  }

  /** Animates the turns that the board has not shown yet. */
  private async playQueue(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { store, board } = this;
    try {
      board.families = [];
      while (store.reviewedPly.value === null && store.shownPly.value < store.plyCount.value) {
        const next = store.shownPly.value + 1;
        if (document.hidden || store.plyCount.value - next >= MAX_QUEUED_TURNS) {
          store.markShown(store.plyCount.value);
          break;
        }
        const steps = store.log.rules.story(next);
        this.playSound(next, steps);
        await board.showTurn(store.log.view(next - 1), steps, store.log.view(next));
        store.markShown(next);
      }
    } finally {
      this.playing = false;
      this.update();
    }
  }

  private playSounds(ply: number, mover: Seat | null): void {
    const { store } = this;
    if (this.lastHeard === -1) this.lastHeard = ply;
    else if (store.reviewedPly.value === null && ply === this.lastHeard + 1) {
      const steps = store.log.rules.story(ply);
      this.playSound(ply, steps);
      store.announcement.value = storyText(steps);
    }
    if (mover && this.lastMover !== mover && ply > 0 && sound.peek()) soundOfOwnTurn();
    this.lastMover = mover;
  }

  private playSound(ply: number, steps: readonly StoryStep[]): void {
    if (ply <= this.lastHeard) return;
    this.lastHeard = ply;
    if (sound.peek()) soundOfTurn(steps);
  }
}

/** The squares that a move in wire form names. */
export function moveSquares(move: string): string[] {
  return move === "pass" ? [] : (move.match(/[a-z]\d+/g) ?? []);
}
