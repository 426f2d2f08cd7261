/** The board in words: what a square says to a screen reader, what the banner says, how a step is told. */
import { bond, type Mark, moverOf, type Scene, type Token } from "./scene.ts";
import { MAZE } from "./squares.ts";
import { mustPass, type Staging } from "./staging.ts";
import type { PositionView, Role, Seat, Step } from "./types.ts";

const MARKS: Readonly<Record<Mark, string>> = {
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

/** The words of a square: its name, what stands there, what may be done with it. */
export function squareWords(square: string, scene: Scene, last: boolean): string {
  const words = [square];
  const there = scene.tokens.filter((token) => token.square === square);
  for (const token of there) words.push(tokenWords(token));
  if (square === MAZE) words.push("the maze");
  if (square === MAZE && scene.power) words.push(`${scene.power} is in power`);
  if (there.length === 0) words.push("empty");
  if (scene.selected === square) words.push("selected");
  const mark = scene.marks.get(square);
  if (mark) words.push(MARKS[mark]);
  if (last) words.push("last turn");
  return words.join(", ");
}

function tokenWords(token: Token): string {
  if (!token.army || !token.role) return "corpse";
  const name = `${token.army} ${token.role}`;
  const tie = bond(token.army, token.controller);
  if (tie === "own") return name;
  return tie === "taken" ? `${name} commanded by ${token.controller}` : `${name}, ${tie}`;
}

/** What the banner says while a turn is being entered. */
export function stageText(position: PositionView, staging: Staging): string {
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
      return `Place ${heldWords(position, staging)} on an empty square`;
    case "confirm":
      return mustPass(staging.families) ? "You have no legal move and must pass" : "Play this turn?";
  }
}

function heldWords(position: PositionView, staging: Staging): string {
  const taken = position.pieces.find((piece) => piece.square === staging.draft.to);
  const mover = moverOf(position, staging);
  return mover?.role === "diplomat" && taken?.army ? `the ${pieceName(taken)}` : "the corpse";
}

function pieceName(piece: { army?: Seat; role?: Role }): string {
  return piece.army && piece.role ? `${piece.army} ${piece.role}` : "corpse";
}

/** A step of somebody's turn as a sentence, or nothing for a step that has no words. */
export function stepWords(step: Step): string {
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

/** A whole turn, or what else happened at once, in words. */
export function storyWords(steps: readonly Step[]): string {
  return steps.map(stepWords).filter(Boolean).join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
