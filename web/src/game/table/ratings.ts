/** The ratings of those who play a rated game. */
import { useEffect, useState } from "preact/hooks";
import { request } from "../../net/rest.ts";
import type { GameRatings, RatingChange, SeatRating, Settings, ShownRating } from "../../protocol/index.ts";

/** How often the changes of a game are asked for, and after which pauses in milliseconds: they come a moment after its end. */
const PAUSES_MS: readonly number[] = [0, 500, 2000, 8000];

/**
 * The ratings of those at the table of a game, by seat; none if it is not rated, or while they are unknown. They are fetched
 * anew with other players, and at the end until they have changed.
 */
export function useRatings({ id, table, seats }: Settings, isOver: boolean): GameRatings["seats"] {
  const [ratings, setRatings] = useState<GameRatings["seats"]>({});
  const players = Object.values(seats).map((seat) => seat?.name);
  useEffect(() => {
    if (!table.rated) return;
    let isWanted = true;
    const fetchAll = async () => {
      for (const pause of isOver ? PAUSES_MS : [0]) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!isWanted) return;
        const found = await request<GameRatings>(`/api/v1/games/${encodeURIComponent(id)}/ratings`);
        if (isWanted) setRatings(found.seats);
        if (Object.values(found.seats).every((seat) => seat?.change)) return;
      }
    };
    fetchAll().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [id, isOver, players.join("\n")]);
  return ratings;
}

/** A rating: `1512 ± 90`, with a question mark while it is a guess. */
export function ratingText({ points, margin, provisional }: ShownRating): string {
  return `${points}${provisional ? "?" : ""} ± ${margin}`;
}

/** The points that a game has given or taken, with their sign. */
export function changeText({ before, after }: RatingChange): string {
  const points = after - before;
  return points === 0 ? "±0" : points > 0 ? `+${points}` : `−${-points}`;
}

/** The rating of a player at the end of a game, and what the game has changed. */
export function ratingAfter({ rating, change }: SeatRating): string {
  return change
    ? `${change.after}${rating.provisional ? "?" : ""} (${changeText(change)})`
    : ratingText(rating);
}
