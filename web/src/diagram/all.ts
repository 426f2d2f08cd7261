/** All diagrams, pieces and marks that the pages show as pictures. */
import { TOKENS } from "../../board/src/art.ts";
import type { Seat } from "../../board/src/types.ts";
import { type Diagram, drawDiagram, drawMark, drawPiece } from "./diagram.ts";

const START =
  "a1:rC b1:rA c1:rM a2:rR b2:rD c2:rM a3:rM b3:rM c3:rN " +
  "g1:bM h1:bA i1:bC g2:bM h2:bD i2:bR g3:bN h3:bM i3:bM " +
  "g9:yM h9:yA i9:yC g8:yM h8:yD i8:yR g7:yN h7:yM i7:yM " +
  "a9:gC b9:gA c9:gM a8:gR b8:gD c8:gM a7:gM b7:gM c7:gN";

const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  start: {
    label:
      "The board at the start: red in the corner a1, blue in i1, yellow in i9, green in a9, " +
      "the maze in the middle.",
    from: "a1",
    to: "i9",
    pieces: START,
  },
  cover: {
    label: "A game of Djambi in full swing: a chief sits in the maze, and corpses lie across the board.",
    from: "a1",
    to: "i9",
    pieces:
      "e5:rC b1:rA c2:rM b3:rD d4:rR c5:rN f6:rM d6:x e7:x f3:x g5:x c7:x h4:x d2:x " +
      "i1:bC h2:bM g2:bN f1:bR i4:bA h8:yC i8:yM g7:yR f8:yD i6:yM g9:yN " +
      "c9:gC b8:gM b9:gM a7:gR d8:gD a9:gN e9:gA",
  },
  militant: {
    label: "The red militant goes from c1 to c3 and kills; the corpse is laid on e4.",
    from: "a1",
    to: "e4",
    pieces: "c3:rM e4:x",
    arrows: "c1-c3 c3~e4",
  },
  assassin: {
    label: "The red assassin goes from a1 to d4 and kills; the corpse lies on a1, where it came from.",
    from: "a1",
    to: "e4",
    pieces: "d4:rA a1:x",
    arrows: "a1-d4",
  },
  reporter: {
    label: "The red reporter goes from a1 to a3 and kills the piece beside it on b3, where its corpse stays.",
    from: "a1",
    to: "e4",
    pieces: "a3:rR b3:bD a4:bM",
    marks: "b3:victim a4:victim",
    arrows: "a1-a3",
  },
  diplomat: {
    label: "The red diplomat goes from a4 to d4, and the blue chief that stood there is put on b1.",
    from: "a1",
    to: "e4",
    pieces: "d4:rD b1:bC",
    arrows: "a4-d4 d4~b1",
  },
  necromobile: {
    label: "The red necromobile goes from a1 to c3, and the corpse that lay there is put on d1.",
    from: "a1",
    to: "e4",
    pieces: "c3:rN d1:x",
    arrows: "a1-c3 c3~d1",
  },
  power: {
    label: "The red chief in the maze, in the middle of the board.",
    from: "c3",
    to: "g7",
    pieces: "e5:rC d4:rM f7:bA g3:yR c6:x",
  },
  encircled: {
    label: "A blue chief on a1 with corpses on a2, b2 and b1: every way out is closed.",
    from: "a1",
    to: "e4",
    pieces: "a1:bC a2:x b2:x b1:x d3:yN c4:bM",
  },
};

const PIECES = ["C", "A", "R", "M", "D", "N"].map((role) => `r${role}`);

/** All pictures by their file names. */
export function pictures(): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, diagram] of Object.entries(DIAGRAMS))
    all.set(`diagram-${name}.svg`, drawDiagram(diagram));
  for (const name of [...PIECES, "x"]) all.set(`piece-${name}.svg`, drawPiece(name));
  for (const seat of Object.keys(TOKENS) as Seat[]) all.set(`mark-${seat}.svg`, drawMark(seat));
  return all;
}
