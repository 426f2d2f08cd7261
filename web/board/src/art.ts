/**
 * The drawings of the board: six token shapes, the maze and the marks; `pieces/` has those of the pieces.
 * Each is a list of strokes in a square of 100 units, so that a piece costs few elements and scales. All
 * drawings are original.
 */
import type { Stroke } from "./piece_set.ts";
import type { Mark } from "./scene.ts";
import type { Seat } from "./types.ts";

/** A circle as path data, so that every stroke of a drawing is a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The outline of each army's token; each army has its own shape. */
export const TOKENS: Readonly<Record<Seat, string>> = {
  red: disc(50, 50, 44),
  blue: "M19 8H81Q92 8 92 19V81Q92 92 81 92H19Q8 92 8 81V19Q8 8 19 8z",
  yellow: "M15 7Q50 12 85 7Q91 6 92 12V47Q92 76 55 94Q50 97 45 94Q8 76 8 47V12Q9 6 15 7z",
  green:
    "M31 9H69Q75 9 78 14L96 45Q99 50 96 55L78 86Q75 91 69 91H31Q25 91 22 86L4 55Q1 50 4 45L22 14Q25 9 31 9z",
  purple:
    "M27 5H73Q78 5 78 10V22H90Q95 22 95 27V73Q95 78 90 78H78V90Q78 95 73 95H27Q22 95 22 90V78H10Q5 78 5 73V27" +
    "Q5 22 10 22H22V10Q22 5 27 5z",
  orange:
    "M45 4Q50 0 55 4Q80 20 96 45Q100 50 96 55Q80 80 55 96Q50 100 45 96Q20 80 4 55Q0 50 4 45Q20 20 45 4z",
};

/** The walls of the maze. */
export const LABYRINTH =
  "M42 88H12V12H88V88H58M42 27H27V73H73V27H58M44 58H42V42H58V58H56M12 50H27M73 50H88M50 58V73M50 12V27";

/** The rays that fill the maze while a chief is in power, as a line with gaps around the middle. */
export const RAYS = disc(50, 50, 24);

/** The lock of a hostage. */
export const LOCK: readonly Stroke[] = [
  ["ivory", "M30 48V34Q30 14 50 14T70 34V48"],
  ["ivory", "M20 46H80V88H20z"],
];

/** The mark of the maze as a target: a golden frame with a crown. */
const ENTER: readonly Stroke[] = [
  ["gold", "M3 3H97V97H3z"],
  ["crown", "M27 72L18 34L36 50L50 25L64 50L82 34L73 72z"],
];

/** The signs over squares that can be chosen. */
export const MARKS: Readonly<Record<Mark, readonly Stroke[]>> = {
  select: [],
  move: [["dot", disc(50, 50, 15)]],
  exit: [["dot", "M50 30L70 50L50 70L30 50z"]],
  report: [
    ["dot", disc(50, 50, 15)],
    ["aim", "M50 22V34M50 66V78M22 50H34M66 50H78"],
  ],
  kill: [
    ["aim", disc(50, 50, 45)],
    ["aim", "M50 -4V16M50 84V104M-4 50H16M84 50H104"],
  ],
  victim: [
    ["aim", disc(50, 50, 45)],
    ["aim", "M50 -4V16M50 84V104M-4 50H16M84 50H104"],
  ],
  spare: [["spare", `${disc(50, 50, 45)}M19 81L81 19`]],
  relocate: [["carry", "M35 12L50 -2L65 12M35 88L50 102L65 88M12 35L-2 50L12 65M88 35L102 50L88 65"]],
  maze: ENTER,
  throne: ENTER,
  place: [["drop", disc(50, 50, 8)]],
};
