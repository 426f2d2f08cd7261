/** A position of the demo page, and the clicks that lead to what it shows. */
export interface DemoScene {
  dfen: string;
  last?: string[];
  clicks?: string[];
}

const START =
  "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/" +
  "9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyg r r 0 1";
const MIDDLE =
  "gC1gM3yM1yC/gRx1gMyN1yM2/1gM1x2xyMyM/3yA1rAx2/2gN1bC2bR1/" +
  "1rM1xgA4/rMrM1rN1bN1bM1/rR1x1yRbM2x/rCrD1bD1bMrM2 rbyg y y 3 41";
const CAPTURED =
  "x1gM3x2/gRx1gMx1x2/1gM1x2xyM1/3yA1rAx2/2gN1rC2bR1/" +
  "1rM1x5/rMrM1rN1bN1bM1/rR1x1yRbM2x/1rD1bD1bMrM1bC rbrg b b 0 57";
const ORPHANS =
  "x1gM3yM1yC/gRx1gMyN1yM2/1gM1x2xyMyM/3yA1rAx2/2gN4bR1/" +
  "1rM1x5/rMrM1rN1bN1bM1/rR1x1yRbM2x/rCrD1bD1bMrM1bC rhy- r r 0 57";

/** The scenes of the demo page by name. */
export const SCENES: Readonly<Record<string, DemoScene>> = {
  start: { dfen: START },
  middle: { dfen: MIDDLE, last: ["c6", "c5"] },
  captured: { dfen: CAPTURED, last: ["b5", "e5"] },
  inert: { dfen: ORPHANS },
  militant: { dfen: START, clicks: ["c2"] },
  diplomat: { dfen: MIDDLE.replace("y y", "b b"), clicks: ["d1"] },
  gravedigger: { dfen: MIDDLE.replace("y y", "b b"), clicks: ["f3"] },
  chief: { dfen: CAPTURED.replace("b b", "r r"), clicks: ["f6"] },
  maze: { dfen: ORPHANS.replace("/1rM1x5/", "/1rM7/"), clicks: ["a1"] },
  killer: { dfen: MIDDLE.replace("y y", "r r"), clicks: ["f6"] },
  exit: { dfen: MIDDLE.replace("y y", "y y"), clicks: ["d6", "e5"] },
  reporter: { dfen: MIDDLE.replace("y y", "y y"), clicks: ["e2", "e3"] },
  placement: { dfen: MIDDLE.replace("y y", "r r"), clicks: ["g1", "f2"] },
  diplomacy: { dfen: MIDDLE.replace("y y", "b b"), clicks: ["d1", "d3"] },
  confirm: { dfen: START, clicks: ["b2", "d4"] },
};
