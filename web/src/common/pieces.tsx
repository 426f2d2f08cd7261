/** The drawings of the pieces that the user has chosen. */
import { effect, signal } from "@preact/signals";
import type { PieceSet } from "../../board/src/piece_set.ts";
import { pictures } from "../../board/src/pieces/pictures.ts";
import { storedSignal } from "./stored.ts";

/** The name of the set. */
const chosen = storedSignal("djambi.pieces", "pictures");

/** The set to show: the chosen one, as soon as it is here. */
export const pieces = signal<PieceSet>(pictures);

/** The sets that are fetched when they are chosen. */
type OtherSets = Readonly<Record<string, PieceSet>>;
let others: OtherSets | null = null;

effect(() => void show(chosen.value));

async function show(name: string): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-pieces]")?.dataset.pieces;
  if (name !== "pictures" && address) others ??= await import(address).catch(() => null);
  if (name === chosen.peek()) pieces.value = others?.[name] ?? pictures;
}

/** The field to choose the set. */
export function PiecesField() {
  return (
    <label class="toggle">
      Pieces
      <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        <option value="pictures">pictures</option>
        <option value="letters">letters</option>
        <option value="signs">signs</option>
      </select>
    </label>
  );
}
