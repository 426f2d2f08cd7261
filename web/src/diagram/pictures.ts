/**
 * The pictures of the rules page: a position, the legal moves shown in it, and its words. What is drawn of a
 * move is its story by the rules; `tests/pictures.test.ts` holds the captions against them.
 */

/** A picture that explains a rule. */
export interface Picture {
  /** The position string on the 9 × 9 board, or `start`. */
  position: string;
  /** The moves played in it before those that are shown, in wire form. */
  played?: readonly string[];
  /** The moves shown, in wire form: one, or several to choose from. */
  moves?: readonly string[];
  /** A piece whose targets are shown. */
  targetsOf?: string;
  /** The lower left and the upper right square of the part that is shown; without it the whole board. */
  part?: readonly [string, string];
  /** The text for a screen reader. */
  label: string;
  /** The text under the picture. */
  caption: string;
}

const MAZE_GAME = {
  position: "gC8/9/4bA1yC2/9/9/2rN6/2rCrM5/9/8bC rbyg r r 0 1",
  part: ["c3", "g7"],
} as const;

/** The pictures by their names. */
export const PICTURES = {
  start: {
    position: "start",
    label:
      "The board at the start: red in the corner a1, blue in i1, yellow in i9, green in a9, " +
      "the maze in the middle.",
    caption:
      "The start. Every army has one chief, one assassin, one reporter, one diplomat, one necromobile and " +
      "four militants.",
  },
  cover: {
    position:
      "gNgMgC1gA1yN2/1gM1gD1yD1yCyM/gR1x1x1yR2/3x1rM2yM/2rN1rC1x2/3rR3xbA/1rD3x3/2rMx2bNbM1/1rA3bR2bC " +
      "rbyg b b 3 23",
    label: "A game of Djambi in full swing: a chief sits in the maze, and corpses lie across the board.",
    caption: "",
  },
  "ways-militant": {
    position: "gC7yC/9/9/9/9/8bC/2rM6/9/7rC1 rbyg r r 0 1",
    targetsOf: "c3",
    part: ["a1", "g7"],
    label: "A red militant on c3. Dots show that it reaches one or two squares in all eight directions.",
    caption: "A militant goes one or two squares, never into the maze.",
  },
  "ways-others": {
    position: "gC7yC/9/9/9/9/8bC/2rD2x3/9/7rC1 rbyg r r 0 1",
    targetsOf: "c3",
    part: ["a1", "g7"],
    label:
      "A red diplomat on c3. Dots show that it reaches every square in all eight directions, beyond the " +
      "empty maze on e5 too, but none from the corpse on f3 on.",
    caption: "All others go as far as they like, through the empty maze too. The corpse on f3 is a wall.",
  },
  militant: {
    position: "gC7yC/9/9/9/9/9/2bM6/9/rC1rM5bC rbyg r r 0 1",
    moves: ["c1c3@e4"],
    part: ["a1", "e4"],
    label: "A red militant goes from c1 to c3 and kills; the corpse is laid on e4.",
    caption: "Red kills on c3 and may lay the corpse on any empty square, here on e4.",
  },
  walls: {
    position: "gC7yC/9/9/9/9/3bA5/9/xx1rN5/bM3rC3bC rbyg r r 0 7",
    moves: ["e1a1@b1"],
    part: ["a1", "e4"],
    label:
      "The red chief goes from e1 to the corner a1 and kills there. The corpse is laid on b1. With those on a2 " +
      "and b2 it closes every way to the corner, also to the blue assassin on d4.",
    caption:
      "Red’s chief kills in the corner and shuts the door with the corpse, on b1. Nobody can reach it now. " +
      "It lives as long as red has a necromobile; without one it would be walled in, and dead.",
  },
  assassin: {
    position: "gC7yC/9/9/9/9/3bR5/rC8/9/rA7bC rbyg r r 0 1",
    moves: ["a1d4"],
    part: ["a1", "e4"],
    label: "A red assassin goes from a1 to d4 and kills; the corpse is laid on a1, where it came from.",
    caption: "From a1 to d4. Nobody chooses where the corpse goes: to a1, where the assassin came from.",
  },
  reporter: {
    position: "gC7yC/9/9/9/9/bM8/1bD7/9/rR2rC4bC rbyg r r 0 1",
    moves: ["a1a3xb3", "a1a3xa4"],
    part: ["a1", "e4"],
    label:
      "A red reporter goes from a1 to a3, where a blue diplomat stands beside it on b3 and a blue militant on a4.",
    caption:
      "On a3 it kills the diplomat on b3, or the militant on a4, or nobody. The corpse stays where it fell.",
  },
  diplomat: {
    position: "gC7yC/9/9/9/9/rD2bC5/1rA7/4rC4/9 rbyg r r 0 1",
    moves: ["a4d4@b1"],
    part: ["a1", "e4"],
    label:
      "A red diplomat goes from a4 to d4, and the blue chief that stands there is put on b1, below the red assassin on b3.",
    caption: "The chief on d4 is led away, alive, to b1: in front of red’s assassin.",
  },
  shield: {
    position: "1gC5yC1/9/9/9/9/9/1rN1x5/9/rC3bA3bC rbyg r r 0 1",
    moves: ["b3d3@c1"],
    part: ["a1", "e4"],
    label:
      "A red necromobile goes from b3 to d3, and the corpse that lies there is put on c1, between the blue " +
      "assassin on e1 and the red chief on a1.",
    caption: "The assassin on e1 aims at red’s chief. The corpse from d3 becomes its shield on c1.",
  },
  "maze-enter": {
    ...MAZE_GAME,
    moves: ["c3e5"],
    label: "The red chief goes from c3 to the maze on e5.",
    caption: "1. Red’s chief enters the maze and is in power: red plays after everybody else’s turn.",
  },
  "maze-strike": {
    ...MAZE_GAME,
    played: ["c3e5"],
    moves: ["e7e5>g5"],
    label:
      "The red chief sits in the maze. A blue assassin goes from e7 into the maze, kills it and leaves at once " +
      "for g5; the corpse is laid on e7, where the assassin came from.",
    caption:
      "2. Blue’s assassin strikes in the maze and must leave it in the same turn, to g5. The corpse goes to e7.",
  },
  "maze-next": {
    ...MAZE_GAME,
    played: ["c3e5", "e7e5>g5"],
    moves: ["g7e5"],
    label:
      "The corpse lies on e7, the assassin stands on g5, and the red pieces bear blue’s sign. The yellow chief " +
      "goes from g7 to the maze.",
    caption: "3. Red is out, and its army is blue’s. The maze is empty: yellow’s chief is the next.",
  },
  encircled: {
    position: "1gC5yC1/9/9/9/9/2x6/3yN5/xx7/bC7rC rbyg y y 0 1",
    moves: ["d3c4@b1"],
    part: ["a1", "e4"],
    label:
      "A blue chief on a1 with corpses on a2 and b2. A yellow necromobile goes from d3 to c4 and puts the corpse " +
      "from there on b1: every way out is closed.",
    caption: "In the corner three corpses are enough. Blue has no necromobile and is lost.",
  },
} as const satisfies Readonly<Record<string, Picture>>;
