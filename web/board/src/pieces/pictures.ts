/** The pieces as pictures: crown, dagger, camera, fist, top hat, shovel. */
import { disc } from "../art.ts";
import type { PieceSet, Stroke } from "../piece_set.ts";
import type { Role } from "../types.ts";

const FIGURES: Readonly<Record<Role, readonly Stroke[]>> = {
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
    ["ivory", disc(50, 54, 8)],
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
    ["ivory", "M36 12H64Q69 12 69 17T64 24H55V50H45V24H36Q31 24 31 17T36 12z"],
    ["ivory", "M29 50H71V66Q71 79 50 90Q29 79 29 66z"],
    ["line", "M50 54V75"],
  ],
};

/** The corpse: a leaning gravestone, unlike any token in shape and colour. */
const CORPSE: readonly Stroke[] = [
  ["soil", "M10 86Q12 74 30 76Q50 70 72 76Q88 75 91 86Q91 90 87 90H14Q10 90 10 86z"],
  ["stone", "M24 80L21 40Q21 14 47 12Q73 11 76 36L79 78Q50 84 24 80z"],
  ["chalk", "M38 36L62 58M62 34L39 60"],
];

/** The pieces as pictures. */
export const pictures: PieceSet = { figures: FIGURES, corpse: CORPSE };
