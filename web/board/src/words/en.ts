/** The words of the board in English. */
import type { Keys } from "../commands.ts";
import { allegiance, type Mark, type Token } from "../scene.ts";
import type { BoardPosition, PieceView, Role, Seat, StoryStep } from "../types.ts";
import type { LineFacts, SquareFacts, StageFacts, Words } from "../words.ts";

/** The words of the board in English. */
export const english: Words = {
  board: () => "Djambi board",
  letter: (role) => role.charAt(0).toUpperCase(),
  square: squareText,
  stage: stageText,
  story: storyText,
  lines: linesText,
  attackers: attackersText,
  nothing: (seat, role) => `${seat} has no ${role}.`,
  turns: turnsText,
  keys: keysText,
};

const MARK_TEXT: Readonly<Record<Mark, string>> = {
  select: "can be selected",
  move: "legal target: move",
  report: "legal target: move, then the reporter may kill",
  kill: "legal target: kill",
  relocate: "legal target: relocate",
  maze: "legal target: enter the maze",
  exit: "legal target: leave the maze to here",
  victim: "legal target: kill by the reporter",
  spare: "choose to kill no one",
  place: "legal target: place here",
  throne: "legal target: place the chief in the maze",
};

const ROLES: readonly Role[] = ["chief", "assassin", "reporter", "militant", "diplomat", "necromobile"];

function squareText({ square, tokens, isMaze, power, isSelected, mark, isLast }: SquareFacts): string {
  const words = [square, ...tokens.map(tokenText)];
  if (isMaze) words.push("the maze");
  if (power) words.push(`${power} is in power`);
  if (tokens.length === 0) words.push("empty");
  if (isSelected) words.push("selected");
  if (mark) words.push(MARK_TEXT[mark]);
  if (isLast) words.push("last turn");
  return words.join(", ");
}

function tokenText(token: Token): string {
  if (!token.army || !token.role) return "corpse";
  const name = `${token.army} ${token.role}`;
  const bond = allegiance(token.army, token.controller);
  if (bond === "own") return name;
  return bond === "taken" ? `${name} commanded by ${token.controller}` : `${name}, ${bond}`;
}

function stageText({ stage, mover, held, isOpen, declinable, mustPass }: StageFacts): string {
  const role = mover?.role ?? "piece";
  switch (stage) {
    case "idle":
      return isOpen ? "Choose a piece to move" : "";
    case "target":
      return `Choose where the ${role} goes`;
    case "exit":
      return `Choose the ${role}’s way out of the maze`;
    case "victim":
      return declinable ? "Choose whom the reporter kills – or no one" : "Choose whom the reporter must kill";
    case "placement":
      return `Place the ${pieceName(held ?? {})} on an empty square`;
    case "confirm":
      return mustPass ? "You have no legal move and must pass" : "Play this turn?";
  }
}

function linesText(square: string, lines: readonly LineFacts[]): string {
  const told = lines.map(({ hour, pieces }) => `${hour} o’clock: ${listText(pieces)}`);
  return `Lines from ${square}. ${told.length > 0 ? `${told.join("; ")}.` : "Nothing on them."}`;
}

function attackersText(chief: PieceView, attackers: readonly PieceView[]): string {
  const name = pieceText(chief);
  return attackers.length === 0
    ? `Nobody attacks the ${name}.`
    : `The ${name} is attacked by ${listText(attackers)}.`;
}

function turnsText({ upcoming = [], outcome }: BoardPosition): string {
  if (outcome) return "The game is over.";
  const turns = upcoming.map(({ seat, power }) => (power ? `${seat} by power` : seat));
  const [now, ...later] = turns;
  return now === undefined ? "" : `It is the turn of ${now}; then ${later.join(", ")}.`;
}

function keysText(keys: Keys): string {
  const key = (command: keyof Keys) => keys[command].toUpperCase();
  const roles = ROLES.map((role) => `${key(role)} to the next own ${role}`).join(", ");
  return (
    `Arrow keys go to the next square, Home, End, Page Up and Page Down to the rim, ${roles}, ` +
    `with Shift to the one before, ${key("maze")} to the maze. ${key("lines")} tells the lines from here, ` +
    `${key("attackers")} who attacks your chief, ${key("turns")} who plays next. Enter chooses, Escape goes back.`
  );
}

function listText(pieces: readonly PieceView[]): string {
  return pieces.map(pieceText).join(", ");
}

function pieceText(piece: PieceView): string {
  return `${pieceName(piece)} on ${piece.square}`;
}

/** A piece in words. */
export function pieceName(piece: { army?: Seat; role?: Role }): string {
  return piece.army && piece.role ? `${piece.army} ${piece.role}` : "corpse";
}

/** A step of a story as a sentence; empty for a step that has none. */
export function stepText(step: StoryStep): string {
  switch (step.kind) {
    case "pass":
      return `${capital(step.seat)} passes.`;
    case "move":
      return `${capital(pieceName(step))} moves from ${step.from} to ${step.to}.`;
    case "kill":
      return `${capital(pieceName(step))} is killed on ${step.square}; corpse on ${step.corpse}.`;
    case "relocate":
      return `${capital(pieceName(step))} is moved from ${step.from} to ${step.to}.`;
    case "army_taken":
      return `${capital(step.by)} takes over the ${step.army} army.`;
    case "encircled":
      return `The ${step.seat} chief is encircled on ${step.square} and dies.`;
    case "resigned":
      return `${capital(step.seat)} resigns.`;
    case "orphaned":
      return `The ${step.army} army is orphaned.`;
    case "power":
      return `${capital(step.seat)} is in power.`;
    case "power_lost":
      return `${capital(step.seat)} is no longer in power.`;
    case "won":
      return `${capital(step.seat)} wins.`;
    default:
      return "";
  }
}

/** The story of a turn in sentences. */
export function storyText(steps: readonly StoryStep[]): string {
  return steps.map(stepText).filter(Boolean).join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
