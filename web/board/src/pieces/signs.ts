/** The pieces as abstract signs of circles, spirals and crosses. */
import { disc } from "../art.ts";
import type { PieceSet, Stroke } from "../piece_set.ts";

/** A thick light line with a dark edge. */
function line(d: string): readonly Stroke[] {
  return [
    ["edge", d],
    ["core", d],
  ];
}

/** Circles for chief and militant, crosses for those that deal with death, and two curves. */
export const signs: PieceSet = {
  figures: {
    chief: [...line(disc(50, 50, 27)), ["ivory", disc(50, 50, 10)]],
    assassin: line("M29 29L71 71M71 29L29 71"),
    reporter: line("M50 52A5 5 0 0 1 58 48A14 14 0 1 1 36 42A24 24 0 0 1 74 40A25 25 0 0 1 66 72"),
    militant: [["ivory", disc(50, 50, 17)]],
    diplomat: line(`${disc(36, 50, 15)}${disc(64, 50, 15)}`),
    necromobile: line(`${disc(50, 32, 11)}M50 43V78M31 54H69`),
  },
  // A circle that lies on the ground.
  corpse: [
    ["soil", "M6 62V70A44 20 0 0 0 94 70V62z"],
    ["stone", "M6 60A44 20 0 1 1 94 60A44 20 0 1 1 6 60z"],
    ["chalk", "M36 52L64 68M64 52L36 68"],
  ],
};
