/** A set of drawings for the pieces. */
import type { Role } from "./types.ts";

/**
 * One path of a drawing: its paint and its outline in a square of 100 units. The style sheet has the paints
 * `ivory` (light with a dark edge), `ink` (dark), `line` (a thin dark line), `edge` and `core` (the dark and
 * the light part of a thick line), and `stone`, `soil` and `chalk` for corpses.
 */
export type Stroke = readonly [paint: string, d: string];

/** The drawings of the pieces, which lie on a token in the shape and the colour of their army. */
export interface PieceSet {
  readonly figures: Readonly<Record<Role, readonly Stroke[]>>;
  /** The corpse, which is the same for all armies. */
  readonly corpse: readonly Stroke[];
  /** The place of a role's letter, if the set has letters: the words say which letter it is. */
  readonly letter?: LetterPlace;
}

/** The place of a letter on a token. */
export interface LetterPlace {
  /** The middle of the letter. */
  readonly x: number;
  readonly y: number;
  /** The transform that makes room for it in the drawing of a role. */
  readonly figure: string;
}
