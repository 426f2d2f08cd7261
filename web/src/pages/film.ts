/** The film of the home page: the board and the recorded game, fetched when they are wanted. */
import "../../board/src/index.ts";
import type { StoryStep } from "../../board/src/types.ts";
import { words } from "../../board/src/words/en.ts";
import { FILM } from "../../generated/film.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import { FilmPlayer } from "../home/film_player.ts";

/** Puts the board of the film into a place, and returns what plays it; `tell` hears each turn in words. */
export function showFilm(place: Element, tell: (words: string) => void): FilmPlayer {
  const board = document.createElement("djambi-board");
  // The picture below has a label; the board is nothing to use.
  board.inert = true;
  board.set({ geometry: SQUARE9, animation: { ...board.options.animation, move: 600, change: 350 } });
  place.append(board);
  return new FilmPlayer(board, FILM, (ply) => tell(shortStory(FILM.turns[ply - 1]?.steps ?? [])));
}

/** A turn in two or three short sentences: the first of the armies that change sides, or the win. */
function shortStory(steps: readonly StoryStep[]): string {
  const first = steps.some(({ kind }) => kind === "won") ? null : steps.find(isTaking);
  return words.story(steps.filter((step) => !isTaking(step) || step === first));
}

function isTaking({ kind }: StoryStep): boolean {
  return kind === "army_taken";
}
