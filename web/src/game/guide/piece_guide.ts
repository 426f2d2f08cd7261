/** Each piece in a few words. */

import type { ControllerView } from "../../../board/src/types.ts";
import { optionValue } from "../../common/rules/rule_values.ts";
import type { Role, Seat } from "../../core/types.ts";
import type { Rules } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { pointed } from "../board/pointed.ts";
import type { GameStore } from "../game_store.ts";

/** What the reporter does under each value of its option. */
const REPORTER: Readonly<Record<string, () => string>> = {
  one: text.guideReporterOne,
  must: text.guideReporterMust,
  all: text.guideReporterAll,
  all_own: text.guideReporterAllOwn,
};

/** What the other pieces do under all rules; the rules say more. */
const LINES: Readonly<Record<Exclude<Role, "reporter"> | "corpse", () => string>> = {
  chief: text.guideChief,
  assassin: text.guideAssassin,
  militant: text.guideMilitant,
  diplomat: text.guideDiplomat,
  necromobile: text.guideNecromobile,
  corpse: text.guideCorpse,
};

/** What a piece or a corpse does under some rules. */
export function guideLine(role: Role | "corpse", rules: Rules | undefined): string {
  if (role !== "reporter") return LINES[role]();
  return rules ? (REPORTER[optionValue(rules, "reporter")]?.() ?? "") : "";
}

/** One line about a piece, after what the player has to choose for it. */
interface PieceLine {
  prompt: string;
  line: string;
}

/** The line about the piece that the user points at, or about the one that is to move; null without any. */
export function pieceLine(store: GameStore): PieceLine | null {
  const position = store.position.value;
  const stage = store.stage.value;
  const at = (square: string | null) => position?.pieces.find((piece) => piece.square === square);
  const mover = stage?.stage === "target" ? at(stage.from) : undefined;
  const piece = at(pointed.value) ?? mover;
  if (!position || !piece) return null;
  const { army, role } = piece;
  if (!army || !role) return { prompt: "", line: text.corpseLine() };
  const line = guideLine(role, store.settings.value?.rules);
  if (piece === mover) return { prompt: stage?.text ?? "", line: `${text.guidePiece({ role })} ${line}` };
  return { prompt: "", line: pointedLine(army, role, position.controllers[army], line) };
}

/** The line about a piece of any army. */
function pointedLine(army: Seat, role: Role, controller: ControllerView | undefined, line: string): string {
  if (controller === "hostage" || controller === "orphan")
    return text.idlePieceLine({ army, role, bond: controller });
  if (controller !== undefined && controller !== army)
    return text.takenPieceLine({ army, role, controller, line });
  return text.pieceLine({ army, role, line });
}
