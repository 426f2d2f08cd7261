import type { GameStore } from "../game_store.ts";
import { isAloneWithBots } from "./company.ts";

/** Shows the turns of bots at once until one's turn, where the user waits for nobody else. */
export function hurry({ mover, pending, ending, settings, held, showing }: GameStore): void {
  // The click that ends one's turn asks for nothing more.
  const waits = mover.peek() === null && pending.peek() === null && !ending.watching.peek();
  if (waits && isAloneWithBots(settings.peek(), held.peek())) showing.hurry();
}
