import { Mark } from "../../common/seats/mark.tsx";
import { playerName } from "../../common/seats/seat_names.ts";
import type { SeatRating, Settings } from "../../protocol/index.ts";
import * as text from "../../text/coach.ts";
import { you } from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { ratingAfter, useRatings } from "../table/ratings.ts";
import { type PlayerFall, type Standing, standingsAt } from "./standings.ts";

/** The places of all players: how and when each fell, and what each has killed and taken. */
export function Standings({ store, plies }: { store: GameStore; plies: number }) {
  const settings = store.settings.value;
  return settings && <Places store={store} plies={plies} settings={settings} />;
}

function Places({ store, plies, settings }: { store: GameStore; plies: number; settings: Settings }) {
  const ratings = useRatings(settings, store.latest.value?.outcome !== null);
  return (
    <ol class="standings" aria-label={text.standings()}>
      {standingsAt(store.log, plies).map((standing) => (
        <li key={standing.seat}>
          <span class="standings-place">{text.place(standing)}</span>
          <Mark seat={standing.seat} size={20} />
          <p>
            <strong>{playerName(settings.seats, standing.seat)}</strong>
            {store.held.value.includes(standing.seat) && <em> {you()}</em>}
            <span class="soft">{facts(standing, ratings[standing.seat]).join(" · ")}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function facts({ fall, kills, armies }: Standing, rating: SeatRating | undefined): string[] {
  return [
    ...(rating ? [text.ratingNow({ rating: ratingAfter(rating) })] : []),
    fall ? fallText(fall) : text.aliveAtEnd(),
    ...(kills > 0 ? [text.killsMade({ kills })] : []),
    ...(armies > 0 ? [text.armiesTaken({ armies })] : []),
  ];
}

function fallText({ how, mover, square, ply: turn }: PlayerFall): string {
  if (how === "killed") return text.fellKilled({ mover, square, turn });
  if (how === "walled_in") return text.fellWalledIn({ mover, square, turn });
  return how === "by_own_turn" ? text.fellByOwnTurn({ square, turn }) : text.fellResigned({ turn });
}
