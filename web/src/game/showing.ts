import { untracked } from "@preact/signals";
import type { DjambiBoard } from "../board/board.ts";
import { storyWords } from "../board/words.ts";
import type { Seat } from "../core/types.ts";
import { sound } from "./preferences.ts";
import { soundOfOwnTurn, soundOfTurn } from "./sounds.ts";
import type { Table } from "./table.ts";

/** Turns that have piled up beyond this many, as after a long absence, are not shown one by one. */
const LONGEST_QUEUE = 5;

/** Shows the table on the board: others' turns one after the other, everything else at once. */
export class Showing {
  private playing = false;
  private heard = -1;
  private ownBefore: Seat | null = null;

  constructor(
    private readonly table: Table,
    private readonly board: DjambiBoard,
  ) {}

  /** Brings the board up to date; run again whenever a signal read here changes. */
  follow(): void {
    const { table, board } = this;
    const position = table.position.value;
    const at = table.at.value;
    const mover = table.mover.value;
    const behind = table.looking.value === null && table.shown.value < table.count.value;
    const bottom = table.bottom.value;
    void table.revision.value;
    if (!position) return;
    if (behind) {
      untracked(() => void this.play());
      return;
    }
    if (this.playing && table.looking.value === null) return;
    board.view = bottom;
    board.position = position;
    board.lastMove = { squares: at > 0 ? squares(table.log.plies[at - 1]?.move ?? "") : [] };
    board.families = mover ? table.log.rules.families() : [];
    this.sounds(at, mover);
  }

  /** Plays what has not been shown yet, turn by turn. */
  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { table, board } = this;
    try {
      board.families = [];
      while (table.looking.value === null && table.shown.value < table.count.value) {
        const next = table.shown.value + 1;
        if (document.hidden || table.count.value - next >= LONGEST_QUEUE) {
          table.showed(table.count.value);
          break;
        }
        const steps = table.log.rules.story(next);
        this.hear(next, steps);
        await board.showTurn(table.log.view(next - 1), steps, table.log.view(next));
        table.showed(next);
      }
    } finally {
      this.playing = false;
      this.follow();
    }
  }

  private sounds(at: number, mover: Seat | null): void {
    const { table } = this;
    if (this.heard === -1) this.heard = at;
    else if (table.looking.value === null && at === this.heard + 1) {
      const steps = table.log.rules.story(at);
      this.hear(at, steps);
      table.said.value = storyWords(steps);
    }
    if (mover && this.ownBefore !== mover && at > 0 && sound.peek()) soundOfOwnTurn();
    this.ownBefore = mover;
  }

  private hear(at: number, steps: Parameters<typeof soundOfTurn>[0]): void {
    if (at <= this.heard) return;
    this.heard = at;
    if (sound.peek()) soundOfTurn(steps);
  }
}

/** The squares a move in wire form names, which the board marks as the last turn. */
export function squares(move: string): string[] {
  return move === "pass" ? [] : (move.match(/[a-z]\d+/g) ?? []);
}
