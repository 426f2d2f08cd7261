/** The user's games: those that the service lists, and those that only this browser knows. Pure. */
import type { KnownGame } from "../common/games.ts";
import { MAX_OWN_GAMES, type OwnGame, type Rules, type Seat } from "../protocol/index.ts";

/** A game in the list of the user's games. */
export interface ListedGame extends KnownGame {
  /** Whether it is the user's turn, as far as the service has told. */
  isMine?: boolean;
  /** The seat of somebody else whose turn it is. */
  waitsFor?: Seat;
  /** The seats whose players are out of a game that goes on. */
  out?: readonly Seat[];
  /** The position of a game that has gone on since the last visit, with its rules. */
  now?: { position: string; rules: Rules };
}

/**
 * The games to list, the latest first. The service knows the user's games best, on any device; of others,
 * such as those that were watched, this browser tells. `own` is null until the service has answered.
 */
export function listedGames(
  known: readonly KnownGame[],
  own: readonly OwnGame[] | null,
  removed: readonly string[],
): readonly ListedGame[] {
  if (!own) return known;
  const before = new Map(known.map((game) => [game.id, game]));
  const listed = own
    .filter(({ id }) => !removed.includes(id))
    .map((game) => current(game, before.get(game.id)));
  const ids = new Set(own.map(({ id }) => id));
  // A seat that was left, lost or taken elsewhere is the user's no more, though this browser remembers it.
  const listsAllThatGoOn = own.length < MAX_OWN_GAMES || own.some(({ phase }) => phase === "over");
  const others = known
    .filter(({ id }) => !ids.has(id))
    .map((game) => ({ ...game, due: undefined }))
    .map((game) => (listsAllThatGoOn && !game.outcome ? { ...game, held: [] } : game));
  return [...listed, ...others].sort((a, b) => b.at - a.at);
}

/** A game as the service has told it. */
function current(game: OwnGame, before: KnownGame | undefined): ListedGame {
  const {
    id,
    board,
    rules,
    held,
    play = [],
    seats,
    turn,
    to_move,
    due_ms,
    position,
    outcome = null,
    at_ms: at,
    out = [],
  } = game;
  const isMine = to_move !== undefined && play.includes(to_move);
  const listed: ListedGame = { id, at, board, held, seats, turn, outcome, isMine, out: outcome ? [] : out };
  if (isMine && due_ms !== undefined) listed.due = due_ms;
  const isOfOther = to_move !== undefined && !held.includes(to_move) && !seats[to_move]?.stand_in;
  if (isOfOther && game.phase === "playing") listed.waitsFor = to_move;
  const isSeen = before?.scene !== undefined && before.turn === turn && before.at >= at;
  if (isSeen) listed.scene = before.scene;
  else if (position !== undefined) listed.now = { position, rules };
  return listed;
}
