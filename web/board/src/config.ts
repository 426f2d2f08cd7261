/**
 * Every option of `<djambi-board>`, and every event that it sends. `board.set({…})` takes any of the options
 * and keeps the others; `board.options` tells them all. All of them are plain data but for the words and
 * `attackers`, which are functions.
 */
import type { Keys } from "./commands.ts";
import type { PieceSet } from "./piece_set.ts";
import type {
  BoardGeometry,
  BoardPosition,
  Family,
  MarkedTurn,
  RefusedDetail,
  Ring,
  Seat,
  StageDetail,
} from "./types.ts";
import type { Words } from "./words.ts";

/** All options. Nothing is shown until geometry, position, words and pieces are there. */
export interface BoardOptions {
  /** The board: its squares and their shapes, its lines, its camps and how each seat sees it. */
  geometry: BoardGeometry | null;
  /** The position to show. Setting it ends a running animation, and the turn being entered as a rule. */
  position: BoardPosition | null;
  /** The legal turns of the seat to move, or of a seat that prepares its turn. Without any, nothing can be
   * entered. */
  families: readonly Family[];
  /** Whether a turn being entered goes on in another position, with the choices that are legal there. */
  keepsChoices: boolean;
  /** The seats whose turns can be entered here; null: all. The turns of others are only shown. */
  seats: readonly Seat[] | null;
  /** The seat at the bottom; the first one of the board if this one has no place there. */
  view: Seat;
  /** The last turns, which are marked, the oldest first. */
  lastTurns: readonly MarkedTurn[];
  /** The rings round pieces; none is shown once the piece of a turn being entered has moved. */
  rings: readonly Ring[];
  /** Whether the pieces that can move are marked. */
  showMovable: boolean;
  /** Whether a complete turn waits for `commit()` or for a second click on the moved piece. */
  confirm: boolean;

  /** The drawings of the pieces: `djambi-board/pieces/pictures`, `letters` or `signs`, or your own. */
  pieces: PieceSet | null;
  /** All words, for screen readers and prompts: `djambi-board/words/en`, or your own. */
  words: Words | null;
  /** Whether the names of files and ranks are written on the frame. */
  coordinates: boolean;

  /** How long changes take, in milliseconds; 0 for at once. */
  animation: AnimationTimes;
  /** Whether all changes are shown at once: always, never, or as the user's system asks. */
  reducedMotion: "system" | "always" | "never";

  /** The key of each command. An empty text switches a command off. Other keys are in the README. */
  keys: Keys;
  /** Tells which squares hold pieces that could kill or take the piece on a square, for the key that asks. */
  attackers: (square: string) => readonly string[];
}

/** The events that the element sends; they bubble. */
export interface BoardEvents {
  /** A turn is complete: `detail.move` is its text, `d4e5xf5@g6` for example. No other turn can be entered
   * until position or families are set again. A turn with one legal choice left completes itself; one that is
   * only to pass waits for `commit()`. After `preventDefault()` the turn waits for
   * `commit()`, too, which sends the event again. */
  turn: CustomEvent<TurnDetail>;
  /** Another choice is to be made: `detail` has the stage, a prompt, and which methods (`back()`,
   * `decline()`, `commit()`) make sense now. The board reads the prompt out to screen readers, unless the
   * page calls `preventDefault()`. */
  stage: CustomEvent<StageDetail>;
  /** The mouse, a tap or the keyboard has reached another square, or has left the board. A page can tell what
   * is there. */
  point: CustomEvent<PointDetail>;
  /** A click, a key or a drop chose what cannot be chosen: `detail` says what it was. */
  refused: CustomEvent<RefusedDetail>;
}

/** The detail of a `point` event. */
export interface PointDetail {
  /** The square; null beside the board. */
  square: string | null;
}

/** The detail of a `turn` event. */
export interface TurnDetail {
  /** The turn: from, to, and where they are needed `>` the way out of the maze, `x` the reporter's victim,
   * `@` the placement. */
  move: string;
}

/** How long changes take, in milliseconds. */
export interface AnimationTimes {
  /** A piece moves. */
  move: number;
  /** A piece dies, an army changes hands, a chief comes to power. */
  change: number;
  /** A choice of the user is shown. */
  choice: number;
  /** The board turns to another seat. */
  rotate: number;
}

/** The options of a board that was given none. Words and pieces come with `define`. */
export const DEFAULTS: BoardOptions = {
  geometry: null,
  position: null,
  families: [],
  keepsChoices: false,
  seats: null,
  view: "red",
  lastTurns: [],
  rings: [],
  showMovable: false,
  confirm: false,
  pieces: null,
  words: null,
  coordinates: true,
  animation: { move: 320, change: 240, choice: 140, rotate: 380 },
  reducedMotion: "system",
  keys: {
    chief: "c",
    assassin: "a",
    reporter: "r",
    militant: "m",
    diplomat: "d",
    necromobile: "n",
    maze: "z",
    lines: "l",
    attackers: "k",
    turns: "t",
    help: "?",
  },
  attackers: () => [],
};
