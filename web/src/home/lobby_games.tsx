import { useMemo } from "preact/hooks";
import { isolated } from "../common/isolated.ts";
import { kindText } from "../common/rules/kind_text.ts";
import { levelName } from "../common/seats/level_name.ts";
import { Mark } from "../common/seats/mark.tsx";
import { BOARDS, type LobbyGame, type LobbySeat, type Seat } from "../protocol/index.ts";
import { bot, seatName } from "../text/common.ts";
import * as text from "../text/home.ts";
import { free } from "../text/table.ts";
import type { Entry } from "./lobby_list.ts";
import type { DrawGame } from "./small_boards.ts";

interface LobbyGamesProps {
  games: readonly Entry<LobbyGame>[];
  draw: DrawGame | null;
}

/** The running games that may be watched, each with its board as it is now. */
export function LobbyGames({ games, draw }: LobbyGamesProps) {
  return (
    <section aria-labelledby="games-to-watch">
      <h3 id="games-to-watch">{text.gamesToWatch()}</h3>
      {games.length === 0 && <p class="lobby-empty">{text.noGames()}</p>}
      <ul class="lobby-games">
        {games.map((entry) => (
          <GameCard key={entry.item.id} entry={entry} draw={draw} />
        ))}
      </ul>
    </section>
  );
}

function GameCard({
  entry: { item: game, isGone },
  draw,
}: {
  entry: Entry<LobbyGame>;
  draw: DrawGame | null;
}) {
  const kind = kindText(game.board, game.rules);
  const label = text.boardNow({ kind, seat: game.turn });
  const picture = useMemo(() => draw?.(game, label) ?? "", [draw, game.position, label]);
  const order = BOARDS.find(({ name }) => name === game.board)?.players.at(-1) ?? [];
  return (
    <li class={isGone ? "lobby-game lobby-gone" : "lobby-game"}>
      <a href={`/game/${game.id}`}>
        <div class="lobby-board" dangerouslySetInnerHTML={{ __html: picture }} />
        <span class="lobby-kind">{kind}</span>
      </a>
      <ul class="lobby-players">
        {order.map((seat) => {
          const player = game.seats[seat];
          if (player === undefined) return null;
          return (
            <li key={seat} class={seat === game.turn ? "lobby-turn" : ""}>
              <Mark seat={seat} size={13} /> {playerName(seat, player)}
            </li>
          );
        })}
      </ul>
      <p class="soft">
        {isGone ? text.gameEnded() : game.watchers > 0 && text.peopleWatch({ n: game.watchers })}
      </p>
    </li>
  );
}

function playerName(seat: Seat, player: LobbySeat): string {
  if (player === "free") return free();
  if ("bot" in player) return bot({ level: levelName(player.bot) });
  return isolated(player.person) || seatName({ seat });
}
