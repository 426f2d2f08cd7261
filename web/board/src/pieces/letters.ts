/** The pieces as letter and picture together. */
import type { PieceSet } from "../piece_set.ts";
import { pictures } from "./pictures.ts";

/** The pictures, each beside the letter of its role. */
export const letters: PieceSet = {
  ...pictures,
  letter: { x: 30, y: 50, figure: "translate(45 23) scale(.54)" },
};
