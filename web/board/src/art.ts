/**
 * The drawings of the board: six roles, six token shapes, the corpse, the maze and the marks. Each is a list
 * of strokes in a square of 100 units, so that a piece costs few elements and scales. All drawings are
 * original.
 */
import type { Mark } from "./scene.ts";
import type { Role, Seat } from "./types.ts";

/** One path of a drawing: its CSS class and its outline. */
export type Stroke = readonly [paint: string, d: string];

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

/** The drawing of each role: `ivory` is filled and outlined, `ink` filled dark, `line` stroked dark. */
export const ROLES: Readonly<Record<Role, readonly Stroke[]>> = {
  chief: [
    ["ivory", "M28 66L20 36L37 50L50 25L63 50L80 36L72 66z"],
    ["ivory", `${disc(20, 34, 5)}${disc(50, 24, 5.5)}${disc(80, 34, 5)}`],
    ["ivory", "M27 65H73V75Q73 78 70 78H30Q27 78 27 75z"],
    ["ink", "M50 48L55 55L50 62L45 55z"],
  ],
  assassin: [
    ["ivory", "M62 28L72 38L41 69L20 80L31 59z"],
    ["line", "M62 38L38 62"],
    ["ivory", "M70 23L77 30L68 39L61 32z"],
    ["ivory", disc(77, 23, 6)],
    ["ivory", "M54 18Q68 30 82 46Q83 52 76 52Q62 40 48 24Q48 18 54 18z"],
  ],
  reporter: [
    ["ivory", "M22 36H34L39 27H61L66 36H78Q83 36 83 41V69Q83 74 78 74H22Q17 74 17 69V41Q17 36 22 36z"],
    ["ink", disc(50, 54, 14.5)],
    ["ivory thin", disc(50, 54, 8)],
    ["ink", disc(73.5, 45, 3.5)],
  ],
  militant: [
    ["ivory", "M26 46V58Q26 67 35 71V84H65V71Q74 66 74 56V40z"],
    ["ivory", "M26 38Q26 31 32 31T38 38V52Q38 57 32 57T26 52z"],
    ["ivory", "M38 33Q38 26 44 26T50 33V52Q50 57 44 57T38 52z"],
    ["ivory", "M50 33Q50 26 56 26T62 33V52Q62 57 56 57T50 52z"],
    ["ivory", "M62 38Q62 31 68 31T74 38V52Q74 57 68 57T62 52z"],
    ["ivory", "M27 52Q22 51 22 56Q22 62 28 65L45 69Q51 70 51 75M27 52H52Q58 52 58 57T52 62H44"],
  ],
  diplomat: [
    ["ivory", "M33 21Q50 16 67 21L64 54H36z"],
    ["ink", "M34.500 40Q50 44 65.500 40L64.500 52H35.500z"],
    ["ivory", "M17 51Q18 48 24 49Q50 57 76 49Q82 48 83 51Q82 60 66 62Q50 64 34 62Q18 60 17 51z"],
    [
      "ivory",
      "M50 73Q44 67 36 73Q29 78 21 75Q27 86 38 84Q46 83 50 78" +
        "Q54 83 62 84Q73 86 79 75Q71 78 64 73Q56 67 50 73z",
    ],
  ],
  necromobile: [
    ["ivory", "M50 20Q78 20 78 47Q78 57 70 63V76Q70 80 66 80H34Q30 80 30 76V63Q22 57 22 47Q22 20 50 20z"],
    ["ink", `${disc(38, 49, 8)}${disc(62, 49, 8)}`],
    ["ink", "M50 57L55 66H45z"],
    ["line", "M43 72V80M50 72V80M57 72V80"],
  ],
};

/** The corpse: a leaning gravestone, unlike any token in shape and colour. */
export const CORPSE: readonly Stroke[] = [
  ["soil", "M10 86Q12 74 30 76Q50 70 72 76Q88 75 91 86Q91 90 87 90H14Q10 90 10 86z"],
  ["stone", "M24 80L21 40Q21 14 47 12Q73 11 76 36L79 78Q50 84 24 80z"],
  ["chalk", "M38 36L62 58M62 34L39 60"],
];

/** The walls of the maze. */
export const LABYRINTH =
  "M42 88H12V12H88V88H58M42 27H27V73H73V27H58M44 58H42V42H58V58H56M12 50H27M73 50H88M50 58V73M50 12V27";

/** The rays that fill the maze while a chief is in power. */
export const RAYS =
  "M50 50L100 45L100 55zM50 50L100 65L100 77zM50 50L100 91L91 100zM50 50L77 100L65 100z" +
  "M50 50L55 100L45 100zM50 50L35 100L23 100zM50 50L9 100L0 91zM50 50L0 77L-0 65zM50 50L0 55L0 45z" +
  "M50 50L0 35L0 23zM50 50L0 9L9 0zM50 50L23 0L35 0zM50 50L45 0L55 0zM50 50L65 -0L77 0z" +
  "M50 50L91 0L100 9zM50 50L100 23L100 35z";

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
  place: [["drop", disc(50, 50, 11)]],
};
