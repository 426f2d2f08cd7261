/** The texts of the board: squares for a screen reader, stages for the banner, stories of turns. */
import { allegiance, type Mark, moverOf, type Scene, type Token } from "./scene.ts";
import { mustPass, openFamilies, type Staging } from "./staging.ts";
import type { BoardPosition, Role, Seat, StoryStep } from "./types.ts";

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

/** The label of a square: its name, its pieces, and whether it can be chosen. */
export function squareText(
  square: string,
  scene: Scene,
  lastMove: ReadonlySet<string>,
  maze: string,
): string {
  const words = [square];
  const tokens = scene.tokens.filter((token) => token.square === square);
  for (const token of tokens) words.push(tokenText(token));
  if (square === maze) words.push("the maze");
  if (square === maze && scene.power) words.push(`${scene.power} is in power`);
  if (tokens.length === 0) words.push("empty");
  if (scene.selected === square) words.push("selected");
  const mark = scene.marks.get(square);
  if (mark) words.push(MARK_TEXT[mark]);
  if (lastMove.has(square)) words.push("last turn");
  return words.join(", ");
}

function tokenText(token: Token): string {
  if (!token.army || !token.role) return "corpse";
  const name = `${token.army} ${token.role}`;
  const bond = allegiance(token.army, token.controller);
  if (bond === "own") return name;
  return bond === "taken" ? `${name} commanded by ${token.controller}` : `${name}, ${bond}`;
}

/** The banner's text while a turn is being entered. */
export function stageText(position: BoardPosition, staging: Staging): string {
  const role = moverOf(position, staging)?.role ?? "piece";
  switch (staging.stage) {
    case "idle":
      return staging.options.size > 0 ? "Choose a piece to move" : "";
    case "target":
      return `Choose where the ${role} goes`;
    case "exit":
      return `Choose the ${role}’s way out of the maze`;
    case "victim":
      return staging.declinable
        ? "Choose whom the reporter kills – or no one"
        : "Choose whom the reporter must kill";
    case "placement":
      return `Place ${heldText(position, staging)} on an empty square`;
    case "confirm":
      return mustPass(staging.families) ? "You have no legal move and must pass" : "Play this turn?";
  }
}

function heldText(position: BoardPosition, staging: Staging): string {
  const taken = position.pieces.find((piece) => piece.square === staging.draft.to);
  const isAlive = openFamilies(staging).some(({ victim }) => victim === "alive");
  return isAlive && taken?.army ? `the ${pieceName(taken)}` : "the corpse";
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
