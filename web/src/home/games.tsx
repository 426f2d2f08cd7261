import { boardTitle } from "../common/boards.ts";
import { gameLine } from "../common/game_line.ts";
import type { KnownGame } from "../common/games.ts";

/** The number of games listed; older ones are reached by their address. */
const MAX_SHOWN = 6;

/** The games that this browser knows. */
export function GamesList({ games, now }: { games: readonly KnownGame[]; now: number }) {
  if (games.length === 0) return null;
  return (
    <section class="games" aria-labelledby="games-title">
      <h2 id="games-title">Your games</h2>
      <ul>
        {games.slice(0, MAX_SHOWN).map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameLine(game) || "A new game"}</a>{" "}
            <span class="soft">{[...boardOf(game), ago(now - game.at)].join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of a game's board, if it is not the usual one. */
function boardOf({ board: visited, request }: KnownGame): string[] {
  const board = visited ?? request?.board ?? "square9";
  return board === "square9" ? [] : [boardTitle(board)];
}

/** A time span as a text such as "5 minutes ago". */
export function ago(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  const days = Math.round(hours / 24);
  return days === 1 ? "yesterday" : `${days} days ago`;
}
