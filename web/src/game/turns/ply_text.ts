import type { GameLog } from "../../common/game_log.ts";
import * as text from "../../text/common.ts";

/** A ply for people: a turn in reading form, or in words what was done instead; counted from 1. */
export function plyText(log: GameLog, ply: number): string {
  const { kind, seat } = log.plies[ply - 1] ?? { kind: "turn", seat: null };
  if (kind === "resign" && seat) return text.resigns({ seat });
  if (kind === "flag_fall" && seat) return text.losesOnTime({ seat });
  if (kind === "agree_draw") return text.drawAgreed();
  if (kind === "length_limit") return text.drawnByLength();
  return kind === "closed" ? text.closed() : log.reading(ply);
}
