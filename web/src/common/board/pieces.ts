/** The drawings of the pieces that the user has chosen. */
import { effect, signal } from "@preact/signals";
import type { PieceSet } from "../../../board/src/piece_set.ts";
import { pictures } from "../../../board/src/pieces/pictures.ts";
import { importPart } from "../browser/import_part.ts";
import { oneOf } from "../browser/shape.ts";
import { storedSignal } from "../browser/stored.ts";

/** The names of the sets. */
export const SETS = ["pictures", "letters", "signs"] as const;

/** The name of the chosen set. */
export const chosen = storedSignal<(typeof SETS)[number]>("djambi.pieces", "pictures", oneOf(SETS));

/** The set to show: the chosen one, as soon as it is here. */
export const pieces = signal<PieceSet>(pictures);

/** The sets that are fetched when they are chosen. */
type OtherSets = Readonly<Record<string, PieceSet>>;
let others: OtherSets | null = null;

effect(() => void show(chosen.value));

async function show(name: string): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-pieces]")?.dataset.pieces;
  if (name !== "pictures" && address) others ??= await importPart<OtherSets>(address).catch(() => null);
  if (name === chosen.peek()) pieces.value = others?.[name] ?? pictures;
}
