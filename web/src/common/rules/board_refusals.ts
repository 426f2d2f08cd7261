/** Why the last choice on a board is refused, for pages with a board and a line of words beside it. */
import { signal } from "@preact/signals";
import type { DjambiBoard } from "../../../board/src/index.ts";
import type { RefusedDetail } from "../../../board/src/types.ts";
import type { Problem } from "../../protocol/index.ts";
import { type GameError, shownError } from "../problem.ts";

/** What refuses a choice: a problem or a sentence; null if nothing is to be said. */
export type ReasonOf = (detail: RefusedDetail) => Partial<Problem> | string | null;

/** The refusal that is shown, until the next good choice. */
export class BoardRefusals {
  /** Why the last choice was refused; null after a good one. */
  readonly shown = signal<GameError | null>(null);
  /** Grows with all that happens on the board: a sentence that arrives later is not shown. */
  #changes = 0;

  constructor(private readonly reasonOf: ReasonOf) {}

  /** Explains what a board refuses: on the page, and to screen readers by the board's voice. */
  follow(board: DjambiBoard): void {
    // A refused choice may let the piece go: that is no good choice yet.
    let isRefused = false;
    board.addEventListener("refused", ({ detail }) => {
      isRefused = true;
      void this.#explain(board, detail);
    });
    board.addEventListener("stage", ({ detail }) => {
      if (!isRefused || detail.stage !== "idle") this.#forget();
      isRefused = false;
    });
    board.addEventListener("turn", () => this.#forget());
  }

  async #explain(board: DjambiBoard, detail: RefusedDetail): Promise<void> {
    const reason = this.reasonOf(detail);
    const mine = ++this.#changes;
    if (reason === null) return;
    const refusal = await shownError(reason);
    if (mine !== this.#changes) return;
    this.shown.value = refusal;
    // A piece that was let go makes the board ask for another one with its next frame; the reason comes
    // after.
    await new Promise((done) => requestAnimationFrame(done));
    if (mine === this.#changes) board.say(refusal.message);
  }

  #forget(): void {
    this.#changes++;
    this.shown.value = null;
  }
}
