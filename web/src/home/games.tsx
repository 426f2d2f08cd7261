import { boardTitle } from "../common/boards.ts";
import { gameLine } from "../common/game_line.ts";
import type { KnownGame } from "../common/games.ts";
import * as text from "../text/home.ts";

/** The number of games listed; older ones are reached by their address. */
const MAX_SHOWN = 6;

/** The games that this browser knows. */
export function GamesList({ games, now }: { games: readonly KnownGame[]; now: number }) {
  if (games.length === 0) return null;
  const { lang } = document.documentElement;
  return (
    <section class="games" aria-labelledby="games-title">
      <h2 id="games-title">{text.yourGames()}</h2>
      <ul>
        {games.slice(0, MAX_SHOWN).map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{gameLine(game) || text.newGame()}</a>{" "}
            <span class="soft">{[...boardOf(game), ago(now - game.at, lang)].join(", ")}</span>
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

/** A time span as a text of a language, such as "5 minutes ago". */
export function ago(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.round(ms / 60_000);
  // No second is counted: it is "now".
  if (minutes < 1) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 24 ? format.format(-hours, "hour") : format.format(-Math.round(hours / 24), "day");
}
