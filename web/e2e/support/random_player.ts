import type { GamePage } from "./game_page.ts";

/** A player of tests, who enters legal turns: kills a chief or another piece if it can, else at random. */
export class RandomPlayer {
  private state: number;

  constructor(
    private readonly game: GamePage,
    seed: number,
    private readonly how: "click" | "tap" = "click",
  ) {
    this.state = seed;
  }

  /** Enters a turn by choosing squares, until the service has it. */
  async playTurn(): Promise<void> {
    const { game } = this;
    const before = (await game.moves()).length;
    for (let choice = 0; choice < 12; choice++) {
      const square = this.choose(await game.choices.evaluateAll(labels));
      if (square) await game.square(square)[this.how]();
      else if (await game.button("Confirm").isVisible()) await game.button("Confirm").click();
      await game.rendered();
      if ((await game.moves()).length > before) return;
    }
  }

  /** One of the squares, by the labels that the board gives them. */
  private choose(squares: readonly string[]): string | undefined {
    const kills = squares.filter((label) => /legal target: kill/.test(label));
    const chiefs = kills.filter((label) => label.includes("chief"));
    const best = [chiefs, kills, squares].find((some) => some.length > 0) ?? [];
    return best[Math.floor(this.random() * best.length)]?.split(",")[0];
  }

  /** A number from 0 to 1. */
  private random(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }
}

function labels(cells: Element[]): string[] {
  return cells.map((cell) => cell.getAttribute("aria-label") ?? "");
}
