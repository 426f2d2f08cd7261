/** The film of the home page: the board and the recorded game, fetched when they are wanted. */
import "../../board/src/index.ts";
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
  const storyOf = (ply: number) => words.story(FILM.turns[ply - 1]?.steps ?? []);
  return new FilmPlayer(board, FILM, (ply) => tell(storyOf(ply)));
}
