/** The words of the board from the texts of a language, which know nothing of facts, stages and stories. */
import type { KeyCommand } from "../commands.ts";
import { allegiance, type Token } from "../scene.ts";
import type { BoardText } from "../text/board.ts";
import { type PieceView, ROLES, type StoryStep } from "../types.ts";
import type { SquareFacts, StageFacts, Words } from "../words.ts";

/** A text for each step of a story: its message has the name of the step. */
type StepTexts = {
  [Kind in StoryStep["kind"]]: (step: Required<Extract<StoryStep, { kind: Kind }>>) => string;
};

/** The words of the board in the language of the texts. */
export function wordsFrom(text: BoardText): Words {
  const on = (piece: PieceView) => (isPiece(piece) ? text.pieceOn(piece) : text.corpseOn(piece));
  return {
    board: text.board,
    letter: (role) => text.letter({ role }),
    square: (facts) => text.label({ parts: squareTexts(text, facts) }),
    stage: (facts) => stageText(text, facts),
    story: (steps) => text.story({ sentences: steps.map((step) => stepText(text, step)).filter(Boolean) }),
    lines(square, lines) {
      const told = lines.map(({ hour, pieces }) => text.line({ hour, pieces: pieces.map(on) }));
      return told.length > 0 ? text.lines({ square, lines: told }) : text.noLines({ square });
    },
    attackers(chief, attackers) {
      if (!isPiece(chief)) return "";
      const told = attackers.filter(isPiece).map(text.attacker);
      return told.length > 0 ? text.attacked({ ...chief, attackers: told }) : text.notAttacked(chief);
    },
    nothing: (seat, role) => text.nothing({ seat, role }),
    turns({ upcoming = [], outcome }) {
      if (outcome) return text.gameOver();
      const turns = upcoming.map((turn) => (turn.power ? text.turnByPower(turn) : text.turn(turn)));
      const [now, ...later] = turns;
      return now === undefined ? "" : text.turns({ now, later });
    },
    keys(keys) {
      const key = (command: KeyCommand) => keys[command].toUpperCase();
      const roles = ROLES.map((role) => text.keyRole({ key: key(role), role }));
      const [maze, lines, attackers, turns] = [key("maze"), key("lines"), key("attackers"), key("turns")];
      return text.keys({ roles, maze, lines, attackers, turns });
    },
  };
}

function squareTexts(text: BoardText, facts: SquareFacts): string[] {
  const { square, tokens, isMaze, power, isSelected, mark, isLast, isInDanger } = facts;
  const parts = [square, ...tokens.map((token) => tokenText(text, token))];
  if (isMaze) parts.push(text.maze());
  if (power) parts.push(text.inPower({ seat: power }));
  if (tokens.length === 0) parts.push(text.empty());
  if (isInDanger) parts.push(text.inDanger());
  if (isSelected) parts.push(text.selected());
  if (mark) parts.push(text.mark({ mark }));
  if (isLast) parts.push(text.lastTurn());
  return parts;
}

function tokenText(text: BoardText, { army, role, controller }: Token): string {
  if (!army || !role) return text.corpse();
  const command = allegiance(army, controller);
  if (command.bond === "own") return text.token({ army, role });
  return command.bond === "taken"
    ? text.tokenTaken({ army, role, controller: command.by })
    : text.tokenIdle({ army, role, bond: command.bond });
}

function stageText(text: BoardText, facts: StageFacts): string {
  const { stage, mover, held, isOpen, declinable, mustPass } = facts;
  const role = mover?.role;
  if (stage === "confirm") return mustPass ? text.mustPass() : text.confirm();
  if (stage === "victim") return declinable ? text.chooseVictim() : text.mustChooseVictim();
  if (stage === "placement") return held && isPiece(held) ? text.placePiece(held) : text.placeCorpse();
  if (stage === "target" && role) return text.chooseTarget({ role });
  if (stage === "exit" && role) return text.chooseExit({ role });
  return isOpen ? text.choosePiece() : "";
}

/** A step of a story as a sentence; empty for a kind that the board does not know. */
function stepText(text: BoardText, step: StoryStep): string {
  if ("to" in step && !isPiece(step)) return text.corpseRelocated(step);
  const texts: StepTexts = text;
  const tell = texts[step.kind] as ((step: StoryStep) => string) | undefined;
  return tell?.(step) ?? "";
}

/** Whether a piece is alive: a corpse has neither army nor role. */
function isPiece<Piece extends Pick<PieceView, "army" | "role">>(
  piece: Piece,
): piece is Piece & Required<Pick<PieceView, "army" | "role">> {
  return piece.army !== undefined && piece.role !== undefined;
}
