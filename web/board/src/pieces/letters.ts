/** The pieces as letter and picture together. */
import type { PieceSet } from "../piece_set.ts";
import { pictures } from "./pictures.ts";

/** The pictures, each beside the letter of its role. */
export const letters: PieceSet = {
  ...pictures,
  letter: { x: 31, y: 52, figure: "translate(40 17) scale(.62)" },
};
