/** Entries of a game for people: moves in notation, everything else as a sentence. */
import type { GameEntry, Seat } from "../core/types.ts";
import * as text from "../text/analysis.ts";
import * as common from "../text/common.ts";
import type { Study } from "./study.ts";
import type { Turn } from "./tree.ts";

/** An entry that is not a move of a piece as a sentence; null for a move, which is written in notation. */
export function entrySentence(entry: GameEntry | null, seat: Seat | null): string | null {
  if (entry?.kind === "draw") return common.drawAgreed();
  if (entry?.kind === "length_limit") return common.drawnByLength();
  if (entry?.kind === "closed") return common.closed();
  if (!seat) return null;
  if (entry?.kind === "resign") return common.resigns({ seat });
  if (entry?.kind === "flag_fall") return common.losesOnTime({ seat });
  return entry?.kind === "turn" && entry.move === "pass" ? text.passes({ seat }) : null;
}

/** A turn with its number, another entry as a sentence, or the words for the start. */
export function turnTitle(study: Study, turn: Turn): string {
  if (!turn.parent) return text.start();
  const sentence = entrySentence(turn.entry, study.seat(turn));
  return sentence ?? text.numberedTurn({ number: turn.depth, turn: study.reading(turn) });
}
